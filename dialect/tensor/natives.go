package tensor

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"tensor.bitcast":        {Interfaces: map[string]any{"CastOpInterface": castFunc(bitcast)}},
	"tensor.cast":           {Names: named("cast"), Interfaces: map[string]any{"CastOpInterface": castFunc(cast)}},
	"tensor.collapse_shape": {Names: named("collapsed"), Verify: verifyCollapse},
	"tensor.concat":         {Names: named("concat"), Verify: verifyConcat},
	"tensor.dim":            {Names: named("dim")},
	"tensor.empty":          {Verify: verifyEmpty},
	"tensor.expand_shape":   {Names: named("expanded"), Verify: verifyExpand},
	"tensor.extract":        {Names: named("extracted"), Verify: verifyExtract},
	"tensor.extract_slice": {Names: named("extracted_slice"), Verify: verifyExtractSlice,
		Interfaces: map[string]any{"OffsetSizeAndStrideOpInterface": viewlike.SliceOp{First: 1, Ranks: viewlike.Same(0)}}},
	"tensor.from_elements": {Names: named("from_elements")},
	"tensor.gather":        {Names: named("gather"), Verify: verifyGather},
	"tensor.generate":      {Names: named("generated"), Verify: verifyGenerate, VerifyRegions: verifyGenerateBody},
	"tensor.insert": {Names: named("inserted"), Verify: verifyInsert,
		Interfaces: map[string]any{"DestinationStyleOpInterface": destination(1)}},
	"tensor.insert_slice": {Names: named("inserted_slice"), Verify: verifyInsertSlice,
		Interfaces: map[string]any{
			"OffsetSizeAndStrideOpInterface": viewlike.SliceOp{First: 2, Ranks: viewlike.Same(1)},
			"DestinationStyleOpInterface":    destination(1),
		}},
	"tensor.pad": {Names: named("padded"), Verify: verifyPad, VerifyRegions: verifyPadBody},
	"tensor.parallel_insert_slice": {Verify: verifyParallelInsertSlice,
		Interfaces: map[string]any{
			"OffsetSizeAndStrideOpInterface": viewlike.SliceOp{First: 2, Ranks: viewlike.Same(1)},
			"ParallelCombiningOpInterface":   destination(1),
		}},
	"tensor.rank":    {Names: named("rank")},
	"tensor.reshape": {Names: named("reshape"), Verify: verifyReshape},
	"tensor.scatter": {Names: named("scatter"), Verify: verifyScatter},
	"tensor.splat":   {Names: named("splat"), Verify: verifySplat},
}

// named suggests a name for the result.
func named(name string) asm.NameHints {
	return func(op *ir.Operation, set func(v *ir.Value, name string)) { set(op.Result(0), name) }
}

// A destination is the number of the operand that the operation writes to.
type destination int

// Destinations makes it a DestinationStyleOpInterface.
func (n destination) Destinations(op *ir.Operation) []ir.Operand {
	return op.OpOperands()[n : n+1]
}

// Destination makes it a ParallelCombiningOpInterface.
func (n destination) Destination(op *ir.Operation) *ir.Value { return op.Operand(int(n)) }

// operandType returns the type of an operand, nil if it is no ranked tensor.
func operandType(op *ir.Operation, i int) *ir.RankedTensorType {
	t, _ := op.Operand(i).Type().(*ir.RankedTensorType)
	return t
}

// resultType returns the type of the result, nil if it is no ranked tensor.
func resultType(op *ir.Operation) *ir.RankedTensorType {
	t, _ := op.Result(0).Type().(*ir.RankedTensorType)
	return t
}

// tensors returns the operand and the result type of a cast if both are tensors
// of compatible shapes.
func tensors(in, out []ir.Type) (from, to ir.ShapedType, ok bool) {
	if len(in) != 1 || len(out) != 1 || !isTensor(in[0]) || !isTensor(out[0]) || !ir.CompatibleShapes(in[0], out[0]) {
		return nil, nil, false
	}
	return in[0].(ir.ShapedType), out[0].(ir.ShapedType), true
}

func isTensor(t ir.Type) bool {
	switch t.(type) {
	case *ir.RankedTensorType, *ir.UnrankedTensorType:
		return true
	}
	return false
}

func cast(in, out []ir.Type) bool {
	from, to, ok := tensors(in, out)
	return ok && from.ElementType() == to.ElementType()
}

func bitcast(in, out []ir.Type) bool {
	from, to, ok := tensors(in, out)
	if !ok {
		return false
	}
	a, ok1 := ir.IntOrFloatWidth(from.ElementType())
	b, ok2 := ir.IntOrFloatWidth(to.ElementType())
	return ok1 && ok2 && a == b
}
