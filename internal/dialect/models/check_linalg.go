package models

import (
	"github.com/mica-ir/mica/dialect"
	maps "github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/index"
	"github.com/mica-ir/mica/dialect/linalg"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
)

// linalgModels are those of the structured operations.
func linalgModels() map[string]dialect.Interfaces {
	models := map[string]dialect.Interfaces{}
	for _, name := range linalg.StructuredOps() {
		models[name] = verifiable(checkStructured)
	}
	return models
}

// checkStructured checks that the first and the last iteration access elements that exist, and
// that the loops go over whole dimensions.
func checkStructured(c checks, op *ir.Operation) {
	indexing := linalg.IndexingMaps(op)
	if len(indexing) != op.NumOperands() || len(indexing) == 0 {
		return
	}
	ends, ok := c.loopEnds(op, indexing)
	if !ok {
		return
	}
	zero, one := c.index(0), c.index(1)
	var runs *ir.Value
	for _, end := range ends {
		first := c.index(0)
		last := end.Materialize(c.Builder)
		some := index.NewCmp(c.Builder, index.IndexCmpPredicateSLT, first, last).Result(0)
		if runs == nil {
			runs = some
			continue
		}
		runs = arith.NewAndI(c.Builder, runs, some).Result(0)
	}
	if runs == nil {
		return
	}
	scf.NewIf(c.Builder, runs, scf.IfOptions{ThenRegion: &typed.Body{Fill: func(_ *ir.Builder, entry *ir.Block) {
		defer c.Restore(c.InsertionPoint())
		c.SetInsertionPointToEnd(entry)
		for i, end := range ends {
			ends[i] = viewlike.Index{Value: c.Folded(index.NewSub(c.Builder, end.Materialize(c.Builder), one).Operation)}
		}
		for i, m := range indexing {
			c.structuredOperand(op.Operand(i), i, m, ends, zero, one)
		}
		scf.NewYield(c.Builder, nil)
	}}})
}

// loopEnds returns how often each loop of a structured operation is executed.
func (c checks) loopEnds(op *ir.Operation, indexing []*affine.Map) ([]viewlike.Index, bool) {
	ends, found := make([]viewlike.Index, indexing[0].NumDims), make([]bool, indexing[0].NumDims)
	var sizes []viewlike.Index
	var exprs []*affine.Expr
	for i, v := range op.Operands() {
		if s, ok := ir.AsShaped(v.Type()); ok {
			for dim, n := range s.Shape() {
				if n != ir.Dynamic {
					sizes = append(sizes, viewlike.Index{Int: n})
				} else {
					sizes = append(sizes, viewlike.Index{Value: c.dim(v, dim)})
				}
			}
		}
		exprs = append(exprs, indexing[i].Results...)
	}
	if len(exprs) != len(sizes) {
		return nil, false
	}
	for i, e := range exprs {
		if e.Kind == affine.Dim && !found[e.Value] {
			ends[e.Value], found[e.Value] = sizes[i], true
		}
	}
	for _, ok := range found {
		if !ok {
			return nil, false
		}
	}
	return ends, true
}

// dim inserts the size of a dimension of a tensor or a memref, folded.
func (c checks) dim(v *ir.Value, i int) *ir.Value {
	if _, ok := v.Type().(*ir.MemRefType); ok {
		return c.memrefDim(v, i)
	}
	return c.tensorDim(v, i)
}

// structuredOperand checks the indices of an operand in the first and in the last iteration. A
// loop may go backwards over a dimension.
func (c checks) structuredOperand(v *ir.Value, operand int, m *affine.Map, ends []viewlike.Index, zero, one *ir.Value) {
	starts := maps.ComposedResults(c.Builder, m, make([]viewlike.Index, len(ends))...)
	lasts := maps.ComposedResults(c.Builder, m, ends...)
	for dim, e := range m.Results {
		start, last := starts[dim].Materialize(c.Builder), lasts[dim].Materialize(c.Builder)
		lowest := c.Folded(index.NewMinS(c.Builder, start, last).Operation)
		c.assert(c.Folded(index.NewCmp(c.Builder, index.IndexCmpPredicateSGE, lowest, zero).Operation),
			"unexpected negative result on dimension #%d of input/output operand #%d", dim, operand)
		highest := c.Folded(index.NewMaxS(c.Builder, start, last).Operation)
		inferred := c.Folded(index.NewAdd(c.Builder, highest, one).Operation)
		actual := c.dim(v, dim)
		predicate := index.IndexCmpPredicateSLE
		if e.Kind == affine.Dim {
			predicate = index.IndexCmpPredicateEQ
		}
		c.assert(c.Folded(index.NewCmp(c.Builder, predicate, inferred, actual).Operation),
			"dimension #%d of input/output operand #%d is incompatible with inferred dimension size", dim, operand)
	}
}
