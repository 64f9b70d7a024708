package ir

import "unsafe"

// A chunk is the single allocation of an operation with its operands, results and
// inherent attributes, which are arrays whose length may be 0. The operation is last
// because Go pads a zero-length array at the end of a struct.
type chunk[O, R, A any] struct {
	operands O
	results  R
	inherent A
	op       Operation
}

// newChunk allocates a chunk and returns its operation.
func newChunk[O, R, A any]() *Operation {
	c := new(chunk[O, R, A])
	op := &c.op
	if n := unsafe.Sizeof(c.operands) / unsafe.Sizeof(Operand{}); n > 0 {
		op.firstOperand, op.numOperands = (*Operand)(unsafe.Pointer(&c.operands)), uint32(n)
	}
	if n := unsafe.Sizeof(c.results) / unsafe.Sizeof(Value{}); n > 0 {
		op.firstResult, op.numResults = (*Value)(unsafe.Pointer(&c.results)), uint32(n)
	}
	if n := unsafe.Sizeof(c.inherent) / unsafe.Sizeof(*op.firstInherent); n > 0 {
		op.firstInherent, op.numInherent = (*Attribute)(unsafe.Pointer(&c.inherent)), uint16(n)
	}
	return op
}

// Limits of the numbers for which chunk types are instantiated.
const (
	maxChunkOperands = 4
	maxChunkResults  = 2
	maxChunkAttrs    = 3
)

type (
	chunksOfAttrs   [maxChunkAttrs + 1]func() *Operation
	chunksOfResults [maxChunkResults + 1]chunksOfAttrs
)

// chunks allocates operations, indexed by the numbers of operands, results and
// inherent attributes.
var chunks = [maxChunkOperands + 1]chunksOfResults{
	chunksWith[[0]Operand](), chunksWith[[1]Operand](), chunksWith[[2]Operand](), chunksWith[[3]Operand](), chunksWith[[4]Operand](),
}

func chunksWith[O any]() chunksOfResults {
	return chunksOfResults{chunksWithResults[O, [0]Value](), chunksWithResults[O, [1]Value](), chunksWithResults[O, [2]Value]()}
}

func chunksWithResults[O, R any]() chunksOfAttrs {
	return chunksOfAttrs{newChunk[O, R, [0]Attribute], newChunk[O, R, [1]Attribute], newChunk[O, R, [2]Attribute], newChunk[O, R, [3]Attribute]}
}

// allocate returns an operation with the given numbers of operands, results and
// inherent attributes.
func allocate(operands, results, attrs int) *Operation {
	if operands > maxChunkOperands || results > maxChunkResults || attrs > maxChunkAttrs {
		return allocateApart(operands, results, attrs)
	}
	return chunks[operands][results][attrs]()
}

// allocateApart is for the few operations that are larger than any chunk.
func allocateApart(operands, results, attrs int) *Operation {
	op := &Operation{}
	if operands > 0 {
		op.setOperands(make([]Operand, operands))
	}
	if results > 0 {
		op.setResults(make([]Value, results))
	}
	if attrs > 0 {
		op.setInherents(make([]Attribute, attrs))
	}
	return op
}
