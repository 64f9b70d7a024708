// Package structural has the patterns of dialect conversions that convert only types: the
// signatures of functions, and the operands and results of calls, returns and branches.
package structural
