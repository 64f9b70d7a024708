// Package odsdata writes models of definitions as data, and reads them. A program that has the definitions of a
// dialect as data need not evaluate the .td files.
//
// The data has a sum of the declarations of the model, the size of the rest, and the rest, compressed: a table of
// strings, and the value. Strings are
// parts of the decompressed data, so reading copies none. A pointer is 0 for nil, 1 before a value that has not occurred yet, and else
// 2 more than the number of the value; a struct has the set of its fields that are not zero, then these.
package odsdata
