package ir

import (
	"cmp"
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/num"
)

// Convert returns a Go value as an attribute that satisfies the constraint of the
// definition:
//
//   - an [Attribute] is used unchanged, a [Type] as a TypeAttr;
//   - integers, floats and bools become an attribute of the type that the constraint
//     determines (ODS's valueType); true is a UnitAttr where one is required, and
//     false means that the attribute is absent;
//   - a string is a StringAttr, a symbol reference, or the case of an enumeration with
//     that spelling;
//   - a slice of these is a dense array or an ArrayAttr;
//   - [Params] are the parameters of an attribute that a dialect defines.
//
// The attribute is nil if it is absent: for nil, and for false where a UnitAttr is
// required. Without a constraint, integers are i64 and floats f64.
func (a *AttributeDef) Convert(ctx *Context, value any) (Attribute, error) {
	if value == nil || value == false && a.Constraint.storedAs("UnitAttr") {
		return nil, nil
	}
	c := a.Constraint
	switch {
	case a.Hidden:
		c = &AttributeConstraint{Storage: "DenseI32ArrayAttr"} // segment sizes
	case c == nil:
		c = &AttributeConstraint{}
	}
	candidates, err := (&converter{ctx: ctx, def: a, constraint: c}).candidates(value)
	if err != nil {
		return nil, fmt.Errorf("%s '%s': %w", a.kind(), a.Name, err)
	}
	for _, x := range candidates {
		if c.Convert != nil {
			y, e := c.Convert(x)
			if e != nil {
				err = cmp.Or(err, e)
				continue
			}
			x = y
		} else if !c.Stores(x) {
			continue
		}
		if c.Check == nil || c.Check(nil, x) != Fails {
			return x, nil
		}
	}
	if err != nil {
		return nil, fmt.Errorf("%s '%s': %w", a.kind(), a.Name, err)
	}
	if c.Summary == "" {
		return nil, fmt.Errorf("%s '%s' cannot be a %T", a.kind(), a.Name, value)
	}
	return nil, fmt.Errorf("%s '%s' failed to satisfy constraint: %s", a.kind(), a.Name, c.Summary)
}

// storedAs reports whether the constraint's storage class is one of the given.
func (c *AttributeConstraint) storedAs(classes ...string) bool {
	return c != nil && slices.Contains(classes, c.Storage)
}

// A converter finds the attributes that a Go value can mean where a definition has an
// attribute.
type converter struct {
	ctx        *Context
	def        *AttributeDef
	constraint *AttributeConstraint
}

// candidates returns the possible attributes, the most likely one first.
func (v *converter) candidates(value any) ([]Attribute, error) {
	ctx, c := v.ctx, v.constraint
	if n, ok := goInt(value); ok {
		return v.number(n)
	}
	switch x := value.(type) {
	case Attribute:
		return []Attribute{x}, nil
	case Type:
		return []Attribute{ctx.TypeAttr(x)}, nil
	case bool:
		if c.storedAs("UnitAttr") {
			return []Attribute{ctx.UnitAttr()}, nil
		}
		return []Attribute{ctx.BoolAttr(x)}, nil
	case float64:
		return v.float(x)
	case float32:
		return v.float(float64(x))
	case string:
		return v.text(x)
	case EnumValue:
		return v.enum(x)
	case Params:
		if c.Def == nil {
			return nil, fmt.Errorf("parameters do not determine an attribute: the definition does not name its class")
		}
		a, err := c.Def.NewNamed(ctx, x)
		return []Attribute{a}, err
	case []Attribute:
		return []Attribute{ctx.ArrayAttr(x)}, nil
	case []Type:
		return v.array(len(x), func(i int) Attribute { return ctx.TypeAttr(x[i]) }), nil
	case []NamedAttribute:
		return []Attribute{ctx.DictionaryAttr(x)}, nil
	case []string:
		return append(v.array(len(x), func(i int) Attribute { return ctx.StringAttr(x[i]) }),
			v.array(len(x), func(i int) Attribute { return ctx.SymbolRefAttr(x[i]) })...), nil
	case []bool:
		return append([]Attribute{ctx.DenseBoolArray(x)}, v.array(len(x), func(i int) Attribute { return ctx.BoolAttr(x[i]) })...), nil
	case []float64:
		return v.floats(x), nil
	case []float32:
		return v.floats(widen(x, func(f float32) float64 { return float64(f) })), nil
	case []int:
		return v.ints(widen(x, func(n int) int64 { return int64(n) })), nil
	case []int32:
		return v.ints(widen(x, func(n int32) int64 { return int64(n) })), nil
	case []int64:
		return v.ints(x), nil
	}
	return nil, fmt.Errorf("a %T has no form as an attribute", value)
}

