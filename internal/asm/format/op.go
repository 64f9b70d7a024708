package format

// Parse reads and checks the format of an operation. The Program is nil if
// there are errors.
func Parse(text string, sig *Signature) (*Program, []*Error) {
	p := &opParser{
		sig:             sig,
		prog:            &Program{},
		seenOperands:    make([]bool, len(sig.Operands)),
		seenOperandType: make([]bool, len(sig.Operands)),
		seenResultType:  make([]bool, len(sig.Results)),
		seenAttrs:       make([]bool, len(sig.Attributes)),
		seenRegions:     make([]bool, len(sig.Regions)),
		seenSuccessors:  make([]bool, len(sig.Successors)),
	}
	p.init(text, p)
	loc := p.tok.start
	elements, ok := p.elements()
	if ok {
		p.prog.Elements = elements
		ok = p.verify(loc)
	}
	if !ok {
		return nil, p.lex.errors
	}
	p.prog.Used = p.seenAttrs
	p.prog.Equations = sig.Equations
	elideUnits(p.prog.Elements, sig)
	space(p.prog.Elements)
	return p.prog, nil
}

// opParser parses the format of an operation and records which parts of the signature
// it has named.
type opParser struct {
	parser
	sig  *Signature
	prog *Program

	hasAttrDict    bool
	allRegions     bool
	allSuccessors  bool
	seenOperands   []bool
	seenAttrs      []bool
	seenRegions    []bool
	seenSuccessors []bool

	seenOperandType, seenResultType []bool
}

func anyOf(list []bool) bool { return firstOf(list) >= 0 }

func firstOf(list []bool) int {
	for i, b := range list {
		if b {
			return i
		}
	}
	return -1
}

func (s *Signature) operand(name string) int {
	for i := range s.Operands {
		if s.Operands[i].Name == name {
			return i
		}
	}
	return -1
}

func (s *Signature) result(name string) int {
	for i := range s.Results {
		if s.Results[i].Name == name {
			return i
		}
	}
	return -1
}

func (s *Signature) attribute(name string) int {
	for i := range s.Attributes {
		if s.Attributes[i].Name == name {
			return i
		}
	}
	return -1
}

func (p *opParser) fail(loc int, msg string) Element {
	p.errorf(loc, msg)
	return nil
}

// bind marks a variable as bound or, in ref, requires that it is. It returns false in
// contexts where the variable is not allowed.
func (p *opParser) bind(loc int, what, name string, seen []bool, i int, all bool, ctx context) bool {
	switch ctx {
	case topLevel, inCustom:
		if all || seen[i] {
			return p.errorf(loc, what+" '"+name+"' is already bound")
		}
		seen[i] = true
	case inRef:
		if !seen[i] {
			return p.errorf(loc, what+" '"+name+"' must be bound before it is referenced")
		}
	}
	return true
}

func (p *opParser) variable(loc int, name string, ctx context) Element {
	s := p.sig
	if i := s.attribute(name); i >= 0 {
		what, plural := "attribute", "attributes"
		if s.Attributes[i].Property {
			what, plural = "property", "properties"
		}
		if ctx == inType {
			return p.fail(loc, plural+" cannot be used as children to a `type` directive")
		}
		if !p.bind(loc, what, name, p.seenAttrs, i, false, ctx) {
			return nil
		}
		return &Attr{Index: i}
	}
	if i := s.operand(name); i >= 0 {
		if !p.bind(loc, "operand", name, p.seenOperands, i, p.prog.AllOperands, ctx) {
			return nil
		}
		return &Operand{Index: i}
	}
	for i := range s.Regions {
		if s.Regions[i].Name != name {
			continue
		}
		if ctx == inType {
			return p.fail(loc, "regions can only be used at the top level or in a ref directive")
		}
		if !p.bind(loc, "region", name, p.seenRegions, i, p.allRegions, ctx) {
			return nil
		}
		return &RegionVar{Index: i}
	}
	if i := s.result(name); i >= 0 {
		if ctx != inType {
			return p.fail(loc, "result variables can can only be used as a child to a 'type' directive")
		}
		return &Result{Index: i}
	}
	for i := range s.Successors {
		if s.Successors[i].Name != name {
			continue
		}
		if ctx == inType {
			return p.fail(loc, "successors can only be used at the top level or in a ref directive")
		}
		if !p.bind(loc, "successor", name, p.seenSuccessors, i, p.allSuccessors, ctx) {
			return nil
		}
		return &SuccessorVar{Index: i}
	}
	return p.fail(loc, "expected variable to refer to an argument, region, result, or successor")
}

