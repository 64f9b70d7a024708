package pdl_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

const renames = `
	pdl.pattern @one : benefit(1) {
	  %op = pdl.operation "t.a"
	  pdl.rewrite %op {
	    %new = pdl.operation "t.one"
	    pdl.replace %op with %new
	  }
	}
	pdl.pattern @two : benefit(2) {
	  %op = pdl.operation "t.a"
	  pdl.rewrite %op {
	    %new = pdl.operation "t.two"
	    pdl.replace %op with %new
	  }
	}
`

// TestMergedByBenefit applies patterns of a module and one in Go to one operation.
func TestMergedByBenefit(t *testing.T) {
	for _, c := range []struct {
		benefit  int // of the pattern in Go
		disabled string
		model    func(*rewrite.Pattern) int
		want     string
	}{
		{benefit: 0, want: "t.two"},
		{benefit: 1, want: "t.two"},
		{benefit: 2, want: "t.go"}, // Go goes first at the same benefit
		{benefit: 1, disabled: "two", want: "t.go"},
		{benefit: 0, disabled: "two", want: "t.one"},
		{benefit: 0, disabled: "two one", want: "t.go"},
		{benefit: 2, want: "t.one", model: func(p *rewrite.Pattern) int {
			if p.Name == "one" {
				return 7
			}
			return p.Benefit
		}},
	} {
		ctx := newContext(t)
		patterns, diags := parse(ctx, "patterns", renames)
		if patterns == nil {
			t.Fatal(golden.Render(diags))
		}
		compiled, diags := pdl.Compile(patterns, nil)
		if compiled == nil {
			t.Fatal(golden.Render(diags))
		}
		var set rewrite.Set
		set.AddMatcher(compiled)
		set.Add(&rewrite.Pattern{Name: "go", Root: "t.a", Benefit: c.benefit, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.ReplaceWithNew(op, r.Context().OpDef("t.go"), nil)
			return true
		}})
		frozen, err := set.Freeze(ctx, rewrite.Filter{Disabled: strings.Fields(c.disabled)})
		if err != nil {
			t.Fatal(err)
		}
		a := rewrite.NewApplicator(frozen)
		if c.model != nil {
			a.ApplyCostModel(c.model)
		}
		module, _ := parse(ctx, "in", `"t.a"() : () -> ()`)
		body := module.Region(0).Entry()
		a.MatchAndRewrite(body.Front(), rewrite.NewRewriter(ctx, nil))
		if got := body.Front().Name(); got != c.want {
			t.Errorf("%+v: got %s", c, got)
		}
	}
}

// TestSharedByGoroutines applies one set to several functions at once.
func TestSharedByGoroutines(t *testing.T) {
	ctx := newContext(t)
	patterns, _ := parse(ctx, "patterns", renames)
	compiled, diags := pdl.Compile(patterns, nil)
	if compiled == nil {
		t.Fatal(golden.Render(diags))
	}
	var set rewrite.Set
	set.AddMatcher(compiled)
	frozen := freeze(t, ctx, &set)
	module, _ := parse(ctx, "in", strings.Repeat("module {\n"+strings.Repeat("\"t.a\"() : () -> ()\n", 50)+"}\n", 8))
	var wait sync.WaitGroup
	for op := range module.Region(0).Ops() {
		wait.Go(func() { rewrite.ApplyGreedily(op, frozen, rewrite.GreedyConfig{}) })
	}
	wait.Wait()
	if n := strings.Count(asm.String(module, asm.Options{}), "t.two"); n != 400 {
		t.Errorf("%d operations were rewritten, want 400", n)
	}
}
