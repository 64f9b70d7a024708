package typed

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// IsType reports whether a type is of a C++ class of a dialect, such as "NumberType", whose mnemonic may be "number". It
// panics if the name is the mnemonic of the type, because it would then be false for all types.
func IsType(t *ir.DefinedType, namespace, class string) bool {
	d := t.Def
	if d.Dialect == nil || d.Dialect.Namespace != namespace {
		return false
	}
	if d.Name != class && d.Mnemonic == class && !slices.ContainsFunc(d.Dialect.Types, func(x *ir.TypeDefinition) bool { return x.Name == class }) {
		panic(mnemonicMistake("IsType", "type", namespace, class, d.Name))
	}
	return d.Name == class
}

// IsAttr is IsType for an attribute.
func IsAttr(a *ir.DefinedAttr, namespace, class string) bool {
	d := a.Def
	if d.Dialect == nil || d.Dialect.Namespace != namespace {
		return false
	}
	if d.Name != class && d.Mnemonic == class && !slices.ContainsFunc(d.Dialect.Attributes, func(x *ir.AttributeDefinition) bool { return x.Name == class }) {
		panic(mnemonicMistake("IsAttr", "attribute", namespace, class, d.Name))
	}
	return d.Name == class
}

func mnemonicMistake(function, kind, namespace, mnemonic, class string) string {
	return fmt.Sprintf("typed.%s: %q is the mnemonic of the %s of dialect %q whose C++ class is %q; generated packages have As%s", function, mnemonic, kind, namespace, class, class)
}

// TypeDef returns the definition of a type by its C++ class, or nil.
func TypeDef(ctx *ir.Context, namespace, class string) *ir.TypeDefinition {
	d := ctx.Registered(namespace)
	if d == nil {
		return nil
	}
	for _, t := range d.Types {
		if t.Name == class {
			return t
		}
	}
	return nil
}

// AttrDef is TypeDef for an attribute.
func AttrDef(ctx *ir.Context, namespace, class string) *ir.AttributeDefinition {
	d := ctx.Registered(namespace)
	if d == nil {
		return nil
	}
	for _, a := range d.Attributes {
		if a.Name == class {
			return a
		}
	}
	return nil
}

// MakeType returns the type of a C++ class of a dialect, with parameters in the order of
// the definition.
func MakeType(ctx *ir.Context, namespace, class string, params ...any) (*ir.DefinedType, error) {
	if ctx.Dialect(namespace) == nil {
		return nil, fmt.Errorf("the dialect '%s' is not registered", namespace)
	}
	if t := TypeDef(ctx, namespace, class); t != nil {
		return t.New(ctx, params...)
	}
	return nil, fmt.Errorf("the dialect '%s' has no type %s", namespace, class)
}

// MakeAttr is MakeType for an attribute.
func MakeAttr(ctx *ir.Context, namespace, class string, params ...any) (*ir.DefinedAttr, error) {
	if ctx.Dialect(namespace) == nil {
		return nil, fmt.Errorf("the dialect '%s' is not registered", namespace)
	}
	if a := AttrDef(ctx, namespace, class); a != nil {
		return a.New(ctx, params...)
	}
	return nil, fmt.Errorf("the dialect '%s' has no attribute %s", namespace, class)
}

// Must returns x, and panics if there is an error.
func Must[T any](x T, err error) T {
	if err != nil {
		panic(err)
	}
	return x
}

// Widen returns integers as int64.
func Widen[T Integer](xs []T) []int64 {
	if xs == nil {
		return nil
	}
	out := make([]int64, len(xs))
	for i, x := range xs {
		out[i] = int64(x)
	}
	return out
}
