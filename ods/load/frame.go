package load

import (
	"sync"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A frame holds the inputs of an evaluation: the values of the slots, and the lists that slots
// can refer to. Frames are kept for reuse, so that evaluating allocates nothing.
type frame struct {
	machine  cxx.Machine
	values   []cxx.Value
	operands [maxGroups]cppapi.OperandList
	results  [maxGroups]cppapi.ResultList
}

// maxGroups is how many variadic groups of an operation are lists without an
// allocation; further ones are allocated.
const maxGroups = 4

var frames = sync.Pool{New: func() any { return new(frame) }}

// A slot is a value that a condition can name, and how it is found.
type slot struct {
	name string // with the dollar
	typ  *cxx.Type
	load func(f *frame, op *ir.Operation) cxx.Value
	// inGo returns the slot as a Go expression in terms of op, ctx and self; nil if it has
	// none.
	inGo func() cxx.GoSlot
}

func goSlot(expr, typ string, nilable bool) func() cxx.GoSlot {
	return func() cxx.GoSlot { return cxx.GoSlot{Expr: expr, Type: typ, Nilable: nilable} }
}

// operandList returns a list of operands that lives as long as the frame.
func (f *frame) operandList(ops []ir.Operand) cxx.Value {
	for i := range f.operands {
		if f.operands[i].Operands == nil {
			if len(ops) == 0 {
				break
			}
			f.operands[i].Operands = ops
			return cxx.List(&f.operands[i])
		}
	}
	return cxx.List(&cppapi.OperandList{Operands: ops})
}

// resultList is operandList for results.
func (f *frame) resultList(rs []ir.Value) cxx.Value {
	for i := range f.results {
		if f.results[i].Results == nil {
			if len(rs) == 0 {
				break
			}
			f.results[i].Results = rs
			return cxx.List(&f.results[i])
		}
	}
	return cxx.List(&cppapi.ResultList{Results: rs})
}

// release clears the values and returns the frame to the pool.
func (f *frame) release() {
	clear(f.values)
	f.values = f.values[:0]
	f.operands = [maxGroups]cppapi.OperandList{}
	f.results = [maxGroups]cppapi.ResultList{}
	frames.Put(f)
}
