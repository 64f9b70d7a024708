package verify

import (
	"cmp"
	"fmt"
	"runtime"
	"slices"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Options select the rules and the amount of work. The zero value has the defaults.
type Options struct {
	// Rules keeps the rules with these names; nil keeps all.
	Rules []string
	// Evaluations is about how often functions are called for a rule; DefaultEvaluations if it is zero.
	Evaluations int64
	// Timeout ends the comparison of a rule, which then is not decided; DefaultTimeout if it is zero.
	Timeout time.Duration
	// Jobs is how many rules are checked at once; as many as there are processors if it is zero.
	Jobs int
	// Seed makes other random arguments.
	Seed uint64
	// Programs is how many programs of each pair of operations Pairs compares; DefaultPrograms if it is zero.
	// All are compared, within Evaluations, if it is negative.
	Programs int
}

// The defaults of the options.
const (
	DefaultEvaluations = 200_000
	DefaultTimeout     = 60 * time.Second
	DefaultPrograms    = 8
)

// complete sets the defaults.
func (o *Options) complete() {
	o.Evaluations = cmp.Or(o.Evaluations, DefaultEvaluations)
	o.Timeout = cmp.Or(o.Timeout, DefaultTimeout)
	o.Programs = cmp.Or(o.Programs, DefaultPrograms)
	o.Jobs = cmp.Or(o.Jobs, runtime.GOMAXPROCS(0))
}

// needed are the operations in instances besides the checked ones. They are looked up before any goroutine
// starts, because a lookup may load a dialect.
func needed() []string { return []string{"func.func", "func.return", "arith.constant", "ub.poison"} }

// Rules checks each of the compiled rules separately, in the context that they were compiled for. The
// dialects arith, func and ub must be registered with it or found by it.
func Rules(ctx *ir.Context, rules *patterns.Compiled, o Options) []Result {
	o.complete()
	var ops []*ir.Operation
	for op := range rules.Module.Region(0).Entry().Ops() {
		if op.Name() == "pdl.pattern" && (o.Rules == nil || slices.Contains(o.Rules, nameOf(op))) {
			ops = append(ops, op)
		}
	}
	results := make([]Result, len(ops))
	for i, op := range ops {
		results[i] = Result{Name: nameOf(op), Place: op.Location().Place()}
	}
	for _, name := range needed() {
		if ctx.LookupOp(name) == nil {
			for i := range results {
				results[i].Verdict, results[i].Reason = NotChecked, fmt.Sprintf("no dialect defines '%s'", name)
			}
			return results
		}
	}
	parallel.Each(min(o.Jobs, max(len(ops), 1)), len(ops), func(_, i int) bool {
		one(ctx, ops[i], rules.Natives, o, &results[i])
		return true
	})
	return results
}

// nameOf returns the name of a pattern.
func nameOf(op *ir.Operation) string {
	if s, ok := op.Attr("sym_name").(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}

// one checks a rule. A panic in its native code must not affect the verdicts on the others.
func one(ctx *ir.Context, pattern *ir.Operation, natives *rewrite.Natives, o Options, to *Result) {
	defer func() {
		if r := recover(); r != nil {
			to.Verdict, to.Reason = NotChecked, crash.Report(r, "applying the rule", to.Place).Message
		}
	}()
	set, err := only(ctx, pattern, natives)
	if err != nil {
		to.Verdict, to.Reason = NotChecked, err.Error()
		return
	}
	p, err := newPlan(ctx, pattern)
	if err != nil {
		to.Verdict, to.Reason = NotChecked, "no instance of the rule can be made: "+err.Error()
		return
	}
	c := &checker{ctx: ctx, plan: p, options: o, result: to, indices: []int{64, 32}, coverage: newCoverage(), deadline: time.Now().Add(o.Timeout)}
	c.apply = c.rule(set)
	c.run()
}

// only returns a set with a pattern alone.
func only(ctx *ir.Context, pattern *ir.Operation, natives *rewrite.Natives) (*rewrite.Frozen, error) {
	module := ir.NewModule(ctx, pattern.Location())
	module.Region(0).Entry().Append(pattern.Clone(nil))
	matcher, diags := pdl.Compile(module, natives)
	if diags.HasErrors() {
		return nil, firstOf(diags)
	}
	var set rewrite.Set
	set.AddMatcher(matcher)
	return set.Freeze(ctx, rewrite.Filter{})
}

func firstOf(list diag.List) error {
	for _, d := range list {
		if d.Severity == diag.Error {
			return fmt.Errorf("%s", d.Message)
		}
	}
	return list
}
