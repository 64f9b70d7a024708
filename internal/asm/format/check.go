package format

// group checks the elements of a branch of an optional group.
func (p *opParser) group(loc int, elements []Element, anchor Element) bool {
	for _, e := range elements {
		if !p.groupElement(loc, e, e == anchor) {
			return false
		}
	}
	return true
}

func (p *opParser) groupElement(loc int, e Element, anchor bool) bool {
	const onlyThese = "only literals, types, and variables can be used within an optional group"
	switch e := e.(type) {
	case *Attr:
		a := &p.sig.Attributes[e.Index]
		switch {
		case !anchor:
		case a.Property && !(a.HasDefault && a.OptionalParser):
			return p.errorf(loc, "only properties with default values that can be optionally parsed (have the `let optionalParser = ...` field defined) can be used to anchor an optional group")
		case !a.Property && !a.Optional && !a.HasDefault:
			return p.errorf(loc, "only optional or default-valued attributes can be used to anchor an optional group")
		}
	case *Operand:
		if !p.variableLength(e) {
			return p.errorf(loc, "only variable length operands can be used within an optional group")
		}
	case *Result:
		if !p.variableLength(e) {
			return p.errorf(loc, "only variable length results can be used within an optional group")
		}
	case *RegionVar:
	case *Type:
		return p.groupElement(loc, e.Arg, false)
	case *FunctionalType:
		return p.groupElement(loc, e.Inputs, false) && p.groupElement(loc, e.Results, false)
	case *Custom:
		for _, a := range e.Args {
			if _, ref := a.(*Ref); ref || !anchor {
				continue
			}
			if !p.groupElement(loc, a, true) {
				return false
			}
		}
	case *Literal, *Blank, *Optional:
		if anchor {
			return p.errorf(loc, "only variables and types can be used to anchor an optional group")
		}
	default:
		return p.errorf(loc, onlyThese)
	}
	return true
}

// clauseElement checks an element of an oilist clause.
func (p *opParser) clauseElement(loc int, e Element) bool {
	switch e := e.(type) {
	case *Attr:
		a := &p.sig.Attributes[e.Index]
		switch {
		case a.Property && !a.HasDefault:
			return p.errorf(loc, "only default-valued or optional properties can be used in an olist parsing group")
		case !a.Property && !a.Optional && !a.HasDefault:
			return p.errorf(loc, "only optional attributes can be used in an oilist parsing group")
		}
	case *Operand:
		if !p.variableLength(e) {
			return p.errorf(loc, "only variable length operands can be used within an oilist parsing group")
		}
	case *Result:
		if !p.variableLength(e) {
			return p.errorf(loc, "only variable length results can be used within an oilist parsing group")
		}
	case *FunctionalType:
		return p.clauseElement(loc, e.Inputs) && p.clauseElement(loc, e.Results)
	case *Custom:
		for _, a := range e.Args {
			if !p.clauseElement(loc, a) {
				return false
			}
		}
	case *SuccessorVar:
		return p.errorf(loc, "only literals, types, and variables can be used within an oilist group")
	}
	return true
}
