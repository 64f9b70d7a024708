package ir

import (
	"errors"
	"fmt"
	"strconv"
)

// A Printer writes types and attributes to Buf. The zero Printer is ready. The
// printer of operations, asm.Printer, embeds it.
type Printer struct {
	Buf []byte

	// TypeAlias and AttrAlias return the alias of a type or an attribute, with its '!' or '#',
	// or "" to print it in full. They may be nil.
	TypeAlias func(t Type) string
	AttrAlias func(a Attribute) string

	// ElideElements replaces dense elements of more than ElementsLimit elements.
	ElideElements bool
	ElementsLimit int
	// HexLimit is the number of elements above which dense elements are printed in
	// hexadecimal: 0 means 100, -1 no limit.
	HexLimit int

	// PrettyLocation writes a location that is an attribute, in place of the text
	// that a parser reads; it may be nil.
	PrettyLocation func(l *Location)

	// UsedResource is called for each resource that is printed; it may be nil.
	UsedResource func(r *Resource)

	// Failure is the first reason why a hook could not print an operation, a type or an
	// attribute, or nil.
	Failure error

	// InCustomForm means that the custom form of an operation is printed, which must be one
	// that can be read back, or else its generic form is printed instead.
	InCustomForm bool

	// Spill, if it is not nil, is called while a type is printed and Buf is long, since the text
	// of a type can be exponentially longer than the type. It may flush Buf elsewhere and empty
	// it.
	Spill func()
	held  int // if positive, text in Buf may still be changed

	// Stopped is set once a write has failed. Types and attributes are then skipped, since their
	// text would be discarded.
	Stopped bool

	// Limit bounds how much of a type or an attribute is kept in Buf, since it can be
	// exponentially longer than the type; 0 is a bound that only those exceed. Beyond it
	// parts are left out, which is a Failure, a [ErrTooLong].
	Limit int

	depth   int  // of types and attributes that are being printed
	base    int  // length of Buf where the outermost of these began
	spilled int  // bytes that Spill has taken from its text
	tooLong bool // the outermost of these is

	elide    elision
	cyclic   []Type // being printed
	distinct map[*DistinctAttr]int
}

// Fail records that a hook cannot print its object.
func (p *Printer) Fail(err error) {
	if p.Failure == nil {
		p.Failure = err
	}
}

// ErrUnreadable reports that a parser would reject the custom form of an operation. Unlike other
// failures it is not a bug in the printer: such operations are printed in generic form.
var ErrUnreadable = errors.New("cannot be read back")

// Missing writes a placeholder for a missing part. The placeholder cannot be read back, so that
// a custom form with it fails.
func (p *Printer) Missing(text string) {
	p.Buf = append(p.Buf, text...)
	if p.InCustomForm {
		p.Fail(fmt.Errorf("%w: it has %s", ErrUnreadable, text))
	}
}

// elision determines whether the type of an attribute is omitted.
type elision uint8

const (
	elideNever elision = iota
	elideMay           // where a reader would assume this type: i64, f64
	elideMust
)

// EnterCyclic records that a type that may refer to itself is being printed. It
// returns false if it is already; otherwise the caller must call LeaveCyclic.
func (p *Printer) EnterCyclic(t Type) bool {
	for _, x := range p.cyclic {
		if x == t {
			return false
		}
	}
	p.cyclic = append(p.cyclic, t)
	return true
}

// LeaveCyclic undoes the last EnterCyclic.
func (p *Printer) LeaveCyclic() { p.cyclic = p.cyclic[:len(p.cyclic)-1] }

// Write appends to Buf.
func (p *Printer) Write(b []byte) (int, error) {
	p.Buf = append(p.Buf, b...)
	return len(b), nil
}

// Text appends s unchanged.
func (p *Printer) Text(s string) *Printer {
	p.Buf = append(p.Buf, s...)
	return p
}

// TextIf appends s if cond holds.
func (p *Printer) TextIf(cond bool, s string) *Printer {
	if cond {
		p.Buf = append(p.Buf, s...)
	}
	return p
}

// Byte appends a byte.
func (p *Printer) Byte(c byte) *Printer {
	p.Buf = append(p.Buf, c)
	return p
}

// Comma appends a comma and a space unless i, the index of a list's element, is 0.
func (p *Printer) Comma(i int) *Printer {
	if i > 0 {
		p.Buf = append(p.Buf, ", "...)
	}
	return p
}

