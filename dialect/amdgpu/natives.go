package amdgpu

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed amdgpu.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "amdgpu",
		Ops: map[string]dialect.Op{
			DPPOpName:                     {Verify: typed.Verify(verifyParallel)},
			FatRawBufferCastOpName:        {Verify: typed.Verify(verifyBufferCast), InferTypes: inferBuffer},
			GatherToLDSOpName:             {Verify: typed.Verify(verifyGather)},
			MakeDmaBaseOpName:             {Verify: verifyBase[MakeDmaBaseOp]},
			MakeDmaDescriptorOpName:       {Verify: typed.Verify(verifyCopy), Fold: foldDescriptor(1)},
			MakeGatherDmaBaseOpName:       {Verify: verifyBase[MakeGatherDmaBaseOp]},
			MakeGatherDmaDescriptorOpName: {Verify: typed.Verify(verifyGatherDescriptor), Fold: foldDescriptor(2)},
			MFMAOpName:                    {Verify: typed.Verify(verifyProduct)},
			PackedScaledTruncOpName:       {Verify: verifyExisting[PackedScaledTruncOp]},
			PackedStochRoundFp8OpName:     {Verify: verifyExisting[PackedStochRoundFp8Op]},
			PackedTrunc2xFp8OpName:        {Verify: verifyExisting[PackedTrunc2xFp8Op]},
			PermlaneSwapOpName:            {Verify: typed.Verify(verifyLaneSwap)},
			RawBufferAtomicCmpswapOpName:  {Verify: verifyBuffer[RawBufferAtomicCmpswapOp]},
			RawBufferAtomicFaddOpName:     {Verify: verifyBuffer[RawBufferAtomicFaddOp]},
			RawBufferAtomicFmaxOpName:     {Verify: verifyBuffer[RawBufferAtomicFmaxOp]},
			RawBufferAtomicSmaxOpName:     {Verify: verifyBuffer[RawBufferAtomicSmaxOp]},
			RawBufferAtomicUminOpName:     {Verify: verifyBuffer[RawBufferAtomicUminOp]},
			RawBufferLoadOpName:           {Verify: verifyBuffer[RawBufferLoadOp]},
			RawBufferStoreOpName:          {Verify: verifyBuffer[RawBufferStoreOp]},
			ScaledExtPackedMatrixOpName:   {Verify: typed.Verify(verifyScaledExtension)},
			ScaledWMMAOpName:              {Verify: typed.Verify(verifyScaledWaveProduct)},
			SparseMFMAOpName:              {Verify: typed.Verify(verifySparseProduct)},
			TransposeLoadOpName:           {Verify: typed.Verify(verifyTransposeLoad)},
			WMMAOpName:                    {Verify: typed.Verify(verifyWaveProduct)},
		},
		Directives: map[string]*asm.Directive{
			"MNKDimensionList": {Parse: parseSizes, Print: printSizes},
		},
		Types: map[string]dialect.Type{"TDMGatherBaseType": {Verify: verifyGatherBase}},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/AMDGPU/IR/AMDGPU.td": "amdgpu.td",
			},
			Roots: []string{"mlir/Dialect/AMDGPU/IR/AMDGPU.td"},
		},
		Signatures: signatures,
	}
	addCanonicalizers(n)
	return n
}

// The directive MNKDimensionList is the sizes of a product, such as 32x32x8. The
// arguments are the attributes.
func parseSizes(p *asm.OpParser, a *asm.ParseArgs) bool {
	dims := p.ParseDimensionList(nil, false, false)
	p.Check(len(dims) == 3, p.Pos(), "expected 3 dimensions in MNK dimension list")
	ctx := p.Context()
	for i, n := range dims {
		a.SetAttr(i, ctx.Int64Attr(ctx.I32(), n))
	}
	return true
}

func printSizes(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	for i := range 3 {
		if i > 0 {
			p.Byte('x')
		}
		if n, ok := a.Attr(i).(*ir.IntegerAttr); ok {
			p.Int(n.Int64())
		}
	}
}
