package cppgen

import (
	"fmt"
	"path"
	"strings"

	"github.com/mica-ir/mica/cxx/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/backend"
	"github.com/mica-ir/mica/tablegen"
)

// A constraintKind is what a function checks.
type constraintKind int

var constraintKinds = []string{"type", "attr", "prop", "successor", "region"}

// constraintFunctions are the functions that check the constraints of all operations of a file, one for
// each condition and summary.
type constraintFunctions struct {
	suffix string // of names: the input
	names  [5]map[constraintKey]string
	order  [5][]*ods.Constraint
	types  map[*ods.Constraint]string // of properties in the interface
}

type constraintKey struct {
	predicate *tablegen.Record
	summary   string
	iface     string // of properties
}

func keyOf(c *ods.Constraint) (constraintKey, bool) {
	p, ok := c.Record.Def("predicate")
	return constraintKey{predicate: p, summary: c.Summary}, ok
}

const (
	typeConstraints constraintKind = iota
	attrConstraints
	propConstraints
	successorConstraints
	regionConstraints
)

func collectConstraints(in *backend.Input, ops []*ods.Operator) *constraintFunctions {
	f := &constraintFunctions{suffix: uniqueLabel(in.File), types: map[*ods.Constraint]string{}}
	for i := range f.names {
		f.names[i] = map[constraintKey]string{}
	}
	for _, op := range ops {
		for _, v := range op.Operands {
			f.add(typeConstraints, v.Constraint.Constraint, "")
		}
		for _, v := range op.Results {
			f.add(typeConstraints, v.Constraint.Constraint, "")
		}
		for _, a := range op.Attributes {
			if sharesFunction(a.Attr) {
				f.add(attrConstraints, a.Attr.Constraint, "")
			}
		}
		for _, p := range op.Properties {
			if checksProperty(p.Prop) {
				f.add(propConstraints, p.Prop.Constraint, p.Prop.InterfaceType)
			}
		}
		for _, s := range op.Successors {
			f.add(successorConstraints, s.Constraint, "")
		}
		for _, r := range op.Regions {
			f.add(regionConstraints, r.Constraint, "")
		}
	}
	return f
}

// sharesFunction reports whether the constraint of an attribute does not depend on the operation.
func sharesFunction(a *ods.Attribute) bool {
	test := emit.Substitution{Names: []string{"_self", "attr"}}.Expand(a.Condition)
	return !strings.Contains(test, "<no-subst-found>")
}

// checksProperty reports whether a property has a constraint that can fail.
func checksProperty(p *ods.Property) bool {
	pred, ok := p.Record.Def("predicate")
	return ok && pred.Name() != "TruePred"
}

func (f *constraintFunctions) add(kind constraintKind, c *ods.Constraint, iface string) {
	key, ok := keyOf(c)
	if !ok {
		return
	}
	key.iface = iface
	if _, ok := f.names[kind][key]; ok {
		return
	}
	f.order[kind] = append(f.order[kind], c)
	f.types[c] = iface
	f.names[kind][key] = fmt.Sprintf("__mlir_ods_local_%s_constraint_%s%d", constraintKinds[kind], f.suffix, len(f.order[kind]))
}

// name returns the function of a constraint, "" for one that always holds.
func (f *constraintFunctions) name(kind constraintKind, c *ods.Constraint, iface string) string {
	key, _ := keyOf(c)
	key.iface = iface
	return f.names[kind][key]
}

// uniqueLabel returns a part of names from the name of a file.
func uniqueLabel(file string) string {
	var b strings.Builder
	for _, c := range []byte(strings.TrimSuffix(path.Base(file), ".td")) {
		if emit.IsWord(c) {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "%X", c)
		}
	}
	return b.String()
}
