package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// compatibleShapes registers the functions of mlir that compare shapes in which unknown
// dimensions fit any other.
func (a *API) compatibleShapes() {
	r, t, dims := a.Registry, a.Type.Type(), cxx.ListOf(cxx.TypeInt64)
	r.Func("mlir::verifyCompatibleShape", &cxx.Func{Params: []*cxx.Type{dims, dims}, Result: cxx.LogicalResult(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Bool(compatibleDims(args[0].Int64s(), args[1].Int64s()))
	}})
	r.Func("mlir::verifyCompatibleShape", &cxx.Func{Params: []*cxx.Type{t, t}, Result: cxx.LogicalResult(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x, y := AsType(args[0]), AsType(args[1])
		if x == nil || y == nil {
			return m.Failf("null type")
		}
		return cxx.Bool(compatibleShape(x, y))
	}})
	r.Func("mlir::verifyCompatibleShapes", &cxx.Func{Params: []*cxx.Type{a.TypeRange(), a.TypeRange()}, Result: cxx.LogicalResult(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		xs, ys := Types(args[0]), Types(args[1])
		if len(xs) != len(ys) {
			return cxx.Bool(false)
		}
		for i, x := range xs {
			if x == nil || ys[i] == nil {
				return m.Failf("null type")
			}
			if !compatibleShape(x, ys[i]) {
				return cxx.Bool(false)
			}
		}
		return cxx.Bool(true)
	}})
	r.Func("mlir::verifyCompatibleShapes", &cxx.Func{Params: []*cxx.Type{a.TypeRange()}, Result: cxx.LogicalResult(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Bool(allCompatible(Types(args[0])))
	}})
}

// compatibleShape compares the shapes of two types. Types without a shape fit only each
// other, and an unranked one fits every shape.
func compatibleShape(x, y ir.Type) bool {
	s, ok := ir.AsShaped(x)
	u, ok2 := ir.AsShaped(y)
	switch {
	case !ok:
		return !ok2
	case !ok2:
		return false
	case !s.HasRank() || !u.HasRank():
		return true
	}
	return compatibleDims(s.Shape(), u.Shape())
}

func compatibleDims(x, y []int64) bool {
	if len(x) != len(y) {
		return false
	}
	for i, d := range x {
		if d != y[i] && d != ir.Dynamic && y[i] != ir.Dynamic {
			return false
		}
	}
	return true
}

// allCompatible reports whether the shapes of all types fit each other: each dimension
// has one known size at most.
func allCompatible(types []ir.Type) bool {
	var known []int64
	first := true
	shaped := 0
	for _, t := range types {
		s, ok := ir.AsShaped(t)
		if !ok {
			continue
		}
		shaped++
		if !s.HasRank() {
			continue
		}
		if first {
			known, first = append(known, s.Shape()...), false
			continue
		}
		if !compatibleDims(known, s.Shape()) {
			return false
		}
		for i, d := range s.Shape() {
			if known[i] == ir.Dynamic {
				known[i] = d
			}
		}
	}
	return shaped == 0 || shaped == len(types)
}
