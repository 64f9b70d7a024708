package transform

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// verifyChildren checks that all operations of a region have an interface.
func verifyChildren(op *ir.Operation, r *ir.Region, name, what string, d *diag.List) bool {
	b := r.Entry()
	if b == nil {
		return true
	}
	for o := range b.Ops() {
		if _, ok := o.Def().Interface("transform::" + name); !ok {
			return failAt(op, d, o, "op without interface", "expected %s to implement %s", what, name)
		}
	}
	return true
}

func verifyPatterns(op *ir.Operation, d *diag.List) bool {
	return verifyChildren(op, op.Region(0), "PatternDescriptorOpInterface", "children ops", d)
}

func verifyConversionPatterns(op *ir.Operation, d *diag.List) bool {
	if n := op.NumRegions(); n != 1 && n != 2 {
		return fail(op, d, "expected 1 or 2 regions")
	}
	if !verifyChildren(op, op.Region(0), "ConversionPatternDescriptorOpInterface", "pattern children ops", d) {
		return false
	}
	if op.NumRegions() == 1 {
		return true
	}
	// The reference does not expect a region without a block.
	b := op.Region(1).Entry()
	if b == nil || b.Front() == nil || b.Front() != b.Back() {
		return fail(op, d, "expected exactly one op in default type converter region")
	}
	if !verifyChildren(op, op.Region(1), "TypeConverterBuilderOpInterface", "default converter child op", d) {
		return false
	}
	patterns := op.Region(0).Entry()
	if patterns == nil {
		return true
	}
	for o := range patterns.Ops() {
		if o.Name() == "transform.apply_conversion_patterns.dialect_to_llvm" && !isLLVMConverter(b.Front()) {
			o.EmitOpError(d, "expected LLVMTypeConverter")
			return false
		}
	}
	return true
}

func isLLVMConverter(op *ir.Operation) bool {
	return op.Name() == "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"
}

// convertible are the dialects that can tell how they become LLVM.
var convertible = map[string]bool{
	"arith": true, "cf": true, "complex": true, "func": true, "gpu": true, "index": true, "math": true,
	"memref": true, "nvvm": true, "ub": true, "vector": true,
}

func verifyDialectToLLVM(op *ir.Operation, d *diag.List) bool {
	name := text(op, "dialect_name")
	if op.Context().Dialect(name) == nil {
		return fail(op, d, "unknown dialect or dialect not loaded: %s", name)
	}
	if !convertible[name] {
		return fail(op, d, "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: %s", name)
	}
	return true
}

func verifyCastAndCall(op *ir.Operation, d *diag.List) bool {
	if !verifyChildren(op, op.Region(0), "TypeConverterBuilderOpInterface", "children ops", d) {
		return false
	}
	handle, name := len(op.OperandGroup(3)) > 0, has(op, "function_name")
	if !handle && !name {
		return fail(op, d, "expected a function handle or name to call")
	}
	if handle && name {
		return fail(op, d, "function handle and name are mutually exclusive")
	}
	return true
}

// verifyRegisteredPass checks that each operand stands in the options once.
func verifyRegisteredPass(op *ir.Operation, d *diag.List) bool {
	operands := op.OperandGroup(1)
	used := make([]bool, len(operands))
	var check func(a ir.Attribute) bool
	check = func(a ir.Attribute) bool {
		switch a := a.(type) {
		case *ir.ArrayAttr:
			for _, e := range a.Elements {
				if !check(e) {
					return false
				}
			}
		case *ir.DefinedAttr:
			i, ok := paramOperand(a)
			if !ok {
				return true
			}
			if i < 0 || i >= int64(len(operands)) {
				return fail(op, d, "dynamic option index %d is out of bounds for the number of dynamic options: %d", i, len(operands))
			}
			if used[i] {
				return fail(op, d, "dynamic option index %d is already used in options", i)
			}
			used[i] = true
		}
		return true
	}
	if options, ok := op.Attr("options").(*ir.DictionaryAttr); ok {
		for _, e := range options.Entries {
			if !check(e.Value) {
				return false
			}
		}
	}
	for _, u := range used {
		if !u {
			return fail(op, d, "a param operand does not have a corresponding param_operand attr in the options dict")
		}
	}
	return true
}

