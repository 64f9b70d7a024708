package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// regionFlow registers the methods of mlir::RegionBranchOpInterface that map operands to the
// values to which they are passed, and the types of these mappings. They follow from the edges
// of an operation, regardless of the implementation of the interface.
func (a *API) regionFlow() {
	const of = "mlir::RegionBranchOpInterface::"
	forward := a.TypeNamed("DenseMap<OpOperand *, SmallVector<Value>>")
	inverse := a.TypeNamed("DenseMap<Value, SmallVector<OpOperand *>>")
	a.Registry.Alias("mlir::RegionBranchSuccessorMapping", forward)
	a.Registry.Alias("mlir::RegionBranchInverseSuccessorMapping", inverse)
	point, successor := a.classes["RegionBranchPoint"].Type(), a.classes["RegionSuccessor"].Type()
	a.NativeMethod(of+"getSuccessorOperandInputMapping", &cxx.Func{
		Params: []*cxx.Type{forward, cxx.OptionalOf(point)}, Optional: 1,
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			from := cxx.None
			if len(args) > 2 {
				from = args[2]
			}
			return eachForwarded(m, args[0], from, func(o *ir.Operand, input *ir.Value) {
				if list := cxx.MapEntry(m, args[1], cxx.Obj(o)); list != nil {
					list.Append([]cxx.Value{cxx.Obj(input)})
				}
			})
		}})
	a.NativeMethod(of+"getSuccessorInputOperandMapping", &cxx.Func{
		Params: []*cxx.Type{inverse},
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			return eachForwarded(m, args[0], cxx.None, func(o *ir.Operand, input *ir.Value) {
				if list := cxx.MapEntry(m, args[1], cxx.Obj(input)); list != nil {
					list.Append([]cxx.Value{cxx.Obj(o)})
				}
			})
		}})
	a.NativeMethod(of+"getAllRegionBranchPoints", &cxx.Func{
		Params: []*cxx.Type{}, Result: cxx.VectorOf(point),
		Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			var list cxx.Vec
			for _, p := range branchPoints(AsOperation(args[0])) {
				list.Elems = append(list.Elems, cxx.Obj(&RegionBranchPoint{From: p.region, Terminator: p.terminator}))
			}
			return cxx.List(&list)
		}})
	a.NativeMethod(of+"getSuccessorOperands", &cxx.Func{
		Params: []*cxx.Type{point, successor}, Result: a.ValueRange(),
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			op := AsOperation(args[0])
			from, ok := args[1].Obj().(*RegionBranchPoint)
			to, ok2 := args[2].Obj().(*ir.RegionSuccessor)
			br, ok3 := ir.InterfaceOf[ir.RegionBranchOpInterface](op)
			if !ok || !ok2 || !ok3 {
				return m.Failf("getSuccessorOperands: no edge")
			}
			for _, p := range branchPoints(op) {
				if p.is(from) {
					return cxx.List(&OperandList{p.operands(op, br, to.Region)})
				}
			}
			return cxx.List(&OperandList{})
		}})
}

// invocationBounds registers mlir::InvocationBounds.
func (a *API) invocationBounds() {
	c := a.class("InvocationBounds")
	c.IsA = cxx.Is[*ir.InvocationBounds]
	limit := cxx.OptionalOf(cxx.TypeUint32)
	c.Constructor(&cxx.Func{Params: []*cxx.Type{cxx.TypeUint32, limit}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		b := &ir.InvocationBounds{Min: int(args[0].Uint()), Bounded: !args[1].IsNone()}
		if b.Bounded {
			b.Max = int(args[1].Uint())
		}
		return cxx.Obj(b)
	}})
	c.Static("getUnknown", &cxx.Func{Result: c.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(&ir.InvocationBounds{}) }})
	c.Method("getLowerBound", cxx.Getter(cxx.TypeUint32, func(b *ir.InvocationBounds) cxx.Value { return cxx.Uint(uint64(b.Min)) }))
	c.Method("getUpperBound", cxx.Getter(limit, func(b *ir.InvocationBounds) cxx.Value {
		if b.Bounded {
			return cxx.Uint(uint64(b.Max))
		}
		return cxx.None
	}))
}

