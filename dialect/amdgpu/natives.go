package amdgpu

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "amdgpu",
		Ops: map[string]dialect.Op{
			"amdgpu.dpp":                        {Verify: verifyParallel},
			"amdgpu.fat_raw_buffer_cast":        {Verify: verifyBufferCast, InferTypes: inferBuffer},
			"amdgpu.gather_to_lds":              {Verify: verifyGather},
			"amdgpu.make_dma_base":              {Verify: verifyBase},
			"amdgpu.make_dma_descriptor":        {Verify: verifyDescriptor, Fold: foldDescriptor(1)},
			"amdgpu.make_gather_dma_base":       {Verify: verifyBase},
			"amdgpu.make_gather_dma_descriptor": {Verify: verifyGatherDescriptor, Fold: foldDescriptor(2)},
			"amdgpu.mfma":                       {Verify: verifyProduct},
			"amdgpu.packed_scaled_trunc":        {Verify: verifyExisting},
			"amdgpu.packed_stoch_round_fp8":     {Verify: verifyExisting},
			"amdgpu.packed_trunc_2xfp8":         {Verify: verifyExisting},
			"amdgpu.permlane_swap":              {Verify: verifyLaneSwap},
			"amdgpu.scaled_ext_packed_matrix":   {Verify: verifyScaledExtension},
			"amdgpu.scaled_wmma":                {Verify: verifyScaledWaveProduct},
			"amdgpu.sparse_mfma":                {Verify: verifySparseProduct},
			"amdgpu.transpose_load":             {Verify: verifyTransposeLoad},
			"amdgpu.wmma":                       {Verify: verifyWaveProduct},
		},
		Directives: map[string]*asm.Directive{
			"MNKDimensionList": {Parse: parseSizes, Print: printSizes},
		},
		Types: map[string]dialect.Type{"TDMGatherBaseType": {Verify: verifyGatherBase}},
		Definitions: dialect.Definitions{
			Tree: files,
			Files: map[string]string{
				"mlir/Dialect/AMDGPU/IR/AMDGPU.td": "amdgpu.td",
			},
			Roots: []string{"mlir/Dialect/AMDGPU/IR/AMDGPU.td"},
		},
		Signatures: signatures,
	}
	n.Each(dialect.Op{Verify: verifyBuffer}, "raw_buffer_atomic_cmpswap raw_buffer_atomic_fadd raw_buffer_atomic_fmax raw_buffer_atomic_smax "+
		"raw_buffer_atomic_umin raw_buffer_load raw_buffer_store")
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
