package main

import (
	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
	"github.com/mica-ir/mica/rewrite"
)

// passes returns the test passes.
func (u upstream) passes() []*pass.Definition {
	module, function := pass.Anchor{Op: "builtin.module"}, pass.Anchor{Op: "func.func"}
	greedy := func() pass.Pass { return &testGreedy{tree: u.tree()} }
	list := []*pass.Definition{
		{Name: "TestPDLByteCodePass", Argument: "test-pdl-bytecode-pass", Summary: "Test PDL ByteCode functionality", On: module,
			New: func() pass.Pass { return pass.Func(testBytecode) }},
		{Name: "TestPDLLPass", Argument: "test-pdll-pass", Summary: "Test PDLL functionality", New: func() pass.Pass { return pass.Func(u.testPDLL) }},
		{Name: "TestGreedyPatternDriver", Argument: "test-greedy-patterns", Summary: "Run test dialect patterns", New: greedy},
		{Name: "TestGreedyPatternDriver", Argument: "test-patterns", Summary: "Run test dialect patterns", New: greedy},
		{Name: "TestStrictPatternDriver", Argument: "test-strict-pattern-driver", Summary: "Test strict mode of pattern driver", On: function,
			New: func() pass.Pass { return &testStrict{} }},
		{Name: "TestWalkPatternDriver", Argument: "test-walk-pattern-rewrite-driver", Summary: "Run test walk pattern rewrite driver",
			New: func() pass.Pass { return &testWalk{} }},
		{Name: "TestConstantFold", Argument: "test-single-fold", Summary: "Test to fold operations once", On: function,
			New: func() pass.Pass { return pass.Func(testSingleFold) }},
		{Name: "TestMakeIsolatedFromAbovePass", Argument: "test-make-isolated-from-above", Summary: "Test making a region isolated from above", On: function,
			New: func() pass.Pass { return &testIsolate{} }},
		{Name: "TestComposeSubViewPass", Argument: "test-compose-subview", Summary: "Test combining composed subviews", On: function,
			New: func() pass.Pass { return pass.Func(testComposeSubview) }},
	}
	list = append(list, managerPasses()...)
	list = append(list, utilityPasses()...)
	list = append(list, analysisPasses()...)
	list = append(list, dataFlowPasses()...)
	list = append(list, visitorPasses()...)
	list = append(list, functionPasses()...)
	list = append(list, printPasses()...)
	list = append(list, structurePasses()...)
	list = append(list, diagnosticPasses()...)
	list = append(list, loopPasses()...)
	list = append(list, u.legalizePasses()...)
	list = append(list, roundtripPasses()...)
	list = append(list, lazyPasses()...)
	for _, d := range list {
		d.Complete()
	}
	return list
}

// testBytecode applies the patterns of a nested module @patterns, which it removes, to a
// nested module @ir.
func testBytecode(r *pass.Run) error {
	patterns, body := ir.LookupSymbolIn(r.Op, "patterns"), ir.LookupSymbolIn(r.Op, "ir")
	for _, op := range []*ir.Operation{patterns, body} {
		if op == nil || op.Name() != "builtin.module" {
			return nil
		}
	}
	patterns.Remove()
	compiled, diags := pdl.Compile(patterns, bytecodeNatives())
	r.Report(diags)
	if compiled == nil {
		return pass.ErrFailed
	}
	var set rewrite.Set
	set.AddMatcher(compiled)
	return applyGreedily(body, &set, rewrite.GreedyConfig{}, r)
}

// applyGreedily applies a set of patterns to the operations nested in root.
func applyGreedily(root *ir.Operation, set *rewrite.Set, c rewrite.GreedyConfig, r *pass.Run) error {
	frozen, err := set.Freeze(root.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	res := rewrite.ApplyGreedily(root, frozen, c)
	return transforms.Check(r, &res)
}

// bytecodeNatives are the native functions of test-pdl-bytecode-pass.
func bytecodeNatives() *rewrite.Natives {
	var n rewrite.Natives
	isCalled := func(a rewrite.Arg, name string) bool { return a.(*ir.Operation).Name() == name }
	n.RegisterConstraint("single_entity_constraint", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, isCalled(args[0], "test.op")
	})
	n.RegisterConstraint("multi_entity_constraint", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, isCalled(args[1], "test.op")
	})
	n.RegisterConstraint("multi_entity_var_constraint", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, len(args[0].([]*ir.Value)) == 2 && len(args[1].([]ir.Type)) == 2
	})
	// These hold for one operation only, and return something.
	returns := func(name string, result func(r *rewrite.Rewriter, args []rewrite.Arg) rewrite.Arg) {
		n.RegisterConstraint(name, func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
			if !isCalled(args[0], "test.success_op") {
				return nil, false
			}
			return []rewrite.Arg{result(r, args)}, true
		})
	}
	returns("op_constr_return_attr", func(r *rewrite.Rewriter, _ []rewrite.Arg) rewrite.Arg {
		return r.Context().StringAttr("test.success")
	})
	returns("op_constr_return_type", func(r *rewrite.Rewriter, _ []rewrite.Arg) rewrite.Arg {
		return r.Context().F32()
	})
	returns("op_constr_return_type_range", func(r *rewrite.Rewriter, args []rewrite.Arg) rewrite.Arg {
		count, _ := args[1].(*ir.IntegerAttr).Value.Int64()
		types := []ir.Type{}
		for range count {
			types = append(types, r.Context().F32())
		}
		return types
	})
	success := func(r *rewrite.Rewriter, op *ir.Operation, operands ...*ir.Value) *ir.Operation {
		r.Loc = op.Location()
		return r.New(r.Context().OpDef("test.success"), operands, nil)
	}
	n.RegisterRewrite("creator", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		return []rewrite.Arg{success(r, args[0].(*ir.Operation))}, nil
	})
	n.RegisterRewrite("var_creator", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		op := args[0].(*ir.Operation)
		return []rewrite.Arg{op.Operands(), op.OperandTypes()}, nil
	})
	n.RegisterRewrite("type_creator", func(r *rewrite.Rewriter, _ []rewrite.Arg) ([]rewrite.Arg, error) {
		return []rewrite.Arg{r.Context().F32()}, nil
	})
	n.RegisterRewrite("str_creator", func(r *rewrite.Rewriter, _ []rewrite.Arg) ([]rewrite.Arg, error) {
		return []rewrite.Arg{r.Context().StringAttr("test.str")}, nil
	})
	n.RegisterRewrite("rewriter", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		op := args[0].(*ir.Operation)
		success(r, op, args[1].(*ir.Value))
		r.Erase(op)
		return nil, nil
	})
	return &n
}

// testPDLL applies the rules of a PDLL file of the sources.
func (u upstream) testPDLL(r *pass.Run) error {
	tree := append(layers{dirOf(u.dir, "test/lib/Tools/PDLL")}, u.tree())
	set, diags := mica.ContextOf(r.Context()).Patterns(mica.FS(tree, "TestPDLL.pdll"))
	r.Report(diags)
	if set == nil {
		return pass.ErrFailed
	}
	return applyGreedily(r.Op, set, rewrite.GreedyConfig{}, r)
}
