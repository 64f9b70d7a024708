package linalg

import (
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// parts are the operands of a structured operation that is parsed.
type parts struct{ in, out []ir.Type }

func (x parts) all() []ir.Type { return append(x.in[:len(x.in):len(x.in)], x.out...) }

// parseParts parses the common part of structured operations:
//
//	parts ::= (`<` properties `>`)? dictionary? (`ins` operands)? (`outs` operands)?
//	operands ::= `(` operand, ... `:` type, ... `)`
func parseParts(p *asm.OpParser, s *ir.OperationState, sizes bool) (x parts) {
	var props ir.Attribute
	if p.OptionalPunct(asm.Less) {
		props = p.ParseAttribute(nil)
		p.Punct(asm.Greater)
	}
	attrsAt := p.Pos()
	p.ParseAttrDict(s)
	var operands [2][]asm.UnresolvedOperand
	var at [2]uint32
	types := [2]*[]ir.Type{&x.in, &x.out}
	for i, word := range [...]string{"ins", "outs"} {
		if !p.ParseOptionalKeyword(word) {
			continue
		}
		if i == 1 {
			at[i] = p.Pos()
		}
		p.Punct(asm.LParen)
		if i == 0 {
			at[i] = p.Pos()
		}
		operands[i] = p.ParseOperandList(asm.NoDelimiter, nil)
		*types[i] = p.ParseColonTypeList(nil)
		p.Punct(asm.RParen)
	}
	for i := range operands {
		p.ResolveOperandTypes(s, operands[i], *types[i], at[i])
	}
	if sizes {
		p.AddOperandSegments(s, len(x.in), len(x.out))
	}
	if props == nil {
		p.CheckInherentAttrs(s.Attributes, attrsAt)
		return x
	}
	if d, ok := props.(*ir.DictionaryAttr); ok && sizes {
		// The sizes are a property, so they replace an entry in the text.
		segments := s.Attributes[len(s.Attributes)-1]
		s.Attributes = s.Attributes[:len(s.Attributes)-1]
		entries := slices.DeleteFunc(slices.Clone(d.Entries), func(e ir.NamedAttribute) bool { return e.Name == segments.Name })
		props = p.Context().DictionaryAttr(append(entries, segments))
	}
	p.AddProperties(s, props)
	return x
}

// printParts writes the operands.
func printParts(p *asm.OpPrinter, op *ir.Operation) {
	for i, word := range [...]string{" ins(", " outs("} {
		if os := op.OperandGroup(i); len(os) > 0 {
			p.Text(word).Operands(os).Text(" : ").OperandTypes(os).Byte(')')
		}
	}
}

// namedSyntax is the form of an operation whose body follows from its name:
//
//	named ::= parts dictionary? (`->` types)?
type namedSyntax struct{}

func (namedSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	n := structuredOps[p.Def().Name]
	parseNamed(p, s, n.operands(), n.body)
}

func (namedSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printNamed(p, op, structuredOps[op.Name()].operands())
}

// parseNamed parses an operation of that many operands and makes its body.
func parseNamed(p *asm.OpParser, s *ir.OperationState, operands int, body bodyFunc) {
	at := p.Pos()
	x := parseParts(p, s, true)
	p.ParseAttrDict(s)
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	n := len(x.in) + len(x.out)
	p.Checkf(n == operands, p.Pos(), "[parseNamedStructuredOpRegion] ods-gen generated region expects %d args, got %d", operands, n)
	why := buildBody(p.Context(), p.NewRegion(s), x.all(), isUnsigned(s.Attr("cast")), body)
	p.Check(why == "", at, why)
}

// isUnsigned reports whether the attribute cast asks for unsigned integers.
func isUnsigned(a ir.Attribute) bool { return a != nil && named.EnumText(a) == "cast_unsigned" }

// printNamed writes an operation that has that many operands if it can be read back.
func printNamed(p *asm.OpPrinter, op *ir.Operation, operands int, elided ...string) {
	if op.NumOperands() != operands || len(op.OperandGroup(1)) != 1 {
		p.PrintGeneric()
		return
	}
	p.AttrDict(op.AllAttrs(), append(elided, ir.OperandSegments, memoized)...)
	printParts(p, op)
	p.OptionalArrowTypes(op.ResultTypes())
}

// parseMaps parses `indexing_maps = [map, ...]` if it is there.
func parseMaps(p *asm.OpParser, list bool) (maps []ir.Attribute, present bool) {
	if !p.ParseOptionalKeyword("indexing_maps") {
		return nil, false
	}
	p.Punct(asm.Equal)
	if list {
		arr := asm.AttributeOf[*ir.ArrayAttr](p, nil)
		for _, e := range arr.Elements {
			if _, ok := e.(*ir.AffineMapAttr); !ok {
				p.Failf(p.Pos(), "element of indexing_maps array is not an affine_map")
			}
		}
		return arr.Elements, true
	}
	p.Punct(asm.LSquare)
	for {
		a := p.ParseAttribute(nil)
		_, ok := a.(*ir.AffineMapAttr)
		p.Check(ok, p.Pos(), "expected affine map attribute")
		maps = append(maps, a)
		if !p.OptionalPunct(asm.Comma) {
			p.Punct(asm.RSquare)
			return maps, true
		}
	}
}

// printMaps writes the indexing maps of an operation unless they are the usual ones.
func printMaps(p *asm.OpPrinter, op mappedOp, usual []*affine.Map) {
	a, ok := op.IndexingMapsAttr().(*ir.ArrayAttr)
	if !ok {
		return
	}
	if usual != nil && op.Operation.Context().ArrayAttr(mapAttrs(op.Operation.Context(), usual)) == a {
		return
	}
	p.Text(" indexing_maps = ").Attribute(a)
}

// matmulSyntax is that of a named operation with maps that may be others than the
// usual ones:
//
//	matmul ::= (`indexing_maps` `=` `[` map, ... `]`)? named
type matmulSyntax struct{}

func (matmulSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	n := structuredOps[p.Def().Name]
	maps, _ := parseMaps(p, p.Def().Name == BatchReduceMatmulOpName)
	if maps == nil {
		maps = mapAttrs(p.Context(), n.indexing(nil, nil))
	}
	s.AddAttribute("indexing_maps", p.Context().ArrayAttr(maps))
	parseNamed(p, s, n.operands(), n.body)
}

func (matmulSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printMaps(p, mappedOp{op}, structuredOps[op.Name()].indexing(nil, nil))
	printNamed(p, op, structuredOps[op.Name()].operands(), "indexing_maps")
}

// contractSyntax is that of matmul with maps that must be given.
type contractSyntax struct{}

func (contractSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var maps []ir.Attribute
	present := false
	p.Check(p.Try(func() { maps, present = parseMaps(p, true) }) && present, p.Pos(), "expected 'indexing_maps' attribute")
	s.AddAttribute("indexing_maps", p.Context().ArrayAttr(maps))
	parseNamed(p, s, 3, contraction)
}

func (contractSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	printMaps(p, mappedOp{op}, nil)
	printNamed(p, op, 3, "indexing_maps")
}

// elementwiseSyntax is that of an operation whose body follows from an attribute:
//
//	elementwise ::= `kind` `=` attribute (`indexing_maps` `=` `[` map, ... `]`)? named
type elementwiseSyntax struct{}

// elementwiseBody returns the body of a kind and the number of its operands.
func elementwiseBody(kind string) (bodyFunc, int) {
	switch kind {
	case "select":
		return selectBody, 4
	case "reciprocal", "square":
		return unary(kind), 2
	}
	if unaryOps[kind] != "" {
		return unary(kind), 2
	}
	return binary(kind), 3
}

func (elementwiseSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	p.ParseKeyword("kind", "")
	p.Punct(asm.Equal)
	var a ir.Attribute
	p.Explain(func() { a = p.ParseAttribute(nil) }, "expected operation 'kind' attribute")
	kind := named.EnumText(a)
	x, ok := a.(*ir.DefinedAttr)
	p.Check(ok && x.Def.Name == "ElementwiseKindAttr", p.Pos(), "expected ElementwiseKind attribute")
	s.AddAttribute("kind", a)
	maps, present := parseMaps(p, false)
	if present {
		s.AddAttribute("indexing_maps", ctx.ArrayAttr(maps))
	}
	body, n := elementwiseBody(kind)
	p.Explain(func() { parseNamed(p, s, n, body) }, "unable to parse elemwise op")
	if present {
		return
	}
	p.Check(len(s.Operands) != 0, p.Pos(), "return type needs to be shaped type")
	t := s.Operands[len(s.Operands)-1].Type()
	p.Check(ir.IsShaped(t), p.Pos(), "return type needs to be shaped type")
	s.AddAttribute("indexing_maps", ctx.ArrayAttr(mapAttrs(ctx, repeated(affine.Identity(len(shapeOf(t))), n))))
}

func (elementwiseSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Text(" kind=").Attribute(ElementwiseOp{op}.KindAttr())
	_, n := elementwiseBody(named.EnumText(ElementwiseOp{op}.KindAttr()))
	printMaps(p, mappedOp{op}, repeated(affine.Identity(destinationRank(op)), n))
	printNamed(p, op, n, "kind", "indexing_maps")
}

// yieldSyntax is `(operand, ...)? dictionary? (: type, ...)?`.
type yieldSyntax struct{}

func (yieldSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	os := p.ParseOperandList(asm.NoDelimiter, nil)
	at := p.NamePos()
	p.ParseAttrDict(s)
	if len(os) == 0 {
		return
	}
	p.ResolveOperandTypes(s, os, p.ParseColonTypeList(nil), at)
}

func (yieldSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	os := op.OpOperands()
	if len(os) > 0 {
		p.Byte(' ').Operands(os)
	}
	p.AttrDict(op.AllAttrs())
	if len(os) > 0 {
		p.Text(" : ").OperandTypes(os)
	}
}
