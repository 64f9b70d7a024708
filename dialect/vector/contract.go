package vector

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// contractSyntax is the form of a contraction:
//
//	contract ::= dictionary lhs `,` rhs `,` acc dictionary? `:` type `,` type `into` type
//
// The first dictionary has the maps, the kinds of the iterators as strings, and
// the kind of the reduction.
type contractSyntax struct{}

var contractAttrs = [...]string{"indexing_maps", "iterator_types", "kind"}

func (contractSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	at := p.Pos()
	dict := asm.AttributeOf[*ir.DictionaryAttr](p, nil)
	var os [3]asm.UnresolvedOperand
	for i := range os {
		if i > 0 {
			p.Punct(asm.Comma)
		}
		os[i] = p.ParseOperand()
	}
	p.ParseAttrDict(s)
	typesAt := p.Pos()
	ts := p.ParseColonTypeList(nil)
	p.ParseKeyword("into", "")
	result := p.ParseType()
	p.Check(len(ts) >= 2, typesAt, "requires two types")
	for i, t := range []ir.Type{ts[0], ts[1], result} {
		p.ResolveOperand(s, os[i], t)
	}
	s.Types = append(s.Types, result)
	iterators, kind := false, false
	for _, e := range dict.Entries {
		switch e.Name {
		case "iterator_types":
			arr, ok := e.Value.(*ir.ArrayAttr)
			if !ok {
				break
			}
			iterators = true
			var types []ir.Attribute
			for _, x := range arr.Elements {
				str, ok := x.(*ir.StringAttr)
				if !ok {
					continue
				}
				t := named.EnumNamed(p.Context(), "vector", "iterator_type", str.Value)
				p.Checkf(t != nil, at, "unexpected iterator_type (%s)", str.Value)
				types = append(types, t)
			}
			e.Value = p.Context().ArrayAttr(types)
		case "kind":
			kind = true
		}
		s.AddAttribute(e.Name, e.Value)
	}
	p.Check(iterators, at, "expected \"iterator_types\" array attribute")
	if !kind {
		s.AddAttribute("kind", named.EnumNamed(p.Context(), "vector", "kind", "add"))
	}
}

func (contractSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if (ContractionOp{op}).Acc().Type() != (ContractionOp{op}).ResultValue().Type() {
		p.PrintGeneric() // the form shows one type for both
		return
	}
	ctx := op.Context()
	var entries []ir.NamedAttribute
	for _, name := range contractAttrs {
		a := op.Attr(name)
		if a == nil {
			continue
		}
		if arr, ok := a.(*ir.ArrayAttr); ok && name == "iterator_types" {
			texts := make([]ir.Attribute, len(arr.Elements))
			for i, e := range arr.Elements {
				texts[i] = ctx.StringAttr(named.EnumText(e))
			}
			a = ctx.ArrayAttr(texts)
		}
		entries = append(entries, ir.NamedAttribute{Name: name, Value: a})
	}
	p.Byte(' ').Attribute(ctx.DictionaryAttr(entries)).Byte(' ').Operands(op.OpOperands())
	p.AttrDict(op.AllAttrs(), contractAttrs[:]...).Text(" : ").Type(ContractionOp{op}.Lhs().Type()).Text(", ")
	p.Type(ContractionOp{op}.Rhs().Type()).Text(" into ").Type(ContractionOp{op}.ResultValue().Type())
}

func verifyContract(op ContractionOp, c *ir.Checker) {
	lhs, rhs := operandType(op.Operation, 0), operandType(op.Operation, 1)
	i, ok := lhs.Element.(*ir.IntegerType)
	c.Check(!ok || i.Signedness == ir.Signless, "only supports signless integer types")
	maps, _ := op.IndexingMapsAttr().(*ir.ArrayAttr)
	iterators, _ := op.IteratorTypesAttr().(*ir.ArrayAttr)
	c.Check(maps != nil && iterators != nil && len(maps.Elements) == 3, "expected an indexing map for each vector operand")
	var ms [3]*affine.Map
	n := len(iterators.Elements)
	for i := range ms {
		a, ok := maps.Elements[i].(*ir.AffineMapAttr)
		if !ok {
			return
		}
		m := a.Map
		ms[i] = m
		rank := 0
		if t := operandType(op.Operation, i); t != nil {
			rank = len(t.Shape())
		}
		c.Checkf(m.NumSymbols == 0, "expected indexing map %d to have no symbols", i)
		c.Checkf(m.NumDims == n, "expected indexing map %d to have %d number of inputs", i, n)
		c.Checkf(m.NumResults() == rank, "expected indexing map %d to have %d number of outputs", i, rank)
		c.Checkf(m.IsProjectedPermutation(false), "expected indexing map %d to be a projected permutation of its inputs", i)
	}
	verifyContracted(op.Operation, c, lhs, rhs, ms, iterators)
	c.Check(combines(kindText(combiningOp(op)), ir.ElementTypeOrSelf(op.ResultValue().Type())), "unsupported contraction type")
}

// resultOf returns the number of the result that is a dimension, -1 for none.
func resultOf(m *affine.Map, dim int) int {
	for i, e := range m.Results {
		if e.Value == int64(dim) {
			return i
		}
	}
	return -1
}

