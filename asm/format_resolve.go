package asm

import (
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// resolve assembles the operation from its parsed parts: regions, successors, segment sizes,
// default values, result types, and the operands. The types of operands may follow from each
// other.
func (f *FormatSyntax) resolve(p *OpParser, s *ir.OperationState, st *formatState) {
	if len(st.regions) > 0 || len(f.def.Regions) > 0 {
		f.addRegions(s, st)
	}
	if len(st.succs) > 0 {
		f.addSuccessors(s, st)
	}
	f.addSegments(p, s, st)
	for i := range f.slot.defaults {
		if d := &f.slot.defaults[i]; s.Inherent[d.slot] == nil {
			s.Inherent[d.slot] = d.deflt
		}
	}
	for i := range f.checks {
		f.check(p, st, &f.checks[i])
	}
	if f.prog.InfersResults {
		f.addOperands(p, s, st)
		f.inferResults(p, s)
		return
	}
	f.addResults(p, s, st)
	f.addOperands(p, s, st)
}

func (f *FormatSyntax) addRegions(s *ir.OperationState, st *formatState) {
	if all := st.regionsOf(f.allRegionsGroup()); len(all) > 0 {
		s.Regions = append(s.Regions, all...)
		return
	}
	for i := range f.def.Regions {
		if !f.def.Regions[i].Variadic {
			s.Regions = append(s.Regions, st.region(i))
			continue
		}
		s.Regions = append(s.Regions, st.regionsOf(i)...)
	}
}

func (f *FormatSyntax) addSuccessors(s *ir.OperationState, st *formatState) {
	for i := range st.succSpans {
		x := &st.succSpans[i]
		s.Successors = append(s.Successors, st.succs[x.start:x.end]...)
	}
}

func (f *FormatSyntax) addSegments(p *OpParser, s *ir.OperationState, st *formatState) {
	if slot := f.slot.operandSegments; slot >= 0 && f.setsOperandSegments {
		var room [16]int32
		sizes := room[:0]
		for i := range f.def.Operands {
			n := st.operandSpans[i].end - st.operandSpans[i].start
			if f.def.Operands[i].Arity == ir.Single {
				n = 1
			}
			sizes = append(sizes, n)
		}
		s.Inherent[slot] = p.ctx.DenseI32Array(sizes)
	}
	for _, g := range f.slot.segments {
		x := st.groupSizes[g.group]
		s.Inherent[g.slot] = p.ctx.DenseI32Array(st.sizes[x.start:x.end])
	}
	if slot := f.slot.resultSegments; slot >= 0 && f.setsResultSegments {
		var room [16]int32
		sizes := room[:0]
		for i := range f.def.Results {
			n := int32(1)
			if f.def.Results[i].Arity != ir.Single {
				n = int32(len(st.typesOf(f.resultVar(i))))
			}
			sizes = append(sizes, n)
		}
		s.Inherent[slot] = p.ctx.DenseI32Array(sizes)
	}
}

// check asks the constraint of a value whose type is transformed: the
// transformation may rely on it.
func (f *FormatSyntax) check(p *OpParser, st *formatState, c *typeCheck) {
	for _, t := range st.typesOf(c.variable) {
		if c.constraint.Check(nil, t) != ir.Fails {
			continue
		}
		p.Failf(p.namePos, "'%s' must be %s, but got %s", c.name, summaryOf(c.constraint, c.variadic), quoteType(t))
	}
}

func summaryOf(c *ir.TypeConstraint, variadic bool) string {
	if variadic {
		return "variadic of " + c.Summary
	}
	return c.Summary
}

func quoteType(t ir.Type) string { return "'" + t.String() + "'" }

func (f *FormatSyntax) addResults(p *OpParser, s *ir.OperationState, st *formatState) {
	if f.prog.AllResultTypes {
		s.Types = append(s.Types, st.typesOf(f.allResultsVar())...)
		return
	}
	for i := range f.def.Results {
		src := &f.prog.Results[i]
		if src.Kind == format.Parsed {
			s.Types = append(s.Types, st.typesOf(f.resultVar(i))...)
			continue
		}
		if src.Kind == format.Built {
			t := f.build(p, f.def.Results[i].Constraint, f.def.Results[i].Name)
			s.Types = append(s.Types, t)
			continue
		}
		ts, list := f.typesFrom(p, s, st, src)
		if len(ts) == 0 && !list {
			f.unknownType(p, "result", f.def.Results[i].Name)
			return
		}
		s.Types = append(s.Types, ts...)
	}
}

// build returns the one type that satisfies a constraint.
func (f *FormatSyntax) build(p *OpParser, c *ir.TypeConstraint, name string) ir.Type {
	if c != nil && c.Build != nil {
		if t := c.Build(p.ctx); t != nil {
			return t
		}
	}
	p.Failf(p.namePos, "the type of '%s' cannot be built", name)
	return nil
}

func (f *FormatSyntax) unknownType(p *OpParser, what, name string) {
	p.Failf(p.namePos, "the type of %s '%s' does not follow from the operation", what, name)
}

// typesFrom returns the types that a source gives. A list is the types of a
// variadic value, one each; else there is one type, or none if it is not known.
func (f *FormatSyntax) typesFrom(p *OpParser, s *ir.OperationState, st *formatState, src *format.TypeSource) (ts []ir.Type, list bool) {
	switch src.Kind {
	case format.OfOperand:
		ts, list = st.typesOf(f.operandVar(src.Index)), f.def.Operands[src.Index].Arity >= ir.Variadic
	case format.OfResult:
		ts, list = st.typesOf(f.resultVar(src.Index)), f.def.Results[src.Index].Arity >= ir.Variadic
	case format.OfAttr:
		if t := ir.TypeOf(s.Inherent[src.Index]); t != nil {
			start := len(st.types)
			st.types = append(st.types, t)
			ts = st.types[start:]
		}
	}
	if !list && len(ts) > 1 {
		ts = ts[:1]
	}
	if src.Equation < 0 || len(ts) == 0 && !list {
		return ts, list
	}
	var transform TypeTransform
	if f.prog.Equations[src.Equation].Kind == format.ShapedTypeMatchesElementCountAndTypes {
		ts, ok := elementTypes(ts)
		if !ok {
			p.Failf(p.namePos, "failed to infer the types of the elements")
		}
		return ts, true
	}
	if src.Equation < len(f.o.Transforms) {
		transform = f.o.Transforms[src.Equation]
	}
	if transform == nil {
		p.Failf(p.namePos, "a type cannot be inferred: a transformation of types is not implemented")
	}
	ts, ok := transform(p.ctx, ts)
	list = list || len(ts) != 1 || src.Equation < len(f.o.TransformLists) && f.o.TransformLists[src.Equation]
	if !ok {
		p.Failf(p.namePos, "failed to infer a type")
	}
	return ts, list
}

// elementTypes returns the type of each element of a shaped type.
func elementTypes(ts []ir.Type) ([]ir.Type, bool) {
	if len(ts) != 1 {
		return nil, false
	}
	t, ok := ir.AsShaped(ts[0])
	if !ok || !t.HasRank() {
		return nil, false
	}
	n := int64(1)
	for _, d := range t.Shape() {
		if d < 0 || d > 0 && n > maxResults/d {
			return nil, false
		}
		n *= d
	}
	out := make([]ir.Type, n)
	for i := range out {
		out[i] = t.ElementType()
	}
	return out, true
}

func (f *FormatSyntax) addOperands(p *OpParser, s *ir.OperationState, st *formatState) {
	if len(f.def.Operands) == 0 {
		return
	}
	switch {
	case f.prog.AllOperands && f.prog.AllOperandTypes:
		g := f.allOperandsGroup()
		p.ResolveOperandTypes(s, st.operandsOf(g), st.typesOf(f.allOperandsVar()), st.operandSpans[g].pos)
		return
	case f.prog.AllOperands && len(f.def.Operands) == 1:
		// A single type applies to all operands, however many there are.
		g := f.allOperandsGroup()
		f.addOperandGroup(p, s, st, 0, st.operandsOf(g), st.operandSpans[g].pos)
		return
	case f.prog.AllOperands:
		f.addOperandList(p, s, st)
		return
	case f.prog.AllOperandTypes:
		st.values = st.values[:0]
		for i := range f.def.Operands {
			st.values = append(st.values, st.operandsOf(i)...)
		}
		p.ResolveOperandTypes(s, st.values, st.typesOf(f.allOperandsVar()), p.namePos)
		return
	}
	for i := range f.def.Operands {
		x := &st.operandSpans[i]
		f.addOperandGroup(p, s, st, i, st.operands[x.start:x.end], x.pos)
	}
}

// addOperandList resolves the operands directive where types are said one by one.
func (f *FormatSyntax) addOperandList(p *OpParser, s *ir.OperationState, st *formatState) {
	st.valueTypes = st.valueTypes[:0]
	for i := range f.def.Operands {
		src := &f.prog.Operands[i]
		switch src.Kind {
		case format.Parsed:
			st.valueTypes = append(st.valueTypes, st.typesOf(f.operandVar(i))...)
		case format.Built:
			t := f.build(p, f.def.Operands[i].Constraint, f.def.Operands[i].Name)
			st.valueTypes = append(st.valueTypes, t)
		default:
			ts, _ := f.typesFrom(p, s, st, src)
			if len(ts) == 0 && f.def.Operands[i].Arity == ir.Single {
				f.unknownType(p, "operand", f.def.Operands[i].Name)
				return
			}
			st.valueTypes = append(st.valueTypes, ts...)
		}
	}
	g := f.allOperandsGroup()
	p.ResolveOperandTypes(s, st.operandsOf(g), st.valueTypes, st.operandSpans[g].pos)
}

// addOperandGroup resolves os, the operands of group i, which begin at an offset.
func (f *FormatSyntax) addOperandGroup(p *OpParser, s *ir.OperationState, st *formatState, i int, os []UnresolvedOperand, at uint32) {
	src := &f.prog.Operands[i]
	switch src.Kind {
	case format.Parsed:
		p.ResolveOperandTypes(s, os, st.typesOf(f.operandVar(i)), at)
		return
	case format.Built:
		if len(os) == 0 {
			return
		}
		t := f.build(p, f.def.Operands[i].Constraint, f.def.Operands[i].Name)
		p.ResolveOperands(s, os, t)
		return
	}
	ts, list := f.typesFrom(p, s, st, src)
	if list {
		p.ResolveOperandTypes(s, os, ts, at)
		return
	}
	if len(os) == 0 {
		return
	}
	if len(ts) == 0 {
		f.unknownType(p, "operand", f.def.Operands[i].Name)
		return
	}
	p.ResolveOperands(s, os, ts[0])
}

func (f *FormatSyntax) inferResults(p *OpParser, s *ir.OperationState) {
	if f.def.InferTypes == nil {
		p.Failf(p.namePos, "the result types cannot be inferred: there is no function for it")
	}
	have := len(*p.diags)
	ts, ok := f.def.InferTypes(s, p.diags)
	p.errors += len(*p.diags) - have
	if !ok {
		if len(*p.diags) == have {
			p.Failf(p.namePos, "failed to infer the result types")
		}
		p.Stop()
	}
	s.Types = append(s.Types, ts...)
}
