package syntax

import (
	"bytes"
	"errors"
	"io/fs"
	"math"
	"path/filepath"
	"strings"
	"unsafe"

	"github.com/mica-ir/mica/source"
)

// An Error is a message with a location. Severity 0 is an error.
type Error struct {
	Loc     Loc
	Msg     string
	Warning bool
	Notes   []Error // notes, or errors that the reference reports next

	// IsError marks an element of Notes that is displayed as an error.
	IsError bool

	// Hint marks an element of Notes that the reference does not have.
	Hint bool

	// NoInclude marks an error about an included file that cannot be read.
	NoInclude bool

	// Late marks an error after which the reference continues as if there had been
	// none.
	Late bool

	// Skipped is the text after the error that does not belong to a statement.
	Skipped Span

	// Before holds lexer errors that were found before this one.
	Before []*Error

	// Follows marks an error about a token that is not one, or at the end of a file that was
	// reached in the middle of a token. Before, or an error of an earlier statement, says so.
	Follows bool
}

// maxIncludeDepth bounds recursive includes.
const maxIncludeDepth = 200

// maxIncludes bounds the files that are read, counted as often as they are included: files
// that include the next one twice double with each. LLVM's largest target has about 300.
const maxIncludes = 1 << 14

// maxErrors bounds the number of errors of a lexer. Each error prints its line, and
// a line may contain any number of errors.
const maxErrors = 100

// An Included is an include directive and the file that it included.
type Included struct {
	Loc  Loc // of the token with the file name
	File *source.File
}

// A Lexer reads tokens.
type Lexer struct {
	// Errors holds the lexer's errors and warnings in order. The parser removes
	// them as it consumes them.
	Errors []*Error
	cut    bool // a file ends in the middle of a token

	// Included lists the files that were included, in order.
	Included []Included
	// Skipped lists the include directives of files that were included before and have an
	// include guard.
	Skipped []Included

	found   int // errors so far
	files   *Files
	set     *source.Set // if nil, include directives are tokens
	text    []byte
	pos     int
	base    Loc
	file    *source.File
	stack   []frame
	conds   []cond
	condLow int // the conditions of the current file are conds[condLow:]
	defines map[string]bool
	guard   guard
	guards  map[guardKey]guarded
	macros  map[*source.File]string // macros of the include guards, for sets that keep files

	importer func(f *source.File) (macros []string, known bool)

	reference bool           // see Options
	imported  []*source.File // files of Imported tokens, indexed by the token's value
	facts     []FileFacts
	braces    int  // number of open braces
	last      Kind // previous token; EOF before the first
}

// A guardKey is the key by which an include directive refers to a file. The file
// may depend on the directory of the including file.
type guardKey struct{ name, dir string }

// A guarded is a file that need not be read again while its macro is defined.
type guarded struct {
	macro string
	file  *source.File
}

// FileFacts describes a file apart from its statements.
type FileFacts struct {
	File *source.File
	// Includes lists the files that its include directives name, in order,
	// including those that were read before.
	Includes []*source.File
	// Plain reports whether the file can be evaluated independently of the file
	// that includes it: it consists of one include guard without other directives,
	// was included between two top-level statements, and ends between two.
	Plain bool
	Guard string // the macro of a plain file
}

// between reports whether the last token ends a top-level statement.
func (lx *Lexer) between() bool {
	return lx.braces == 0 && (lx.last == EOF || lx.last == Semi || lx.last == RBrace || lx.last == Imported)
}

// A guard detects that a file consists of one #ifndef, as most included files do.
// Such a file need not be read again once the macro is defined.
type guard struct {
	include guardKey // how the file was included
	macro   string
	state   guardState
	depth   int // nesting depth of conditions inside the #ifndef

	included    []*source.File
	conditional bool // there are directives other than those of the guard
	between     bool // included between two top-level statements
}

type guardState uint8

