package pdl

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// explain writes the function that finds out how many predicates of a pattern hold.
func (g *goSet) explain(p *Patterns, i int, op *ir.Operation) {
	c := newCompiler(op.Context(), p.natives)
	c.try(func() {
		list := c.collect(op).preds
		predicates, root := chainOf(list)
		gp := g.Patterns[g.first+i]
		for _, o := range predicates {
			gp.Conditions = append(gp.Conditions, GoCondition{o.describe(p.natives), o.sees(p.natives), o.at(gp.Place)})
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

// sees returns the parts of the IR that the predicate is about, as package rewrite/compiled reads them, or "".
func (p *orderedPredicate) sees(natives *rewrite.Natives) string {
	list, how, further := []*position{p.pos}, "v", ""
	switch p.question.kind {
	case isNotNull:
		if p.pos.kind != operationPos || p.pos.isRoot() || p.pos.isChosen() {
			return ""
		}
		list[0] = p.pos.parent()
	case operationName:
		how = "n"
	case operandCount, operandCountAtLeast:
		how = "o"
	case resultCount, resultCountAtLeast:
		how = "r"
	case equalTo:
		list, how = append(list, p.question.value), "e"
	case constraint:
		if list = p.question.args; len(list) != 1 || list[0].isRoot() {
			return ""
		}
		if native := describedNative(natives, p.question); native != nil {
			if native.CountsUses() {
				return ""
			}
			further = native.Path()
		}
	case conditional:
		return ""
	}
	for i, pos := range list {
		path, ok := pos.path()
		if !ok {
			return ""
		}
		if i > 0 {
			how += ","
		}
		how += path
	}
	return how + further
}

// path returns the path to a position as package rewrite/compiled follows it. It fails where the path goes over users.
func (p *position) path() (path string, ok bool) {
	if p.isRoot() {
		return "", true
	}
	if p.parent() == nil || p.isChosen() {
		return "", false
	}
	if path, ok = p.parent().path(); !ok {
		return "", false
	}
	switch {
	case p.kind == operandPos:
		return path + "o" + strconv.Itoa(p.key.index), true
	case p.kind == resultPos:
		return path + "r" + strconv.Itoa(p.key.index), true
	case p.kind == operationPos && p.parent().typ == valueValue:
		return path + "d", true
	case p.kind == typePos && p.parent().typ == valueValue:
		return path + "t", true
	case p.kind == attributePos:
		name := p.key.name
		return path + "a" + name + ";", name != "" && !strings.ContainsAny(name[:1], "0123456789") && !strings.ContainsAny(name, ",;")
	}
	return "", false
}

// at returns the line and the column of the predicate in the file of its pattern, or "".
func (p *orderedPredicate) at(pattern diag.Place) string {
	if p.source == nil {
		return ""
	}
	file, _, _ := pattern.Resolve()
	name, line, col := p.source.Location().Place().Resolve()
	if name != file || line == 0 {
		return ""
	}
	return strconv.Itoa(line) + ":" + strconv.Itoa(col)
}
