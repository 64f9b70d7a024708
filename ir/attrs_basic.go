package ir

import (
	"fmt"
	"slices"
	"strings"
)

// An IntegerAttr is an integer of an integer or index type.
type IntegerAttr struct {
	AttrBase
	typ   Type
	Value APInt
}

// IntegerAttr returns an integer attribute. v must have the width of t, which is
// an integer type or index.
func (c *Context) IntegerAttr(t Type, v APInt) *IntegerAttr {
	w, ok := integerWidth(t)
	if !ok || w != v.Width() {
		panic(fmt.Sprintf("ir: an integer attribute of type %s with %d bits", t, v.Width()))
	}
	h := v.hash(mixType(seedIntegerAttr, t))
	return c.integers.get(h, func(a *IntegerAttr) bool { return a.typ == t && a.Value.Equal(v) },
		func() *IntegerAttr { return &IntegerAttr{AttrBase{c, h}, t, v} })
}

// Int64Attr returns the integer attribute with v cut or extended to the width of t.
func (c *Context) Int64Attr(t Type, v int64) *IntegerAttr {
	w, ok := integerWidth(t)
	if !ok {
		panic(fmt.Sprintf("ir: an integer attribute of type %s", t))
	}
	return c.IntegerAttr(t, NewAPInt(w, v))
}

// BoolAttr returns the attribute of type i1.
func (c *Context) BoolAttr(b bool) *IntegerAttr {
	if b {
		return c.true_
	}
	return c.false_
}

// Type returns the type of the integer.
func (a *IntegerAttr) Type() Type { return a.typ }

// Int64 returns the value: unsigned for an unsigned type, else signed. It is cut
// to 64 bits.
func (a *IntegerAttr) Int64() int64 {
	if v, ok := a.Value.Int64(); ok && !isUnsigned(a.typ) {
		return v
	}
	return int64(a.Value.Low64())
}

func isUnsigned(t Type) bool {
	i, ok := t.(*IntegerType)
	return ok && (i.Signedness == Unsigned || i.Signedness == Signless && i.Width == 1)
}

func (a *IntegerAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *IntegerAttr) AppendText(p *Printer) {
	if IsSignless(a.typ, 1) {
		p.bool(!a.Value.IsZero())
		return
	}
	p.Buf = a.Value.Append(p.Buf, !isUnsigned(a.typ))
	if p.elide == elideMay && IsSignless(a.typ, 64) {
		return
	}
	p.typeSuffix(a.typ)
}

// A FloatAttr is a number of a floating-point type.
type FloatAttr struct {
	AttrBase
	typ   *FloatType
	Value APFloat
}

// FloatAttr returns a float attribute; v must be of the format of t.
func (c *Context) FloatAttr(t Type, v APFloat) *FloatAttr {
	ft, ok := t.(*FloatType)
	if !ok || ft.Kind != v.kind {
		panic(fmt.Sprintf("ir: a float attribute of type %s with a value of type %s", t, v.kind))
	}
	h := mix(mix(mixType(seedFloatAttr, t), v.lo), v.hi)
	return c.floats.get(h, func(a *FloatAttr) bool { return a.typ == ft && a.Value == v },
		func() *FloatAttr { return &FloatAttr{AttrBase{c, h}, ft, v} })
}

// Float64Attr returns the float attribute with f rounded to the format of t.
func (c *Context) Float64Attr(t Type, f float64) *FloatAttr {
	ft, ok := t.(*FloatType)
	if !ok {
		panic(fmt.Sprintf("ir: a float attribute of type %s", t))
	}
	return c.FloatAttr(t, NewAPFloat(ft.Kind, f))
}

// Type returns the type of the number.
func (a *FloatAttr) Type() Type { return a.typ }

// Float64 returns the nearest float64.
func (a *FloatAttr) Float64() float64 { return a.Value.Float64() }

func (a *FloatAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *FloatAttr) AppendText(p *Printer) {
	var hex bool
	p.Buf, hex = a.Value.Append(p.Buf)
	if p.elide == elideMay && a.typ.Kind == F64 && !hex {
		return
	}
	p.typeSuffix(a.typ)
}

// A StringAttr is a string of bytes, by default of type none.
type StringAttr struct {
	AttrBase
	Value string
	typ   Type
}

// StringAttr returns a string attribute.
func (c *Context) StringAttr(s string) *StringAttr { return c.TypedStringAttr(s, c.none) }

