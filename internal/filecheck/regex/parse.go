package regex

import "bytes"

// An Error is an error in an expression, with LLVM's message.
type Error string

func (e Error) Error() string { return string(e) }

// The errors.
const (
	errCollate   Error = "invalid collating element"
	errClass     Error = "invalid character class"
	errEscape    Error = "trailing backslash (\\)"
	errReference Error = "invalid backreference number"
	errBracket   Error = "brackets ([ ]) not balanced"
	errParen     Error = "parentheses not balanced"
	errBrace     Error = "braces not balanced"
	errCount     Error = "invalid repetition count(s)"
	errRange     Error = "invalid character range"
	errSpace     Error = "out of memory"
	errRepeat    Error = "repetition-operator operand invalid"
	errEmpty     Error = "empty (sub)expression"
)

const (
	maxRepeat = 255 // largest count in braces
	infinite  = maxRepeat + 1
	maxDepth  = 10_000
	maxRefs   = 9
)

type op uint8

const (
	opEmpty  op = iota
	opByte      // the byte in group
	opSet       // one byte of set
	opCat       // subs one after the other
	opAlt       // one of subs
	opPlus      // subs[0] once or more
	opQuest     // subs[0] or nothing
	opGroup     // subs[0], remembered as group
	opRef       // the text that group matched; subs[0] is the group's expression
	opAssert    // an assertion, in group
)

// The assertions.
const (
	lineStart = iota
	lineEnd
	wordStart
	wordEnd
)

// A node is an expression. Nodes are immutable and shared by the copies that a
// counted repetition creates.
type node struct {
	op    op
	subs  []*node
	set   *set
	group int

	width  int  // number of bytes of every match, -1 if it varies
	groups bool // contains a group
	size   int  // number of instructions, including copies
}

// A set is a bit set of bytes.
type set [4]uint64

func (s *set) has(c byte) bool { return s[c>>6]>>(c&63)&1 != 0 }
func (s *set) add(c byte)      { s[c>>6] |= 1 << (c & 63) }

var (
	nothing = &node{op: opEmpty}
	single  = singles() // an opByte for each byte
	dot     = &node{op: opSet, set: allBut('\n'), width: 1, size: 1}
)

func singles() *[256]node {
	var nodes [256]node
	for i := range nodes {
		nodes[i] = node{op: opByte, group: i, width: 1, size: 1}
	}
	return &nodes
}

func allBut(b byte) *set {
	s := &set{^uint64(0), ^uint64(0), ^uint64(0), ^uint64(0)}
	s[b>>6] &^= 1 << (b & 63)
	return s
}

func newNode(o op, group int, subs ...*node) *node {
	n := &node{op: o, group: group, subs: subs, groups: o == opGroup, size: 2}
	for _, s := range subs {
		n.groups = n.groups || s.groups
		n.size += s.size
	}
	switch o {
	case opCat:
		for _, s := range subs {
			if s.width < 0 {
				n.width = -1
				break
			}
			n.width += s.width
		}
	case opAlt:
		n.width = subs[0].width
		for _, s := range subs {
			if s.width != n.width {
				n.width = -1
			}
		}
	case opGroup:
		n.width = subs[0].width
	case opPlus, opQuest, opRef:
		n.width = -1
		if o != opRef && subs[0].width == 0 {
			n.width = 0
		}
	}
	return n
}

func setNode(s *set) *node { return &node{op: opSet, set: s, width: 1, size: 1} }

type parser struct {
	src    []byte
	pos    int
	fold   bool
	err    error
	depth  int
	groups int
	refs   bool
	bodies [maxRefs + 1]*node // bodies of the closed groups
}

func (p *parser) fail(e Error) {
	if p.err == nil {
		p.err = e
	}
	p.pos = len(p.src)
}

func (p *parser) more() bool       { return p.pos < len(p.src) }
func (p *parser) see(c byte) bool  { return p.more() && p.src[p.pos] == c }
func (p *parser) digit(i int) bool { return p.pos+i < len(p.src) && isDigit(p.src[p.pos+i]) }

func (p *parser) eat(s string) bool {
	if bytes.HasPrefix(p.src[p.pos:], []byte(s)) {
		p.pos += len(s)
		return true
	}
	return false
}

