package rewrite_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// recorder logs the notifications that it receives.
type recorder struct {
	rewrite.NopListener
	lines []string
}

func (l *recorder) add(format string, args ...any) {
	l.lines = append(l.lines, fmt.Sprintf(format, args...))
}

func (l *recorder) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	l.add("insert %s, moved %t", op.Name(), from.IsSet())
}
func (l *recorder) BlockInserted(*ir.Block, *ir.Region, *ir.Block) { l.add("insert block") }
func (l *recorder) BlockErased(*ir.Block)                          { l.add("erase block") }
func (l *recorder) OperationModified(op *ir.Operation)             { l.add("modify %s", op.Name()) }
func (l *recorder) OperationErased(op *ir.Operation)               { l.add("erase %s", op.Name()) }
func (l *recorder) OperationReplaced(op *ir.Operation, values []*ir.Value) {
	l.add("replace %s with %d", op.Name(), len(values))
}
func (l *recorder) PatternBegin(p *rewrite.Pattern, op *ir.Operation) {
	l.add("begin %s at %s", p.Name, op.Name())
}
func (l *recorder) PatternEnd(p *rewrite.Pattern, applied bool) { l.add("end %s, %t", p.Name, applied) }
func (l *recorder) MatchFailed(_ *ir.Operation, reason string)  { l.add("failed: %s", reason) }
func (l *recorder) WantsReasons() bool                          { return true }

func TestListener(t *testing.T) {
	module := parse(t, "in.mlir", `
		%0 = "toy.source"() : () -> i1
		%1 = "toy.inline"(%0) ({
		^bb0(%arg: i1):
		  %2 = "toy.inner"(%arg) ({
		    "toy.leaf"() : () -> ()
		  }) : (i1) -> i1
		  "toy.yield"(%2) : (i1) -> ()
		}) : (i1) -> i1
		"toy.use"(%1) {mark} : (i1) -> ()
	`)
	var set rewrite.Set
	for _, p := range patterns() {
		if p.Name == "inline" || p.Name == "any" {
			set.Add(p)
		}
	}
	erase := &rewrite.Pattern{Name: "erase", Root: "toy.inner", MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.Replace(op, op.Operand(0))
		return true
	}}
	set.Add(erase)
	var l recorder
	rewrite.ApplyGreedily(module, freeze(t, module.Context(), &set), rewrite.GreedyConfig{Listener: &l, MaxIterations: 1})
	golden.Compare(t, "testdata/listener.out", strings.Join(l.lines, "\n")+"\n")
}

func TestCostModel(t *testing.T) {
	var set rewrite.Set
	for _, p := range patterns() {
		if p.Root == "toy.b" {
			set.Add(p)
		}
	}
	for _, c := range []struct {
		model func(p *rewrite.Pattern) int
		want  string
	}{
		{nil, "b-to-best"},
		{func(p *rewrite.Pattern) int { return 1 }, "b-to-a"},
		{func(p *rewrite.Pattern) int {
			if p.Name == "b-to-c" {
				return 9
			}
			return p.Benefit
		}, "b-to-c"},
		{func(p *rewrite.Pattern) int {
			if p.Name == "b-to-best" {
				return rewrite.ImpossibleToMatch
			}
			return p.Benefit
		}, "b-to-a"},
	} {
		module := parse(t, "in.mlir", `"toy.b"() : () -> ()`)
		a := rewrite.NewApplicator(freeze(t, module.Context(), &set))
		if c.model != nil {
			a.ApplyCostModel(c.model)
		}
		r := rewrite.NewRewriter(module.Context(), nil)
		p := a.MatchAndRewrite(module.Region(0).Entry().Front(), r)
		if p == nil || p.Name != c.want {
			t.Errorf("%v was applied, want %s", p, c.want)
		}
	}
}

