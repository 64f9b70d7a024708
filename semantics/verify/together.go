package verify

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/semantics"
)

// A Finding is a program that a set of rules breaks, or whose result depends on the order of rules.
type Finding struct {
	// Rules is the smallest set of rules that shows the error, in the order of their attempts.
	Rules []string
	Place diag.Place // of the first one
	// Counterexample has the program before and after. For an order, these are the results of both orders.
	Counterexample *Counterexample
	// Order means that the results differ with the order, and nothing was found wrong with either.
	Order bool
}

// A Survey is the result of applying rules together.
type Survey struct {
	Programs int // that were compared
	Changed  int // that rules changed
	Failed   int // programs on which rules failed, did not terminate, or made invalid operations
	Findings []Finding
	// Unused are the rules that no program could be made for.
	Unused []string
}

// DefaultTogether is how many programs Together makes if Options.Programs is zero.
const DefaultTogether = 200

// The bounds of programs of several instances.
const (
	mostInstances = 5
	mostResults   = 4
	mostSources   = 40 // assignments of types of a rule
	driverLimit   = 200
)

// Together applies random sets of rules, in random orders and until nothing changes, to random programs of
// operations that the rules match, and compares their results before and after.
func Together(ctx *ir.Context, rules *patterns.Compiled, o Options) Survey {
	o.Programs = cmp.Or(o.Programs, DefaultTogether)
	o.complete()
	t := &together{ctx: ctx, natives: rules.Natives, options: o, seen: map[string]bool{}}
	t.deadline = time.Now().Add(o.Timeout * time.Duration(1+o.Programs/100))
	for op := range rules.Module.Region(0).Entry().Ops() {
		if op.Name() == "pdl.pattern" && (o.Rules == nil || slices.Contains(o.Rules, nameOf(op))) {
			t.add(op)
		}
	}
	for i := 0; i < o.Programs && len(t.sources) > 0 && time.Now().Before(t.deadline); i++ {
		t.program(rand.New(rand.NewPCG(o.Seed, uint64(i))))
	}
	return t.survey
}

// A source makes programs that a rule matches.
type source struct {
	pattern *ir.Operation
	layouts []*layout
}

type together struct {
	ctx      *ir.Context
	natives  *rewrite.Natives
	options  Options
	sources  []source
	survey   Survey
	seen     map[string]bool // sets of rules that were reported
	deadline time.Time
}

// add finds the types that a rule applies to.
func (t *together) add(pattern *ir.Operation) {
	set, err := only(t.ctx, pattern, t.natives)
	if err != nil {
		t.survey.Unused = append(t.survey.Unused, nameOf(pattern))
		return
	}
	p, err := newPlan(t.ctx, pattern)
	if err != nil {
		t.survey.Unused = append(t.survey.Unused, nameOf(pattern))
		return
	}
	c := &checker{ctx: t.ctx, plan: p, options: t.options, result: &Result{}, deadline: time.Now().Add(t.options.Timeout)}
	c.apply = c.rule(set)
	all := assign(t.ctx, p, candidates(t.ctx))
	c.findModes(all)
	s := source{pattern: pattern}
	for i := range all[:min(len(all), mostSources)] {
		for _, m := range c.modes {
			if l := newLayout(t.ctx, p, &all[i], m); l != nil {
				s.layouts = append(s.layouts, l)
			}
		}
	}
	if len(s.layouts) == 0 {
		t.survey.Unused = append(t.survey.Unused, nameOf(pattern))
		return
	}
	t.sources = append(t.sources, s)
}

// program makes a program, applies rules to it, and compares.
func (t *together) program(r *rand.Rand) {
	before, used := t.compose(r)
	if !ir.Verify(before, nil) {
		return
	}
	chosen := t.choose(r, used)
	t.survey.Programs++
	after, ok := t.rewritten(before, chosen)
	if !ok {
		t.survey.Failed++
		return
	}
	if ir.NewFingerprint(before, false) == ir.NewFingerprint(after, false) {
		return
	}
	t.survey.Changed++
	if e := t.wrong(before, after); e != nil {
		t.report(before, chosen, e)
		return
	}
	t.order(before, after, chosen)
}

// choose returns the rules to apply, in their order: most of those that the program was made for, and some
// others.
func (t *together) choose(r *rand.Rand, used []*ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	for _, s := range t.sources {
		if likely := slices.Contains(used, s.pattern); likely && r.IntN(5) > 0 || !likely && r.IntN(4) == 0 {
			list = append(list, s.pattern)
		}
	}
	r.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
	return list
}

// compose creates a module with one function that combines several instances. Later instances use results of
// earlier ones. It also returns the rules of the instances.
func (t *together) compose(r *rand.Rand) (module *ir.Operation, used []*ir.Operation) {
	module = ir.NewModule(t.ctx, t.ctx.UnknownLoc())
	body := &ir.Region{}
	b := ir.NewBuilder(t.ctx)
	entry := b.CreateBlock(body, nil, nil)
	values := map[ir.Type][]*ir.Value{}
	var last []*ir.Value
	for range 1 + r.IntN(mostInstances) {
		s := t.sources[r.IntN(len(t.sources))]
		l := s.layouts[r.IntN(len(s.layouts))]
		choice := make([]int, len(l.axes))
		for i, a := range l.axes {
			choice[i] = r.IntN(len(a))
		}
		in := l.instance(choice)
		used = append(used, s.pattern)
		m := ir.NewMapping()
		from := in.function.Region(0).Entry()
		for _, arg := range from.Args() {
			known := values[arg.Type()]
			if len(known) == 0 || r.IntN(3) == 0 {
				known = append(known, entry.AddArgument(arg.Type(), nil))
				values[arg.Type()] = known
			}
			m.Map(arg, known[max(0, len(known)-1-r.IntN(3))])
		}
		for op := range from.Ops() {
			if op == from.Back() {
				continue
			}
			c := op.Clone(m)
			entry.Append(c)
			for _, v := range c.Results() {
				values[v.Type()], last = append(values[v.Type()], v), append(last, v)
			}
		}
	}
	b.SetInsertionPointToEnd(entry)
	finishFunction(t.ctx, b, module, body, last[max(0, len(last)-mostResults):])
	return module, used
}

