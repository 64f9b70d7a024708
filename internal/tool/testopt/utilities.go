package main

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// utilityPasses test patterns and functions of the product one by one.
func utilityPasses() []*pass.Definition {
	return []*pass.Definition{
		{Name: "CommutativityUtils", Argument: "test-commutativity-utils", Summary: "Test the functionality of the commutativity utility",
			On: pass.Anchor{Op: "func.func"}, New: func() pass.Pass { return pass.Func(testCommutativity) }},
		{Name: "TestSelectiveReplacementPatternDriver", Argument: "test-pattern-selective-replacement",
			Summary: "Test selective replacement in the PatternRewriter", New: func() pass.Pass { return pass.Func(testSelectiveReplacement) }},
		{Name: "TestRewriteDynamicOpDriver", Argument: "test-rewrite-dynamic-op", Summary: "Test rewritting on dynamic operations",
			New: func() pass.Pass { return pass.Func(testDynamicOp) }},
		{Name: "TestOperationEqualPass", Argument: "test-operations-equality", Summary: "Test operations equality.",
			On: pass.Anchor{Op: "builtin.module"}, New: func() pass.Pass { return pass.Func(testEquality) }},
		{Name: "TestTraitFolder", Argument: "test-trait-folder", Summary: "Run trait folding", On: pass.Anchor{Op: "func.func"},
			New: func() pass.Pass {
				return pass.Func(func(r *pass.Run) error { return applyIgnoringLimits(r.Op, &rewrite.Set{}) })
			}},
	}
}

func testCommutativity(r *pass.Run) error {
	var set rewrite.Set
	set.Add(transforms.SortCommutativeOperands())
	return applyIgnoringLimits(r.Op, &set)
}

// applyIgnoringLimits applies a set; that the limits are reached is no error.
func applyIgnoringLimits(root *ir.Operation, set *rewrite.Set) error {
	frozen, err := set.Freeze(root.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	rewrite.ApplyGreedily(root, frozen, rewrite.GreedyConfig{})
	return nil
}

// testSelectiveReplacement replaces a cast with its first operand in terminators, and with
// the second one elsewhere.
func testSelectiveReplacement(r *pass.Run) error {
	var set rewrite.Set
	set.Add(pattern("test.cast", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if op.NumOperands() != 2 {
			return false
		}
		r.ReplaceUsesIf(op.Result(0), op.Operand(0), func(o *ir.Operand) bool { return o.Owner().Has(ir.IsTerminator) })
		r.Replace(op, op.Operand(1))
		return true
	}))
	return applyIgnoringLimits(r.Op, &set)
}

// testDynamicOp converts operations that C++ registers without a definition.
func testDynamicOp(r *pass.Run) error {
	var set rewrite.Set
	conversion.Add(&set, plain("test.dynamic_one_operand_two_results", func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.ReplaceWithOp(op, r.New(r.Context().OpDef("test.dynamic_generic"), op.Operands(), op.ResultTypes(), op.Attrs()...))
		return true
	}))
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	target := conversion.NewTarget()
	target.IllegalOps("test.dynamic_one_operand_two_results")
	target.LegalOps("test.dynamic_generic")
	if diags := conversion.Partial(target, frozen, conversion.Config{}, r.Op); diags.HasErrors() {
		r.Report(diags)
		return pass.ErrFailed
	}
	return nil
}

// testEquality prints whether the two operations of a module are equivalent.
func testEquality(r *pass.Run) error {
	body := r.Op.Region(0).Entry()
	count := 0
	for range body.Ops() {
		count++
	}
	if count != 2 {
		r.Errorf(r.Op, "expected 2 top-level ops in the module, got %d", count)
		return pass.ErrFailed
	}
	first, last := body.Front(), body.Back()
	e := ir.Equivalence{IgnoreLocations: first.Attr("strict_loc_check") == nil, IgnoreOrder: true}
	verdict := "compares NOT equals!"
	if e.Equal(first, last) {
		verdict = "compares equals."
	}
	fmt.Fprintf(r.Out, "%s with attr %s %s\n", first.Name(), r.Context().DictionaryAttr(first.Attrs()), verdict)
	return nil
}
