package pdl

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// explain writes the function that finds out how many predicates of a pattern hold.
func (g *goSet) explain(p *Patterns, i int, op *ir.Operation) {
	c := newCompiler(op.Context(), p.natives)
	c.try(func() {
		list := c.collect(op).preds
		predicates, root := chainOf(list)
		gp := g.Patterns[g.first+i]
		for _, o := range predicates {
			gp.Reasons = append(gp.Reasons, o.describe(p.natives))
		}
		set := &goSet{GoWriter: g.GoWriter, compiler: c, first: g.first + i}
		m := set.newMatch()
		m.explains, m.leave = true, "return"
		m.chain(root)
		m.flush()
		gp.Holds = g.unique("explain" + Identifier(gp.Inputs, true))
		fmt.Fprintf(&g.explaining, "// %s returns how many predicates of %s hold.\nfunc (s *%s) %[1]s(root *ir.Operation, r *rewrite.Rewriter) int {\n", gp.Holds, m.patternName(0), g.State)
		if m.loops {
			fmt.Fprintf(&g.explaining, "s.loops.Begin()\nn := 0\n%sreturn n\n}\n\n", m.text())
		} else {
			fmt.Fprintf(&g.explaining, "%sreturn %d\n}\n\n", m.text(), len(predicates))
		}
	})
	g.diags = append(g.diags, c.diags...)
}

// chainOf returns predicates in the order in which they are asked, and the tree that asks
// them one after the other: its record after k predicates has the number k.
func chainOf(list []predicate) ([]*orderedPredicate, *node) {
	predicates := order([][]predicate{list})
	var root *node
	at := &root
	for k, o := range predicates {
		*at = &node{pos: o.pos, question: o.question}
		next := &node{pattern: k + 1}
		(*at).children = []branch{{o.answers[0], next}}
		at = &next.failure
	}
	return predicates, root
}
