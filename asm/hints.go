package asm

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/ir"
)

// hintDialect adds a hint to an error about a dialect that is not registered: where its
// definition could be found, the closest name, or all registered dialects unless the error
// already lists them.
func (p *Parser) hintDialect(d *diag.Diagnostic, at uint32, namespace string, listed bool) {
	if namespace == "" {
		return
	}
	known := p.ctx.DialectNames()
	switch near := suggest.Closest(namespace, known); {
	case p.ctx.ExplainDialect(namespace) != "":
		d.Hintf(p.place(at), "%s", p.ctx.ExplainDialect(namespace))
	case near != "":
		p.hintName(d, at, namespace, known)
	case listed:
		d.Hintf(p.place(at), "no definition of a dialect '%s' was loaded, as mica opt --ods does", namespace)
	default:
		d.Hintf(p.place(at), "no definition of a dialect '%s' was loaded, as mica opt --ods does; the dialects that can be used are %s", namespace, strings.Join(known, ", "))
	}
}

// noOperation reports a token that starts no operation. At the end of the text the
// innermost region is not closed.
func (p *Parser) noOperation() {
	d := p.fail(p.wrongPlace(), "expected operation name in quotes")
	if n := len(p.regions); n > 0 && p.tok.kind == EOF {
		d.Hintf(p.place(p.regions[n-1]), "this '{' is not closed")
	}
	p.Stop()
}

// hintOp adds a hint to an error about an unknown operation of a dialect: the closest name,
// written without its dialect if short is set.
func (p *Parser) hintOp(d *diag.Diagnostic, at uint32, name string, short bool) {
	dialect, _, _ := strings.Cut(name, ".")
	var names []string
	for _, n := range p.ctx.OpNames() {
		if rest, ok := strings.CutPrefix(n, dialect+"."); ok {
			names = append(names, rest)
		}
	}
	if near := suggest.Closest(name[len(dialect)+1:], names); near != "" {
		if !short {
			near = dialect + "." + near
		}
		d.Hintf(p.place(at), "did you mean '%s'?", near)
	}
}

// hintName adds a hint to an error about an unknown name: the closest known one.
func (p *Parser) hintName(d *diag.Diagnostic, at uint32, name string, known []string) {
	if near := suggest.Closest(name, known); near != "" {
		d.Hintf(p.place(at), "did you mean '%s'?", near)
	}
}

// FailUnknown ends the parse with an error about an unknown name at an offset, and a hint with
// the closest known name.
func (p *Parser) FailUnknown(at uint32, name string, known []string, format string, args ...any) {
	p.hintName(p.Error(at, format, args...), at, name, known)
	p.Stop()
}

// TypeMnemonics returns the names that the types of a dialect have in text.
func TypeMnemonics(d *ir.Dialect) []string {
	return mnemonics(d.Types, func(t *ir.TypeDefinition) string { return t.Mnemonic })
}

// AttributeMnemonics returns the names that the attributes of a dialect have in text.
func AttributeMnemonics(d *ir.Dialect) []string {
	return mnemonics(d.Attributes, func(a *ir.AttributeDefinition) string { return a.Mnemonic })
}

// mnemonics returns the names that a dialect's types or attributes have in text.
func mnemonics[D any](list []D, mnemonic func(D) string) (names []string) {
	for _, d := range list {
		if m := mnemonic(d); m != "" {
			names = append(names, m)
		}
	}
	return names
}

// typeKeywords are the words that types of the builtin dialect start with.
func typeKeywords() []string {
	words := []string{"memref", "tensor", "complex", "tuple", "vector", "index", "none", "i1", "i8", "i16", "i32", "i64"}
	for k := firstKeyword + 1; k < lastKeyword; k++ {
		if k.isFloatType() {
			words = append(words, keywordText[k])
		}
	}
	return words
}
