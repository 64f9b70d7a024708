package format

// ParseParams reads and checks the format of a type or an attribute. The
// Program is nil if there are errors.
func ParseParams(text string, params *Parameters) (*Program, []*Error) {
	p := &paramParser{params: params, seen: make([]bool, len(params.List))}
	p.init(text, p)
	loc := p.tok.start
	elements, ok := p.elements()
	if !ok || !p.verify(loc, elements) {
		return nil, p.lex.errors
	}
	spaceParams(elements)
	return &Program{Elements: elements}, nil
}

// paramParser parses the format of a type or attribute and records which parameters
// it has named.
type paramParser struct {
	parser
	params *Parameters
	seen   []bool
}

func (p *paramParser) verify(loc int, elements []Element) bool {
	for i := range p.params.List {
		a := &p.params.List[i]
		switch {
		case a.Optional:
		case a.SelfType && p.seen[i]:
			return p.errorf(loc, "unexpected self type parameter in assembly format")
		case !a.SelfType && !p.seen[i]:
			return p.errorf(loc, "format is missing reference to parameter: "+a.Name)
		}
	}
	if !p.unambiguous(loc, elements, nil) {
		return false
	}
	for i, e := range elements[:max(len(elements)-1, 0)] {
		s, _ := e.(*Struct)
		lit, _ := elements[i+1].(*Literal)
		if s == nil || lit == nil || lit.Text != "," {
			continue
		}
		for _, f := range s.Fields {
			if p.optionalField(f) {
				return p.errorf(loc, "`struct` directive with optional parameters cannot be followed by a comma literal")
			}
		}
	}
	return true
}

// Field returns the parameter of a field of a struct.
func Field(e Element) *Param {
	if c, ok := e.(*Custom); ok {
		e = c.Args[0]
	}
	return e.(*Param)
}

func (p *paramParser) optionalField(field Element) bool {
	return p.params.List[Field(field).Index].Optional
}

func (p *paramParser) group(loc int, elements []Element, anchor Element) bool {
	for _, e := range elements {
		switch e := e.(type) {
		case *Param:
			if !p.params.List[e.Index].Optional {
				return p.errorf(loc, "parameters in an optional group must be optional")
			}
		case *ParamList:
			for _, v := range e.Params {
				if !p.params.List[v.Index].Optional {
					return p.errorf(loc, "`params` directive allowed in optional group only if all parameters are optional")
				}
			}
		case *Struct:
			for _, f := range e.Fields {
				if !p.optionalField(f) {
					return p.errorf(loc, "`struct` is only allowed in an optional group if all captured parameters are optional")
				}
			}
		case *Custom:
			for _, a := range e.Args {
				if v, _ := a.(*Param); v != nil && !p.params.List[v.Index].Optional {
					return p.errorf(loc, "`custom` is only allowed in an optional group if all captured parameters are optional")
				}
			}
		}
	}
	switch a := anchor.(type) {
	case nil, *Param, *ParamList, *Struct:
		return true
	case *Custom:
		for _, e := range a.Args {
			if _, ok := e.(*Param); ok {
				return true
			}
		}
		return p.errorf(loc, "`custom` directive with no bound parameters cannot be used as optional group anchor")
	}
	return p.errorf(loc, "optional group anchor must be a parameter or directive")
}

func (p *paramParser) customArgs(loc int, args []Element) bool {
	for _, a := range args {
		switch a.(type) {
		case *Ref, *Param, *String:
		default:
			return p.errorf(loc, "only variables and types may be used as parameters to a custom directive")
		}
	}
	return true
}

func (p *paramParser) qualify(loc int, e Element) bool {
	v, ok := e.(*Param)
	if !ok {
		return p.errorf(loc, "`qualified` argument list expected a variable")
	}
	v.Qualified = true
	return true
}

func (p *paramParser) variable(loc int, name string, ctx context) Element {
	i := -1
	for n := range p.params.List {
		if p.params.List[n].Name == name {
			i = n
			break
		}
	}
	fail := func(msg string) Element {
		p.errorf(loc, msg)
		return nil
	}
	switch {
	case i < 0:
		return fail(p.params.Name + " has no parameter named '" + name + "'")
	case ctx != inRef && p.seen[i]:
		return fail("duplicate parameter '" + name + "'")
	case ctx == inRef && !p.seen[i] && !p.params.List[i].SelfType:
		return fail("parameter '" + name + "' must be bound before it is referenced")
	}
	if ctx != inRef {
		p.seen[i] = true
	}
	return &Param{Index: i}
}

func (p *paramParser) directive(loc int, k kind, ctx context) Element {
	switch k {
	case kParams:
		return p.paramList(loc, ctx)
	case kStruct:
		return p.structure(loc, ctx)
	}
	p.errorf(loc, "unsupported directive kind")
	return nil
}

func (p *paramParser) paramList(loc int, ctx context) Element {
	if ctx != topLevel && ctx != inStruct {
		p.errorf(loc, "`params` can only be used at the top-level context or within a `struct` directive")
		return nil
	}
	list := &ParamList{}
	for i := range p.params.List {
		a := &p.params.List[i]
		if p.seen[i] {
			p.errorf(loc, "`params` captures duplicate parameter: "+a.Name)
			return nil
		}
		if a.SelfType {
			continue
		}
		p.seen[i] = true
		list.Params = append(list.Params, &Param{Index: i})
	}
	return list
}

// structure reads
//
//	struct ( params ) or struct ( field { , field } )
func (p *paramParser) structure(loc int, ctx context) Element {
	fail := func(msg string) Element {
		p.errorf(loc, msg)
		return nil
	}
	if ctx != topLevel {
		return fail("`struct` can only be used at the top-level context")
	}
	if !p.expect(kLParen, "expected '(' before `struct` argument list") {
		return nil
	}
	s := &Struct{}
	e := p.element(inStruct)
	if list, _ := e.(*ParamList); list != nil {
		for _, v := range list.Params {
			s.Fields = append(s.Fields, v)
		}
		if !p.expect(kRParen, "expected ')' at the end of an argument list") {
			return nil
		}
		return s
	}
	for msg := "`struct` argument list expected a parameter or directive"; ; {
		switch a := e.(type) {
		case *Param:
		case *Custom:
			if len(a.Args) != 1 {
				return fail("`struct` can only contain `custom` directives with a single argument")
			}
			if _, ok := a.Args[0].(*Param); !ok {
				return fail("a `custom` directive nested within a `struct` must be passed a parameter")
			}
		default:
			return fail(msg)
		}
		s.Fields = append(s.Fields, e)
		if p.tok.kind != kComma {
			break
		}
		p.next()
		msg = "expected a parameter or `custom` directive in `struct` argument list"
		e = p.element(inStruct)
	}
	if !p.expect(kRParen, "expected ')' at the end of an argument list") {
		return nil
	}
	return s
}