// verifyContracted checks the shapes of a contraction.
func verifyContracted(op *ir.Operation, c *ir.Checker, lhs, rhs *ir.VectorType, ms [3]*affine.Map, iterators *ir.ArrayAttr) {
	contracted := 0
	bad := map[string]bool{}
	free := 0
	for dim, it := range iterators.Elements {
		l, r := resultOf(ms[0], dim), resultOf(ms[1], dim)
		kind := named.EnumText(it)
		both := l >= 0 && r >= 0
		if both && lhs.Shape()[l] != rhs.Shape()[r] {
			bad[kind] = true
		}
		switch {
		case both && kind == "reduction":
			contracted++
		case l >= 0 || r >= 0:
			free++
		}
	}
	c.Check(contracted != 0, "expected at least one contracting dimension pair")
	c.Check(!bad["reduction"], "invalid contracting dimension map")
	c.Check(!bad["parallel"], "invalid batch dimension map")
	result, acc := resultType(op), operandType(op, 2)
	if free == 0 {
		c.Check(result == nil && acc == nil, "invalid accumulator/result vector shape")
		return
	}
	c.Check(result != nil && acc != nil, "invalid accumulator/result vector shape")
	shape := make([]int64, len(ms[2].Results))
	for i, e := range ms[2].Results {
		l, r := resultOf(ms[0], int(e.Value)), resultOf(ms[1], int(e.Value))
		switch {
		case l >= 0:
			shape[i] = lhs.Shape()[l]
		case r >= 0:
			shape[i] = rhs.Shape()[r]
		}
	}
	for dim := range iterators.Elements {
		c.Check(resultOf(ms[0], dim) >= 0 || resultOf(ms[1], dim) >= 0, "expected all dimensions to be either a LHS or a RHS dimension")
	}
	want := op.Context().VectorType(shape, result.Element, result.Scalable)
	c.Checkf(result == want && acc == want, "invalid accumulator/result vector shape, expected: '%s'", want)
}

// outerSyntax is `lhs, rhs (, acc)? dictionary? : type, type`.
type outerSyntax struct{}

func (outerSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	var room [3]asm.UnresolvedOperand
	os := p.ParseOperandList(asm.NoDelimiter, room[:0])
	p.ParseAttrDict(s)
	l := p.ParseColonType()
	p.Punct(asm.Comma)
	r := p.ParseType()
	p.Check(len(os) >= 2, p.NamePos(), "expected at least 2 operands")
	lhs, ok := l.(*ir.VectorType)
	p.Check(ok, p.NamePos(), "expected vector type for operand #1")
	rhs, _ := r.(*ir.VectorType)
	p.Check(len(lhs.Shape()) != 0, p.NamePos(), "expected 1-d vector for operand #1")
	p.Check(rhs == nil || len(rhs.Shape()) != 0, p.NamePos(), "expected 1-d vector for operand #2")
	result := outerType(lhs, rhs)
	if s.Attr("kind") == nil {
		s.AddAttribute("kind", named.EnumNamed(p.Context(), "vector", "kind", "add"))
	}
	s.Types = append(s.Types, result)
	p.ResolveOperand(s, os[0], l)
	p.ResolveOperand(s, os[1], r)
	if len(os) >= 3 {
		p.ResolveOperand(s, os[2], result)
	}
}

// outerType returns the type of the product of two vectors, or of a vector and a scalar if rhs is nil.
func outerType(lhs, rhs *ir.VectorType) *ir.VectorType {
	shape, flags := []int64{lhs.Shape()[0]}, []bool{scalable(lhs, 0)}
	if rhs != nil {
		shape, flags = append(shape, rhs.Shape()[0]), append(flags, scalable(rhs, 0))
	}
	return lhs.Context().VectorType(shape, lhs.Element, flags)
}

func (outerSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	want := outerType(operandType(op, 0), operandType(op, 1))
	if resultType(op) != want || op.NumOperands() == 2 && kindText(combiningOp{op}) != "add" {
		p.PrintGeneric() // neither another type of the result nor, without a third operand, the kind is shown
		return
	}
	p.Byte(' ').Operands(op.OpOperands())
	if op.NumOperands() > 2 {
		p.AttrDict(op.AllAttrs())
	}
	p.Text(" : ").Type(OuterProductOp{op}.Lhs().Type()).Text(", ").Type(OuterProductOp{op}.Rhs().Type())
}

func verifyOuter(op *ir.Operation, c *ir.Checker) {
	lhs, rhs, result := operandType(op, 0), operandType(op, 1), resultType(op)
	c.Check(len(lhs.Shape()) == 1, "expected 1-d vector for operand #1")
	if rhs != nil {
		c.Check(len(rhs.Shape()) == 1, "expected 1-d vector for operand #2")
		c.Check(len(result.Shape()) == 2, "expected 2-d vector result")
		c.Check(lhs.Shape()[0] == result.Shape()[0], "expected #1 operand dim to match result dim #1")
		c.Check(rhs.Shape()[0] == result.Shape()[1], "expected #2 operand dim to match result dim #2")
		c.Check(!lhs.IsScalable() || rhs.IsScalable(), "expected either both or only #2 operand dim to be scalable")
	} else {
		c.Check(len(result.Shape()) == 1, "expected 1-d vector result")
		c.Check(lhs.Shape()[0] == result.Shape()[0], "expected #1 operand dim to match result dim #1")
	}
	acc, ok := OuterProductOp{op}.Acc()
	c.Check(!ok || acc.Type() == ir.Type(result), "expected operand #3 of same type as result type")
	c.Check(combines(kindText(combiningOp{op}), result.Element), "unsupported outerproduct type")
}
