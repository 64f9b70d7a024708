package xegpu

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"xegpu.convert_layout":   {Verify: verifyConvert},
	"xegpu.create_nd_tdesc":  {Verify: verifyCreateBlock},
	"xegpu.create_tdesc":     {Verify: verifyCreateScattered},
	"xegpu.dpas":             {Verify: verifyProduct},
	"xegpu.load":             {Verify: verifyLoad},
	"xegpu.load_nd":          {Verify: verifyLoadBlock},
	"xegpu.prefetch":         {Verify: verifyPrefetch},
	"xegpu.prefetch_nd":      {Verify: verifyPrefetchBlock},
	"xegpu.store":            {Verify: verifyStore},
	"xegpu.store_nd":         {Verify: verifyStoreBlock},
	"xegpu.update_offset":    {Verify: verifyUpdateScattered},
	"xegpu.update_nd_offset": {Verify: verifyUpdateBlock},
}

// RegisterFunctions registers the forms of the types, and their checks.
func RegisterFunctions(api *cppapi.API) {
	api.NativeSyntax("TensorDescType", descSyntax{})
	api.NativeSyntax("MemDescType", memorySyntax{})
	api.NativeSyntax("MemLayoutAttr", layoutSyntax{})
	api.NativeDialect("xegpu", func(d *ir.Dialect) {
		for _, t := range d.Types {
			if t.Name == "TensorDescType" {
				t.Verify = verifyDesc
			}
		}
		for _, a := range d.Attributes {
			if a.Name == "LayoutAttr" {
				a.Verify = verifyLayout
			}
		}
	})
}

func init() {
	asm.RegisterDirective("xegpu", "OptionalDynamicIndexList", &asm.Directive{Parse: parseIndices, Print: printIndices})
}