const (
	guardNone   guardState = iota // only white space and comments so far
	guardOpen                     // inside the #ifndef
	guardClosed                   // after its #endif
	guardBroken                   // not a guarded file
)

// outside records that there is text outside of the guard.
func (g *guard) outside() {
	if g.state == guardNone || g.state == guardClosed {
		g.state = guardBroken
	}
}

type frame struct {
	file    *source.File
	text    []byte
	pos     int
	base    Loc
	condLow int
	guard   guard
}

// A cond is an open #ifdef or #ifndef, or its #else.
type cond struct {
	loc    Loc
	isElse bool
	live   bool
}

// NewLexer returns a lexer at the start of f and adds f to files. If set is not nil
// the lexer follows include directives, otherwise they are tokens.
func NewLexer(files *Files, f *source.File, set *source.Set, defines []string) *Lexer {
	lx := &Lexer{files: files, set: set, defines: map[string]bool{}}
	for _, d := range defines {
		lx.defines[d] = true
	}
	base, ok := files.Add(f)
	if !ok {
		lx.errorf(0, "the input is too large")
		return lx
	}
	lx.file, lx.text, lx.base = f, f.Text, base
	lx.guard.between = true
	return lx
}

// errorf records an error, unless there are too many.
func (lx *Lexer) errorf(loc Loc, msg string) *Error {
	e := &Error{Loc: loc, Msg: msg}
	if lx.found < maxErrors {
		lx.found++
		lx.Errors = append(lx.Errors, e)
	}
	return e
}

func (lx *Lexer) warnf(loc Loc, msg string) {
	lx.Errors = append(lx.Errors, &Error{Loc: loc, Msg: msg, Warning: true})
}

// nuls reports the NUL bytes in text[from:to] at the token's start.
func (lx *Lexer) nuls(start, from, to int) {
	for text := lx.text[from:to]; lx.found < maxErrors; {
		i := bytes.IndexByte(text, 0)
		if i < 0 {
			return
		}
		lx.errorf(lx.loc(start), "NUL character is invalid in source; treated as space").Late = true
		text = text[i+1:]
	}
}

func (lx *Lexer) loc(off int) Loc { return lx.base + Loc(off) }

// Classes of bytes.
const (
	clIdent = 1 << iota // may occur in an identifier
	clDigit
	clHex
	clBad // cannot start a token
)

var class = func() (t [256]uint8) {
	for c := 'a'; c <= 'z'; c++ {
		t[c] |= clIdent
		t[c-32] |= clIdent
	}
	t['_'] |= clIdent
	for c := '0'; c <= '9'; c++ {
		t[c] |= clIdent | clDigit | clHex
	}
	for c := 'a'; c <= 'f'; c++ {
		t[c] |= clHex
		t[c-32] |= clHex
	}
	for c := 1; c < len(t); c++ {
		if t[c] == 0 && strings.IndexByte(" \t\n\r:;,<>[]{}()=?#./\"$!-+", byte(c)) < 0 {
			t[c] |= clBad
		}
	}
	return t
}()

func (lx *Lexer) at(i int) byte {
	if i < len(lx.text) {
		return lx.text[i]
	}
	return 0
}

// str returns text[a:b] as a string without copying; the text of a file never
// changes.
func (lx *Lexer) str(a, b int) string {
	if a >= b {
		return ""
	}
	return unsafe.String(&lx.text[a], b-a)
}

// Next returns the next token. At the end of the text it returns EOF, repeatedly.
func (lx *Lexer) Next() Token {
	for {
		tok, again := lx.lex()
		if !again {
			lx.guard.outside()
			switch lx.last = tok.Kind; tok.Kind {
			case LBrace:
				lx.braces++
			case RBrace:
				lx.braces--
			}
			return tok
		}
	}
}

