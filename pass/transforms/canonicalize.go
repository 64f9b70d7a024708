package transforms

import (
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
)

// A canonicalizer folds and applies the canonicalization patterns of all dialects.
type canonicalizer struct {
	TopDown         bool     `option:"top-down"`
	Regions         string   `option:"region-simplify"`
	MaxIterations   int64    `option:"max-iterations"`
	MaxRewrites     int64    `option:"max-num-rewrites"`
	TestConvergence bool     `option:"test-convergence"`
	Disabled        []string `option:"disable-patterns"`
	Enabled         []string `option:"enable-patterns"`

	rules    *rewrite.Frozen
	misspelt func() diag.List // warnings about names of patterns, for the first call
}

// regionLevels are the values of the option region-simplify.
var regionLevels = map[string]rewrite.RegionLevel{
	"disabled":   rewrite.KeepRegions,
	"normal":     rewrite.SimplifyRegions,
	"aggressive": rewrite.MergeBlocks,
}

func (p *canonicalizer) Initialize(ctx *ir.Context) error {
	var set rewrite.Set
	if list := rewrite.AddCanonicalizationPatterns(ctx, &set); list.HasErrors() {
		return list
	}
	var err error
	filter := rewrite.Filter{Disabled: p.Disabled, Enabled: p.Enabled}
	p.rules, err = set.FreezeAny(ctx, filter)
	list := set.Misspelt(filter)
	var once sync.Once
	p.misspelt = func() (first diag.List) {
		once.Do(func() { first = list })
		return first
	}
	return err
}

func (p *canonicalizer) Run(r *pass.Run) error {
	if p.MaxIterations == 0 { // which is the default number for the driver
		return nil
	}
	r.Report(p.misspelt())
	rewrites := int(p.MaxRewrites)
	switch rewrites {
	case 0: // which is a high limit for the driver
		rewrites = rewrite.NoRewrites
	case rewrite.NoLimit: // the default; mlir-opt may then run forever
		rewrites = 0
	}
	res := rewrite.ApplyGreedily(r.Op, p.rules, rewrite.GreedyConfig{TopDown: p.TopDown, Regions: regionLevels[p.Regions],
		MaxIterations: int(p.MaxIterations), MaxRewrites: rewrites, NoCounts: true})
	if err := Check(r, &res); err != nil {
		return err
	}
	if p.TestConvergence && !res.Converged {
		return pass.ErrFailed
	}
	return nil
}

// Check reports the diagnostics of a driver, and returns an error if it has failed.
// Stopping at a limit that the pass has set is not an error.
func Check(r *pass.Run, res *rewrite.Result) error {
	return r.Check(res.WithoutLimit())
}
