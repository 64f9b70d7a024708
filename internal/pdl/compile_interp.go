package pdl

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A module of the pdl_interp dialect has a function that matches and, in a module
// @rewriters, one for each rewrite. Both are control flow graphs, which become the same
// code as a tree of patterns does: values are registers, blocks are labels. In contrast
// to a tree, a graph written by hand may have cycles, which are bounded (opBack), and may
// ask questions in a rewrite.

// matcherName is the name of the function that matches.
const matcherName = "matcher"

// matcherOf returns the matcher of a module of the pdl_interp dialect, nil if it has none.
func matcherOf(module *ir.Operation) *ir.Operation {
	if f := ir.LookupSymbolIn(module, matcherName); f != nil && f.Name() == "pdl_interp.func" {
		return f
	}
	return nil
}

// interp compiles a module of the pdl_interp dialect.
func (c *compiler) interp(module, matcher *ir.Operation) []*rewrite.Pattern {
	if len(c.patterns) > 0 {
		matcher.EmitOpError(&c.diags, "is in a module that also has patterns of the pdl dialect")
		return nil
	}
	m := &interpModule{compiler: c, module: module, rewriters: map[*ir.Operation]*interpRewriter{}}
	f := m.function(matcher, &c.match, &c.matchRegs)
	f.matcher = true
	// Register 0 holds the root.
	args := f.arguments(matcher)
	if len(args) != 1 || args[0].kind != operationValue {
		c.failf(matcher, "requires exactly one argument, the root operation")
	}
	f.region(matcher.Region(0))
	c.entries, c.other = map[*ir.OpDef]int32{}, 0
	return m.patterns
}

// An interpModule is a module of the pdl_interp dialect that is being compiled.
type interpModule struct {
	*compiler
	module    *ir.Operation
	rewriters map[*ir.Operation]*interpRewriter
	patterns  []*rewrite.Pattern
}

// An interpRewriter is a function that rewrites.
type interpRewriter struct {
	start int32
	args  []ref
}

func (m *interpModule) function(op *ir.Operation, code *[]inst, counts *[numKinds]int) *interpFunction {
	m.checkNatives(op)
	m.functions = append(m.functions, op)
	return &interpFunction{interpModule: m, number: int32(len(m.functions) - 1), code: code, counts: counts, regs: map[*ir.Value]ref{}, blocks: map[*ir.Block]*codeLabel{}}
}

// rewriter returns the compiled function to which a pdl_interp.record_match refers.
func (m *interpModule) rewriter(record *ir.Operation) *interpRewriter {
	name, _ := record.Attr("rewriter").(*ir.SymbolRefAttr)
	if name == nil {
		m.failf(record, "has no rewriter")
	}
	op := ir.LookupNestedSymbol(m.module, name)
	if op == nil || op.Name() != "pdl_interp.func" || op.NumRegions() != 1 || op.Region(0).Entry() == nil {
		m.failf(record, "refers to the rewriter %s, which is no function of the module", name)
	}
	rw := m.rewriters[op]
	if rw == nil {
		f := m.function(op, &m.rewrite, &m.rewriteRegs)
		rw = &interpRewriter{start: int32(len(m.rewrite))}
		rw.args = f.arguments(op)
		m.rewriters[op] = rw
		f.region(op.Region(0))
	}
	return rw
}

// An interpFunction compiles one function.
type interpFunction struct {
	*interpModule
	matcher bool
	number  int32 // in program.functions
	code    *[]inst
	counts  *[numKinds]int
	regs    map[*ir.Value]ref
	blocks  map[*ir.Block]*codeLabel
	next    *codeLabel // where the innermost loop takes its next element
}

// A codeLabel is a place in the code. Instructions that refer to it before it is set are
// completed then.
type codeLabel struct {
	at   int32
	set  bool
	uses []int
}

func (f *interpFunction) emit(in inst) { *f.code = append(*f.code, in) }

