package asm

import (
	"github.com/mica-ir/mica/ir"
)

// An OpParser is given to the hooks that parse the custom form of an operation.
// It lives as long as the call.
type OpParser struct {
	*fileParser
	def     *ir.OpDef
	namePos uint32
	results []resultGroup
	state   ir.OperationState
	scratch []UnresolvedOperand
	format  formatState
	props   propertyText
}

// An UnresolvedOperand is a use of an SSA name before its type is known.
type UnresolvedOperand struct {
	Name   string // with the sigil: "%0"; a slice of the text
	Number int    // of the result: 1 in %0#1
	Pos    uint32
}

// A resultGroup is a name on the left of an operation.
type resultGroup struct {
	name  string
	count int
	at    uint32
}

// NamePos returns the offset of the operation's name.
func (p *OpParser) NamePos() uint32 { return p.namePos }

// Def returns the description of the operation that is parsed.
func (p *OpParser) Def() *ir.OpDef { return p.def }

// NumResults returns the number of results that the text names, 0 if it names none.
func (p *OpParser) NumResults() int {
	n := 0
	for _, r := range p.results {
		n += r.count
	}
	return n
}

// ResultName returns the name that the text gives to result i, without the sigil,
// and the number of the result in its group; "" and -1 for a result without a name.
func (p *OpParser) ResultName(i int) (string, int) {
	for _, r := range p.results {
		if i < r.count {
			return r.name[1:], i
		}
		i -= r.count
	}
	return "", -1
}

// ParseOperand parses an operand, such as %0 or %0#1.
func (p *OpParser) ParseOperand() (UnresolvedOperand, bool) {
	return p.parseSSAUse(true)
}

// ParseOptionalOperand parses an operand if one is there.
func (p *OpParser) ParseOptionalOperand() (o UnresolvedOperand, present, ok bool) {
	if p.tok.kind != PercentIdentifier {
		return o, false, true
	}
	o, ok = p.parseSSAUse(true)
	return o, true, ok
}

// ParseOperandList appends comma-separated operands to os. The list without
// delimiters may be empty.
func (p *OpParser) ParseOperandList(d Delimiter, os []UnresolvedOperand) ([]UnresolvedOperand, bool) {
	if d == NoDelimiter && p.tok.kind != PercentIdentifier {
		if p.tok.kind == LParen || p.tok.kind == LSquare {
			return os, p.Errorf(p.tok.start, "unexpected delimiter")
		}
		return os, true
	}
	if d == NoDelimiter {
		for {
			o, ok := p.parseSSAUse(true)
			if !ok {
				return os, false
			}
			os = append(os, o)
			if !p.consumeIf(Comma) {
				return os, true
			}
		}
	}
	ok := p.ParseCommaSeparatedList(d, func() bool {
		o, ok := p.parseSSAUse(true)
		os = append(os, o)
		return ok
	}, " in operand list")
	return os, ok
}

// ParseOperandListN is ParseOperandList for a list of exactly n operands.
func (p *OpParser) ParseOperandListN(d Delimiter, os []UnresolvedOperand, n int) ([]UnresolvedOperand, bool) {
	start, have := p.tok.start, len(os)
	os, ok := p.ParseOperandList(d, os)
	if !ok {
		return os, false
	}
	if len(os)-have != n {
		return os, p.Errorf(start, "expected %d operands", n)
	}
	return os, true
}

// ResolveOperand finds the value of o, which must have type t, and appends it to
// the operands of s.
func (p *OpParser) ResolveOperand(s *ir.OperationState, o UnresolvedOperand, t ir.Type) bool {
	v := p.resolveUse(o, t)
	if v == nil {
		return false
	}
	s.Operands = append(s.Operands, v)
	return true
}

// ResolveOperands is ResolveOperand for operands of one type.
func (p *OpParser) ResolveOperands(s *ir.OperationState, os []UnresolvedOperand, t ir.Type) bool {
	for _, o := range os {
		if !p.ResolveOperand(s, o, t) {
			return false
		}
	}
	return true
}

// ResolveOperandTypes resolves operands with a type each; if their numbers differ
// it reports so at an offset.
func (p *OpParser) ResolveOperandTypes(s *ir.OperationState, os []UnresolvedOperand, ts []ir.Type, at uint32) bool {
	if len(os) != len(ts) {
		return p.Errorf(at, "number of operands and types do not match: got %d operands and %d types", len(os), len(ts))
	}
	for i, o := range os {
		if !p.ResolveOperand(s, o, ts[i]) {
			return false
		}
	}
	return true
}

// An Argument is an argument of a region as an operation's own syntax names it.
type Argument struct {
	Name  UnresolvedOperand
	Type  ir.Type
	Attrs []ir.NamedAttribute
	Loc   *ir.Location // nil: where the name stands
}

// ParseArgument parses an SSA name and, where they are allowed, a colon and a type, and an
// attribute dictionary; then a location if one is there.
func (p *OpParser) ParseArgument(allowType, allowAttrs bool) (a Argument, ok bool) {
	if a.Name, ok = p.parseSSAUse(false); !ok {
		return a, false
	}
	if allowType {
		if a.Type, ok = p.ParseColonType(); !ok {
			return a, false
		}
	}
	if allowAttrs {
		if a.Attrs, ok = p.ParseOptionalAttrDict(nil); !ok {
			return a, false
		}
	}
	a.Loc, ok = p.ParseOptionalLocation()
	return a, ok
}