// Int appends the digits of v.
func (p *Printer) Int(v int64) *Printer {
	p.Buf = strconv.AppendInt(p.Buf, v, 10)
	return p
}

func (p *Printer) uint(v uint64) { p.Buf = strconv.AppendUint(p.Buf, v, 10) }

func (p *Printer) bool(v bool) { p.Buf = strconv.AppendBool(p.Buf, v) }

// PrintTypeAlias writes the alias of a type and reports whether it has one.
func (p *Printer) PrintTypeAlias(t Type) bool {
	if p.TypeAlias == nil || t == nil {
		return false
	}
	s := p.TypeAlias(t)
	p.Buf = append(p.Buf, s...)
	return s != ""
}

// PrintAttributeAlias writes the alias of an attribute and reports whether it has one.
func (p *Printer) PrintAttributeAlias(a Attribute) bool {
	if p.AttrAlias == nil || a == nil {
		return false
	}
	s := p.AttrAlias(a)
	p.Buf = append(p.Buf, s...)
	return s != ""
}

// Type writes a type, by its alias if it has one.
func (p *Printer) Type(t Type) *Printer {
	if t == nil {
		p.Missing("<<NULL TYPE>>")
		return p
	}
	if p.PrintTypeAlias(t) {
		return p
	}
	if !p.enter(1) {
		return p
	}
	saved := p.elide
	p.elide = elideNever
	t.AppendText(p)
	p.elide = saved
	p.leave()
	return p
}

// Param writes a parameter of a type or an attribute if it is a type, an attribute, a case of an
// enumeration or an integer. It writes nothing for other parameters.
func (p *Printer) Param(x Param) *Printer {
	switch x := x.(type) {
	case Type:
		p.Type(x)
	case Attribute:
		p.Attribute(x)
	case EnumValue:
		text, _ := x.Def.Text(x.Value)
		p.Text(text)
	case int64:
		p.Int(x)
	case uint64:
		p.uint(x)
	}
	return p
}

// Types writes types with commas between them.
func (p *Printer) Types(ts []Type) *Printer {
	for i, t := range ts {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.Type(t)
	}
	return p
}

// FunctionalType writes "(inputs) -> results"; several results, none, and a
// function type are put in parentheses.
func (p *Printer) FunctionalType(in, out []Type) *Printer {
	p.Buf = append(p.Buf, '(')
	p.Types(in)
	p.Buf = append(p.Buf, ") -> "...)
	p.ResultTypes(out)
	return p
}

// ResultTypes prints the results of a function type, after the arrow.
func (p *Printer) ResultTypes(out []Type) *Printer {
	if len(out) == 1 {
		if _, fn := out[0].(*FunctionType); !fn {
			p.Type(out[0])
			return p
		}
	}
	p.Buf = append(p.Buf, '(')
	p.Types(out)
	p.Buf = append(p.Buf, ')')
	return p
}

// Dimensions writes the sizes of a shape, each followed by 'x'.
func (p *Printer) Dimensions(shape []int64) *Printer {
	for _, d := range shape {
		if d == Dynamic {
			p.Buf = append(p.Buf, '?')
		} else {
			p.Buf = strconv.AppendInt(p.Buf, d, 10)
		}
		p.Buf = append(p.Buf, 'x')
	}
	return p
}

// Attribute writes an attribute with its type, by its alias if it has one.
func (p *Printer) Attribute(a Attribute) *Printer {
	p.attribute(a, elideNever)
	return p
}

// AttributeWithoutType writes an attribute without its type.
func (p *Printer) AttributeWithoutType(a Attribute) *Printer {
	p.attribute(a, elideMust)
	return p
}

// AttributeInContext writes an attribute without its type where a reader assumes
// it, as in the elements of an array: i64 and f64.
func (p *Printer) AttributeInContext(a Attribute) *Printer {
	p.attribute(a, elideMay)
	return p
}

func (p *Printer) attribute(a Attribute, e elision) {
	if a == nil {
		p.Missing("<<NULL ATTRIBUTE>>")
		return
	}
	if p.PrintAttributeAlias(a) {
		return
	}
	if !p.enter(elementsFactor) {
		return
	}
	saved := p.elide
	p.elide = e
	a.AppendText(p)
	p.elide = saved
	p.leave()
}