// TypedStringAttr returns a string attribute of a type.
func (c *Context) TypedStringAttr(s string, t Type) *StringAttr {
	h := mixString(mixType(seedString, t), s)
	return c.strings.get(h, func(a *StringAttr) bool { return a.typ == t && a.Value == s },
		func() *StringAttr { return &StringAttr{AttrBase{c, h}, strings.Clone(s), t} })
}

// Type returns the type of the string.
func (a *StringAttr) Type() Type { return a.typ }

func (a *StringAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *StringAttr) AppendText(p *Printer) {
	p.String(a.Value)
	p.typeSuffix(a.typ)
}

// A UnitAttr is an attribute that says no more than that it is there.
type UnitAttr struct{ AttrBase }

// UnitAttr returns the unit attribute.
func (c *Context) UnitAttr() *UnitAttr { return c.unit }

func (a *UnitAttr) String() string { return "unit" }

// AppendText writes the attribute.
func (a *UnitAttr) AppendText(p *Printer) { p.Buf = append(p.Buf, "unit"...) }

// An ArrayAttr is a sequence of attributes.
type ArrayAttr struct {
	AttrBase
	Elements []Attribute
}

// ArrayAttr returns an array attribute.
func (c *Context) ArrayAttr(elems []Attribute) *ArrayAttr {
	h := mix(seedArray, uint64(len(elems)))
	for _, e := range elems {
		h = mixAttr(h, e)
	}
	return c.arrays.get(h, func(a *ArrayAttr) bool { return slices.Equal(a.Elements, elems) },
		func() *ArrayAttr { return &ArrayAttr{AttrBase{c, h}, slices.Clone(elems)} })
}

func (a *ArrayAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *ArrayAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, '[')
	for i, e := range a.Elements {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.attribute(e, elideMay)
	}
	p.Buf = append(p.Buf, ']')
}

// A DictionaryAttr is attributes by name, sorted.
type DictionaryAttr struct {
	AttrBase
	Entries []NamedAttribute
}

// DictionaryAttr returns a dictionary attribute. The entries need not be sorted;
// two of one name are a programmer's mistake.
func (c *Context) DictionaryAttr(entries []NamedAttribute) *DictionaryAttr {
	if !slices.IsSortedFunc(entries, compareNames) {
		entries = slices.Clone(entries)
		slices.SortFunc(entries, compareNames)
	}
	h := mix(seedDictionary, uint64(len(entries)))
	for i, e := range entries {
		if i > 0 && entries[i-1].Name == e.Name {
			panic("ir: a dictionary with two attributes named " + e.Name)
		}
		h = mixAttr(mixString(h, e.Name), e.Value)
	}
	return c.dictionaries.get(h, func(a *DictionaryAttr) bool { return slices.Equal(a.Entries, entries) },
		func() *DictionaryAttr {
			es := slices.Clone(entries)
			for i := range es {
				es[i].Name = strings.Clone(es[i].Name)
			}
			return &DictionaryAttr{AttrBase{c, h}, es}
		})
}

func compareNames(a, b NamedAttribute) int { return strings.Compare(a.Name, b.Name) }

// Attr returns the attribute of that name, nil if there is none.
func (a *DictionaryAttr) Attr(name string) Attribute { return lookupNamed(a.Entries, name) }

// lookupNamed finds a name among few sorted entries.
func lookupNamed(entries []NamedAttribute, name string) Attribute {
	for i := range entries {
		if entries[i].Name == name {
			return entries[i].Value
		}
	}
	return nil
}

func (a *DictionaryAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *DictionaryAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, '{')
	p.NamedAttributes(a.Entries)
	p.Buf = append(p.Buf, '}')
}

// A TypeAttr holds a type.
type TypeAttr struct {
	AttrBase
	Value Type
}

// TypeAttr returns the attribute that holds a type.
func (c *Context) TypeAttr(t Type) *TypeAttr {
	h := mixType(seedTypeAttr, t)
	return c.typeAttrs.get(h, func(a *TypeAttr) bool { return a.Value == t },
		func() *TypeAttr { return &TypeAttr{AttrBase{c, h}, t} })
}

func (a *TypeAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *TypeAttr) AppendText(p *Printer) { p.Type(a.Value) }

// A SymbolRefAttr names a symbol, perhaps inside of other symbols.
type SymbolRefAttr struct {
	AttrBase
	Root   string
	Nested []string
}