func (f *interpFunction) here(l *codeLabel) {
	l.at, l.set = int32(len(*f.code)), true
	for _, i := range l.uses {
		(*f.code)[i].to = l.at
	}
	l.uses = nil
}

// emitTo emits an instruction that may go to a label that is not set yet.
func (f *interpFunction) emitTo(in inst, l *codeLabel) {
	l.uses = append(l.uses, len(*f.code))
	f.emit(in)
}

// check emits an instruction that jumps to one successor of op if the check holds, and to
// another one otherwise.
func (f *interpFunction) check(op *ir.Operation, in inst, holds, otherwise int) {
	no := &codeLabel{}
	f.emitTo(in, no)
	f.jump(op, holds)
	f.here(no)
	f.jump(op, otherwise)
}

// jump emits a jump to a successor.
func (f *interpFunction) jump(op *ir.Operation, i int) {
	if i >= op.NumSuccessors() {
		f.failf(op, "has no successor #%d", i)
	}
	f.jumpTo(f.label(op.Successor(i)))
}

func (f *interpFunction) jumpTo(l *codeLabel) {
	if l.set {
		f.emit(inst{op: opBack, b: f.number, to: l.at})
		return
	}
	f.emitTo(inst{op: opFail}, l)
}

func (f *interpFunction) label(b *ir.Block) *codeLabel {
	l := f.blocks[b]
	if l == nil {
		l = &codeLabel{}
		f.blocks[b] = l
	}
	return l
}

// arguments returns the registers of the arguments of a function.
func (f *interpFunction) arguments(op *ir.Operation) []ref {
	if op.NumRegions() != 1 || op.Region(0).Entry() == nil {
		f.failf(op, "has no body")
	}
	var list []ref
	for _, a := range op.Region(0).Entry().Args() {
		list = append(list, f.reg(op, a))
	}
	return list
}

// reg returns the register of a value.
func (f *interpFunction) reg(at *ir.Operation, v *ir.Value) ref {
	r, ok := f.regs[v]
	if !ok {
		k := kindOf(v)
		if k == numKinds {
			f.failf(at, "has a value of type %s, which is not of the pdl dialect", v.Type())
		}
		r = ref{k, int32(newRegister(f.counts, k))}
		f.regs[v] = r
	}
	return r
}

// operand returns the register of an operand, which must have one of some kinds.
func (f *interpFunction) operand(op *ir.Operation, i int, kinds ...valueKind) ref {
	if i >= op.NumOperands() {
		f.failf(op, "has no operand #%d", i)
	}
	r := f.reg(op, op.Operand(i))
	if len(kinds) > 0 && !slices.Contains(kinds, r.kind) {
		f.failf(op, "has an operand #%d of type %s", i, op.Operand(i).Type())
	}
	return r
}

// operands returns the registers of the operands of a group.
func (f *interpFunction) operands(op *ir.Operation, group int, kinds ...valueKind) []ref {
	if group >= len(op.Def().Operands) {
		f.failf(op, "has no operand group #%d", group)
	}
	var list []ref
	operands := op.OperandGroup(group)
	for i := range operands {
		list = append(list, f.operand(op, operands[i].Index(), kinds...))
	}
	return list
}

// result returns the register of the result, which must have one of some kinds.
func (f *interpFunction) result(op *ir.Operation, kinds ...valueKind) ref {
	if op.NumResults() != 1 {
		f.failf(op, "has %d results", op.NumResults())
	}
	r := f.reg(op, op.Result(0))
	if !slices.Contains(kinds, r.kind) {
		f.failf(op, "has a result of type %s", op.Result(0).Type())
	}
	return r
}

// index returns the value of an integer attribute, or the constant none.
func (f *interpFunction) index(op *ir.Operation, name string) int32 {
	if op.Attr(name) == nil {
		return none
	}
	a, ok := op.Attr(name).(*ir.IntegerAttr)
	if ok {
		if n, fits := a.Value.Int64(); fits && n == int64(int32(n)) && n >= 0 {
			return int32(n)
		}
	}
	f.failf(op, "has the value %s for '%s'", op.Attr(name), name)
	return none
}

