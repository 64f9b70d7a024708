package tosa

import (
	_ "embed"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
)

// The forms of operations with modes.
var (
	nanSyntax    = enumSyntax{"nan_mode", "nan_mode", "PROPAGATE"}
	roundSyntax  = enumSyntax{"rounding_mode", "rounding_mode", ""}
	resizeSyntax = enumSyntax{"mode", "resize mode", ""}
	blockSyntax  = enumSyntax{"block_size", "block_size", ""}
)

func firstResult(op *ir.Operation) *ir.Value  { return op.Result(0) }
func firstOperand(op *ir.Operation) *ir.Value { return op.Operand(0) }

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "tosa",
		Traits:    traits,
		Ops: map[string]dialect.Op{
			"tosa.apply_scale":            {Syntax: roundSyntax},
			"tosa.argmax":                 {Syntax: nanSyntax, Verify: verifyArgMax},
			"tosa.avg_pool2d":             {Verify: verifyAveragePool},
			"tosa.cast_from_block_scaled": {Syntax: blockSyntax, Verify: verifyFromBlocks},
			"tosa.cast_to_block_scaled":   {Syntax: blockSyntax, Verify: verifyToBlocks},
			"tosa.clamp":                  {Syntax: nanSyntax, Verify: verifyClamp},
			"tosa.concat":                 {Verify: verifyConcat, InferTypes: inferConcat},
			"tosa.concat_shape":           {Verify: verifyConcatShape},
			"tosa.cond_if":                {Syntax: ifSyntax{}, Verify: verifyIf},
			"tosa.const":                  {Verify: verifyConst},
			"tosa.const_shape":            {Verify: verifyConstShape},
			"tosa.conv2d":                 {Verify: conv(planar)},
			"tosa.conv3d":                 {Verify: conv(spatial)},
			"tosa.depthwise_conv2d":       {Verify: conv(depthwise)},
			"tosa.dim":                    {Verify: verifyDim},
			"tosa.equal":                  {InferTypes: inferEqual},
			"tosa.fft2d":                  {Verify: verifyFFT},
			"tosa.gather":                 {Verify: verifyGather},
			"tosa.matmul":                 {Verify: verifyMatMul},
			"tosa.matmul_t_block_scaled":  {Syntax: blockSyntax, Verify: verifyBlockMatMul},
			"tosa.max_pool2d":             {Syntax: nanSyntax, Verify: verifyMaxPool},
			"tosa.maximum":                {Syntax: nanSyntax},
			"tosa.minimum":                {Syntax: nanSyntax},
			"tosa.mul":                    {Verify: verifyMul},
			"tosa.negate":                 {Verify: verifyNegate},
			"tosa.pad":                    {Verify: verifyPad},
			"tosa.reduce_all":             {Verify: verifyReduce, InferTypes: inferReduce},
			"tosa.reduce_any":             {Verify: verifyReduce, InferTypes: inferReduce},
			"tosa.reduce_max":             {Syntax: nanSyntax, Verify: verifyReduce, InferTypes: inferReduce},
			"tosa.reduce_min":             {Syntax: nanSyntax, Verify: verifyReduce, InferTypes: inferReduce},
			"tosa.reduce_product":         {Verify: verifyReduce, InferTypes: inferReduce},
			"tosa.reduce_sum":             {Verify: verifyReduce, InferTypes: inferReduce},
			"tosa.rescale":                {Syntax: roundSyntax, Verify: verifyRescale},
			"tosa.reshape":                {Verify: verifyReshape, InferTypes: inferReshape},
			"tosa.resize":                 {Syntax: resizeSyntax, Verify: verifyResize},
			"tosa.reverse":                {Verify: verifyReverse},
			"tosa.rfft2d":                 {Verify: verifyRealFFT},
			"tosa.scatter":                {Verify: verifyScatter},
			"tosa.select":                 {Verify: verifySelect},
			"tosa.slice":                  {Verify: verifySlice},
			"tosa.slice_shape":            {Verify: verifySliceShape},
			"tosa.table":                  {Verify: verifyTable},
			"tosa.tile":                   {Verify: verifyTile},
			"tosa.transpose":              {Verify: verifyTranspose},
			"tosa.transpose_conv2d":       {Verify: verifyTransposeConv},
			"tosa.variable_read":          {Verify: variable(firstResult, "'output1'")},
			"tosa.variable_write":         {Verify: variable(firstOperand, "'input1'")},
			"tosa.while_loop":             {Syntax: dialect.While{}, Verify: verifyWhile, Interfaces: dialect.Interfaces{dialect.LoopLike(dialect.PlainLoop{})}},
		},
		Directives: map[string]*asm.Directive{
			"VariableOpTypeOrInitialValue": {Parse: parseVariable, Print: printVariable},
		},
		Register:   register,
		Types:      map[string]dialect.Type{"shapeType": {Verify: verifyShapeType}},
		Signatures: signatures,
	}
	for _, name := range inferred {
		op := n.Ops[name]
		op.CompatibleTypes = compatibleTypes
		n.Ops[name] = op
	}
	n.AddFolds(folds)
	for name, patterns := range canonicalizations() {
		n.AddRewrites(map[string]dialect.Rewrites{name: {Patterns: patterns}})
	}
	n.Complete = func(d *ir.Dialect) { d.Materialize = materialize }
	intrange.AddDivisions(n.Ops, true, "tosa.intdiv", "tosa.div_ceil_shape", "tosa.div_floor_shape", "tosa.mod_shape")
	return n
}

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	api.NativeTypeTest("mlir::tosa::isa_tosa_shape_type", IsShape)
	registerBuilders(api)
}

