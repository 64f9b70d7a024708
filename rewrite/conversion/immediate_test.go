package conversion_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// written is a listener that writes the notifications that it receives.
type written struct {
	rewrite.NopListener
	b strings.Builder
}

func (w *written) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	if from.IsSet() {
		fmt.Fprintf(&w.b, "moved %s\n", op.Name())
		return
	}
	fmt.Fprintf(&w.b, "inserted %s\n", op.Name())
}

func (w *written) OperationModified(op *ir.Operation) { fmt.Fprintf(&w.b, "modified %s\n", op.Name()) }

func (w *written) OperationErased(op *ir.Operation) { fmt.Fprintf(&w.b, "erased %s\n", op.Name()) }

// TestNoRollback checks the IR and the notifications that patterns and listeners see
// without rollback.
func TestNoRollback(t *testing.T) {
	module := parse(t, `
		%0 = "a.op"() : () -> i1
		"a.use"(%0) : (i1) -> ()
		"a.other"(%0) : (i1) -> ()`)
	ctx := module.Context()
	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) { return ctx.IntegerType(8), true })
	op := conversion.NewPattern("a.op", types, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
		parent := op.Block()
		r.ReplaceWithOp(op, r.New(ctx.OpDef("c.op"), nil, []ir.Type{ctx.IntegerType(8)}))
		if op.Block() != nil || parent.Front().Name() != "c.op" {
			t.Error("the operation is still there")
		}
		return true
	})
	use := conversion.NewPattern("a.use", types, func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		if def := operands[0].DefiningOp(); def.Name() != "c.op" {
			t.Errorf("the operand is of %s", def.Name())
		}
		r.ReplaceWithOp(op, r.New(ctx.OpDef("c.use"), operands, nil))
		return true
	})
	target := conversion.NewTarget()
	target.LegalDialects("builtin", "c")
	var l written
	config := conversion.Config{NoRollback: true, KeepCasts: true, Listener: &l}
	if diags := conversion.Partial(target, freeze(t, ctx, op, use), config, module); diags.HasErrors() {
		t.Fatal(diags)
	}
	const want = `module {
  %0 = "c.op"() : () -> i8
  %1 = unrealized_conversion_cast %0 : i8 to i1
  "c.use"(%0) : (i8) -> ()
  "a.other"(%1) : (i1) -> ()
}`
	if got := asm.String(module, asm.Options{}); got != want {
		t.Errorf("got\n%s", got)
	}
	const notified = "inserted c.op\nmodified a.use\nmodified a.other\nerased a.op\ninserted c.use\nerased a.use\n"
	if got := l.b.String(); got != notified && got != strings.Replace(notified, "modified a.use\nmodified a.other", "modified a.other\nmodified a.use", 1) {
		t.Errorf("the listener was notified of\n%s", got)
	}
}

// TestNoRollbackFails checks the errors about changes that would have to be undone.
func TestNoRollbackFails(t *testing.T) {
	modify := conversion.NewPattern("a.op", nil, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
		r.SetAttr(op, "changed", r.Context().UnitAttr())
		return false
	})
	nothing := conversion.NewPattern("a.op", nil, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
		m := r.StartModification(op)
		op.SetAttr("changed", r.Context().UnitAttr())
		m.Cancel()
		return false
	})
	some := conversion.NewPattern("a.op", nil, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
		n := r.New(r.Context().OpDef("c.op"), nil, op.ResultTypes())
		r.ReplaceUsesIf(op.Result(0), n.Result(0), func(u *ir.Operand) bool { return u.Owner().Name() == "c.use" })
		r.SetAttr(op, "legal", r.Context().UnitAttr())
		return true
	})
	undeclared := func(root, to string) conversion.Pattern {
		p := becomes(root, to, 1)
		p.Generated = nil // or the pattern would not be tried
		return p
	}
	for _, test := range []struct {
		name    string
		pattern conversion.Pattern
		want    string
	}{
		{"changed and failed", modify, "pattern 'a.op' returned failure but IR did change"},
		{"canceled and failed", nothing, "failed to legalize operation 'a.op' that was explicitly marked illegal"},
		{"not legal", undeclared("a.op", "a.new"), "pattern 'a.op to a.new' produced IR that could not be legalized. new ops: {a.new}, modified ops: {}"},
		{"chain", undeclared("a.op", "a.one"), "pattern 'a.one to a.two' produced IR that could not be legalized. new ops: {a.two}, modified ops: {}"},
		{"some uses", some, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			module := parse(t, `
				%0 = "a.op"() : () -> i1
				"c.use"(%0) : (i1) -> ()
				"c.other"(%0) : (i1) -> ()`)
			target := conversion.NewTarget()
			target.LegalDialects("builtin", "c")
			target.IllegalDialects("a")
			target.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(op.Attr("legal") != nil) }, "a.op")
			patterns := freeze(t, module.Context(), test.pattern, undeclared("a.one", "a.two"))
			for _, analyze := range []bool{true, false} {
				before := ir.NewFingerprint(module, true)
				f := conversion.Partial
				if analyze {
					f = conversion.Analysis
				}
				diags := f(target, patterns, conversion.Config{NoRollback: true}, module)
				got := ""
				if len(diags) > 0 {
					_, got, _ = strings.Cut(diags[0].Error(), "error: ")
				}
				want := test.want
				if analyze && strings.HasPrefix(want, "failed") {
					want = ""
				}
				if len(diags) > 1 || got != want {
					t.Errorf("analysis %v: got %v, want %s", analyze, diags, want)
				}
				if analyze && ir.NewFingerprint(module, true) != before {
					t.Error("the analysis has changed the IR")
				}
			}
			if test.name == "some uses" {
				const want = "module {\n  %0 = \"c.op\"() : () -> i1\n  %1 = \"a.op\"() {legal} : () -> i1\n  \"c.use\"(%0) : (i1) -> ()\n  \"c.other\"(%1) : (i1) -> ()\n}"
				if got := asm.String(module, asm.Options{}); got != want {
					t.Errorf("got\n%s", got)
				}
			}
		})
	}
}
