package vector

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace:  "vector",
		Wrappers:   wrappers,
		Interfaces: dialect.Interfaces{intrange.Impl(intrange.Func(inferRanges))},
		Models:     subsets(),
		Ops: map[string]dialect.Op{
			BitCastOpName:             {Verify: verifyBitcast},
			BroadcastOpName:           {Verify: typed.Verify(verifyBroadcast)},
			CompressStoreOpName:       {Verify: verifyCompressStore},
			ConstantMaskOpName:        {Verify: verifyConstantMask},
			ContractionOpName:         {Syntax: contractSyntax{}, Verify: typed.Verify(verifyContract), Interfaces: asMaskable()},
			CreateMaskOpName:          {Verify: verifyCreateMask},
			ExpandLoadOpName:          {Verify: verifyExpandLoad},
			ExtractOpName:             {Verify: verifyExtract, InferTypes: inferExtract, CompatibleTypes: compatibleExtract},
			ExtractStridedSliceOpName: {Verify: typed.Verify(verifyExtractSlice)},
			GatherOpName:              {Verify: verifyGather, Interfaces: asMaskable()},
			InsertOpName:              {Verify: verifyInsert},
			InsertStridedSliceOpName:  {Verify: typed.Verify(verifyInsertSlice)},
			LoadOpName:                {Verify: verifyLoad},
			MaskOpName:                {Syntax: maskSyntax{}, Verify: typed.Verify(verifyMask), Interfaces: asMasking()},
			MaskedLoadOpName:          {Verify: verifyMaskedLoad},
			MaskedStoreOpName:         {Verify: verifyMaskedStore},
			MultiDimReductionOpName:   {Verify: verifyMultiReduction, Interfaces: asMaskable()},
			OuterProductOpName:        {Syntax: outerSyntax{}, Verify: verifyOuter, Interfaces: asMaskable()},
			ReductionOpName:           {Verify: verifyReduction, Interfaces: asMaskable()},
			ScanOpName:                {Verify: typed.Verify(verifyScan)},
			ScatterOpName:             {Verify: verifyScatter},
			ShapeCastOpName:           {Verify: verifyShapeCast},
			ShuffleOpName:             {Verify: verifyShuffle, InferTypes: inferShuffle},
			StoreOpName:               {Verify: verifyStore},
			ToElementsOpName:          {InferTypes: inferToElements},
			TransferReadOpName:        {Syntax: readSyntax{}, Verify: verifyRead, Effects: dialect.OnMemRef(dialect.Reads(0)), Interfaces: transferInterfaces()},
			TransferWriteOpName:       {Syntax: writeSyntax{}, Verify: verifyWrite, Effects: dialect.OnMemRef(dialect.Writes(1)), Interfaces: transferInterfaces()},
			TransposeOpName:           {Verify: verifyTranspose},
			TypeCastOpName:            {Verify: typed.Verify(verifyTypeCast)},
			VectorScaleOpName:         {ResultNames: nameVscale},
		},
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files: map[string]string{
				"mlir/Dialect/Vector/IR/Vector.td":                       "base.td",
				"mlir/Dialect/Vector/IR/VectorAttributes.td":             "attributes.td",
				"mlir/Dialect/Vector/IR/VectorOps.td":                    "vector.td",
				"mlir/Dialect/Vector/Interfaces/MaskableOpInterface.td":  "maskable.td",
				"mlir/Dialect/Vector/Interfaces/MaskingOpInterface.td":   "masking.td",
				"mlir/Dialect/Vector/Transforms/VectorTransformsBase.td": "transforms.td",
			},
			Roots: []string{"mlir/Dialect/Vector/IR/VectorOps.td"},
		},
		Signatures: signatures,
	}
	addFolds(n)
	return n
}

func nameVscale(op *ir.Operation, set func(v *ir.Value, name string)) { set(op.Result(0), "vscale") }

// operandType and resultType return the type of a value that is a vector, else nil.
func operandType(op *ir.Operation, i int) *ir.VectorType {
	t, _ := op.Operand(i).Type().(*ir.VectorType)
	return t
}

func resultType(op *ir.Operation) *ir.VectorType {
	t, _ := op.Result(0).Type().(*ir.VectorType)
	return t
}

// groupType returns the type of the first operand of a group, or nil.
func groupType(op *ir.Operation, i int) ir.Type {
	if v := op.GroupOperand(i); v != nil {
		return v.Type()
	}
	return nil
}

// scalable reports whether a dimension of a vector is.
func scalable(t *ir.VectorType, i int) bool { return t.Scalable != nil && t.Scalable[i] }

// kindText returns the spelling of a reduction, "" for none.
func kindText(op combiningOp) string { return named.EnumText(op.KindAttr()) }

// combines reports whether values of a type can be reduced in a way.
func combines(kind string, t ir.Type) bool {
	_, isInt := t.(*ir.IntegerType)
	_, isIndex := t.(*ir.IndexType)
	_, isFloat := t.(*ir.FloatType)
	switch kind {
	case "add", "mul":
		return isInt || isIndex || isFloat
	case "minui", "minsi", "maxui", "maxsi", "and", "or", "xor":
		return isInt || isIndex
	case "minnumf", "maxnumf", "minimumf", "maximumf":
		return isFloat
	}
	return false
}

// inferShuffle returns the type of the operands with the length of the mask.
func inferShuffle(s *ir.OperationState, _ *diagList) ([]ir.Type, bool) {
	mask, ok := s.Attr("mask").(*ir.DenseArrayAttr)
	if !ok || len(s.Operands) == 0 {
		return nil, false
	}
	t, ok := s.Operands[0].Type().(*ir.VectorType)
	if !ok {
		return nil, false
	}
	shape := []int64{int64(mask.Len())}
	if len(t.Shape()) > 0 {
		shape = append(shape, t.Shape()[1:]...)
	}
	return []ir.Type{t.Context().VectorType(shape, t.Element, nil)}, true
}

func inferToElements(s *ir.OperationState, _ *diagList) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	t, ok := s.Operands[0].Type().(*ir.VectorType)
	if !ok {
		return nil, false
	}
	n, ok := ir.NumElements(t)
	if !ok || n > 1<<20 {
		return nil, false
	}
	ts := make([]ir.Type, n)
	for i := range ts {
		ts[i] = t.Element
	}
	return ts, true
}
