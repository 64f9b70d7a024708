// Package genrules has rules of all languages that are compiled to Go, for the dialect of
// calc.td.
package genrules
