package filecheck

import (
	"fmt"
	"math/big"
	"strings"

	"github.com/mica-ir/mica/source"
)

// A number is a numeric variable.
type number struct {
	name   string
	format format
	line   int      // line of the definition, 0 if unknown
	value  *big.Int // nil if undefined
	text   string   // captured text
	at     source.Span
}

// An expr is a numeric expression. op is 'n' for a literal, 'v' for a variable,
// otherwise a binary operation: + - * / and m and M for min and max.
type expr struct {
	op          byte
	text        piece
	literal     *big.Int
	variable    *number
	left, right *expr
}

// A failure is the reason why an expression has no value.
type failure struct {
	undefined piece // the undefined variable; empty for an overflow
}

// eval computes the value. It reports all undefined variables, because the reference lists each of
// them.
func (e *expr) eval() (*big.Int, []failure) {
	switch e.op {
	case 'n':
		return e.literal, nil
	case 'v':
		if e.variable.value == nil {
			return nil, []failure{{e.text}}
		}
		return e.variable.value, nil
	}
	l, bad := e.left.eval()
	r, alsoBad := e.right.eval()
	if bad = append(bad, alsoBad...); len(bad) > 0 {
		return nil, bad
	}
	v := new(big.Int)
	switch e.op {
	case '+':
		v.Add(l, r)
	case '-':
		v.Sub(l, r)
	case '*':
		v.Mul(l, r)
	case '/':
		if r.Sign() == 0 {
			return nil, []failure{{}}
		}
		v.Quo(l, r)
	case 'm':
		v = l
		if r.Cmp(l) < 0 {
			v = r
		}
	case 'M':
		v = l
		if r.Cmp(l) > 0 {
			v = r
		}
	default:
		panic(fmt.Sprintf("filecheck: operation %q", e.op))
	}
	if v.BitLen() > maxBits {
		return nil, []failure{{}}
	}
	return v, nil
}

// implied returns the common format of an expression's variables.
func (e *expr) implied() (format, []*complaint) {
	switch e.op {
	case 'n':
		return format{}, nil
	case 'v':
		return e.variable.format, nil
	}
	l, bad := e.left.implied()
	r, alsoBad := e.right.implied()
	if bad = append(bad, alsoBad...); len(bad) > 0 {
		return format{}, bad
	}
	if l.verb != 0 && r.verb != 0 && l != r {
		return format{}, []*complaint{e.text.errorf(fmt.Sprintf(
			"implicit format conflict between '%s' (%v) and '%s' (%v), need an explicit format specifier",
			e.left.text.s, l, e.right.text.s, r))}
	}
	if l.verb != 0 {
		return l, nil
	}
	return r, nil
}

const (
	maxBits      = 1 << 16 // of a value
	maxNesting   = 1000    // of parentheses
	maxOperators = 100_000 // of an expression
)

// An operand is a set of operand kinds.
type operand uint8

const (
	anyOperand    operand = iota
	lineOperand           // @LINE
	legacyOperand         // a decimal literal
)

// A numberParser parses expressions.
type numberParser struct {
	vars      *variables
	line      int // of the directive, 0 on the command line
	depth     int
	operators int
}

// A block is a numeric substitution block.
type block struct {
	value   *expr // nil matches any number
	format  format
	defines *number
}

// block parses the contents of [[# ]].
//
//	block ::= (`%` `#`? (`.` digit+)? verb `,`)? (variable `:`)? `==`? expr?
func (p *numberParser) block(in piece, legacy bool) (block, []*complaint) {
	var b block
	explicit, in, err := parseFormat(in)
	if err != nil {
		return b, []*complaint{err}
	}
	var def piece
	colon := strings.IndexByte(in.s, ':')
	if colon >= 0 {
		def = in.to(colon)
		in = in.from(colon + 1)
	}
	in = in.ltrim()
	constrained := in.eat("==")
	in = in.ltrim()
	if in.empty() {
		if constrained {
			return b, []*complaint{in.errorf("empty numeric expression should not have a constraint")}
		}
	} else {
		if b.value, err = p.whole(in.rtrim(), legacy, constrained); err != nil {
			return b, []*complaint{err}
		}
	}
	b.format = explicit
	if b.format.verb == 0 && b.value != nil {
		var bad []*complaint
		if b.format, bad = b.value.implied(); len(bad) > 0 {
			return b, bad
		}
	}
	if b.format.verb == 0 {
		b.format = format{verb: 'u', precision: explicit.precision}
	}
	if colon >= 0 {
		if b.defines, err = p.define(def.ltrim(), b.format); err != nil {
			return b, []*complaint{err}
		}
	}
	return b, nil
}

