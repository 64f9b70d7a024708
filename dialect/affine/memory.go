package affine

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// loadSyntax is the form of a load:
//
//	load ::= memref `[` expressions `]` dictionary? `:` type (`,` vector-type)?
type loadSyntax struct{ vector bool }

func (l loadSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	memref, ok := p.ParseOperand()
	if !ok {
		return false
	}
	os, ok := parseSubscripts(p, s)
	if !ok || !p.ParseAttrDict(s) {
		return false
	}
	t, ok := parseMemRefType(p)
	if !ok {
		return false
	}
	result := t.Element
	if l.vector {
		if result, ok = parseVectorType(p); !ok {
			return false
		}
	}
	if !p.ResolveOperand(s, memref, t) || !p.ResolveOperands(s, os, p.Context().IndexType()) {
		return false
	}
	s.Types = append(s.Types, result)
	return true
}

// parseVectorType parses a comma and a type that must be a vector.
func parseVectorType(p *asm.OpParser) (ir.Type, bool) {
	if !p.Punct(asm.Comma) {
		return nil, false
	}
	at := p.Pos()
	t, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	if _, ok := t.(*ir.VectorType); !ok {
		return nil, p.Errorf(at, "invalid kind of type specified: expected builtin.vector, but found '%s'", t)
	}
	return t, true
}

func (l loadSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Operand(op.Operand(0))
	printSubscripts(p, op, op.OperandGroup(1))
	p.AttrDict(op.AllAttrs(), "map")
	p.Text(" : ")
	p.Type(op.Operand(0).Type())
	if l.vector {
		p.Text(", ")
		p.Type(op.Result(0).Type())
	}
}

func memrefType(op *ir.Operation, operand int) *ir.MemRefType {
	t, _ := op.Operand(operand).Type().(*ir.MemRefType)
	return t
}

func verifyLoad(op *ir.Operation, d *diag.List) bool {
	t := memrefType(op, 0)
	if op.Result(0).Type() != t.Element {
		return fail(op, d, "result type must match element type of memref")
	}
	return verifyIndexing(op, mapOf(op, "map"), op.OperandGroup(1), t, d)
}

func verifyVectorLoad(op *ir.Operation, d *diag.List) bool {
	t := memrefType(op, 0)
	return verifyIndexing(op, mapOf(op, "map"), op.OperandGroup(1), t, d) && verifyVector(op, t, op.Result(0).Type(), d)
}

func verifyVector(op *ir.Operation, t *ir.MemRefType, vector ir.Type, d *diag.List) bool {
	if v, ok := vector.(*ir.VectorType); ok && v.Element != t.Element {
		return fail(op, d, "requires memref and vector types of the same elemental type")
	}
	return true
}

// storeSyntax is the form of a store:
//
//	store ::= value `,` memref `[` expressions `]` dictionary? `:` type (`,` vector-type)?
type storeSyntax struct{ vector bool }

func (l storeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	value, ok := p.ParseOperand()
	if !ok || !p.Punct(asm.Comma) {
		return false
	}
	memref, ok := p.ParseOperand()
	if !ok {
		return false
	}
	os, ok := parseSubscripts(p, s)
	if !ok || !p.ParseAttrDict(s) {
		return false
	}
	t, ok := parseMemRefType(p)
	if !ok {
		return false
	}
	stored := t.Element
	if l.vector {
		if stored, ok = parseVectorType(p); !ok {
			return false
		}
	}
	return p.ResolveOperand(s, value, stored) && p.ResolveOperand(s, memref, t) && p.ResolveOperands(s, os, p.Context().IndexType())
}

func (l storeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Operand(op.Operand(0))
	p.Text(", ")
	p.Operand(op.Operand(1))
	printSubscripts(p, op, op.OperandGroup(2))
	p.AttrDict(op.AllAttrs(), "map")
	p.Text(" : ")
	p.Type(op.Operand(1).Type())
	if l.vector {
		p.Text(", ")
		p.Type(op.Operand(0).Type())
	}
}