// typeSuffix prints " : " and the type of an attribute, unless it is elided.
func (p *Printer) typeSuffix(t Type) {
	if p.elide == elideMust {
		return
	}
	if _, none := t.(*NoneType); none {
		return
	}
	p.Buf = append(p.Buf, " : "...)
	p.Type(t)
}

// NamedAttributes writes the entries of a dictionary without its braces.
func (p *Printer) NamedAttributes(as []NamedAttribute) {
	for i := range as {
		if i > 0 {
			p.Buf = append(p.Buf, ", "...)
		}
		p.NamedAttribute(as[i])
	}
}

// NamedAttribute writes "name = value", or the name of a unit attribute.
func (p *Printer) NamedAttribute(a NamedAttribute) {
	p.Keyword(a.Name)
	if _, unit := a.Value.(*UnitAttr); unit {
		return
	}
	p.Buf = append(p.Buf, " = "...)
	p.Attribute(a.Value)
}

// Keyword writes s unquoted if it is an identifier, else as a string.
func (p *Printer) Keyword(s string) *Printer {
	if IsBareIdentifier(s) {
		p.Buf = append(p.Buf, s...)
		return p
	}
	p.String(s)
	return p
}

// Symbol writes "@name", with the name in quotes if it is no identifier.
func (p *Printer) Symbol(name string) *Printer {
	if name == "" {
		p.Missing("@<<INVALID EMPTY SYMBOL>>")
		return p
	}
	p.Buf = append(p.Buf, '@')
	p.Keyword(name)
	return p
}

// IsBareIdentifier reports whether s can be written without quotes: a letter or
// an underscore, then letters, digits, '_', '$' and '.'.
func IsBareIdentifier(s string) bool {
	if s == "" || !isLetter(s[0]) && s[0] != '_' {
		return false
	}
	for i := 1; i < len(s); i++ {
		if c := s[i]; !isLetter(c) && !isDigit(c) && c != '_' && c != '$' && c != '.' {
			return false
		}
	}
	return true
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return '0' <= c && c <= '9' }

const upperHex = "0123456789ABCDEF"

// String writes s in quotes. A backslash is doubled; quotes and characters other than printable
// ASCII become a backslash and two hexadecimal digits.
func (p *Printer) String(s string) *Printer {
	p.Buf = append(p.Buf, '"')
	p.Buf = appendEscaped(p.Buf, s)
	p.Buf = append(p.Buf, '"')
	return p
}

func appendEscaped(b []byte, s string) []byte {
	for i := range len(s) {
		switch c := s[i]; {
		case c == '\\':
			b = append(b, '\\', '\\')
		case 0x20 <= c && c < 0x7f && c != '"':
			b = append(b, c)
		default:
			b = append(b, '\\', upperHex[c>>4], upperHex[c&15])
		}
	}
	return b
}

// Location writes "loc(...)", by its alias if it has one.
func (p *Printer) Location(l *Location) {
	p.Buf = append(p.Buf, "loc("...)
	p.nestedLocation(l)
	p.Buf = append(p.Buf, ')')
}

// nestedLocation writes a location inside of another.
func (p *Printer) nestedLocation(l *Location) {
	if !p.PrintAttributeAlias(l) && p.enter(1) {
		l.appendInner(p)
		p.leave()
	}
}

func (p *Printer) distinctNumber(a *DistinctAttr) int {
	n, ok := p.distinct[a]
	if !ok {
		if p.distinct == nil {
			p.distinct = map[*DistinctAttr]int{}
		}
		n = len(p.distinct)
		p.distinct[a] = n
	}
	return n
}

// A ParamsPrinter writes the parameters of a dialect's type or attribute, the text after the
// mnemonic. The Syntax of a definition implements it.
type ParamsPrinter interface {
	PrintParams(p *Printer, params []Param)
}

// A TypePrinter is a Syntax that writes the text after the mnemonic from the type itself.
type TypePrinter interface {
	PrintDefinedType(p *Printer, t *DefinedType)
}

// An AttributePrinter is a TypePrinter for attributes.
type AttributePrinter interface {
	PrintDefinedAttr(p *Printer, a *DefinedAttr)
}

// params writes the text after the mnemonic.
func (t *DefinedType) params(p *Printer) {
	switch s := t.Def.Syntax.(type) {
	case TypePrinter:
		s.PrintDefinedType(p, t)
	case ParamsPrinter:
		s.PrintParams(p, t.SyntaxParams())
	}
}

