// Package passes declares the passes that lower dialects to others.
package passes

import (
	"embed"
	"sync"

	"github.com/mica-ir/mica/convert/loweraffine"
	"github.com/mica-ir/mica/convert/reconcile"
	"github.com/mica-ir/mica/convert/scftocf"
	"github.com/mica-ir/mica/convert/tollvm"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/load"
)

//go:embed Passes.td
var files embed.FS

// makers are the passes by the names of their records.
var makers = load.Makers{
	"ArithToLLVMConversionPass":          tollvm.NewArith,
	"ConvertComplexToLLVMPass":           func() pass.Pass { return &tollvm.Complex{} },
	"ConvertControlFlowToLLVMPass":       tollvm.NewControlFlow,
	"ConvertIndexToLLVMPass":             tollvm.NewIndex,
	"ConvertFuncToLLVMPass":              func() pass.Pass { return &tollvm.Functions{} },
	"ConvertToLLVMPass":                  func() pass.Pass { return &tollvm.All{} },
	"ConvertMathToLLVMPass":              func() pass.Pass { return &tollvm.Math{} },
	"UBToLLVMConversionPass":             tollvm.NewUB,
	"FinalizeMemRefToLLVMConversionPass": func() pass.Pass { return &tollvm.MemRefs{} },
	"LowerAffinePass":                    func() pass.Pass { return loweraffine.Pass{} },
	"ReconcileUnrealizedCastsPass":       func() pass.Pass { return reconcile.Pass{} },
	"SCFToControlFlowPass":               func() pass.Pass { return &scftocf.Pass{} },
}

// Definitions returns the passes.
func Definitions() []*pass.Definition { return definitions() }

var definitions = sync.OnceValue(func() []*pass.Definition {
	defs, diags := load.Definitions(files, "Passes.td", makers)
	if diags.HasErrors() {
		panic(diags) // the declarations do not fit the passes, which a test checks
	}
	return defs
})