func (p *opParser) directive(loc int, k kind, ctx context) Element {
	switch k {
	case kAttrDict, kAttrDictKeyword:
		return p.attrDict(loc, k == kAttrDictKeyword, ctx)
	case kPropDict:
		return p.propDict(loc, ctx)
	case kFunctionalType:
		return p.functionalType(loc, ctx)
	case kOperands:
		if !p.bindAll(loc, "operands", &p.prog.AllOperands, p.seenOperands, ctx) {
			return nil
		}
		return &Operands{}
	case kRegions:
		if ctx == inType {
			return p.fail(loc, "'regions' is only valid as a top-level directive")
		}
		if !p.bindAll(loc, "regions", &p.allRegions, p.seenRegions, ctx) {
			return nil
		}
		return &Regions{}
	case kSuccessors:
		if ctx == inType {
			return p.fail(loc, "'successors' is only valid as a top-level directive")
		}
		if !p.bindAll(loc, "successors", &p.allSuccessors, p.seenSuccessors, ctx) {
			return nil
		}
		return &Successors{}
	case kResults:
		if ctx != inType {
			return p.fail(loc, "'results' directive can can only be used as a child to a 'type' directive")
		}
		return &Results{}
	case kType:
		return p.typeDirective(loc, ctx)
	case kOIList:
		return p.oilist(loc, ctx)
	}
	return p.fail(loc, "unsupported directive kind")
}

// bindAll binds a directive that represents all variables of a kind.
func (p *opParser) bindAll(loc int, what string, all *bool, seen []bool, ctx context) bool {
	switch ctx {
	case inRef:
		if !*all {
			return p.errorf(loc, "'ref' of '"+what+"' is not bound by a prior '"+what+"' directive")
		}
	case topLevel, inCustom:
		if *all || anyOf(seen) {
			return p.errorf(loc, "'"+what+"' directive creates overlap in format")
		}
		*all = true
	}
	return true
}

func (p *opParser) attrDict(loc int, keyword bool, ctx context) Element {
	switch {
	case ctx == inType:
		return p.fail(loc, "'attr-dict' directive can only be used as a top-level directive")
	case ctx == inRef && !p.hasAttrDict:
		return p.fail(loc, "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive")
	case ctx != inRef && p.hasAttrDict:
		return p.fail(loc, "'attr-dict' directive has already been seen")
	}
	p.hasAttrDict = true
	return &AttrDict{Keyword: keyword}
}

func (p *opParser) propDict(loc int, ctx context) Element {
	switch {
	case ctx == inType:
		return p.fail(loc, "'prop-dict' directive can only be used as a top-level directive")
	case ctx == inRef:
		return p.fail(loc, "'ref' of 'prop-dict' unsupported")
	case p.prog.HasPropDict:
		return p.fail(loc, "'prop-dict' directive has already been seen")
	}
	p.prog.HasPropDict = true
	return &PropDict{}
}

func (p *opParser) functionalType(loc int, ctx context) Element {
	if ctx != topLevel {
		return p.fail(loc, "'functional-type' is only valid as a top-level directive")
	}
	if !p.expect(kLParen, "expected '(' before argument list") {
		return nil
	}
	f := &FunctionalType{}
	if f.Inputs = p.typeOperand(loc, false); f.Inputs == nil {
		return nil
	}
	if !p.expect(kComma, "expected ',' after inputs argument") {
		return nil
	}
	if f.Results = p.typeOperand(loc, false); f.Results == nil || !p.closeArguments() {
		return nil
	}
	return f
}

func (p *opParser) typeDirective(loc int, ctx context) Element {
	if ctx == inType {
		return p.fail(loc, "'type' cannot be used as a child of another `type`")
	}
	if !p.expect(kLParen, "expected '(' before argument list") {
		return nil
	}
	e := p.typeOperand(loc, ctx == inRef)
	if e == nil || !p.closeArguments() {
		return nil
	}
	return &Type{Arg: e}
}

