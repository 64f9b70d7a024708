package asm

import (
	"github.com/mica-ir/mica/ir"
	"strings"
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

// ResultName returns the name of result i in the text, without the sigil, and the
// number of the result in its group. It returns "" and -1 for a result without a
// name.
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
func (p *OpParser) ParseOperand() UnresolvedOperand {
	return p.parseSSAUse(true)
}

// ParseOptionalOperand parses an operand if present.
func (p *OpParser) ParseOptionalOperand() (o UnresolvedOperand, present bool) {
	if p.tok.kind != PercentIdentifier {
		p.expects(ExpectedOperand)
		return o, false
	}
	o = p.parseSSAUse(true)
	return o, true
}

// ParseOperandList appends comma-separated operands to os. The list without
// delimiters may be empty.
func (p *OpParser) ParseOperandList(d Delimiter, os []UnresolvedOperand) []UnresolvedOperand {
	if d == NoDelimiter && p.tok.kind != PercentIdentifier {
		if p.tok.kind == LParen || p.tok.kind == LSquare {
			p.Failf(p.tok.start, "unexpected delimiter")
		}
		p.expects(ExpectedOperand)
		return os
	}
	if d == NoDelimiter {
		for {
			o := p.parseSSAUse(true)
			os = append(os, o)
			if !p.consumeIf(Comma) {
				return os
			}
		}
	}
	p.ParseCommaSeparatedList(d, func() {
		o := p.parseSSAUse(true)
		os = append(os, o)
	}, " in operand list")
	return os
}

// ParseOperandListN is ParseOperandList for a list of exactly n operands.
func (p *OpParser) ParseOperandListN(d Delimiter, os []UnresolvedOperand, n int) []UnresolvedOperand {
	start, have := p.tok.start, len(os)
	os = p.ParseOperandList(d, os)
	if len(os)-have != n {
		p.Failf(start, "expected %d operands", n)
	}
	return os
}

// ResolveOperand finds the value of o, which must have type t, and appends it to
// the operands of s.
func (p *OpParser) ResolveOperand(s *ir.OperationState, o UnresolvedOperand, t ir.Type) {
	s.Operands = append(s.Operands, p.resolveUse(o, t))
}

// ResolveOperands is ResolveOperand for operands of one type.
func (p *OpParser) ResolveOperands(s *ir.OperationState, os []UnresolvedOperand, t ir.Type) {
	for _, o := range os {
		p.ResolveOperand(s, o, t)
	}
}

// ResolveOperandTypes resolves operands with a type each; if their numbers differ
// it reports so at an offset.
func (p *OpParser) ResolveOperandTypes(s *ir.OperationState, os []UnresolvedOperand, ts []ir.Type, at uint32) {
	if len(os) != len(ts) {
		p.Failf(at, "number of operands and types do not match: got %d operands and %d types", len(os), len(ts))
	}
	for i, o := range os {
		p.ResolveOperand(s, o, ts[i])
	}
}

// An Argument is an argument of a region as an operation's own syntax names it.
type Argument struct {
	Name  UnresolvedOperand
	Type  ir.Type
	Attrs []ir.NamedAttribute
	Loc   *ir.Location // nil: the location of the name
}

// ParseArgument parses an SSA name and, where they are allowed, a colon and a type, and an
// attribute dictionary; then an optional location.
func (p *OpParser) ParseArgument(allowType, allowAttrs bool) (a Argument) {
	a.Name = p.parseSSAUse(false)
	if allowType {
		a.Type = p.ParseColonType()
	}
	if allowAttrs {
		a.Attrs = p.ParseOptionalAttrDict(nil)
	}
	a.Loc = p.ParseOptionalLocation()
	return a
}

// ParseOptionalArgument is ParseArgument if an SSA name is present.
func (p *OpParser) ParseOptionalArgument(allowType, allowAttrs bool) (a Argument, present bool) {
	if p.tok.kind != PercentIdentifier {
		return a, false
	}
	a = p.ParseArgument(allowType, allowAttrs)
	return a, true
}

// ParseArgumentList parses comma-separated arguments. The list without
// delimiters may be empty.
func (p *OpParser) ParseArgumentList(d Delimiter, allowType, allowAttrs bool) []Argument {
	if d == NoDelimiter && p.tok.kind != PercentIdentifier {
		return nil
	}
	var as []Argument
	p.ParseCommaSeparatedList(d, func() {
		a := p.ParseArgument(allowType, allowAttrs)
		as = append(as, a)
	}, " in argument list")
	return as
}

// ParseAssignmentList parses `(%a = %b, ...)` into the arguments and operands.
func (p *OpParser) ParseAssignmentList() (as []Argument, os []UnresolvedOperand) {
	p.Check(p.consumeIf(LParen), p.tok.start, "expected '('")
	p.listUntil(RParen, true, func() {
		a := p.ParseArgument(false, false)
		p.Punct(Equal)
		o := p.ParseOperand()
		as, os = append(as, a), append(os, o)
	})
	return as, os
}

// ParseRegion parses a region into r; args become the arguments of its entry block.
func (p *OpParser) ParseRegion(r *ir.Region, args []Argument) {
	p.parseRegionWith(r, args, false)
}

// ParseRegionShadowing is ParseRegion for a region of an operation that is
// isolated from above: it does not see names from outside and may use them anew.
func (p *OpParser) ParseRegionShadowing(r *ir.Region, args []Argument) {
	p.parseRegionWith(r, args, true)
}

// ParseOptionalRegion parses a region if present.
func (p *OpParser) ParseOptionalRegion(r *ir.Region, args []Argument) bool {
	if p.tok.kind != LBrace {
		return false
	}
	p.ParseRegion(r, args)
	return true
}

// NewRegion appends an empty region to s and returns it.
func (p *OpParser) NewRegion(s *ir.OperationState) *ir.Region {
	r := ir.NewRegion()
	s.Regions = append(s.Regions, r)
	return r
}

// ParseSuccessor parses a block's name.
func (p *OpParser) ParseSuccessor() *ir.Block { return p.parseSuccessor() }

// ParseOptionalSuccessor parses a block's name if present.
func (p *OpParser) ParseOptionalSuccessor() (b *ir.Block, present bool) {
	if p.tok.kind != CaretIdentifier {
		p.expects(ExpectedBlock)
		return nil, false
	}
	b = p.parseSuccessor()
	return b, true
}

// ParseSuccessorAndOperands parses a block's name and, in parentheses, operands
// and their types, which it appends to values.
func (p *OpParser) ParseSuccessorAndOperands(values []*ir.Value) (*ir.Block, []*ir.Value) {
	b := p.parseSuccessor()
	if !p.consumeIf(LParen) {
		return b, values
	}
	if p.tok.kind == PercentIdentifier {
		values = p.parseUseAndTypeList(values)
	}
	p.expect(RParen, "expected ')'")
	return b, values
}

// ParseTarget parses a successor and, in parentheses, operands and their types,
// which are appended to ts: `^block(%a, %b : types)`.
func (p *OpParser) ParseTarget(ts []ir.Type) (*ir.Block, []UnresolvedOperand, []ir.Type) {
	b := p.ParseSuccessor()
	if !p.OptionalPunct(LParen) {
		return b, nil, ts
	}
	os := p.ParseOperandList(NoDelimiter, nil)
	ts = p.ParseColonTypeList(ts)
	p.Punct(RParen)
	return b, os, ts
}

// ParseAttributeInto parses an attribute and puts it into s under a name. t is the type of
// the value if the syntax omits it, or else nil.
func (p *OpParser) ParseAttributeInto(s *ir.OperationState, name string, t ir.Type) {
	s.Attributes = append(s.Attributes, ir.NamedAttribute{Name: name, Value: p.ParseAttribute(t)})
}

// ParseOptionalUnit adds a unit attribute to s if the keyword is present.
func (p *OpParser) ParseOptionalUnit(s *ir.OperationState, keyword, name string) {
	if p.ParseOptionalKeyword(keyword) {
		s.AddAttribute(name, p.ctx.UnitAttr())
	}
}

// ParseSymbolNameInto parses `@name` and puts it into s as a string.
func (p *OpParser) ParseSymbolNameInto(s *ir.OperationState, name string) {
	s.Attributes = append(s.Attributes, ir.NamedAttribute{Name: name, Value: p.ctx.StringAttr(p.ParseSymbolName())})
}

// ParseAttrDict parses the operation's attribute dictionary into sif present.
func (p *OpParser) ParseAttrDict(s *ir.OperationState) {
	s.Attributes = p.ParseOptionalAttrDict(s.Attributes)
}

// ParseAttrDictWithKeyword parses `attributes {...}` into sif present.
func (p *OpParser) ParseAttrDictWithKeyword(s *ir.OperationState) {
	s.Attributes = p.ParseOptionalAttrDictWithKeyword(s.Attributes)
}

// AddOperandSegments adds the sizes of the groups of operands to s.
func (p *OpParser) AddOperandSegments(s *ir.OperationState, sizes ...int) {
	list := make([]int32, len(sizes))
	for i, n := range sizes {
		list[i] = int32(n)
	}
	s.AddAttribute(ir.OperandSegments, p.ctx.DenseI32Array(list))
}

// AddProperties sets the inherent attributes that are in a dictionary of properties. Other
// entries are ignored.
func (p *OpParser) AddProperties(s *ir.OperationState, props ir.Attribute) {
	p.addProperties(s, props, p.namePos)
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

// ParseGenericAfterOperands parses the rest of an operation in generic form, after its
// operands, into s. It resolves os, the operands parsed before.
func (p *OpParser) ParseGenericAfterOperands(s *ir.OperationState, os []UnresolvedOperand) {
	p.scratch = append(p.scratch[:0], os...)
	p.parseGenericAfterOperands(p, s)
	if p.props.known {
		mergeProperties(s, p.props.entries)
	}
}

// ParseCustomOpName parses the name of an operation, which need not be registered.
func (p *OpParser) ParseCustomOpName() *ir.OpDef {
	name, def := p.parseCustomName()
	if def == nil {
		dialect, _, _ := strings.Cut(name, ".")
		p.ctx.Dialect(dialect) // the operation may be registered with its dialect
		def = p.ctx.OpDef(name)
	}
	return def
}
