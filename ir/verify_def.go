package ir

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// counts checks the numbers of regions, results, successors and operands.
func (v verifier) counts(op *Operation) bool {
	def := op.def
	regions, variadic := 0, false
	for i := range def.Regions {
		if def.Regions[i].Variadic {
			variadic = true
		} else {
			regions++
		}
	}
	if !v.regionCount(op, regions, variadic) {
		return false
	}
	if n := len(def.Results) - def.resultGroups.numVariadic; !v.resultCount(op, n, def.resultGroups.numVariadic > 0) {
		return false
	}
	successors, variadic := 0, false
	for i := range def.Successors {
		if def.Successors[i].Variadic {
			variadic = true
		} else {
			successors++
		}
	}
	if !v.successorCount(op, successors, variadic) {
		return false
	}
	n := len(def.Operands) - def.operandGroups.numVariadic
	return v.operandCount(op, n, def.operandGroups.numVariadic > 0)
}

func (v verifier) regionCount(op *Operation, want int, more bool) bool {
	n := op.NumRegions()
	switch {
	case n == want, more && n > want:
		return true
	case more:
		op.EmitOpError(v.d, "expected %d or more regions", want)
	case want == 0:
		op.EmitOpError(v.d, "requires zero regions")
	case want == 1:
		op.EmitOpError(v.d, "requires one region")
	default:
		op.EmitOpError(v.d, "expected %d regions", want)
	}
	return false
}

func (v verifier) resultCount(op *Operation, want int, more bool) bool {
	n := len(op.results())
	switch {
	case n == want, more && n > want:
		return true
	case more:
		op.EmitOpError(v.d, "expected %d or more results", want)
	case want == 0:
		op.EmitOpError(v.d, "requires zero results")
	case want == 1:
		op.EmitOpError(v.d, "requires one result")
	default:
		op.EmitOpError(v.d, "expected %d results", want)
	}
	return false
}

func (v verifier) successorCount(op *Operation, want int, more bool) bool {
	n := op.NumSuccessors()
	switch {
	case n == want, more && n > want:
	case more:
		op.EmitOpError(v.d, "requires at least %d successors but found %d", want, n)
		return false
	case want == 1:
		op.EmitOpError(v.d, "requires 1 successor but found %d", n)
		return false
	default:
		op.EmitOpError(v.d, "requires %d successors but found %d", want, n)
		return false
	}
	return n == 0 || v.successorRegions(op)
}

// successorRegions checks that the successors are in the region of op.
func (v verifier) successorRegions(op *Operation) bool {
	for s := range op.Successors() {
		if s.region != op.ParentRegion() {
			op.EmitOpError(v.d, "reference to block defined in another region")
			return false
		}
	}
	return true
}

func (v verifier) operandCount(op *Operation, want int, more bool) bool {
	n := len(op.operands())
	switch {
	case n == want, more && n > want:
		return true
	case more:
		op.EmitOpError(v.d, "expected %d or more operands, but found %d", want, n)
	case want == 0:
		op.EmitOpError(v.d, "requires zero operands")
	case want == 1:
		op.EmitOpError(v.d, "requires a single operand")
	default:
		op.EmitOpError(v.d, "expected %d operands, but found %d", want, n)
	}
	return false
}

// definition checks the constraints of the definition: attributes, operands,
// results, constraints over several of them, regions, successors.
func (v verifier) definition(op *Operation) bool {
	if !v.attributes(op) || !v.operands(op) || !v.results(op) {
		return false
	}
	for i := range op.def.Preds {
		p := &op.def.Preds[i]
		switch p.Check(op) {
		case Fails:
			op.EmitOpError(v.d, "failed to verify that %s", p.Summary)
			return false
		case Unknown:
			v.unknown(op, p.Unknown)
			return false
		}
	}
	return v.regions(op) && v.successors(op)
}

func (v verifier) unknown(op *Operation, text string) {
	if text == "" {
		text = "a predicate takes too many steps to evaluate"
	}
	op.EmitOpError(v.d, "cannot be verified: %s", text)
}

func (v verifier) attributes(op *Operation) bool {
	for _, i := range op.def.required {
		if op.inherent()[i] == nil {
			op.EmitOpError(v.d, "requires attribute '%s'", op.def.Attributes[i].Name)
			return false
		}
	}
	for i := range op.def.Attributes {
		a := op.inherent()[i]
		c := op.def.Attributes[i].Constraint
		if a == nil || c == nil || c.Check == nil {
			continue
		}
		switch c.Check(op, a) {
		case Fails:
			kind := "attribute"
			if op.def.Attributes[i].Property {
				kind = "property"
			}
			op.EmitOpError(v.d, "%s '%s' failed to satisfy constraint: %s", kind, op.def.Attributes[i].Name, c.Summary)
			return false
		case Unknown:
			v.unknown(op, c.Unknown)
			return false
		}
	}
	return true
}