// parseFormat parses a format followed by a comma, if there is one. A precision
// without a verb is stored in a format without a verb.
func parseFormat(in piece) (f format, rest piece, err *complaint) {
	comma := strings.IndexByte(in.s, ',')
	paren := strings.IndexByte(in.s, '(')
	if comma < 0 || paren >= 0 && paren < comma {
		return f, in, nil
	}
	spec := in.to(comma).ltrim().rtrim()
	rest = in.from(comma + 1)
	if !spec.eat("%") {
		return f, rest, spec.errorf("invalid matching format specification in expression")
	}
	flag := spec
	alternate := spec.eat("#")
	if spec.eat(".") {
		n := 0
		for n < len(spec.s) && isDigit(spec.s[n]) {
			f.precision = min(f.precision*10+int(spec.s[n]-'0'), 1<<32)
			n++
		}
		spec = spec.from(n)
		if n == 0 || f.precision == 1<<32 {
			return f, rest, spec.errorf("invalid precision in format specifier")
		}
	}
	if !spec.empty() {
		switch c := spec.s[0]; c {
		case 'u', 'd':
			f.verb = c
		case 'x', 'X':
			f.verb, f.alternate = c, alternate
		default:
			return f, rest, spec.errorf("invalid format specifier in expression")
		}
		spec = spec.from(1)
	}
	if alternate && f.verb != 'x' && f.verb != 'X' {
		return f, rest, flag.errorf("alternate form only supported for hex values")
	}
	if spec = spec.ltrim(); !spec.empty() {
		return f, rest, spec.errorf("invalid matching format specification in expression")
	}
	return f, rest, nil
}

// define returns the variable that a block defines.
func (p *numberParser) define(in piece, f format) (*number, *complaint) {
	name, pseudo, err := in.variable()
	switch {
	case err != nil:
		return nil, err
	case pseudo:
		return nil, name.errorf("definition of pseudo numeric variable unsupported")
	case p.vars.isString[name.s]:
		return nil, name.errorf("string variable with name '" + name.s + "' already exists")
	}
	if in = in.ltrim(); !in.empty() {
		return nil, in.errorf("unexpected characters after numeric variable name")
	}
	if v := p.vars.numbers[name.s]; v != nil {
		if v.format.conflicts(f) {
			return nil, in.errorf("format different from previous variable definition")
		}
		return v, nil
	}
	return &number{name: name.s, format: f, line: p.line}, nil
}

// whole parses an expression that must extend to the end of in. The legacy forms
// are @LINE, @LINE+1 and @LINE-1.
func (p *numberParser) whole(in piece, legacy, constrained bool) (*expr, *complaint) {
	outer := in
	what := anyOperand
	if legacy {
		what = lineOperand
	}
	e, err := p.operand(&in, what, !constrained)
	for err == nil && !in.empty() {
		e, err = p.binary(outer, &in, e, legacy)
		if err == nil && legacy && !in.empty() {
			return nil, in.errorf("unexpected characters at end of expression '" + in.s + "'")
		}
	}
	return e, err
}

// operand reads
//
//	operand ::= `(` expr `)` | function `(` expr `,` expr `)` | variable | `-`? literal
func (p *numberParser) operand(in *piece, what operand, constraint bool) (*expr, *complaint) {
	if in.has("(") {
		if what != anyOperand {
			return nil, in.errorf("parenthesized expression not permitted here")
		}
		return p.parenthesized(in)
	}
	if what != legacyOperand {
		name, pseudo, err := in.variable()
		if err == nil {
			if in.ltrim().has("(") {
				if what != anyOperand {
					return nil, name.errorf("unexpected function call")
				}
				return p.call(in, name)
			}
			return p.use(name, pseudo)
		}
		if what == lineOperand {
			return nil, err
		}
	}
	start := *in
	negative := in.eat("-")
	v, ok := in.integer(what == legacyOperand)
	if !ok {
		text := "invalid operand format"
		if constraint {
			text = "invalid matching constraint or operand format"
		}
		return nil, start.errorf(text)
	}
	if negative {
		v.Neg(v)
	}
	return &expr{op: 'n', literal: v, text: start.to(len(start.s) - len(in.s))}, nil
}

