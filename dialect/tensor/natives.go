package tensor

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
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
		Namespace: "tensor",
		Wrappers:  wrappers,
		Models:    subsets(),
		Ops: map[string]dialect.Op{
			BitcastOpName:       {Interfaces: dialect.Interfaces{dialect.Cast(dialect.CastFunc(bitcast))}},
			CastOpName:          {ResultNames: dialect.NameResult("cast"), Interfaces: dialect.Interfaces{dialect.Cast(dialect.CastFunc(cast))}},
			CollapseShapeOpName: {ResultNames: dialect.NameResult("collapsed"), Verify: verifyCollapse},
			ConcatOpName:        {ResultNames: dialect.NameResult("concat"), Verify: typed.Verify(verifyConcat)},
			DimOpName:           {ResultNames: dialect.NameResult("dim"), Interfaces: dialect.Interfaces{intrange.Impl(intrange.OptionalFunc(dimRange)), dialect.SpeculatableIf(dialect.KnownDimension)}},
			EmptyOpName:         {Verify: verifyEmpty},
			ExpandShapeOpName:   {ResultNames: dialect.NameResult("expanded"), Verify: verifyExpand},
			ExtractOpName:       {ResultNames: dialect.NameResult("extracted"), Verify: verifyExtract},
			ExtractSliceOpName: {ResultNames: dialect.NameResult("extracted_slice"), Verify: verifyExtractSlice,
				Interfaces: dialect.Interfaces{dialect.Slice(viewlike.SliceOp{First: 1, Ranks: viewlike.Same(0)})}},
			FromElementsOpName: {ResultNames: dialect.NameResult("from_elements")},
			GatherOpName:       {ResultNames: dialect.NameResult("gather"), Verify: verifyGather},
			GenerateOpName:     {ResultNames: dialect.NameResult("generated"), Verify: verifyGenerate, VerifyRegions: verifyGenerateBody},
			InsertOpName: {ResultNames: dialect.NameResult("inserted"), Verify: verifyInsert,
				Interfaces: dialect.Interfaces{dialect.DestinationStyle(destination(1))}},
			InsertSliceOpName: {ResultNames: dialect.NameResult("inserted_slice"), Verify: verifyInsertSlice,
				Interfaces: dialect.Interfaces{
					dialect.Slice(viewlike.SliceOp{First: 2, Ranks: viewlike.Same(1)}),
					dialect.DestinationStyle(destination(1)),
				}},
			PadOpName: {ResultNames: dialect.NameResult("padded"), Verify: verifyPad, VerifyRegions: verifyPadBody},
			ParallelInsertSliceOpName: {Verify: verifyParallelInsertSlice,
				Interfaces: dialect.Interfaces{
					dialect.Slice(viewlike.SliceOp{First: 2, Ranks: viewlike.Same(1)}),
					{Name: "ParallelCombiningOpInterface", Impl: destination(1)},
				}},
			RankOpName:    {ResultNames: dialect.NameResult("rank")},
			ReshapeOpName: {ResultNames: dialect.NameResult("reshape"), Verify: typed.Verify(verifyReshape)},
			ScatterOpName: {ResultNames: dialect.NameResult("scatter"), Verify: verifyScatter},
			SplatOpName:   {ResultNames: dialect.NameResult("splat"), Verify: verifySplat},
		},
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files: map[string]string{
				"mlir/Dialect/Tensor/IR/TensorBase.td": "base.td",
				"mlir/Dialect/Tensor/IR/TensorOps.td":  "tensor.td",
			},
			Roots: []string{"mlir/Dialect/Tensor/IR/TensorOps.td"},
		},
		Signatures: signatures,
	}
	intrange.AddSpeculation(n.Ops, ExtractOpName, hasElement(0))
	intrange.AddSpeculation(n.Ops, InsertOpName, hasElement(1))
	intrange.AddSpeculation(n.Ops, GatherOpName, func(*ir.Operation) bool { return false })
	intrange.AddSpeculation(n.Ops, ScatterOpName, func(*ir.Operation) bool { return false })
	addFolds(n)
	return n
}

// A destination is the number of the operand that the operation writes to.
type destination int

// Destinations makes it a DestinationStyleOpInterface.
func (n destination) Destinations(op *ir.Operation) []ir.Operand { return op.OpOperands()[n : n+1] }

// Destination makes it a ParallelCombiningOpInterface.
func (n destination) Destination(op *ir.Operation) *ir.Value { return op.Operand(int(n)) }

// operandType returns the type of an operand, nil if it is not a ranked tensor.
func operandType(op *ir.Operation, i int) *ir.RankedTensorType {
	t, _ := op.Operand(i).Type().(*ir.RankedTensorType)
	return t
}

// resultType returns the type of the result, nil if it is not a ranked tensor.
func resultType(op *ir.Operation) *ir.RankedTensorType {
	t, _ := op.Result(0).Type().(*ir.RankedTensorType)
	return t
}

// tensors returns the operand and the result type of a cast if both are tensors
// of compatible shapes.
func tensors(in, out []ir.Type) (from, to ir.ShapedType, ok bool) {
	if len(in) != 1 || len(out) != 1 || !ir.IsTensor(in[0]) || !ir.IsTensor(out[0]) || !ir.CompatibleShapes(in[0], out[0]) {
		return nil, nil, false
	}
	from, _ = ir.AsShaped(in[0])
	to, _ = ir.AsShaped(out[0])
	return from, to, true
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
