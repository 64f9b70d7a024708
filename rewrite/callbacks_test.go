package rewrite_test

import (
	"errors"
	"slices"
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
