package affine

import (
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
)

// scopeOf returns the region of the nearest operation around op that is an affine
// scope, or nil.
func scopeOf(op *ir.Operation) *ir.Region {
	for p := op.ParentOp(); p != nil; op, p = p, p.ParentOp() {
		if p.Has(ir.AffineScope) {
			return op.ParentRegion()
		}
	}
	return nil
}

// regionOf returns the region in whose blocks a value is defined.
func regionOf(v *ir.Value) *ir.Region {
	if b := v.ParentBlock(); b != nil {
		return b.Parent()
	}
	return nil
}

// isTopLevel reports whether a value is defined directly in some affine scope.
func isTopLevel(v *ir.Value) bool {
	r := regionOf(v)
	return r != nil && r.ParentOp() != nil && r.ParentOp().Has(ir.AffineScope)
}

func isIndex(v *ir.Value) bool {
	_, ok := v.Type().(*ir.IndexType)
	return ok
}

// isInduction reports whether a value is the variable of an affine loop.
func isInduction(v *ir.Value) bool {
	if !v.IsBlockArgument() {
		return false
	}
	op := v.OwnerBlock().ParentOp()
	if op == nil {
		return false
	}
	return op.Name() == AffineParallelOpName || op.Name() == AffineForOpName && v.Index() == 0
}

// maxChain bounds how far the operands of operations are followed.
const maxChain = 1000

// A judge decides whether values are valid dimensions or symbols of a scope. It caches its answers,
// so that shared operands are visited once.
type judge struct {
	region  *ir.Region
	dims    map[*ir.Value]bool
	symbols map[*ir.Value]bool
	depth   int
}

// isDim reports whether a value is a dimension.
func (j *judge) isDim(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	if ok, known := j.dims[v]; known {
		return ok
	}
	if j.depth >= maxChain {
		return false
	}
	j.depth++
	ok := j.isSymbol(v) || j.findDim(v)
	j.depth--
	if j.dims == nil {
		j.dims = map[*ir.Value]bool{}
	}
	j.dims[v] = ok
	return ok
}

func (j *judge) findDim(v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		return isInduction(v)
	}
	switch op.Name() {
	case AffineApplyOpName, AffineDelinearizeIndexOpName, AffineLinearizeIndexOpName:
		for i := range op.NumOperands() {
			if !j.isDim(op.Operand(i)) {
				return false
			}
		}
		return true
	}
	return isSize(op) && isTopLevel(memref.DimOp{Operation: op}.Source())
}

// isSize reports whether an operation gives the size of a dimension, as memref.dim does.
func isSize(op *ir.Operation) bool {
	_, ok := op.Def().Interface("ShapedDimOpInterface")
	return ok && op.NumOperands() > 1
}

// isSymbol reports whether a value is a symbol.
func (j *judge) isSymbol(v *ir.Value) bool { return j.isSymbolIn(v, j.region) }

func (j *judge) isSymbolIn(v *ir.Value, r *ir.Region) bool {
	if !isIndex(v) {
		return false
	}
	if r == j.region {
		if ok, known := j.symbols[v]; known {
			return ok
		}
	}
	if j.depth >= maxChain {
		return false
	}
	j.depth++
	ok := j.findSymbol(v, r)
	j.depth--
	if r == j.region {
		if j.symbols == nil {
			j.symbols = map[*ir.Value]bool{}
		}
		j.symbols[v] = ok
	}
	return ok
}

func (j *judge) findSymbol(v *ir.Value, r *ir.Region) bool {
	if r != nil && regionOf(v) == r {
		return true
	}
	if op := v.DefiningOp(); op != nil {
		if op.Has(ir.ConstantLike) {
			return true
		}
		switch {
		case op.Name() == AffineApplyOpName:
			for i := range op.NumOperands() {
				if !j.isSymbolIn(op.Operand(i), r) {
					return false
				}
			}
			return true
		case isSize(op):
			if j.isSizeSymbol(op, r) {
				return true
			}
		}
		if j.isComputedSymbol(op, r) {
			return true
		}
	}
	// A value defined outside a region is a symbol in it.
	if r == nil || r.ParentOp() == nil || r.ParentOp().Has(ir.IsolatedFromAbove) {
		return false
	}
	outer := r.ParentOp().ParentRegion()
	return outer != nil && j.isSymbolIn(v, outer)
}

