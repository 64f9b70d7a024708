package asm

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A fileParser parses operations and the other top-level elements of a file.
type fileParser struct {
	Parser
	opts ParseOptions

	block *ir.Block // operations are appended here

	names     *nameScope // the innermost scope
	scopes    []*nameScope
	sparePool []*nameScope
	// argumentPool has lists of arguments for reuse.
	argumentPool [][]Argument
	blocks       []blockScope

	placeholders   map[*ir.Value]uint32
	placeholderDef *ir.OpDef

	defaults []string // default dialects of the enclosing regions, innermost last
	frames   []*OpParser
	level    int // of frames
	opCache  [512]cachedOp
	lists    ir.AttributeLists
	props    propertyCache

	// speculative marks the parser of a piece (parsePiece): its result may be
	// discarded, so it must not modify anything shared.
	speculative bool
	// unsplit is the block of the last unsuccessful attempt to split, and failedSplits
	// the number of such attempts.
	unsplit      *ir.Block
	failedSplits int
	// untidy means that the indentation is not reliable for finding the start of an
	// operation.
	untidy bool
}

type cachedOp struct {
	name string
	def  *ir.OpDef
}

func newFileParser(ctx *ir.Context, file *source.File, diags *diag.List, syms *symbols, opts ParseOptions) *fileParser {
	p := &fileParser{opts: opts, defaults: []string{"builtin"}}
	p.placeholderDef = ctx.OpDef("builtin.unrealized_conversion_cast")
	p.Parser.init(ctx, file, diags, syms, opts.Part)
	if p.places = opts.Places; p.places != nil {
		p.opts.Threads = 1
	}
	return p
}

// frame returns the cleared OpParser of the next nesting level. Parsers are reused
// because they hold slices.
func (p *fileParser) frame() *OpParser {
	if p.level == len(p.frames) {
		f := &OpParser{fileParser: p}
		f.state.Lists = &p.lists
		p.frames = append(p.frames, f)
	}
	f := p.frames[p.level]
	p.level++
	f.results = f.results[:0]
	f.def = nil
	f.props = propertyText{}
	s := &f.state
	s.Def, s.Loc, s.Origin, s.Properties, s.NumRegions = nil, nil, ir.Origin{}, nil, 0
	s.Operands, s.Types, s.Attributes = s.Operands[:0], s.Types[:0], s.Attributes[:0]
	s.Inherent, s.Successors, s.Regions, s.Discardable = s.Inherent[:0], s.Successors[:0], s.Regions[:0], s.Discardable[:0]
	return f
}

// operation ::= results? (custom-operation | generic-operation) location?
func (p *fileParser) parseOperation() {
	at := p.tok.start
	f := p.frame()
	defer func() { p.level-- }()
	want := 0
	if p.tok.kind == PercentIdentifier {
		for {
			n := p.parseResultName(f)
			want += n
			if !p.consumeIf(Comma) {
				break
			}
		}
		p.expect(Equal, "expected '=' after SSA name")
	}
	var op *ir.Operation
	switch k := p.tok.kind; {
	case k == BareIdentifier || k.isKeyword():
		op = p.parseCustomOperation(f)
	case k == StringLiteral:
		op = p.parseGenericInto(f)
	default:
		p.expectsOperation()
		p.noOperation()
	}
	if p.places != nil && op != nil {
		p.places.operation(op, p.opNameRange(f.namePos), TextRange{at, p.last})
	}
	if len(f.results) == 0 {
		return
	}
	if op.NumResults() == 0 {
		p.failf(at, "cannot name an operation with no results")
	}
	if want != op.NumResults() {
		p.failf(at, "operation defines %d results but was provided %d to bind", op.NumResults(), want)
	}
	n := 0
	for _, r := range f.results {
		for i := range r.count {
			p.define(UnresolvedOperand{Name: r.name, Number: i, Pos: r.at}, op.Result(n))
			n++
		}
	}
}

// opNameRange returns the range of the name of an operation.
func (p *fileParser) opNameRange(at uint32) TextRange {
	l := lexer{text: p.text, pos: at}
	t := l.next()
	return TextRange{t.start, t.end}
}

