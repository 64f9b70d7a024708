package ir

// A Type is a uniqued, immutable type: two types are the same exactly if they
// are ==. Builtin types are the structs of this package; a type that a dialect
// defines is a [*DefinedType].
type Type interface {
	Context() *Context
	String() string // as printed without aliases, such as "tensor<2xf32>"

	// AppendText writes the type, without looking for an alias of the type itself.
	AppendText(p *Printer)

	typeBase() *TypeBase
}

// TypeBase is embedded by every type.
type TypeBase struct {
	ctx  *Context
	hash uint64
}

// Context returns the context that owns the type.
func (t *TypeBase) Context() *Context   { return t.ctx }
func (t *TypeBase) typeBase() *TypeBase { return t }

// A TypeRange is the types of some values.
type TypeRange []Type
