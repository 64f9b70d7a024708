package conversion_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// TestChecks checks that patterns which change the IR without the Rewriter are found, and no others.
func TestChecks(t *testing.T) {
	replaced := func(op *ir.Operation, r *conversion.Rewriter) bool {
		r.ReplaceWithOp(op, r.New(r.Context().OpDef("c.op"), nil, op.ResultTypes()))
		return true
	}
	user := func(op *ir.Operation) *ir.Operation { return op.Next() }
	tests := []struct {
		name, want string
		rollback   bool // the change is found only if it would have to be undone
		fails      bool // the pattern does not convert the operation
		convert    func(op *ir.Operation, r *conversion.Rewriter) bool
	}{
		{"correct", "", false, false, replaced},
		{"in place", "", false, false, func(op *ir.Operation, r *conversion.Rewriter) bool {
			r.SetAttr(user(op), "x", r.Context().UnitAttr())
			return replaced(op, r)
		}},
		{"moved", "", false, false, func(op *ir.Operation, r *conversion.Rewriter) bool {
			r.MoveAfter(user(op), user(op).Next())
			return replaced(op, r)
		}},
		{"inserted", "'a.op' op: 'c.more' op was inserted without the rewriter", false, false, func(op *ir.Operation, r *conversion.Rewriter) bool {
			b := ir.NewBuilder(r.Context())
			b.SetInsertionPoint(op)
			b.Create(&ir.OperationState{Def: r.Context().OpDef("c.more"), Loc: op.Location()})
			return replaced(op, r)
		}},
		{"modified", "'a.op' op: 'b.use' op was modified without the rewriter", true, false, func(op *ir.Operation, r *conversion.Rewriter) bool {
			user(op).SetAttr("x", r.Context().UnitAttr())
			return replaced(op, r)
		}},
		{"modified and failed", "'a.op' op: 'b.use' op was modified without the rewriter", true, true, func(op *ir.Operation, r *conversion.Rewriter) bool {
			user(op).SetAttr("x", r.Context().UnitAttr())
			return false
		}},
	}
	for _, test := range tests {
		for _, c := range []conversion.Config{{}, {NoRollback: true}} {
			module := parse(t, `%0 = "a.op"() : () -> i1
				"b.use"(%0) : (i1) -> ()
				"b.last"() : () -> ()`)
			module.Context().CheckRewrites = true
			target := conversion.NewTarget()
			target.LegalDialects("builtin", "b", "c")
			p := conversion.Pattern{Pattern: rewrite.Pattern{Name: "p", Root: "a.op", Benefit: 1},
				Convert: func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool { return test.convert(op, r) }}
			got := conversion.Partial(target, freeze(t, module.Context(), p), c, module).Error()
			want := test.want
			if c.NoRollback && test.rollback {
				want = ""
			}
			if !strings.Contains(got, want) || want == "" && got != "" {
				t.Errorf("%s, %t: %s", test.name, c.NoRollback, got)
			}
			if converted := strings.Contains(asm.String(module, asm.Options{}), "c.op"); want == "" && converted == test.fails {
				t.Errorf("%s, %t: the operation is converted: %t", test.name, c.NoRollback, converted)
			}
		}
	}
}
