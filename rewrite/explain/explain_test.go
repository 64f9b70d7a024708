package explain_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
	"github.com/mica-ir/mica/rewrite/explain"
)

// becomes returns a pattern that replaces an operation with one of another name.
func becomes(from, to string) *rewrite.Pattern {
	return &rewrite.Pattern{Name: from + "To" + to, Root: "t." + from, Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		if op.Attr("odd") != nil {
			return r.MatchFailure(op, "'%s' has the attribute 'odd'", op.Name())
		}
		n := r.Create(&ir.OperationState{Def: r.Context().OpDef("t." + to), Loc: op.Location(), Attributes: op.AllAttrs(), Types: op.ResultTypes()})
		r.Replace(op, n.Results()...)
		return true
	}}
}

// refuses returns a pattern that never matches.
func refuses(root string) *rewrite.Pattern {
	return &rewrite.Pattern{Name: "Refuse", Root: root, Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		return r.MatchFailure(op, "the type %s is not converted", op.Result(0).Type())
	}}
}

// TestConversion explains conversions whose patterns make operations that are not legal.
func TestConversion(t *testing.T) {
	for _, c := range []struct {
		rule, in string
		patterns []*rewrite.Pattern
		want     []string // parts of the answer, in order
	}{
		{"aTob", `%0 = "t.a"() : () -> i8`, []*rewrite.Pattern{becomes("a", "b"), refuses("t.b")}, []string{
			"'aTob' was applied to 't.a', but the conversion undid it: failed to legalize generated operation 't.b'",
			`it made %0 = "t.b"() : () -> i8, which is not legal: the target makes the dialect 't' illegal`,
			"'Refuse' does not match: the type i8 is not converted",
		}},
		{"", `%0 = "t.a"() : () -> i8`, []*rewrite.Pattern{becomes("a", "b"), becomes("b", "c")}, []string{
			"'t.a' could not be made legal: the target makes the dialect 't' illegal",
			"'aTob' was applied and undone: failed to legalize generated operation 't.b'",
			`it made %0 = "t.b"() : () -> i8, which is not legal: the target makes the dialect 't' illegal`,
			"'bToc' was applied and undone: failed to legalize generated operation 't.c'",
			`it made %0 = "t.c"() : () -> i8, which is not legal: the target makes the dialect 't' illegal`,
			"no pattern is for 't.c'",
		}},
		{"aTob", `%0 = "t.a"() {odd} : () -> i8`, []*rewrite.Pattern{becomes("a", "b")}, []string{
			"'aTob' does not match 't.a': 't.a' has the attribute 'odd'",
		}},
		{"Known", `%0 = "t.a"() : () -> i8`, []*rewrite.Pattern{generating("t.z")}, []string{
			"'Known' was not tried on 't.a': it makes 't.z', which is not legal, and no pattern makes that legal",
		}},
		{"", `%0 = "t.a"() : () -> i8`, []*rewrite.Pattern{generating("t.z")}, []string{
			"'t.a' could not be made legal",
			"'Known' is not tried: it makes 't.z', which is not legal, and no pattern makes that legal",
		}},
		{"aTofine", `%0 = "t.a"() : () -> i8`, []*rewrite.Pattern{becomes("a", "fine")}, []string{
			"'aTofine' was applied to 't.a'",
		}},
	} {
		got := explainConversion(t, c.rule, c.in, c.patterns)
		rest := got
		for _, part := range c.want {
			_, after, ok := strings.Cut(rest, part)
			if !ok {
				t.Errorf("%s: the answer has no %q:\n%s", c.rule, part, got)
			}
			rest = after
		}
	}
}

// generating returns a pattern that says that it makes an operation.
func generating(op string) *rewrite.Pattern {
	p := becomes("a", "fine")
	p.Name, p.Generated = "Known", []string{op}
	return p
}

func explainConversion(t *testing.T, rule, in string, patterns []*rewrite.Pattern) string {
	t.Helper()
	ctx, diags := mica.NewContext(mica.Config{AllowUnregistered: true})
	if ctx == nil {
		t.Fatal(golden.Render(diags))
	}
	module, diags := ctx.Parse(mica.Text("in.mlir", in))
	if module == nil {
		t.Fatal(golden.Render(diags))
	}
	var set rewrite.Set
	set.Add(patterns...)
	frozen, err := set.Freeze(ctx.IR(), rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	target := conversion.NewTarget()
	target.IllegalDialects("t")
	target.LegalOps("t.fine")
	target.LegalDialects("builtin")
	report := explain.Find(explain.Config{Module: module, Rule: rule, Print: func(op *ir.Operation) string { return asm.String(op, asm.Options{SkipRegions: true}) },
		Run: func() error { return conversion.Full(target, frozen, conversion.Config{}, module).Err() }})
	var list diag.List
	for _, f := range report.Findings {
		list.Add(f.Diagnostic())
	}
	for _, l := range report.Illegal {
		if l.Failed && rule == "" {
			list.Add(l.Diagnostic())
		}
	}
	return golden.Render(list)
}
