package affine

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// The formats of accesses to memory.
const (
	access         = "$memref `` custom<Subscripts>($indices, $map) "
	loadFormat     = access + "attr-dict custom<AccessTypes>(type($memref), type($result))"
	storeFormat    = "$value `,` " + access + "attr-dict custom<AccessTypes>(type($memref), type($value))"
	prefetchFormat = access + "`,` custom<Hint>($isWrite, $localityHint, $isDataCache) attr-dict custom<AccessTypes>(type($memref))"

	vectorLoadFormat  = access + "attr-dict custom<AccessTypes>(type($memref), type($result), \"vector\")"
	vectorStoreFormat = "$value `,` " + access + "attr-dict custom<AccessTypes>(type($memref), type($value), \"vector\")"
)

// The directive Subscripts is `[` expressions `]`. The arguments are the operands and
// the map.
func parseSubscripts(p *asm.OpParser, a *asm.ParseArgs) bool {
	m, dims, symbols := p.ParseAffineMapOfSSAIds(asm.Squares)
	a.SetOperands(0, append(dims, symbols...)...)
	a.SetAttr(1, p.Context().AffineMapAttr(m))
	return true
}

func printSubscripts(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
	p.Byte('[')
	if m, os := mapOf(op, "map"), a.Operands(0); m != nil && m.NumInputs() <= len(os) {
		p.AffineMapOfSSAIds(m, os)
	}
	p.Byte(']')
}

// The directive AccessTypes is `:` memref-type (`,` vector-type)?. The arguments are the types of
// the memref and of the accessed value. Without a third argument the value is an element.
func parseTypes(p *asm.OpParser, a *asm.ParseArgs) bool {
	t := asm.TypeOf[*ir.MemRefType](p, "memref", p.ParseColonType)
	a.SetTypes(0, t)
	switch a.Len() {
	case 2:
		a.SetTypes(1, t.Element)
	case 3:
		p.Punct(asm.Comma)
		a.SetTypes(1, asm.TypeOf[*ir.VectorType](p, "vector", p.ParseType))
	}
	return true
}

func printTypes(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	p.Text(": ").Type(a.Type(0, 0))
	if a.Len() == 3 {
		p.Text(", ").Type(a.Type(1, 0))
	}
}

func memrefType(op *ir.Operation, operand int) *ir.MemRefType {
	t, _ := op.Operand(operand).Type().(*ir.MemRefType)
	return t
}

func verifyLoad(op *ir.Operation, c *ir.Checker) {
	t := memrefType(op, 0)
	c.Check(op.Result(0).Type() == t.Element, "result type must match element type of memref")
	verifyIndexing(op, mapOf(op, "map"), AffineLoadOp{op}.Indices(), t, c)
}

func verifyVectorLoad(op *ir.Operation, c *ir.Checker) {
	t := memrefType(op, 0)
	verifyIndexing(op, mapOf(op, "map"), AffineVectorLoadOp{op}.Indices(), t, c)
	verifyVector(op, t, op.Result(0).Type(), c)
}

func verifyVector(op *ir.Operation, t *ir.MemRefType, vector ir.Type, c *ir.Checker) {
	v, ok := vector.(*ir.VectorType)
	c.Check(!ok || v.Element == t.Element, "requires memref and vector types of the same elemental type")
}

func verifyStore(op AffineStoreOp, c *ir.Checker) {
	t := memrefType(op.Operation, 1)
	c.Check(op.Value().Type() == t.Element, "value to store must have the same type as memref element type")
	verifyIndexing(op.Operation, mapOf(op.Operation, "map"), op.Indices(), t, c)
}

func verifyVectorStore(op AffineVectorStoreOp, c *ir.Checker) {
	t := memrefType(op.Operation, 1)
	verifyIndexing(op.Operation, mapOf(op.Operation, "map"), op.Indices(), t, c)
	verifyVector(op.Operation, t, op.Value().Type(), c)
}

func verifyPrefetch(op *ir.Operation, c *ir.Checker) {
	m := mapOf(op, "map")
	t := memrefType(op, 0)
	c.Check(m.NumResults() == len(t.Shape()), "affine.prefetch affine map num results must equal memref rank")
	c.Check(m.NumInputs()+1 == op.NumOperands(), "too few operands")
	j := judge{region: scopeOf(op)}
	for v := range (AffinePrefetchOp{op}).Indices().All() {
		c.Check(j.isDim(v) || j.isSymbol(v), "index must be a valid dimension or symbol identifier")
	}
}

// foldLoad looks through casts of the memref, and folds loads from constant globals.
func foldLoad(op AffineLoadOp, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	if viewlike.UseMemRefSources(op.Operation, -1) {
		return folding.InPlace()
	}
	get := named.DefiningOp(op.Memref(), memref.GetGlobalOpName)
	if get == nil {
		return nil, false
	}
	name, ok := memref.GetGlobalOp{Operation: get}.NameAttribute().(*ir.SymbolRefAttr)
	if !ok {
		return nil, false
	}
	global := memref.GlobalOp{Operation: ir.LookupSymbol(get, name)}
	if !named.Is(global.Operation, memref.GlobalOpName) || !global.Constant() {
		return nil, false
	}
	a, ok := global.InitialValueAttr().(*ir.DenseElementsAttr)
	if !ok {
		return nil, false
	}
	if a.IsSplat() {
		return folding.Attr(a.Attr(0))
	}
	m, shape := mapOf(op.Operation, "map"), a.Type().(ir.ShapedType).Shape()
	if !m.IsConstant() || m.NumResults() != len(shape) {
		return nil, false
	}
	at := int64(0)
	for i, size := range shape {
		k := m.Results[i].Value
		if k < 0 || k >= size {
			return nil, false
		}
		at = at*size + k
	}
	return folding.Attr(a.Attr(int(at)))
}
