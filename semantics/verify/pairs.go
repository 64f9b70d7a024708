package verify

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/parallel"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Pairs checks the folds and the canonicalization patterns of dialects on programs of two operations,
// op2(op1(x, y), z) with all operations of the dialects on integers: with constants, poison, and equal
// operands. There is a result for each pair of operations with programs.
func Pairs(ctx *ir.Context, dialects []string, o Options) ([]Result, diag.List) {
	o.complete()
	var diags diag.List
	var defs []*ir.OpDef
	for _, name := range dialects {
		list := integerOps(ctx, name)
		if len(list) == 0 {
			diags.Add(&diag.Diagnostic{Message: fmt.Sprintf("dialect '%s' has no operations on integers that are known", name), Bare: true})
		}
		defs = append(defs, list...)
	}
	for _, name := range needed() {
		if ctx.LookupOp(name) == nil {
			diags.Add(&diag.Diagnostic{Message: fmt.Sprintf("no dialect defines '%s'", name), Bare: true})
		}
	}
	var set rewrite.Set
	diags = append(diags, rewrite.AddCanonicalizationPatterns(ctx, &set)...)
	if diags.HasErrors() {
		return nil, diags
	}
	frozen, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		diags.Add(&diag.Diagnostic{Message: err.Error(), Bare: true})
		return nil, diags
	}
	n := len(defs)
	results := make([]Result, n*n)
	parallel.Each(min(o.Jobs, max(n, 1)), n*n, func(_, i int) bool {
		pair(ctx, frozen, defs[i/n], defs[i%n], o, uint64(i), &results[i])
		return true
	})
	return slices.DeleteFunc(results, func(r Result) bool { return r.Instances == 0 && r.Verdict == NotChecked }), diags
}

// integerOps returns the operations of a dialect that may be parts of programs.
func integerOps(ctx *ir.Context, dialect string) []*ir.OpDef {
	d := ctx.Dialect(dialect)
	if d == nil {
		return nil
	}
	var list []*ir.OpDef
	for _, def := range ctx.OpDefs(d) {
		if isPlain(def) && len(def.Operands) > 0 && len(def.Results) > 0 {
			list = append(list, def)
		}
	}
	return list
}

// isPlain reports whether an operation has neither regions nor successors nor groups of operands or results.
func isPlain(def *ir.OpDef) bool {
	return len(def.Regions)+len(def.Successors) == 0 && len(def.Operands) <= 3 &&
		!slices.ContainsFunc(def.Operands, func(o ir.OperandDef) bool { return o.Arity != ir.Single }) &&
		!slices.ContainsFunc(def.Results, func(r ir.ResultDef) bool { return r.Arity != ir.Single })
}

// pairTypes are the types of programs of two operations.
func pairTypes(ctx *ir.Context) []ir.Type {
	var list []ir.Type
	for _, w := range []int{1, 2, 3, 4, 8, 64} {
		list = append(list, ctx.IntegerType(w))
	}
	return append(list, ctx.IndexType())
}

// plansOf returns the forms of a pair: the result of the inner operation is each operand of the outer one, and the others
// are values of their own, or the first operand of the inner one.
func plansOf(inner, outer *ir.OpDef) []*plan {
	var list []*plan
	for at := range outer.Operands {
		for _, equal := range []bool{false, true} {
			if equal && len(outer.Operands) == 1 {
				continue
			}
			p := &plan{root: 1}
			leafOf := func() operand {
				p.leaves = append(p.leaves, leaf{constrained: true})
				return operand{leaf: len(p.leaves) - 1}
			}
			first := &node{def: inner, results: make([]*ir.Value, len(inner.Results))}
			for range inner.Operands {
				first.operands = append(first.operands, leafOf())
			}
			second := &node{def: outer, results: make([]*ir.Value, len(outer.Results))}
			for k := range outer.Operands {
				switch {
				case k == at:
					second.operands = append(second.operands, operand{none, 0, 0})
				case equal:
					second.operands = append(second.operands, operand{leaf: 0})
				default:
					second.operands = append(second.operands, leafOf())
				}
			}
			p.nodes = []*node{first, second}
			list = append(list, p)
		}
	}
	return list
}

// pair checks programs of two operations.
func pair(ctx *ir.Context, set *rewrite.Frozen, inner, outer *ir.OpDef, o Options, number uint64, to *Result) {
	to.Name = outer.Name + "(" + inner.Name + ")"
	defer func() {
		if r := recover(); r != nil {
			to.Verdict, to.Reason, to.Instances = NotChecked, crash.Report(r, "canonicalizing", to.Place).Message, max(to.Instances, 1)
		}
	}()
	c := &checker{ctx: ctx, options: o, result: to, indices: indexWidths(inner, outer), coverage: newCoverage(), deadline: time.Now().Add(o.Timeout)}
	c.apply = func(in *instance) bool {
		return rewrite.ApplyGreedily(in.module, set, rewrite.GreedyConfig{}).Changed
	}
	plans := plansOf(inner, outer)
	if o.Programs < 0 {
		c.every(plans)
	} else {
		c.some(plans, rand.New(rand.NewPCG(o.Seed, number)))
	}
	c.finish("no program was changed")
}

// indexWidths returns the widths of an index to compare programs with. Only the folds of the dialect index
// promise to be correct for 32 bits; other dialects calculate with 64.
func indexWidths(defs ...*ir.OpDef) []int {
	for _, d := range defs {
		if d.Dialect.Namespace != "index" {
			return []int{64}
		}
	}
	return []int{64, 32}
}

// every compares all programs, as far as the evaluations last.
func (c *checker) every(plans []*plan) {
	for _, p := range plans {
		c.plan = p
		all := assign(c.ctx, p, pairTypes(c.ctx))
		modes := c.candidates()
		for i := range all {
			for _, m := range modes {
				budget := max(c.options.Evaluations/int64(len(plans)*len(all)*len(modes)), 64)
				if !c.assignment(&all[i], m, budget) {
					return
				}
			}
		}
	}
}

// attempts is the number of programs made for each comparison, because canonicalization leaves some
// unchanged.
const attempts = 4

// some compares random programs.
func (c *checker) some(plans []*plan, r *rand.Rand) {
	assignments := make([][]assignment, len(plans))
	for i, p := range plans {
		assignments[i] = assign(c.ctx, p, pairTypes(c.ctx))
	}
	for range c.options.Programs * attempts {
		i := r.IntN(len(plans))
		if len(assignments[i]) == 0 {
			continue
		}
		c.plan = plans[i]
		a := &assignments[i][r.IntN(len(assignments[i]))]
		m := mode{r.Uint64N(1 << len(c.plan.leaves)), none}
		l := newLayout(c.ctx, c.plan, a, m)
		if l == nil || c.result.Instances >= int64(c.options.Programs) {
			continue
		}
		choice := make([]int, len(l.axes))
		for k, axis := range l.axes {
			choice[k] = r.IntN(len(axis))
		}
		if r.IntN(6) == 0 {
			l.poison = r.IntN(len(c.plan.leaves))
		}
		if applied, _ := c.compare(l, choice, 256); applied {
			c.coverage.add(a, false)
		}
		if c.result.Counterexample != nil || c.late() {
			return
		}
	}
}