// isComputedSymbol reports whether an operation computes a value of symbols, and does nothing else.
func (j *judge) isComputedSymbol(op *ir.Operation, r *ir.Region) bool {
	for i := range op.NumOperands() {
		if !j.isSymbolIn(op.Operand(i), r) {
			return false
		}
	}
	// Whether the operation may be executed earlier does not matter.
	return ir.IsMemoryEffectFree(op) && (op.Has(ir.AlwaysSpeculatable) || ir.IsSpeculatable(op))
}

// isSizeSymbol reports whether a size is a symbol: a size of a value defined at the top level, or
// one that a symbol determines.
func (j *judge) isSizeSymbol(op *ir.Operation, r *ir.Region) bool {
	dim := memref.DimOp{Operation: op}
	shaped := dim.Source()
	if isTopLevel(shaped) {
		return true
	}
	c := dim.Index().DefiningOp()
	if shaped.IsBlockArgument() || c == nil || !c.Has(ir.ConstantLike) {
		return false
	}
	a, ok := arith.ConstantOp{Operation: c}.ValueAttr().(*ir.IntegerAttr) // others have the same
	if !ok {
		return false
	}
	def := shaped.DefiningOp()
	var cycle named.CycleFinder
	for named.Is(def, memref.CastOpName) && !cycle.Closes(def) {
		source := memref.CastOp{Operation: def}.Source()
		if _, ok := source.Type().(*ir.UnrankedMemRefType); ok {
			return false
		}
		def = source.DefiningOp()
	}
	if def == nil {
		return false
	}
	var sizes typed.Operands
	switch def.Name() {
	case memref.AllocOpName:
		sizes = memref.AllocOp{Operation: def}.DynamicSizes()
	case memref.ViewOpName:
		sizes = memref.ViewOp{Operation: def}.Sizes()
	case memref.SubViewOpName:
		sizes = memref.SubViewOp{Operation: def}.Sizes()
	default:
		return false
	}
	t, ok := def.Result(0).Type().(*ir.MemRefType)
	i := a.Int64()
	if !ok || i < 0 || i >= int64(len(t.Shape())) {
		return false
	}
	if t.Shape()[i] != ir.Dynamic {
		return true
	}
	n := 0
	for _, s := range t.Shape()[:i] {
		if s == ir.Dynamic {
			n++
		}
	}
	return n < len(sizes) && j.isSymbolIn(sizes.At(n), r)
}

// verifyOperands checks that the operands of a map or a set are valid dimensions and symbols.
func verifyOperands(op *ir.Operation, os []ir.Operand, dims int, c *ir.Checker) {
	j := judge{region: scopeOf(op)}
	for i := range os {
		v := os[i].Value()
		if i < dims {
			c.Check(j.isDim(v), "operand cannot be used as a dimension id")
		} else {
			c.Check(j.isSymbol(v), "operand cannot be used as a symbol")
		}
	}
}

// verifyIndexing checks the subscripts of an access to memory.
func verifyIndexing(op *ir.Operation, m *affine.Map, os []ir.Operand, t ir.ShapedType, c *ir.Checker) {
	if m == nil || t == nil {
		return
	}
	c.Check(m.NumResults() == len(t.Shape()), "affine map num results must equal memref rank")
	c.Check(m.NumInputs() == len(os), "expects as many subscripts as affine map inputs")
	for i := range os {
		c.Check(isIndex(os[i].Value()), "index to load must have 'index' type")
	}
	verifyOperands(op, os, m.NumDims, c)
}
