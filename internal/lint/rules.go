package lint

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// The kinds of findings. docs/lint.md describes them.
const (
	Duplicate    = "duplicate-rule"
	Shadowed     = "shadowed-rule"
	Recreates    = "recreated-match"
	NeverHolds   = "contradiction"
	OtherType    = "other-type"
	CarriedFlags = "carried-flags"
)

// maxCompared bounds the pairs of rules that are compared.
const maxCompared = 4_000_000

// Rules returns warnings about the patterns of a module, in the order of the patterns.
func Rules(module *ir.Operation) diag.List {
	var list diag.List
	patterns := patternsOf(module)
	byRoot := map[ir.Attribute][]*pattern{}
	left := maxCompared
	for _, p := range patterns {
		name := p.root.DefiningOp().Attr("opName")
		earlier := byRoot[nil]
		if name != nil {
			earlier = slices.Concat(byRoot[name], byRoot[nil])
		}
		if left -= len(earlier); left > 0 {
			list = append(list, p.beside(earlier)...)
		}
		byRoot[name] = append(byRoot[name], p)
		list = append(list, p.alone()...)
	}
	return list
}

// warn returns a finding about a pattern.
func (p *pattern) warn(id, format string, args ...any) *diag.Diagnostic {
	d := diag.Warningf(p.op.Location().Place(), "rule '%s' %s [%s]", p.name, fmt.Sprintf(format, args...), id)
	d.Rule = p.name
	return d
}

// beside compares a pattern with earlier ones: it reports duplicates of one, and a rule that another one always
// precedes. At equal benefits the earlier one precedes.
func (p *pattern) beside(earlier []*pattern) (list diag.List) {
	for _, q := range earlier {
		if p.op.Location() == q.op.Location() {
			continue // alternatives of one rule may overlap, as the operands of either do
		}
		_, over := covers(q, p.root, p.constraints)
		_, under := covers(p, q.root, q.constraints)
		switch {
		case over && under && same(p, q):
			list = append(list, p.warn(Duplicate, "is the same as '%s'", q.name).Notef(q.op.Location().Place(), "this is the other one"))
		case over && q.benefit >= p.benefit:
			return append(list, p.shadowedBy(q))
		case under && p.benefit > q.benefit:
			list = append(list, q.shadowedBy(p))
		}
	}
	return list
}

func (p *pattern) shadowedBy(q *pattern) *diag.Diagnostic {
	reason := "is tried first"
	if q.benefit > p.benefit {
		reason = fmt.Sprintf("has benefit %d, and not %d", q.benefit, p.benefit)
	}
	d := p.warn(Shadowed, "is never applied: '%s' matches wherever it does, and %s", q.name, reason)
	return d.Notef(q.op.Location().Place(), "this is the other one")
}

// same reports whether patterns differ only in their names and benefits.
func same(p, q *pattern) bool {
	text := func(x *pattern) ir.Fingerprint {
		c := renamed(x.op)
		c.RemoveAttr(ir.SymbolNameAttr)
		c.SetAttr("benefit", q.op.Attr("benefit"))
		return ir.NewFingerprint(c, false)
	}
	return text(p) == text(q)
}

// alone checks a pattern without comparing it to others.
func (p *pattern) alone() (list diag.List) {
	if d := p.contradiction(); d != nil {
		list = append(list, d)
	}
	for _, op := range p.created() {
		if _, ok := covers(p, op.Result(0), p.constraints); ok {
			list = append(list, p.warn(Recreates, "makes an operation that it matches again: it never ends"))
			break
		}
	}
	return append(append(list, p.otherTypes()...), p.carriedFlags()...)
}

// contradiction finds a constraint that is required to hold and not to hold.
func (p *pattern) contradiction() *diag.Diagnostic {
	for i := range p.constraints {
		c := &p.constraints[i]
		for j := range i {
			if c.opposes(&p.constraints[j]) {
				return p.warn(NeverHolds, "never matches: %s must hold and must not", c.describe())
			}
		}
	}
	return nil
}

// otherTypes finds an operation that replaces another one and has other types, where both are known.
func (p *pattern) otherTypes() (list diag.List) {
	if p.body == nil {
		return nil
	}
	for op := range p.body.Ops() {
		if op.Name() != "pdl.replace" {
			continue
		}
		by := op.OperandGroup(1)
		if len(by) == 0 {
			continue
		}
		from, to := op.Operand(0).DefiningOp(), by[0].Value().DefiningOp()
		if from == nil || to == nil || from.Name() != "pdl.operation" || to.Name() != "pdl.operation" {
			continue
		}
		old, made := from.OperandGroup(2), to.OperandGroup(2)
		for i := range min(len(old), len(made)) {
			a, b := constantType(old[i].Value()), constantType(made[i].Value())
			if a != nil && b != nil && a != b {
				list = append(list, p.warn(OtherType, "replaces result %d of type %s with one of type %s", i, a.String(), b.String()))
			}
		}
	}
	return list
}

// constantType returns the type that a value of the pdl dialect is; nil if that is not known.
func constantType(v *ir.Value) ir.Attribute {
	if def := v.DefiningOp(); def != nil {
		return def.Attr("constantType")
	}
	return nil
}

// promised are the attributes with which an operation promises something about its operands.
func promised() []string { return []string{"overflowFlags", "isExact", "nonNeg", "isDisjoint"} }

// carriedFlags finds an operation that gets the flags of a matched operation, and a constant operand that native
// code computes: the promises that the flags make about the old operands need not hold for it.
func (p *pattern) carriedFlags() (list diag.List) {
	for _, op := range p.created() {
		attrs := namedAttributes(op)
		for _, name := range promised() {
			v := attrs[name]
			if v == nil || v.DefiningOp() == nil || v.ParentBlock() == p.body {
				continue
			}
			if p.calculates(op) {
				list = append(list, p.warn(CarriedFlags, "keeps '%s' for a constant that it calculates: what it promises of the old one may not hold for that", name))
			}
		}
	}
	return list
}

// calculates reports whether an operand of an operation is a constant that native code makes of several others.
func (p *pattern) calculates(op *ir.Operation) bool {
	for _, o := range op.OperandGroup(0) {
		result := o.Value().DefiningOp()
		if result == nil || result.Name() != "pdl.result" {
			continue
		}
		made := result.Operand(0).DefiningOp()
		if made == nil || made.Name() != "pdl.operation" || made.Block() != p.body || len(made.OperandGroup(0)) > 0 {
			continue
		}
		for _, v := range namedAttributes(made) {
			if def := v.DefiningOp(); def != nil && def.Name() == "pdl.apply_native_rewrite" && merges(def) {
				return true
			}
		}
	}
	return false
}

// merges reports whether native code gets several attributes.
func merges(op *ir.Operation) bool {
	n := 0
	for i := range op.NumOperands() {
		if def := op.Operand(i).DefiningOp(); def != nil && def.Name() == "pdl.attribute" {
			n++
		}
	}
	return n > 1
}
