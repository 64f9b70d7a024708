package spirv

import (
	"cmp"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// structSyntax is one of
//
//	`<` (name `,`)? `(` (member (`,` member)*)? `)` (`,` decoration)* `>`
//	`<` name `>`
//
// The second form refers to the struct from inside its own body. A member is
//
//	type (`[` (offset `,`?)? (decoration (`,` decoration)*)? `]`)?
//
// and a decoration is
//
//	keyword (`=` attribute)?
type structSyntax struct{}

// ParseParams is not called: a struct is parsed as a type.
func (structSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Stop()
	return nil
}

// A structText holds the parsed parts of a struct.
type structText struct {
	members, offsets, memberDecorations, decorations ir.ParamList
}

func (structSyntax) parse(p *asm.Parser, def *ir.TypeDefinition, at uint32) ir.Type {
	p.Punct(asm.Less)
	name, named := p.ParseOptionalAnyKeyword()
	var t *ir.DefinedType
	if named {
		t = p.Context().DefinedType(def, []ir.Param{strings.Clone(name), nil, nil, nil, nil})
		entered := p.EnterCyclic(t)
		if entered {
			defer p.LeaveCyclic()
		}
		if p.OptionalPunct(asm.Greater) {
			p.Check(!entered, at, "recursive struct reference not nested in struct definition")
			return t
		}
		p.Punct(asm.Comma)
		p.Check(entered, at, "identifier already used for an enclosing struct")
	}
	p.Punct(asm.LParen)
	s := structText{members: ir.ParamList{}, offsets: ir.ParamList{}, memberDecorations: ir.ParamList{}, decorations: ir.ParamList{}}
	empty := p.OptionalPunct(asm.RParen)
	if !empty || !p.OptionalPunct(asm.Greater) {
		s.parse(p, at)
	}
	if !named {
		s.sort()
	}
	body := []ir.Param{s.members, s.offsets, s.memberDecorations, s.decorations}
	if !named {
		return p.Context().DefinedType(def, append([]ir.Param{""}, body...))
	}
	p.Check(t.SetBody(body), at, "identifier already used for a struct with another body")
	return t
}

// parse parses the members and the text after them, including the closing bracket.
func (s *structText) parse(p *asm.Parser, at uint32) {
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		s.members = append(s.members, p.ParseType())
		if p.OptionalPunct(asm.LSquare) {
			s.member(p)
		}
	}, "")
	p.Check(len(s.offsets) == 0 || len(s.offsets) == len(s.members), at, "offset specification must be given for all members")
	p.Punct(asm.RParen)
	for p.OptionalPunct(asm.Comma) {
		d := parseDecoration(p)
		s.decorations = append(s.decorations, ir.ParamList{d.kind, d.value})
	}
	p.Punct(asm.Greater)
}

// sort puts decorations into the order by which literal structs are compared.
func (s *structText) sort() {
	slices.SortStableFunc(s.memberDecorations, func(a, b ir.Param) int {
		x, y := a.(ir.ParamList), b.(ir.ParamList)
		return cmp.Or(cmp.Compare(x[0].(uint64), y[0].(uint64)), cmp.Compare(x[1].(ir.EnumValue).Value, y[1].(ir.EnumValue).Value))
	})
	slices.SortStableFunc(s.decorations, func(a, b ir.Param) int {
		return cmp.Compare(a.(ir.ParamList)[0].(ir.EnumValue).Value, b.(ir.ParamList)[0].(ir.EnumValue).Value)
	})
}

// member parses the contents of the brackets after a member's type.
func (s *structText) member(p *asm.Parser) {
	at := p.Pos()
	offset, present := parseOptionalUint(p)
	if present {
		p.Check(len(s.offsets) == len(s.members)-1, at, "offset specification must be given for all members")
		s.offsets = append(s.offsets, offset)
	}
	if p.OptionalPunct(asm.RSquare) {
		return
	}
	if present {
		p.Punct(asm.Comma)
	}
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		d := parseDecoration(p)
		s.memberDecorations = append(s.memberDecorations, ir.ParamList{uint64(len(s.members) - 1), d.kind, d.value})
	}, "")
	p.Punct(asm.RSquare)
}

type decoration struct {
	kind  ir.EnumValue
	value ir.Attribute
}

func parseDecoration(p *asm.Parser) (d decoration) {
	d.kind = parseCase(p, "Decoration", unknownAttribute)
	if !p.OptionalPunct(asm.Equal) {
		d.value = p.Context().UnitAttr()
		return d
	}
	d.value = p.ParseAttribute(nil)
	return d
}

func printDecoration(p *ir.Printer, kind, value ir.Param) {
	p.Param(kind)
	if _, unit := value.(*ir.UnitAttr); !unit {
		p.Byte('=')
		if a, ok := value.(ir.Attribute); ok {
			p.AttributeWithoutType(a)
		}
	}
}

// PrintParams writes a struct.
func (structSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	var s Struct
	s.Name, _ = params[structName].(string)
	parts := params[structMembers:]
	if s.Name != "" {
		p.Text(s.Name)
		parts = nil
		if len(params) > structDecoration+1 {
			t := params[structDecoration+1].(*ir.DefinedType)
			if !p.EnterCyclic(t) {
				p.Byte('>')
				return
			}
			defer p.LeaveCyclic()
			parts, _ = t.Body()
		}
		p.Text(", ")
	}
	s.body(parts)
	p.Byte('(')
	decorations := s.MemberDecorations
	for i, m := range s.Members {
		p.Comma(i).Type(m)
		n := 0
		for n < len(decorations) && decorations[n].(ir.ParamList)[0] == uint64(i) {
			n++
		}
		printMember(p, &s, i, decorations[:n])
		decorations = decorations[n:]
	}
	p.Byte(')')
	for _, x := range s.StructDecorations {
		p.Text(", ")
		printDecoration(p, x.(ir.ParamList)[0], x.(ir.ParamList)[1])
	}
	p.Byte('>')
}

func printMember(p *ir.Printer, s *Struct, i int, decorations ir.ParamList) {
	if len(s.Offsets) == 0 && len(decorations) == 0 {
		return
	}
	p.Text(" [")
	if len(s.Offsets) > 0 {
		p.Param(s.Offsets[i])
	}
	for k, x := range decorations {
		p.TextIf(k > 0 || len(s.Offsets) > 0, ", ")
		printDecoration(p, x.(ir.ParamList)[1], x.(ir.ParamList)[2])
	}
	p.Byte(']')
}
