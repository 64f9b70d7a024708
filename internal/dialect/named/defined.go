package named

import "github.com/mica-ir/mica/ir"

// TypeClass returns the name of the C++ class of a type of a dialect, "" for another
// type.
func TypeClass(t ir.Type, dialect string) string {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != dialect {
		return ""
	}
	return d.Def.Name
}

// AttrClass returns the name of the C++ class of an attribute of a dialect, "" for
// another attribute.
func AttrClass(a ir.Attribute, dialect string) string {
	d, ok := a.(*ir.DefinedAttr)
	if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != dialect {
		return ""
	}
	return d.Def.Name
}

// AttrDef returns the definition of an attribute of a dialect by its mnemonic, nil
// if the context does not know it.
func AttrDef(ctx *ir.Context, dialect, mnemonic string) *ir.AttributeDefinition {
	if d := ctx.Dialect(dialect); d != nil {
		return d.AttributeNamed(mnemonic)
	}
	return nil
}

// NewType returns the type of a dialect with a mnemonic, nil if the context does not
// know it.
func NewType(ctx *ir.Context, dialect, mnemonic string, params ...ir.Param) ir.Type {
	if d := ctx.Dialect(dialect); d != nil {
		if def := d.TypeNamed(mnemonic); def != nil {
			return ctx.DefinedType(def, params)
		}
	}
	return nil
}

// Is reports whether an operation has this name and is not foreign.
func Is(op *ir.Operation, name string) bool {
	if op == nil || op.Name() != name {
		return false
	}
	def := op.Def()
	return def == nil || !def.Foreign
}

// DefiningOp returns the operation that defines a value if it is the one of this name, else nil.
func DefiningOp(v *ir.Value, name string) *ir.Operation {
	if op := v.DefiningOp(); Is(op, name) {
		return op
	}
	return nil
}
