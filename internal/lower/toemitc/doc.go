// Package toemitc lowers dialects to the emitc dialect, which is C or C++: arith, func and scf.
//
// An index becomes a size_t. Integers remain without a sign where C does the same for both;
// elsewhere they are cast to the type with the sign that an operation needs.
package toemitc
