// Package lower lowers a checked PDLL module to the pdl dialect.
//
// In [Lower] each pattern becomes a pdl.pattern; constraints and rewrites that have a PDLL
// body are expanded where they are called, native ones become applications of
// a function by its name. The order of the operations and their locations are
// those of the reference tool. [CompileNatives] compiles the native functions
// that have a body of C++.
package lower
