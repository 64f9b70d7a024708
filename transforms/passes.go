package transforms

import (
	"embed"
	"sync"

	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/load"
)

//go:embed Passes.td
var files embed.FS

// makers are the passes by the names of their records.
var makers = load.Makers{
	"Canonicalizer": func() pass.Pass { return &canonicalizer{} },
	"CSE":           func() pass.Pass { return &cse{} },

	"ArithIntRangeOpts":               func() pass.Pass { return intRangeOptimizer{} },
	"ArithUnsignedWhenEquivalentPass": func() pass.Pass { return unsignedConverter{} },
	"CompositeFixedPointPass":         func() pass.Pass { return &composite{} },
	"ControlFlowSink":                 func() pass.Pass { return &controlFlowSink{} },
	"Inliner":                         func() pass.Pass { return &inliner{} },
	"LocationSnapshot":                func() pass.Pass { return &locationSnapshot{} },
	"LoopInvariantCodeMotion":         func() pass.Pass { return licm{} },
	"LoopInvariantSubsetHoisting":     func() pass.Pass { return subsetHoisting{} },
	"Mem2Reg":                         func() pass.Pass { return &mem2Reg{} },
	"PrintIRPass":                     func() pass.Pass { return &printIR{} },
	"PrintOpStats":                    func() pass.Pass { return &printOpStats{} },
	"RemoveDeadValues":                func() pass.Pass { return &removeDeadValues{} },
	"SCCP":                            func() pass.Pass { return sccp{} },
	"SROA":                            func() pass.Pass { return &sroa{} },
	"StripDebugInfo":                  func() pass.Pass { return stripDebugInfo{} },
	"SymbolDCE":                       func() pass.Pass { return &symbolDCE{} },
	"SymbolPrivatize":                 func() pass.Pass { return &symbolPrivatize{} },
	"TopologicalSort":                 func() pass.Pass { return topologicalSort{} },
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
