package pdl

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A tracer logs the execution of the machine, one paragraph for each instruction, in the layout
// of the debug output of MLIR's bytecode: the place in the pattern, the name of the
// instruction, and its operands. Jumps and loads of constants are not written.
type tracer struct {
	*state
	log *ir.DebugLog
	// stops is a program as long as the matcher's, and one as long as the rewrites', with
	// nothing but ends, in which one instruction at a time is executed.
	stops, rewriteStops []inst
	// rewriting is the current instruction of a rewrite; begun is written once it has been
	// executed.
	rewriting *inst
	begun     string
	left      int // how many more instructions of this match or rewrite are written
}

// maxTraced bounds the instructions that are written of one match or rewrite: the bounds of
// the machine are too high for text. The rest is executed as without a tracer.
const maxTraced = 1 << 16

// begin starts to write a match or a rewrite.
func (t *tracer) begin() { t.left = maxTraced }

// goesOn reports whether one more instruction should be written.
func (t *tracer) goesOn() bool {
	if t.left--; t.left == 0 {
		t.log.Printf("more than %d instructions: the rest is not written\n\n", maxTraced)
	}
	return t.left > 0
}

func newTracer(s *state, log *ir.DebugLog) *tracer {
	ends := func(n int) []inst { return slices.Repeat([]inst{{op: opFinish}}, n) }
	return &tracer{state: s, log: log, stops: ends(len(s.match)), rewriteStops: ends(len(s.program.rewrite))}
}

// runMatch is state.run for the matcher, with tracing.
func (t *tracer) runMatch(pc int32, r *rewrite.Rewriter) {
	t.begin()
	for pc >= 0 {
		if !t.goesOn() {
			t.run(t.match, pc, r)
			return
		}
		next := t.step(t.match, t.stops, pc, r)
		if next == pc {
			return
		}
		pc = next
	}
	if !r.Failed() {
		t.log.Printf("%s\nExecuting Finalize\n\n", unknownPlace)
	}
}

// runLook is state.run for a rewrite, with tracing: it stops at the first instruction that is
// not one of the matcher's.
func (t *tracer) runLook(pc int32, r *rewrite.Rewriter) int32 {
	for pc >= 0 {
		if !t.goesOn() {
			return t.run(t.program.rewrite, pc, r)
		}
		next := t.step(t.program.rewrite, t.rewriteStops, pc, r)
		if next == pc {
			break
		}
		pc = next
	}
	return pc
}

// step executes one instruction, unless it is not one of the matcher's, and returns the
// next one.
func (t *tracer) step(code, stops []inst, pc int32, r *rewrite.Rewriter) int32 {
	in := code[pc]
	stops[pc] = in
	before := t.before(&in)
	next := t.run(stops, pc, r)
	stops[pc] = inst{op: opFinish}
	if next != pc {
		t.paragraph(unknownPlace, before, t.after(&in, next))
	}
	return next
}

// unknownPlace is the place of the instructions of a matcher: they are shared by patterns.
const unknownPlace = "loc(unknown)"

// paragraph writes an instruction.
func (t *tracer) paragraph(place, before, after string) {
	if before != "" {
		t.log.Printf("%s\nExecuting %s%s\n", place, before, after)
	}
}

// names of the instructions of the matcher. Those without a name are not written.
var names = map[opcode]string{
	opOperand: "GetOperand", opResult: "GetResult",
	opOperands: "GetOperands", opOperandSingle: "GetOperands", opResults: "GetResults", opResultSingle: "GetResults",
	opDefiningOp: "GetDefiningOp", opRangeDefining: "GetDefiningOp",
	opAttribute: "GetAttribute", opAttributeType: "GetAttributeType", opValueType: "GetValueType", opValueTypes: "GetValueRangeTypes",
	opLoadTypes: "CreateConstantTypeRange",
	opNotNull:   "IsNotNull", opName: "CheckOperationName",
	opOperandCount: "CheckOperandCount", opOperandAtLeast: "CheckOperandCount", opResultCount: "CheckResultCount", opResultAtLeast: "CheckResultCount",
	opAttributeIs: "AreEqual", opTypeIs: "AreEqual", opTypesAre: "AreEqual", opEqual: "AreEqual",
	opConstraint: "ApplyConstraint", opExactly: "ExtractRange", opExtract: "Extract", opUserRange: "GetUsers", opUsers: "GetUsers",
	opEach: "ForEach", opNext: "ForEach", opRecord: "RecordMatch",
	opValuesRange: "CreateDynamicValueRange", opTypesRange: "CreateDynamicTypeRange",
}

