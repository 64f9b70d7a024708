package verify

import (
	"fmt"
	"time"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/semantics"
)

// A checker checks one rule.
type checker struct {
	ctx      *ir.Context
	plan     *plan
	options  Options
	result   *Result
	apply    func(in *instance) bool // changes an instance
	indices  []int                   // widths of an index
	coverage coverage
	deadline time.Time
	programs map[int]*semantics.Program // by the width of an index, for their meanings

	refused   string // why a result was not compared
	undecided string
	invalid   *Counterexample // the rule made operations that do not verify
	failure   string          // of the rule's native code
	decided   bool            // some instance was compared
	modes     []mode          // modes in which the rule applies, once known
	tried     int64           // instances tried until then
}

// The bounds of a check.
const (
	maxProbes   = 30_000 // instances made before the first one that the rule applies to
	maxPerMode  = 400    // of them in one mode of one assignment
	maxModes    = 64
	stepsOfCall = 10_000
	// attemptsPer bounds the instances made for each one that the rule applies to.
	attemptsPer = 8
)

func (c *checker) run() {
	all := assign(c.ctx, c.plan, candidates(c.ctx))
	if len(all) == 0 {
		c.finish("no types were found with which its operations are valid")
		return
	}
	c.findModes(all)
	if len(c.modes) == 0 {
		c.finish("the rule applies to none of the programs that were made")
		return
	}
	weights, total := make([]int64, len(all)), int64(0)
	for i := range all {
		weights[i] = weightOf(&all[i])
		total += weights[i]
	}
	for i := range all {
		for _, m := range c.modes {
			budget := max(c.options.Evaluations*weights[i]/total/int64(len(c.modes)), 64)
			if !c.assignment(&all[i], m, budget) {
				c.finish("")
				return
			}
		}
	}
	c.finish("")
}

// weightOf returns an assignment's share of the evaluations: narrow integers are compared completely if
// possible.
func weightOf(a *assignment) int64 {
	switch a.class() {
	case narrow:
		return int64(a.width()) * int64(a.width())
	case floats:
		return 6
	}
	return 3
}

// finish gives the verdict. why is the reason that nothing was compared, if it is known.
func (c *checker) finish(why string) {
	r := c.result
	r.Scope = c.coverage.String()
	from, below := c.coverage.from()
	switch {
	case r.Counterexample == nil && c.invalid != nil:
		r.Verdict, r.Counterexample = Refuted, c.invalid
	case r.Counterexample != nil && below && c.undecided == "":
		r.Verdict, r.From = ValidFrom, from
	case r.Counterexample != nil:
		r.Verdict = Refuted
	case c.undecided != "":
		r.Verdict, r.Reason = Undecided, c.undecided
	case c.decided:
		r.Verdict = NoCounterexample
	case c.refused != "":
		r.Verdict, r.Reason = NotChecked, c.refused
	case c.failure != "":
		r.Verdict, r.Reason = NotChecked, c.failure
	default:
		r.Verdict, r.Reason = NotChecked, "no instance of the rule could be made: "+why
	}
}

// findModes finds the sets of leaves that must be constants, and results that must not be used, so that the rule
// applies. A set that contains another such set is left out.
func (c *checker) findModes(all []assignment) {
	candidates := c.candidates()
	for i := range all {
		for _, m := range candidates {
			if c.tried >= maxProbes || c.late() {
				return
			}
			if !c.covered(m) && c.applies(&all[i], m) {
				c.modes = append(c.modes, m)
			}
		}
	}
}

// covered reports whether a mode that is known asks for less.
func (c *checker) covered(m mode) bool {
	for _, known := range c.modes {
		if known.constants&^m.constants == 0 && (known.unused == none || known.unused == m.unused) {
			return true
		}
	}
	return false
}

// candidates are the modes, least demanding first.
func (c *checker) candidates() []mode {
	var constrained []int
	for i, l := range c.plan.leaves {
		if l.constrained && len(constrained) < 5 {
			constrained = append(constrained, i)
		}
	}
	var list []mode
	for size := range len(constrained) + 1 {
		for set := range 1 << len(constrained) {
			var m uint64
			n := 0
			for k, leaf := range constrained {
				if set>>k&1 == 1 {
					m |= 1 << leaf
					n++
				}
			}
			if n == size {
				list = append(list, mode{m, none})
			}
		}
	}
	if n := len(c.plan.nodes[c.plan.root].results); n > 1 {
		for _, m := range list[:len(list):len(list)] {
			for k := range n {
				list = append(list, mode{m.constants, k})
			}
		}
	}
	return list[:min(len(list), maxModes)]
}

// applies reports whether the rule applies to an instance of an assignment.
func (c *checker) applies(a *assignment, m mode) bool {
	l := newLayout(c.ctx, c.plan, a, m)
	if l == nil {
		return false
	}
	found := false
	l.choices(maxPerMode, maxPerMode, c.options.Seed, func(choice []int) bool {
		c.tried++
		in := l.instance(choice)
		found = ir.Verify(in.module, nil) && c.apply(in)
		return found || c.tried >= maxProbes
	})
	return found
}

// rule returns a function that applies a rule to an instance.
func (c *checker) rule(set *rewrite.Frozen) func(in *instance) bool {
	applicator := rewrite.NewApplicator(set)
	return func(in *instance) bool { return c.once(applicator, in) }
}

