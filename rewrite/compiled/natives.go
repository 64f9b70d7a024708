package compiled

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// AttrOrDefault returns an attribute of an operation, or its default value if it is absent.
func AttrOrDefault(op *ir.Operation, name string) ir.Attribute {
	a := op.Attr(name)
	if a == nil {
		if k := op.Def().Slot(name); k >= 0 {
			a = op.Def().Attributes[k].Default
		}
	}
	return a
}

// ReadAttr is a constraint that always holds. Its result is the one of [AttrOrDefault].
func ReadAttr(op *ir.Operation, name string) (ir.Attribute, bool) {
	return AttrOrDefault(op, name), true
}

// Fuse returns the location of a location directive: a text alone is a name, and with other
// locations the metadata of their fusion. Locations that are nil do not count.
func Fuse(ctx *ir.Context, text string, of ...*ir.Location) *ir.Location {
	if len(of) == 0 {
		return ctx.NameLoc(text, ctx.UnknownLoc())
	}
	var few [8]*ir.Location
	locs := few[:0]
	for _, l := range of {
		if l != nil {
			locs = append(locs, l)
		}
	}
	if text == "" {
		return ctx.FusedLoc(locs, nil)
	}
	return ctx.FusedLoc(locs, ctx.StringAttr(text))
}

// LocationOf returns the location of the first value, or nil if there are no values.
func LocationOf(values []*ir.Value) *ir.Location {
	if len(values) == 0 {
		return nil
	}
	return values[0].Location()
}

// FuseLocations sets the location of the following steps of the rewrite to the fusion of
// locations.
func (x *Rewrite) FuseLocations(of ...ir.Origin) {
	x.origin, x.located = x.r.Context().FuseOrigins(of), true
}

// SetLocation sets the location of an operation to the one of a location directive.
func SetLocation(r *rewrite.Rewriter, op *ir.Operation, text string, of ...*ir.Location) error {
	loc := Fuse(r.Context(), text, of...)
	r.ModifyInPlace(op, func() { op.SetLocation(loc) })
	return nil
}

// InferTypes returns the result types of an operation that has these operands and attributes.
func InferTypes(r *rewrite.Rewriter, def *ir.OpDef, operands []*ir.Value, attrs ...ir.NamedAttribute) ([]ir.Type, error) {
	s := ir.OperationState{Def: def, Loc: r.Context().UnknownLoc(), Operands: operands}
	for _, a := range attrs {
		if a.Value != nil {
			s.AddAttribute(a.Name, a.Value)
		}
	}
	var why diag.List
	var types []ir.Type
	ok := false
	if def.InferTypes != nil {
		types, ok = def.InferTypes(&s, &why)
	}
	if !ok || len(types) != len(def.Results) {
		return nil, fmt.Errorf("the result types of '%s' cannot be inferred", def.Name)
	}
	return types, nil
}
