package ir

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// counts checks the numbers of regions, results, successors and operands.
func (c *Checker) counts(op *Operation) {
	def := op.def
	regions, variadic := 0, false
	for i := range def.Regions {
		if def.Regions[i].Variadic {
			variadic = true
		} else {
			regions++
		}
	}
	c.regionCount(op, regions, variadic)
	n := len(def.Results) - def.resultGroups.numVariadic
	c.resultCount(op, n, def.resultGroups.numVariadic > 0)
	successors, variadic := 0, false
	for i := range def.Successors {
		if def.Successors[i].Variadic {
			variadic = true
		} else {
			successors++
		}
	}
	c.successorCount(op, successors, variadic)
	n = len(def.Operands) - def.operandGroups.numVariadic
	c.operandCount(op, n, def.operandGroups.numVariadic > 0)
}

func (c *Checker) regionCount(op *Operation, want int, more bool) {
	n := op.NumRegions()
	switch {
	case n == want, more && n > want:
		return
	case more:
		c.Failf("expected %d or more regions", want)
	case want == 0:
		c.Failf("requires zero regions")
	case want == 1:
		c.Failf("requires one region")
	default:
		c.Failf("expected %d regions", want)
	}
}

func (c *Checker) resultCount(op *Operation, want int, more bool) {
	n := len(op.results())
	switch {
	case n == want, more && n > want:
		return
	case more:
		c.Failf("expected %d or more results", want)
	case want == 0:
		c.Failf("requires zero results")
	case want == 1:
		c.Failf("requires one result")
	default:
		c.Failf("expected %d results", want)
	}
}

func (c *Checker) successorCount(op *Operation, want int, more bool) {
	n := op.NumSuccessors()
	switch {
	case n == want, more && n > want:
	case more:
		c.Failf("requires at least %d successors but found %d", want, n)
	case want == 1:
		c.Failf("requires 1 successor but found %d", n)
	default:
		c.Failf("requires %d successors but found %d", want, n)
	}
	if n != 0 {
		c.successorRegions(op)
	}
}

// successorRegions checks that the successors are in the region of op.
func (c *Checker) successorRegions(op *Operation) {
	for s := range op.Successors() {
		if s.region != op.ParentRegion() {
			c.Failf("reference to block defined in another region")
		}
	}
}

func (c *Checker) operandCount(op *Operation, want int, more bool) {
	n := len(op.operands())
	switch {
	case n == want, more && n > want:
		return
	case more:
		c.Failf("expected %d or more operands, but found %d", want, n)
	case want == 0:
		c.Failf("requires zero operands")
	case want == 1:
		c.Failf("requires a single operand")
	default:
		c.Failf("expected %d operands, but found %d", want, n)
	}
}

// definition verifies the constraints of the definition in the order of ODS-generated
// verifiers: attributes, operands, results, multi-entity constraints, regions,
// successors.
func (c *Checker) definition(op *Operation) {
	c.attributes(op)
	c.operands(op)
	c.results(op)
	for i := range op.def.Preds {
		p := &op.def.Preds[i]
		switch p.Check(op) {
		case Fails:
			c.Failf("failed to verify that %s", p.Summary)
		case Unknown:
			c.Unknown(p.Unknown)
		}
	}
	c.regions(op)
	c.successors(op)
	if op.def.operandSegments > 0 {
		c.missingOperands(op)
	}
}

// Unknown fails because a check cannot be evaluated, unless the context assumes that it
// holds.
func (c *Checker) Unknown(text string) {
	if text == "" {
		text = "a predicate needs C++ that is not known, or takes too many steps"
	}
	if assume := c.op.Context().AssumeUnknown; assume != nil {
		assume(text)
		c.assumed = true
		return
	}
	c.Failf("cannot be verified: %s", text)
}

func (c *Checker) attributes(op *Operation) {
	for _, i := range op.def.required {
		if op.inherent()[i] == nil {
			c.Failf("requires %s '%s'", op.def.Attributes[i].kind(), op.def.Attributes[i].Name)
		}
	}
	for i := range op.def.Attributes {
		a := op.inherent()[i]
		want := op.def.Attributes[i].Constraint
		if a == nil || want == nil || want.Check == nil {
			continue
		}
		switch c.attributeHolds(op, want, a) {
		case Fails:
			d := &op.def.Attributes[i]
			c.failConstraint(want.Summary, want.Name, "%s '%s' failed to satisfy constraint: %s", d.kind(), d.Name, want.Summary)
		case Unknown:
			c.Unknown(want.Unknown)
		}
	}
}

// VerifyAttributes verifies the inherent attributes of an operation by themselves.
func VerifyAttributes(op *Operation, d *diag.List) bool {
	return RunCheck(op, d, func(op *Operation, c *Checker) { c.attributes(op) })
}

// kind returns the noun for the attribute in messages.
func (a *AttributeDef) kind() string {
	if a.Property {
		return "property"
	}
	return "attribute"
}

// VerifyInherentAttrs verifies the constraints of the inherent attributes among attrs
// before an operation is created. MLIR does so for an op in generic form whose
// attributes are not given as properties. Errors are reported at l.
func VerifyInherentAttrs(def *OpDef, attrs []NamedAttribute, l *Location, d *diag.List) bool {
	given := slices.Clone(attrs)
	slices.SortFunc(given, compareNames)
	for _, a := range given {
		slot := def.Slot(a.Name)
		if slot < 0 || def.Attributes[slot].Property {
			continue
		}
		c := def.Attributes[slot].Constraint
		if c == nil || c.Check == nil {
			continue
		}
		switch c.Check(nil, a.Value) {
		case Fails:
			hintConstraint(d.Errorf(l.Place(), "'%s' op attribute '%s' failed to satisfy constraint: %s", def.Name, a.Name, c.Summary), c.Summary, c.Name)
			return false
		case Unknown:
			if assume := l.Context().AssumeUnknown; assume != nil {
				assume(c.Unknown)
				continue
			}
			d.Errorf(l.Place(), "'%s' op cannot be verified: %s", def.Name, c.Unknown)
			return false
		}
	}
	return true
}

