package heir

import (
	"fmt"
	"slices"
	"strings"
	"text/scanner"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
)

// A relation is an mlir::presburger::IntegerRelation as verifiers of layouts see it: how
// many variables it has.
type relation struct{ domain, codomain, symbols int }

// registerRelations adds the class of relations and the function that reads one from text,
// which HEIR leaves to the library isl.
func registerRelations(api *cppapi.API) {
	c := api.Registry.Class("mlir::presburger::IntegerRelation")
	c.IsA = cxx.Is[*relation]
	for name, n := range map[string]func(r *relation) int{
		"getNumDomainVars": func(r *relation) int { return r.domain },
		"getNumRangeVars":  func(r *relation) int { return r.codomain },
		"getNumSymbolVars": func(r *relation) int { return r.symbols },
		"getNumDimVars":    func(r *relation) int { return r.domain + r.codomain },
	} {
		c.Method(name, cxx.Getter(cxx.TypeUint32, func(r *relation) cxx.Value { return cxx.Uint(uint64(n(r))) }))
	}
	api.Native("mlir::heir::getIntegerRelationFromIslStr", &cxx.Func{
		Params: []*cxx.Type{cxx.TypeString}, Result: cxx.OptionalOf(c.Type()),
		Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			r, err := parseRelation(args[0].Str())
			if err != nil {
				return cxx.None
			}
			return cxx.Obj(r)
		},
	})
}

// A relationParser parses the notation of isl for a conjunction of affine constraints:
//
//	relation    ::= (tuple `->`)? `{` tuple `->` tuple (`:` conjunction)? `}`
//	tuple       ::= `[` (sum (`,` sum)*)? `]`
//	conjunction ::= condition (`and` condition)*
//	condition   ::= `exists` `(`? name (`,` name)* `:` conjunction `)`? | `(` conjunction `)` | `true` | sum (compare sum)+
//	sum         ::= `-`? product ((`+` | `-`) product)*
//	product     ::= factor (`*`? factor | `/` number | `mod` number)*
//	factor      ::= number | name | `(` sum `)` | `floor` `(` sum `)`
//
// After the first error nothing more is read.
type relationParser struct {
	toks  []string
	i     int
	depth int
	names []string
	err   error
}

func parseRelation(text string) (*relation, error) {
	p := &relationParser{}
	var s scanner.Scanner
	s.Init(strings.NewReader(text))
	s.Mode, s.Error = scanner.ScanIdents|scanner.ScanInts, func(*scanner.Scanner, string) {}
	for t := s.Scan(); t != scanner.EOF; t = s.Scan() {
		p.toks = append(p.toks, s.TokenText())
	}
	r := &relation{}
	if p.peek() == "[" {
		r.symbols = p.tuple()
		p.expect("-", ">")
	}
	p.expect("{")
	r.domain = p.tuple()
	p.expect("-", ">")
	r.codomain = p.tuple()
	if p.accept(":") {
		p.conjunction()
	}
	p.expect("}")
	if p.i < len(p.toks) {
		p.fail()
	}
	return r, p.err
}

func (p *relationParser) peek() string {
	if p.err == nil && p.i < len(p.toks) {
		return p.toks[p.i]
	}
	return ""
}

func (p *relationParser) accept(toks ...string) bool {
	if p.err != nil || p.i+len(toks) > len(p.toks) || !slices.Equal(p.toks[p.i:p.i+len(toks)], toks) {
		return false
	}
	p.i += len(toks)
	return true
}

func (p *relationParser) expect(toks ...string) {
	if !p.accept(toks...) {
		p.fail()
	}
}

func (p *relationParser) fail() {
	if p.err == nil {
		p.err = fmt.Errorf("unexpected '%s'", p.peek())
	}
}

func isName(tok string) bool {
	return tok != "" && (tok[0] == '_' || 'a' <= tok[0]|0x20 && tok[0]|0x20 <= 'z') &&
		!slices.Contains([]string{"and", "or", "not", "exists", "mod", "floor", "true", "false"}, tok)
}

func isNumber(tok string) bool { return tok != "" && '0' <= tok[0] && tok[0] <= '9' }

// tuple parses the variables of a space, or expressions for them. New names are declared.
func (p *relationParser) tuple() int {
	p.expect("[")
	if p.accept("]") {
		return 0
	}
	n := 0
	for p.err == nil {
		if name := p.peek(); isName(name) && !slices.Contains(p.names, name) {
			p.names = append(p.names, name)
			p.i++
		} else {
			p.sum()
		}
		n++
		if !p.accept(",") {
			break
		}
	}
	p.expect("]")
	return n
}

func (p *relationParser) conjunction() {
	for p.condition(); p.accept("and"); {
		p.condition()
	}
}

// enter bounds the nesting of parentheses.
func (p *relationParser) enter() bool {
	if p.depth++; p.depth > 100 {
		p.fail()
	}
	return p.err == nil
}

func (p *relationParser) condition() {
	defer func() { p.depth-- }()
	switch {
	case !p.enter(), p.accept("true"):
		return
	case p.accept("exists"):
		paren, outer := p.accept("("), len(p.names)
		for first := true; first || p.accept(","); first = false {
			if !isName(p.peek()) {
				p.fail()
				return
			}
			p.names = append(p.names, p.peek())
			p.i++
		}
		p.expect(":")
		p.conjunction()
		if paren {
			p.expect(")")
		}
		p.names = p.names[:outer]
		return
	case p.peek() == "(":
		start := p.i
		p.i++
		p.conjunction()
		p.expect(")")
		if p.err == nil && (p.peek() == "and" || p.peek() == "}" || p.peek() == ")") {
			return
		}
		p.i, p.err = start, nil // the parentheses are part of an expression
	}
	p.sum()
	for n := 0; p.err == nil; n++ {
		if !p.accept("<", "=") && !p.accept(">", "=") && !p.accept("<") && !p.accept(">") && !p.accept("=") {
			if n == 0 {
				p.fail()
			}
			return
		}
		p.sum()
	}
}

func (p *relationParser) sum() {
	p.accept("-")
	for p.product(); p.peek() == "+" || p.peek() == "-"; p.product() {
		p.i++
	}
}

func (p *relationParser) product() {
	p.factor()
	for p.err == nil {
		switch next := p.peek(); {
		case next == "/" || next == "mod":
			p.i++
			if !isNumber(p.peek()) {
				p.fail()
			}
			p.i++
		case p.accept("*"), isName(next), next == "(", next == "floor":
			p.factor()
		default:
			return
		}
	}
}

func (p *relationParser) factor() {
	defer func() { p.depth-- }()
	if !p.enter() {
		return
	}
	switch tok := p.peek(); {
	case isNumber(tok), slices.Contains(p.names, tok):
		p.i++
	case p.accept("("), p.accept("floor", "("):
		p.sum()
		p.expect(")")
	default:
		p.fail()
	}
}
