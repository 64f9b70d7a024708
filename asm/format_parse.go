package asm

import (
	"github.com/mica-ir/mica/ir"
)

// A span is a part of a list of a formatState, with its position in the text.
type span struct {
	start, end int32
	pos        uint32
}

// A formatState collects the parsed parts of an operation: the values in lists, and the range
// of each list that belongs to a group of the definition.
type formatState struct {
	operands     []UnresolvedOperand
	operandSpans []span // by group, then all operands
	types        []ir.Type
	typeSpans    []span // by type variable
	sizes        []int32
	groupSizes   []span // in sizes, by operand group
	regions      []*ir.Region
	regionSpans  []span // by group, then all regions
	succs        []*ir.Block
	succSpans    []span              // by group, then all successors
	spans        []span              // all of the above
	values       []UnresolvedOperand // scratch for the operands in order
	valueTypes   []ir.Type           // and their types
}

func (st *formatState) reset(f *FormatSyntax) {
	st.operands, st.types, st.sizes = st.operands[:0], st.types[:0], st.sizes[:0]
	st.regions, st.succs = st.regions[:0], st.succs[:0]
	e := &f.spanEnds
	if cap(st.spans) < e[4] {
		st.spans = make([]span, e[4])
	}
	s := st.spans[:e[4]]
	clear(s)
	st.operandSpans, st.typeSpans, st.groupSizes = s[:e[0]], s[e[0]:e[1]], s[e[1]:e[2]]
	st.regionSpans, st.succSpans = s[e[2]:e[3]], s[e[3]:e[4]]
}

func (st *formatState) operandsOf(g int) []UnresolvedOperand {
	s := &st.operandSpans[g]
	return st.operands[s.start:s.end]
}

func (st *formatState) setOperands(g, start int, pos uint32) {
	st.operandSpans[g] = span{int32(start), int32(len(st.operands)), pos}
}

func (st *formatState) typesOf(v int) []ir.Type {
	s := &st.typeSpans[v]
	return st.types[s.start:s.end]
}

func (st *formatState) setTypes(v, start int) {
	st.typeSpans[v] = span{start: int32(start), end: int32(len(st.types))}
}

func (st *formatState) regionsOf(g int) []*ir.Region {
	s := &st.regionSpans[g]
	return st.regions[s.start:s.end]
}

// region returns the region of a group of one, which it makes if it must.
func (st *formatState) region(g int) *ir.Region {
	if r := st.regionsOf(g); len(r) > 0 {
		return r[0]
	}
	r := ir.NewRegion()
	st.regionSpans[g] = span{start: int32(len(st.regions)), end: int32(len(st.regions) + 1)}
	st.regions = append(st.regions, r)
	return r
}

// ParseOp parses the text after the name.
func (f *FormatSyntax) ParseOp(p *OpParser, s *ir.OperationState) {
	f.late.Do(f.prepare)
	st := &p.format
	st.reset(f)
	if n := len(f.def.Attributes); cap(s.Inherent) < n {
		s.Inherent = make([]ir.Attribute, n)
	} else {
		s.Inherent = s.Inherent[:n]
		clear(s.Inherent)
	}
	f.steps(p, s, st, f.parse)
	f.resolve(p, s, st)
}

func (f *FormatSyntax) steps(p *OpParser, s *ir.OperationState, st *formatState, steps []parseStep) {
	for i := range steps {
		x := &steps[i]
		switch x.op {
		case parsePunct:
			p.Punct(x.punct)
		case parseOperand:
			start, at := len(st.operands), p.tok.start
			st.operands = append(st.operands, p.ParseOperand())
			st.setOperands(x.index, start, at)
		case parseAttrDict:
			if p.tok.kind == LBrace || x.flag {
				f.attrDictStep(p, s, x)
			}
		case parseType:
			start := len(st.types)
			st.types = append(st.types, f.parseOneType(p, x))
			st.setTypes(x.index, start)
		default:
			f.step(p, s, st, x)
		}
	}
}

