package opt

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A driver has the command line's settings for the driver that applies the rules.
type driver struct {
	walk   bool
	greedy rewrite.GreedyConfig
	// fold and cse are the negations of NoFold and KeepConstants in greedy.
	fold, cse bool
	given     []string // the flags that only the greedy driver has
}

// flags adds the flags. Those that mlir-opt's passes have as options have the same names.
func (d *driver) flags(s *flags.Set) {
	choice := func(name, arg, help string, values []string, set func(v string) bool) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: arg, Values: values, Help: help, Set: func(v string) error {
			if !set(v) {
				return fmt.Errorf("Cannot find option named '%s'!", v)
			}
			return nil
		}})
	}
	choice("driver", "name", "How the rules are applied: greedy (until none applies any more), walk (once)", []string{"greedy", "walk"}, func(v string) bool {
		d.walk = v == "walk"
		return d.walk || v == "greedy"
	})
	choice("region-simplify", "level", "How the greedy driver simplifies regions: disabled, normal, aggressive", []string{"disabled", "normal", "aggressive"}, func(v string) bool {
		level, ok := map[string]rewrite.RegionLevel{"disabled": rewrite.KeepRegions, "normal": rewrite.SimplifyRegions, "aggressive": rewrite.MergeBlocks}[v]
		d.greedy.Regions = level
		d.only("region-simplify")
		return ok
	})
	choice("strictness", "level", "Operations to which the greedy driver applies the rules: any, existing-and-new, existing", []string{"any", "existing-and-new", "existing"}, func(v string) bool {
		level, ok := map[string]rewrite.Strictness{"any": rewrite.AnyOp, "existing-and-new": rewrite.ExistingAndNewOps, "existing": rewrite.ExistingOps}[v]
		d.greedy.Strictness = level
		d.only("strictness")
		return ok
	})
	number := func(name, help string, p *int) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: "long", Help: help, Set: func(v string) error {
			n, err := strconv.ParseInt(v, 0, 32)
			if err != nil || strings.Contains(v, "_") || n < -1 || n == 0 {
				return fmt.Errorf("'%s' value invalid for long argument!", v)
			}
			*p = int(n)
			d.only(name)
			return nil
		}})
	}
	number("max-iterations", "Maximal number of times that the greedy driver goes through the IR, 10 if it is not given, -1 for no limit", &d.greedy.MaxIterations)
	number("max-num-rewrites", "Maximal number of rewrites in an iteration of the greedy driver, -1 for no limit", &d.greedy.MaxRewrites)
	flag := func(p *bool, name, help string) {
		s.Add(flags.Flag{Name: name, Kind: flags.Bool, Help: help, Set: func(v string) error {
			*p = v == "true"
			d.only(name)
			return nil
		}})
	}
	d.fold, d.cse = true, true
	flag(&d.greedy.TopDown, "top-down", "Start each iteration of the greedy driver with the first operation instead of the last")
	flag(&d.fold, "fold", "Fold operations in the greedy driver")
	flag(&d.cse, "cse-constants", "Merge equal constants in the greedy driver")
	s.Bool(&d.greedy.Checks, "check-rewrites", "Verify the IR after each rewrite by rules or passes, and that patterns change it only if they are applied")
}

func (d *driver) only(name string) { d.given = append(d.given, name) }

// check returns an error if flags contradict each other.
func (d *driver) check() error {
	if d.walk && len(d.given) > 0 {
		return fmt.Errorf("--%s does not apply to --driver=walk", d.given[0])
	}
	return nil
}

// apply applies the rules to the operations in a module.
func (d *driver) apply(module *ir.Operation, rules *rewrite.Frozen, r *chunk) rewrite.Result {
	c := d.greedy
	c.NoFold, c.KeepConstants, c.Timed = !d.fold, !d.cse, r.stats != noStats
	if r.trace {
		c.Trace, c.TraceForm = r.traceTo(), r.traceForm
	}
	if d.walk {
		return rewrite.WalkAndApplyPatterns(module, rules, rewrite.WalkConfig{Checks: c.Checks, Timed: c.Timed, Trace: c.Trace, TraceForm: c.TraceForm})
	}
	return rewrite.ApplyGreedily(module, rules, c)
}