// region compiles the blocks of a function or of a loop.
func (f *interpFunction) region(region *ir.Region) {
	for b := range region.Blocks() {
		if !b.IsEntry() && b.NumArguments() > 0 {
			f.failf(region.ParentOp(), "has a block with arguments, which no branch can give")
		}
		f.here(f.label(b))
		for op := range b.Ops() {
			f.op(op)
		}
	}
}

// op compiles an operation. All checks end a block.
func (f *interpFunction) op(op *ir.Operation) {
	switch op.Name() {
	case "pdl_interp.branch":
		f.jump(op, 0)
	case "pdl_interp.continue":
		if f.next == nil {
			f.failf(op, "is not in a loop")
		}
		f.jumpTo(f.next)
	case "pdl_interp.finalize":
		if f.matcher {
			f.emit(inst{op: opFail, to: -1})
		} else {
			f.emit(inst{op: opFinish})
		}
	case "pdl_interp.foreach":
		f.forEach(op)
	case "pdl_interp.record_match":
		f.record(op)
	case "pdl_interp.apply_rewrite", "pdl_interp.create_operation", "pdl_interp.erase", "pdl_interp.replace":
		if f.matcher {
			f.failf(op, "may change the IR, which the matcher must not")
		}
		f.change(op)
	default:
		if !f.find(op) && !f.ask(op) && !f.choose(op) {
			f.failf(op, "cannot be a part of a function of the pdl_interp dialect")
		}
	}
}

// find compiles an operation that defines a value.
func (f *interpFunction) find(op *ir.Operation) bool {
	in := inst{}
	of := func(kinds ...valueKind) ref {
		from := f.operand(op, 0, kinds...)
		in.b = from.reg
		return from
	}
	to := func(kinds ...valueKind) {
		r := f.result(op, kinds...)
		in.a, in.kind = r.reg, r.kind
	}
	literal := func() ir.Attribute {
		v := op.Attr("value")
		if v == nil {
			f.failf(op, "has no value")
		}
		return v
	}
	switch op.Name() {
	case "pdl_interp.create_attribute":
		to(attributeValue)
		in.op, in.b = opLoadAttribute, f.consts.attr(literal())
	case "pdl_interp.create_type":
		to(typeValue)
		in.op, in.b = opLoadType, f.typeConst(op, literal())
	case "pdl_interp.create_types":
		to(typeRangeValue)
		in.op, in.b = opLoadTypes, f.typesConst(op, literal())
	case "pdl_interp.create_range":
		to(valueRangeValue, typeRangeValue)
		in.op, in.b = opTypesRange, int32(len(f.concats))
		if in.kind == valueRangeValue {
			in.op = opValuesRange
		}
		f.concats = append(f.concats, f.operands(op, 0, in.kind, in.kind.Element()))
	case "pdl_interp.extract":
		range_ := of(valueRangeValue, typeRangeValue, operationRangeValue, attributeRangeValue)
		to(range_.kind.Element())
		in.op, in.c = opExtract, f.index(op, "index")
	case "pdl_interp.get_attribute":
		of(operationValue)
		to(attributeValue)
		name, _ := stringAttr(op, "name")
		in.op, in.c = opAttribute, f.consts.name(name)
	case "pdl_interp.get_attribute_type":
		of(attributeValue)
		to(typeValue)
		in.op = opAttributeType
	case "pdl_interp.get_defining_op":
		in.op = opDefiningOp
		if of(valueValue, valueRangeValue).kind == valueRangeValue {
			in.op = opRangeDefining
		}
		to(operationValue)
	case "pdl_interp.get_operand", "pdl_interp.get_result":
		of(operationValue)
		to(valueValue)
		in.op, in.c = opOperand, max(f.index(op, "index"), 0)
		if op.Name() == "pdl_interp.get_result" {
			in.op = opResult
		}
	case "pdl_interp.get_operands", "pdl_interp.get_results":
		of(operationValue)
		to(valueValue, valueRangeValue)
		variants := [2]opcode{opOperandSingle, opOperands}
		if op.Name() == "pdl_interp.get_results" {
			variants = [2]opcode{opResultSingle, opResults}
		}
		in.op, in.c = variants[0], f.index(op, "index")
		if in.kind == valueRangeValue {
			in.op = variants[1]
		}
	case "pdl_interp.get_users":
		from := of(valueValue, valueRangeValue)
		to(operationRangeValue)
		in.op, in.kind = opUserRange, from.kind
	case "pdl_interp.get_value_type":
		in.op = opValueType
		want := typeValue
		if of(valueValue, valueRangeValue).kind == valueRangeValue {
			in.op, want = opValueTypes, typeRangeValue
		}
		to(want)
	default:
		return false
	}
	f.emit(in)
	return true
}