func verifyStore(op *ir.Operation, d *diag.List) bool {
	t := memrefType(op, 1)
	if op.Operand(0).Type() != t.Element {
		return fail(op, d, "value to store must have the same type as memref element type")
	}
	return verifyIndexing(op, mapOf(op, "map"), op.OperandGroup(2), t, d)
}

func verifyVectorStore(op *ir.Operation, d *diag.List) bool {
	t := memrefType(op, 1)
	return verifyIndexing(op, mapOf(op, "map"), op.OperandGroup(2), t, d) && verifyVector(op, t, op.Operand(0).Type(), d)
}

// prefetchSyntax is the form of a prefetch:
//
//	prefetch ::= memref `[` expressions `]` `,` (`read` | `write`) `,` `locality` `<` integer `>`
//	             `,` (`data` | `instr`) dictionary? `:` type
type prefetchSyntax struct{}

func (prefetchSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	ctx := p.Context()
	memref, ok := p.ParseOperand()
	if !ok {
		return false
	}
	os, ok := parseSubscripts(p, s)
	if !ok || !p.Punct(asm.Comma) {
		return false
	}
	rw, ok := p.ParseAnyKeyword()
	if !ok || !p.Punct(asm.Comma) || !p.ParseKeyword("locality", "") || !p.Punct(asm.Less) {
		return false
	}
	at := p.Pos()
	hint, ok := p.ParseAttribute(ctx.IntegerType(32))
	if !ok {
		return false
	}
	if _, ok := hint.(*ir.IntegerAttr); !ok {
		return p.Errorf(at, "invalid kind of attribute specified")
	}
	s.AddAttribute("localityHint", hint)
	if !p.Punct(asm.Greater) || !p.Punct(asm.Comma) {
		return false
	}
	cache, ok := p.ParseAnyKeyword()
	if !ok || !p.ParseAttrDict(s) {
		return false
	}
	t, ok := parseMemRefType(p)
	if !ok || !p.ResolveOperand(s, memref, t) || !p.ResolveOperands(s, os, ctx.IndexType()) {
		return false
	}
	if rw != "read" && rw != "write" {
		return p.Errorf(p.NamePos(), "rw specifier has to be 'read' or 'write'")
	}
	s.AddAttribute("isWrite", ctx.BoolAttr(rw == "write"))
	if cache != "data" && cache != "instr" {
		return p.Errorf(p.NamePos(), "cache type has to be 'data' or 'instr'")
	}
	s.AddAttribute("isDataCache", ctx.BoolAttr(cache == "data"))
	return true
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
	p.Byte(' ')
	p.Operand(op.Operand(0))
	printSubscripts(p, op, op.OperandGroup(1))
	choose("isWrite", ", write", ", read")
	p.Text(", locality<")
	if a, ok := op.Attr("localityHint").(*ir.IntegerAttr); ok {
		p.Int(a.Int64())
	}
	choose("isDataCache", ">, data", ">, instr")
	p.AttrDict(op.AllAttrs(), "map", "localityHint", "isDataCache", "isWrite")
	p.Text(" : ")
	p.Type(op.Operand(0).Type())
}

func verifyPrefetch(op *ir.Operation, d *diag.List) bool {
	m := mapOf(op, "map")
	if t := memrefType(op, 0); m.NumResults() != len(t.Shape()) {
		return fail(op, d, "affine.prefetch affine map num results must equal memref rank")
	}
	if m.NumInputs()+1 != op.NumOperands() {
		return fail(op, d, "too few operands")
	}
	j := judge{region: scopeOf(op)}
	for _, o := range op.OperandGroup(1) {
		if v := o.Value(); !j.isDim(v) && !j.isSymbol(v) {
			return fail(op, d, "index must be a valid dimension or symbol identifier")
		}
	}
	return true
}
