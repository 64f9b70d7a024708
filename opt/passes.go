package opt

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pdl"
	"github.com/mica-ir/mica/rewrite"
)

// passes returns the passes of every tool.
func passes() []Pass {
	return []Pass{
		{Name: "canonicalize", Help: "Canonicalize operations", New: canonicalize},
		{Name: "convert-pdl-to-pdl-interp", Help: "Convert PDL ops to PDL interpreter ops", Anchor: "builtin.module",
			New: func(*PassOptions) PassFunc {
				return func(module *ir.Operation, r *PassRun) bool {
					list := pdl.ConvertToInterp(module)
					*r.Diagnostics = append(*r.Diagnostics, list...)
					return !list.HasErrors()
				}
			}},
	}
}

var regionLevels = map[string]rewrite.RegionLevel{
	"disabled":   rewrite.KeepRegions,
	"normal":     rewrite.SimplifyRegions,
	"aggressive": rewrite.MergeBlocks,
}

// canonicalize folds and applies the canonicalization patterns of all dialects.
func canonicalize(o *PassOptions) PassFunc {
	c := rewrite.GreedyConfig{TopDown: true}
	filter := rewrite.Filter{}
	mustConverge := false
	o.Strings(&filter.Disabled, "disable-patterns", "Labels of patterns that should be filtered out during application")
	o.Strings(&filter.Enabled, "enable-patterns", "Labels of patterns that should be used during application, all other patterns are filtered out")
	GreedyOptions(o, &c)
	PassChoice(o, &c.Regions, "region-simplify", "Perform control flow optimizations to the region tree", regionLevels)
	o.Bool(&mustConverge, "test-convergence", "Test only: Fail pass on non-convergence to detect cyclic pattern")
	return func(root *ir.Operation, r *PassRun) bool {
		var set rewrite.Set
		if list := rewrite.AddCanonicalizationPatterns(root.Context(), &set); list.HasErrors() {
			*r.Diagnostics = append(*r.Diagnostics, list...)
			return false
		}
		frozen, err := set.FreezeAny(root.Context(), filter)
		if err != nil {
			r.Diagnostics.Add(&diag.Diagnostic{Message: err.Error(), Bare: true})
			return false
		}
		res := rewrite.ApplyGreedily(root, frozen, c)
		return r.Report(&res) && (res.Converged || !mustConverge)
	}
}

// GreedyOptions registers the options of passes that run the greedy driver.
func GreedyOptions(o *PassOptions, c *rewrite.GreedyConfig) {
	o.Bool(&c.TopDown, "top-down", "Seed the worklist in general top-down order")
	o.Int(&c.MaxIterations, "max-iterations", "Max. iterations between applying patterns / simplifying regions")
	o.Int(&c.MaxRewrites, "max-num-rewrites", "Max. number of pattern rewrites within an iteration")
}

// Report adds the errors of a driver to the diagnostics of the pass, and reports whether
// there are none. It is no error to stop at a limit that the pass has set.
func (r *PassRun) Report(res *rewrite.Result) bool {
	r.Context.Locate(res.Diagnostics)
	if res.LimitReached && res.Iterations > 0 {
		return true
	}
	*r.Diagnostics = append(*r.Diagnostics, res.Diagnostics...)
	return !res.Diagnostics.HasErrors()
}
