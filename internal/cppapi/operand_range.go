package cppapi

import (
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A MutableOperands is mlir::MutableOperandRange: successive operands of an operation,
// whose number can change.
type MutableOperands struct {
	op       *ir.Operation
	group    ir.OperandGroup // that contains them
	start, n int
}

// NewMutableOperands returns all operands of a group.
func NewMutableOperands(op *ir.Operation, g ir.OperandGroup) *MutableOperands {
	return &MutableOperands{op, g, g.Start, g.End - g.Start}
}

func (r *MutableOperands) operands() []ir.Operand {
	all := r.op.OpOperands()
	return all[min(r.start, len(all)):min(r.start+r.n, len(all))]
}

// isStale reports whether the group has changed since the range was made.
func (r *MutableOperands) isStale() bool {
	if r.group.Group < 0 || r.group.Inner >= 0 {
		return false
	}
	start, end := r.op.OperandBounds(r.group.Group)
	return start != r.group.Start || end != r.group.End
}

// replace replaces operands i up to j of the range. It reports whether there are these.
func (r *MutableOperands) replace(i, j int, values []*ir.Value) bool {
	if i < 0 || j < i || j > r.n || r.group.End > r.op.NumOperands() || r.isStale() {
		return false
	}
	at := r.start - r.group.Start
	group := make([]*ir.Value, 0, r.group.End-r.group.Start)
	for k := r.group.Start; k < r.group.End; k++ {
		group = append(group, r.op.Operand(k))
	}
	r.op.SetOperandGroup(r.group, slices.Replace(group, at+i, at+j, values...))
	by := len(values) - (j - i)
	r.n += by
	r.group.End += by
	return true
}

// mutableOperands registers mlir::MutableOperandRange.
func (a *API) mutableOperands() {
	c := a.class("MutableOperandRange")
	c.IsA = cxx.Is[*MutableOperands]
	use, op, values := a.Registry.Class("mlir::OpOperand").Type(), a.Operation.Type(), a.ValueRange()
	of := func(v cxx.Value) *MutableOperands { return v.Obj().(*MutableOperands) }
	whole := func(op *ir.Operation, start, n int) cxx.Value {
		return cxx.Obj(&MutableOperands{op, ir.OperandGroup{Group: -1, Inner: -1, End: op.NumOperands()}, start, n})
	}
	c.Constructor(&cxx.Func{Params: []*cxx.Type{op}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		op := AsOperation(args[0])
		if op == nil {
			return m.Failf("MutableOperandRange: null")
		}
		return whole(op, 0, op.NumOperands())
	}})
	c.Constructor(&cxx.Func{Params: []*cxx.Type{op, cxx.TypeUint32, cxx.TypeUint32}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		op, start, n := AsOperation(args[0]), args[1].Uint(), args[2].Uint()
		if op == nil || start+n > uint64(op.NumOperands()) {
			return m.Failf("MutableOperandRange: null, or not within the operands")
		}
		return whole(op, int(start), int(n))
	}})
	c.Constructor(&cxx.Func{Params: []*cxx.Type{use}, Implicit: true, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		o, ok := args[0].Obj().(*ir.Operand)
		if !ok || o.Owner() == nil {
			return m.Failf("MutableOperandRange: null")
		}
		if n := o.Owner().NumOperands(); o.Index() < 0 || o.Index() >= n || o.Owner().OpOperand(o.Index()) != o {
			return m.Failf("MutableOperandRange: the operand is no longer there")
		}
		return whole(o.Owner(), o.Index(), 1)
	}})
	c.ConvertsTo(cxx.ListOf(use), func(_ *cxx.Machine, v cxx.Value) cxx.Value { return cxx.List(opOperands(of(v).operands())) })
	asValues := func(v cxx.Value) cxx.Value { return cxx.List(&OperandList{of(v).operands()}) }
	c.ConvertsTo(values, func(_ *cxx.Machine, v cxx.Value) cxx.Value { return asValues(v) })
	c.Method("getAsOperandRange", &cxx.Func{Result: values, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return asValues(args[0]) }})
	c.Method("operator[]", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint64}, Result: use, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		operands, i := opOperands(of(args[0]).operands()), args[1].Uint()
		if i >= uint64(operands.Len()) {
			return m.Failf("not within the %d operands of the range", operands.Len())
		}
		return operands.At(int(i))
	}})
	c.Method("getOwner", cxx.Getter(op, func(r *MutableOperands) cxx.Value { return cxx.Obj(r.op) }))
	c.Method("slice", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32, cxx.TypeUint32}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		r, start, n := *of(args[0]), args[1].Uint(), args[2].Uint()
		if start+n > uint64(r.n) {
			return m.Failf("slice: not within the %d operands of the range", r.n)
		}
		r.start, r.n = r.start+int(start), int(n)
		return cxx.Obj(&r)
	}})
	edit := func(name string, params []*cxx.Type, optional int, f func(r *MutableOperands, args []cxx.Value) (i, j int, values []*ir.Value)) {
		c.Method(name, &cxx.Func{Params: params, Optional: optional, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			r := of(args[0])
			if i, j, vs := f(r, args[1:]); slices.Contains(vs, nil) || !r.replace(i, j, vs) {
				return m.Failf("%s: null, or not within the %d operands of the range", name, r.n)
			}
			return cxx.Value{}
		}})
	}
	edit("append", []*cxx.Type{values}, 0, func(r *MutableOperands, args []cxx.Value) (int, int, []*ir.Value) { return r.n, r.n, Values(args[0]) })
	edit("assign", []*cxx.Type{values}, 0, func(r *MutableOperands, args []cxx.Value) (int, int, []*ir.Value) { return 0, r.n, Values(args[0]) })
	edit("clear", []*cxx.Type{}, 0, func(r *MutableOperands, _ []cxx.Value) (int, int, []*ir.Value) { return 0, r.n, nil })
	edit("erase", []*cxx.Type{cxx.TypeUint32, cxx.TypeUint32}, 1, func(r *MutableOperands, args []cxx.Value) (int, int, []*ir.Value) {
		i, n := int(args[0].Uint()), 1
		if len(args) > 1 {
			n = int(args[1].Uint())
		}
		return i, i + n, nil
	})
}
