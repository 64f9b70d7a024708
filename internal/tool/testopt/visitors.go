package main

import (
	"fmt"
	"iter"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// visitorPasses print the order in which walks visit operations, blocks and regions.
func visitorPasses() []*pass.Definition {
	module := pass.Anchor{Op: "builtin.module"}
	run := func(f func(r *pass.Run) error) func() pass.Pass { return func() pass.Pass { return pass.Func(f) } }
	return []*pass.Definition{
		{Name: "TestGenericIRVisitorPass", Argument: "test-generic-ir-visitors", Summary: "Test generic IR visitors.", New: run(testStages)},
		{Name: "TestGenericIRVisitorInterruptPass", Argument: "test-generic-ir-visitors-interrupt",
			Summary: "Test generic IR visitors with interrupts.", New: run(testInterruptedStages)},
		{Name: "TestGenericIRBlockVisitorInterruptPass", Argument: "test-generic-ir-block-visitors-interrupt", On: module,
			Summary: "Test generic IR visitors with interrupts, starting with Blocks.", New: run(testInterruptedBlocks)},
		{Name: "TestGenericIRRegionVisitorInterruptPass", Argument: "test-generic-ir-region-visitors-interrupt", On: module,
			Summary: "Test generic IR visitors with interrupts, starting with Regions.", New: run(testInterruptedRegions)},
		{Name: "TestIRVisitorsPass", Argument: "test-ir-visitors", Summary: "Test various visitors.", New: run(testVisitors)},
	}
}

// A stepper prints the steps of walks, which it counts.
type stepper struct {
	r *pass.Run
	n int
}

func (s *stepper) print(format string, args ...any) {
	fmt.Fprintf(s.r.Out, "step %d%s\n", s.n, fmt.Sprintf(format, args...))
	s.n++
}

func (s *stepper) visit(op *ir.Operation, at ir.WalkStage) {
	where := fmt.Sprintf("before region #%d", at.NextRegion())
	if at.IsBeforeAllRegions() {
		where = "before all regions"
	} else if at.IsAfterAllRegions() {
		where = "after all regions"
	}
	s.print(" op '%s' %s", op.Name(), where)
}

func (s *stepper) end(result ir.WalkResult) {
	if result == ir.Interrupt {
		s.print(" walk was interrupted")
	}
}

// onlyTwoRegions restricts a walk to operations of one name.
func onlyTwoRegions(f func(*ir.Operation, ir.WalkStage) ir.WalkResult) func(*ir.Operation, ir.WalkStage) ir.WalkResult {
	return func(op *ir.Operation, at ir.WalkStage) ir.WalkResult {
		if op.Name() != "test.two_region_op" {
			return ir.Advance
		}
		return f(op, at)
	}
}

func testStages(r *pass.Run) error {
	r.PreserveAll()
	s := stepper{r: r}
	visit := func(op *ir.Operation, at ir.WalkStage) ir.WalkResult {
		s.visit(op, at)
		return ir.Advance
	}
	ir.WalkStages(r.Op, visit)
	ir.WalkStages(r.Op, onlyTwoRegions(visit))
	return nil
}

func testInterruptedStages(r *pass.Run) error {
	r.PreserveAll()
	s := stepper{r: r}
	visit := func(op *ir.Operation, at ir.WalkStage) ir.WalkResult {
		for _, result := range []ir.WalkResult{ir.Interrupt, ir.Skip} {
			name := "skip"
			if result == ir.Interrupt {
				name = "interrupt"
			}
			after, isIndex := op.Attr(name + "_after_region").(*ir.IntegerAttr)
			if isTrue(op, name+"_before_all") && at.IsBeforeAllRegions() || isTrue(op, name+"_after_all") && at.IsAfterAllRegions() ||
				isIndex && at.IsAfterRegion(int(after.Int64())) {
				return result
			}
		}
		s.visit(op, at)
		return ir.Advance
	}
	s.end(ir.WalkStages(r.Op, visit))
	s.end(ir.WalkStages(r.Op, onlyTwoRegions(visit)))
	return nil
}

func isTrue(op *ir.Operation, name string) bool {
	b, ok := op.Attr(name).(*ir.IntegerAttr)
	return ok && b == op.Context().BoolAttr(true)
}

// interrupts reports whether one of the operations interrupts the walk.
func interrupts(ops iter.Seq[*ir.Operation]) bool {
	for op := range ops {
		if _, ok := op.Attr("interrupt").(*ir.IntegerAttr); ok {
			return true
		}
	}
	return false
}

func testInterruptedBlocks(r *pass.Run) error {
	r.PreserveAll()
	s := stepper{r: r}
	s.end(ir.WalkBlocks(r.Op, ir.PostOrder, ir.Forward, func(b *ir.Block) ir.WalkResult {
		if interrupts(b.Ops()) {
			return ir.Interrupt
		}
		s.print("")
		return ir.Advance
	}))
	return nil
}

func testInterruptedRegions(r *pass.Run) error {
	r.PreserveAll()
	s := stepper{r: r}
	s.end(ir.WalkRegions(r.Op, ir.PostOrder, ir.Forward, func(region *ir.Region) ir.WalkResult {
		if interrupts(region.Ops()) {
			return ir.Interrupt
		}
		s.print("")
		return ir.Advance
	}))
	return nil
}

// testVisitors prints walks of all kinds, and, in copies, erases the visited operations and
// blocks.
func testVisitors(r *pass.Run) error {
	v := visitors{r}
	v.walk(r.Op)
	v.walkMarked(r.Op)
	v.eraseOrSkip(r.Op)
	v.eraseAll(r.Op)
	return nil
}

type visitors struct{ r *pass.Run }

func (v visitors) title(format string, args ...any) { fmt.Fprintf(v.r.Out, format+"\n", args...) }

func (v visitors) regionText(r *ir.Region) string {
	return fmt.Sprintf("region %d from operation '%s'", r.Index(), r.ParentOp().Name())
}

func (v visitors) blockText(b *ir.Block) string {
	return fmt.Sprintf("block ^bb%d from %s", blockNumber(b), v.regionText(b.Parent()))
}

func (v visitors) op(op *ir.Operation) ir.WalkResult {
	v.title("Visiting op '%s'", op.Name())
	return ir.Advance
}

func (v visitors) block(b *ir.Block) ir.WalkResult {
	v.title("Visiting %s", v.blockText(b))
	return ir.Advance
}

func (v visitors) region(r *ir.Region) ir.WalkResult {
	v.title("Visiting %s", v.regionText(r))
	return ir.Advance
}

// three walks over operations, blocks and regions.
func (v visitors) three(name string, root *ir.Operation, order ir.WalkOrder, it ir.Iteration) {
	v.title("Op %s visits", name)
	ir.WalkOps(root, order, it, v.op)
	v.title("Block %s visits", name)
	ir.WalkBlocks(root, order, it, v.block)
	v.title("Region %s visits", name)
	ir.WalkRegions(root, order, it, v.region)
}

func (v visitors) walk(root *ir.Operation) {
	v.three("pre-order", root, ir.PreOrder, ir.Forward)
	v.three("post-order", root, ir.PostOrder, ir.Forward)
	v.three("reverse post-order", root, ir.PostOrder, ir.Reverse)
	for op := range ir.All(root, ir.PostOrder) {
		if _, ok := op.Def().Interface("FunctionOpInterface"); ok {
			v.three("forward dominance post-order", op, ir.PostOrder, ir.ForwardDominance)
			v.three("reverse dominance post-order", op, ir.PostOrder, ir.ReverseDominance)
		}
	}
}

// walkMarked starts walks at blocks and regions of marked operations.
func (v visitors) walkMarked(root *ir.Operation) {
	orders := []ir.WalkOrder{ir.PreOrder, ir.PostOrder}
	names := []string{"pre-order", "post-order"}
	for i, order := range orders {
		v.title("Invoke block %s visits on blocks", names[i])
		for op := range ir.All(root, ir.PostOrder) {
			if op.Attr("walk_blocks") == nil {
				continue
			}
			for r := range op.Regions() {
				for b := range r.Blocks() {
					around(order, func() { v.block(b) }, func() { ir.WalkInnerBlocks(b, order, ir.Forward, v.block) })
				}
			}
		}
	}
	for i, order := range orders {
		v.title("Invoke region %s visits on region", names[i])
		for op := range ir.All(root, ir.PostOrder) {
			if op.Attr("walk_regions") == nil {
				continue
			}
			for r := range op.Regions() {
				around(order, func() { v.region(r) }, func() { ir.WalkInnerRegions(r, order, ir.Forward, v.region) })
			}
		}
	}
}

// around calls visit before or after inner.
func around(order ir.WalkOrder, visit, inner func()) {
	if order == ir.PreOrder {
		visit()
	}
	inner()
	if order == ir.PostOrder {
		visit()
	}
}

func isModule(op *ir.Operation) bool { return op != nil && op.Name() == "builtin.module" }

func (v visitors) eraseOp(op *ir.Operation) {
	v.title("Erasing op '%s'", op.Name())
	op.DropAllUses()
	op.Erase()
}

func (v visitors) eraseBlock(b *ir.Block) ir.WalkResult {
	if !b.HasNoPredecessors() {
		v.title("Cannot erase %s, still has uses", v.blockText(b))
		return ir.Advance
	}
	v.title("Erasing %s", v.blockText(b))
	b.Erase()
	return ir.Skip
}

// eraseOrSkip erases the operations and blocks that a walk visits, and skips their contents,
// except for modules and the operations and blocks directly in them.
func (v visitors) eraseOrSkip(root *ir.Operation) {
	op := func(op *ir.Operation) ir.WalkResult {
		if isModule(op) || isModule(op.ParentOp()) {
			return ir.Advance
		}
		v.eraseOp(op)
		return ir.Skip
	}
	block := func(b *ir.Block) ir.WalkResult {
		if isModule(b.ParentOp()) || isModule(b.ParentOp().ParentOp()) {
			return ir.Advance
		}
		return v.eraseBlock(b)
	}
	for i, order := range []ir.WalkOrder{ir.PreOrder, ir.PostOrder} {
		name := []string{"pre-order", "post-order"}[i]
		v.title("Op %s erasures (skip)", name)
		c := root.Clone(ir.NewMapping())
		ir.WalkOps(c, order, ir.Forward, op)
		c.Erase()
		v.title("Block %s erasures (skip)", name)
		c = root.Clone(ir.NewMapping())
		ir.WalkBlocks(c, order, ir.Forward, block)
		c.Erase()
	}
}

// eraseAll erases all that a walk visits, from within.
func (v visitors) eraseAll(root *ir.Operation) {
	v.title("Op post-order erasures (no skip)")
	ir.WalkOps(root.Clone(ir.NewMapping()), ir.PostOrder, ir.Forward, func(op *ir.Operation) ir.WalkResult {
		v.eraseOp(op)
		return ir.Advance
	})
	v.title("Block post-order erasures (no skip)")
	c := root.Clone(ir.NewMapping())
	ir.WalkBlocks(c, ir.PostOrder, ir.Forward, v.eraseBlock)
	c.Erase()
}
