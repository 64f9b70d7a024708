package rewrite_test

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

func TestCallbacks(t *testing.T) {
	ctx := ir.NewContext()
	pattern := func(name string, benefit int, applies bool) *rewrite.Pattern {
		return &rewrite.Pattern{Name: name, AnyOp: true, Benefit: benefit,
			MatchAndRewrite: func(*ir.Operation, *rewrite.Rewriter) bool { return applies }}
	}
	var set rewrite.Set
	set.Add(pattern("skipped", 5, true), pattern("fails", 4, false), pattern("refused", 3, true), pattern("applied", 2, true))
	var log []string
	a := rewrite.NewApplicator(freeze(t, ctx, &set))
	a.Callbacks = rewrite.Callbacks{
		CanApply:  func(p *rewrite.Pattern) bool { return p.Name != "skipped" },
		OnFailure: func(p *rewrite.Pattern) { log = append(log, "failure of "+p.Name) },
		OnSuccess: func(p *rewrite.Pattern) bool {
			log = append(log, "success of "+p.Name)
			return p.Name != "refused"
		},
	}
	op := ir.Create(&ir.OperationState{Def: ctx.OpDef("t.op"), Loc: ctx.UnknownLoc()})
	if p := a.MatchAndRewrite(op, rewrite.NewRewriter(ctx, nil)); p == nil || p.Name != "applied" {
		t.Errorf("%v was applied", p)
	}
	want := []string{"failure of fails", "success of refused", "failure of refused", "success of applied"}
	if !slices.Equal(log, want) {
		t.Errorf("got %q, want %q", log, want)
	}
}

// TestDebugOutput checks the output for patterns that are ignored, fail and are applied.
func TestDebugOutput(t *testing.T) {
	module := parse(t, "in.mlir", `"t.op"() : () -> ()`)
	var set rewrite.Set
	set.Add(&rewrite.Pattern{Name: "ignored", Root: "t.other", Benefit: rewrite.ImpossibleToMatch, MatchAndRewrite: func(*ir.Operation, *rewrite.Rewriter) bool { return true }},
		&rewrite.Pattern{Name: "fails", Root: "t.op", Benefit: 2, MatchAndRewrite: func(*ir.Operation, *rewrite.Rewriter) bool { return false }},
		&rewrite.Pattern{Name: "erases", Root: "t.op", Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.Erase(op)
			return true
		}})
	var log strings.Builder
	module.Context().Debug = func(kind string) io.Writer {
		if kind != "pattern-application" {
			return nil
		}
		return &log
	}
	rewrite.ApplyGreedily(module, freeze(t, module.Context(), &set), rewrite.GreedyConfig{})
	const want = `Ignoring pattern 't.other' because it is impossible to match or cannot lead to legal IR (by cost model)
Trying to match "fails"
"fails" result 0
Trying to match "erases"
"erases" result 1
// *** IR Dump After Pattern Application ***
module {
}


`
	if got := log.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestInitialize(t *testing.T) {
	ctx := ir.NewContext()
	failure := errors.New("no table")
	var calls int
	var set rewrite.Set
	set.Add(&rewrite.Pattern{Name: "p", AnyOp: true,
		Initialize:      func(*ir.Context) error { calls++; return failure },
		MatchAndRewrite: func(*ir.Operation, *rewrite.Rewriter) bool { return false }})
	if _, err := set.Freeze(ctx, rewrite.Filter{}); !errors.Is(err, failure) || calls != 1 {
		t.Errorf("%v after %d calls", err, calls)
	}
	if _, err := set.Freeze(ctx, rewrite.Filter{Disabled: []string{"p"}}); err != nil || calls != 1 {
		t.Errorf("%v after %d calls", err, calls)
	}
}