// step parses an element.
func (f *FormatSyntax) step(p *OpParser, s *ir.OperationState, st *formatState, x *parseStep) {
	switch x.op {
	case parseWord:
		p.ParseKeyword(x.text, "")
		return
	case parseOptionalOperand, parseOperands, parseOperandGroups:
		f.operandStep(p, st, x)
		return
	case parseAttr:
		v := x.attr.parse(p)
		if v != nil {
			s.Inherent[x.index] = v
		}
		return
	case parseProperty:
		f.propertyStep(p, s, x)
		return
	case parseSetUnit:
		s.Inherent[x.index] = p.ctx.UnitAttr()
		return
	case parseOptionalType, parseTypes, parseTypeGroups:
		f.typeStep(p, st, x)
		return
	case parseFunctionType:
		f.functionTypeStep(p, st, x)
		return
	case parseRegion:
		r := st.region(x.index)
		p.ParseRegion(r, nil)
		f.finishRegion(p, s, r)
		return
	case parseRegions:
		f.regionsStep(p, s, st, x)
		return
	case parseSuccessor, parseSuccessors:
		f.successorStep(p, st, x)
		return
	case parsePropDict:
		f.propDictStep(p, s)
		return
	case parseCustom:
		f.customStep(p, s, st, x.custom)
		return
	case parseOptional:
		f.groupStep(p, s, st, x.group)
		return
	case parseOIList:
		f.oilistStep(p, s, st, x)
		return
	}
	panic("asm: unknown step of a format")
}

func (f *FormatSyntax) operandStep(p *OpParser, st *formatState, x *parseStep) {
	start, at := len(st.operands), p.tok.start
	switch x.op {
	case parseOptionalOperand:
		if p.tok.kind == PercentIdentifier {
			st.operands = append(st.operands, p.ParseOperand())
		}
	case parseOperands:
		st.operands = p.ParseOperandList(NoDelimiter, st.operands)
	case parseOperandGroups:
		first := len(st.sizes)
		for p.consumeIf(LParen) {
			n := len(st.operands)
			st.operands = p.ParseOperandList(NoDelimiter, st.operands)
			p.Punct(RParen)
			st.sizes = append(st.sizes, int32(len(st.operands)-n))
			if !p.consumeIf(Comma) {
				break
			}
		}
		st.groupSizes[x.index] = span{int32(first), int32(len(st.sizes)), at}
	}
	st.setOperands(x.index, start, at)
}

func (f *FormatSyntax) propertyStep(p *OpParser, s *ir.OperationState, x *parseStep) {
	at := p.tok.start
	if !p.Try(func() { s.Inherent[x.index] = x.attr.property.ParseProperty(p) }) {
		p.Failf(at, "invalid value for property %s, expected %s", x.attr.name, x.attr.property.Summary())
	}
}

func (f *FormatSyntax) typeStep(p *OpParser, st *formatState, x *parseStep) {
	start := len(st.types)
	switch x.op {
	case parseOptionalType:
		t, present := p.ParseOptionalType()
		if present {
			st.types = append(st.types, t)
		}
	case parseTypes:
		st.types = p.ParseTypeList(st.types)
	case parseTypeGroups:
		for p.consumeIf(LParen) {
			if !p.consumeIf(RParen) {
				st.types = p.ParseTypeList(st.types)
				p.Punct(RParen)
			}
			if !p.consumeIf(Comma) {
				break
			}
		}
	}
	st.setTypes(x.index, start)
}

func (f *FormatSyntax) parseOneType(p *OpParser, x *parseStep) ir.Type {
	c := &x.class
	if c.Def != nil {
		return p.ParseStrippedType(c.Def)
	}
	at := p.tok.start
	t := p.ParseType()
	if c.Is != nil && !c.Is(t) {
		p.wrongKindOfType(at, c.Name, t)
	}
	return t
}

