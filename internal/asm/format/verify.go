package format

import "fmt"

// verify checks the whole format: that everything is shown, that every type is
// known, and that no text is ambiguous.
func (p *opParser) verify(loc int) bool {
	if !p.hasAttrDict && !p.sig.Native {
		return p.errorf(loc, "'attr-dict' directive not found in custom assembly format")
	}
	sources := p.equations()
	return p.verifyAttributes(loc) &&
		p.verifyResults(loc, sources) &&
		p.verifyOperands(loc, sources) &&
		p.verifyRegions(loc) &&
		p.verifySuccessors(loc) &&
		p.verifyOILists(loc)
}

// equations works out which types follow from the types that are in the text.
// A later equation takes the place of an earlier one.
func (p *opParser) equations() map[string]TypeSource {
	sources := map[string]TypeSource{}
	for n := range p.sig.Equations {
		e := &p.sig.Equations[n]
		switch e.Kind {
		case AllTypesMatch:
			for i, name := range e.Names {
				src, ok := p.known(name)
				if !ok {
					continue
				}
				for j, other := range e.Names {
					if j != i {
						sources[other] = src
					}
				}
			}
		case TypesMatchWith, ShapedTypeMatchesElementCountAndTypes:
			if src, ok := p.known(e.Names[0]); ok {
				src.Equation = n
				sources[e.Names[1]] = src
			}
		case SameTypeOperands, SameOperandsAndResultType:
			p.sameTypes(e.Kind == SameOperandsAndResultType, sources)
		default:
			panic(fmt.Sprintf("format: equation kind %d", e.Kind))
		}
	}
	return sources
}

func (p *opParser) sameTypes(results bool, sources map[string]TypeSource) {
	src := TypeSource{Kind: OfOperand, Index: firstOf(p.seenOperandType), Equation: -1}
	if src.Index < 0 && results {
		src.Kind, src.Index = OfResult, firstOf(p.seenResultType)
	}
	if src.Index < 0 {
		return
	}
	for i := range p.sig.Operands {
		if !p.seenOperandType[i] {
			sources[p.sig.Operands[i].Name] = src
		}
	}
	for i := range p.sig.Results {
		if results && !p.seenResultType[i] {
			sources[p.sig.Results[i].Name] = src
		}
	}
}

// known returns the source for values that have the type of the named one, if
// the text says that type.
func (p *opParser) known(name string) (TypeSource, bool) {
	if i := p.sig.operand(name); i >= 0 {
		return TypeSource{OfOperand, i, -1}, p.seenOperandType[i]
	}
	if i := p.sig.result(name); i >= 0 {
		return TypeSource{OfResult, i, -1}, p.seenResultType[i]
	}
	if i := p.sig.attribute(name); i >= 0 && !p.sig.Attributes[i].Property {
		return TypeSource{OfAttr, i, -1}, p.seenAttrs[i]
	}
	return TypeSource{}, false
}

func (p *opParser) verifyAttributes(loc int) bool {
	elements := p.prog.Elements
	_, ok := p.adjacent(elements, p.untypedAttr, func(base, e Element) bool {
		lit, _ := e.(*Literal)
		if lit == nil || lit.Text != ":" {
			return true
		}
		name := p.sig.Attributes[base.(*Attr).Index].Name
		return p.errorf(loc, "format ambiguity caused by `:` literal found after attribute `"+name+"` which does not have a buildable type")
	})
	if !ok {
		return false
	}
	isDict := func(e Element) bool {
		d, _ := e.(*AttrDict)
		return d != nil && !d.Keyword
	}
	_, ok = p.adjacent(elements, isDict, func(base, e Element) bool {
		r, _ := e.(*RegionVar)
		if r == nil {
			return true
		}
		return p.errorNote(loc,
			"format ambiguity caused by `attr-dict` directive followed by region `"+p.sig.Regions[r.Index].Name+"`",
			"try using `attr-dict-with-keyword` instead")
	})
	if !ok {
		return false
	}
	for i, seen := range p.seenOperands {
		if seen && p.sig.Operands[i].Arity == VariadicOfVariadic {
			p.prog.Segments = append(p.prog.Segments, p.sig.Operands[i].Segments)
		}
	}
	return true
}

// untypedAttr reports whether the text of e may go on with a colon and a type.
func (p *opParser) untypedAttr(e Element) bool {
	v, _ := e.(*Attr)
	if v == nil {
		return false
	}
	a := &p.sig.Attributes[v.Index]
	return !a.Property && !a.ValueType && (v.Qualified || a.Generic)
}

// adjacent calls ok for the elements that may directly follow, in the text, an element for which
// base holds. It returns a base element that may be last in the text of list, or nil; it does not
// examine the elements after that one, as mlir-tblgen does not.
func (p *opParser) adjacent(list []Element, base func(Element) bool, ok func(base, e Element) bool) (Element, bool) {
	for i, e := range list {
		var open Element
		if base(e) {
			open = e
		} else if g, _ := e.(*Optional); g != nil {
			then, good := p.adjacent(g.Then, base, ok)
			if !good {
				return nil, false
			}
			els, good := p.adjacent(g.Else, base, ok)
			if !good {
				return nil, false
			}
			if open = then; open == nil {
				open = els
			}
		}
		if open == nil {
			continue
		}
		end, good := p.follows(open, list[i+1:], ok)
		if !good {
			return nil, false
		}
		if end {
			return open, true
		}
	}
	return nil, true
}

