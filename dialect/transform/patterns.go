package transform

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// verifyChildren checks that all operations of a region have an interface.
func verifyChildren(op *ir.Operation, r *ir.Region, name, what string, c *ir.Checker) {
	b := r.Entry()
	if b == nil {
		return
	}
	for o := range b.Ops() {
		if _, ok := o.Def().Interface("transform::" + name); !ok {
			failAt(op, c, o, "op without interface", "expected %s to implement %s", what, name)
			return
		}
	}
}

func verifyPatterns(op *ir.Operation, c *ir.Checker) {
	verifyChildren(op, op.Region(0), "PatternDescriptorOpInterface", "children ops", c)
}

func verifyConversionPatterns(op *ir.Operation, c *ir.Checker) {
	n := op.NumRegions()
	c.Check(n == 1 || n == 2, "expected 1 or 2 regions")
	verifyChildren(op, op.Region(0), "ConversionPatternDescriptorOpInterface", "pattern children ops", c)
	if op.NumRegions() == 1 {
		return
	}
	// The reference does not expect a region without a block.
	b := op.Region(1).Entry()
	c.Check(b != nil && b.Front() != nil && b.Front() == b.Back(), "expected exactly one op in default type converter region")
	verifyChildren(op, op.Region(1), "TypeConverterBuilderOpInterface", "default converter child op", c)
	patterns := op.Region(0).Entry()
	if patterns == nil {
		return
	}
	for o := range patterns.Ops() {
		c.On(o).Check(o.Name() != ApplyToLLVMConversionPatternsOpName || isLLVMConverter(b.Front()), "expected LLVMTypeConverter")
	}
}

func isLLVMConverter(op *ir.Operation) bool {
	return op.Name() == MemrefToLLVMTypeConverterOpName
}

// convertible are the dialects that can describe how they become LLVM.
var convertible = map[string]bool{
	"arith": true, "cf": true, "complex": true, "func": true, "gpu": true, "index": true, "math": true,
	"memref": true, "nvvm": true, "ub": true, "vector": true,
}

func verifyDialectToLLVM(op *ir.Operation, c *ir.Checker) {
	name := ApplyToLLVMConversionPatternsOp{op}.DialectName()
	c.Checkf(op.Context().Dialect(name) != nil, "unknown dialect or dialect not loaded: %s", name)
	c.Checkf(convertible[name], "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: %s", name)
}

func verifyCastAndCall(op *ir.Operation, c *ir.Checker) {
	verifyChildren(op, op.Region(0), "TypeConverterBuilderOpInterface", "children ops", c)
	_, handle := CastAndCallOp{op}.Function()
	name := CastAndCallOp{op}.FunctionNameAttr() != nil
	c.Check(handle || name, "expected a function handle or name to call")
	c.Check(!handle || !name, "function handle and name are mutually exclusive")
}

// verifyRegisteredPass checks that each operand occurs in the options once.
func verifyRegisteredPass(op ApplyRegisteredPassOp, c *ir.Checker) {
	operands := op.DynamicOptions()
	used := make([]bool, len(operands))
	var check func(a ir.Attribute)
	check = func(a ir.Attribute) {
		switch a := a.(type) {
		case *ir.ArrayAttr:
			for _, e := range a.Elements {
				check(e)
			}
		case *ir.DefinedAttr:
			i, ok := ParamOperand(a)
			if !ok {
				return
			}
			c.Checkf(i >= 0 && i < int64(len(operands)),
				"dynamic option index %d is out of bounds for the number of dynamic options: %d", i, len(operands))
			c.Checkf(!used[i], "dynamic option index %d is already used in options", i)
			used[i] = true
		}
	}
	if options, ok := op.OptionsAttr().(*ir.DictionaryAttr); ok {
		for _, e := range options.Entries {
			check(e.Value)
		}
	}
	for _, u := range used {
		c.Check(u, "a param operand does not have a corresponding param_operand attr in the options dict")
	}
}

