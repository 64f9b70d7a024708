package pass_test

import (
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A count is an analysis that is valid as long as names are preserved.
type count struct{ ops int }

func (*count) IsInvalidated(p pass.Preserved) bool {
	return !p.PreservesAll() && !pass.Preserves[names](p)
}

type names struct{}

func newCount(op *ir.Operation) *count {
	n := 0
	for range ir.All(op, ir.PreOrder) {
		n++
	}
	return &count{n}
}

// TestAnalyses tests which analyses passes find.
func TestAnalyses(t *testing.T) {
	ctx, _ := mica.NewContext(mica.Config{Dialects: []*dialect.Natives{funcs.Natives()}})
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", "func.func private @f()")))
	m := pass.NewManager(ctx.IR(), "builtin.module")
	check := func(want bool) pass.Func {
		return func(r *pass.Run) error {
			if _, ok := pass.CachedAnalysis[*count](r, r.Op); ok != want {
				t.Errorf("there is an analysis: %t", ok)
			}
			if got := pass.Analysis(r, newCount).ops; got != 2 {
				t.Errorf("%d operations", got)
			}
			pass.Preserve[names](r)
			return nil
		}
	}
	m.Add(check(false))
	m.Add(check(true))
	m.Nest("func.func").Add(pass.Func(func(r *pass.Run) error {
		if _, ok := pass.CachedParentAnalysis[*count](r, r.Op.ParentOp()); !ok {
			t.Error("the analysis of the module is lost")
		}
		return nil
	}))
	m.Add(check(false)) // the adaptor preserves nothing
	if err := m.Run(module); err != nil {
		t.Error(err)
	}
}