// SymbolRefAttr returns a reference to a symbol, or to one nested in others.
func (c *Context) SymbolRefAttr(root string, nested ...string) *SymbolRefAttr {
	h := mixString(seedSymbolRef, root)
	for _, n := range nested {
		h = mixString(h, n)
	}
	return c.symbolRefs.get(h,
		func(a *SymbolRefAttr) bool { return a.Root == root && slices.Equal(a.Nested, nested) },
		func() *SymbolRefAttr {
			ns := slices.Clone(nested)
			for i := range ns {
				ns[i] = strings.Clone(ns[i])
			}
			return &SymbolRefAttr{AttrBase{c, h}, strings.Clone(root), ns}
		})
}

// Leaf returns the name of the symbol itself, without those that it is nested in.
func (a *SymbolRefAttr) Leaf() string {
	if n := len(a.Nested); n > 0 {
		return a.Nested[n-1]
	}
	return a.Root
}

// IsFlat reports whether the reference is a single name.
func (a *SymbolRefAttr) IsFlat() bool { return len(a.Nested) == 0 }

func (a *SymbolRefAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *SymbolRefAttr) AppendText(p *Printer) {
	p.Symbol(a.Root)
	for _, n := range a.Nested {
		p.Buf = append(p.Buf, "::"...)
		p.Symbol(n)
	}
}

// An OpaqueAttr is an attribute of a dialect that is not registered, kept as text.
type OpaqueAttr struct {
	AttrBase
	Namespace, Text string
	typ             Type
}

// OpaqueAttr returns an opaque attribute; its type is none if t is nil.
func (c *Context) OpaqueAttr(namespace, text string, t Type) *OpaqueAttr {
	if t == nil {
		t = c.none
	}
	h := mixString(mixString(mixType(seedOpaqueAttr, t), namespace), text)
	return c.opaqueAttrs.get(h,
		func(a *OpaqueAttr) bool { return a.Namespace == namespace && a.Text == text && a.typ == t },
		func() *OpaqueAttr {
			return &OpaqueAttr{AttrBase{c, h}, strings.Clone(namespace), strings.Clone(text), t}
		})
}

// Type returns the type of the attribute.
func (a *OpaqueAttr) Type() Type { return a.typ }

func (a *OpaqueAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *OpaqueAttr) AppendText(p *Printer) {
	p.dialectSymbol('#', a.Namespace, a.Text)
	p.typeSuffix(a.typ)
}

// A DistinctAttr is different from any other, even with the same content.
type DistinctAttr struct {
	AttrBase
	Content Attribute
	id      uint64
}

// DistinctAttr returns a new distinct attribute at each call.
func (c *Context) DistinctAttr(content Attribute) *DistinctAttr {
	id := c.distinct.Add(1)
	return &DistinctAttr{AttrBase{c, mix(seedDistinct, id)}, content, id}
}

func (a *DistinctAttr) String() string { return attrString(a) }

// AppendText writes the attribute. Numbers are given in the order in which the
// printer meets the attributes.
func (a *DistinctAttr) AppendText(p *Printer) {
	p.Buf = append(p.Buf, "distinct["...)
	p.uint(uint64(p.distinctNumber(a)))
	p.Buf = append(p.Buf, "]<"...)
	if _, unit := a.Content.(*UnitAttr); !unit {
		p.Attribute(a.Content)
	}
	p.Buf = append(p.Buf, '>')
}

// A DefinedAttr is an attribute that a dialect defines.
type DefinedAttr struct {
	AttrBase
	Def    *AttributeDefinition
	Params []Param
}

// DefinedAttr returns the attribute of a definition with these parameters. They
// are not verified: see [VerifyParams].
func (c *Context) DefinedAttr(def *AttributeDefinition, params []Param) *DefinedAttr {
	h := hashParams(mixString(mixString(seedDefinedAttr, def.Name), def.Mnemonic), params)
	return c.definedAttrs.get(h,
		func(a *DefinedAttr) bool { return a.Def == def && EqualParams(a.Params, params) },
		func() *DefinedAttr { return &DefinedAttr{AttrBase{c, h}, def, cloneParams(params)} })
}

func (a *DefinedAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *DefinedAttr) AppendText(p *Printer) {
	p.defined('#', a.Def.Dialect, a.Def.Mnemonic, a.Def.Syntax, a.Params)
}

// Param returns the parameter of that name, nil if there is none.
func (a *DefinedAttr) Param(name string) Param { return paramNamed(a.Def.Params, a.Params, name) }

// Interface returns the Go implementation of an interface of the attribute, and
// whether the attribute declares it.
func (a *DefinedAttr) Interface(name string) (any, bool) {
	return findInterface(a.Def.Interfaces, name)
}