// ParamOperand returns the number of the operand that an attribute represents.
func ParamOperand(a ir.Attribute) (int64, bool) {
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

func verifyBufferize(op OneShotBufferizeOp, check *ir.Checker) {
	c := op.MemcpyOp()
	check.Check(c == "memref.copy" || c == "linalg.copy", "unsupported memcpy op")
	analysis := op.TestAnalysisOnlyAttr() == op.Operation.Context().BoolAttr(true)
	for _, name := range [...]string{"print_conflicts", "dump_alias_sets"} {
		check.Checkf(op.Operation.Attr(name) != op.Operation.Context().BoolAttr(true) || analysis, "'%s' requires 'test_analysis_only'", name)
	}
}

func verifyBounds(op SimplifyBoundedAffineOpsOp, c *ir.Checker) {
	n, lower, upper := len(op.BoundedValues()), len(op.LowerBounds()), len(op.UpperBounds())
	c.Checkf(lower == n, "incorrect number of lower bounds, expected %d but found %d", n, lower)
	c.Checkf(upper == n, "incorrect number of upper bounds, expected %d but found %d", n, upper)
}

func verifyGridDims(op MapForallToBlocksOp, c *ir.Checker) {
	n := len(named.IntsOf(op.GridDimsAttr()))
	c.Check(n == 0 || n == 3, "transform requires empty or size-3 grid_dims")
}

// verifyCollectIRDL checks that the body defines one dialect with one operation
// and nothing else.
func verifyCollectIRDL(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	def := b.Front()
	c.Check(def != nil && def == b.Back(), "expects a single operation in the body")
	c.Check(def.Name() == "irdl.dialect" && def.NumRegions() > 0, "expects the body operation to be irdl.dialect")
	operations := 0
	if body := def.Region(0).Entry(); body != nil {
		for o := range body.Ops() {
			switch o.Name() {
			case "irdl.type", "irdl.attribute":
				c.Failf("IRDL types and attributes are not yet supported")
			case "irdl.operation":
				operations++
			}
		}
	}
	c.Check(operations == 1, "expects IRDL to contain exactly one operation")
}

// verifyConstrainParams checks the values of a constraint against the parameters.
func verifyConstrainParams(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	y := b.Back()
	c.Check(y != nil && y.Name() == "smt.yield", "expected 'smt.yield' as terminator")
	c.Check(op.NumOperands() == b.NumArguments(), "must have the same number of block arguments as operands")
	for i, a := range b.Args() {
		verifyConstrained(op, i, "block arg", "operand", op.Operand(i).Type(), a.Type(), c)
	}
	for o := range b.Ops() {
		c.Check(o.Def().Dialect != nil && o.Def().Dialect.Namespace == "smt", "ops contained in region should belong to SMT-dialect")
	}
	c.On(y).Check(y.NumOperands() == op.NumResults(), "expected terminator to have as many operands as the parent op has results")
	for i := range y.NumOperands() {
		verifyConstrained(y, i, "terminator operand", "result", op.Result(i).Type(), y.Operand(i).Type(), c.On(y))
	}
}

// verifyConstrained checks that a value of the SMT dialect can represent a parameter.
func verifyConstrained(op *ir.Operation, i int, what, other string, param, t ir.Type, c *ir.Checker) {
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
			c.Failf("the type of %s #%d is !smt.bool though the corresponding %s type (%s) is not wrapping i1", what, i, other, quoted(param))
		}
	case "IntType":
		if isParam && wrapped == nil {
			c.Failf("the type of %s #%d is !smt.int though the corresponding %s type (%s) is not wrapping an integer type", what, i, other, quoted(param))
		}
	case "BitVectorType":
		if isParam && (wrapped == nil || int64(wrapped.Width) != width) {
			c.Failf("the type of %s #%d is %s though the corresponding %s type (%s) is not wrapping an integer type of the same bitwidth", what, i, quoted(t), other, quoted(param))
		}
	default:
		c.Failf("the type of %s #%d is expected to be either a !smt.bool, a !smt.int, or a !smt.bv", what, i)
	}
}
