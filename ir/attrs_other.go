package ir

// A UnitAttr carries no value; only its presence matters.
type UnitAttr struct{ AttrBase }

// UnitAttr returns the unit attribute.
func (c *Context) UnitAttr() *UnitAttr { return c.unit }

func (a *UnitAttr) String() string { return "unit" }

// AppendText writes the attribute.
func (a *UnitAttr) AppendText(p *Printer) { p.Buf = append(p.Buf, "unit"...) }

// A TypeAttr holds a type.
type TypeAttr struct {
	AttrBase
	Value Type
}

// TypeAttr returns the attribute that holds a type.
func (c *Context) TypeAttr(t Type) *TypeAttr {
	h := mixType(seedTypeAttr, t)
	return unique(&c.typeAttrs, h, func(a *TypeAttr) bool { return a.Value == t },
		func() *TypeAttr { return &TypeAttr{AttrBase{c, h}, t} })
}

func (a *TypeAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *TypeAttr) AppendText(p *Printer) { p.Type(a.Value) }

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

// AppendText writes the attribute. The printer numbers the attributes in the order of their
// first occurrence.
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
// are not verified: the caller does that with the Verify function of the definition.
func (c *Context) DefinedAttr(def *AttributeDefinition, params []Param) *DefinedAttr {
	h := hashParams(mixString(mixString(seedDefinedAttr, def.Name), def.Mnemonic), params)
	return unique(&c.definedAttrs, h,
		func(a *DefinedAttr) bool { return a.Def == def && EqualParams(a.Params, params) },
		func() *DefinedAttr { return &DefinedAttr{AttrBase{c, h}, def, cloneParams(params)} })
}

func (a *DefinedAttr) String() string { return attrString(a) }

// AppendText writes the attribute.
func (a *DefinedAttr) AppendText(p *Printer) {
	var own AttributePrinter
	if d := a.Def.Dialect; d != nil {
		own, _ = d.ParseAttribute.(AttributePrinter)
	}
	if own != nil {
		p.defined('#', a.Def.Dialect, "", func(p *Printer) { own.PrintDefinedAttr(p, a) })
	} else {
		p.defined('#', a.Def.Dialect, a.Def.Mnemonic, a.params)
	}
	if t := a.selfType(); t != nil {
		p.typeSuffix(t)
	}
}

// AppendSyntax writes the mnemonic and the parameters.
func (a *DefinedAttr) AppendSyntax(p *Printer) {
	p.Text(a.Def.Mnemonic)
	a.params(p)
}

// selfType returns the type of the value, or nil for none.
func (a *DefinedAttr) selfType() Type {
	if a.Def.ValueType != nil {
		return a.Def.ValueType(a)
	}
	if i := a.Def.SelfType; i > 0 && i <= len(a.Params) {
		t, _ := a.Params[i-1].(Type)
		return t
	}
	return nil
}

// Param returns the parameter of that name, or nil.
func (a *DefinedAttr) Param(name string) Param { return paramNamed(a.Def.Params, a.Params, name) }

// Interface returns the Go implementation of an interface of the attribute, and
// whether the attribute declares it.
func (a *DefinedAttr) Interface(name string) (any, bool) {
	return findInterface(a.Def.Interfaces, name)
}
