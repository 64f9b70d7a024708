package asm_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// handAddi is the syntax of arith.addi as one writes it by hand.
type handAddi struct{ overflow *ir.AttributeDefinition }

func (h handAddi) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	lhs := p.ParseOperand()
	p.Punct(asm.Comma)
	rhs := p.ParseOperand()
	flags := s.Def.Attributes[0].Default
	if p.ParseOptionalKeyword("overflow") {
		flags = p.ParseStrippedAttribute(h.overflow, nil)
	}
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	s.Inherent = append(s.Inherent[:0], flags)
	s.Types = append(s.Types, t)
	p.ResolveOperand(s, lhs, t)
	p.ResolveOperand(s, rhs, t)
}

func (h handAddi) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Operand(op.Operand(0))
	p.Text(", ")
	p.Operand(op.Operand(1))
	if a := op.Inherent(0); a != op.Def().Attributes[0].Default {
		p.Text(" overflow")
		p.StrippedAttribute(a)
	}
	p.AttrDict(op.Attrs())
	p.Text(" : ")
	p.Type(op.Result(0).Type())
}

// handLoad is the syntax of memref.load as one writes it by hand.
type handLoad struct{}

func (handLoad) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	m := p.ParseOperand()
	var room [4]asm.UnresolvedOperand
	os := p.ParseOperandList(asm.Squares, room[:0])
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	mt, ok := t.(*ir.MemRefType)
	if !ok {
		p.Failf(p.Pos(), "invalid kind of type specified")
	}
	s.Types = append(s.Types, mt.ElementType())
	p.ResolveOperand(s, m, t)
	p.ResolveOperands(s, os, p.Context().IndexType())
}

func (handLoad) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Operand(op.Operand(0))
	p.Byte('[')
	p.Operands(op.OpOperands()[1:])
	p.Byte(']')
	nontemporal := op.Def().Attributes[0].Default
	if a, b := op.Inherent(0), op.Inherent(1); a != nil && a != nontemporal || b != nil || len(op.Attrs()) > 0 {
		var as []ir.NamedAttribute
		for _, x := range op.AllAttrs() {
			if x.Value != nontemporal {
				as = append(as, x)
			}
		}
		p.AttrDict(as)
	}
	p.Text(" : ")
	p.Type(op.Operand(0).Type())
}

// benchText is many operations of the two kinds.
func benchText() string {
	var b strings.Builder
	b.WriteString("%a = \"x.v\"() : () -> i32\n%m = \"x.v\"() : () -> memref<4x?xi32>\n%i = \"x.v\"() : () -> index\n")
	for range 2000 {
		b.WriteString("%0 = arith.addi %a, %a : i32\n%1 = arith.addi %a, %a overflow<nsw> {k} : i32\n%2 = memref.load %m[%i, %i] : memref<4x?xi32>\n")
	}
	return strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(b.String(), "%0 = ", ""), "%1 = ", ""), "%2 = ", "")
}

func benchContext(b testing.TB, hand bool) *ir.Context {
	ctx := newDialects(b)
	if hand {
		addi := ctx.LookupOp("arith.addi")
		addi.Syntax = handAddi{addi.Attributes[0].Constraint.Def}
		ctx.LookupOp("memref.load").Syntax = handLoad{}
	}
	return ctx
}

func benchmarkFormat(b *testing.B, run func(b *testing.B, ctx *ir.Context, file *source.File)) {
	text := benchText()
	for _, hand := range []bool{false, true} {
		name := map[bool]string{false: "format", true: "hand"}[hand]
		b.Run(name, func(b *testing.B) {
			ctx := benchContext(b, hand)
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			run(b, ctx, source.NewFile("-", []byte(text)))
		})
	}
}

func BenchmarkParseFormat(b *testing.B) {
	benchmarkFormat(b, func(b *testing.B, ctx *ir.Context, file *source.File) {
		for b.Loop() {
			if op, diags := asm.Parse(ctx, file, asm.ParseOptions{NoVerify: true}); op == nil {
				b.Fatal(diags)
			}
		}
	})
}

func BenchmarkPrintFormat(b *testing.B) {
	benchmarkFormat(b, func(b *testing.B, ctx *ir.Context, file *source.File) {
		op, diags := asm.Parse(ctx, file, asm.ParseOptions{NoVerify: true})
		if op == nil {
			b.Fatal(diags)
		}
		var buf []byte
		for b.Loop() {
			buf = asm.Append(buf[:0], op, asm.Options{AssumeVerified: true})
		}
	})
}

// TestHandWrittenSyntax keeps the benchmarks honest: both syntaxes do the same.
func TestHandWrittenSyntax(t *testing.T) {
	text := benchText()
	var out [2]string
	for i := range out {
		op, errs := parsePart(benchContext(t, i == 1), text)
		if op == nil {
			t.Fatal(errs)
		}
		out[i] = printed(op, false) + printed(op, true)
	}
	if out[0] != out[1] {
		t.Error("the hand-written syntax prints something else")
	}
}