// VerifyInherentAttrs checks the constraints of inherent attributes that are given
// among others, before an operation is made from them; the reference does so for
// an op in generic form without properties. Errors are reported at l.
func VerifyInherentAttrs(def *OpDef, attrs []NamedAttribute, l *Location, d *diag.List) bool {
	given := slices.Clone(attrs)
	slices.SortFunc(given, compareNames)
	for _, a := range given {
		slot := def.Slot(a.Name)
		if slot < 0 {
			continue
		}
		c := def.Attributes[slot].Constraint
		if c == nil || c.Check == nil {
			continue
		}
		switch c.Check(nil, a.Value) {
		case Fails:
			d.Errorf(l.Place(), "'%s' op attribute '%s' failed to satisfy constraint: %s", def.Name, a.Name, c.Summary)
			return false
		case Unknown:
			d.Errorf(l.Place(), "'%s' op cannot be verified: %s", def.Name, c.Unknown)
			return false
		}
	}
	return true
}

// requiredAttributes returns the slots of the attributes that must be there, in
// the order of their names.
func requiredAttributes(d *OpDef) []int {
	var slots []int
	for i := range d.Attributes {
		if a := &d.Attributes[i]; !a.Optional && !a.Hidden && a.Default == nil {
			slots = append(slots, i)
		}
	}
	slices.SortFunc(slots, func(i, j int) int { return strings.Compare(d.Attributes[i].Name, d.Attributes[j].Name) })
	return slots
}

func (v verifier) operands(op *Operation) bool {
	index := 0
	for i := range op.def.Operands {
		g := &op.def.Operands[i]
		vs := op.OperandGroup(i)
		if g.Arity == Optional && len(vs) > 1 {
			op.EmitOpError(v.d, "operand group starting at #%d requires 0 or 1 element, but found %d", index, len(vs))
			return false
		}
		if g.Arity == VariadicOfVariadic && !v.segmentAttr(op, g.Segments, g.Name, len(vs)) {
			return false
		}
		for k := range vs {
			if !v.typ(op, g.Constraint, g.Arity, vs[k].val.typ, "operand", index) {
				return false
			}
			index++
		}
	}
	return true
}

func (v verifier) results(op *Operation) bool {
	index := 0
	for i := range op.def.Results {
		g := &op.def.Results[i]
		vs := op.ResultGroup(i)
		if g.Arity == Optional && len(vs) > 1 {
			op.EmitOpError(v.d, "result group starting at #%d requires 0 or 1 element, but found %d", index, len(vs))
			return false
		}
		for k := range vs {
			if !v.typ(op, g.Constraint, g.Arity, vs[k].typ, "result", index) {
				return false
			}
			index++
		}
	}
	return true
}

const variadicOf = "variadic of "

func (v verifier) typ(op *Operation, c *TypeConstraint, arity Arity, t Type, kind string, index int) bool {
	if c == nil || c.Check == nil {
		return true
	}
	switch c.Check(op, t) {
	case Holds:
		return true
	case Unknown:
		v.unknown(op, c.Unknown)
		return false
	}
	summary := c.Summary
	if (arity == Variadic || arity == VariadicOfVariadic) && !strings.HasPrefix(summary, variadicOf) {
		summary = variadicOf + summary
	}
	op.EmitOpError(v.d, "%s #%d must be %s, but got %s", kind, index, summary, messageType(t))
	return false
}

// messageType returns a type in the form that messages have it.
func messageType(t Type) string { return "'" + t.String() + "'" }

func (v verifier) regions(op *Operation) bool {
	index := 0
	for i := range op.def.Regions {
		g := &op.def.Regions[i]
		rs := op.RegionGroup(i)
		if g.Constraint == nil || g.Constraint.Check == nil {
			index += len(rs)
			continue
		}
		for k := range rs {
			switch g.Constraint.Check(op, &rs[k]) {
			case Fails:
				name := " "
				if g.Name != "" {
					name = " ('" + g.Name + "') "
				}
				op.EmitOpError(v.d, "region #%d%sfailed to verify constraint: %s", index, name, g.Constraint.Summary)
				return false
			case Unknown:
				v.unknown(op, g.Constraint.Unknown)
				return false
			}
			index++
		}
	}
	return true
}

// successors numbers only those successors that have a constraint, as the
// reference does.
func (v verifier) successors(op *Operation) bool {
	index := 0
	for i := range op.def.Successors {
		g := &op.def.Successors[i]
		if g.Constraint == nil || g.Constraint.Check == nil {
			continue
		}
		bs := op.SuccessorGroup(i)
		for k := range bs {
			switch g.Constraint.Check(op, bs[k].block) {
			case Fails:
				op.EmitOpError(v.d, "successor #%d ('%s)' failed to verify constraint: %s", index, g.Name, g.Constraint.Summary)
				return false
			case Unknown:
				v.unknown(op, g.Constraint.Unknown)
				return false
			}
			index++
		}
	}
	return true
}

// segmentAttr checks an attribute that holds the sizes of parts of a group.
func (v verifier) segmentAttr(op *Operation, attr, group string, count int) bool {
	a, ok := op.Attr(attr).(*DenseArrayAttr)
	if !ok || !IsSignless(a.Element, 32) {
		op.EmitOpError(v.d, "requires dense i32 array attribute '%s'", attr)
		return false
	}
	total := int64(0)
	for i := range a.Len() {
		n := a.Int64(i)
		if n < 0 {
			op.EmitOpError(v.d, "'%s' attribute cannot have negative elements", attr)
			return false
		}
		total += n
	}
	if total != int64(count) {
		op.EmitOpError(v.d, "%s count (%d) does not match with the total size (%d) specified in attribute '%s'",
			group, count, total, attr)
		return false
	}
	return true
}