// result ::= `%` name (`:` count)?
func (p *fileParser) parseResultName(f *OpParser) int {
	r := resultGroup{name: p.spelling(), count: 1, at: p.tok.start}
	p.expect(PercentIdentifier, "expected valid ssa identifier")
	if p.consumeIf(Colon) {
		if p.tok.kind != Integer {
			p.wrongToken("expected integer number of results")
		}
		n, ok := uintValue(p.spelling())
		if !ok || n < 1 {
			p.errorHere("expected named operation to have at least 1 result")
		}
		r.count = int(min(n, maxResults))
		p.consume()
	}
	f.results = append(f.results, r)
	return r.count
}

// parseGenericOperation parses an operation in generic form without its results.
func (p *fileParser) parseGenericOperation() *ir.Operation {
	f := p.frame()
	defer func() { p.level-- }()
	return p.parseGenericInto(f)
}

// lookupOp returns the registered operation with the given name, or nil. It caches
// lookups because names repeat.
func (p *fileParser) lookupOp(name string) *ir.OpDef {
	c := p.cachedOp(name)
	if c.def != nil && c.name == name {
		if c.def.Registered {
			return c.def
		}
		return nil
	}
	d := p.ctx.LookupOp(name)
	if d != nil {
		*c = cachedOp{d.Name, d}
	}
	return d
}

// cachedOp returns the place of the cache for the operation with the given name.
func (p *fileParser) cachedOp(name string) *cachedOp {
	return &p.opCache[hashName(name)%uint32(len(p.opCache))]
}

// generic-operation ::= string `(` uses `)` successors? properties? regions? dictionary? `:` function-type
func (p *fileParser) parseGenericInto(f *OpParser) *ir.Operation {
	at := p.tok.start
	origin := p.origin(at)
	inner := p.slice(p.tok.start+1, p.tok.end-1)
	c := p.cachedOp(inner)
	def := c.def
	if c.name != inner {
		def = p.lookupOp(inner)
	}
	if def == nil {
		name := p.stringValue(p.tok)
		if name == "" {
			p.errorHere("empty operation name is invalid")
			return nil
		}
		if strings.IndexByte(name, 0) >= 0 {
			p.errorHere("null character not allowed in operation name")
			return nil
		}
		p.consume()
		dialect, _, _ := strings.Cut(name, ".")
		if !p.ctx.AllowUnregistered && p.ctx.Dialect(dialect) == nil {
			at := p.tok.start
			if p.tok.kind == EOF && at > p.start {
				at--
			}
			d := p.fail(at, "operation being parsed with an unregistered dialect. If this is intended, "+
				"please use -allow-unregistered-dialect with the MLIR tool used")
			p.hintDialect(d, at, dialect, false)
			p.Stop()
		}
		def = p.ctx.OpDef(name)
		if def.Name == inner {
			*c = cachedOp{def.Name, def}
		}
	} else {
		p.consume()
	}
	f.def, f.namePos = def, at
	s := &f.state
	s.Def, s.Origin = def, origin
	p.parseGenericRest(f, s)
	var props ir.Attribute
	if s.Properties != nil && def.Registered {
		props, s.Properties = s.Properties, nil
	}
	if (props != nil || f.props.known) && def.Registered && len(s.Attributes) > 0 {
		s.DropMisfits()
	}
	switch {
	case f.props.known:
		mergeProperties(s, f.props.entries)
	case props != nil:
		entries := p.addProperties(s, props, at)
		p.props.add(def, f.props.text, entries)
	}
	if props == nil && !f.props.known && def.Registered && len(s.Attributes) > 0 && !ir.VerifyInherentAttrs(def, s.Attributes, p.Location(at), p.diags) {
		p.Stop()
	}
	return p.finishOp(s)
}

// finishOp creates the operation and parses its location.
func (p *fileParser) finishOp(s *ir.OperationState) *ir.Operation {
	op := ir.Create(s)
	if p.block != nil {
		p.block.Append(op)
	}
	if p.tok.kind == kwLoc {
		op.SetLocation(p.ParseOptionalLocation())
	}
	return op
}