func (f *FormatSyntax) functionTypeStep(p *OpParser, st *formatState, x *parseStep) {
	at := p.tok.start
	if p.tok.kind != LParen {
		// An alias, or not a function type.
		t := p.ParseType()
		ft, ok := t.(*ir.FunctionType)
		if !ok {
			p.wrongKindOfType(at, "builtin.function", t)
		}
		start := len(st.types)
		st.types = append(st.types, ft.Inputs...)
		st.setTypes(x.index, start)
		start = len(st.types)
		st.types = append(st.types, ft.Results...)
		st.setTypes(x.other, start)
		return
	}
	start := len(st.types)
	st.types = p.parseTypesInParens(st.types)
	p.expect(Arrow, "expected '->' in function type")
	st.setTypes(x.index, start)
	start = len(st.types)
	st.types = p.parseResultTypes(st.types)
	st.setTypes(x.other, start)
}

// addsBlock reports whether finishRegion adds a block to an empty region.
func (f *FormatSyntax) addsBlock() bool {
	return f.o.ImplicitTerminator != "" || f.def.Has(ir.SingleBlock)
}

// finishRegion adds the implicit parts of a region: an entry block and a terminator.
func (f *FormatSyntax) finishRegion(p *OpParser, s *ir.OperationState, r *ir.Region) {
	if f.o.ImplicitTerminator == "" {
		if f.def.Has(ir.SingleBlock) && r.Entry() == nil {
			r.AppendBlock(ir.NewBlock())
		}
		return
	}
	r.EnsureTerminator(p.ctx.OpDef(f.o.ImplicitTerminator), s.Location())
}

func (f *FormatSyntax) regionsStep(p *OpParser, s *ir.OperationState, st *formatState, x *parseStep) {
	start, at := len(st.regions), p.tok.start
	if p.tok.kind == LBrace {
		for {
			r := ir.NewRegion()
			st.regions = append(st.regions, r)
			p.ParseRegion(r, nil)
			f.finishRegion(p, s, r)
			if !p.consumeIf(Comma) {
				break
			}
		}
	}
	st.regionSpans[x.index] = span{int32(start), int32(len(st.regions)), at}
}

func (f *FormatSyntax) successorStep(p *OpParser, st *formatState, x *parseStep) {
	start, at := len(st.succs), p.tok.start
	for x.op == parseSuccessor || p.tok.kind == CaretIdentifier || len(st.succs) > start {
		b := p.ParseSuccessor()
		st.succs = append(st.succs, b)
		if x.op == parseSuccessor || !p.consumeIf(Comma) {
			break
		}
	}
	st.succSpans[x.index] = span{int32(start), int32(len(st.succs)), at}
}

// attrDictStep parses the attribute dictionary. Like MLIR, it checks the constraints of
// inherent attributes immediately.
func (f *FormatSyntax) attrDictStep(p *OpParser, s *ir.OperationState, x *parseStep) {
	at, have := p.tok.start, len(s.Attributes)
	if x.flag {
		p.ParseAttrDictWithKeyword(s)
	} else if p.tok.kind != LBrace {
		return
	} else {
		p.ParseAttrDict(s)
	}
	s.SplitDiscardable(have)
	p.CheckInherentAttrs(s.Attributes[have:], at)
}

// CheckInherentAttrs checks the constraints of the inherent attributes in a list, as MLIR does
// when it has parsed the dictionary of a custom form, which began at a position.
func (p *OpParser) CheckInherentAttrs(attrs []ir.NamedAttribute, at uint32) {
	var wrong *ir.NamedAttribute // the first by name
	for i := range attrs {
		a := &attrs[i]
		slot := p.def.Slot(a.Name)
		if slot < 0 || wrong != nil && wrong.Name < a.Name {
			continue
		}
		c := p.def.Attributes[slot].Constraint
		if c != nil && c.Check != nil && c.Check(nil, a.Value) == ir.Fails {
			wrong = a
		}
	}
	if wrong != nil {
		c := p.def.Attributes[p.def.Slot(wrong.Name)].Constraint
		p.Failf(at, "'%s' op attribute '%s' failed to satisfy constraint: %s", p.def.Name, wrong.Name, c.Summary)
	}
}

