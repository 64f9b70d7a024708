package nvvm

import (
	"strconv"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

func itoa(n int) string { return strconv.Itoa(n) }

// productSyntax is the form of products of matrices:
//
//	product ::= (keyword `[` operands `]`)+ dictionary? `:` `(` type `,` type `,` type `)` `->` type
//
// The keywords of the matrices are A, B and C. The segments after them have operands of fixed
// types.
type productSyntax struct {
	more []segment
	// scaled are products with scales of blocks. In the others, the types of the
	// factors must be known.
	scaled bool
	wide   bool // two spaces separate the groups
}

// A segment is operands of fixed types after a keyword.
type segment struct {
	keyword string
	widths  []int // of the integers
}

var (
	sparsity = []segment{{"sparseMetadata", []int{32}}, {"selector", []int{32}}}
	scales   = []segment{{"scaleA", []int{32, 16, 16}}, {"scaleB", []int{32, 16, 16}}}
)

// multiplicands are the attributes that may follow from the types of the operands.
var multiplicands = [2]string{"multiplicandAPtxType", "multiplicandBPtxType"}

func (x productSyntax) keywords() []string {
	words := []string{"A", "B", "C"}
	for _, s := range x.more {
		words = append(words, s.keyword)
	}
	return words
}

func (x productSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	words := x.keywords()
	groups := make([][]asm.UnresolvedOperand, len(words))
	for i, w := range words {
		p.ParseKeyword(w, "")
		if p.Peek(asm.LSquare) {
			groups[i] = p.ParseOperandList(asm.Squares, nil)
		}
	}
	p.ParseAttrDict(s)
	p.Punct(asm.Colon)
	p.Punct(asm.LParen)
	ts := p.ParseTypeList(nil)
	p.Check(!x.scaled || len(ts) == 3, p.Pos(), "expected exactly 3 types")
	p.Punct(asm.RParen)
	p.Checkf(len(ts) <= 3 && (x.more == nil || len(ts) >= 3), p.NamePos(), "expected one type for each operand segment but got %d types", len(ts))
	ctx := p.Context()
	var sizes []int32
	for i, os := range groups[:3] {
		if i < len(ts) {
			p.ResolveOperands(s, os, ts[i])
		}
		sizes = append(sizes, int32(len(os)))
	}
	for i, m := range x.more {
		fixed := make([]ir.Type, len(m.widths))
		for k, w := range m.widths {
			fixed[k] = ctx.IntegerType(w)
			sizes = append(sizes, 1)
		}
		p.ResolveOperandTypes(s, groups[3+i], fixed, p.NamePos())
	}
	p.Punct(asm.Arrow)
	t := p.ParseType()
	x.inferMultiplicands(p, s, ts)
	s.Types = append(s.Types, t)
	s.AddAttribute(ir.OperandSegments, ctx.DenseI32Array(sizes))
}

// inferMultiplicands adds the attributes that the text leaves to the types.
func (x productSyntax) inferMultiplicands(p *asm.OpParser, s *ir.OperationState, ts []ir.Type) {
	for i, name := range multiplicands {
		if s.Attr(name) != nil {
			continue
		}
		// Those of dense products are taken for sums.
		element := ""
		if i < len(ts) {
			element = elementOf(ts[i], x.more == nil)
		}
		a := elementAttr(p.Context(), element)
		if a == nil && x.scaled {
			continue
		}
		if a == nil {
			p.Failf(p.NamePos(), "attribute %s is not provided explicitly and cannot be inferred", name)
		}
		s.AddAttribute(name, a)
	}
}

func elementAttr(ctx *ir.Context, element string) ir.Attribute {
	if element == "" {
		return nil
	}
	return named.EnumNamed(ctx, "nvvm", "mma_type", element)
}

func (x productSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	elided := []string{ir.OperandSegments}
	var ts []ir.Type
	group := 0
	for i, w := range x.keywords() {
		p.Byte(' ').Text(w).Byte('[')
		if i < 3 {
			os := op.OperandGroup(group)
			p.Operands(os)
			var t ir.Type
			if len(os) > 0 {
				t = os[0].Value().Type()
			}
			if ts = append(ts, t); i < 2 && elementOf(t, false) != "" {
				elided = append(elided, multiplicands[i])
			}
			group++
		} else {
			for k := range x.more[i-3].widths {
				p.Comma(k).Operand(op.GroupOperand(group))
				group++
			}
		}
		p.Byte(']')
		if x.wide {
			p.Byte(' ')
		}
	}
	p.AttrDict(op.AllAttrs(), elided...).Text(" : (").Types(ts).Byte(')').ArrowTypes([]ir.Type{op.Result(0).Type()})
}