func (c *checker) once(a *rewrite.Applicator, in *instance) bool {
	r := rewrite.NewRewriter(c.ctx, nil)
	applied := a.MatchAndRewrite(in.nodes[c.plan.root], r) != nil
	if r.Failed() {
		c.failure = firstOf(r.Diagnostics()).Error()
		return false
	}
	return applied
}

// assignment compares instances of an assignment; false if there is no more to do.
func (c *checker) assignment(a *assignment, m mode, budget int64) bool {
	l := newLayout(c.ctx, c.plan, a, m)
	if l == nil {
		return true
	}
	inputs := l.inputs()
	per := min(max(inputs, 1), 1<<10)
	if size := l.size(1 << 40); inputs*size <= budget {
		per = inputs
	} else if per*size > budget {
		per = min(per, max(64, budget/size))
	}
	limit := max(budget/max(per, 1), 8)
	complete, applied, goOn := l.size(1<<40) <= limit && per >= inputs, false, true
	tried := l.choices(limit*attemptsPer, limit, c.options.Seed, func(choice []int) bool {
		if c.late() {
			c.undecided, goOn = fmt.Sprintf("the time ended at width %d", a.width()), false
			return true
		}
		did, stop := c.compare(l, choice, per)
		applied = applied || did
		if did {
			limit--
		}
		goOn = !stop
		return stop || limit <= 0
	})
	if applied {
		c.coverage.add(a, complete && tried && !a.partial && !l.sampled)
	}
	return goOn
}

func (c *checker) late() bool { return time.Now().After(c.deadline) }

// compare compares an instance. applied is false if the rule does not apply to it. stop means that no further
// instances of any assignment are needed.
func (c *checker) compare(l *layout, choice []int, per int64) (applied, stop bool) {
	after := l.instance(choice)
	if !ir.Verify(after.module, nil) || !c.apply(after) {
		return false, false
	}
	before := l.instance(choice)
	c.result.Instances++
	var list diag.List
	if !ir.Verify(after.module, &list) {
		if c.invalid == nil {
			c.invalid = &Counterexample{Why: "the operations that it makes are not valid: " + firstOf(list).Error(), Before: text(before.module), After: text(after.module)}
		}
		return true, false
	}
	widths := []int{0}
	if l.hasIndex() {
		widths = c.indices
	}
	for _, w := range widths {
		if !c.both(l, before, after, w, per) {
			return true, c.refutedEnough(l.types)
		}
	}
	return true, false
}

// both compares two functions, also with each single argument as poison. It returns false if they differ.
func (c *checker) both(l *layout, before, after *instance, index int, per int64) bool {
	if !c.functions(l, before, after, index, per, none) {
		return false
	}
	for i := range before.function.Region(0).Entry().Args() {
		undo, redo := poisoned(before.function, i), poisoned(after.function, i)
		ok := c.functions(l, before, after, index, min(per, 64), i)
		if undo(); !ok {
			return false
		}
		redo()
	}
	return true
}

// functions compares two functions; false if they differ. poison is an argument that is poison, or none.
func (c *checker) functions(l *layout, before, after *instance, index int, per int64, poison int) bool {
	p := c.program(index)
	samples := int(min(max(per, 16), 256))
	o := semantics.Compare(p.Sibling(before.module), before.function, p.Sibling(after.module), after.function,
		semantics.Comparison{Exhaustive: max(per, 1), Samples: samples, Seed: c.options.Seed})
	c.result.Evaluations += o.Tried
	switch o.Verdict {
	case semantics.NotRefuted:
		c.decided = true
	case semantics.NotChecked:
		c.refused = o.Reason
	case semantics.Undecided:
		c.undecided = o.Reason
	case semantics.Refuted:
		c.refute(l.types, before, after, index, o, poison)
		return false
	}
	return true
}

// refute records a counterexample if it is the first one.
func (c *checker) refute(a *assignment, before, after *instance, index int, o semantics.Outcome, poison int) {
	if k := a.class(); k <= wide {
		c.coverage.refuted[a.width()] = true
	} else {
		c.coverage.elsewhere = true
	}
	if c.result.Counterexample != nil {
		return
	}
	if poison != none {
		o.Args[poison] = "poison : " + before.function.Region(0).Entry().Argument(poison).Type().String()
	}
	c.result.Counterexample = &Counterexample{Why: o.Reason, Args: o.Args, Before: text(before.module), After: text(after.module),
		Results: [2]string{o.Before, o.After}, IndexWidth: index}
}

// refutedEnough reports whether more comparisons would not change the verdict: the rule is wrong at a width
// whose inputs are all compared last, and at others.
func (c *checker) refutedEnough(a *assignment) bool {
	return a.class() != narrow || a.width() >= maxAll
}

func (c *checker) program(index int) *semantics.Program {
	if p := c.programs[index]; p != nil {
		return p
	}
	if c.programs == nil {
		c.programs = map[int]*semantics.Program{}
	}
	p := semantics.NewProgram(ir.NewModule(c.ctx, c.ctx.UnknownLoc()), semantics.Options{IndexWidth: index, Steps: stepsOfCall, Memory: 1 << 16})
	c.programs[index] = p
	return p
}

// text returns the function of a module as text.
func text(module *ir.Operation) string {
	return asm.String(module.Region(0).Entry().Front(), asm.Options{})
}
