package arith

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// A caster implements CastOpInterface by comparing element types. The shapes must be compatible in
// any case.
type caster struct {
	compatible func(from, to ir.Type) bool
	memrefs    bool // may be cast as vectors and tensors are
}

// Compatible reports whether the only operand can be cast to the only result.
func (c caster) Compatible(from, to []ir.Type) bool {
	if len(from) != 1 || len(to) != 1 || !sameShape(from[0], to[0]) {
		return false
	}
	f, ok1 := element(from[0], c.memrefs)
	t, ok2 := element(to[0], c.memrefs)
	return ok1 && ok2 && c.compatible(f, t)
}

// A scaler is a cast that has the scale as its second operand.
type scaler struct{ caster }

// Compatible reports whether the first operand can be cast to the only result.
func (s scaler) Compatible(from, to []ir.Type) bool {
	return len(from) == 2 && s.caster.Compatible(from[:1], to)
}

// verifyWidth is the verifier of the casts to a wider or a narrower type. The check of
// CastOpInterface comes first and is the same.
func verifyWidth(*ir.Operation, *ir.Checker) {}

func scalingCast(compatible func(from, to ir.Type) bool) dialect.Op {
	return dialect.Op{Interfaces: dialect.Interfaces{dialect.Cast(scaler{caster{compatible, false}})}}
}

func cast(compatible func(from, to ir.Type) bool, memrefs bool, fold ir.Folder) dialect.Op {
	return dialect.Op{Fold: fold, Interfaces: dialect.Interfaces{dialect.Cast(caster{compatible, memrefs})}}
}

// element returns the type itself, or that of the elements of a vector, tensor or,
// where these may be, memref.
func element(t ir.Type, memrefs bool) (ir.Type, bool) {
	switch t.(type) {
	case *ir.VectorType, *ir.RankedTensorType, *ir.UnrankedTensorType:
		return ir.ElementTypeOrSelf(t), true
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return ir.ElementTypeOrSelf(t), memrefs
	}
	return t, true
}

// sameShape reports whether two types are both without a shape, or may have the
// same one.
func sameShape(a, b ir.Type) bool {
	s, ok1 := ir.AsShaped(a)
	t, ok2 := ir.AsShaped(b)
	if !ok1 || !ok2 {
		return ok1 == ok2
	}
	if !s.HasRank() || !t.HasRank() {
		return true
	}
	if len(s.Shape()) != len(t.Shape()) {
		return false
	}
	for i, n := range s.Shape() {
		if m := t.Shape()[i]; n != m && n != ir.Dynamic && m != ir.Dynamic {
			return false
		}
	}
	return true
}

func intWidth(t ir.Type) (int, bool) {
	i, ok := t.(*ir.IntegerType)
	if !ok {
		return 0, false
	}
	return i.Width, true
}

func floatWidth(t ir.Type) (int, bool) {
	f, ok := t.(*ir.FloatType)
	if !ok {
		return 0, false
	}
	return f.Width(), true
}

// between returns a check that compares two widths.
func between(width func(ir.Type) (int, bool), fits func(from, to int) bool) func(from, to ir.Type) bool {
	return func(from, to ir.Type) bool {
		f, ok1 := width(from)
		t, ok2 := width(to)
		return ok1 && ok2 && fits(f, t)
	}
}

func wider(from, to int) bool   { return to > from }
func shorter(from, to int) bool { return to < from }

func intToFloat(from, to ir.Type) bool {
	_, ok1 := intWidth(from)
	_, ok2 := floatWidth(to)
	return ok1 && ok2
}

func floatToInt(from, to ir.Type) bool { return intToFloat(to, from) }

// indexToInt allows conversions between index and an integer, either way.
func indexToInt(from, to ir.Type) bool {
	_, index1 := from.(*ir.IndexType)
	_, index2 := to.(*ir.IndexType)
	_, int1 := intWidth(from)
	_, int2 := intWidth(to)
	return index1 && int2 || int1 && index2
}

// sameBits allows integers and floats of one width.
func sameBits(from, to ir.Type) bool {
	f, ok1 := ir.IntOrFloatWidth(from)
	t, ok2 := ir.IntOrFloatWidth(to)
	return ok1 && ok2 && f == t
}
