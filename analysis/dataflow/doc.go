// Package dataflow has MLIR's data flow framework: analyses that are solved together, so that
// each can use what the others know so far.
//
// A [Solver] has a [DeadCode] analysis, which finds the blocks that may be executed, and
// sparse forward analyses, which compute an element of a lattice for each value; see
// [Forward]: [AddConstants] and [AddRanges].
package dataflow
