// Package apply runs the patterns of a lowering. A lowering is written for operations as mica defines them, so its
// patterns match no other ones of the same names.
package apply

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Partially applies patterns in a partial conversion. Errors are reported to the run.
func Partially(r *pass.Run, target *conversion.Target, patterns []*rewrite.Pattern, c conversion.Config) error {
	frozen, err := freeze(r.Context(), patterns)
	if err != nil {
		return err
	}
	c.Report = r.Report
	return r.Check(conversion.Partial(target, frozen, c, r.Op))
}

// Greedily applies patterns until none applies any more.
func Greedily(r *pass.Run, patterns []*rewrite.Pattern) error {
	frozen, err := freeze(r.Context(), patterns)
	if err != nil {
		return err
	}
	res := rewrite.ApplyGreedily(r.Op, frozen, rewrite.GreedyConfig{Regions: rewrite.MergeBlocks})
	return r.Check(res.WithoutLimit())
}

// Conversions returns the patterns for [Partially].
func Conversions(patterns []conversion.Pattern) []*rewrite.Pattern {
	list := make([]*rewrite.Pattern, 0, len(patterns))
	for _, p := range patterns {
		list = append(list, p.In())
	}
	return list
}

func freeze(ctx *ir.Context, patterns []*rewrite.Pattern) (*rewrite.Frozen, error) {
	var set rewrite.Set
	for _, p := range patterns {
		own, match := *p, p.MatchAndRewrite
		own.MatchAndRewrite = func(op *ir.Operation, r *rewrite.Rewriter) bool {
			if def := op.Def(); def != nil && def.Foreign {
				return r.MatchFailure(op, "the program defines the operation in another way")
			}
			return match(op, r)
		}
		set.Add(&own)
	}
	return set.Freeze(ctx, rewrite.Filter{})
}
