package rewrite_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// TestMisspeltRootAtLimit applies a pattern that always applies, and one that no operation
// matches, up to a limit.
func TestMisspeltRootAtLimit(t *testing.T) {
	ctx := ir.NewContext()
	def := &ir.OpDef{Name: "d.loop", Interfaces: []ir.InterfaceImpl{{Name: "LoopLikeOpInterface"}}}
	if err := ctx.Register(&ir.Dialect{Namespace: "d", Ops: []*ir.OpDef{def}}); err != nil {
		t.Fatal(err)
	}
	module, diags := asm.Parse(ctx, source.NewFile("in", []byte(`"d.loop"() : () -> ()`)), asm.ParseOptions{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	var s rewrite.Set
	s.Add(&rewrite.Pattern{Name: "Wrong", Interface: "LoopLikeInterface", MatchAndRewrite: func(*ir.Operation, *rewrite.Rewriter) bool { return false }},
		&rewrite.Pattern{Name: "Endless", Root: "d.loop", MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
			r.ModifyInPlace(op, func() {})
			return true
		}})
	frozen, err := s.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	res := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{MaxIterations: 1, MaxRewrites: 3})
	if !res.LimitReached || !res.Diagnostics.HasErrors() {
		t.Errorf("the limit was not reached: %v", res.Diagnostics)
	}
	if list := res.WithoutLimit(); len(list) != 1 || !strings.Contains(list[0].Message, "did you mean 'LoopLikeOpInterface'?") {
		t.Errorf("got %v", list)
	}
}

// TestMisspeltRoots applies patterns whose traits and interfaces no operation has.
func TestMisspeltRoots(t *testing.T) {
	ctx := ir.NewContext()
	d := &ir.Dialect{Namespace: "d", Ops: []*ir.OpDef{
		{Name: "d.loop", Interfaces: []ir.InterfaceImpl{{Name: "mlir::LoopLikeOpInterface"}, {Name: "BranchOpInterface"}}, Bits: ir.IsCommutative},
		{Name: "d.other"},
	}}
	if err := ctx.Register(d); err != nil {
		t.Fatal(err)
	}
	module, diags := asm.Parse(ctx, source.NewFile("in", []byte(`"d.loop"() : () -> ()`+"\n"+`"d.other"() : () -> ()`)), asm.ParseOptions{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	var s rewrite.Set
	for _, p := range []*rewrite.Pattern{
		{Name: "Right", Interface: "LoopLikeOpInterface"},
		{Name: "Qualified", Interface: "::mlir::BranchOpInterface"},
		{Name: "Wrong", Interface: "mlir::LoopLikeInterface"},
		{Name: "Typo", Interface: "mlir::LooplikeOpInterface", Place: module.Location().Place()},
		{Name: "OfAnotherDialect", Interface: "RegionBranchOpInterface"},
		{Name: "Trait", Trait: "IsCommutative"},
		{Name: "Counted", Trait: "ZeroOperands"},
		{Trait: "OpTrait::IsComutative"},
		{Name: "CountedTypo", Trait: "ZeroOperand"},
		{Name: "Short", Trait: "Pur"},
	} {
		p.MatchAndRewrite = func(*ir.Operation, *rewrite.Rewriter) bool { return false }
		s.Add(p)
	}
	frozen, err := s.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	first := rewrite.ApplyGreedily(module, frozen, rewrite.GreedyConfig{})
	want := `warning: Wrong: no operation has the interface 'mlir::LoopLikeInterface'; did you mean 'LoopLikeOpInterface'?
in:0:0: warning: Typo: no operation has the interface 'mlir::LooplikeOpInterface'; did you mean 'LoopLikeOpInterface'?
warning: a pattern without a name: no operation has the trait 'OpTrait::IsComutative'; did you mean 'IsCommutative'?
warning: CountedTypo: no operation has the trait 'ZeroOperand'; did you mean 'ZeroOperands'?
`
	var b strings.Builder
	for _, d := range first.Diagnostics {
		b.WriteString(d.Error() + "\n")
	}
	if b.String() != want {
		t.Errorf("got\n%s", b.String())
	}
	if again := rewrite.WalkAndApplyPatterns(module, frozen, rewrite.WalkConfig{}); len(again.Diagnostics) > 0 {
		t.Errorf("a warning is repeated: %v", again.Diagnostics)
	}
}
