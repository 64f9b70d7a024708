package pdl_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// reasons writes down why patterns do not match.
type reasons struct {
	rewrite.NopListener
	pattern string
	lines   []string
}

func (l *reasons) WantsReasons() bool                               { return true }
func (l *reasons) PatternBegin(p *rewrite.Pattern, _ *ir.Operation) { l.pattern = p.Name }
func (l *reasons) MatchFailed(op *ir.Operation, reason string) {
	n, _ := op.Attr("n").(*ir.IntegerAttr)
	l.lines = append(l.lines, n.String()+": "+l.pattern+": "+reason)
}

// TestExplain explains for each operation why each pattern does not match it.
func TestExplain(t *testing.T) {
	ctx := newContext(t)
	patterns, diags := parse(ctx, "patterns", `
	pdl.pattern @Chain : benefit(1) {
	  %t = type : i32
	  %x = operand : %t
	  %a = attribute = "yes"
	  %inner = operation "t.in"(%x : !pdl.value) {"a" = %a} -> (%t : !pdl.type)
	  %v = result 0 of %inner
	  %root = operation "t.op"(%v, %x : !pdl.value, !pdl.value)
	  rewrite %root { erase %root }
	}
	pdl.pattern @Native : benefit(1) {
	  %xs = operands
	  %root = operation "t.op"(%xs : !pdl.range<value>)
	  apply_native_constraint "single_entity_constraint"(%root : !pdl.operation)
	  rewrite %root { erase %root }
	}
	pdl.pattern @Users : benefit(1) {
	  %x = operand
	  %root = operation "t.op"(%x : !pdl.value)
	  %other = operation "t.other"(%x : !pdl.value)
	  rewrite %root {
	    erase %other
	    erase %root
	  }
	}
	pdl.pattern @NotThis : benefit(1) {
	  %root = operation "t.unused"
	  rewrite %root { erase %root }
	}
	`)
	if patterns == nil {
		t.Fatal(golden.Render(diags))
	}
	module, diags := parse(ctx, "in", `
	%0 = "t.none"() : () -> i32
	%1 = "t.none"() : () -> i64
	%2 = "t.in"(%0) {a = "yes"} : (i32) -> i32
	%3 = "t.in"(%0) {a = "no"} : (i32) -> i32
	%4 = "t.in"(%0) : (i32) -> i32
	%5 = "t.in"(%1) {a = "yes"} : (i64) -> i32
	"t.op"() {n = 0} : () -> ()
	"t.op"(%0, %0) {n = 1} : (i32, i32) -> ()
	"t.op"(%1, %0) {n = 2} : (i64, i32) -> ()
	"t.op"(%2, %1) {n = 3} : (i32, i64) -> ()
	"t.op"(%3, %0) {n = 4} : (i32, i32) -> ()
	"t.op"(%4, %0) {n = 5} : (i32, i32) -> ()
	"t.op"(%5, %1) {n = 6} : (i32, i64) -> ()
	"t.op"(%2, %0) {n = 7} : (i32, i32) -> ()
	"t.op"(%1) {n = 8} : (i64) -> ()
	`)
	if module == nil {
		t.Fatal(golden.Render(diags))
	}
	compiled, diags := pdl.Compile(patterns, testNatives())
	if compiled == nil {
		t.Fatal(golden.Render(diags))
	}
	var set rewrite.Set
	set.AddMatcher(compiled)
	l := &reasons{}
	mismatches := 0
	rewrite.Observe(ctx, &rewrite.Observation{Watch: func(e rewrite.Event) {
		if e.Kind != rewrite.EventMismatch {
			return
		}
		mismatches++
		list := compiled.Conditions(e.Pattern)
		if len(list) != e.Mismatch.Conditions || list[e.Mismatch.Holds].Failure != e.Mismatch.Reason {
			t.Errorf("%s: condition %d of %d fails: %s; the conditions are %v", e.Pattern.Name, e.Mismatch.Holds, e.Mismatch.Conditions, e.Mismatch.Reason, list)
		}
	}})
	rewrite.WalkAndApplyPatterns(module, freeze(t, ctx, &set), rewrite.WalkConfig{Listener: l})
	golden.Compare(t, "testdata/explain.out", strings.Join(l.lines, "\n")+"\n")
	if mismatches != len(l.lines) {
		t.Errorf("there are %d mismatches for %d reasons", mismatches, len(l.lines))
	}
}