// verifyShapeType checks the rank of a shape.
func verifyShapeType(params []ir.Param) error {
	if len(params) == 1 {
		if n, ok := params[0].(int64); ok && n < 0 {
			return fmt.Errorf("invalid rank (must be >= 0): %d", n)
		}
	}
	return nil
}

// traits are the checks of the dialect's traits.
var traits = map[string]*ir.Trait{
	"tosa::TosaElementwiseOperator":        {Name: "OpTrait::tosa::TosaElementwiseOperator"},
	"tosa::TosaShapeOperator":              {Name: shapeOperator},
	"tosa::TosaResolvableShapeOperands":    {Name: "OpTrait::tosa::TosaResolvableShapeOperands", Verify: verifyResolvable},
	"tosa::TosaShapeOperatorWithSameRanks": {Name: "OpTrait::tosa::TosaShapeOperatorWithSameRanks", Verify: verifySameRanks},
	// These infer shapes for those who build operations, and check nothing.
	"InferShapedTypeOpAdaptor": {Name: "InferShapedTypeOpAdaptor"},
	"InferTensorType":          {Name: "InferTensorType"},
}

const shapeOperator = "OpTrait::tosa::TosaShapeOperator"

// makesShape reports whether an operation yields shapes whose values are known.
func makesShape(op *ir.Operation) bool {
	return slices.ContainsFunc(op.Def().Traits, func(t *ir.Trait) bool { return t.Name == shapeOperator })
}

func verifyResolvable(op *ir.Operation, c *ir.Checker) {
	for _, v := range op.Operands() {
		if !IsShape(v.Type()) {
			continue
		}
		def := v.DefiningOp()
		c.Check(def != nil && makesShape(def), "shape operand is not compile time resolvable")
	}
}

func verifySameRanks(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumOperands() != 0, "expected 1 or more operands, but found 0")
	rank := shapeRank(op.Operand(0).Type())
	for _, v := range op.Operands() {
		c.Check(shapeRank(v.Type()) == rank, "operands don't have matching ranks")
	}
	for _, v := range op.Results() {
		c.Check(shapeRank(v.Type()) == rank, "result shape has different rank than operands")
	}
}