// finishFunction creates a function that has the body and returns the values.
func finishFunction(ctx *ir.Context, b *ir.Builder, module *ir.Operation, body *ir.Region, out []*ir.Value) *ir.Operation {
	b.Create(&ir.OperationState{Def: ctx.LookupOp("func.return"), Operands: out})
	s := &ir.OperationState{Def: ctx.LookupOp("func.func"), Regions: []*ir.Region{body}}
	s.AddAttribute("sym_name", ctx.StringAttr("f"))
	s.AddAttribute("function_type", ctx.TypeAttr(ctx.FunctionType(ir.TypesOf(body.Entry().Args()), ir.TypesOf(out))))
	b.SetInsertionPointToEnd(module.Region(0).Entry())
	return b.Create(s)
}

// rewritten applies rules to a copy of a module, until nothing changes; false if they fail or do not end.
func (t *together) rewritten(module *ir.Operation, rules []*ir.Operation) (*ir.Operation, bool) {
	set, err := t.set(rules)
	if err != nil {
		return nil, false
	}
	after := module.Clone(nil)
	result := rewrite.ApplyGreedily(after, set, rewrite.GreedyConfig{NoFold: true, KeepConstants: true, MaxRewrites: driverLimit, NoCounts: true})
	return after, result.Converged && !result.Diagnostics.HasErrors() && ir.Verify(after, nil)
}

// set returns the rules in an order, which matters among rules of equal benefit.
func (t *together) set(rules []*ir.Operation) (*rewrite.Frozen, error) {
	module := ir.NewModule(t.ctx, t.ctx.UnknownLoc())
	for _, p := range rules {
		module.Region(0).Entry().Append(p.Clone(nil))
	}
	matcher, diags := pdl.Compile(module, t.natives)
	if diags.HasErrors() {
		return nil, firstOf(diags)
	}
	var set rewrite.Set
	set.AddMatcher(matcher)
	return set.Freeze(t.ctx, rewrite.Filter{})
}

// wrong returns a counterexample if the behavior of a module has changed.
func (t *together) wrong(before, after *ir.Operation) *Counterexample {
	for _, index := range []int{64, 32} {
		o := t.compared(before, after, index)
		if o.Verdict == semantics.Refuted {
			return &Counterexample{Why: o.Reason, Args: o.Args, Before: text(before), After: text(after), Results: [2]string{o.Before, o.After}, IndexWidth: index}
		}
	}
	return nil
}

func (t *together) compared(before, after *ir.Operation, index int) semantics.Outcome {
	c := semantics.Comparison{Options: semantics.Options{IndexWidth: index, Steps: stepsOfCall, Memory: 1 << 16}, Exhaustive: 1 << 10, Samples: 128, Seed: t.options.Seed}
	p, q := semantics.NewProgram(before, c.Options), semantics.NewProgram(after, c.Options)
	return semantics.Compare(p, before.Region(0).Entry().Front(), q, after.Region(0).Entry().Front(), c)
}

// report adds a finding with the smallest set of rules that breaks a program.
func (t *together) report(before *ir.Operation, rules []*ir.Operation, e *Counterexample) {
	fewest := fewer(rules, func(some []*ir.Operation) bool {
		after, ok := t.rewritten(before, some)
		if !ok {
			return false
		}
		if better := t.wrong(before, after); better != nil {
			e = better
			return true
		}
		return false
	})
	t.find(fewest, e, false)
}

// order reports the smallest set of rules whose order affects the result.
func (t *together) order(before, after *ir.Operation, rules []*ir.Operation) {
	backwards := func(some []*ir.Operation) []*ir.Operation {
		list := slices.Clone(some)
		slices.Reverse(list)
		return list
	}
	both := func(some []*ir.Operation) (one, other *ir.Operation, differ bool) {
		one, ok := t.rewritten(before, some)
		other, ok2 := t.rewritten(before, backwards(some))
		return one, other, ok && ok2 && ir.NewFingerprint(one, false) != ir.NewFingerprint(other, false)
	}
	if _, _, differ := both(rules); !differ {
		return
	}
	fewest := fewer(rules, func(some []*ir.Operation) bool {
		_, _, differ := both(some)
		return differ
	})
	one, other, _ := both(fewest)
	t.find(fewest, &Counterexample{Why: "the result depends on their order", Before: text(one), After: text(other)}, true)
}

// fewer leaves out rules as long as something still holds.
func fewer(rules []*ir.Operation, holds func(some []*ir.Operation) bool) []*ir.Operation {
	for i := len(rules) - 1; i >= 0; i-- {
		if some := slices.Delete(slices.Clone(rules), i, i+1); holds(some) {
			rules = some
		}
	}
	return rules
}

// find adds a finding, once for a set of rules.
func (t *together) find(rules []*ir.Operation, e *Counterexample, order bool) {
	var names []string
	for _, p := range rules {
		names = append(names, nameOf(p))
	}
	sorted := slices.Sorted(slices.Values(names))
	key := ""
	for _, n := range sorted {
		key += n + "\n"
	}
	if order {
		key += "order"
	}
	if len(rules) == 0 || t.seen[key] {
		return
	}
	t.seen[key] = true
	t.survey.Findings = append(t.survey.Findings, Finding{Rules: names, Place: rules[0].Location().Place(), Counterexample: e, Order: order})
}
