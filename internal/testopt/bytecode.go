package main

import (
	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/pdl"
	"github.com/mica-ir/mica/rewrite"
)

// passes returns the test passes.
func (u upstream) passes() []opt.Pass {
	return []opt.Pass{
		{Name: "test-pdl-bytecode-pass", Help: "Test PDL ByteCode functionality", Anchor: "builtin.module", New: testBytecode},
		{Name: "test-pdll-pass", Help: "Test PDLL functionality", New: u.testPDLL},
		{Name: "test-greedy-patterns", Help: "Run test dialect patterns", New: u.testGreedy},
		{Name: "test-patterns", Help: "Run test dialect patterns", New: u.testGreedy},
		{Name: "test-strict-pattern-driver", Help: "Test strict mode of pattern driver", Anchor: "func.func", New: testStrict},
		{Name: "test-walk-pattern-rewrite-driver", Help: "Run test walk pattern rewrite driver", New: testWalk},
	}
}

// testBytecode applies the patterns of a nested module @patterns, which it removes, to a
// nested module @ir.
func testBytecode(*opt.PassOptions) opt.PassFunc {
	return func(module *ir.Operation, r *opt.PassRun) bool {
		patterns, body := ir.LookupSymbolIn(module, "patterns"), ir.LookupSymbolIn(module, "ir")
		for _, op := range []*ir.Operation{patterns, body} {
			if op == nil || op.Name() != "builtin.module" {
				return true
			}
		}
		patterns.Remove()
		compiled, diags := pdl.Compile(patterns, bytecodeNatives())
		*r.Diagnostics = append(*r.Diagnostics, diags...)
		if compiled == nil {
			return false
		}
		var set rewrite.Set
		set.AddMatcher(compiled)
		return applyGreedily(body, &set, rewrite.GreedyConfig{}, r)
	}
}

// applyGreedily applies a set to what is in an operation.
func applyGreedily(root *ir.Operation, set *rewrite.Set, c rewrite.GreedyConfig, r *opt.PassRun) bool {
	frozen, err := set.Freeze(root.Context(), rewrite.Filter{})
	if err != nil {
		r.Diagnostics.Add(&diag.Diagnostic{Message: err.Error(), Bare: true})
		return false
	}
	res := rewrite.ApplyGreedily(root, frozen, c)
	return r.Report(&res)
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
func (u upstream) testPDLL(*opt.PassOptions) opt.PassFunc {
	return func(root *ir.Operation, r *opt.PassRun) bool {
		tree := append(layers{dirOf(u.dir, "test/lib/Tools/PDLL")}, u.tree())
		set, diags := r.Context.Patterns(mica.FS(tree, "TestPDLL.pdll"))
		if *r.Diagnostics = append(*r.Diagnostics, diags...); set == nil {
			return false
		}
		return applyGreedily(root, set, rewrite.GreedyConfig{}, r)
	}
}