func (f *interpFunction) typeConst(op *ir.Operation, a ir.Attribute) int32 {
	t, ok := a.(*ir.TypeAttr)
	if !ok {
		f.failf(op, "has %s where a type is expected", a)
	}
	return f.consts.typ(t.Value)
}

func (f *interpFunction) typesConst(op *ir.Operation, a ir.Attribute) int32 {
	list, ok := a.(*ir.ArrayAttr)
	if !ok || slices.ContainsFunc(list.Elements, func(e ir.Attribute) bool { _, is := e.(*ir.TypeAttr); return !is }) {
		f.failf(op, "has %s where a list of types is expected", a)
	}
	return f.consts.list(a)
}

// ask compiles an operation that goes to its first successor if something holds, and to
// the second one otherwise.
func (f *interpFunction) ask(op *ir.Operation) bool {
	in := inst{}
	of := func(kinds ...valueKind) ref {
		r := f.operand(op, 0, kinds...)
		in.a, in.kind = r.reg, r.kind
		return r
	}
	count := func(exact, atLeast opcode) {
		of(operationValue)
		in.op, in.c = exact, max(f.index(op, "count"), 0)
		if op.Attr("compareAtLeast") != nil {
			in.op = atLeast
		}
	}
	want := func(name string) ir.Attribute {
		a := op.Attr(name)
		if a == nil {
			f.failf(op, "has no '%s'", name)
		}
		return a
	}
	switch op.Name() {
	case "pdl_interp.apply_constraint":
		k := call{op: op, constraint: f.natives.Constraint(nativeName(op)), negated: isNegated(op)}
		f.callParts(op, &k)
		in.op, in.a = opConstraint, int32(len(f.calls))
		f.calls = append(f.calls, k)
	case "pdl_interp.are_equal":
		of()
		in.op, in.b = opEqual, f.operand(op, 1, in.kind).reg
	case "pdl_interp.check_attribute":
		of(attributeValue)
		in.op, in.b = opAttributeIs, f.consts.attr(want("constantValue"))
	case "pdl_interp.check_operand_count":
		count(opOperandCount, opOperandAtLeast)
	case "pdl_interp.check_result_count":
		count(opResultCount, opResultAtLeast)
	case "pdl_interp.check_operation_name":
		of(operationValue)
		name, _ := stringAttr(op, "name")
		in.op, in.b = opName, f.consts.def(f.ctx.OpDef(name))
	case "pdl_interp.check_type":
		of(typeValue)
		in.op, in.b = opTypeIs, f.typeConst(op, want("type"))
	case "pdl_interp.check_types":
		of(typeRangeValue)
		in.op, in.b = opTypesAre, f.typesConst(op, want("types"))
	case "pdl_interp.is_not_null":
		of()
		in.op = opNotNull
	default:
		return false
	}
	f.check(op, in, 0, 1)
	return true
}

