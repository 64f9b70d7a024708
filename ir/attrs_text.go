package ir

import (
	"slices"
	"strings"
)

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
	return unique(&c.strings, h, func(a *StringAttr) bool { return a.typ == t && a.Value == s },
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
	return unique(&c.symbolRefs, h,
		func(a *SymbolRefAttr) bool { return a.Root == root && slices.Equal(a.Nested, nested) },
		func() *SymbolRefAttr {
			ns := slices.Clone(nested)
			for i := range ns {
				ns[i] = strings.Clone(ns[i])
			}
			return &SymbolRefAttr{AttrBase{c, h}, strings.Clone(root), ns}
		})
}

// Leaf returns the name of the symbol itself, without the enclosing symbols.
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

// OpaqueAttr returns an opaque attribute; a nil t means the none type.
func (c *Context) OpaqueAttr(namespace, text string, t Type) *OpaqueAttr {
	if t == nil {
		t = c.none
	}
	h := mixString(mixString(mixType(seedOpaqueAttr, t), namespace), text)
	return unique(&c.opaqueAttrs, h,
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
