// Package convert has rules for a dialect conversion that are compiled to Go.
package convert
