// Package tolibm lowers mathematical functions of scalars, and of the elements of vectors, to
// calls of the C library.
package tolibm
