package main

import (
	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A testTiling tiles outer scf.for, and those that are perfectly nested in them, so that the loops
// over the tiles have fixed numbers of iterations.
type testTiling struct {
	Sizes []int64 `option:"test-outer-loop-sizes" help:"fixed number of iterations that the outer loops should have"`
}

func (p *testTiling) Run(r *pass.Run) error {
	if len(p.Sizes) == 0 {
		var list diag.List
		list.Errorf(r.Context().UnknownLoc().Place(), "missing `test-outer-loop-sizes` pass-option for outer loop sizes")
		r.Report(list)
		return pass.ErrFailed
	}
	var loops []*ir.Operation
	for op := range ir.All(r.Op, ir.PostOrder) {
		if op.Name() == "scf.for" && !inLoopFor(op) {
			loops = append(loops, op)
		}
	}
	for _, loop := range loops {
		tile(perfectNest(loop, len(p.Sizes)), p.Sizes)
	}
	return nil
}

// perfectNest returns at most n loops that are each all of the body of the one before it.
func perfectNest(loop *ir.Operation, n int) []*ir.Operation {
	var nest []*ir.Operation
	for len(nest) < n {
		nest = append(nest, loop)
		body := loop.Region(0).Entry()
		if loop = body.Front(); loop.Name() != "scf.for" || loop.Next() != body.Back() {
			break
		}
	}
	return nest
}

// tile divides the iterations of each loop into as many tiles as its size, makes the loop step over
// these, and moves the body of the innermost loop into loops over the iterations of a tile.
func tile(nest []*ir.Operation, sizes []int64) {
	tiles := make([]*ir.Value, len(nest))
	for i, loop := range nest {
		a := arithmetic{ir.NewBuilder(loop.Context()), loop.Location()}
		a.b.SetInsertionPoint(loop)
		length, step := a.op("arith.subi", loop.Operand(1), loop.Operand(0)), loop.Operand(2)
		less := a.op("arith.subi", step, a.constant(step.Type(), 1))
		trips := a.op("arith.divui", a.op("arith.addi", length, less), step)
		// ⌈trips / size⌉
		lessSize, size := a.constant(trips.Type(), sizes[i]-1), a.constant(trips.Type(), sizes[i])
		tiles[i] = a.op("arith.divui", a.op("arith.addi", trips, lessSize), size)
	}
	inner := make([]*ir.Operation, len(nest))
	target := nest[len(nest)-1]
	for i, loop := range nest {
		target = stripMine(loop, tiles[i], target)
		inner[i] = target
	}
	if hoistBetween(inner) {
		hoistBetween(nest)
	}
}

// stripMine multiplies the step of a loop by a number of iterations, and moves the body of a target in
// it, or of itself, into a loop over these. It returns the new loop.
func stripMine(loop *ir.Operation, iterations *ir.Value, target *ir.Operation) *ir.Operation {
	b := ir.NewBuilder(loop.Context())
	b.SetInsertionPoint(loop)
	step, iv := loop.Operand(2), loop.Region(0).Entry().Argument(0)
	loop.SetOperand(2, arithmetic{b, loop.Location()}.op("arith.muli", step, iterations))

	body := target.Region(0).Entry()
	var moved []*ir.Operation
	for op := body.Front(); op != body.Back(); op = op.Next() {
		moved = append(moved, op)
	}
	b.SetInsertionPoint(body.Back())
	a := arithmetic{b, target.Location()}
	upper := a.op("arith.minsi", loop.Operand(1), a.op("arith.addi", iv, loop.Operand(2)))
	made := b.Create(&ir.OperationState{Def: loop.Def(), Loc: a.loc, Operands: []*ir.Value{iv, upper, step}, Regions: []*ir.Region{ir.NewRegion()}})
	tile := made.Region(0).AppendBlock(ir.NewBlock())
	own := tile.AddArgument(iv.Type(), a.loc)
	yield := ir.Create(&ir.OperationState{Def: loop.Context().OpDef("scf.yield"), Loc: a.loc})
	tile.Append(yield)
	for _, op := range moved {
		op.MoveBefore(yield)
	}
	iv.ReplaceUsesIf(own, func(o *ir.Operand) bool { return o.Owner() != made && made.IsAncestor(o.Owner()) })
	return made
}

// hoistBetween moves the operations between the outermost of some nested loops and each inner one before
// the outermost. It stops at a loop where an operation cannot be moved, and reports whether it moved all
// of them.
func hoistBetween(loops []*ir.Operation) bool {
	for _, inner := range loops[1:] {
		if !hoistBefore(loops[0], inner) {
			return false
		}
	}
	return true
}

// hoistBefore moves the operations of a loop that are before another loop in its body out of it, except
// for other loops. It reports whether it moved all the others.
func hoistBefore(outer, inner *ir.Operation) bool {
	body := outer.Region(0).Entry()
	depends := dependents(body.Argument(0), inner)
	var moved []*ir.Operation
	all := true
	for op := body.Front(); op != body.Back() && op != inner; op = op.Next() {
		switch {
		case depends[op]:
			all = false
		case op.Name() == "scf.for":
		case op.NumRegions() > 0 || !ir.IsMemoryEffectFree(op):
			all = false
		default:
			moved = append(moved, op)
		}
	}
	for _, op := range moved {
		op.MoveBefore(outer)
	}
	return all
}

// dependents returns the operations that depend on a value, not through a loop.
func dependents(v *ir.Value, loop *ir.Operation) map[*ir.Operation]bool {
	set := map[*ir.Operation]bool{}
	options := analysis.SliceOptions{Filter: func(op *ir.Operation) bool { return op != loop }}
	for user := range v.Users() {
		if user == loop || set[user] {
			continue
		}
		set[user] = true
		for _, op := range analysis.ForwardSlice(user, options) {
			set[op] = true
		}
	}
	return set
}
