package affine

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// loadSyntax is the form of a load:
//
//	load ::= memref `[` expressions `]` dictionary? `:` type (`,` vector-type)?
type loadSyntax struct{ vector bool }

func (l loadSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	memref := p.ParseOperand()
	os := parseSubscripts(p, s)
	p.ParseAttrDict(s)
	t := asm.TypeOf[*ir.MemRefType](p, "memref", p.ParseColonType)
	result := t.Element
	if l.vector {
		result = parseVectorType(p)
	}
	p.ResolveOperand(s, memref, t)
	p.ResolveOperands(s, os, p.Context().IndexType())
	s.Types = append(s.Types, result)
}

// parseVectorType parses a comma and a type that must be a vector.
func parseVectorType(p *asm.OpParser) ir.Type {
	p.Punct(asm.Comma)
	return asm.TypeOf[*ir.VectorType](p, "vector", p.ParseType)
}

func (l loadSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operand(op.Operand(0))
	printSubscripts(p, op, op.OperandGroup(1))
	p.AttrDict(op.AllAttrs(), "map").Text(" : ").Type(op.Operand(0).Type())
	if l.vector {
		p.Text(", ").Type(op.Result(0).Type())
	}
}

func memrefType(op *ir.Operation, operand int) *ir.MemRefType {
	t, _ := op.Operand(operand).Type().(*ir.MemRefType)
	return t
}

func verifyLoad(op *ir.Operation, c *ir.Checker) {
	t := memrefType(op, 0)
	c.Check(op.Result(0).Type() == t.Element, "result type must match element type of memref")
	verifyIndexing(op, mapOf(op, "map"), op.OperandGroup(1), t, c)
}

func verifyVectorLoad(op *ir.Operation, c *ir.Checker) {
	t := memrefType(op, 0)
	verifyIndexing(op, mapOf(op, "map"), op.OperandGroup(1), t, c)
	verifyVector(op, t, op.Result(0).Type(), c)
}

func verifyVector(op *ir.Operation, t *ir.MemRefType, vector ir.Type, c *ir.Checker) {
	v, ok := vector.(*ir.VectorType)
	c.Check(!ok || v.Element == t.Element, "requires memref and vector types of the same elemental type")
}

// storeSyntax is the form of a store:
//
//	store ::= value `,` memref `[` expressions `]` dictionary? `:` type (`,` vector-type)?
type storeSyntax struct{ vector bool }

func (l storeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	value := p.ParseOperand()
	p.Punct(asm.Comma)
	memref := p.ParseOperand()
	os := parseSubscripts(p, s)
	p.ParseAttrDict(s)
	t := asm.TypeOf[*ir.MemRefType](p, "memref", p.ParseColonType)
	stored := t.Element
	if l.vector {
		stored = parseVectorType(p)
	}
	p.ResolveOperand(s, value, stored)
	p.ResolveOperand(s, memref, t)
	p.ResolveOperands(s, os, p.Context().IndexType())
}

func (l storeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ').Operand(op.Operand(0)).Text(", ").Operand(op.Operand(1))
	printSubscripts(p, op, op.OperandGroup(2))
	p.AttrDict(op.AllAttrs(), "map").Text(" : ").Type(op.Operand(1).Type())
	if l.vector {
		p.Text(", ").Type(op.Operand(0).Type())
	}
}

func verifyStore(op *ir.Operation, c *ir.Checker) {
	t := memrefType(op, 1)
	c.Check(op.Operand(0).Type() == t.Element, "value to store must have the same type as memref element type")
	verifyIndexing(op, mapOf(op, "map"), op.OperandGroup(2), t, c)
}

func verifyVectorStore(op *ir.Operation, c *ir.Checker) {
	t := memrefType(op, 1)
	verifyIndexing(op, mapOf(op, "map"), op.OperandGroup(2), t, c)
	verifyVector(op, t, op.Operand(0).Type(), c)
}

// prefetchSyntax is the form of a prefetch:
//
//	prefetch ::= memref `[` expressions `]` `,` (`read` | `write`) `,` `locality` `<` integer `>`
//	             `,` (`data` | `instr`) dictionary? `:` type
type prefetchSyntax struct{}

func (prefetchSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	ctx := p.Context()
	memref := p.ParseOperand()
	os := parseSubscripts(p, s)
	p.Punct(asm.Comma)
	rw := p.ParseAnyKeyword()
	p.Punct(asm.Comma)
	p.ParseKeyword("locality", "")
	p.Punct(asm.Less)
	s.AddAttribute("localityHint", asm.AttributeOf[*ir.IntegerAttr](p, ctx.IntegerType(32)))
	p.Punct(asm.Greater)
	p.Punct(asm.Comma)
	cache := p.ParseAnyKeyword()
	p.ParseAttrDict(s)
	p.ResolveOperand(s, memref, asm.TypeOf[*ir.MemRefType](p, "memref", p.ParseColonType))
	p.ResolveOperands(s, os, ctx.IndexType())
	p.Check(rw == "read" || rw == "write", p.NamePos(), "rw specifier has to be 'read' or 'write'")
	s.AddAttribute("isWrite", ctx.BoolAttr(rw == "write"))
	p.Check(cache == "data" || cache == "instr", p.NamePos(), "cache type has to be 'data' or 'instr'")
	s.AddAttribute("isDataCache", ctx.BoolAttr(cache == "data"))
}

func (prefetchSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	yes := ir.Attribute(op.Context().BoolAttr(true))
	choose := func(name, is, isNot string) {
		if op.Attr(name) == yes {
			p.Text(is)
		} else {
			p.Text(isNot)
		}
	}
	p.Byte(' ').Operand(op.Operand(0))
	printSubscripts(p, op, op.OperandGroup(1))
	choose("isWrite", ", write", ", read")
	p.Text(", locality<")
	if a, ok := op.Attr("localityHint").(*ir.IntegerAttr); ok {
		p.Int(a.Int64())
	}
	choose("isDataCache", ">, data", ">, instr")
	p.AttrDict(op.AllAttrs(), "map", "localityHint", "isDataCache", "isWrite").Text(" : ").Type(op.Operand(0).Type())
}

func verifyPrefetch(op *ir.Operation, c *ir.Checker) {
	m := mapOf(op, "map")
	t := memrefType(op, 0)
	c.Check(m.NumResults() == len(t.Shape()), "affine.prefetch affine map num results must equal memref rank")
	c.Check(m.NumInputs()+1 == op.NumOperands(), "too few operands")
	j := judge{region: scopeOf(op)}
	for _, o := range op.OperandGroup(1) {
		v := o.Value()
		c.Check(j.isDim(v) || j.isSymbol(v), "index must be a valid dimension or symbol identifier")
	}
}
