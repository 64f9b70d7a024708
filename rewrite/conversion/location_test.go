package conversion_test

import (
	"testing"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// TestCompactLocation checks the form in which a rewriter has the location of the root, also
// after a pattern of the other form was applied to a nested operation.
func TestCompactLocation(t *testing.T) {
	for _, outerCompact := range []bool{false, true} {
		for _, innerCompact := range []bool{false, true} {
			module := parse(t, `
		"a.outer"() ({
			"a.inner"() : () -> ()
		}) : () -> ()`)
			check := func(r *conversion.Rewriter, op *ir.Operation, compact bool, when string) {
				t.Helper()
				if compact && (r.Loc != nil || r.Origin != op.Origin()) {
					t.Errorf("outer %t, inner %t: %s, a pattern for %s has Loc %v, Origin %v", outerCompact, innerCompact, when, op.Name(), r.Loc, r.Origin)
				}
				if !compact && r.Loc != op.Location() {
					t.Errorf("outer %t, inner %t: %s, a pattern for %s has Loc %v", outerCompact, innerCompact, when, op.Name(), r.Loc)
				}
			}
			made := func(name string, r *conversion.Rewriter, from *ir.Operation) *ir.Operation {
				op := r.New(r.Context().OpDef(name), nil, nil)
				if op.Location() != from.Location() {
					t.Errorf("outer %t, inner %t: %s has the location %v, not %v of %s", outerCompact, innerCompact, name, op.Location(), from.Location(), from.Name())
				}
				return op
			}
			outer := conversion.NewPattern("a.outer", nil, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
				check(r, op, outerCompact, "at the start")
				if !r.LegalizeRegion(op.Region(0)) {
					t.Error("the region could not be made legal")
				}
				check(r, op, outerCompact, "after the region")
				r.SetInsertionPoint(op)
				r.ReplaceWithOp(op, made("c.outer", r, op))
				return true
			})
			inner := conversion.NewPattern("a.inner", nil, func(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
				check(r, op, innerCompact, "at the start")
				r.ReplaceWithOp(op, made("c.inner", r, op))
				return true
			})
			outer.CompactLocation, inner.CompactLocation = outerCompact, innerCompact
			target := conversion.NewTarget()
			target.LegalDialects("builtin", "c")
			if diags := conversion.Full(target, freeze(t, module.Context(), outer, inner), conversion.Config{}, module); diags.HasErrors() {
				t.Error(diags)
			}
		}
	}
}