// ParseOptionalArgument is ParseArgument if an SSA name is there.
func (p *OpParser) ParseOptionalArgument(allowType, allowAttrs bool) (a Argument, present, ok bool) {
	if p.tok.kind != PercentIdentifier {
		return a, false, true
	}
	a, ok = p.ParseArgument(allowType, allowAttrs)
	return a, true, ok
}

// ParseArgumentList parses comma-separated arguments. The list without
// delimiters may be empty.
func (p *OpParser) ParseArgumentList(d Delimiter, allowType, allowAttrs bool) ([]Argument, bool) {
	if d == NoDelimiter && p.tok.kind != PercentIdentifier {
		return nil, true
	}
	var as []Argument
	ok := p.ParseCommaSeparatedList(d, func() bool {
		a, ok := p.ParseArgument(allowType, allowAttrs)
		as = append(as, a)
		return ok
	}, " in argument list")
	return as, ok
}

// ParseAssignmentList parses `(%a = %b, ...)` into the arguments and operands.
func (p *OpParser) ParseAssignmentList() (as []Argument, os []UnresolvedOperand, ok bool) {
	ok = p.ParseCommaSeparatedList(Parens, func() bool {
		a, ok := p.ParseArgument(false, false)
		if !ok || !p.Punct(Equal) {
			return false
		}
		o, ok := p.ParseOperand()
		as, os = append(as, a), append(os, o)
		return ok
	}, "")
	return as, os, ok
}

// ParseRegion parses a region into r, whose entry block gets the arguments.
func (p *OpParser) ParseRegion(r *ir.Region, args []Argument) bool {
	return p.parseRegionWith(r, args, false)
}

// ParseRegionShadowing is ParseRegion for a region of an operation that is
// isolated from above: it does not see names from outside and may use them anew.
func (p *OpParser) ParseRegionShadowing(r *ir.Region, args []Argument) bool {
	return p.parseRegionWith(r, args, true)
}

// ParseOptionalRegion parses a region if one is there.
func (p *OpParser) ParseOptionalRegion(r *ir.Region, args []Argument) (present, ok bool) {
	if p.tok.kind != LBrace {
		return false, true
	}
	return true, p.ParseRegion(r, args)
}

// NewRegion appends an empty region to s and returns it.
func (p *OpParser) NewRegion(s *ir.OperationState) *ir.Region {
	r := ir.NewRegion()
	s.Regions = append(s.Regions, r)
	return r
}

// ParseSuccessor parses a block's name.
func (p *OpParser) ParseSuccessor() (*ir.Block, bool) { return p.parseSuccessor() }

// ParseOptionalSuccessor parses a block's name if one is there.
func (p *OpParser) ParseOptionalSuccessor() (b *ir.Block, present, ok bool) {
	if p.tok.kind != CaretIdentifier {
		return nil, false, true
	}
	b, ok = p.parseSuccessor()
	return b, true, ok
}

// ParseSuccessorAndOperands parses a block's name and, in parentheses, operands
// and their types, which it appends to values.
func (p *OpParser) ParseSuccessorAndOperands(values []*ir.Value) (*ir.Block, []*ir.Value, bool) {
	b, ok := p.parseSuccessor()
	if !ok {
		return nil, values, false
	}
	if !p.consumeIf(LParen) {
		return b, values, true
	}
	if p.consumeIf(RParen) {
		return b, values, true
	}
	values, ok = p.parseUseAndTypeList(values)
	return b, values, ok && p.expect(RParen, "expected ')'")
}

// ParseAttributeInto parses an attribute and puts it into s under a name. The
// type is that of the attribute's value where the syntax leaves it out, else nil.
func (p *OpParser) ParseAttributeInto(s *ir.OperationState, name string, t ir.Type) bool {
	a, ok := p.ParseAttribute(t)
	if ok {
		s.Attributes = append(s.Attributes, ir.NamedAttribute{Name: name, Value: a})
	}
	return ok
}

// ParseSymbolNameInto parses `@name` and puts it into s as a string.
func (p *OpParser) ParseSymbolNameInto(s *ir.OperationState, name string) bool {
	sym, ok := p.ParseSymbolName()
	if ok {
		s.Attributes = append(s.Attributes, ir.NamedAttribute{Name: name, Value: p.ctx.StringAttr(sym)})
	}
	return ok
}

// ParseAttrDict parses the operation's attribute dictionary into s, if it is there.
func (p *OpParser) ParseAttrDict(s *ir.OperationState) bool {
	var ok bool
	s.Attributes, ok = p.ParseOptionalAttrDict(s.Attributes)
	return ok
}

// ParseAttrDictWithKeyword parses `attributes {...}` into s, if it is there.
func (p *OpParser) ParseAttrDictWithKeyword(s *ir.OperationState) bool {
	var ok bool
	s.Attributes, ok = p.ParseOptionalAttrDictWithKeyword(s.Attributes)
	return ok
}

// ParseGenericOp parses an operation in generic form where another operation's
// syntax holds one, and puts it into the block that is being parsed.
func (p *OpParser) ParseGenericOp() *ir.Operation {
	if p.tok.kind != StringLiteral {
		p.wrongToken("expected operation name in quotes")
		return nil
	}
	return p.parseGenericOperation()
}

// ParseCustomOpName parses the name of an operation.
func (p *OpParser) ParseCustomOpName() (*ir.OpDef, bool) {
	return p.parseCustomName()
}
