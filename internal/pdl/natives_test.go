package pdl_test

import (
	"errors"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// testNatives has the functions that the reference's pass for testing has.
func testNatives() *rewrite.Natives {
	var n rewrite.Natives
	isTestOp := func(a rewrite.Arg) bool { return a.(*ir.Operation).Name() == "test.op" }
	n.RegisterConstraint("single_entity_constraint", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, isTestOp(args[0])
	})
	n.RegisterConstraint("multi_entity_constraint", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, isTestOp(args[1])
	})
	n.RegisterConstraint("multi_entity_var_constraint", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, len(args[0].([]*ir.Value)) == 2 && len(args[1].([]ir.Type)) == 2
	})
	success := func(f func(r *rewrite.Rewriter) rewrite.Arg) rewrite.ConstraintFunc {
		return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
			if args[0].(*ir.Operation).Name() != "test.success_op" {
				return nil, false
			}
			return []rewrite.Arg{f(r)}, true
		}
	}
	n.RegisterConstraint("op_constr_return_attr", success(func(r *rewrite.Rewriter) rewrite.Arg {
		return r.Context().StringAttr("test.success")
	}))
	n.RegisterConstraint("op_constr_return_type", success(func(r *rewrite.Rewriter) rewrite.Arg {
		return r.Context().F32()
	}))
	n.RegisterConstraint("op_constr_return_type_range", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		if args[0].(*ir.Operation).Name() != "test.success_op" {
			return nil, false
		}
		count, _ := args[1].(*ir.IntegerAttr).Value.Int64()
		var types []ir.Type
		for range count {
			types = append(types, r.Context().F32())
		}
		return []rewrite.Arg{types}, true
	})
	n.RegisterConstraint("returns_nothing", func(*rewrite.Rewriter, []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, true
	})
	n.RegisterConstraint("returns_type", func(r *rewrite.Rewriter, _ []rewrite.Arg) ([]rewrite.Arg, bool) {
		return []rewrite.Arg{r.Context().F32()}, true
	})
	n.RegisterRewrite("creator", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		r.Loc = args[0].(*ir.Operation).Location()
		return []rewrite.Arg{r.New(r.Context().OpDef("test.success"), nil, nil)}, nil
	})
	n.RegisterRewrite("var_creator", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		op := args[0].(*ir.Operation)
		return []rewrite.Arg{op.Operands(), op.OperandTypes()}, nil
	})
	n.RegisterRewrite("rewriter", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		op := args[0].(*ir.Operation)
		r.Loc = op.Location()
		r.New(r.Context().OpDef("test.success"), []*ir.Value{args[1].(*ir.Value)}, nil)
		r.Erase(op)
		return nil, nil
	})
	n.RegisterRewrite("fails", func(*rewrite.Rewriter, []rewrite.Arg) ([]rewrite.Arg, error) {
		return nil, errors.New("out of luck")
	})
	return &n
}