func (p *fileParser) parseGenericRest(f *OpParser, s *ir.OperationState) {
	f.scratch = f.scratch[:0]
	p.expect(LParen, "expected '(' to start operand list")
	if p.tok.kind == PercentIdentifier {
		for {
			o := p.parseSSAUse(true)
			f.scratch = append(f.scratch, o)
			if !p.consumeIf(Comma) {
				break
			}
		}
	}
	p.expect(RParen, "expected ')' to end operand list")
	p.parseGenericAfterOperands(f, s)
}

// parseGenericAfterOperands parses the rest of an operation in generic form. Its operands are in
// f.scratch.
func (p *fileParser) parseGenericAfterOperands(f *OpParser, s *ir.OperationState) {
	if p.tok.kind == LSquare {
		if s.Def.Registered && !s.Def.Has(ir.IsTerminator) {
			p.errorHere("successors in non-terminator")
		}
		p.consume()
		p.listUntil(RSquare, false, func() {
			b := p.parseSuccessor()
			s.Successors = append(s.Successors, b)
		})
	}
	if p.tok.kind == Less {
		p.parseProperties(f, s)
	}
	if p.consumeIf(LParen) {
		for {
			r := ir.NewRegion()
			s.Regions = append(s.Regions, r)
			p.parseRegionWith(r, nil, false)
			if !p.consumeIf(Comma) {
				break
			}
		}
		p.expect(RParen, "expected ')' to end region list")
	}
	if p.tok.kind == LBrace {
		s.Attributes = p.parseAttrDict(s.Attributes)
		s.SplitDiscardable(0)
	}
	p.parseGenericType(f, s)
}

// parseGenericType parses `: (operand types) -> result types`. It does not create a
// function type because only the component types are needed.
func (p *fileParser) parseGenericType(f *OpParser, s *ir.OperationState) {
	p.expect(Colon, "expected ':' followed by operation type")
	at := p.tok.start
	if p.tok.kind != LParen {
		t := p.ParseType()
		ft, ok := t.(*ir.FunctionType)
		if !ok {
			p.failf(at, "expected function type")
		}
		p.resolveGeneric(f, s, append(s.Types, ft.Inputs...), len(ft.Inputs), ft.Results, at)
		return
	}
	ts := p.parseTypesInParens(s.Types)
	p.expect(Arrow, "expected '->' in function type")
	n := len(ts)
	ts = p.parseResultTypes(ts)
	p.resolveGeneric(f, s, ts, n, ts[n:], at)
}

func (p *fileParser) resolveGeneric(f *OpParser, s *ir.OperationState, ts []ir.Type, n int, results []ir.Type, at uint32) {
	if n != len(f.scratch) {
		plural := "s"
		if len(f.scratch) == 1 {
			plural = "\x00"
		}
		p.failf(at, "expected %d operand type%s but had %d", len(f.scratch), plural, n)
	}
	for i, o := range f.scratch {
		s.Operands = append(s.Operands, p.resolveUse(o, ts[i]))
	}
	s.Types = append(ts[:0], results...)
}

// addProperties adds the entries of `<{...}>` to the attributes of a registered op.
func (p *fileParser) addProperties(s *ir.OperationState, props ir.Attribute, at uint32) []ir.NamedAttribute {
	entries, err := ir.InherentAttributes(s.Def, props)
	if err != nil {
		p.failf(at, "invalid properties %s for op %s: %v", props, s.Def.Name, err)
	}
	mergeProperties(s, entries)
	return entries
}

func mergeProperties(s *ir.OperationState, entries []ir.NamedAttribute) {
	for _, e := range entries {
		// A property takes precedence over a dictionary entry of the same name.
		i := slices.IndexFunc(s.Attributes, func(a ir.NamedAttribute) bool { return a.Name == e.Name })
		if i < 0 {
			s.Attributes = append(s.Attributes, e)
		} else {
			s.Attributes[i].Value = e.Value
		}
	}
}

// manyAttributes is the number above which duplicates are found by sorting rather
// than by pairwise comparison.
const manyAttributes = 32

// checkDuplicates reports an attribute that a custom syntax has set twice.
func (p *fileParser) checkDuplicates(s *ir.OperationState, at uint32) {
	as := s.Attributes
	if len(as) > manyAttributes {
		seen := make(map[string]bool, len(as))
		for i := range as {
			if seen[as[i].Name] {
				p.Failf(at, "attribute '%s' occurs more than once in the attribute list", as[i].Name)
			}
			seen[as[i].Name] = true
		}
		return
	}
	for i := range as {
		for j := range i {
			if as[j].Name == as[i].Name {
				p.Failf(at, "attribute '%s' occurs more than once in the attribute list", as[i].Name)
			}
		}
	}
}

