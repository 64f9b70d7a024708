package pdl

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/describe"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// shown returns the positions whose values describe why the predicate does not hold. The last one is the
// operation where it is asked.
func (p *orderedPredicate) shown() []*position {
	list := []*position{p.pos}
	switch p.question.kind {
	case isNotNull:
		if list = nil; p.pos.parent() != nil {
			list = append(list, p.pos.parent())
		}
	case equalTo:
		list = append(list, p.question.value)
	case constraint, conditional:
		list = slices.Clone(p.question.args)
	}
	list = append(list, p.pos.operation(p.question.kind == isNotNull))
	if slices.ContainsFunc(list, func(pos *position) bool { return pos == nil || pos.kind == usersPos || pos.kind == forEachPos }) {
		return nil
	}
	return list
}

// operation returns the position of the operation that has a position, or nil. Absent operations
// have no operation of their own.
func (p *position) operation(absent bool) *position {
	if p.kind == operationPos && absent && !p.isRoot() && !p.isChosen() {
		p = p.parent()
	}
	for p != nil && (p.kind != operationPos && p.typ != operationValue || p.kind == forEachPos) {
		p = p.parent()
	}
	return p
}

// mismatch describes the failure of a predicate for the root at which it was found.
func (e *explanation) mismatch(f failedPredicate, root *ir.Operation) rewrite.Mismatch {
	m := rewrite.Mismatch{Reason: f.describe(e.natives), Op: root, Holds: f.number, Conditions: len(e.predicates)}
	if f.source != nil {
		m.Rule = f.source.Location()
	}
	if n := len(f.shown); n > 0 {
		m.Saw = f.saw(f.shown[:n-1], describedNative(e.natives, f.question))
		if op, ok := f.shown[n-1].(*ir.Operation); ok && op != nil {
			m.Op = op
		}
	}
	return m
}

// saw describes what a predicate that does not hold has seen: the values of its positions.
func (p *orderedPredicate) saw(args []rewrite.Arg, native describer) string {
	if len(args) == 0 {
		return ""
	}
	switch p.question.kind {
	case isNotNull:
		return p.sawAbsent(args)
	case operandCount, operandCountAtLeast:
		if op, ok := args[0].(*ir.Operation); ok {
			return "it has " + strconv.Itoa(op.NumOperands())
		}
		return ""
	case resultCount, resultCountAtLeast:
		if op, ok := args[0].(*ir.Operation); ok {
			return "it has " + strconv.Itoa(op.NumResults())
		}
		return ""
	case operationName:
		if op, ok := args[0].(*ir.Operation); ok {
			return "it is '" + op.Name() + "'"
		}
		return ""
	case equalTo:
		a, b := describe.Arg(args[0]), describe.Arg(args[1])
		if a == "" || b == "" {
			return ""
		}
		return "the first is " + a + ", the second is " + b
	case constraint, conditional:
		return p.sawArgs(args, native)
	}
	text := describe.Arg(args[0])
	switch {
	case text == "":
		return ""
	case p.pos.typ == typeRangeValue || p.pos.typ == valueRangeValue:
		return "they are " + text
	}
	return "it is " + text
}

// sawAbsent describes the operation or value that lacks a value.
func (p *orderedPredicate) sawAbsent(args []rewrite.Arg) string {
	if v, ok := args[0].(*ir.Value); ok && v != nil {
		return "it is " + describe.Value(v)
	}
	if list, ok := args[0].([]*ir.Value); ok && p.pos.kind == operationPos && len(list) > 0 {
		return "it is " + describe.Value(list[0])
	}
	op, ok := args[0].(*ir.Operation)
	if !ok || op == nil {
		return ""
	}
	switch p.pos.kind {
	case attributePos:
		var names []string
		for _, a := range op.AllAttrs() {
			names = append(names, "'"+a.Name+"'")
		}
		if len(names) == 0 {
			return "it has none"
		}
		return "it has " + strings.Join(names, ", ")
	case operandPos, operandGroupPos:
		return "it has " + strconv.Itoa(op.NumOperands())
	case resultPos, resultGroupPos:
		return "it has " + strconv.Itoa(op.NumResults())
	}
	return ""
}

// sawArgs describes the arguments of a constraint, except for the root.
func (p *orderedPredicate) sawArgs(args []rewrite.Arg, native describer) string {
	var parts []string
	for i, a := range args {
		if len(args) == 1 && native != nil {
			a = native.Looks(a)
		}
		if op, ok := a.(*ir.Operation); ok && op != nil {
			if text := sawCount(p.question.name, op); text != "" {
				return text
			}
		}
		text := describe.Arg(a)
		v, isValue := a.(*ir.Value)
		switch at := p.question.args[i]; {
		case text == "":
			text = "absent"
		case at.isRoot() && !isAttribute(a), at.kind == attributeLiteralPos, at.kind == typeLiteralPos:
			continue
		case isValue && native != nil && native.CountsUses():
			text += ", which has " + number(usesOf(v), "use")
		}
		if len(args) == 1 {
			return "it is " + text
		}
		parts = append(parts, p.question.args[i].describe()+" is "+text)
	}
	return strings.Join(parts, ", ")
}

func isAttribute(a rewrite.Arg) bool {
	_, ok := a.(ir.Attribute)
	return ok
}

// maxUses bounds the uses that are counted.
const maxUses = 1000

func usesOf(v *ir.Value) (n int) {
	for range v.Uses() {
		if n++; n == maxUses {
			break
		}
	}
	return n
}

// A describer is the source of a native constraint that knows more about it than its name.
type describer interface {
	// Unmet says that the constraint does not hold for a place, or that it does although it is negated.
	Unmet(at string, negated bool) string
	// Looks returns what the constraint looks at, given its only argument.
	Looks(arg rewrite.Arg) rewrite.Arg
	// Path returns the steps from the argument to that.
	Path() string
	// CountsUses reports whether it is about the uses of its argument.
	CountsUses() bool
}

// describedNative returns the describer of a native constraint, or nil.
func describedNative(natives *rewrite.Natives, q *question) describer {
	if natives == nil || q.kind != constraint {
		return nil
	}
	d, _ := natives.Source(q.name).(describer)
	return d
}

// unmet says that a native constraint does not hold.
func (q *question) unmet(natives *rewrite.Natives, at string) string {
	switch d := describedNative(natives, q); {
	case d != nil:
		return d.Unmet(at, q.negated)
	case q.negated:
		return "the constraint '" + q.name + "' holds for " + at + ", and must not"
	}
	return "the constraint '" + q.name + "' does not hold for " + at
}
