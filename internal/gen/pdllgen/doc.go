// Package pdllgen lowers a checked PDLL module to the pdl dialect, and writes C++
// that carries the result.
//
// In [Lower] each pattern becomes a pdl.pattern; constraints and rewrites that have a PDLL
// body are expanded where they are called, native ones become applications of
// a function by its name. The order of the operations and their locations are
// those of the reference tool.
package pdllgen