// parseCustomName parses the name of an operation that is not in quotes. It returns the name
// with a dialect, and nil for an operation that is not registered.
func (p *fileParser) parseCustomName() (full string, def *ir.OpDef) {
	name := p.spelling()
	if !p.isKeywordLike() {
		p.noOperation()
	}
	p.consume()
	if d := p.lookupOp(name); d != nil {
		return d.Name, d
	}
	if _, rest, _ := strings.Cut(name, "."); rest != "" {
		return name, nil
	}
	full = p.defaults[len(p.defaults)-1] + "." + name
	return full, p.ctx.LookupOp(full)
}

// A formless is the model of a definition that says why an operation has no custom form.
type formless interface{ WithoutForm() string }

// customSyntax parses the name of an operation and returns its custom form. That of an operation
// that is not registered may be known to its dialect.
func (p *fileParser) customSyntax() (*ir.OpDef, OpSyntax) {
	at, name := p.tok.start, p.spelling()
	full, def := p.parseCustomName()
	if def != nil {
		syntax := syntaxOf(def)
		if syntax == nil {
			syntax = fallbackSyntax(def.Dialect, full)
		}
		if syntax == nil {
			d := p.fail(at, "custom op '%s' has no custom assembly form", def.Name)
			if m, ok := def.Model.(formless); ok {
				d.Hintf(d.Place, "%s", m.WithoutForm())
			}
			panic(stopped{})
		}
		return def, syntax
	}
	dialect, _, _ := strings.Cut(full, ".")
	tried := ""
	if full != name {
		tried = " (tried '" + full + "' as well)"
	}
	if d := p.ctx.Dialect(dialect); d != nil {
		if s := fallbackSyntax(d, full); s != nil {
			return p.ctx.OpDef(full), s
		}
		d := p.fail(at, "custom op '%s' is unknown%s", name, tried)
		p.hintOp(d, at, full, full != name)
		p.Stop()
	}
	d := p.fail(at, "Dialect `%s' not found for custom op '%s' %s", dialect, name, tried)
	p.hintDialect(d, at, dialect, true)
	d.Notef(p.place(at), "Available dialects: %s ; for more info on dialect registration see "+
		"https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
		strings.Join(p.ctx.DialectNames(), ", "))
	p.Stop()
	panic("unreachable")
}

// custom-operation ::= bare-id custom-operation-format
func (p *fileParser) parseCustomOperation(f *OpParser) *ir.Operation {
	at := p.tok.start
	def, syntax := p.customSyntax()
	f.def, f.namePos = def, at
	s := &f.state
	s.Def, s.Origin = def, p.origin(at)
	if _, declared := syntax.(*FormatSyntax); !declared {
		s.Loc = s.Origin.Location() // hooks expect a location
	}
	p.defaults = append(p.defaults, defaultDialect(def, syntax))
	errors, outer := p.errors, p.setCustom(def.Name)
	syntax.ParseOp(f, s)
	p.defaults = p.defaults[:len(p.defaults)-1]
	if p.errors != errors {
		p.Stop() // the lexer has reported it
	}
	p.checkDuplicates(s, at)
	p.custom = outer
	if props := s.Properties; props != nil && def.Registered {
		s.Properties = nil
		p.addProperties(s, props, at)
	}
	return p.finishOp(s)
}

// parseUseAndTypeList parses `%a, %b : type, type` and appends the values.
func (p *fileParser) parseUseAndTypeList(vs []*ir.Value) []*ir.Value {
	var os []UnresolvedOperand
	for {
		o := p.parseSSAUse(true)
		os = append(os, o)
		if !p.consumeIf(Comma) {
			break
		}
	}
	p.expect(Colon, "expected ':' in operand list")
	ts := p.ParseTypeList(nil)
	if len(ts) != len(os) {
		p.errorHere("expected %d types to match operand list", len(os))
	}
	for i, o := range os {
		vs = append(vs, p.resolveUse(o, ts[i]))
	}
	return vs
}
