// Package bufferize replaces tensors with buffers (one-shot-bufferize).
//
// An analysis decides for each operand that is a tensor whether the operation may work in place
// on the buffer of the operand, or needs a copy: in place is whatever does not destroy what is
// read later, and writes to no buffer that must not be written. Copies are inserted as
// operations on tensors, and then each operation is replaced with one on buffers.
//
// What an operation reads and writes, and which of its results may be in the buffer of which
// operand, is what its Model says, MLIR's BufferizableOpInterface.
package bufferize
