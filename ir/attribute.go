package ir

// An Attribute is a uniqued, immutable attribute: two attributes are the same
// exactly if they are ==. A [*Location] is one too.
type Attribute interface {
	Context() *Context
	String() string // as printed without aliases, such as "1 : i32"

	// AppendText writes the attribute, without looking for an alias of the
	// attribute itself. The type of a typed attribute is written unless
	// p.ElideType is set.
	AppendText(p *Printer)

	attrBase() *AttrBase
}

// A TypedAttribute is an attribute of a value that has a type.
type TypedAttribute interface {
	Attribute
	Type() Type
}

// TypeOf returns the type of the value that an attribute is of, or nil if it has none.
// Attributes of dialects have one if their definition names the parameter.
func TypeOf(a Attribute) Type {
	switch a := a.(type) {
	case *DefinedAttr:
		return a.selfType()
	case TypedAttribute:
		return a.Type()
	}
	return nil
}

// AttrBase is embedded by every attribute.
type AttrBase struct {
	ctx  *Context
	hash uint64
}

// Context returns the context that owns the attribute.
func (a *AttrBase) Context() *Context   { return a.ctx }
func (a *AttrBase) attrBase() *AttrBase { return a }

// A NamedAttribute is an attribute under a name.
type NamedAttribute struct {
	Name  string
	Value Attribute
}
