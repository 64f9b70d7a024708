package verify

import (
	"math/bits"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A free attribute of an operation has one of several values. That of an absent one is nil.
type free struct {
	name    string
	value   *ir.Value // that the pattern binds to it; nil if it names none
	options []ir.Attribute
}

// attributes returns the attributes of an operation with results and operands of types.
func (n *node) attributes(ctx *ir.Context, types []ir.Type) []free {
	var list []free
	named := map[string]bool{}
	for _, b := range n.attrs {
		named[b.name] = true
		f := free{name: b.name, value: b.value}
		switch fixed := b.value.DefiningOp().Attr("value"); {
		case fixed != nil && b.value.DefiningOp().Name() == "pdl.attribute":
			f.options = []ir.Attribute{fixed}
		default:
			f.options = slices.DeleteFunc(n.options(ctx, b.name, types), func(a ir.Attribute) bool { return a == nil })
		}
		if len(f.options) == 0 {
			f.options = []ir.Attribute{ctx.UnitAttr()}
		}
		list = append(list, f)
	}
	for i := range n.def.Attributes {
		a := &n.def.Attributes[i]
		if named[a.Name] || a.Hidden {
			continue
		}
		if options := n.options(ctx, a.Name, types); len(options) > 0 {
			list = append(list, free{name: a.Name, options: options})
		}
	}
	return list
}

// options returns the values of an attribute that are tried, the simplest first.
func (n *node) options(ctx *ir.Context, name string, types []ir.Type) []ir.Attribute {
	i := slices.IndexFunc(n.def.Attributes, func(a ir.AttributeDef) bool { return a.Name == name })
	if i < 0 {
		return []ir.Attribute{ctx.UnitAttr()}
	}
	def := &n.def.Attributes[i]
	var list []ir.Attribute
	for _, a := range pool(ctx, def, types) {
		if c := def.Constraint; c == nil || c.Check == nil || c.Check(nil, a) != ir.Fails {
			list = append(list, a)
		}
	}
	if def.Optional {
		list = append([]ir.Attribute{nil}, list...)
	}
	return list
}

// pool returns values that an attribute may accept.
func pool(ctx *ir.Context, def *ir.AttributeDef, types []ir.Type) []ir.Attribute {
	if list := enumerated(ctx, def); list != nil {
		return list
	}
	list := []ir.Attribute{ctx.UnitAttr()}
	if def.Default != nil {
		list = append(list, def.Default)
	}
	seen := map[ir.Type]bool{}
	for _, t := range append(slices.Clip(types[:min(len(types), 1)]), ctx.IntegerType(64), ctx.IntegerType(32), ctx.IndexType(), ctx.IntegerType(1)) {
		if !seen[t] {
			seen[t] = true
			list = append(list, constants(ctx, t, types)...)
		}
	}
	return list
}

// enumerated returns the cases of an enumeration; or nil for another attribute.
func enumerated(ctx *ir.Context, def *ir.AttributeDef) []ir.Attribute {
	c := def.Constraint
	if c == nil {
		return nil
	}
	var list []ir.Attribute
	switch {
	case c.Def != nil && c.Def.Enum != nil:
		for _, v := range cases(c.Def.Enum) {
			list = append(list, ctx.DefinedAttr(c.Def, []ir.Param{ir.EnumValue{Def: c.Def.Enum, Value: v}}))
		}
	case c.Enum != nil:
		for _, v := range cases(c.Enum) {
			list = append(list, ctx.IntegerAttr(ctx.IntegerType(max(c.Enum.Width, 1)), num.NewAPUint(max(c.Enum.Width, 1), v)))
		}
	}
	return list
}

// maxCombined is how many bits of an enumeration are combined in all ways.
const maxCombined = 3

// cases returns the values of an enumeration. For an enumeration with many bits these are zero,
// each single bit, and all bits.
func cases(e *ir.EnumDef) []uint64 {
	var list []uint64
	if !e.BitEnum {
		for _, k := range e.Cases {
			list = append(list, k.Value)
		}
		return list
	}
	var all uint64
	for _, k := range e.Cases {
		all |= k.Value
	}
	if bits.OnesCount64(all) > maxCombined {
		list = append(list, 0)
		for _, k := range e.Cases {
			if bits.OnesCount64(k.Value) == 1 {
				list = append(list, k.Value)
			}
		}
		return append(list, all)
	}
	for v := uint64(0); ; v = (v - all) & all { // the subsets in ascending order
		if list = append(list, v); v == all {
			return list
		}
	}
}

// constants returns constants of a type: all integers of few bits, else those at limits, and the
// differences of the widths of types, which relate casts and shifts.
func constants(ctx *ir.Context, t ir.Type, types []ir.Type) []ir.Attribute {
	switch t := t.(type) {
	case *ir.IntegerType:
		return attributesOf(ctx, t, integers(t.Width, types))
	case *ir.IndexType:
		return attributesOf(ctx, t, integers(ir.IndexWidth, types))
	case *ir.FloatType:
		var list []ir.Attribute
		for _, x := range numbers(t.Kind) {
			list = append(list, ctx.FloatAttr(t, x))
		}
		return list
	}
	s, ok := ir.AsShaped(t)
	if !ok || !s.HasRank() || !ir.HasStaticShape(s) || ir.IsMemRef(t) {
		return nil
	}
	return elements(ctx, s, constants(ctx, s.ElementType(), types))
}

func attributesOf(ctx *ir.Context, t ir.Type, list []num.APInt) []ir.Attribute {
	out := make([]ir.Attribute, len(list))
	for i, x := range list {
		out[i] = ctx.IntegerAttr(t, x)
	}
	return out
}

// maxAll is the width up to which all integers are used as constants.
const maxAll = 4

func integers(w int, types []ir.Type) []num.APInt {
	var list []num.APInt
	add := func(x num.APInt) {
		if !slices.ContainsFunc(list, x.Equal) {
			list = append(list, x)
		}
	}
	if w <= maxAll {
		add(num.NewAPInt(w, 0))
		for i := int64(1); i <= 1<<w/2; i++ {
			add(num.NewAPInt(w, i))
			add(num.NewAPInt(w, -i))
		}
		return list
	}
	for _, i := range []int64{0, 1, -1, 2, int64(w), int64(w) - 1, -2, 3, int64(w) / 2} {
		add(num.NewAPInt(w, i))
	}
	least := num.SignedMin(w)
	for _, x := range []num.APInt{least, least.Sub(num.NewAPInt(w, 1)), least.Add(num.NewAPInt(w, 1)), num.NewAPInt(w, 1).Shl(uint(w - 2)), num.NewAPInt(w, 100)} {
		add(x)
	}
	if w == ir.IndexWidth {
		add(num.NewAPInt(w, 1<<31))
		add(num.NewAPInt(w, 1<<32-1))
	}
	for _, t := range types {
		if i, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType); ok && i.Width < w {
			add(num.NewAPInt(w, int64(w-i.Width)))
			add(num.NewAPInt(w, int64(i.Width)))
			add(num.NewAPInt(w, 1).Shl(uint(i.Width)).Sub(num.NewAPInt(w, 1)))
		}
	}
	return list
}