func widen[S, T any](xs []S, f func(S) T) []T {
	out := make([]T, len(xs))
	for i := range xs {
		out[i] = f(xs[i])
	}
	return out
}

// A goInteger is a Go integer of any type.
type goInteger struct {
	bits   uint64
	signed bool
}

func goInt(value any) (goInteger, bool) {
	switch x := value.(type) {
	case int:
		return goInteger{uint64(x), true}, true
	case int8:
		return goInteger{uint64(x), true}, true
	case int16:
		return goInteger{uint64(x), true}, true
	case int32:
		return goInteger{uint64(x), true}, true
	case int64:
		return goInteger{uint64(x), true}, true
	case uint:
		return goInteger{uint64(x), false}, true
	case uint8:
		return goInteger{uint64(x), false}, true
	case uint16:
		return goInteger{uint64(x), false}, true
	case uint32:
		return goInteger{uint64(x), false}, true
	case uint64:
		return goInteger{x, false}, true
	}
	return goInteger{}, false
}

func (n goInteger) negative() bool { return n.signed && int64(n.bits) < 0 }

func (n goInteger) String() string {
	if n.signed {
		return fmt.Sprint(int64(n.bits))
	}
	return fmt.Sprint(n.bits)
}

// fits reports whether the number is representable in that width. A signless integer holds
// any value that is representable as signed or as unsigned.
func (n goInteger) fits(width int, sign Signedness) bool {
	switch {
	case n.negative() && sign == Unsigned:
		return false
	case n.negative():
		return width >= 64 || int64(n.bits) >= -1<<(width-1)
	case sign == Signed:
		width--
	}
	return width >= 64 || n.bits < 1<<width
}

// wide returns the number with more than 64 bits.
func (n goInteger) wide(width int) num.APInt {
	if n.signed {
		return num.NewAPUint(64, n.bits).SExt(width)
	}
	return num.NewAPUint(64, n.bits).ZExt(width)
}

// typed returns the number as an attribute of a type, or nil if it does not fit.
func (n goInteger) typed(ctx *Context, t Type) Attribute {
	switch t := t.(type) {
	case *IntegerType:
		if !n.fits(t.Width, t.Signedness) {
			return nil
		}
		if t.Width <= 64 {
			return ctx.IntegerAttr(t, num.NewAPUint(t.Width, n.bits))
		}
		return ctx.IntegerAttr(t, n.wide(t.Width))
	case *IndexType:
		if !n.fits(64, Signed) {
			return nil
		}
		return ctx.Int64Attr(t, int64(n.bits))
	case *FloatType:
		if n.signed {
			return ctx.Float64Attr(t, float64(int64(n.bits)))
		}
		return ctx.Float64Attr(t, float64(n.bits))
	}
	return nil
}

func (v *converter) number(n goInteger) ([]Attribute, error) {
	c := v.constraint
	if c.Enum != nil || c.Def != nil && c.Def.Enum != nil {
		e := c.Enum
		if e == nil {
			e = c.Def.Enum
		}
		if _, ok := e.Text(n.bits); !ok {
			return nil, fmt.Errorf("%v is not a value of the enumeration %s", n, e.CppName())
		}
		return v.enum(EnumValue{e, n.bits})
	}
	t := v.valueType(v.ctx.I64())
	if t == nil {
		return nil, v.ambiguous("an integer")
	}
	a := n.typed(v.ctx, t)
	if a == nil {
		return nil, fmt.Errorf("%v does not fit in %v", n, t)
	}
	return []Attribute{a}, nil
}

// valueType returns the type that numbers have here: otherwise is for an attribute that no
// constraint restricts and for a property, which converts it. It is nil if none is
// determined.
func (v *converter) valueType(otherwise Type) Type {
	switch {
	case v.constraint.ValueType != nil:
		return v.constraint.ValueType(v.ctx)
	case v.def.Property, v.def.Constraint == nil:
		return otherwise
	}
	return nil
}

func (v *converter) ambiguous(what string) error {
	return fmt.Errorf("the definition does not determine the type of %s; use an attribute", what)
}

func (v *converter) float(f float64) ([]Attribute, error) {
	t, ok := v.valueType(v.ctx.F64()).(*FloatType)
	if !ok {
		return nil, v.ambiguous("a float")
	}
	return []Attribute{v.ctx.Float64Attr(t, f)}, nil
}

