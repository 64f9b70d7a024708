package asm

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// Places records where in a text the parts of the IR are. Parse fills it in if
// ParseOptions.Places is set, up to the first error. The text is then parsed by a single
// goroutine.
type Places struct {
	Ops     []OpPlace // nested operations precede their parent
	Values  map[*ir.Value]*NamePlaces
	Blocks  map[*ir.Block]*NamePlaces
	Symbols []SymbolPlace
	Aliases map[string]*NamePlaces // by name, with the sigil

	// Keywords are the words that the syntax of an operation would have accepted at the end
	// of the text. Expected has the other kinds of syntax that it would have accepted.
	Keywords []string
	Expected Expected
	// Dialect is the dialect whose operations need no prefix there.
	Dialect string
}

// Expected is a set of the kinds of syntax that are accepted at a place.
type Expected uint8

const (
	ExpectedOperation Expected = 1 << iota
	ExpectedOperand
	ExpectedBlock
	ExpectedSymbol
	ExpectedType
	ExpectedAttribute
)

// expects records accepted syntax if the current token is the end of the text.
func (p *Parser) expects(x Expected) {
	if p.places != nil && p.tok.kind == EOF {
		p.places.Expected |= x
	}
}

// expectsWords notes keywords that the syntax accepts, if the text ends here.
func (p *Parser) expectsWords(words ...string) {
	if p.places != nil && p.tok.kind == EOF {
		p.places.Keywords = append(p.places.Keywords, words...)
	}
}

// expectsOperation records that an operation may follow, if the text ends here.
func (p *fileParser) expectsOperation() {
	if p.places == nil || p.tok.kind != EOF {
		return
	}
	p.places.Expected |= ExpectedOperation
	p.places.Dialect = p.defaults[len(p.defaults)-1]
}

// A TextRange is the bytes [Start, End) of a text.
type TextRange struct{ Start, End uint32 }

// An OpPlace is where an operation is.
type OpPlace struct {
	Op        *ir.Operation
	Name      TextRange
	TextRange // of the whole operation, from its results to its location
}

// NamePlaces is where the text defines a name and where it uses it. A name without a
// definition in the text has the zero range.
type NamePlaces struct {
	Name string
	Def  TextRange
	Uses []TextRange
	// Value is the attribute or type that an alias expands to.
	Value fmt.Stringer
}

// A SymbolPlace is a place where an operation defines or references a symbol.
type SymbolPlace struct {
	At   TextRange
	Path []string // the names before it, and the name
	Op   *ir.Operation
}

// value returns the places of a value.
func (pl *Places) value(v *ir.Value, name string) *NamePlaces {
	if pl.Values == nil {
		pl.Values = map[*ir.Value]*NamePlaces{}
	}
	n := pl.Values[v]
	if n == nil {
		n = &NamePlaces{Name: name}
		pl.Values[v] = n
	}
	return n
}

// block returns the places of a block.
func (pl *Places) block(b *ir.Block, name string) *NamePlaces {
	if pl.Blocks == nil {
		pl.Blocks = map[*ir.Block]*NamePlaces{}
	}
	n := pl.Blocks[b]
	if n == nil {
		n = &NamePlaces{Name: name}
		pl.Blocks[b] = n
	}
	return n
}

// alias returns the places of an alias.
func (pl *Places) alias(name string) *NamePlaces {
	if pl.Aliases == nil {
		pl.Aliases = map[string]*NamePlaces{}
	}
	n := pl.Aliases[name]
	if n == nil {
		n = &NamePlaces{Name: name}
		pl.Aliases[name] = n
	}
	return n
}

// replace transfers the uses of a placeholder to a value.
func (pl *Places) replace(placeholder, v *ir.Value) {
	if n := pl.Values[placeholder]; n != nil {
		v := pl.value(v, n.Name)
		v.Uses = append(v.Uses, n.Uses...)
		delete(pl.Values, placeholder)
	}
}

// rangeAt returns the range of n bytes from an offset.
func rangeAt(at uint32, n int) TextRange { return TextRange{at, at + uint32(n)} }

// operation records an operation that has been parsed. The symbols that were parsed since
// the last one and are not in its regions are its own.
func (pl *Places) operation(op *ir.Operation, name, all TextRange) {
	pl.Ops = append(pl.Ops, OpPlace{op, name, all})
	for i := len(pl.Symbols) - 1; i >= 0 && pl.Symbols[i].At.Start >= all.Start; i-- {
		if pl.Symbols[i].Op == nil {
			pl.Symbols[i].Op = op
		}
	}
}

// symbol records the name of a symbol at the current token.
func (p *Parser) symbol(path ...string) {
	if p.places != nil {
		p.places.Symbols = append(p.places.Symbols, SymbolPlace{At: TextRange{p.tok.start, p.tok.end}, Path: path})
	}
}

// aliasUse records the use of an alias at an offset.
func (p *Parser) aliasUse(sigil string, name string, at uint32) {
	if p.places != nil {
		n := p.places.alias(sigil + name)
		n.Uses = append(n.Uses, rangeAt(at, len(name)+1))
	}
}

// aliasDefinition records the definition of an alias at the current token.
func (p *Parser) aliasDefinition() {
	if p.places != nil {
		p.places.alias(p.spelling()).Def = TextRange{p.tok.start, p.tok.end}
	}
}