// alternatives reads
//
//	alternatives ::= sequence (`|` sequence)*
//
// and stops before a ')' if one is expected.
func (p *parser) alternatives(inside bool) *node {
	if p.depth++; p.depth > maxDepth {
		p.fail(errSpace)
		return nothing
	}
	defer func() { p.depth-- }()
	var alts []*node
	for {
		var seq []*node
		for p.more() && p.src[p.pos] != '|' && !(inside && p.src[p.pos] == ')') {
			if n := p.repeated(); n != nil {
				seq = append(seq, n)
			}
		}
		if len(seq) == 0 {
			p.fail(errEmpty)
		}
		if p.err != nil {
			return nothing
		}
		n := newNode(opCat, 0, seq...)
		if len(seq) == 1 {
			n = seq[0]
		}
		alts = append(alts, n)
		if !p.eat("|") {
			break
		}
	}
	if len(alts) == 1 {
		return alts[0]
	}
	return newNode(opAlt, 0, alts...)
}

func (p *parser) atRepetition() bool {
	return p.see('*') || p.see('+') || p.see('?') || p.see('{') && p.digit(1)
}

// repeated parses an atom and the repetition after it. The result is nil for an
// atom that is repeated zero times.
//
//	repeated ::= atom (`*` | `+` | `?` | `{` count (`,` count?)? `}`)?
func (p *parser) repeated() *node {
	caret := p.see('^')
	n := p.atom()
	if p.err != nil || !p.atRepetition() {
		return n
	}
	c := p.src[p.pos]
	p.pos++
	if caret {
		p.fail(errRepeat)
		return n
	}
	switch c {
	case '*':
		n = newNode(opQuest, 0, newNode(opPlus, 0, n))
	case '+':
		n = newNode(opPlus, 0, n)
	case '?':
		n = optional(n)
	case '{':
		from := p.count()
		to := from
		if p.eat(",") {
			to = infinite
			if p.digit(0) {
				if to = p.count(); from > to {
					p.fail(errCount)
				}
			}
		}
		if p.err != nil {
			return n
		}
		n = p.times(n, from, to)
		if !p.eat("}") {
			if bytes.IndexByte(p.src[p.pos:], '}') < 0 {
				p.fail(errBrace)
			} else {
				p.fail(errCount)
			}
		}
	}
	if p.atRepetition() {
		p.fail(errRepeat)
	}
	return n
}

func (p *parser) count() int {
	n, digits := 0, 0
	for p.digit(0) && n <= maxRepeat {
		n = n*10 + int(p.src[p.pos]-'0')
		digits++
		p.pos++
	}
	if digits == 0 || n > maxRepeat {
		p.fail(errCount)
	}
	return n
}

// optional returns y? as an alternative with an empty branch, which determines the
// result if several paths lead to the same match.
func optional(n *node) *node { return newNode(opAlt, 0, n, nothing) }

// times repeats n between from and to times.
func (p *parser) times(n *node, from, to int) *node {
	if to == 0 {
		return nil
	}
	copies := from
	if to != infinite {
		copies = to
	}
	if n.size*max(copies, 1) > maxSize {
		p.fail(errSpace)
		return n
	}
	if from == 0 {
		return optional(p.times(n, 1, to))
	}
	var seq []*node
	for range from - 1 {
		seq = append(seq, n)
	}
	if to == infinite {
		seq = append(seq, newNode(opPlus, 0, n))
	} else {
		for range to - from {
			seq = append(seq, optional(n))
		}
		seq = append(seq, n)
	}
	if len(seq) == 1 {
		return seq[0]
	}
	return newNode(opCat, 0, seq...)
}

// atom parses an expression without operators: a group, a bracket expression, an assertion, an escape
// or a byte.
func (p *parser) atom() *node {
	c := p.src[p.pos]
	p.pos++
	switch c {
	case '(':
		return p.group()
	case ')':
		p.fail(errParen)
		return nothing
	case '^':
		return &node{op: opAssert, group: lineStart, size: 1}
	case '$':
		return &node{op: opAssert, group: lineEnd, size: 1}
	case '|':
		p.fail(errEmpty)
		return nothing
	case '*', '+', '?':
		p.fail(errRepeat)
		return nothing
	case '.':
		return dot
	case '[':
		return p.bracket()
	case '\\':
		if !p.more() {
			p.fail(errEscape)
			return nothing
		}
		c = p.src[p.pos]
		p.pos++
		if c >= '1' && c <= '9' {
			g := int(c - '0')
			if p.bodies[g] == nil {
				p.fail(errReference)
				return nothing
			}
			p.refs = true
			return newNode(opRef, g, p.bodies[g])
		}
	case '{': // an ordinary byte unless a count follows
		if p.digit(0) {
			p.fail(errRepeat)
			return nothing
		}
	}
	return p.ordinary(c)
}

