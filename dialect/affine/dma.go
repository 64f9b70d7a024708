package affine

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// A transfer is affine.dma_start or affine.dma_wait, which C++ registers without a definition:
//
//	dma-start ::= access `,` access `,` access `,` count strides? `:` type `,` type `,` type
//	strides ::= `,` (stride `,` count)?
//	dma-wait ::= access `,` count `:` type
//	access ::= memref `[` expressions `]`
//
// The operands are each memref with the operands of its map, and then the others. The maps are
// discardable attributes; a custom form shows no further ones.
type transfer []transferred

// A transferred is a memref of a transfer: the name of its map attribute, and the names of the
// memref and its subscripts in messages.
type transferred struct{ mapName, name, index string }

func dmaStart() transfer {
	return transfer{{"src_map", "source", "src index"}, {"dst_map", "destination", "dst index"}, {"tag_map", "tag", "tag index"}}
}

func dmaWait() transfer { return transfer{{"tag_map", "tag", "index"}} }

// starts reports whether the transfer is affine.dma_start.
func (t transfer) starts() bool { return len(t) > 1 }

// addTransfers adds the transfers that the dialect's definitions lack.
func addTransfers(d *ir.Dialect) {
	for _, op := range []*ir.OpDef{dmaStart().def("affine.dma_start"), dmaWait().def("affine.dma_wait")} {
		if !slices.ContainsFunc(d.Ops, func(x *ir.OpDef) bool { return x.Name == op.Name }) &&
			!slices.ContainsFunc(d.LazyOps, func(x ir.LazyOp) bool { return x.Name == op.Name }) {
			d.Ops = append(d.Ops, op)
		}
	}
}

func (t transfer) def(name string) *ir.OpDef {
	def := &ir.OpDef{
		Name:       name,
		Summary:    "waits for the end of an `affine.dma_start`",
		Operands:   []ir.OperandDef{{Arity: ir.Variadic}},
		Regions:    []ir.RegionDef{{Variadic: true}}, // which C++ does not forbid
		Traits:     []*ir.Trait{ir.LookupTrait("MemRefsNormalizable")},
		Interfaces: []ir.InterfaceImpl{{Name: "AffineMapAccessInterface"}},
		Syntax:     t,
		Verify:     t.verify,
		Fold:       viewlike.FoldMemRefSources(-1),
	}
	// C++ has a method for the effects of a wait, but without the interface nothing calls it.
	if t.starts() {
		def.Summary = "starts a transfer between memrefs without waiting for its end"
		def.Effects = t.effects
		def.Interfaces = append(def.Interfaces, ir.InterfaceImpl{Name: "MemoryEffectOpInterface"})
	}
	return def
}

// ParseOp parses the custom form.
func (t transfer) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	memrefs, subscripts := make([]asm.UnresolvedOperand, len(t)), make([][]asm.UnresolvedOperand, len(t))
	for i, x := range t {
		memrefs[i] = p.ParseOperand()
		m, dims, symbols := p.ParseAffineMapOfSSAIds(asm.Squares)
		s.AddAttribute(x.mapName, p.Context().AffineMapAttr(m))
		subscripts[i] = append(dims, symbols...)
		p.Punct(asm.Comma)
	}
	counts := []asm.UnresolvedOperand{p.ParseOperand()}
	var types []ir.Type
	if t.starts() {
		if p.OptionalPunct(asm.Comma) {
			counts = p.ParseOperandList(asm.NoDelimiter, counts)
		}
		p.Check(len(counts) == 1 || len(counts) == 3, p.NamePos(), "expected two stride related operands")
		types = p.ParseColonTypeList(nil)
		p.Check(len(types) == len(t), p.NamePos(), "expected three types")
	} else {
		types = []ir.Type{p.ParseColonType()}
	}
	index := p.Context().IndexType()
	for i := range t {
		p.ResolveOperand(s, memrefs[i], types[i])
		p.ResolveOperands(s, subscripts[i], index)
	}
	p.ResolveOperands(s, counts, index)
	if !t.starts() {
		_, ranked := types[0].(*ir.MemRefType)
		p.Check(ranked, p.NamePos(), "expected tag to be of memref type")
	}
}

// PrintOp prints the custom form.
func (t transfer) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	accesses, counts := t.split(op)
	isOther := func(o ir.Operand) bool { return o.Value().Type() != ir.Type(op.Context().IndexType()) }
	if n := len(counts); n != 1 && !(t.starts() && n == 3) || op.NumRegions() > 0 || slices.ContainsFunc(counts, isOther) {
		p.PrintGeneric() // the form shows neither more operands nor another type, and no regions
		return
	}
	p.Byte(' ')
	for i, a := range accesses {
		p.Shows(t[i].mapName)
		p.Comma(i).Operand(a[0].Value()).Byte('[').AffineMapOfSSAIds(mapOf(op, t[i].mapName), a[1:]).Byte(']')
	}
	p.Text(", ").Operands(counts).Text(" : ")
	for i, a := range accesses {
		p.Comma(i).Type(a[0].Value().Type())
	}
}

// split returns the operands of each access, a memref and its indices, and the operands after the
// accesses. It returns nil if maps or operands are missing.
func (t transfer) split(op *ir.Operation) (accesses [][]ir.Operand, counts []ir.Operand) {
	rest := op.OpOperands()
	for _, x := range t {
		m := mapOf(op, x.mapName)
		if m == nil || len(rest) < 1+m.NumInputs() {
			return nil, nil
		}
		accesses, rest = append(accesses, rest[:1+m.NumInputs()]), rest[1+m.NumInputs():]
	}
	return accesses, rest
}

func (t transfer) verify(op *ir.Operation, c *ir.Checker) {
	at := 0
	for _, x := range t {
		if at >= op.NumOperands() || memrefType(op, at) == nil {
			c.Failf("expected DMA %s to be of memref type", x.name)
		}
		m := mapOf(op, x.mapName)
		if m == nil { // here C++ crashes
			if op.Attr(x.mapName) == nil {
				c.Failf("requires attribute '%s'", x.mapName)
			}
			c.Failf("attribute '%s' failed to satisfy constraint: AffineMap attribute", x.mapName)
		}
		at += 1 + m.NumInputs()
	}
	accesses, counts := t.split(op)
	n := len(counts)
	c.Check(n == 1 || n == 3 || n > 0 && !t.starts(), "incorrect number of operands")
	j := judge{region: scopeOf(op)}
	for i, a := range accesses {
		for k := range a[1:] {
			v := a[1+k].Value()
			if !isIndex(v) {
				c.Failf("%s to %s must have 'index' type", t[i].index, strings.TrimPrefix(op.Name(), "affine."))
			}
			if !j.isDim(v) && !j.isSymbol(v) {
				c.Failf("%s must be a valid dimension or symbol identifier", t[i].index)
			}
		}
	}
}

// effects are those of affine.dma_start.
func (t transfer) effects(op *ir.Operation) []ir.Effect {
	accesses, _ := t.split(op)
	if accesses == nil {
		return dialect.AnyEffect()
	}
	return []ir.Effect{
		{Kind: ir.Read, Value: accesses[0][0].Value()},
		{Kind: ir.Write, Value: accesses[1][0].Value()},
		{Kind: ir.Read, Value: accesses[2][0].Value()},
	}
}