// lineStart reports whether only blanks and comments precede off in its line.
func (lx *Lexer) lineStart(off int) bool {
	for i := off - 1; i >= 0; i-- {
		switch c := lx.text[i]; c {
		case '\n':
			return true
		case ' ', '\t', '\r':
		case '/':
			// A block comment that ends here may contain the start of the line.
			if i < 1 || lx.text[i-1] != '*' {
				return false
			}
			j := bytes.LastIndex(lx.text[:i-1], []byte("/*"))
			if j < 0 {
				return false
			}
			i = j
		default:
			return false
		}
	}
	return true
}

// lex reads one token. If again is set, it has read something else, such as a
// directive, and must be called again.
func (lx *Lexer) lex() (tok Token, again bool) {
	text, pos := lx.text, lx.pos
	for pos < len(text) {
		if c := text[pos]; c != ' ' && c != '\n' && c != '\t' && c != '\r' {
			break
		}
		pos++
	}
	start := pos
	tok.Loc = lx.loc(start)
	if pos >= len(text) {
		lx.pos = pos
		return lx.endOfFile(tok)
	}
	c := text[pos]
	pos++
	one := func(k Kind) (Token, bool) {
		tok.Kind, tok.End, lx.pos = k, lx.loc(pos), pos
		return tok, false
	}
	switch c {
	case 0:
		lx.nuls(start, start, pos)
		lx.pos = pos
		return tok, true
	case ':':
		return one(Colon)
	case ';':
		return one(Semi)
	case ',':
		return one(Comma)
	case '<':
		return one(Less)
	case '>':
		return one(Greater)
	case ']':
		return one(RSquare)
	case '{':
		return one(LBrace)
	case '}':
		return one(RBrace)
	case '(':
		return one(LParen)
	case ')':
		return one(RParen)
	case '=':
		return one(Equal)
	case '?':
		return one(Question)
	case '#':
		if d := lx.directive(pos); d != "" && lx.lineStart(start) {
			lx.pos = pos
			return lx.preprocess(tok, d)
		}
		return one(Hash)
	case '.':
		if lx.at(pos) != '.' {
			return one(Dot)
		}
		pos++
		if lx.at(pos) != '.' {
			return lx.fail(tok, start, pos, "invalid '..' punctuation")
		}
		pos++
		return one(DotDotDot)
	case '/':
		switch lx.at(pos) {
		case '/':
			if i := bytes.IndexByte(text[pos:], '\n'); i >= 0 {
				lx.pos = pos + i
			} else {
				lx.pos = len(text)
			}
			return tok, true
		case '*':
			end := skipBlockComment(text, pos+1)
			if end < 0 {
				lx.nuls(start, pos, len(text))
				return lx.fail(tok, start, len(text), "unterminated comment")
			}
			lx.nuls(start, pos, end)
			lx.pos = end
			return tok, true
		}
		return lx.fail(tok, start, pos, "unexpected character")
	case '"':
		return lx.lexString(tok, start)
	case '$':
		if k := class[lx.at(pos)]; k&clIdent == 0 || k&clDigit != 0 {
			return lx.fail(tok, start, pos, "invalid variable name")
		}
		for pos < len(text) && class[text[pos]]&clIdent != 0 {
			pos++
		}
		tok.Text = lx.str(start+1, pos)
		return one(VarName)
	case '[':
		if lx.at(pos) != '{' {
			return one(LSquare)
		}
		i := bytes.Index(text[pos+1:], []byte("}]"))
		if i < 0 {
			lx.nuls(start, pos, len(text))
			return lx.fail(tok, start, len(text), "unterminated code block")
		}
		lx.nuls(start, pos, pos+1+i)
		tok.Text = lx.str(pos+1, pos+1+i)
		pos += 1 + i + 2
		return one(Code)
	case '!':
		for pos < len(text) && class[text[pos]]&(clIdent|clDigit) == clIdent && text[pos] != '_' {
			pos++
		}
		if pos == start+1 {
			return lx.fail(tok, start, pos, `invalid "!operator"`)
		}
		name := lx.str(start+1, pos)
		op, ok := opsByName[name]
		if !ok && !lx.reference {
			op, ok = oldOps[name]
		}
		if !ok {
			return lx.fail(tok, start, pos, "unknown operator")
		}
		tok.Op = op
		return one(Bang)
	case '-', '+', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		return lx.lexNumber(tok, start)
	}
	if class[c]&clIdent != 0 {
		return lx.lexIdent(tok, start)
	}
	for pos < len(text) && class[text[pos]]&clBad != 0 {
		pos++
	}
	return lx.fail(tok, start, pos, "unexpected character")
}

