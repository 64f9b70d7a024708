// Package twenty has twenty rules that overlap, compiled to Go, to compare their speed with
// the interpreter's.
package twenty
