package ir

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/num"
)

// Params are parameters of a type or an attribute by name. A value is a [Param], or a
// Go value that the parameter can hold: any integer or float, the spelling of a case
// of an enumeration, a slice of these.
type Params map[string]any

// NewType returns the type with a name, such as "lwe.plaintext", and parameters. It fails
// if the context does not have the type, or if [TypeDefinition.New] fails.
func (c *Context) NewType(name string, params Params) (*DefinedType, error) {
	ns, mnemonic, _ := strings.Cut(name, ".")
	d := c.Dialect(ns)
	if d == nil {
		return nil, fmt.Errorf("unknown dialect '%s'%s", ns, suggest.DidYouMean(ns, c.DialectNames()))
	}
	def := d.TypeNamed(mnemonic)
	if def == nil {
		return nil, fmt.Errorf("unknown type '%s'%s", name, suggest.DidYouMean(name, qualify(ns, maps.Keys(d.typeNames))))
	}
	return def.NewNamed(c, params)
}

// NewAttr returns the attribute with a name, such as "lwe.encoding", and parameters. It
// fails if the context does not have the attribute, or if [AttributeDefinition.New] fails.
func (c *Context) NewAttr(name string, params Params) (*DefinedAttr, error) {
	ns, mnemonic, _ := strings.Cut(name, ".")
	d := c.Dialect(ns)
	if d == nil {
		return nil, fmt.Errorf("unknown dialect '%s'%s", ns, suggest.DidYouMean(ns, c.DialectNames()))
	}
	def := d.AttributeNamed(mnemonic)
	if def == nil {
		return nil, fmt.Errorf("unknown attribute '%s'%s", name, suggest.DidYouMean(name, qualify(ns, maps.Keys(d.attrNames))))
	}
	return def.NewNamed(c, params)
}

func qualify(ns string, mnemonics func(func(string) bool)) []string {
	var names []string
	for m := range mnemonics {
		names = append(names, ns+"."+m)
	}
	return names
}

// New returns the type with parameters in the order of the definition. It returns an
// error if their number or kinds do not fit, or if they do not verify.
func (d *TypeDefinition) New(ctx *Context, params ...any) (*DefinedType, error) {
	ps, err := convertParams(d.Params, params)
	return d.checked(ctx, ps, err)
}

// NewNamed is [TypeDefinition.New] with parameters by name. Optional ones can be
// missing.
func (d *TypeDefinition) NewNamed(ctx *Context, params Params) (*DefinedType, error) {
	ps, err := orderParams(d.Params, params)
	return d.checked(ctx, ps, err)
}

func (d *TypeDefinition) checked(ctx *Context, ps []Param, err error) (*DefinedType, error) {
	if err == nil && d.Verify != nil {
		err = d.Verify(ps)
	}
	if err != nil {
		return nil, fmt.Errorf("type '%s.%s': %w", d.Dialect.Namespace, d.Mnemonic, err)
	}
	return ctx.DefinedType(d, ps), nil
}

// New returns the attribute with parameters in the order of the definition. It
// returns an error if their number or kinds do not fit, or if they do not verify.
func (d *AttributeDefinition) New(ctx *Context, params ...any) (*DefinedAttr, error) {
	ps, err := convertParams(d.Params, params)
	return d.checked(ctx, ps, err)
}

// NewNamed is [AttributeDefinition.New] with parameters by name. Optional ones can be
// missing.
func (d *AttributeDefinition) NewNamed(ctx *Context, params Params) (*DefinedAttr, error) {
	ps, err := orderParams(d.Params, params)
	return d.checked(ctx, ps, err)
}

func (d *AttributeDefinition) checked(ctx *Context, ps []Param, err error) (*DefinedAttr, error) {
	if err == nil && d.Verify != nil {
		err = d.Verify(ps)
	}
	if err != nil {
		return nil, fmt.Errorf("attribute '%s.%s': %w", d.Dialect.Namespace, d.Mnemonic, err)
	}
	return ctx.DefinedAttr(d, ps), nil
}

// orderParams returns named parameters in the order of their definitions.
func orderParams(defs []ParamDef, named Params) ([]Param, error) {
	names := namesOf(defs, func(d *ParamDef) string { return d.Name })
	for _, n := range slices.Sorted(maps.Keys(named)) {
		if !slices.Contains(names, n) {
			return nil, fmt.Errorf("unknown parameter '%s'%s", n, suggest.DidYouMean(n, names))
		}
	}
	ps := make([]Param, len(defs))
	for i := range defs {
		v, given := named[defs[i].Name]
		if !given {
			if !defs[i].Optional {
				return nil, fmt.Errorf("parameter '%s' is missing", defs[i].Name)
			}
			ps[i] = defs[i].Default
			continue
		}
		p, err := defs[i].Convert(v)
		if err != nil {
			return nil, err
		}
		ps[i] = p
	}
	for i := range defs {
		if _, given := named[defs[i].Name]; !given && defs[i].DefaultOf != nil {
			p, err := defs[i].DefaultOf(ps)
			if err != nil {
				return nil, err
			}
			ps[i] = p
		}
	}
	return ps, nil
}

func convertParams(defs []ParamDef, values []any) ([]Param, error) {
	if len(values) != len(defs) {
		return nil, fmt.Errorf("expected %d parameters, but %d are given", len(defs), len(values))
	}
	ps := make([]Param, len(defs))
	for i := range defs {
		p, err := defs[i].Convert(values[i])
		if err != nil {
			return nil, err
		}
		ps[i] = p
	}
	return ps, nil
}

// Convert returns a Go value as a value of the parameter. It is an error if the
// parameter cannot have the value.
func (d *ParamDef) Convert(value any) (Param, error) {
	p, err := paramOf(value)
	switch {
	case err != nil:
	case d.Accept != nil:
		p, err = d.Accept(p)
	case p == nil && !d.Optional:
		err = errors.New("it must not be absent")
	}
	if err != nil {
		return nil, fmt.Errorf("parameter '%s': %w", d.Name, err)
	}
	return p, nil
}

// paramOf returns a Go value as one of the kinds of parameters.
func paramOf(value any) (Param, error) {
	if n, ok := goInt(value); ok {
		if n.signed {
			return int64(n.bits), nil
		}
		return n.bits, nil
	}
	switch x := value.(type) {
	case nil, bool, string, Type, Attribute, EnumValue, num.APInt, num.APFloat, *Resource:
		return x, nil
	case float64:
		return num.NewAPFloat(num.F64, x), nil
	case float32:
		return num.NewAPFloat(num.F32, float64(x)), nil
	case ParamList:
		return list(x)
	case []Param:
		return list(x)
	case []Type:
		return list(x)
	case []Attribute:
		return list(x)
	case []string:
		return list(x)
	case []bool:
		return list(x)
	case []int:
		return list(x)
	case []int32:
		return list(x)
	case []int64:
		return list(x)
	case []uint64:
		return list(x)
	case []float64:
		return list(x)
	}
	return nil, fmt.Errorf("a %T cannot be a parameter", value)
}

func list[T any](xs []T) (Param, error) {
	out := make(ParamList, len(xs))
	for i, x := range xs {
		p, err := paramOf(x)
		if err != nil {
			return nil, err
		}
		out[i] = p
	}
	return out, nil
}