func (v *converter) text(s string) ([]Attribute, error) {
	c := v.constraint
	e := c.Enum
	if e == nil && c.Def != nil {
		e = c.Def.Enum
	}
	if e != nil {
		value, err := e.Parse(s)
		if err != nil {
			return nil, err
		}
		return v.enum(EnumValue{e, value})
	}
	if c.storedAs("FlatSymbolRefAttr", "SymbolRefAttr") {
		return []Attribute{v.ctx.SymbolRefAttr(s)}, nil
	}
	return []Attribute{v.ctx.StringAttr(s)}, nil
}

// enum returns a value of an enumeration in the form that the definition stores.
func (v *converter) enum(x EnumValue) ([]Attribute, error) {
	c := v.constraint
	switch {
	case c.Def != nil:
		a, err := c.Def.New(v.ctx, x)
		return []Attribute{a}, err
	case c.storedAs("StringAttr"):
		text, _ := x.Def.Text(x.Value)
		return []Attribute{v.ctx.StringAttr(text)}, nil
	}
	t := v.valueType(v.ctx.IntegerType(max(x.Def.Width, 1)))
	if t == nil {
		return nil, v.ambiguous("an enumeration")
	}
	return []Attribute{v.ctx.Int64Attr(t, int64(x.Value))}, nil
}

func (v *converter) array(n int, element func(i int) Attribute) []Attribute {
	elements := make([]Attribute, n)
	for i := range elements {
		elements[i] = element(i)
	}
	return []Attribute{v.ctx.ArrayAttr(elements)}
}

func (v *converter) floats(xs []float64) []Attribute {
	out := []Attribute{v.ctx.DenseF64Array(xs), v.ctx.DenseF32Array(widen(xs, func(f float64) float32 { return float32(f) }))}
	for _, t := range []Type{v.ctx.F64(), v.ctx.F32()} {
		out = append(out, v.array(len(xs), func(i int) Attribute { return v.ctx.Float64Attr(t, xs[i]) })...)
	}
	return out
}

// ints returns the dense arrays and the arrays of integers whose elements can
// hold the values, widest element first.
func (v *converter) ints(xs []int64) []Attribute {
	ctx := v.ctx
	fit := func(width int) bool {
		return !slices.ContainsFunc(xs, func(x int64) bool { return !(goInteger{uint64(x), true}).fits(width, Signed) })
	}
	out := []Attribute{ctx.DenseI64Array(xs)}
	if fit(32) {
		out = append(out, ctx.DenseI32Array(widen(xs, func(n int64) int32 { return int32(n) })))
	}
	if fit(16) {
		out = append(out, ctx.DenseI16Array(widen(xs, func(n int64) int16 { return int16(n) })))
	}
	if fit(8) {
		out = append(out, ctx.DenseI8Array(widen(xs, func(n int64) int8 { return int8(n) })))
	}
	for _, t := range []Type{ctx.I64(), ctx.IndexType(), ctx.I32(), ctx.IntegerType(16), ctx.IntegerType(8)} {
		if i, ok := t.(*IntegerType); ok && !fit(i.Width) {
			continue
		}
		out = append(out, v.array(len(xs), func(i int) Attribute { return ctx.Int64Attr(t, xs[i]) })...)
		if shaped := ctx.RankedTensorType([]int64{int64(len(xs))}, t, nil); v.constraint.storedAs("DenseIntElementsAttr", "DenseElementsAttr", "ElementsAttr") {
			out = append(out, ctx.DenseIntElements(shaped, xs))
		}
	}
	return out
}

// Parse returns the value of a spelling: a case or, in a bit enum, several cases with
// separators between them.
func (e *EnumDef) Parse(text string) (uint64, error) {
	if c := e.CaseNamed(text); c != nil {
		return c.Value, nil
	}
	value := uint64(0)
	for word := range e.words(text) {
		c := e.CaseNamed(word)
		if c == nil {
			return 0, fmt.Errorf("'%s' is not a case of the enumeration %s%s", word, e.CppName(),
				suggest.DidYouMean(word, namesOf(e.Cases, func(c *EnumCase) string { return c.Text })))
		}
		value |= c.Value
	}
	return value, nil
}

// words divides a text into the spellings of cases.
func (e *EnumDef) words(text string) iter.Seq[string] {
	if !e.BitEnum {
		return slices.Values([]string{text})
	}
	return func(yield func(string) bool) {
		for w := range strings.SplitSeq(text, strings.TrimSpace(e.separator())) {
			if !yield(strings.TrimSpace(w)) {
				return
			}
		}
	}
}
