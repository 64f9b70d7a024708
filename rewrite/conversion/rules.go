package conversion

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Named returns the type converter of a name, or that of the rule if the name is empty. It returns nil for a rule
// without a type converter. A name without a type converter is an error of the rules, and ends the conversion.
func (r *Rewriter) Named(converter string) (*TypeConverter, error) {
	if converter == "" {
		return r.c.types, nil
	}
	if t := r.c.named[converter]; t != nil {
		return t, nil
	}
	err := fmt.Errorf("the rules use the type converter '%s', which the conversion does not have", converter)
	r.Errorf(r.place(), "%v", err)
	return nil, err
}

// ConvertedTypes returns the types that types become with a type converter; see [Rewriter.Named].
func (r *Rewriter) ConvertedTypes(converter string, of ...ir.Type) ([]ir.Type, error) {
	types, err := r.Named(converter)
	switch {
	case err != nil:
		return nil, err
	case types == nil:
		return slices.Clone(of), nil
	}
	to, ok := types.ConvertAll(of)
	if !ok {
		return nil, errors.New("a type cannot be converted")
	}
	return to, nil
}

// ConvertedType returns the only type that a type becomes with a type converter; see [Rewriter.Named].
func (r *Rewriter) ConvertedType(converter string, t ir.Type) (ir.Type, error) {
	types, err := r.Named(converter)
	switch {
	case err != nil:
		return nil, err
	case types == nil:
		return t, nil
	}
	if to := types.Convert(t); to != nil {
		return to, nil
	}
	return nil, fmt.Errorf("type '%s' cannot be converted to another one", t)
}

// ConvertedValues returns the values that a pattern with a type converter has for values; see [Rewriter.Named].
func (r *Rewriter) ConvertedValues(converter string, vs ...*ir.Value) ([]*ir.Value, error) {
	types, err := r.Named(converter)
	if err != nil || len(vs) == 0 {
		return nil, err
	}
	c := r.c
	outer := c.types
	c.types = types
	remapped, _, ok := c.remapAt(c.root, nil, vs)
	c.types = outer
	if !ok {
		return nil, errors.New("the type of a value cannot be converted")
	}
	return slices.Clone(remapped), nil
}

// ConvertedValue returns the only value that a pattern with a type converter has for a value; see [Rewriter.Named].
func (r *Rewriter) ConvertedValue(converter string, v *ir.Value) (*ir.Value, error) {
	types, err := r.Named(converter)
	if err != nil {
		return nil, err
	}
	c := r.c
	outer := c.types
	c.types = types
	to, ok := c.remapOne(c.root, v)
	c.types = outer
	switch {
	case !ok:
		return nil, errors.New("the type of a value cannot be converted")
	case to.one == nil:
		return nil, fmt.Errorf("a value becomes %d values", len(to.several))
	}
	return to.one, nil
}

// ValuesOfTypes returns the values of given types that values are after the conversion. If there are none yet, it
// inserts a target materialization of a type converter; see [Rewriter.Named].
func (r *Rewriter) ValuesOfTypes(converter string, vs []*ir.Value, to []ir.Type) ([]*ir.Value, error) {
	types, err := r.Named(converter)
	switch {
	case err != nil:
		return nil, err
	case len(vs) == 0 && len(to) == 0:
		return nil, nil
	case len(vs) == 0:
		return nil, errors.New("there are no values to build others of")
	case len(vs) > 1 && len(vs) == len(to):
		list := make([]*ir.Value, len(vs))
		for i, v := range vs {
			list[i] = r.c.as(types, []*ir.Value{v}, to[i:i+1])[0]
		}
		return list, nil
	}
	return r.c.as(types, vs, to), nil
}

// as returns the values of types that values are after the conversion.
func (c *conversion) as(types *TypeConverter, vs []*ir.Value, to []ir.Type) []*ir.Value {
	var original ir.Type
	if len(vs) == 1 {
		if found := c.lookup(vs[0], to, false); found.any() {
			return found.list()
		}
		original = vs[0].Type()
	}
	var last []*ir.Value
	for _, v := range vs {
		last = append(last, c.lookup(v, nil, true).list()...)
	}
	return c.materialized(types, last, to, original)
}

// Materialize returns values of types that a type converter builds of the given ones: the results of a target
// materialization, or the values themselves if they have the types. See [Rewriter.Named].
func (r *Rewriter) Materialize(converter string, vs []*ir.Value, to []ir.Type) ([]*ir.Value, error) {
	types, err := r.Named(converter)
	switch {
	case err != nil:
		return nil, err
	case len(vs) == 0:
		return nil, errors.New("there are no values to build others of")
	}
	var original ir.Type
	if len(vs) == 1 {
		original = vs[0].Type()
	}
	return r.c.materialized(types, vs, to, original), nil
}

func (c *conversion) materialized(types *TypeConverter, vs []*ir.Value, to []ir.Type, original ir.Type) []*ir.Value {
	l := vs[0].Origin()
	if c.root != nil {
		l = c.root.Origin()
	}
	return c.cast(vs, to, castAt{point: after(vs...), loc: l, key: vs}, cast{types: types, target: true, original: original, pure: true})
}

// place is the place of the operation to which a rule is applied. While rules are matched, the rewriter knows it.
func (r *Rewriter) place() diag.Place {
	if r.c.root == nil {
		return diag.Place{}
	}
	return r.c.root.Location().Place()
}
