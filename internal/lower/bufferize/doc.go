// Package bufferize replaces tensors with buffers (one-shot-bufferize).
//
// An analysis decides for each tensor operand whether the operation may work in place on the
// operand's buffer, or needs a copy. An operand can be in place unless this would overwrite
// contents that are read later, or a buffer that must not be written. Copies are inserted as
// operations on tensors, and then each operation is replaced with one on buffers.
//
// A Model, MLIR's BufferizableOpInterface, describes the operands that an operation reads and writes,
// and the results that may be in the buffers of its operands.
package bufferize