func (f *FormatSyntax) propDictStep(p *OpParser, s *ir.OperationState) {
	var a ir.Attribute = p.ctx.DictionaryAttr(nil)
	if p.consumeIf(Less) {
		a = p.ParseAttribute(nil)
		p.Punct(Greater)
	}
	entries, err := ir.SomeInherentAttributes(f.def, a, f.slot.propDict)
	if err != nil {
		p.failf(p.namePos, "invalid properties %s for op %s: %v", a, f.def.Name, err)
	}
	for _, e := range entries {
		s.Inherent[f.def.Slot(e.Name)] = e.Value
	}
}

func (f *FormatSyntax) customStep(p *OpParser, s *ir.OperationState, st *formatState, c *customStep) (present bool) {
	if c.d == nil || c.d.Parse == nil {
		p.Failf(p.tok.start, "directive '%s' is not implemented: %s", c.name, whyMissing(c.name, f.o.Reasons))
	}
	a := &ParseArgs{s, st, c, p.tok.start}
	return c.d.Parse(p, a)
}

// first parses the first element of an optional group if present.
func (f *FormatSyntax) first(p *OpParser, s *ir.OperationState, st *formatState, x *parseStep) (present bool) {
	switch x.op {
	case parsePunct:
		return p.consumeIf(x.punct)
	case parseWord:
		return p.ParseOptionalKeyword(x.text)
	case parseAttr:
		v := x.attr.parse(p)
		if v != nil {
			s.Inherent[x.index] = v
		}
		return v != nil
	case parseProperty:
		o, is := x.attr.property.(OptionalPropertySyntax)
		if !is {
			f.propertyStep(p, s, x)
			return true
		}
		at, errors := p.tok.start, len(*p.diags)
		parsed := p.Try(func() {
			v, there := o.ParseOptionalProperty(p)
			if present = there; there {
				s.Inherent[x.index] = v
			}
		})
		switch {
		case parsed:
			return present
		case len(*p.diags) == errors:
			p.Failf(at, "invalid value for property %s, expected %s", x.attr.name, x.attr.property.Summary())
		}
		p.Stop()
	case parseOptionalOperand, parseOperands, parseOperandGroups:
		f.operandStep(p, st, x)
		return len(st.operandsOf(x.index)) > 0
	case parseRegion:
		if p.tok.kind != LBrace {
			return false
		}
		// The reference takes braces without text for no region, also where a block is added.
		r := st.region(x.index)
		p.ParseRegion(r, nil)
		f.finishRegion(p, s, r)
		return r.Entry() != nil
	case parseRegions:
		f.regionsStep(p, s, st, x)
		return len(st.regionsOf(x.index)) > 0
	case parseCustom:
		return f.customStep(p, s, st, x.custom)
	}
	panic("asm: an element that cannot be the first of an optional group")
}

func (f *FormatSyntax) groupStep(p *OpParser, s *ir.OperationState, st *formatState, g *parseGroup) {
	present := f.first(p, s, st, &g.first)
	if present {
		f.steps(p, s, st, g.then)
		return
	}
	f.steps(p, s, st, g.els)
}

func (f *FormatSyntax) oilistStep(p *OpParser, s *ir.OperationState, st *formatState, x *parseStep) {
	var seen uint64
	var more []bool // for the clauses beyond 64
next:
	for {
		for i := range x.clauses {
			c := &x.clauses[i]
			if c.first.op == parsePunct {
				if !p.consumeIf(c.first.punct) {
					continue
				}
			} else if !p.ParseOptionalKeyword(c.first.text) {
				continue
			}
			again := false
			if i < 64 {
				again = seen&(1<<i) != 0
				seen |= 1 << i
			} else {
				if more == nil {
					more = make([]bool, len(x.clauses))
				}
				again, more[i] = more[i], true
			}
			if again {
				text := c.first.text
				if c.first.op == parsePunct {
					text = c.first.punct.PunctText()
				}
				p.Failf(p.namePos, "`%s` clause can appear at most once in the expansion of the oilist directive", text)
			}
			f.steps(p, s, st, c.steps)
			continue next
		}
		return
	}
}
