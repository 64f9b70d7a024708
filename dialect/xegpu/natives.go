package xegpu

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed xegpu.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "xegpu",
		Ops: map[string]dialect.Op{
			ConvertLayoutOpName:  {Verify: typed.Verify(verifyConvert), Fold: typed.Fold(foldConvert), Canonicalizer: rewrite.Patterns{}},
			CreateNdDescOpName:   {Verify: typed.Verify(verifyCreateBlock)},
			CreateDescOpName:     {Verify: typed.Verify(verifyCreateScattered)},
			DpasOpName:           {Verify: typed.Verify(verifyProduct)},
			LoadGatherOpName:     {Verify: typed.Verify(verifyLoad)},
			LoadMatrixOpName:     {Verify: typed.Verify(verifyLoadMatrix)},
			LoadNdOpName:         {Verify: typed.Verify(verifyLoadBlock)},
			PrefetchOpName:       {Verify: typed.Verify(verifyPrefetch)},
			PrefetchNdOpName:     {Verify: typed.Verify(verifyPrefetchBlock)},
			StoreScatterOpName:   {Verify: typed.Verify(verifyStore)},
			StoreMatrixOpName:    {Verify: typed.Verify(verifyStoreMatrix)},
			StoreNdOpName:        {Verify: typed.Verify(verifyStoreBlock)},
			UpdateOffsetOpName:   {Verify: typed.Verify(verifyUpdateScattered)},
			UpdateNdOffsetOpName: {Verify: typed.Verify(verifyUpdateBlock)},
		},
		Register: register,
		Directives: map[string]*asm.Directive{
			"OptionalDynamicIndexList": {Parse: parseIndices, Print: printIndices},
		},
		Types: map[string]dialect.Type{
			"MemDescType":    {Syntax: memorySyntax{}},
			"TensorDescType": {Syntax: descSyntax{}, Verify: verifyDesc},
		},
		Attributes: map[string]dialect.Attribute{
			"LayoutAttr":            {Verify: verifyLayout},
			"RangeAttr":             {Verify: verifyRange},
			"ScatterTensorDescAttr": {Verify: verifyScattered},
			"SliceAttr":             {Verify: verifySlice},
			"MemLayoutAttr":         {Syntax: layoutSyntax{}},
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/XeGPU/IR/XeGPU.td":        "xegpu.td",
				"mlir/Dialect/XeGPU/IR/XeGPUAttrs.td":   "attributes.td",
				"mlir/Dialect/XeGPU/IR/XeGPUDialect.td": "dialect.td",
				"mlir/Dialect/XeGPU/IR/XeGPUOps.td":     "operations.td",
				"mlir/Dialect/XeGPU/IR/XeGPUTypes.td":   "types.td",
			},
			Roots: []string{"mlir/Dialect/XeGPU/IR/XeGPU.td"},
		},
		Signatures: signatures,
	}
}