func numbers(k num.FloatKind) []num.APFloat {
	list := []num.APFloat{}
	for _, x := range []float64{0, 1, -1, 2, 0.5, 3} {
		list = append(list, num.NewAPFloat(k, x))
	}
	return append(list, num.NewAPFloat(k, 0).Neg(), k.Infinity(false), k.Infinity(true), k.NaN(), k.Largest(false), k.Smallest())
}

// maxVaried is how many vectors with different elements are constants.
const maxVaried = 4

// elements returns constants with the same element everywhere, and some with two of them in turn.
func elements(ctx *ir.Context, s ir.ShapedType, list []ir.Attribute) []ir.Attribute {
	n := int64(1)
	for _, k := range s.Shape() {
		if n *= k; n > 64 {
			return nil
		}
	}
	var out []ir.Attribute
	make2 := func(x, y ir.Attribute) {
		parts := make([]ir.Attribute, n)
		for i := range parts {
			parts[i] = x
			if i%2 == 1 {
				parts[i] = y
			}
		}
		if a, err := ctx.DenseAttributes(s, parts); err == nil {
			out = append(out, a)
		}
	}
	for _, x := range list {
		make2(x, x)
	}
	for i := range min(len(list)-1, maxVaried) {
		make2(list[i], list[i+1])
	}
	return out
}
