package history_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/history"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
	"github.com/mica-ir/mica/source"
)

// A list is a sink that lists steps.
type list struct{ steps []string }

func (l *list) Step(s *history.Step, c *history.Changes) {
	l.steps = append(l.steps, fmt.Sprint(s.Number, " ", s, " ", len(c.Made)))
}
func (l *list) Tried(*action.Action, bool)      {}
func (l *list) Failed(*rewrite.Pattern, string) {}
func (l *list) Text(op *ir.Operation) string    { return op.Name() }

// observed runs f while a history follows the module.
func observed(t *testing.T, sink history.Sink, f func(ctx *ir.Context, module *ir.Operation)) (*history.History, *ir.Operation) {
	t.Helper()
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	module, errs := asm.Parse(ctx, source.NewFile("in.mlir", []byte("\"t.a\"() : () -> ()\n")), asm.ParseOptions{})
	if module == nil {
		t.Fatal(errs)
	}
	h := history.New(sink)
	h.Follow(module)
	action.Handle(ctx, h)
	rewrite.Observe(ctx, &rewrite.Observation{Listener: h})
	f(ctx, module)
	return h, module
}

// TestUndone checks that a pattern whose result a conversion cannot make legal has made nothing.
func TestUndone(t *testing.T) {
	become := func(name string) func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		return func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
			r.ReplaceWithOp(op, r.Op(name).MustBuild())
			return true
		}
	}
	sink := &list{}
	h, module := observed(t, sink, func(ctx *ir.Context, module *ir.Operation) {
		var set rewrite.Set
		add := func(name, root, to string, benefit int) {
			conversion.Add(&set, conversion.Pattern{Pattern: rewrite.Pattern{Name: name, Root: root, Benefit: benefit}, Convert: become(to)})
		}
		add("Bad", "t.a", "t.illegal", 3)
		add("Good", "t.a", "t.b", 1)
		add("Then", "t.b", "t.c", 1)
		frozen, err := set.Freeze(ctx, rewrite.Filter{})
		if err != nil {
			t.Fatal(err)
		}
		target := conversion.NewTarget()
		target.IllegalOps("t.a", "t.b", "t.illegal")
		target.LegalOps("t.c")
		if l := conversion.Partial(target, frozen, conversion.Config{}, module); l.HasErrors() {
			t.Fatal(l)
		}
	})
	op := module.Region(0).Entry().Front()
	if got := h.MadeBy(op).Chain(); op.Name() != "t.c" || got != "by Then at in.mlir:1, from Good at in.mlir:1" {
		t.Errorf("%s was made %s", op.Name(), got)
	}
	if want := []string{"1 Good 1", "2 Then 1"}; !slices.Equal(sink.steps, want) {
		t.Errorf("the steps are %q, not %q", sink.steps, want)
	}
}