// capturedValues registers mlir::getUsedValuesDefinedAbove of a region, of the regions within a
// limit, or of several regions.
func (a *API) capturedValues() {
	region, into := a.Region.Type(), a.TypeNamed("SetVector<Value>")
	capture := func(m *cxx.Machine, region, limit *ir.Region, into cxx.Value) bool {
		if region == nil || limit == nil {
			m.Failf("getUsedValuesDefinedAbove: null")
			return false
		}
		for b := range region.Blocks() {
			for op := b.Front(); op != nil; op = op.Next() {
				for o := range ir.All(op, ir.PostOrder) {
					for i := range o.NumOperands() {
						v := o.Operand(i)
						if isAbove(v, limit) && !cxx.SetInsert(m, into, cxx.Obj(v)) {
							m.Failf("getUsedValuesDefinedAbove: no set")
						}
						if m.Failed() || !m.Step(1) {
							return false
						}
					}
				}
			}
		}
		return true
	}
	asRegion := func(v cxx.Value) *ir.Region { r, _ := v.Obj().(*ir.Region); return r }
	for _, f := range []cxx.Func{
		{Params: []*cxx.Type{region, into}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			capture(m, asRegion(args[0]), asRegion(args[0]), args[1])
			return cxx.Value{}
		}},
		{Params: []*cxx.Type{region, region, into}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			capture(m, asRegion(args[0]), asRegion(args[1]), args[2])
			return cxx.Value{}
		}},
		{Params: []*cxx.Type{cxx.ListOf(region), into}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			for i := 0; i < args[0].Len(); i++ {
				r := asRegion(args[0].At(i))
				if !capture(m, r, r, args[1]) {
					break
				}
			}
			return cxx.Value{}
		}},
	} {
		a.Registry.Func("mlir::getUsedValuesDefinedAbove", &f)
	}
}

// isAbove reports whether a value is defined in a region around another one.
func isAbove(v *ir.Value, limit *ir.Region) bool {
	if v == nil || v.ParentBlock() == nil {
		return false
	}
	r := v.ParentBlock().Parent()
	return r != nil && r != limit && r.IsAncestor(limit)
}

// A branchPoint is the operation itself, or a terminator at the end of a region of it.
type branchPoint struct {
	region     *ir.Region
	terminator *ir.Operation
}

// branchPoints returns the points of an operation from which control may go to a region.
func branchPoints(op *ir.Operation) []branchPoint {
	list := []branchPoint{{}}
	for r := range op.Regions() {
		for b := range r.Blocks() {
			if t := b.Back(); t != nil && isRegionTerminator(t) {
				list = append(list, branchPoint{r, t})
			}
		}
	}
	return list
}

func isRegionTerminator(t *ir.Operation) bool {
	_, ok := ir.RegionTerminatorOperands(t, nil)
	return ok
}

func (p branchPoint) is(q *RegionBranchPoint) bool {
	return p.region == q.From && p.terminator == q.end()
}

// operands returns the operands passed from the point to a region, or to the results if to is
// nil.
func (p branchPoint) operands(op *ir.Operation, br ir.RegionBranchOpInterface, to *ir.Region) []ir.Operand {
	if p.terminator == nil {
		return br.EntryOperands(op, to)
	}
	list, _ := ir.RegionTerminatorOperands(p.terminator, to)
	return list
}

// eachForwarded calls f with each operand that is passed along an edge from a point, or from
// any point, and the value that receives it.
func eachForwarded(m *cxx.Machine, of, from cxx.Value, f func(o *ir.Operand, input *ir.Value)) cxx.Value {
	op := AsOperation(of)
	br, ok := ir.InterfaceOf[ir.RegionBranchOpInterface](op)
	if !ok {
		return m.Failf("the control flow of the operation is not known")
	}
	only, some := from.Obj().(*RegionBranchPoint)
	for _, p := range branchPoints(op) {
		if some && !p.is(only) {
			continue
		}
		for _, s := range br.RegionSuccessors(op, p.region) {
			operands := p.operands(op, br, s.Region)
			for i := range min(len(operands), len(s.Inputs)) {
				if m.Step(1) {
					f(&operands[i], s.Inputs[i])
				}
			}
		}
	}
	return cxx.Value{}
}
