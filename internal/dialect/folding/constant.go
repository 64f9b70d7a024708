package folding

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

// IsPoison reports whether an attribute is poison, the value of ub.poison.
func IsPoison(a ir.Attribute) bool {
	d, ok := a.(*ir.DefinedAttr)
	return ok && d.Def.Mnemonic == "poison" && d.Def.Dialect.Namespace == "ub"
}

// Poison returns the attribute of poison, nil if the dialect ub is not loaded.
func Poison(ctx *ir.Context) ir.Attribute {
	a, err := typed.MakeAttr(ctx, "ub", "PoisonAttr")
	if err != nil {
		return nil
	}
	return a
}

// Width returns the width of an integer type, 64 for index.
func Width(t ir.Type) (int, bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int(t.Width), true
	case *ir.IndexType:
		return 64, true
	}
	return 0, false
}

// Int reports whether a is an integer, or a splat of integers, that has a property.
func Int(a ir.Attribute, is func(v num.APInt) bool) bool {
	v, ok := ir.IntOrSplat(a)
	return ok && is(v)
}

// Float reports whether a is a floating-point number, or a splat, that has a property.
func Float(a ir.Attribute, is func(v num.APFloat) bool) bool {
	f, ok := ir.SplatOrSelf(a).(*ir.FloatAttr)
	return ok && is(f.Value)
}

// IsZero, IsOne and IsAllOnes report whether a is such an integer or a splat of it.
func IsZero(a ir.Attribute) bool { return Int(a, num.APInt.IsZero) }

// IsOne: see [IsZero].
func IsOne(a ir.Attribute) bool { return Int(a, num.APInt.IsOne) }

// IsAllOnes: see [IsZero].
func IsAllOnes(a ir.Attribute) bool { return Int(a, num.APInt.IsAllOnes) }

// Splat returns the constant of a type whose elements all are an integer; nil if t is not
// a type of integers, or has a shape that is not known.
func Splat(t ir.Type, v int64) ir.Attribute {
	c := t.Context()
	s, ok := ir.AsShaped(t)
	if !ok {
		if w, ok := Width(t); ok {
			return c.IntegerAttr(t, num.NewAPInt(w, v))
		}
		return nil
	}
	w, ok := Width(s.ElementType())
	if !ok || !ir.HasStaticShape(s) {
		return nil
	}
	return c.DenseElementsAttr(s, ir.AppendElement(nil, num.NewAPInt(w, v)))
}

// Value and Attr return the fold of an operation with one result. For nil they return no fold.
func Value(v *ir.Value) ([]ir.FoldResult, bool) {
	if v == nil {
		return nil, false
	}
	return []ir.FoldResult{{Value: v}}, true
}

// Attr: see [Value].
func Attr(a ir.Attribute) ([]ir.FoldResult, bool) {
	if a == nil {
		return nil, false
	}
	return []ir.FoldResult{{Attr: a}}, true
}

// Attrs returns the fold of an operation to constants.
func Attrs(as ...ir.Attribute) ([]ir.FoldResult, bool) {
	out := make([]ir.FoldResult, len(as))
	for i, a := range as {
		if a == nil {
			return nil, false
		}
		out[i].Attr = a
	}
	return out, true
}

// InPlace is the fold of an operation that was changed and kept.
func InPlace() ([]ir.FoldResult, bool) { return nil, true }