// callParts takes the arguments and the results of a call of a native function.
func (f *interpFunction) callParts(op *ir.Operation, k *call) {
	for i := range op.NumOperands() {
		k.args = append(k.args, f.operand(op, i))
	}
	for i := range op.NumResults() {
		k.results = append(k.results, f.reg(op, op.Result(i)))
	}
}

// choose compiles an operation that goes to the successor of one of several values, and
// to the first successor for any other value: as one check after the other, so that of
// equal values the first one counts.
func (f *interpFunction) choose(op *ir.Operation) bool {
	var checks []inst
	add := func(of valueKind, value func(a ir.Attribute) inst) {
		r := f.operand(op, 0, of)
		list, ok := op.Attr("caseValues").(*ir.ArrayAttr)
		if !ok {
			f.failf(op, "has no list of values")
		}
		for _, a := range list.Elements {
			in := value(a)
			in.a, in.kind = r.reg, r.kind
			checks = append(checks, in)
		}
	}
	counts := func(check opcode) {
		r := f.operand(op, 0, operationValue)
		list, ok := op.Attr("caseValues").(*ir.DenseElementsAttr)
		if !ok {
			f.failf(op, "has no list of counts")
		}
		for _, n := range list.Int64s() {
			checks = append(checks, inst{op: check, a: r.reg, c: int32(n)})
		}
	}
	switch op.Name() {
	case "pdl_interp.switch_attribute":
		add(attributeValue, func(a ir.Attribute) inst { return inst{op: opAttributeIs, b: f.consts.attr(a)} })
	case "pdl_interp.switch_operation_name":
		add(operationValue, func(a ir.Attribute) inst {
			name, ok := a.(*ir.StringAttr)
			if !ok {
				f.failf(op, "has %s where a name is expected", a)
			}
			return inst{op: opName, b: f.consts.def(f.ctx.OpDef(name.Value))}
		})
	case "pdl_interp.switch_type":
		add(typeValue, func(a ir.Attribute) inst { return inst{op: opTypeIs, b: f.typeConst(op, a)} })
	case "pdl_interp.switch_types":
		add(typeRangeValue, func(a ir.Attribute) inst { return inst{op: opTypesAre, b: f.typesConst(op, a)} })
	case "pdl_interp.switch_operand_count":
		counts(opOperandCount)
	case "pdl_interp.switch_result_count":
		counts(opResultCount)
	default:
		return false
	}
	for i, in := range checks {
		no := &codeLabel{}
		f.emitTo(in, no)
		f.jump(op, i+1)
		f.here(no)
	}
	f.jump(op, 0)
	return true
}

// forEach compiles a loop over a range.
func (f *interpFunction) forEach(op *ir.Operation) {
	over := f.operand(op, 0, operationRangeValue, valueRangeValue, typeRangeValue, attributeRangeValue)
	if op.NumRegions() != 1 || op.Region(0).Entry() == nil || op.Region(0).Entry().NumArguments() != 1 {
		f.failf(op, "requires exactly one argument")
	}
	v := f.reg(op, op.Region(0).Entry().Argument(0))
	if v.kind != over.kind.Element() {
		f.failf(op, "has a loop variable of another type than the elements of the range")
	}
	loop := int32(f.loops)
	f.loops++
	f.emit(inst{op: opLoop, a: loop})
	outer := f.next
	f.next = &codeLabel{}
	f.here(f.next)
	end := &codeLabel{}
	f.emitTo(inst{op: opEach, kind: v.kind, a: v.reg, b: over.reg, c: loop}, end)
	f.region(op.Region(0))
	f.next = outer
	f.here(end)
	f.jump(op, 0)
}