func (p *parser) ordinary(c byte) *node {
	if !p.fold || !isAlpha(c) {
		return &single[c]
	}
	s := new(set)
	s.add(c)
	s.add(otherCase(c))
	return setNode(s)
}

func (p *parser) group() *node {
	if !p.more() {
		p.fail(errParen)
		return nothing
	}
	p.groups++
	g := p.groups
	body := nothing
	if !p.see(')') {
		body = p.alternatives(true)
	}
	if g <= maxRefs {
		p.bodies[g] = body
	}
	if p.err == nil && !p.eat(")") {
		p.fail(errParen)
	}
	return newNode(opGroup, g, body)
}

func (p *parser) bracket() *node {
	if p.eat("[:<:]]") {
		return &node{op: opAssert, group: wordStart, size: 1}
	}
	if p.eat("[:>:]]") {
		return &node{op: opAssert, group: wordEnd, size: 1}
	}
	s := new(set)
	inverted := p.eat("^")
	if p.eat("]") {
		s.add(']')
	} else if p.eat("-") {
		s.add('-')
	}
	for p.more() && p.src[p.pos] != ']' && !bytes.HasPrefix(p.src[p.pos:], []byte("-]")) {
		p.term(s)
	}
	if p.eat("-") {
		s.add('-')
	}
	if p.err == nil && !p.eat("]") {
		p.fail(errBracket)
	}
	if p.fold {
		for i := range 256 {
			if s.has(byte(i)) {
				s.add(otherCase(byte(i)))
			}
		}
	}
	if inverted {
		s.add('\n')
		for i := range s {
			s[i] = ^s[i]
		}
	}
	return setNode(s)
}

// term parses a byte, a range or a class in a set.
func (p *parser) term(s *set) {
	next := byte(0)
	switch {
	case p.see('-'):
		p.fail(errRange)
		return
	case p.see('[') && p.pos+1 < len(p.src):
		next = p.src[p.pos+1]
	}
	if next == ':' || next == '=' {
		p.pos += 2
		wrong := errClass
		if next == '=' {
			wrong = errCollate
		}
		switch {
		case !p.more():
			p.fail(errBracket)
		case p.see('-') || p.see(']'):
			p.fail(wrong)
		case next == ':':
			p.class(s)
		default:
			s.add(p.collating('='))
		}
		switch {
		case p.err != nil:
		case !p.more():
			p.fail(errBracket)
		case !p.eat(string([]byte{next, ']'})):
			p.fail(wrong)
		}
		return
	}
	first := p.symbol()
	last := first
	if p.see('-') && p.pos+1 < len(p.src) && p.src[p.pos+1] != ']' {
		p.pos++
		if p.eat("-") {
			last = '-'
		} else {
			last = p.symbol()
		}
	}
	if p.err != nil {
		return
	}
	// Bytes are compared as signed values, as char is signed on most machines.
	if int8(first) > int8(last) {
		p.fail(errRange)
		return
	}
	for c := int(int8(first)); c <= int(int8(last)); c++ {
		s.add(byte(c))
	}
}

func (p *parser) class(s *set) {
	start := p.pos
	for p.more() && isAlpha(p.src[p.pos]) {
		p.pos++
	}
	member, ok := classes[string(p.src[start:p.pos])]
	if !ok {
		p.fail(errClass)
		return
	}
	for i := range 256 {
		if member(byte(i)) {
			s.add(byte(i))
		}
	}
}

func (p *parser) symbol() byte {
	if !p.more() {
		p.fail(errBracket)
		return 0
	}
	if !p.eat("[.") {
		c := p.src[p.pos]
		p.pos++
		return c
	}
	c := p.collating('.')
	if p.err == nil && !p.eat(".]") {
		p.fail(errCollate)
	}
	return c
}

// collating parses a collating element, a byte or its name, up to end and ']'.
func (p *parser) collating(end byte) byte {
	start := p.pos
	n := bytes.Index(p.src[start:], []byte{end, ']'})
	if n < 0 {
		p.fail(errBracket)
		return 0
	}
	p.pos += n
	name := p.src[start:p.pos]
	if c, ok := collatingNames[string(name)]; ok {
		return c
	}
	if len(name) == 1 {
		return name[0]
	}
	p.fail(errCollate)
	return 0
}