func (a *DefinedAttr) params(p *Printer) {
	switch s := a.Def.Syntax.(type) {
	case AttributePrinter:
		s.PrintDefinedAttr(p, a)
	case ParamsPrinter:
		s.PrintParams(p, a.Params)
	}
}

// defined writes a type or an attribute that a dialect defines; params writes the text after the
// mnemonic.
func (p *Printer) defined(sigil byte, d *Dialect, mnemonic string, params func(*Printer)) {
	p.Buf = append(p.Buf, sigil)
	if d != nil {
		p.Buf = append(p.Buf, d.Namespace...)
	}
	dot := len(p.Buf)
	p.Buf = append(p.Buf, '.')
	p.Buf = append(p.Buf, mnemonic...)
	p.held++
	params(p)
	p.held--
	if !isPrettyBody(p.Buf[dot+1:]) {
		p.Buf[dot] = '<'
		p.Buf = append(p.Buf, '>')
	}
}

// StrippedType prints a type whose dialect and mnemonic the parser expects: as its
// alias, or without both. A type without parameters is printed in full.
func (p *Printer) StrippedType(t Type) {
	if d, ok := t.(*DefinedType); ok && d.Def.Mnemonic != "" && (p.TypeAlias == nil || p.TypeAlias(t) == "") {
		if p.stripped(d.params) {
			return
		}
	}
	p.Type(t)
}

// StrippedAttribute is [Printer.StrippedType] for attributes.
func (p *Printer) StrippedAttribute(a Attribute) {
	if d, ok := a.(*DefinedAttr); ok && d.Def.Mnemonic != "" && (p.AttrAlias == nil || p.AttrAlias(a) == "") {
		if p.stripped(d.params) {
			return
		}
	}
	p.Attribute(a)
}

// AttributeParams prints the text after the mnemonic of an attribute.
func (p *Printer) AttributeParams(a *DefinedAttr) { a.params(p) }

// TypeParams prints the text after the mnemonic of a type.
func (p *Printer) TypeParams(t *DefinedType) { t.params(p) }

// stripped reports whether params writes anything.
func (p *Printer) stripped(params func(*Printer)) bool {
	n := len(p.Buf)
	p.held++
	params(p)
	p.held--
	return len(p.Buf) != n
}

// dialectSymbol writes a type or an attribute that is kept as text.
func (p *Printer) dialectSymbol(sigil byte, namespace, text string) {
	p.Buf = append(p.Buf, sigil)
	p.Buf = append(p.Buf, namespace...)
	if isPrettyBody([]byte(text)) {
		p.Buf = append(p.Buf, '.')
		p.Buf = append(p.Buf, text...)
		return
	}
	p.Buf = append(p.Buf, '<')
	p.Buf = append(p.Buf, text...)
	p.Buf = append(p.Buf, '>')
}

// isPrettyBody reports whether the text of a dialect's type or attribute can
// follow the namespace and a dot: an identifier, and perhaps something in
// balanced angle brackets.
func isPrettyBody(s []byte) bool {
	if len(s) == 0 || !isLetter(s[0]) {
		return false
	}
	i := 1
	for i < len(s) && (isLetter(s[i]) || isDigit(s[i]) || s[i] == '.' || s[i] == '_') {
		i++
	}
	if i == len(s) {
		return true
	}
	if s[i] != '<' || s[len(s)-1] != '>' {
		return false
	}
	var open []byte
	for ; i < len(s); i++ {
		switch c := s[i]; c {
		case 0:
			return false
		case '<', '[', '(', '{':
			open = append(open, c)
		case '-':
			if i+1 < len(s) && s[i+1] == '>' {
				i++
			}
		case '"':
			for i++; i < len(s) && s[i] != '"'; i++ {
				if s[i] == '\\' {
					i++
				}
			}
			if i >= len(s) {
				return false
			}
		case '>', ']', ')', '}':
			n := len(open)
			if n == 0 || open[n-1] != opener[c] {
				return false
			}
			open = open[:n-1]
			if n == 1 && i != len(s)-1 {
				return false
			}
		}
	}
	return len(open) == 0
}

var opener = [256]byte{'>': '<', ']': '[', ')': '(', '}': '{'}
