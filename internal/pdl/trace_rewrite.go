package pdl

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// traceRewrite writes the last instruction of a rewrite, and remembers the next one, nil at the
// end. runLook writes the instructions that the matcher also has.
func (x *executor) traceRewrite(in *inst) {
	t := x.state.trace
	if last := t.rewriting; last != nil {
		t.rewriting = nil
		x.afterRewrite(last, t.begun)
	}
	if in == nil || !t.goesOn() {
		return
	}
	switch in.op {
	case opFinish, opResult, opResults, opResultSingle, opValueType, opValueTypes, opLoadTypes,
		opCreate, opReplace, opErase, opRewrite, opValuesRange, opTypesRange:
		t.rewriting, t.begun = in, x.beforeRewrite(in)
	}
}

// beforeRewrite returns the text that is logged before an instruction of a rewrite is executed.
func (x *executor) beforeRewrite(in *inst) string {
	g, t := x.regs, x.state.trace
	switch in.op {
	case opFinish:
		return "Finalize\n"
	case opCreate:
		return "CreateOperation:\n"
	case opReplace, opErase:
		c := &x.replacements[in.b]
		if in.op == opErase {
			return lines("EraseOp", "Operation", opText(g.ops[c.target]))
		}
		return lines("ReplaceOp", "Operation", opText(g.ops[c.target]), "Values", g.argsText(c.values))
	case opRewrite:
		return lines("ApplyRewrite", "Arguments", g.argsText(x.calls[in.a].args))
	}
	return x.swapped(func() string { return t.before(in) })
}

// afterRewrite writes an instruction of a rewrite that has been executed.
func (x *executor) afterRewrite(in *inst, before string) {
	g, t := x.regs, x.state.trace
	place, after := unknownPlace, ""
	at := func(op *ir.Operation) { place = op.Location().String() }
	switch in.op {
	case opCreate:
		c := &x.creations[in.b]
		at(c.op)
		if op := g.ops[c.dst]; op != nil && !x.r.Failed() {
			ctx := op.Context()
			after = fmt.Sprintf("  * Attributes: %s\n  * Operands: %s\n  * Result Types: %s\n  * Result: %s\n",
				ctx.DictionaryAttr(op.Attrs()), valuesText(op.Operands()), typesText(op.ResultTypes()), opText(op))
		}
	case opReplace, opErase:
		at(x.replacements[in.b].op)
	case opRewrite:
		c := &x.calls[in.a]
		at(c.op)
		for _, r := range c.results {
			after += "  * Result: " + g.text(r) + "\n"
		}
	default:
		after = x.swapped(func() string { return t.after(in, 0) })
	}
	t.paragraph(place, before, after)
}

// swapped calls f while the registers of the state are those of the rewrite.
func (x *executor) swapped(f func() string) string {
	s := x.state
	s.registers, s.inRewrite = s.inRewrite, s.registers
	defer func() { s.registers, s.inRewrite = s.inRewrite, s.registers }()
	return f()
}
