package conversion_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// TestReport checks that a pattern that emits an error does not stop a conversion, and one that
// calls Errorf does.
func TestReport(t *testing.T) {
	emits := conversion.NewPattern("a.op", nil, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
		r.EmitError(op, "not so")
		return false
	})
	emits.Benefit = 2
	stops := conversion.NewPattern("a.op", nil, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
		r.Errorf(op.Location().Place(), "stop")
		return false
	})
	for _, test := range []struct {
		name             string
		patterns         []conversion.Pattern
		keep             bool // without Report
		reported, result string
		converted        bool
	}{
		{name: "another pattern", patterns: []conversion.Pattern{emits, becomes("a.op", "c.op", 1)}, reported: "not so", converted: true},
		{name: "nothing else", patterns: []conversion.Pattern{emits}, reported: "not so", result: "failed to legalize operation 'a.op' that was explicitly marked illegal"},
		{name: "no report", patterns: []conversion.Pattern{emits, becomes("a.op", "c.op", 1)}, keep: true, result: "not so", converted: true},
		{name: "an error that stops", patterns: []conversion.Pattern{emits, stops, becomes("a.op", "c.op", 0)}, reported: "not so", result: "stop; failed to legalize operation 'a.op' that was explicitly marked illegal"},
	} {
		for _, noRollback := range []bool{false, true} {
			module := parse(t, `"a.op"() : () -> ()`)
			target := conversion.NewTarget()
			target.LegalDialects("builtin", "c")
			target.IllegalDialects("a")
			var reported diag.List
			config := conversion.Config{NoRollback: noRollback, Report: func(list diag.List) { reported = append(reported, list...) }}
			if test.keep {
				config.Report = nil
			}
			diags := conversion.Partial(target, freeze(t, module.Context(), test.patterns...), config, module)
			if got := messages(reported); got != test.reported {
				t.Errorf("%s, no rollback %t: reported %q, want %q", test.name, noRollback, got, test.reported)
			}
			if got := messages(diags); got != test.result {
				t.Errorf("%s, no rollback %t: got %q, want %q", test.name, noRollback, got, test.result)
			}
			if got := strings.Contains(asm.String(module, asm.Options{}), "c.op"); got != test.converted {
				t.Errorf("%s, no rollback %t: converted %t", test.name, noRollback, got)
			}
		}
	}
}

// messages returns the texts of diagnostics.
func messages(list diag.List) string {
	var texts []string
	for _, d := range list {
		texts = append(texts, d.Message)
	}
	return strings.Join(texts, "; ")
}
