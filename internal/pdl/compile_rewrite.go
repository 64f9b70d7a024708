package pdl

import (
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A compiledPattern is a pattern on its way from pdl to the program.
type compiledPattern struct {
	op      *ir.Operation // the pdl.pattern
	rewrite rewriteOp
	info    *rewrite.Pattern
	root    *ir.Value
	preds   []predicate
	found   map[*ir.Value]*position
	used    []*position // the positions that the rewrite needs from the match
}

// A rewriteCompiler writes the rewrite of one pattern.
type rewriteCompiler struct {
	*compiler
	pattern *compiledPattern
	regs    map[*ir.Value]ref
	inputs  []ref
	counts  [numKinds]int
}

func (c *rewriteCompiler) emit(in inst) { c.program.rewrite = append(c.program.rewrite, in) }

func (c *rewriteCompiler) register(k valueKind) ref {
	return ref{k, int32(newRegister(&c.counts, k))}
}

// compile writes the rewrite and returns its start.
func (c *rewriteCompiler) compile() int32 {
	start := int32(len(c.program.rewrite))
	rw := c.pattern.rewrite
	if name, ok := rw.external(); ok {
		k := call{op: rw.Operation, rewrite: c.natives.Rewrite(name)}
		if root := rw.root(); root != nil {
			k.args = append(k.args, c.value(root))
		}
		for i := range rw.externalArgs() {
			k.args = append(k.args, c.value(rw.externalArgs()[i].Value()))
		}
		c.call(k)
	} else {
		for op := range rw.body().Ops() {
			c.step(op)
		}
	}
	c.emit(inst{op: opFinish})
	for k, n := range c.counts {
		c.rewriteRegs[k] = max(c.rewriteRegs[k], n)
	}
	return start
}

func (c *rewriteCompiler) call(k call) {
	c.emit(inst{op: opRewrite, a: int32(len(c.calls))})
	c.calls = append(c.calls, k)
}

// value returns the register of a value: of the rewrite, a constant, or an input
// from the match.
func (c *rewriteCompiler) value(v *ir.Value) ref {
	if r, ok := c.regs[v]; ok {
		return r
	}
	if r, ok := c.constant(v.DefiningOp()); ok {
		return r
	}
	pos := c.pattern.found[v]
	if pos == nil {
		c.failf(v.DefiningOp(), "is used by the rewrite but is no part of what is matched")
	}
	r := c.register(kindOf(v))
	c.regs[v] = r
	c.pattern.used = append(c.pattern.used, pos)
	c.inputs = append(c.inputs, r)
	return r
}

// constant emits the load of the constant that an operation defines.
func (c *rewriteCompiler) constant(op *ir.Operation) (ref, bool) {
	in := inst{}
	if a, ok := asAttribute(op); ok && a.value() != nil {
		in.op, in.b = opLoadAttribute, c.consts.attr(a.value())
	} else if t := constantTypes(op); t != nil {
		if y, ok := t.(*ir.TypeAttr); ok {
			in.op, in.b = opLoadType, c.consts.typ(y.Value)
		} else {
			in.op, in.b = opLoadTypes, c.consts.list(t)
		}
	} else {
		return ref{}, false
	}
	r := c.register(kindOf(op.Result(0)))
	in.a = r.reg
	c.emit(in)
	c.regs[op.Result(0)] = r
	return r, true
}

// step writes one operation of the rewrite.
func (c *rewriteCompiler) step(op *ir.Operation) {
	switch op.Name() {
	case "pdl.attribute", "pdl.type", "pdl.types":
		c.constant(op)
	case "pdl.apply_native_rewrite":
		k := call{op: op, rewrite: c.natives.Rewrite(nativeName(op))}
		for i := range op.NumOperands() {
			k.args = append(k.args, c.value(op.Operand(i)))
		}
		for i := range op.NumResults() {
			r := c.register(kindOf(op.Result(i)))
			c.regs[op.Result(i)] = r
			k.results = append(k.results, r)
		}
		c.call(k)
	case "pdl.erase":
		c.erase(replacement{op: op, target: c.value(op.Operand(0)).reg})
	case "pdl.operation":
		c.create(operationOp{op})
	case "pdl.range":
		c.concat(op)
	case "pdl.replace":
		c.replace(op)
	case "pdl.result":
		from := c.value(op.Operand(0))
		c.define(op, inst{op: opResult, b: from.reg, c: int32(c.numberedResult(op))})
	case "pdl.results":
		from := c.value(op.Operand(0))
		in := inst{op: opResultSingle, b: from.reg, c: int32(c.numberedResult(op)), defined: c.definesResults(op)}
		if isRange(op.Result(0)) {
			in.op = opResults
		}
		c.define(op, in)
	}
}

// define makes an instruction define the result of op.
func (c *rewriteCompiler) define(op *ir.Operation, in inst) {
	r := c.register(kindOf(op.Result(0)))
	in.a = r.reg
	c.regs[op.Result(0)] = r
	c.emit(in)
}

func (c *rewriteCompiler) concat(op *ir.Operation) {
	parts := make([]ref, op.NumOperands())
	for i := range parts {
		parts[i] = c.value(op.Operand(i))
	}
	in := inst{op: opValuesRange, b: int32(len(c.concats))}
	if kindOf(op.Result(0)) == typeRangeValue {
		in.op = opTypesRange
	}
	c.concats = append(c.concats, parts)
	c.define(op, in)
}

func (c *rewriteCompiler) create(op operationOp) {
	name, _ := op.name()
	n := creation{op: op.Operation, def: c.ctx.OpDef(name), replaced: none, regions: pdldialect.RegionsOf(op.Operation),
		successors: pdldialect.SuccessorsOf(op.Operation)}
	for i := range op.operands() {
		n.operands = append(n.operands, c.value(op.operands()[i].Value()))
	}
	names, attrs := op.attributes()
	for i := range attrs {
		n.attrs = append(n.attrs, attrRef{names[i], c.value(attrs[i].Value()).reg})
	}
	c.resultTypes(op, &n)
	r := c.register(operationValue)
	n.dst = r.reg
	c.regs[op.Result(0)] = r
	c.emit(inst{op: opCreate, b: int32(len(c.creations))})
	c.creations = append(c.creations, n)
	c.typesOfResults(op, r)
}

// resultTypes finds the types of the results: as they are given, as the
// operation infers them, or as those of the operation that it replaces.
func (c *rewriteCompiler) resultTypes(op operationOp, n *creation) {
	if types, ok := c.givenTypes(op); ok {
		n.types = types
		return
	}
	if pdldialect.InfersTypes(n.def) {
		n.infer = true
		return
	}
	if replaced := replacedBy(op); replaced != nil {
		from := c.value(replaced)
		values, types := c.register(valueRangeValue), c.register(typeRangeValue)
		c.emit(inst{op: opResults, a: values.reg, b: from.reg, c: none})
		c.emit(inst{op: opValueTypes, a: types.reg, b: values.reg})
		n.types, n.replaced = []ref{types}, from.reg
		return
	}
	if len(op.types()) > 0 {
		c.failf(op.Operation, "unable to infer result type for operation")
	}
}

// replacedBy returns an operation that op replaces and that is known before op, or nil.
func replacedBy(op operationOp) *ir.Value {
	for use := range op.Result(0).Uses() {
		replace := use.Owner()
		if replace.Name() != "pdl.replace" || use.Index() == 0 {
			continue
		}
		replaced := replace.Operand(0).DefiningOp()
		if replaced != nil && (replaced.Block() != op.Block() || replaced.IsBeforeInBlock(op.Operation)) {
			return replace.Operand(0)
		}
	}
	return nil
}

// givenTypes returns the types as they are written, if all are known before the
// operation exists.
func (c *rewriteCompiler) givenTypes(op operationOp) ([]ref, bool) {
	types := op.types()
	var list []ref
	for i := range types {
		v := types[i].Value()
		_, known := c.regs[v]
		if !known && v.DefiningOp().Block() == op.Block() {
			return nil, false
		}
		list = append(list, c.value(v))
	}
	return list, len(types) > 0
}

// typesOfResults defines the types that were unknown before the operation was
// created, from its results.
func (c *rewriteCompiler) typesOfResults(op operationOp, created ref) {
	types := op.types()
	if isOneRange(types) {
		v := types[0].Value()
		if _, ok := c.regs[v]; !ok {
			values, t := c.register(valueRangeValue), c.register(typeRangeValue)
			c.emit(inst{op: opResults, a: values.reg, b: created.reg, c: none})
			c.emit(inst{op: opValueTypes, a: t.reg, b: values.reg})
			c.regs[v] = t
		}
		return
	}
	defined := c.definesTypes(op)
	byGroup := defined
	for i := range types {
		v := types[i].Value()
		variadic := isRange(v)
		byGroup = byGroup || variadic
		if _, ok := c.regs[v]; ok {
			continue
		}
		in := inst{op: opResult, b: created.reg, c: int32(i), defined: defined}
		typeOf := inst{op: opValueType}
		from, t := valueValue, typeValue
		switch {
		case variadic:
			in.op, typeOf.op = opResults, opValueTypes
			from, t = valueRangeValue, typeRangeValue
		case byGroup:
			in.op = opResultSingle
		}
		value, typ := c.register(from), c.register(t)
		in.a, typeOf.a, typeOf.b = value.reg, typ.reg, value.reg
		c.emit(in)
		c.emit(typeOf)
		c.regs[v] = typ
	}
}

func (c *rewriteCompiler) replace(op *ir.Operation) {
	n := replacement{op: op}
	if with := op.OperandGroup(1); len(with) == 1 {
		// An operation that has no results is only erased.
		target, ok := asOperation(op.Operand(0).DefiningOp())
		if !ok || len(target.types()) > 0 {
			from := c.value(with[0].Value())
			values := c.register(valueRangeValue)
			c.emit(inst{op: opResults, a: values.reg, b: from.reg, c: none})
			n.values = append(n.values, values)
		}
	}
	for i := range op.OperandGroup(2) {
		n.values = append(n.values, c.value(op.OperandGroup(2)[i].Value()))
	}
	n.target = c.value(op.Operand(0)).reg
	if len(n.values) == 0 {
		c.erase(n)
		return
	}
	c.emit(inst{op: opReplace, b: int32(len(c.replacements))})
	c.replacements = append(c.replacements, n)
}

func (c *rewriteCompiler) erase(n replacement) {
	c.emit(inst{op: opErase, b: int32(len(c.replacements))})
	c.replacements = append(c.replacements, n)
}
