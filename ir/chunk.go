package ir

import "unsafe"

// A chunk is the single allocation of an operation with its operands, results and
// inherent attributes, which are arrays whose length may be 0. The operation is last
// because Go pads a zero-length array at the end of a struct, and because the others are
// found by their distance from it. Operands may be replaced by others elsewhere, results
// that are many are elsewhere from the beginning, and so are many inherent attributes, in
// an attributeList.
type chunk[O, R, A any] struct {
	operands O
	results  R
	inherent A
	op       Operation
}

const wordSize = int(unsafe.Sizeof(uintptr(0))) // all parts of a chunk consist of words

// Operations with more operands, results or attributes than these are allocated in parts:
// each combination of numbers is a type of its own.
const (
	maxChunkOperands = 4
	maxChunkResults  = 2
	maxChunkAttrs    = 3
)

// newChunk allocates a chunk and returns its operation.
func newChunk[O, R, A any]() *Operation {
	c := new(chunk[O, R, A])
	op := &c.op
	if n := unsafe.Sizeof(c.operands) / unsafe.Sizeof(Operand{}); n > 0 {
		op.firstOperand, op.numOperands = (*Operand)(unsafe.Pointer(&c.operands)), uint32(n)
	}
	op.inherentInChunk = uint8(unsafe.Sizeof(c.inherent) / unsafe.Sizeof(Attribute(nil)))
	op.words = uint8((int(unsafe.Sizeof(c.results)) + int(unsafe.Sizeof(c.inherent))) / wordSize)
	return op
}

// chunkInherent returns the inherent attributes that are in the chunk.
func (op *Operation) chunkInherent() []Attribute {
	n := int(op.inherentInChunk)
	return unsafe.Slice((*Attribute)(unsafe.Add(unsafe.Pointer(op), -n*int(unsafe.Sizeof(Attribute(nil))))), n)
}

type (
	chunksOfAttrs   [maxChunkAttrs + 1]func() *Operation
	chunksOfResults [maxChunkResults + 2]chunksOfAttrs // the last one with a pointer to the results
)

// chunks allocates operations, indexed by the numbers of operands, results and
// inherent attributes.
var chunks = [maxChunkOperands + 1]chunksOfResults{
	chunksWith[[0]Operand](), chunksWith[[1]Operand](), chunksWith[[2]Operand](), chunksWith[[3]Operand](), chunksWith[[4]Operand](),
}

func chunksWith[O any]() chunksOfResults {
	return chunksOfResults{chunksWithResults[O, [0]Value](), chunksWithResults[O, [1]Value](), chunksWithResults[O, [2]Value](), chunksWithResults[O, *Value]()}
}

func chunksWithResults[O, R any]() chunksOfAttrs {
	return chunksOfAttrs{newChunk[O, R, [0]Attribute], newChunk[O, R, [1]Attribute], newChunk[O, R, [2]Attribute], newChunk[O, R, [3]Attribute]}
}

// allocate returns an operation with the given numbers of operands, results and
// inherent attributes. Attributes that are not in the chunk have to be set before
// anything else uses the operation.
func allocate(operands, results, attrs int) *Operation {
	inChunk := operands
	if operands > maxChunkOperands {
		inChunk = 0
	}
	if attrs > maxChunkAttrs {
		attrs = 0
	}
	op := chunks[inChunk][min(results, maxChunkResults+1)][attrs]()
	if inChunk != operands {
		op.setOperands(make([]Operand, operands))
	}
	op.numResults = uint32(results)
	if results > maxChunkResults {
		*(**Value)(unsafe.Add(unsafe.Pointer(op), -wordSize*int(op.words))) = unsafe.SliceData(make([]Value, results))
	}
	return op
}
