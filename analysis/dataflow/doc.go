// Package dataflow implements MLIR's data flow framework: analyses that are solved together, so
// that each can use the intermediate results of the others.
//
// A [Solver] has a [DeadCode] analysis, which finds the blocks that may be executed, and
//   - sparse analyses, which compute an element of a lattice for each value: [Forward] from the
//     operands of operations (see [AddConstants] and [AddRanges]), [Backward] from the results;
//   - dense analyses, which compute a state for each point of the program: [DenseForward] from
//     the operations executed before it, [DenseBackward] from those executed after it.
package dataflow
