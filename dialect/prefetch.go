package dialect

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// PrefetchHint returns the directive for how memory will be used:
//
//	hint ::= (`read` | `write`) `,` `locality` `<` integer `>` `,` (`data` | `instr`)
//
// The arguments are the attributes for the three parts, and the attribute dictionary
// if it is printed, but not parsed, after them.
func PrefetchHint() *asm.Directive { return &asm.Directive{Parse: parseHint, Print: printHint} }

func parseHint(p *asm.OpParser, a *asm.ParseArgs) bool {
	access := p.ParseAnyKeyword()
	p.Punct(asm.Comma)
	p.ParseKeyword("locality", "")
	p.Punct(asm.Less)
	a.SetAttr(1, asm.AttributeOf[*ir.IntegerAttr](p, p.Context().I32()))
	p.Punct(asm.Greater)
	p.Punct(asm.Comma)
	cache := p.ParseAnyKeyword()
	p.Check(access == "read" || access == "write", p.NamePos(), "rw specifier has to be 'read' or 'write'")
	a.SetAttr(0, p.Context().BoolAttr(access == "write"))
	p.Check(cache == "data" || cache == "instr", p.NamePos(), "cache type has to be 'data' or 'instr'")
	a.SetAttr(2, p.Context().BoolAttr(cache == "data"))
	return true
}

func printHint(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	pick := func(i int, yes, no string) string {
		if a.Attr(i) == ir.Attribute(op.Context().BoolAttr(true)) {
			return yes
		}
		return no
	}
	p.Text(pick(0, "write", "read")).Text(", locality<").AttributeWithoutType(a.Attr(1)).Text(">, ").Text(pick(2, "data", "instr"))
	if a.Len() > 3 && len(op.Attrs()) > 0 {
		p.PrintGeneric() // no attributes are read
	}
}
