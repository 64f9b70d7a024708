package tosa

import (
	"embed"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// The forms of operations with modes.
var (
	nanSyntax    = enumSyntax{"nan_mode", "nan_mode", "PROPAGATE"}
	roundSyntax  = enumSyntax{"rounding_mode", "rounding_mode", ""}
	resizeSyntax = enumSyntax{"mode", "resize mode", ""}
	blockSyntax  = enumSyntax{"block_size", "block_size", ""}
)

func firstResult(op *ir.Operation) *ir.Value    { return op.Result(0) }
func firstOperand(op VariableWriteOp) *ir.Value { return op.Input1() }

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed tosa.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "tosa",
		Traits:    traits,
		Ops: map[string]dialect.Op{
			ApplyScaleOpName:          {Syntax: roundSyntax},
			ArgMaxOpName:              {Syntax: nanSyntax, Verify: typed.Verify(verifyArgMax)},
			AvgPool2dOpName:           {Verify: typed.Verify(verifyAveragePool)},
			CastFromBlockScaledOpName: {Syntax: blockSyntax, Verify: typed.Verify(verifyFromBlocks)},
			CastToBlockScaledOpName:   {Syntax: blockSyntax, Verify: verifyToBlocks},
			ClampOpName:               {Syntax: nanSyntax, Verify: typed.Verify(verifyClamp)},
			ConcatOpName:              {Verify: verifyConcat, InferTypes: inferConcat},
			ConcatShapeOpName:         {Verify: verifyConcatShape},
			IfOpName:                  {Syntax: ifSyntax{}, Verify: typed.Verify(verifyIf)},
			ConstOpName:               {Verify: typed.Verify(verifyConst)},
			ConstShapeOpName:          {Verify: typed.Verify(verifyConstShape)},
			Conv2DOpName:              {Verify: conv(planar)},
			Conv3DOpName:              {Verify: conv(spatial)},
			DepthwiseConv2DOpName:     {Verify: conv(depthwise)},
			DimOpName:                 {Verify: typed.Verify(verifyDim)},
			EqualOpName:               {InferTypes: inferEqual},
			FFT2dOpName:               {Verify: typed.Verify(verifyFFT)},
			GatherOpName:              {Verify: typed.Verify(verifyGather)},
			MatMulOpName:              {Verify: typed.Verify(verifyMatMul)},
			MatmulTBlockScaledOpName:  {Syntax: blockSyntax, Verify: typed.Verify(verifyBlockMatMul)},
			MaxPool2dOpName:           {Syntax: nanSyntax, Verify: verifyMaxPool},
			MaximumOpName:             {Syntax: nanSyntax},
			MinimumOpName:             {Syntax: nanSyntax},
			MulOpName:                 {Verify: typed.Verify(verifyMul)},
			NegateOpName:              {Verify: typed.Verify(verifyNegate)},
			PadOpName:                 {Verify: typed.Verify(verifyPad)},
			ReduceAllOpName:           {Verify: typed.Verify(verifyReduce), InferTypes: inferReduce},
			ReduceAnyOpName:           {Verify: typed.Verify(verifyReduce), InferTypes: inferReduce},
			ReduceMaxOpName:           {Syntax: nanSyntax, Verify: typed.Verify(verifyReduce), InferTypes: inferReduce},
			ReduceMinOpName:           {Syntax: nanSyntax, Verify: typed.Verify(verifyReduce), InferTypes: inferReduce},
			ReduceProductOpName:       {Verify: typed.Verify(verifyReduce), InferTypes: inferReduce},
			ReduceSumOpName:           {Verify: typed.Verify(verifyReduce), InferTypes: inferReduce},
			RescaleOpName:             {Syntax: roundSyntax, Verify: typed.Verify(verifyRescale)},
			ReshapeOpName:             {Verify: typed.Verify(verifyReshape), InferTypes: inferReshape},
			ResizeOpName:              {Syntax: resizeSyntax, Verify: typed.Verify(verifyResize)},
			ReverseOpName:             {Verify: typed.Verify(verifyReverse)},
			RFFT2dOpName:              {Verify: typed.Verify(verifyRealFFT)},
			ScatterOpName:             {Verify: typed.Verify(verifyScatter)},
			SelectOpName:              {Verify: typed.Verify(verifySelect)},
			SliceOpName:               {Verify: typed.Verify(verifySlice)},
			SliceShapeOpName:          {Verify: typed.Verify(verifySliceShape)},
			TableOpName:               {Verify: typed.Verify(verifyTable)},
			TileOpName:                {Verify: typed.Verify(verifyTile)},
			TransposeOpName:           {Verify: typed.Verify(verifyTranspose)},
			TransposeConv2DOpName:     {Verify: typed.Verify(verifyTransposeConv)},
			VariableReadOpName:        {Verify: variable(firstResult, "'output1'")},
			VariableWriteOpName:       {Verify: variable(typed.Get(firstOperand), "'input1'")},
			WhileOpName:               {Syntax: dialect.While{}, Verify: verifyWhile, Interfaces: dialect.Interfaces{dialect.LoopLike(dialect.PlainLoop{})}},
		},
		Directives: map[string]*asm.Directive{
			"VariableOpTypeOrInitialValue": {Parse: parseVariable, Print: printVariable},
		},
		Register: register,
		Types:    map[string]dialect.Type{"shapeType": {Verify: verifyShapeType}},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Tosa/IR/TosaDialectBytecode.td": "bytecode.td",
				"mlir/Dialect/Tosa/IR/TosaInterfaces.td":      "interfaces.td",
				"mlir/Dialect/Tosa/IR/TosaOpBase.td":          "base.td",
				"mlir/Dialect/Tosa/IR/TosaOps.td":             "tosa.td",
				"mlir/Dialect/Tosa/IR/TosaShapeOps.td":        "shape.td",
				"mlir/Dialect/Tosa/IR/TosaTypesBase.td":       "types.td",
				"mlir/Dialect/Tosa/IR/TosaUtilOps.td":         "utilities.td",
			},
			Roots: []string{"mlir/Dialect/Tosa/IR/TosaOps.td"},
		},
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
	intrange.AddDivisions(n.Ops, true, IntDivOpName, DivCeilShapeOpName, DivFloorShapeOpName, ModShapeOpName)
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
	// These infer shapes for builders of operations, and verify nothing.
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