// paramOperand returns the number of the operand that an attribute stands for.
func paramOperand(a ir.Attribute) (int64, bool) {
	x, ok := a.(*ir.DefinedAttr)
	if !ok || x.Def.Name != "ParamOperandAttr" || len(x.Params) != 1 {
		return 0, false
	}
	i, ok := x.Params[0].(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Int64(), true
}

func verifyBufferize(op *ir.Operation, d *diag.List) bool {
	if c := text(op, "memcpy_op"); c != "memref.copy" && c != "linalg.copy" {
		return fail(op, d, "unsupported memcpy op")
	}
	analysis := op.Attr("test_analysis_only") == op.Context().BoolAttr(true)
	for _, name := range [...]string{"print_conflicts", "dump_alias_sets"} {
		if op.Attr(name) == op.Context().BoolAttr(true) && !analysis {
			return fail(op, d, "'%s' requires 'test_analysis_only'", name)
		}
	}
	return true
}

func verifyBounds(op *ir.Operation, d *diag.List) bool {
	n := len(op.OperandGroup(1))
	for _, name := range [...]string{"lower", "upper"} {
		if m := len(ints(op, name+"_bounds")); m != n {
			return fail(op, d, "incorrect number of %s bounds, expected %d but found %d", name, n, m)
		}
	}
	return true
}

func verifyGridDims(op *ir.Operation, d *diag.List) bool {
	if n := len(ints(op, "grid_dims")); n != 0 && n != 3 {
		return fail(op, d, "transform requires empty or size-3 grid_dims")
	}
	return true
}

// verifyCollectIRDL checks that the body defines one dialect with one operation
// and nothing else.
func verifyCollectIRDL(op *ir.Operation, d *diag.List) bool {
	b := op.Region(0).Entry()
	def := b.Front()
	if def == nil || def != b.Back() {
		return fail(op, d, "expects a single operation in the body")
	}
	if def.Name() != "irdl.dialect" || def.NumRegions() == 0 {
		return fail(op, d, "expects the body operation to be irdl.dialect")
	}
	operations := 0
	if body := def.Region(0).Entry(); body != nil {
		for o := range body.Ops() {
			switch o.Name() {
			case "irdl.type", "irdl.attribute":
				return fail(op, d, "IRDL types and attributes are not yet supported")
			case "irdl.operation":
				operations++
			}
		}
	}
	if operations != 1 {
		return fail(op, d, "expects IRDL to contain exactly one operation")
	}
	return true
}

// verifyConstrainParams checks the values of a constraint against the parameters.
func verifyConstrainParams(op *ir.Operation, d *diag.List) bool {
	b := op.Region(0).Entry()
	y := b.Back()
	if y == nil || y.Name() != "smt.yield" {
		return fail(op, d, "expected 'smt.yield' as terminator")
	}
	if op.NumOperands() != b.NumArguments() {
		return fail(op, d, "must have the same number of block arguments as operands")
	}
	for i, a := range b.Args() {
		if !verifyConstrained(op, i, "block arg", "operand", op.Operand(i).Type(), a.Type(), d) {
			return false
		}
	}
	for o := range b.Ops() {
		if o.Def().Dialect == nil || o.Def().Dialect.Namespace != "smt" {
			return fail(op, d, "ops contained in region should belong to SMT-dialect")
		}
	}
	if y.NumOperands() != op.NumResults() {
		return fail(y, d, "expected terminator to have as many operands as the parent op has results")
	}
	for i := range y.NumOperands() {
		if !verifyConstrained(y, i, "terminator operand", "result", op.Result(i).Type(), y.Operand(i).Type(), d) {
			return false
		}
	}
	return true
}

// verifyConstrained checks that a value of the SMT dialect can stand for a parameter.
func verifyConstrained(op *ir.Operation, i int, what, other string, param, t ir.Type, d *diag.List) bool {
	class, width := "", int64(0)
	if x, ok := t.(*ir.DefinedType); ok && x.Def.Dialect != nil && x.Def.Dialect.Namespace == "smt" {
		class = x.Def.Name
		if class == "BitVectorType" && len(x.Params) > 0 {
			width, _ = x.Params[0].(int64)
		}
	}
	var wrapped *ir.IntegerType
	p, isParam := param.(*ir.DefinedType)
	isParam = isParam && p.Def.Name == "ParamType" && len(p.Params) == 1
	if isParam {
		wrapped, _ = p.Params[0].(*ir.IntegerType)
	}
	switch class {
	case "BoolType":
		if isParam && (wrapped == nil || wrapped.Width != 1) {
			return fail(op, d, "the type of %s #%d is !smt.bool though the corresponding %s type (%s) is not wrapping i1", what, i, other, quoted(param))
		}
	case "IntType":
		if isParam && wrapped == nil {
			return fail(op, d, "the type of %s #%d is !smt.int though the corresponding %s type (%s) is not wrapping an integer type", what, i, other, quoted(param))
		}
	case "BitVectorType":
		if isParam && (wrapped == nil || int64(wrapped.Width) != width) {
			return fail(op, d, "the type of %s #%d is %s though the corresponding %s type (%s) is not wrapping an integer type of the same bitwidth", what, i, quoted(t), other, quoted(param))
		}
	default:
		return fail(op, d, "the type of %s #%d is expected to be either a !smt.bool, a !smt.int, or a !smt.bv", what, i)
	}
	return true
}