// skipBlockComment returns the offset after a block comment whose text starts at
// pos, or -1 if it is not closed. Block comments nest.
func skipBlockComment(text []byte, pos int) int {
	for depth := 1; ; {
		i := bytes.IndexAny(text[pos:], "*/")
		if i < 0 {
			return -1
		}
		pos += i + 1
		if pos >= len(text) {
			return -1
		}
		switch {
		case text[pos-1] == '*' && text[pos] == '/':
			pos++
			if depth--; depth == 0 {
				return pos
			}
		case text[pos-1] == '/' && text[pos] == '*':
			pos++
			depth++
		}
	}
}

func (lx *Lexer) fail(tok Token, at, pos int, msg string) (Token, bool) {
	lx.errorf(lx.loc(at), msg)
	lx.cut = lx.cut || pos >= len(lx.text)
	tok.Kind, tok.End, lx.pos = Invalid, lx.loc(pos), pos
	return tok, false
}

func (lx *Lexer) lexIdent(tok Token, start int) (Token, bool) {
	pos := start
	for pos < len(lx.text) && class[lx.text[pos]]&clIdent != 0 {
		pos++
	}
	tok.Text = lx.str(start, pos)
	tok.Kind, tok.End, lx.pos = Ident, lx.loc(pos), pos
	if n := len(tok.Text); n >= 2 && n <= len("multiclass") && keywordStart[tok.Text[0]]&(1<<n) != 0 {
		if k, ok := keywords[tok.Text]; ok {
			tok.Kind = k
			if k == KwInclude && lx.set != nil {
				return lx.include(tok)
			}
		}
	}
	return tok, false
}

func (lx *Lexer) lexString(tok Token, start int) (Token, bool) {
	text := lx.text
	pos := start + 1
	for pos < len(text) && text[pos] != '"' && text[pos] != '\\' && text[pos] != '\n' && text[pos] != '\r' {
		pos++
	}
	if pos < len(text) && text[pos] == '"' {
		tok.Text = lx.str(start+1, pos)
		pos++
		tok.Kind, tok.End, lx.pos = String, lx.loc(pos), pos
		return tok, false
	}
	buf := append([]byte(nil), text[start+1:pos]...)
	for {
		if pos >= len(text) {
			return lx.fail(tok, start+1, pos, "end of file in string literal")
		}
		c := text[pos]
		pos++
		switch c {
		case '"':
			tok.Text = string(buf)
			tok.Kind, tok.End, lx.pos = String, lx.loc(pos), pos
			return tok, false
		case '\n', '\r':
			return lx.fail(tok, start+1, pos, "end of line in string literal")
		case '\\':
			switch e := lx.at(pos); e {
			case '\\', '\'', '"':
				buf = append(buf, e)
			case 't':
				buf = append(buf, '\t')
			case 'n':
				buf = append(buf, '\n')
			case '\n', '\r':
				return lx.fail(tok, pos, pos, "escaped newlines not supported in tblgen")
			default:
				if pos >= len(text) {
					return lx.fail(tok, start+1, pos, "end of file in string literal")
				}
				return lx.fail(tok, pos, pos, "invalid escape in string literal")
			}
			pos++
		default:
			buf = append(buf, c)
		}
	}
}

