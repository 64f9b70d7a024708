package xegpu

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/rewrite"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "xegpu",
		Ops: map[string]dialect.Op{
			"xegpu.convert_layout":   {Verify: verifyConvert, Fold: foldConvert, Canonicalizer: rewrite.Patterns{}},
			"xegpu.create_nd_tdesc":  {Verify: verifyCreateBlock},
			"xegpu.create_tdesc":     {Verify: verifyCreateScattered},
			"xegpu.dpas":             {Verify: verifyProduct},
			"xegpu.load":             {Verify: verifyLoad},
			"xegpu.load_matrix":      {Verify: verifyLoadMatrix},
			"xegpu.load_nd":          {Verify: verifyLoadBlock},
			"xegpu.prefetch":         {Verify: verifyPrefetch},
			"xegpu.prefetch_nd":      {Verify: verifyPrefetchBlock},
			"xegpu.store":            {Verify: verifyStore},
			"xegpu.store_matrix":     {Verify: verifyStoreMatrix},
			"xegpu.store_nd":         {Verify: verifyStoreBlock},
			"xegpu.update_offset":    {Verify: verifyUpdateScattered},
			"xegpu.update_nd_offset": {Verify: verifyUpdateBlock},
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
		Signatures: signatures,
	}
}