// integer parses a number, in C's notations unless decimal is set. As in LLVM, the
// prefix of a base without digits is zero.
func (p *piece) integer(decimal bool) (*big.Int, bool) {
	base, rest := 10, *p
	if !decimal && len(rest.s) > 1 && rest.s[0] == '0' {
		switch c := rest.s[1]; {
		case c|0x20 == 'x':
			base, rest = 16, rest.from(2)
		case c|0x20 == 'b':
			base, rest = 2, rest.from(2)
		case c == 'o':
			base, rest = 8, rest.from(2)
		case isDigit(c):
			base, rest = 8, rest.from(1)
		}
	}
	if rest.empty() {
		return nil, false
	}
	n := 0
	for n < len(rest.s) {
		c, d := rest.s[n], 99
		switch {
		case isDigit(c):
			d = int(c - '0')
		case isLetter(c):
			d = int(c|0x20-'a') + 10
		}
		if d >= base {
			break
		}
		n++
	}
	if n == 0 && len(rest.s) == len(p.s) {
		return nil, false
	}
	v, ok := new(big.Int).SetString(rest.s[:n], base)
	if !ok {
		v = new(big.Int)
	}
	*p = rest.from(n)
	return v, true
}

func (p *numberParser) use(name piece, pseudo bool) (*expr, *complaint) {
	if pseudo && name.s != "@LINE" {
		return nil, name.errorf("invalid pseudo numeric variable '" + name.s + "'")
	}
	v := p.vars.numbers[name.s]
	if v == nil {
		// The variable may never be defined; this is reported when its value is
		// needed.
		v = &number{name: name.s, format: format{verb: 'u'}}
		p.vars.numbers[name.s] = v
	}
	if v.line != 0 && v.line == p.line {
		return nil, name.errorf("numeric variable '" + name.s + "' defined earlier in the same CHECK directive")
	}
	return &expr{op: 'v', variable: v, text: name}, nil
}

// deeper counts nested expressions.
func (p *numberParser) deeper(in *piece) *complaint {
	if p.depth++; p.depth > maxNesting {
		return in.errorf("expression is nested too deeply")
	}
	return nil
}

func (p *numberParser) parenthesized(in *piece) (*expr, *complaint) {
	if err := p.deeper(in); err != nil {
		return nil, err
	}
	defer func() { p.depth-- }()
	in.eat("(")
	if *in = in.ltrim(); in.empty() {
		return nil, in.errorf("missing operand in expression")
	}
	e, err := p.operand(in, anyOperand, false)
	*in = in.ltrim()
	for err == nil && !in.empty() && !in.has(")") {
		e, err = p.binary(*in, in, e, false)
		*in = in.ltrim()
	}
	if err != nil {
		return nil, err
	}
	if !in.eat(")") {
		return nil, in.errorf("missing ')' at end of nested expression")
	}
	return e, nil
}

// binary parses an operator and its right operand; outer is the start of left.
func (p *numberParser) binary(outer piece, in *piece, left *expr, legacy bool) (*expr, *complaint) {
	*in = in.ltrim()
	if in.empty() {
		return left, nil
	}
	op := *in
	if op.s[0] != '+' && op.s[0] != '-' {
		return nil, op.errorf("unsupported operation '" + op.s[:1] + "'")
	}
	if p.operators++; p.operators > maxOperators {
		return nil, op.errorf("expression is too long")
	}
	*in = in.from(1).ltrim()
	if in.empty() {
		return nil, in.errorf("missing operand in expression")
	}
	what := anyOperand
	if legacy {
		what = legacyOperand
	}
	right, err := p.operand(in, what, false)
	if err != nil {
		return nil, err
	}
	return &expr{op: op.s[0], left: left, right: right, text: outer.to(max(0, len(outer.s)-len(in.s)))}, nil
}

var functions = map[string]byte{"add": '+', "sub": '-', "mul": '*', "div": '/', "min": 'm', "max": 'M'}

func (p *numberParser) call(in *piece, name piece) (*expr, *complaint) {
	op, ok := functions[name.s]
	if !ok {
		return nil, name.errorf("call to undefined function '" + name.s + "'")
	}
	if err := p.deeper(in); err != nil {
		return nil, err
	}
	defer func() { p.depth-- }()
	*in = in.ltrim()
	in.eat("(")
	*in = in.ltrim()
	var args []*expr
	for !in.empty() && !in.has(")") {
		if in.has(",") {
			return nil, in.errorf("missing argument")
		}
		outer := *in
		arg, err := p.operand(in, anyOperand, false)
		for err == nil && !in.empty() {
			if *in = in.ltrim(); in.has(",") || in.has(")") {
				break
			}
			arg, err = p.binary(outer, in, arg, false)
		}
		if err != nil {
			return nil, err
		}
		args = append(args, arg)
		*in = in.ltrim()
		if !in.eat(",") {
			break
		}
		if *in = in.ltrim(); in.has(")") {
			return nil, in.errorf("missing argument")
		}
	}
	if !in.eat(")") {
		return nil, in.errorf("missing ')' at end of call expression")
	}
	if len(args) != 2 {
		return nil, name.errorf(fmt.Sprintf("function '%s' takes 2 arguments but %d given", name.s, len(args)))
	}
	return &expr{op: op, left: args[0], right: args[1], text: *in}, nil
}