// record compiles the end of a match, and the rewrite.
func (f *interpFunction) record(op *ir.Operation) {
	if !f.matcher {
		f.failf(op, "can be in the matcher only")
	}
	rw := f.rewriter(op)
	r := record{pattern: len(f.interpModule.patterns), inputs: f.operands(op, 0)}
	if !slices.EqualFunc(r.inputs, rw.args, func(in, arg ref) bool { return in.kind == arg.kind }) {
		f.failf(op, "gives other inputs than the rewriter %s takes", op.Attr("rewriter"))
	}
	for _, o := range f.operands(op, 1, operationValue) {
		r.locations = append(r.locations, o.reg)
	}
	f.rewriteStarts, f.inputs = append(f.rewriteStarts, rw.start), append(f.inputs, rw.args)
	f.interpModule.patterns = append(f.interpModule.patterns, describeRecord(op))
	next := &codeLabel{}
	f.emitTo(inst{op: opRecord, b: int32(len(f.records))}, next)
	f.records = append(f.records, r)
	f.here(next)
	f.jump(op, 0)
}

// describeRecord returns the description of the pattern whose match is recorded.
func describeRecord(op *ir.Operation) *rewrite.Pattern {
	info := &rewrite.Pattern{Place: op.Location().Place()}
	if name, ok := op.Attr("rewriter").(*ir.SymbolRefAttr); ok {
		info.Name = name.Root
		if n := len(name.Nested); n > 0 {
			info.Name = name.Nested[n-1]
		}
	}
	if n, ok := op.Attr("benefit").(*ir.IntegerAttr); ok {
		benefit, _ := n.Value.Int64()
		info.Benefit = min(max(int(benefit), 0), rewrite.MaxBenefit)
	}
	info.Root, _ = stringAttr(op, "rootKind")
	info.AnyOp = info.Root == ""
	if list, ok := op.Attr("generatedOps").(*ir.ArrayAttr); ok {
		for _, e := range list.Elements {
			if s, ok := e.(*ir.StringAttr); ok {
				info.Generated = append(info.Generated, s.Value)
			}
		}
	}
	return info
}

// change compiles an operation that may change the IR.
func (f *interpFunction) change(op *ir.Operation) {
	switch op.Name() {
	case "pdl_interp.apply_rewrite":
		k := call{op: op, rewrite: f.natives.Rewrite(nativeName(op))}
		f.callParts(op, &k)
		f.emit(inst{op: opRewrite, a: int32(len(f.calls))})
		f.calls = append(f.calls, k)
	case "pdl_interp.create_operation":
		f.create(op)
	case "pdl_interp.erase":
		f.emit(inst{op: opErase, b: int32(len(f.replacements))})
		f.replacements = append(f.replacements, replacement{op: op, target: f.operand(op, 0, operationValue).reg})
	default:
		f.emit(inst{op: opReplace, b: int32(len(f.replacements))})
		f.replacements = append(f.replacements, replacement{op: op, target: f.operand(op, 0, operationValue).reg,
			values: f.operands(op, 1, valueValue, valueRangeValue)})
	}
}

func (f *interpFunction) create(op *ir.Operation) {
	name, _ := stringAttr(op, "name")
	n := creation{op: op, def: f.ctx.OpDef(name), replaced: none, infer: op.Attr("inferredResultTypes") != nil}
	n.operands = f.operands(op, 0, valueValue, valueRangeValue)
	n.types = f.operands(op, 2, typeValue, typeRangeValue)
	names, _ := op.Attr("inputAttributeNames").(*ir.ArrayAttr)
	attrs := f.operands(op, 1, attributeValue)
	if names == nil || len(names.Elements) != len(attrs) {
		f.failf(op, "has not as many names of attributes as attributes")
	}
	for i, a := range attrs {
		s, ok := names.Elements[i].(*ir.StringAttr)
		if !ok {
			f.failf(op, "has %s where a name is expected", names.Elements[i])
		}
		n.attrs = append(n.attrs, attrRef{s.Value, a.reg})
	}
	n.dst = f.result(op, operationValue).reg
	f.emit(inst{op: opCreate, b: int32(len(f.creations))})
	f.creations = append(f.creations, n)
}