// lexNumber reads a number, a sign, or an identifier that starts with digits.
func (lx *Lexer) lexNumber(tok Token, start int) (Token, bool) {
	text, pos := lx.text, start
	c := text[pos]
	if class[c]&clDigit != 0 {
		i := pos + 1
		for i < len(text) && class[text[i]]&clDigit != 0 {
			i++
		}
		next, after := lx.at(i), lx.at(i+1)
		isNumber := next == 'x' && class[after]&clHex != 0 || next == 'b' && (after == '0' || after == '1')
		if !isNumber && class[next]&(clIdent|clDigit) == clIdent {
			return lx.lexIdent(tok, start)
		}
	}
	done := func(k Kind) (Token, bool) {
		tok.Kind, tok.End, lx.pos = k, lx.loc(pos), pos
		return tok, false
	}
	pos++
	var v uint64
	overflow := false
	if c == '0' && (lx.at(pos) == 'x' || lx.at(pos) == 'b') {
		kind, shift := Int, 4
		if text[pos] == 'b' {
			kind, shift = BinInt, 1
		}
		pos++
		digits := pos
		for pos < len(text) {
			d := text[pos]
			if shift == 1 && d != '0' && d != '1' || shift == 4 && class[d]&clHex == 0 {
				break
			}
			overflow = overflow || v>>(64-shift) != 0
			v = v<<shift | uint64(hexDigit(d))
			pos++
		}
		if pos == digits {
			return lx.fail(tok, start, pos, "invalid number")
		}
		if overflow {
			return lx.fail(tok, start, pos, "number out of range")
		}
		tok.Val = int64(v)
		return done(kind)
	}
	if c == '-' || c == '+' {
		if class[lx.at(pos)]&clDigit == 0 {
			if c == '-' {
				return done(Minus)
			}
			return done(Plus)
		}
	} else {
		v = uint64(c - '0')
	}
	for pos < len(text) && class[text[pos]]&clDigit != 0 {
		d := uint64(text[pos] - '0')
		overflow = overflow || v > (math.MaxUint64-d)/10
		v = v*10 + d
		pos++
	}
	if c == '-' {
		if v > 1<<63 {
			overflow = true
		}
		v = -v
	}
	if overflow {
		return lx.fail(tok, start, pos, "number out of range")
	}
	tok.Val = int64(v)
	return done(Int)
}

func hexDigit(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c >= 'a':
		return c - 'a' + 10
	}
	return c - 'A' + 10
}

// include processes an include directive after its keyword.
func (lx *Lexer) include(kw Token) (Token, bool) {
	between, last := lx.between(), lx.last
	tok := lx.Next()
	lx.last = last
	if tok.Kind == Invalid {
		return tok, false
	}
	if tok.Kind != String {
		lx.errorf(tok.Loc, "expected filename after include")
		tok.Kind = Invalid
		return tok, false
	}
	at := lx.files.Pos(tok.Loc)
	if len(lx.stack) >= maxIncludeDepth {
		lx.errorf(tok.Loc, "includes are nested too deeply")
		tok.Kind = Invalid
		return tok, false
	}
	key := guardKey{name: tok.Text}
	if lx.set.Beside {
		key.dir = filepath.Dir(lx.file.Name)
	}
	if g, ok := lx.guards[key]; ok && lx.defines[g.macro] {
		lx.guard.included = append(lx.guard.included, g.file)
		lx.Skipped = append(lx.Skipped, Included{tok.Loc, g.file})
		return kw, true
	}
	f, err := lx.set.Include(tok.Text, at)
	if err != nil {
		msg := "could not find include file '" + tok.Text + "'"
		if !errors.Is(err, fs.ErrNotExist) {
			msg = "could not read include file '" + tok.Text + "': " + err.Error()
		}
		lx.errorf(tok.Loc, msg).NoInclude = true
		tok.Kind = Invalid
		return tok, false
	}
	lx.guard.included = append(lx.guard.included, f)
	if macro, ok := lx.macros[f]; ok && lx.defines[macro] {
		lx.Skipped = append(lx.Skipped, Included{tok.Loc, f})
		return kw, true
	}
	if lx.importer != nil && between {
		if macros, known := lx.importer(f); known {
			for _, m := range macros {
				lx.defines[m] = true
			}
			tok.Kind, tok.Val = Imported, int64(len(lx.imported))
			lx.imported = append(lx.imported, f)
			return tok, false
		}
	}
	if len(lx.Included) >= maxIncludes {
		lx.errorf(tok.Loc, "too many files are included")
		tok.Kind = Invalid
		return tok, false
	}
	base, ok := lx.files.Add(f)
	if !ok {
		lx.errorf(tok.Loc, "the input is too large")
		tok.Kind = Invalid
		return tok, false
	}
	lx.Included = append(lx.Included, Included{tok.Loc, f})
	lx.stack = append(lx.stack, frame{lx.file, lx.text, lx.pos, lx.base, lx.condLow, lx.guard})
	lx.guard = guard{include: key, between: between}
	lx.file, lx.text, lx.pos, lx.base, lx.condLow = f, f.Text, 0, base, len(lx.conds)
	return kw, true
}