// typeOperand parses an argument of type or functional-type at loc.
func (p *opParser) typeOperand(loc int, ref bool) Element {
	e := p.element(inType)
	ok := true
	switch a := e.(type) {
	case nil:
		return nil
	case *Operand:
		ok = p.bindType(loc, p.sig.Operands[a.Index].Name, p.prog.AllOperandTypes, p.seenOperandType, a.Index, ref)
	case *Result:
		ok = p.bindType(loc, p.sig.Results[a.Index].Name, p.prog.AllResultTypes, p.seenResultType, a.Index, ref)
	case *Operands:
		ok = p.bindTypes(loc, "operands", &p.prog.AllOperandTypes, p.seenOperandType, ref)
	case *Results:
		ok = p.bindTypes(loc, "results", &p.prog.AllResultTypes, p.seenResultType, ref)
	default:
		ok = p.errorf(loc, "invalid argument to 'type' directive")
	}
	if !ok {
		return nil
	}
	return e
}

func (p *opParser) bindType(loc int, name string, all bool, seen []bool, i int, ref bool) bool {
	bound := all || seen[i]
	if bound && !ref {
		return p.errorf(loc, "'type' of '"+name+"' is already bound")
	}
	if !bound && ref {
		return p.errorf(loc, "'ref' of 'type($"+name+")' is not bound by a prior 'type' directive")
	}
	seen[i] = true
	return true
}

func (p *opParser) bindTypes(loc int, what string, all *bool, seen []bool, ref bool) bool {
	if !ref && (*all || anyOf(seen)) {
		return p.errorf(loc, "'"+what+"' 'type' is already bound")
	}
	if ref && !*all {
		return p.errorf(loc, "'ref' of 'type("+what+")' is not bound by a prior 'type' directive")
	}
	*all = true
	return true
}

// oilist reads
//
//	oilist ( literal element* { | literal element* } )
func (p *opParser) oilist(loc int, ctx context) Element {
	if !p.expect(kLParen, "expected '(' before oilist argument list") {
		return nil
	}
	list := &OIList{}
	for {
		at := p.tok
		e := p.literal(ctx)
		if e == nil {
			return nil
		}
		lit, ok := e.(*Literal)
		if !ok {
			return p.fail(at.start, "expected literal, but got '"+p.text(at)+"'")
		}
		c := Clause{Literal: lit}
		for p.tok.kind != kPipe && p.tok.kind != kRParen {
			e := p.element(ctx)
			if e == nil || !p.clauseElement(loc, e) {
				return nil
			}
			c.Elements = append(c.Elements, e)
		}
		list.Clauses = append(list.Clauses, c)
		last := p.tok.kind == kRParen
		p.next()
		if last {
			return list
		}
	}
}

func (p *opParser) qualify(loc int, e Element) bool {
	switch e := e.(type) {
	case *Attr:
		if !p.sig.Attributes[e.Index].Property {
			e.Qualified = true
			return true
		}
	case *Type:
		e.Qualified = true
		return true
	}
	return p.errorf(loc, "'qualified' directive expects an attribute or a `type` directive")
}

func (p *opParser) customArgs(loc int, args []Element) bool {
	if p.sig.Native {
		return true
	}
	for _, a := range args {
		switch a := a.(type) {
		case *AttrDict, *PropDict, *Attr, *Operand, *Ref, *RegionVar, *SuccessorVar, *String:
		case *Type:
			switch a.Arg.(type) {
			case *Operand, *Result:
			default:
				return p.errorf(loc, "type directives within a custom directive may only refer to variables")
			}
		default:
			return p.errorf(loc, "only variables and types may be used as parameters to a custom directive")
		}
	}
	return true
}

// variableLength reports whether the values of e may be absent.
func (p *opParser) variableLength(e Element) bool {
	switch e := e.(type) {
	case *Operand:
		return p.sig.Operands[e.Index].Arity != Single
	case *Result:
		return p.sig.Results[e.Index].Arity != Single
	}
	return true
}
