// Package irdlgen writes definitions as a module of the irdl dialect, as tblgen-to-irdl generates it.
package irdlgen

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// Generators returns the generator.
func Generators() []backend.Generator {
	return []backend.Generator{{Flag: "gen-dialect-irdl-defs", Help: "Generate IRDL dialect definitions", Write: write}}
}

// A definition is a type, an attribute or an operation of the dialect.
type definition struct {
	kind, name  string // "operation", "add"
	constraints []*constraint
	parts       []*part
}

// A constraint is an operation whose result is a constraint: irdl.any_of.
type constraint struct {
	op       string // "any_of"
	operands []int  // of the definition's constraints
	attr     string // name of its attribute, or ""
	value    string // of the attribute, as it is printed
	short    string // text of the custom form after the name, and after the operands
}

// A part is an operation that gives constraints names: irdl.operands.
type part struct {
	op          string
	names       []string
	constraints []int
	variadicity []string // only of operands and results
}

func write(w *emit.Writer, in *backend.Input) error {
	g := &generator{dialect: in.Options.Dialect}
	defs := func(class, kind, sigil string) error {
		for _, r := range in.Module.Records.DerivedFrom(class) {
			if dialectOf(r) != g.dialect {
				continue
			}
			name, err := text(r, "mnemonic")
			if err != nil {
				return err
			}
			g.definitions = append(g.definitions, &definition{kind: kind, name: sigil + name})
		}
		return nil
	}
	if err := defs("TypeDef", "type", "!"); err != nil {
		return err
	}
	if err := defs("AttrDef", "attribute", "#"); err != nil {
		return err
	}
	for _, r := range in.Module.Records.DerivedFrom("Op") {
		if err := in.Module.Errors[r]; err != nil {
			return diag.List{err}
		}
		for _, op := range in.Module.Ops {
			if op.Record == r && op.Dialect != nil && op.Dialect.Name == g.dialect {
				if err := g.operation(op); err != nil {
					return err
				}
			}
		}
	}
	g.print(w)
	return nil
}

// dialectOf returns the dialect of a type or an attribute, "" if it has none.
func dialectOf(r *tablegen.Record) string {
	d, ok := r.Def("dialect")
	if !ok {
		return ""
	}
	return backend.Field(d, "name")
}

// text returns the text of a field, which must have one.
func text(r *tablegen.Record, field string) (string, error) {
	return backend.Field(r, field), backend.RequireStrings(r, field)
}

// A generator collects the definitions of a dialect.
type generator struct {
	dialect     string
	definitions []*definition
}

func (g *generator) operation(op *ods.Operator) error {
	name, err := text(op.Record, "opName")
	if err != nil {
		return err
	}
	d := &definition{kind: "operation", name: name}
	g.definitions = append(g.definitions, d)
	b := &builder{dialect: g.dialect, def: d}
	names := newNames(op)
	operands, results := b.values("operands", op.Operands, names), b.values("results", op.Results, names)
	attributes, regions := &part{op: "attributes"}, &part{op: "regions"}
	for _, list := range [][]*ods.NamedAttribute{op.Attributes, op.Derived} {
		for _, a := range list {
			if !a.Attr.IsOptional {
				attributes.add(a.Name, b.attribute(a.Attr.Record))
			}
		}
	}
	for _, r := range op.Regions {
		regions.add(names.of(r.Name), b.region(r.Constraint.Record))
	}
	for _, p := range []*part{operands, results, attributes, regions} {
		if len(p.names) > 0 {
			d.parts = append(d.parts, p)
		}
	}
	return b.err
}

func (p *part) add(name string, constraint int) {
	p.names = append(p.names, name)
	p.constraints = append(p.constraints, constraint)
}
