// Package lower lowers a checked PDLL module to the pdl dialect.
//
// [Lower] turns each pattern into a pdl.pattern. Constraints and rewrites with a
// PDLL body are inlined at their calls; native ones become applications of a
// function by name. The order of operations and their locations are those of the
// reference tool. [CompileNatives] compiles the native functions that have a C++
// body.
package lower
