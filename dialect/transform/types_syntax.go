package transform

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// typeSyntax is the syntax of the types of the dialect and of its extensions: the mnemonic and
// the parameters.
type typeSyntax struct{ d *ir.Dialect }

// ParseDialectType parses a type after `!transform.`.
func (s typeSyntax) ParseDialectType(p *asm.Parser) ir.Type {
	at := p.Pos()
	name := p.ParseAnyKeyword()
	for _, t := range s.d.Types {
		if t.Mnemonic == name {
			return p.ParseDefinedType(t, at)
		}
	}
	p.FailUnknown(at, name, asm.TypeMnemonics(s.d), "unknown type mnemonic: %s", name)
	return nil
}