// switchNames are the names of switches by question.
var switchNames = map[questionKind]string{
	operationName: "SwitchOperationName", operandCount: "SwitchOperandCount", resultCount: "SwitchResultCount",
	attributeIs: "SwitchAttribute", typeIs: "SwitchType",
}

// before returns the name of an instruction and its operands, or "" if it is not logged.
func (t *tracer) before(in *inst) string {
	name := names[in.op]
	g := &t.registers
	switch in.op {
	case opOperand, opResult:
		if name += "N"; in.c < 4 {
			name = fmt.Sprintf("%s%d", names[in.op], in.c)
		}
		return lines(name, "Operation", opText(g.ops[in.b]), "Index", in.c)
	case opOperands, opOperandSingle, opResults, opResultSingle:
		return name + ":\n" + t.group(in)
	case opDefiningOp:
		return lines(name, "Value", valueText(g.values[in.b]))
	case opRangeDefining:
		return lines(name, "Values", valuesText(g.ranges[in.b].values()))
	case opAttribute:
		return lines(name, "Operation", opText(g.ops[in.b]), "Attribute", fmt.Sprintf("%q", t.program.names[in.c]))
	case opAttributeType:
		return lines(name, "Attribute", attributeText(g.attrs[in.b]))
	case opValueType:
		return lines(name, "Value", valueText(g.values[in.b]))
	case opValueTypes:
		if r := &g.ranges[in.b]; r.valid {
			return lines(name, fmt.Sprintf("Values (%d)", r.len()), valuesText(r.values()))
		}
		return lines(name, "Values", "<NULL>")
	case opLoadTypes:
		return lines(name, "Types", typesText(t.listConsts[in.b]))
	case opNotNull, opEqual, opAttributeIs, opTypeIs, opTypesAre, opName, opOperandCount, opOperandAtLeast, opResultCount, opResultAtLeast:
		return t.check(name, in)
	case opConstraint:
		c := &t.calls[in.a]
		return lines(name, "Arguments", g.argsText(c.args), "isNegated", c.negated)
	case opSwitch:
		return t.choice(in)
	case opExactly:
		return lines(name, "Values", valuesText(g.ranges[in.b].values()), "Count", in.c)
	case opExtract:
		what := kindNames[in.kind]
		return lines(name+what, fmt.Sprintf("%ss(%d)", what, g.length(in.kind, in.b)), "", "Index", in.c)
	case opUserRange, opUsers:
		if in.kind == valueRangeValue {
			r := &g.ranges[in.b]
			return lines(name, fmt.Sprintf("Values (%d)", r.len()), valuesText(r.values()))
		}
		return lines(name, "Value", valueText(g.values[in.b]))
	case opRecord:
		rec := &t.records[in.b]
		var origins []ir.Origin
		for _, reg := range rec.locations {
			if op := g.ops[reg]; op != nil {
				origins = append(origins, op.Origin())
			}
		}
		place := unknownPlace
		if op := t.root; op != nil {
			place = op.Context().FuseOrigins(origins).Location().String()
		}
		return lines(name, "Benefit", t.of.patterns[rec.pattern].Benefit, "Location", place)
	case opValuesRange:
		return lines(name, "Values", g.argsText(t.concats[in.b]))
	case opTypesRange:
		return lines(name, "Types", g.argsText(t.concats[in.b]))
	}
	if name == "" {
		return ""
	}
	return name + ":\n"
}

