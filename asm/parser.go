package asm

import (
	"bytes"
	"slices"
	"strings"
	"unsafe"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// These constants bound nesting: maxDepth of types, attributes and locations, maxExpressions of
// brackets in affine expressions, where each level may report an error, and maxRegions of regions,
// because the printed text grows quadratically with their depth. mlir-opt has no bounds: with a
// stack of 8 MB it overflows at less than 32,000 nested locations, 16,000 types, 8,000 attributes
// or expressions and 4,000 regions.
const (
	maxDepth       = 32000
	maxExpressions = 8000
	maxRegions     = 5000
)

// A Parser parses types, attributes and punctuation. A position in the text is its
// offset in bytes, as a uint32.
type Parser struct {
	lexer
	ctx     *ir.Context
	file    *source.File
	diags   *diag.List
	tok     token
	last    uint32 // where the token before tok ends
	depth   int
	regions []uint32 // where the open regions begin
	start   uint32   // where the parsed part of the text begins
	namePos uint32   // of the mnemonic of the type or attribute of a dialect that is parsed

	// custom is the operation whose custom form is being parsed, "" outside of one.
	custom string

	// errors counts reported errors, including those suppressed because of an error token.
	errors int

	symbols *symbols
	cyclic  []ir.Type // being parsed
	strs    strCache
	places  *Places // nil if they are not wanted
	lines   lineCursor
}

// init prepares p to parse a text. The first token is read when parsing starts.
func (p *Parser) init(ctx *ir.Context, file *source.File, diags *diag.List, syms *symbols, part Part) {
	p.ctx, p.file, p.diags, p.symbols = ctx, file, diags, syms
	start, end := part.Bounds(file)
	p.start = start
	p.lexer = lexer{text: file.Text[:end], pos: start}
	p.lexer.report = func(at uint32, message string) {
		p.errors++
		p.diags.Add(diag.Errorf(diag.At(source.Pos{File: p.file, Offset: at}), "%s", message))
	}
	p.lines.file = file
	p.tok = p.lexer.next()
}

// Context returns the context that owns the parsed types and attributes.
func (p *Parser) Context() *ir.Context { return p.ctx }

// NamePos returns the offset of the mnemonic of the type or attribute of a dialect that is
// being parsed.
func (p *Parser) NamePos() uint32 { return p.namePos }

// Pos returns the offset of the current token.
func (p *Parser) Pos() uint32 { return p.tok.start }

// Location returns the IR location of an offset.
func (p *Parser) Location(at uint32) *ir.Location {
	line, col := p.lines.lineCol(at)
	return p.ctx.FileLineColLoc(p.file.Name, uint32(line), uint32(col))
}

// origin is Location in the form that operations store.
func (p *Parser) origin(at uint32) ir.Origin {
	line, col := p.lines.lineCol(at)
	return p.ctx.FileOrigin(p.file.Name, uint32(line), uint32(col))
}

// place returns the diagnostic place of an offset.
func (p *Parser) place(at uint32) diag.Place {
	return diag.At(source.Pos{File: p.file, Offset: at})
}

// spelling returns the text of the current token. It is valid as long as the
// text of the file is.
func (p *Parser) spelling() string { return p.textOf(p.tok) }

func (p *Parser) textOf(t token) string { return p.slice(t.start, t.end) }

// slice returns a part of the text without copying it.
func (p *Parser) slice(start, end uint32) string {
	if start >= end {
		return ""
	}
	return unsafe.String(&p.text[start], int(end-start))
}

func (p *Parser) consume() {
	p.last = p.tok.end
	p.tok = p.lexer.next()
}

func (p *Parser) consumeIf(k Kind) bool {
	if p.tok.kind != k {
		return false
	}
	p.consume()
	return true
}

// reset continues at the token at an offset.
func (p *Parser) reset(at uint32) {
	p.lexer.pos, p.last = at, at
	p.tok = p.lexer.next()
}

// Failf reports an error at an offset and ends the parse: it does not return, as the Fatal methods
// of testing.T do not. Every method that requires some syntax ends the parse in the same way if it
// is missing, so hooks need no error handling.
func (p *Parser) Failf(at uint32, format string, args ...any) {
	p.Error(at, format, args...)
	panic(stopped{})
}

// Check ends the parse with an error at an offset if a condition does not hold.
// The message is not a format.
func (p *Parser) Check(cond bool, at uint32, message string) {
	if !cond {
		p.Failf(at, "%s", message)
	}
}

// Checkf is Check with a format, whose arguments are evaluated in any case.
func (p *Parser) Checkf(cond bool, at uint32, format string, args ...any) {
	if !cond {
		p.Failf(at, format, args...)
	}
}

// stopped is the value of the panic that unwinds a parse after an error.
type stopped struct{}

// Require is Stop unless cond holds.
func (p *Parser) Require(cond bool) {
	if !cond {
		p.Stop()
	}
}

// Stop ends the parse after an error that has been reported.
func (p *Parser) Stop() {
	p.errors++
	panic(stopped{})
}

// Try runs f and reports whether it succeeded. It is for parsers that add an error of
// their own after one from f; they must call Failf or Stop if it returns false.
func (p *Parser) Try(f func()) (ok bool) {
	custom, depth, regions, namePos := p.custom, p.depth, len(p.regions), p.namePos
	defer func() {
		if !ok {
			p.custom, p.depth, p.regions, p.namePos = custom, depth, p.regions[:regions], namePos
		}
	}()
	defer p.catch(&ok)
	f()
	return true
}

// Explain runs f. If it fails, it reports a second error at the current token, which explains the
// expected syntax.
func (p *Parser) Explain(f func(), format string, args ...any) {
	if !p.Try(f) {
		p.Failf(p.tok.start, format, args...)
	}
}

// ExplainAt is Explain with the second error at an offset.
func (p *Parser) ExplainAt(at uint32, f func(), format string, args ...any) {
	if !p.Try(f) {
		p.Failf(at, format, args...)
	}
}

// catch is deferred where a parse begins. It ends the unwinding after an error and
// makes ok false.
func (p *Parser) catch(ok *bool) {
	if r := recover(); r != nil {
		if _, is := r.(stopped); !is {
			if p.custom != "" {
				r = crash.In(r, "the parser", p.custom, p.place(p.tok.start))
			}
			panic(r)
		}
		*ok = false
	}
}

// Error reports an error at an offset and returns it, so that notes can be
// attached; Stop follows. In the custom form of an operation, the message names the operation.
// Nothing is added to the list if the current token is one that the lexer has
// complained about.
func (p *Parser) Error(at uint32, format string, args ...any) *diag.Diagnostic {
	if p.custom != "" {
		format = "custom op '" + p.custom + "' " + format
	}
	return p.fail(at, format, args...)
}

// Report adds an error that another reports.
func (p *Parser) Report(d *diag.Diagnostic) {
	p.errors++
	p.diags.Add(d)
}

// FailPlainf is Failf without the name of the operation.
func (p *Parser) FailPlainf(at uint32, format string, args ...any) {
	p.failf(at, format, args...)
}

// fail is Error for errors that are not specific to an operation.
func (p *Parser) fail(at uint32, format string, args ...any) *diag.Diagnostic {
	p.errors++
	d := diag.Errorf(p.place(at), format, args...)
	if p.tok.kind != ErrorToken {
		p.diags.Add(d)
	}
	return d
}

func (p *Parser) failf(at uint32, format string, args ...any) {
	p.fail(at, format, args...)
	panic(stopped{})
}

// setCustom changes the operation that messages refer to and returns the previous one.
func (p *Parser) setCustom(name string) string {
	old := p.custom
	p.custom = name
	return old
}

// errorHere reports an error at the current token, or before the end of the text.
func (p *Parser) errorHere(format string, args ...any) {
	at := p.tok.start
	if p.tok.kind == EOF && at > p.start {
		at--
	}
	p.failf(at, format, args...)
}

// wrongToken reports an unexpected token. Like MLIR's emitWrongTokenError it points
// to the end of the previous token, where the expected one is missing.
func (p *Parser) wrongToken(format string, args ...any) {
	p.failf(p.wrongPlace(), format, args...)
}

// wrongPlace is where wrongToken reports an error.
func (p *Parser) wrongPlace() uint32 {
	at := p.tok.start
	if p.tok.kind == EOF && at > p.start {
		at--
	}
	text := p.text
	end, start := int(at), int(p.start)
	for {
		for end > start && (text[end-1] == ' ' || text[end-1] == '\t') {
			end--
		}
		if end == start {
			return at
		}
		if c := text[end-1]; c != '\n' && c != '\r' {
			return uint32(end)
		}
		end--
		// Skip comments on the preceding lines.
		line := end
		for line > start && text[line-1] != '\n' && text[line-1] != '\r' {
			line--
		}
		for i := line; i+1 < end; i++ {
			if text[i] == '/' && text[i+1] == '/' {
				end = i
				break
			}
		}
	}
}

// expect consumes a token of kind k or reports message.
func (p *Parser) expect(k Kind, message string) {
	if p.consumeIf(k) {
		return
	}
	p.wrongToken("%s", message)
}

// enter increments the nesting depth and fails if it is too deep; the caller calls
// leave.
func (p *Parser) enter() {
	p.enterUpTo(maxDepth)
}

func (p *Parser) enterUpTo(bound int) {
	if p.depth >= bound {
		p.tooDeep(bound)
	}
	p.depth++
}

// tooDeep reports that nesting is too deep.
func (p *Parser) tooDeep(bound int) {
	p.errorHere("nesting is deeper than %d levels", bound)
}

func (p *Parser) leave() { p.depth-- }

// enterRegion is enter for a region, which begins at a brace and ends with leaveRegion.
func (p *Parser) enterRegion(at uint32) {
	if len(p.regions) >= maxRegions {
		p.tooDeep(maxRegions)
	}
	p.regions = append(p.regions, at)
}

func (p *Parser) leaveRegion() { p.regions = p.regions[:len(p.regions)-1] }

// EnterCyclic records that the text of a type that may refer to itself is being
// parsed. It returns false if it is already; otherwise the caller must call
// LeaveCyclic.
func (p *Parser) EnterCyclic(t ir.Type) bool {
	if slices.Contains(p.cyclic, t) {
		return false
	}
	p.cyclic = append(p.cyclic, t)
	return true
}

// LeaveCyclic undoes the last successful EnterCyclic.
func (p *Parser) LeaveCyclic() { p.cyclic = p.cyclic[:len(p.cyclic)-1] }

// Punct parses punctuation.
func (p *Parser) Punct(k Kind) {
	if p.consumeIf(k) {
		return
	}
	p.wrongToken("expected '%s'", punctText[k])
}

// OptionalPunct parses punctuation if present.
func (p *Parser) OptionalPunct(k Kind) bool { return p.consumeIf(k) }

// Peek reports whether the current token is k, without consuming it.
func (p *Parser) Peek(k Kind) bool { return p.tok.kind == k }

// A Delimiter is the pair of brackets around a list.
type Delimiter uint8

// The delimiters. A list in optional ones is empty where they are missing.
const (
	NoDelimiter Delimiter = iota
	Parens
	Squares
	LessGreater
	Braces
	OptionalParens
	OptionalSquares
	OptionalLessGreater
	OptionalBraces
)

var delimiters = [...][2]Kind{
	Parens: {LParen, RParen}, Squares: {LSquare, RSquare}, LessGreater: {Less, Greater}, Braces: {LBrace, RBrace},
}

// ParseCommaSeparatedList parses elements, separated by commas. Only a list
// with delimiters can be empty. Context is added to the messages about them.
func (p *Parser) ParseCommaSeparatedList(d Delimiter, element func(), context string) {
	if d >= OptionalParens {
		d -= OptionalParens - Parens
		if p.tok.kind != delimiters[d][0] {
			return
		}
	}
	if d != NoDelimiter {
		if !p.consumeIf(delimiters[d][0]) {
			p.wrongToken("expected '%s'%s", punctText[delimiters[d][0]], context)
		}
		if p.consumeIf(delimiters[d][1]) {
			return
		}
	}
	for {
		element()
		if !p.consumeIf(Comma) {
			break
		}
	}
	if d != NoDelimiter && !p.consumeIf(delimiters[d][1]) {
		p.wrongToken("expected '%s'%s", punctText[delimiters[d][1]], context)
	}
}

// listUntil parses elements up to and including a closing token.
func (p *Parser) listUntil(end Kind, allowEmpty bool, element func()) {
	if p.tok.kind == end {
		if !allowEmpty {
			p.wrongToken("expected list element")
		}
		p.consume()
		return
	}
	for {
		element()
		if !p.consumeIf(Comma) {
			break
		}
	}
	if !p.consumeIf(end) {
		p.wrongToken("expected ',' or '%s'", punctText[end])
	}
}

// isKeywordLike reports whether the current token can be a keyword.
func (p *Parser) isKeywordLike() bool {
	k := p.tok.kind
	return k == BareIdentifier || k == IntType || k.isKeyword()
}

// PeekKeyword reports whether the current token is that keyword.
func (p *Parser) PeekKeyword(word string) bool {
	if p.places != nil {
		p.expectsWords(word)
	}
	return p.isKeywordLike() && p.spelling() == word
}

// ParseOptionalKeyword consumes that keyword if present.
func (p *Parser) ParseOptionalKeyword(word string) bool {
	if !p.PeekKeyword(word) {
		return false
	}
	p.consume()
	return true
}

// ParseKeyword consumes that keyword; context is added to the message.
func (p *Parser) ParseKeyword(word, context string) {
	if p.ParseOptionalKeyword(word) {
		return
	}
	p.Failf(p.errorPos(), "expected '%s'%s", word, context)
}

// errorPos is the position of errors that hooks report about the current token.
func (p *Parser) errorPos() uint32 { return p.tok.start }

// ParseOptionalAnyKeyword consumes any keyword and returns its spelling, a slice of the text. ok
// is false if the current token is not a keyword.
func (p *Parser) ParseOptionalAnyKeyword() (string, bool) {
	if !p.isKeywordLike() {
		return "", false
	}
	s := p.spelling()
	p.consume()
	return s, true
}

// ParseAnyKeyword consumes a keyword, whatever it is.
func (p *Parser) ParseAnyKeyword() string {
	if s, ok := p.ParseOptionalAnyKeyword(); ok {
		return s
	}
	p.Failf(p.tok.start, "expected valid keyword")
	return ""
}

// ParseOptionalKeywordOf consumes one of the given keywords if present.
func (p *Parser) ParseOptionalKeywordOf(words []string) (string, bool) {
	p.expectsWords(words...)
	if !p.isKeywordLike() {
		return "", false
	}
	s := p.spelling()
	for _, w := range words {
		if w == s {
			p.consume()
			return w, true
		}
	}
	return "", false
}

// ParseOptionalKeywordOrString parses a keyword or a string if present.
func (p *Parser) ParseOptionalKeywordOrString() (string, bool) {
	if s, ok := p.ParseOptionalAnyKeyword(); ok {
		return s, true
	}
	return p.ParseOptionalString()
}

// ParseKeywordOrString parses a keyword or a string.
func (p *Parser) ParseKeywordOrString() string {
	if s, ok := p.ParseOptionalKeywordOrString(); ok {
		return s
	}
	p.Failf(p.tok.start, "expected valid keyword or string")
	return ""
}

// ParseOptionalString parses a quoted string if present.
func (p *Parser) ParseOptionalString() (string, bool) {
	if p.tok.kind != StringLiteral {
		return "", false
	}
	s := p.stringValue(p.tok)
	p.consume()
	return s, true
}

// ParseString parses a quoted string.
func (p *Parser) ParseString() string {
	if s, ok := p.ParseOptionalString(); ok {
		return s
	}
	p.Failf(p.tok.start, "expected string")
	return ""
}

// stringValue returns the value of a String or AtIdentifier token.
func (p *Parser) stringValue(t token) string {
	s := p.text[t.start:t.end]
	if s[0] == '@' {
		s = s[1:]
		if s[0] != '"' {
			return string(s)
		}
	}
	return unescape(s[1 : len(s)-1])
}

// stringView is stringValue for a String token whose value is not kept: it is a part of the
// text if nothing is escaped.
func (p *Parser) stringView(t token) string {
	s := p.slice(t.start+1, t.end-1)
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	return unescape(p.text[t.start+1 : t.end-1])
}

// unescape decodes the inside of a string literal that the lexer has accepted.
func unescape(s []byte) string {
	i := 0
	for i < len(s) && s[i] != '\\' {
		i++
	}
	if i == len(s) {
		return string(s)
	}
	out := append(make([]byte, 0, len(s)), s[:i]...)
	for i < len(s) {
		c := s[i]
		i++
		if c != '\\' {
			out = append(out, c)
			continue
		}
		c = s[i]
		i++
		switch c {
		case '"', '\\':
			out = append(out, c)
		case 'n':
			out = append(out, '\n')
		case 't':
			out = append(out, '\t')
		default:
			out = append(out, hexValue(c)<<4|hexValue(s[i]))
			i++
		}
	}
	return string(out)
}

func hexValue(c byte) byte {
	switch {
	case c >= 'a':
		return c - 'a' + 10
	case c >= 'A':
		return c - 'A' + 10
	}
	return c - '0'
}

// ParseOptionalSymbolName parses `@name` if present.
func (p *Parser) ParseOptionalSymbolName() (string, bool) {
	if p.tok.kind != AtIdentifier {
		p.expects(ExpectedSymbol)
		return "", false
	}
	s := p.stringValue(p.tok)
	p.symbol(s)
	p.consume()
	return s, true
}

// ParseSymbolName parses `@name`.
func (p *Parser) ParseSymbolName() string {
	if s, ok := p.ParseOptionalSymbolName(); ok {
		return s
	}
	p.Failf(p.tok.start, "expected valid '@'-identifier for symbol name")
	return ""
}

// symbols holds the aliases and resources that a file defines.
type symbols struct {
	attrs    map[string]ir.Attribute
	types    map[string]ir.Type
	distinct map[uint64]*ir.DistinctAttr
	// resources are the blobs by the keys that the file has for them.
	resources map[string]*ir.Resource
	// deferred counts the location aliases that were used before their definition.
	deferred int
	again    bool     // resources of the same key are the same
	root     *symbols // of the file, for a piece that is parsed separately
}

// file returns the symbols of the file.
func (s *symbols) file() *symbols {
	if s.root != nil {
		return s.root
	}
	return s
}

// A deferredLoc is a use of a location alias before its definition.
type deferredLoc struct {
	at   uint32
	name string
}

// A lineCursor converts offsets to lines and columns. It continues from the previous
// offset, so that ascending offsets cost almost nothing.
type lineCursor struct {
	file        *source.File
	at          uint32
	line, start uint32 // 0-based line at at, and where it starts
}

var newline = []byte{'\n'}

func (c *lineCursor) lineCol(at uint32) (line, col int) {
	if at < c.start || at-c.start > 1<<12 {
		line, col := c.file.LineCol(at)
		c.line, c.start, c.at = uint32(line-1), at-uint32(col-1), at
		return line, col
	}
	if at < c.at {
		c.at = c.start
	}
	text := c.file.Text
	passed := text[min(int(c.at), len(text)):min(int(at), len(text))]
	if n := bytes.Count(passed, newline); n > 0 {
		c.line += uint32(n)
		c.start = c.at + uint32(bytes.LastIndexByte(passed, '\n')) + 1
	}
	c.at = at
	return int(c.line) + 1, int(at-c.start) + 1
}

// A strCache caches short strings that repeat, such as attribute names, so that they
// are allocated once and do not keep the source text alive.
type strCache struct{ slots [256]string }

func (c *strCache) get(s string) string {
	h := uint(len(s))
	if len(s) > 0 {
		h = h*31 + uint(s[0])*7 + uint(s[len(s)-1])*131 + uint(s[len(s)/2])*17
	}
	slot := &c.slots[h%256]
	if *slot != s {
		*slot = string(append([]byte(nil), s...))
	}
	return *slot
}