// endOfFile returns to the including file, or returns EOF.
func (lx *Lexer) endOfFile(tok Token) (Token, bool) {
	tok.End = tok.Loc
	if len(lx.conds) > lx.condLow {
		open := lx.conds[len(lx.conds)-1]
		lx.conds = lx.conds[:lx.condLow]
		e := lx.errorf(tok.Loc, "reached EOF without matching #endif")
		e.Notes = []Error{{Loc: open.loc, Msg: "the latest preprocessor control is here", IsError: true}}
		tok.Kind = Invalid
		return tok, false
	}
	lx.facts = append(lx.facts, FileFacts{
		File: lx.file, Includes: lx.guard.included, Guard: lx.guard.macro,
		Plain: lx.guard.state == guardClosed && !lx.guard.conditional && lx.guard.between && lx.between(),
	})
	if len(lx.stack) == 0 {
		return tok, false
	}
	fr := lx.stack[len(lx.stack)-1]
	lx.stack = lx.stack[:len(lx.stack)-1]
	if lx.guard.state == guardClosed {
		if lx.guards == nil {
			lx.guards, lx.macros = map[guardKey]guarded{}, map[*source.File]string{}
		}
		lx.macros[lx.file] = lx.guard.macro
		lx.guards[lx.guard.include] = guarded{lx.guard.macro, lx.file}
	}
	lx.guard = fr.guard
	lx.file, lx.text, lx.pos, lx.base, lx.condLow = fr.file, fr.text, fr.pos, fr.base, fr.condLow
	return tok, true
}

// startsLine reports whether only blanks precede a location of the current file on its
// line.
func (lx *Lexer) startsLine(at Loc) bool {
	if at < lx.base || int(at-lx.base) > len(lx.text) {
		return false
	}
	before := bytes.TrimRight(lx.text[:at-lx.base], " \t")
	return len(before) == 0 || before[len(before)-1] == '\n'
}

// sameLine reports whether two locations of the current file are on one line.
func (lx *Lexer) sameLine(a, b Loc) bool {
	if a < lx.base || b < a || int(b-lx.base) > len(lx.text) {
		return false
	}
	return bytes.IndexByte(lx.text[a-lx.base:b-lx.base], '\n') < 0
}

// column returns the number of bytes before a location on its line, or 0 if it is not in the current
// file.
func (lx *Lexer) column(at Loc) int {
	if at < lx.base || int(at-lx.base) > len(lx.text) {
		return 0
	}
	return int(at-lx.base) - 1 - bytes.LastIndexByte(lx.text[:at-lx.base], '\n')
}
