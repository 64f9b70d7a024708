// Package scftocf lowers structured control flow, the scf dialect, to branches between
// blocks, the cf dialect.
package scftocf
