package linalg

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// genericSyntax is the form of a structured operation with all of its parts:
//
//	generic ::= dictionary parts (`attrs` `=` dictionary)? region (`->` types)?
//
// The kinds of loops are strings in text.
type genericSyntax struct{}

// traitNames are the attributes that are printed first.
var traitNames = [...]string{"doc", "indexing_maps", "library_call", "iterator_types"}

func (genericSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	at := p.Pos()
	dict := asm.AttributeOf[*ir.DictionaryAttr](p, nil)
	loops, ok := dict.Attr("iterator_types").(*ir.ArrayAttr)
	p.Check(ok, at, "expected \"iterator_types\" array attribute")
	def := iteratorDefinition(ctx)
	p.Check(def != nil, at, "the attribute of iterator types is not defined")
	var kinds []ir.Attribute
next:
	for _, e := range loops.Elements {
		name, ok := e.(*ir.StringAttr)
		if !ok {
			continue
		}
		for _, c := range def.Enum.Cases {
			if c.Text == name.Value {
				kinds = append(kinds, ctx.DefinedAttr(def, []ir.Param{ir.EnumValue{Def: def.Enum, Value: c.Value}}))
				continue next
			}
		}
		p.Failf(p.Pos(), "unexpected iterator_type (%s)", name.Value)
	}
	for _, e := range dict.Entries {
		if e.Name == "iterator_types" {
			e.Value = ctx.ArrayAttr(kinds)
		}
		s.AddAttribute(e.Name, e.Value)
	}
	parseParts(p, s, true)
	if p.ParseOptionalKeyword("attrs") {
		p.Punct(asm.Equal)
		p.ParseAttrDict(s)
	}
	p.ParseRegion(p.NewRegion(s), nil)
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
}

// iteratorDefinition returns the definition of the attribute that is a kind of loop.
func iteratorDefinition(ctx *ir.Context) *ir.AttributeDefinition {
	d := ctx.Dialect("linalg")
	if d == nil {
		return nil
	}
	if def := d.AttributeNamed("iterator_type"); def != nil && def.Enum != nil {
		return def
	}
	return nil
}

func isTraitName(name string) bool {
	for _, n := range traitNames {
		if n == name {
			return true
		}
	}
	return false
}

func (genericSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if op.NumOperands() == 0 {
		p.PrintGeneric() // the region would be read as attributes
		return
	}
	ctx := op.Context()
	var first, rest []ir.NamedAttribute
	for _, a := range op.AllAttrs() {
		switch {
		case a.Name == "iterator_types":
			if l, ok := a.Value.(*ir.ArrayAttr); ok {
				names := make([]ir.Attribute, len(l.Elements))
				for i, e := range l.Elements {
					names[i] = ctx.StringAttr(named.EnumText(e))
				}
				a.Value = ctx.ArrayAttr(names)
			}
			first = append(first, a)
		case isTraitName(a.Name):
			first = append(first, a)
		case a.Name != ir.OperandSegments:
			rest = append(rest, a)
		}
	}
	p.Byte(' ')
	if len(first) > 0 {
		p.Attribute(ctx.DictionaryAttr(first))
	}
	printParts(p, op)
	if len(rest) > 0 {
		p.Text(" attrs = ").AttrDict(rest)
	}
	if r := op.Region(0); !r.Empty() {
		p.Byte(' ').Region(r, asm.RegionOptions{})
	}
	p.OptionalArrowTypes(op.ResultTypes())
}
