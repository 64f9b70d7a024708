// Package apply runs the patterns of a lowering. A lowering is written for operations as mica defines them, so its
// patterns match no other ones of the same names.
package apply

import (
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Partially applies patterns in a partial conversion. Errors are reported to the run.
func Partially(r *pass.Run, target *conversion.Target, patterns []*rewrite.Pattern, c conversion.Config) error {
	var set rewrite.Set
	set.Add(patterns...)
	return SetPartially(r, target, &set, c)
}

// SetPartially is [Partially] with the patterns of a set.
func SetPartially(r *pass.Run, target *conversion.Target, set *rewrite.Set, c conversion.Config) error {
	frozen, err := freeze(r, set)
	if err != nil {
		return err
	}
	c.Report = r.Report
	return r.Check(conversion.Partial(target, frozen, c, r.Op))
}

// Greedily applies patterns until none applies any more.
func Greedily(r *pass.Run, patterns []*rewrite.Pattern) error {
	var set rewrite.Set
	set.Add(patterns...)
	frozen, err := freeze(r, &set)
	if err != nil {
		return err
	}
	res := rewrite.ApplyGreedily(r.Op, frozen, rewrite.GreedyConfig{Regions: rewrite.MergeBlocks})
	return r.Check(res.WithoutLimit())
}

// freeze returns the patterns of a set under their names in MLIR.
func freeze(r *pass.Run, set *rewrite.Set) (*rewrite.Frozen, error) {
	set.OmitForeign()
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err == nil {
		rename(r.Pass.Definition().Argument, frozen.Patterns())
	}
	return frozen, err
}

// Conversions returns the patterns for [Partially].
func Conversions(patterns []conversion.Pattern) []*rewrite.Pattern {
	list := make([]*rewrite.Pattern, 0, len(patterns))
	for _, p := range patterns {
		list = append(list, p.In())
	}
	return list
}