func TestGreedyOnOperations(t *testing.T) {
	text := `
		"toy.a"() : () -> ()
		"toy.a"() : () -> ()
		"toy.outer"() ({
		  "toy.a"() : () -> ()
		}) : () -> ()
	`
	for _, c := range []struct {
		strict rewrite.Strictness
		want   string
	}{
		{rewrite.AnyOp, "c a [a]"},
		{rewrite.ExistingAndNewOps, "c a [a]"},
		{rewrite.ExistingOps, "b a [a]"},
	} {
		module := parse(t, "in.mlir", text)
		var set rewrite.Set
		for _, p := range patterns() {
			if p.Name == "a-to-b" || p.Name == "b-to-c" {
				set.Add(p)
			}
		}
		first := module.Region(0).Entry().Front()
		res := rewrite.ApplyGreedilyToOps([]*ir.Operation{first}, freeze(t, module.Context(), &set), rewrite.GreedyConfig{Strictness: c.strict})
		var names []string
		for op := range module.Region(0).Entry().Ops() {
			name := strings.TrimPrefix(op.Name(), "toy.")
			if name == "outer" {
				name = "[" + strings.TrimPrefix(op.Region(0).Entry().Front().Name(), "toy.") + "]"
			}
			names = append(names, name)
		}
		if got := strings.Join(names, " "); got != c.want || !res.Converged || !res.Changed {
			t.Errorf("strictness %d: %s, %+v; want %s", c.strict, got, res, c.want)
		}
	}
}

func TestBlocks(t *testing.T) {
	module := parse(t, "in.mlir", `
		"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
		  %0 = "toy.source"() : () -> i1
		  "test.br"(%0)[^bb1] : (i1) -> ()
		^bb1(%a: i1):
		  "toy.use"(%a) : (i1) -> ()
		  "func.return"() : () -> ()
		}) : () -> ()
	`)
	var l recorder
	r := rewrite.NewRewriter(module.Context(), &l)
	entry := module.Region(0).Entry().Front().Region(0).Entry()
	next := entry.Next()
	br := entry.Back()
	values := br.Operands()
	r.Erase(br)
	r.MergeBlocks(next, entry, values)
	if r.Failed() {
		t.Fatal(render(r.Diagnostics()))
	}
	golden.Compare(t, "testdata/blocks.out", strings.Join(l.lines, "\n")+"\n"+asm.String(module, asm.Options{})+"\n")
}

func TestCommonScope(t *testing.T) {
	module := parse(t, "in.mlir", `
		"toy.outer"() ({
		  "toy.a"() : () -> ()
		  "toy.inner"() ({
		    "toy.a"() : () -> ()
		  }) {mark} : () -> ()
		}) {mark} : () -> ()
		"toy.other"() {mark} : () -> ()
	`)
	var ops []*ir.Operation
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "toy.a" {
			ops = append(ops, op)
		}
		return ir.Advance
	})
	var set rewrite.Set
	for _, p := range patterns() {
		if p.Name == "a-to-b" || p.Name == "any" {
			set.Add(p)
		}
	}
	rewrite.ApplyGreedilyToOps(ops, freeze(t, module.Context(), &set), rewrite.GreedyConfig{})
	// The operation around both is out of the scope, the one around one is not.
	golden.Compare(t, "testdata/scope.out", asm.String(module, asm.Options{})+"\n")
}

func TestRegion(t *testing.T) {
	module := parse(t, "in.mlir", `
		"toy.outer"() ({
		  "toy.a"() : () -> ()
		}, {
		  "toy.a"() : () -> ()
		}) : () -> ()
	`)
	var set rewrite.Set
	for _, p := range patterns() {
		if p.Name == "a-to-b" {
			set.Add(p)
		}
	}
	region := module.Region(0).Entry().Front().Region(1)
	res := rewrite.ApplyGreedilyToRegion(region, freeze(t, module.Context(), &set), rewrite.GreedyConfig{})
	if res.Stats.Applied != 1 || region.Entry().Front().Name() != "toy.b" {
		t.Errorf("%+v: %s", res, asm.String(module, asm.Options{}))
	}
}