// follows calls ok for the elements that may be first in the text of list. It reports whether
// all of list may have no text.
func (p *opParser) follows(base Element, list []Element, ok func(base, e Element) bool) (end, good bool) {
	for _, e := range list {
		if !ok(base, e) {
			return false, false
		}
		if g, _ := e.(*Optional); g != nil {
			for _, branch := range [][]Element{g.Then, g.Else} {
				if _, good := p.follows(base, branch, ok); !good {
					return false, false
				}
			}
		} else if !p.mayBeEmpty(e) {
			return false, true
		}
	}
	return true, true
}

// mayBeEmpty reports whether an element other than a group may have no text.
func (p *opParser) mayBeEmpty(e Element) bool {
	switch e := e.(type) {
	case *Blank, *AttrDict:
		return true
	case *Attr:
		a := &p.sig.Attributes[e.Index]
		if a.Property {
			return a.HasDefault && a.OptionalParser
		}
		return a.Optional || a.HasDefault
	case *Operand:
		return p.sig.Operands[e.Index].variadic()
	case *RegionVar:
		return p.sig.Regions[e.Index].Variadic
	case *SuccessorVar:
		return p.sig.Successors[e.Index].Variadic
	}
	return false
}

func (p *opParser) verifyResults(loc int, sources map[string]TypeSource) bool {
	if p.prog.AllResultTypes {
		return true
	}
	if len(p.sig.Results) > 0 && !anyOf(p.seenResultType) && p.sig.InfersTypes {
		p.prog.InfersResults = true
		return true
	}
	p.prog.Results = make([]TypeSource, len(p.sig.Results))
	for i := range p.sig.Results {
		r := &p.sig.Results[i]
		src := &p.prog.Results[i]
		src.Equation = -1
		if p.seenResultType[i] {
			continue
		}
		if s, ok := sources[r.Name]; ok {
			*src = s
			continue
		}
		if !r.Buildable || r.variadic() {
			return p.unknownType(loc, "result", i, r.Name)
		}
		src.Kind = Built
	}
	return true
}

func (p *opParser) unknownType(loc int, what string, i int, name string) bool {
	return p.errorNote(loc,
		fmt.Sprintf("type of %s #%d, named '%s', is not buildable and a buildable type cannot be inferred", what, i, name),
		"suggest adding a type constraint to the operation or adding a 'type($"+name+")' directive to the custom assembly format")
}

func (p *opParser) notFound(loc int, what string, i int, name string) bool {
	return p.errorNote(loc,
		fmt.Sprintf("%s #%d, named '%s', not found", what, i, name),
		"suggest adding a '$"+name+"' directive to the custom assembly format")
}

func (p *opParser) verifyOperands(loc int, sources map[string]TypeSource) bool {
	p.prog.Operands = make([]TypeSource, len(p.sig.Operands))
	for i := range p.sig.Operands {
		o := &p.sig.Operands[i]
		src := &p.prog.Operands[i]
		src.Equation = -1
		if !p.prog.AllOperands && !p.seenOperands[i] {
			return p.notFound(loc, "operand", i, o.Name)
		}
		if p.prog.AllOperandTypes || p.seenOperandType[i] {
			continue
		}
		if s, ok := sources[o.Name]; ok {
			*src = s
			continue
		}
		if !o.Buildable || p.prog.AllOperands && o.variadic() {
			return p.unknownType(loc, "operand", i, o.Name)
		}
		src.Kind = Built
	}
	return true
}

func (p *opParser) verifyRegions(loc int) bool {
	for i := range p.sig.Regions {
		if !p.allRegions && !p.seenRegions[i] {
			return p.notFound(loc, "region", i, p.sig.Regions[i].Name)
		}
	}
	return true
}

func (p *opParser) verifySuccessors(loc int) bool {
	for i := range p.sig.Successors {
		if !p.allSuccessors && !p.seenSuccessors[i] {
			return p.notFound(loc, "successor", i, p.sig.Successors[i].Name)
		}
	}
	return true
}

// verifyOILists checks that the keyword of a clause cannot be the next token after the list.
func (p *opParser) verifyOILists(loc int) bool {
	var taken []string
	used := func(s string) bool {
		for _, t := range taken {
			if t == s {
				return true
			}
		}
		return false
	}
	for _, e := range p.prog.Elements {
		switch e := e.(type) {
		case *OIList:
			for i := range e.Clauses {
				if s := e.Clauses[i].Literal.Text; used(s) {
					return p.errorf(loc, "format ambiguity because "+s+" is used in two adjacent oilist elements.")
				}
			}
			for i := range e.Clauses {
				taken = append(taken, e.Clauses[i].Literal.Text)
			}
		case *Literal:
			if used(e.Text) {
				return p.errorf(loc, "format ambiguity because "+e.Text+" is used both in oilist element and the adjacent literal.")
			}
			taken = taken[:0]
		default:
			taken = taken[:0]
		}
	}
	return true
}
