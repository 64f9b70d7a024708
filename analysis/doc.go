// Package analysis has analyses of IR that passes share.
package analysis
