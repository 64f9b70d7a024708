package main

import (
	"fmt"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/pass"
)

// loopPasses test transformations of loops, and slices.
func loopPasses() []*pass.Definition {
	return []*pass.Definition{
		{Name: "SliceAnalysisTestPass", Argument: "slice-analysis-test", Summary: "Test Slice analysis functionality.",
			On: pass.Anchor{Op: "builtin.module"}, New: func() pass.Pass { return &testSlices{OmitBlockArguments: true} }},
		{Name: "TestLoopMappingPass", Argument: "test-mapping-to-processing-elements", Summary: "test mapping a single loop on a virtual processor grid",
			New: func() pass.Pass { return pass.Func(testMapping) }},
		{Name: "TestLoopUnrollingPass", Argument: "test-loop-unrolling", Summary: "Tests loop unrolling transformation",
			New: func() pass.Pass { return &testUnrolling{Factor: 1} }},
		{Name: "SimpleParametricLoopTilingPass", Argument: "test-extract-fixed-outer-loops",
			Summary: "test application of parametric tiling to the outer loops so that the ranges of outer loops become static",
			New:     func() pass.Pass { return &testTiling{} }},
	}
}

// A testSlices outlines the backward slice of each operation of linalg to a function.
type testSlices struct {
	OmitBlockArguments bool `option:"omit-block-arguments"`
}

func (p *testSlices) Run(r *pass.Run) error {
	n := 0
	for fn := range r.Op.Region(0).Ops() {
		if fn.Name() != "func.func" {
			continue
		}
		for op := range ir.All(fn, ir.PostOrder) {
			if _, ok := op.Def().Interface("linalg::LinalgOp"); ok {
				p.slice(fn, op, n)
				n++
			}
		}
	}
	return nil
}

// slice outlines the slice of an operation to a function after the one that contains it.
func (p *testSlices) slice(fn, op *ir.Operation, n int) {
	ctx := fn.Context()
	t := fn.Attr("function_type")
	s := &ir.OperationState{Def: fn.Def(), Loc: op.Location(), Regions: []*ir.Region{ir.NewRegion()}}
	s.AddAttribute("sym_name", ctx.StringAttr(fmt.Sprintf("%s__backward_slice__%d", ir.SymbolName(fn), n)))
	s.AddAttribute("function_type", t)
	made := ir.Create(s)
	fn.Block().InsertBefore(fn, made)
	body := ir.NewBlock()
	made.Region(0).AppendBlock(body)
	mapping := ir.NewMapping()
	for _, arg := range fn.Region(0).Entry().Args() {
		mapping.Map(arg, body.AddArgument(arg.Type(), op.Location()))
	}
	for _, x := range analysis.BackwardSlice(op, analysis.BackwardSliceOptions{OmitBlockArguments: p.OmitBlockArguments}) {
		body.Append(x.Clone(mapping))
	}
	body.Append(ir.Create(&ir.OperationState{Def: ctx.OpDef("func.return"), Loc: op.Location()}))
}

// testMapping distributes the iterations of outer loops cyclically among the processors that
// operations new_processor_id_and_range represent.
func testMapping(r *pass.Run) error {
	var ids, counts []*ir.Value
	for op := range ir.All(r.Op, ir.PostOrder) {
		if op.Name() == "new_processor_id_and_range" && op.NumResults() > 1 {
			ids, counts = append(ids, op.Result(0)), append(counts, op.Result(1))
		}
	}
	if len(ids) == 0 {
		return nil
	}
	for loop := range ir.All(r.Op, ir.PostOrder) {
		if loop.Name() == "scf.for" && !inLoopFor(loop) {
			mapLoop(loop, ids, counts)
		}
	}
	return nil
}

// inLoopFor reports whether an operation is in an scf.for.
func inLoopFor(op *ir.Operation) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Name() == "scf.for" {
			return true
		}
	}
	return false
}

// mapLoop makes a processor start at the iteration with its linear number and step by the
// number of processors.
func mapLoop(loop *ir.Operation, ids, counts []*ir.Value) {
	ctx := loop.Context()
	x, y := affine.NewSymbol(0), affine.NewSymbol(1)
	b := ir.NewBuilder(ctx)
	b.SetInsertionPoint(loop)
	apply := func(e *affine.Expr, lhs, rhs *ir.Value) *ir.Value {
		s := &ir.OperationState{Def: ctx.OpDef("affine.apply"), Loc: loop.Location(), Operands: []*ir.Value{lhs, rhs}, Types: []ir.Type{ctx.IndexType()}}
		s.AddAttribute("map", ctx.AffineMapAttr(&affine.Map{NumSymbols: 2, Results: []*affine.Expr{e}}))
		return b.Create(s).Result(0)
	}
	product, sum := x.Mul(y), x.Add(y)
	number := ids[0]
	for i := 1; i < len(ids); i++ {
		number = apply(sum, apply(product, number, counts[i]), ids[i])
	}
	step := loop.Operand(2)
	loop.SetOperand(0, apply(sum, apply(product, number, step), loop.Operand(0)))
	for _, n := range counts {
		step = apply(product, n, step)
	}
	loop.SetOperand(2, step)
}