// group describes which values of an operation an instruction takes.
func (t *tracer) group(in *inst) string {
	op := t.registers.ops[in.b]
	values, sizes := operandsOf(op, in.c, in.defined), ir.OperandSegments
	if in.op == opResults || in.op == opResultSingle {
		values, sizes = resultsOf(op, in.c, in.defined), ir.ResultSegments
	}
	switch {
	case !values.valid:
		return "  * Invalid operand range\n"
	case in.c == none:
		return "  * Getting all values\n"
	case op.Attr(sizes) != nil:
		return fmt.Sprintf("  * Extracting values from `%s`\n  * Extracting range[%d, %d]\n", sizes, values.first, values.n)
	case in.defined:
		return fmt.Sprintf("  * Extracting range[%d, %d]\n", values.first, values.n)
	}
	return "  * Treating values as trailing variadic range\n"
}

// check describes an instruction that compares.
func (t *tracer) check(name string, in *inst) string {
	g := &t.registers
	count := func(n int, comparator string) string {
		return lines(name, "Found", n, "Expected", in.c, "Comparator", comparator)
	}
	equal := func(a, b string) string { return fmt.Sprintf("%s:\n  * %s == %s\n", name, a, b) }
	var op *ir.Operation
	if in.op >= opName && in.op <= opResultAtLeast {
		if op = g.ops[in.a]; op == nil {
			return lines(name, "Found", opText(nil))
		}
	}
	switch in.op {
	case opName:
		return lines(name, "Found", fmt.Sprintf("%q", op.Name()), "Expected", fmt.Sprintf("%q", t.defs[in.b].Name))
	case opOperandCount:
		return count(op.NumOperands(), "==")
	case opOperandAtLeast:
		return count(op.NumOperands(), ">=")
	case opResultCount:
		return count(op.NumResults(), "==")
	case opResultAtLeast:
		return count(op.NumResults(), ">=")
	case opAttributeIs:
		return equal(attributeText(g.attrs[in.a]), t.attrConsts[in.b].String())
	case opTypeIs:
		return equal(typeText(g.types[in.a]), t.typeConsts[in.b].String())
	case opTypesAre:
		return equal(typesText(g.typeRanges[in.a].types()), typesText(t.listConsts[in.b]))
	case opEqual:
		if in.kind.IsRange() {
			name = "AreRangesEqual"
		}
		return equal(g.text(ref{in.kind, in.a}), g.text(ref{in.kind, in.b}))
	}
	return lines(name, "Value", g.text(ref{in.kind, in.a}))
}

// choice describes a switch.
func (t *tracer) choice(in *inst) string {
	g, table := &t.registers, &t.switches[in.b]
	name := switchNames[table.on]
	var cases []string
	value := ""
	switch table.on {
	case operationName:
		value = opText(nil)
		if op := g.ops[in.a]; op != nil {
			value = op.Name()
		}
		for _, d := range table.defs {
			cases = append(cases, d.Name)
		}
	case attributeIs:
		value = attributeText(g.attrs[in.a])
		for _, a := range table.attrs {
			cases = append(cases, a.String())
		}
	case typeIs:
		value = g.text(ref{in.kind, in.a})
		for _, y := range table.types {
			cases = append(cases, y.String())
		}
		for _, l := range table.lists {
			name = "SwitchTypes"
			cases = append(cases, "["+typesText(l)+"]")
		}
	default:
		op := g.ops[in.a]
		n := 0
		switch {
		case op != nil && table.on == operandCount:
			n = op.NumOperands()
		case op != nil:
			n = op.NumResults()
		}
		for i, to := range table.count {
			if to >= 0 {
				cases = append(cases, fmt.Sprint(i))
			}
		}
		return lines(name, "Operation", opText(op), "Value", n, "Cases", strings.Join(cases, ", "))
	}
	return lines(name, "Value", value, "Cases", strings.Join(cases, ", "))
}

