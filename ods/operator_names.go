package ods

import (
	"slices"
	"strings"
)

// checkNames reports duplicate names. Operands, results, regions and successors
// must have different names; attributes and properties conflict if their C++
// accessors have the same name.
func (m *reader) checkNames(op *Operator) {
	seen := map[string]string{}
	check := func(name, entity string) {
		if name == "" {
			return
		}
		switch first, ok := seen[name]; {
		case !ok:
			seen[name] = entity
		case first == entity:
			m.errorf(op.Record, "op has a conflict with two %s having the same name '%s'", entity, name)
		default:
			m.errorf(op.Record, "op has a conflict with %s and %s both having an entry with the name '%s'", first, entity, name)
		}
	}
	for _, v := range op.Operands {
		check(v.Name, "operands")
	}
	for _, v := range op.Results {
		check(v.Name, "results")
	}
	for _, g := range op.Regions {
		check(g.Name, "regions")
	}
	for _, s := range op.Successors {
		check(s.Name, "successors")
	}
	if !m.withoutCpp {
		m.checkAccessors(op)
		m.checkSegments(op)
	}
}

// checkSegments reports an attribute in the definition that has an accessor like that of the one with
// the sizes of segments, which the trait declares.
func (m *reader) checkSegments(op *Operator) {
	for _, s := range []struct{ trait, name string }{
		{"AttrSizedOperandSegments", "operandSegmentSizes"},
		{"AttrSizedResultSegments", "resultSegmentSizes"},
	} {
		get := AccessorName(s.name)
		if op.HasTrait(s.trait) && (slices.ContainsFunc(op.Attributes, func(a *NamedAttribute) bool { return AccessorName(a.Name) == get }) ||
			slices.ContainsFunc(op.Properties, func(p *NamedProperty) bool { return AccessorName(p.Name) == get })) {
			m.errorf(op.Record, "Unexpected overlap when generating `%sAttrName` for %s", get, op.Name())
		}
	}
}

// checkDefaultAccessors reports the first name whose C++ accessor the class of every operation has. The class of an
// operation with one result, with one variadic operand or with one variadic region has no accessor of its own for
// the type of the result, for the operands or for the regions, whatever has that name.
func (m *reader) checkDefaultAccessors(op *Operator) {
	taken := map[string]bool{
		"getAttributeNames": true, "getAttributes": true, "getOperation": true,
		"getType":     len(op.Results) != 1,
		"getOperands": len(op.Operands) != 1 || !op.Operands[0].IsVariableLength(),
		"getRegions":  len(op.Regions) != 1 || !op.Regions[0].Variadic,
	}
	for _, name := range op.valueNames() {
		if taken[AccessorName(name)] {
			m.errorf(op.Record, "generated accessor for `%s` overlaps with a default one; please rename to avoid overlap", name)
			return
		}
	}
}

// valueNames are the names of operands, results, regions and successors, in this order.
func (op *Operator) valueNames() []string {
	var names []string
	for _, v := range op.Operands {
		names = append(names, v.Name)
	}
	for _, v := range op.Results {
		names = append(names, v.Name)
	}
	for _, g := range op.Regions {
		names = append(names, g.Name)
	}
	for _, s := range op.Successors {
		names = append(names, s.Name)
	}
	return names
}

// An accessorKind is the kind of entity that a C++ accessor returns.
type accessorKind uint8

const (
	accessValue accessorKind = iota // operands, results and successors
	accessRegion
	accessAttr
	accessProp
)

// checkAccessors reports accessors that different names would define twice.
func (m *reader) checkAccessors(op *Operator) {
	type entry struct {
		kind accessorKind
		name string
	}
	seen := map[string]entry{}
	add := func(name string, kind accessorKind) {
		if name == "" {
			return
		}
		get := AccessorName(name)
		old, ok := seen[get]
		if !ok {
			seen[get] = entry{kind, name}
			return
		}
		switch {
		case old.kind <= accessRegion && kind <= accessRegion && old.name == name:
			return // reported as a duplicate name
		case old.kind == accessAttr && kind == accessAttr:
			get = "Adaptor::" + get + "Attr"
		case old.kind == accessRegion && kind == accessAttr, old.kind == accessAttr && kind == accessRegion:
			get = "Adaptor::" + get
		}
		m.errorf(op.Record, "Unexpected overlap when generating `%s` for %s", get, op.Name())
	}
	for _, v := range op.Operands {
		add(v.Name, accessValue)
	}
	for _, v := range op.Results {
		add(v.Name, accessValue)
	}
	for _, g := range op.Regions {
		add(g.Name, accessRegion)
	}
	for _, s := range op.Successors {
		add(s.Name, accessValue)
	}
	for _, a := range op.Attributes {
		add(a.Name, accessAttr)
	}
	for _, p := range op.Properties {
		add(p.Name, accessProp)
	}
}

// AccessorName returns the name of the C++ accessor of an argument: "an_x" and
// "anX" both have getAnX.
func AccessorName(name string) string { return "get" + CamelCase(name) }

// CamelCase returns a name as a part of C++ names: AnX for "an_x" and "anX".
func CamelCase(name string) string {
	lower := func(i int) bool { return i < len(name) && 'a' <= name[i] && name[i] <= 'z' }
	var b strings.Builder
	for i := 0; i < len(name); i++ {
		switch {
		case i == 0 && lower(i):
			b.WriteByte(name[i] - 'a' + 'A')
		case i > 0 && name[i] == '_' && lower(i+1):
			i++
			b.WriteByte(name[i] - 'a' + 'A')
		default:
			b.WriteByte(name[i])
		}
	}
	return b.String()
}

// SnakeCase returns a name in words with underscores: "ClientAPI" gives client_api and
// "CmpFPredicate" cmp_f_predicate.
func SnakeCase(name string) string {
	upper := func(i int) bool { return i < len(name) && 'A' <= name[i] && name[i] <= 'Z' }
	lower := func(i int) bool { return i < len(name) && 'a' <= name[i] && name[i] <= 'z' }
	var b strings.Builder
	for i := 0; i < len(name); i++ {
		if i > 0 && upper(i) && (lower(i+1) && upper(i-1) || !upper(i-1) && name[i-1] != '_') {
			b.WriteByte('_')
		}
		b.WriteString(strings.ToLower(name[i : i+1]))
	}
	return b.String()
}
