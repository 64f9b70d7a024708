package rewrite

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/ir"
)

// named returns a pattern for any operation that is never applied.
func named(name string, labels ...string) *Pattern {
	return &Pattern{Name: name, Labels: labels, AnyOp: true, MatchAndRewrite: never}
}

func never(*ir.Operation, *Rewriter) bool { return false }

func TestFilter(t *testing.T) {
	var s Set
	s.Add(
		named("a", "x", "y"),
		named("b", "y"),
		named("c"),
		named(""),
	)
	for _, c := range []struct{ disabled, enabled, want string }{
		{"", "", "a b c ?"},
		{"a", "", "b c ?"},
		{"y", "", "c ?"},
		{"", "y", "a b"},
		{"a", "y", "b"},
		{"", "c x", "a c"},
		{"[ab]", "", "c ?"},
		{"", "*", "a b c"},
	} {
		f := Filter{Disabled: strings.Fields(c.disabled), Enabled: strings.Fields(c.enabled)}
		var names []string
		frozen, err := s.Freeze(ir.NewContext(), f)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range frozen.Patterns() {
			name := p.Name
			if name == "" {
				name = "?"
			}
			names = append(names, name)
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("disabled %q enabled %q: %q, want %q", c.disabled, c.enabled, got, c.want)
		}
	}
}

func TestFreezeErrors(t *testing.T) {
	ctx := ir.NewContext()
	if err := ctx.Register(&ir.Dialect{Namespace: "d", Ops: []*ir.OpDef{{Name: "d.add"}}}); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		pattern           *Pattern
		disabled, enabled string
		want              string
	}{
		{named("FoldAdd", "arith"), "FoldAdd", "arith", ""},
		{named("FoldAdd"), "Fold*", "", ""},
		{named("FoldAdd"), "FoldAd", "", "no pattern has the name or label 'FoldAd'; did you mean 'FoldAdd'?"},
		{named("FoldAdd", "arith"), "x", "arith nothing", "no pattern has the name or label 'x'\nno pattern has the name or label 'nothing'"},
		{named("FoldAdd"), "Un*", "", "no pattern has the name or label 'Un*'"},
		{named("FoldAdd"), "[a", "", "'[a' is not a valid glob"},
		{nil, "x", "", "pattern 1 is nil\nno pattern has the name or label 'x'"},
		{&Pattern{Name: "P", AnyOp: true}, "", "", "pattern 'P': MatchAndRewrite is nil"},
		{&Pattern{MatchAndRewrite: never}, "", "", "pattern 1: none of Root, Trait, Interface and AnyOp is set"},
		{&Pattern{Root: "d.add", AnyOp: true, MatchAndRewrite: never}, "", "", "pattern 1: more than one of Root, Trait, Interface and AnyOp is set"},
		{&Pattern{Root: "d.add", Benefit: -2, MatchAndRewrite: never}, "", "", "pattern 1: the benefit -2 is not between 0 and 65534"},
		{&Pattern{Root: "d.add", Benefit: 1 << 20, MatchAndRewrite: never}, "", "", "pattern 1: the benefit 1048576 is not between 0 and 65534"},
		{&Pattern{Root: "d.add", Benefit: ImpossibleToMatch, MatchAndRewrite: never}, "", "", ""},
		{&Pattern{Root: "d.ad", MatchAndRewrite: never}, "", "", "pattern 1: the root 'd.ad' is no operation of the dialect 'd'; did you mean 'd.add'?"},
		{&Pattern{Root: "unknown.op", MatchAndRewrite: never}, "", "", ""},
	} {
		var s Set
		s.Add(c.pattern)
		got := ""
		if _, err := s.Freeze(ctx, Filter{Disabled: strings.Fields(c.disabled), Enabled: strings.Fields(c.enabled)}); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