// after returns the text for the result of an instruction.
func (t *tracer) after(in *inst, next int32) string {
	g := &t.registers
	failed := next == in.to
	result := func(k valueKind) string { return "  * Result: " + g.text(ref{k, in.a}) + "\n" }
	switch in.op {
	case opOperand, opResult:
		return result(valueValue)
	case opDefiningOp, opRangeDefining:
		return fmt.Sprintf("  * Result: %s\n", opAddress(g.ops[in.a]))
	case opAttribute:
		return result(attributeValue)
	case opAttributeType, opValueType:
		return result(typeValue)
	case opValueTypes:
		if g.typeRanges[in.a].valid {
			return result(typeRangeValue)
		}
	case opConstraint:
		c := &t.calls[in.a]
		switch {
		case failed != c.negated:
			return "  * Constraint failed\n"
		case len(c.results) > 0:
			return "  * Constraint succeeded\n  * Results: " + g.argsText(c.results) + "\n"
		}
		return "  * Constraint succeeded\n  * Results: \n"
	case opExactly:
		return result(valueRangeValue)
	case opExtract:
		return result(in.kind)
	case opUserRange:
		return fmt.Sprintf("  * Result: %d operations\n", len(g.opRanges[in.a]))
	case opUsers:
		return fmt.Sprintf("  * Result: %d operations\n", len(t.userRegs[in.a]))
	case opEach:
		if failed {
			return "  * Done\n"
		}
		return result(in.kind)
	case opNext:
		if failed {
			return "  * Done\n"
		}
		return fmt.Sprintf("  * Result: %s\n", opAddress(g.ops[in.a]))
	}
	return ""
}

// lines returns the name of an instruction with its operands: pairs of a label and a value.
func lines(name string, pairs ...any) string {
	var b strings.Builder
	b.WriteString(name + ":\n")
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] == "" {
			fmt.Fprintf(&b, "  * %v\n", pairs[i])
			continue
		}
		fmt.Fprintf(&b, "  * %v: %v\n", pairs[i], pairs[i+1])
	}
	return b.String()
}

// text returns the value of a register as text.
func (g *registers) text(f ref) string {
	switch f.kind {
	case operationValue:
		return opText(g.ops[f.reg])
	case valueValue:
		return valueText(g.values[f.reg])
	case typeValue:
		return typeText(g.types[f.reg])
	case attributeValue:
		return attributeText(g.attrs[f.reg])
	case valueRangeValue:
		return valuesText(g.ranges[f.reg].values())
	case typeRangeValue:
		return typesText(g.typeRanges[f.reg].types())
	case operationRangeValue:
		return joined(g.opRanges[f.reg], opText)
	}
	return joined(g.attrRanges[f.reg], attributeText)
}

// argsText returns the values of several registers as text.
func (g *registers) argsText(list []ref) string { return joined(list, g.text) }

func joined[T any](list []T, text func(T) string) string {
	all := make([]string, len(list))
	for i, x := range list {
		all[i] = text(x)
	}
	return strings.Join(all, ", ")
}

// kindNames are the names of kinds that have ranges.
var kindNames = map[valueKind]string{operationValue: "Operation", valueValue: "Value", typeValue: "Type", attributeValue: "Attribute"}

func opText(op *ir.Operation) string {
	if op == nil {
		return "<<NULL OPERATION>>"
	}
	return asm.String(op, asm.Options{LocalScope: true})
}

func opAddress(op *ir.Operation) string {
	if op == nil {
		return "0x0"
	}
	return fmt.Sprintf("%p", op)
}

func valueText(v *ir.Value) string {
	switch {
	case v == nil:
		return "<<NULL VALUE>>"
	case v.IsBlockArgument():
		return fmt.Sprintf("<block argument> of type '%s' at index: %d", v.Type(), v.Index())
	}
	return opText(v.DefiningOp())
}

func valuesText(list []*ir.Value) string { return joined(list, valueText) }

func typeText(t ir.Type) string {
	if t == nil {
		return "<<NULL TYPE>>"
	}
	return t.String()
}

func typesText(list []ir.Type) string { return joined(list, typeText) }

func attributeText(a ir.Attribute) string {
	if a == nil {
		return "<<NULL ATTRIBUTE>>"
	}
	return a.String()
}