// requiredAttributes returns the slots of the required attributes, sorted by
// attribute name.
func requiredAttributes(d *OpDef) []int {
	var slots []int
	for i := range d.Attributes {
		if a := &d.Attributes[i]; !a.Optional && !a.Hidden && a.Default == nil && a.Initial == nil {
			slots = append(slots, i)
		}
	}
	slices.SortFunc(slots, func(i, j int) int { return strings.Compare(d.Attributes[i].Name, d.Attributes[j].Name) })
	return slots
}

func (c *Checker) operands(op *Operation) {
	index := 0
	for i := range op.def.Operands {
		g := &op.def.Operands[i]
		vs := op.OperandGroup(i)
		if g.Arity == Optional && len(vs) > 1 {
			c.Failf("operand group starting at #%d requires 0 or 1 element, but found %d", index, len(vs))
		}
		if g.Arity == VariadicOfVariadic {
			c.segmentAttr(op, g.Segments, g.Name, len(vs))
		}
		for k := range vs {
			c.typ(op, g.Constraint, g.Arity, vs[k].val.typ, "operand", index)
			index++
		}
	}
}

// missingOperands reports single operands that the segment sizes declare as absent, if
// their accessors then return a value that natives cannot handle. mlir-opt crashes on
// these.
func (c *Checker) missingOperands(op *Operation) {
	for i := range op.def.Operands {
		start, end := op.OperandBounds(i)
		if start < end || op.def.Operands[i].Arity != Single {
			continue
		}
		v, want := op.GroupOperand(i), op.def.Operands[i].Constraint
		if v == nil || want != nil && want.Check != nil && want.Check(op, v.typ) == Fails {
			c.Failf("operand group starting at #%d requires 1 element, but found 0", start)
		}
	}
}

func (c *Checker) results(op *Operation) {
	index := 0
	for i := range op.def.Results {
		g := &op.def.Results[i]
		vs := op.ResultGroup(i)
		if g.Arity == Optional && len(vs) > 1 {
			c.Failf("result group starting at #%d requires 0 or 1 element, but found %d", index, len(vs))
		}
		for k := range vs {
			c.typ(op, g.Constraint, g.Arity, vs[k].typ, "result", index)
			index++
		}
	}
}

const variadicOf = "variadic of "

func (c *Checker) typ(op *Operation, want *TypeConstraint, arity Arity, t Type, kind string, index int) {
	if want == nil || want.Check == nil {
		return
	}
	switch c.typeHolds(op, want, t) {
	case Holds:
		return
	case Unknown:
		c.Unknown(want.Unknown)
		return
	}
	summary := want.Summary
	if (arity == Variadic || arity == VariadicOfVariadic) && !strings.HasPrefix(summary, variadicOf) {
		summary = variadicOf + summary
	}
	c.failConstraint(want.Summary, want.Name, "%s #%d must be %s, but got %s", kind, index, summary, messageType(t))
}

// failConstraint reports that a constraint is not satisfied, and ends the check.
func (c *Checker) failConstraint(summary, name, format string, args ...any) {
	hintConstraint(c.Errorf(format, args...), summary, name)
	panic(stopped{})
}

// hintConstraint adds the name of a constraint to an error about a constraint without a
// summary. The message would otherwise not identify the requirement.
func hintConstraint(d *diag.Diagnostic, summary, name string) {
	if strings.TrimSpace(summary) == "" && name != "" {
		d.Hintf(d.Place, "the constraint '%s' has no summary", name)
	}
}

// messageType returns a type quoted as in MLIR's messages.
func messageType(t Type) string { return "'" + t.String() + "'" }

func (c *Checker) regions(op *Operation) {
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
				c.Failf("region #%d%sfailed to verify constraint: %s", index, name, g.Constraint.Summary)
			case Unknown:
				c.Unknown(g.Constraint.Unknown)
			}
			index++
		}
	}
}

// successors verifies successor constraints. Like mlir-opt's messages, it numbers
// only successors with a constraint.
func (c *Checker) successors(op *Operation) {
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
				c.Failf("successor #%d ('%s)' failed to verify constraint: %s", index, g.Name, g.Constraint.Summary)
			case Unknown:
				c.Unknown(g.Constraint.Unknown)
			}
			index++
		}
	}
}

// segmentAttr verifies an attribute that holds segment sizes: a dense i32 array of
// non-negative sizes that add up to count.
func (c *Checker) segmentAttr(op *Operation, attr, group string, count int) {
	a, ok := op.Attr(attr).(*DenseArrayAttr)
	if !ok || !IsSignless(a.Element, 32) {
		c.Failf("requires dense i32 array attribute '%s'", attr)
	}
	total := int64(0)
	for i := range a.Len() {
		n := a.Int64(i)
		if n < 0 {
			c.Failf("'%s' attribute cannot have negative elements", attr)
		}
		total += n
	}
	if total != int64(count) {
		c.Failf("%s count (%d) does not match with the total size (%d) specified in attribute '%s'",
			group, count, total, attr)
	}
}
