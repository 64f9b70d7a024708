package transforms

//go:generate go run ../../internal/gen/passes --passes Passes.td --package transforms

import (
	"sync"

	"github.com/mica-ir/mica/pass"
)

// Definitions returns the passes.
func Definitions() []*pass.Definition { return definitions() }

var definitions = sync.OnceValue(passMakers{
	Canonicalizer: func() pass.Pass { return &canonicalizer{} },
	CSE:           func() pass.Pass { return &cse{} },

	ArithIntRangeOpts:               func() pass.Pass { return intRangeOptimizer{} },
	ArithIntRangeNarrowing:          func() pass.Pass { return &intRangeNarrowing{} },
	ArithUnsignedWhenEquivalentPass: func() pass.Pass { return unsignedConverter{} },
	CompositeFixedPointPass:         func() pass.Pass { return &composite{} },
	ControlFlowSink:                 func() pass.Pass { return &controlFlowSink{} },
	GenerateRuntimeVerification:     func() pass.Pass { return &runtimeVerification{} },
	Inliner:                         func() pass.Pass { return &inliner{} },
	LocationSnapshot:                func() pass.Pass { return &locationSnapshot{} },
	LoopInvariantCodeMotion:         func() pass.Pass { return licm{} },
	LoopInvariantSubsetHoisting:     func() pass.Pass { return subsetHoisting{} },
	Mem2Reg:                         func() pass.Pass { return &mem2Reg{} },
	PrintIRPass:                     func() pass.Pass { return &printIR{} },
	PrintOpStats:                    func() pass.Pass { return &printOpStats{} },
	PromoteBuffersToStackPass:       func() pass.Pass { return &promoteBuffers{} },
	RemoveDeadValues:                func() pass.Pass { return &removeDeadValues{} },
	SCCP:                            func() pass.Pass { return sccp{} },
	SROA:                            func() pass.Pass { return &sroa{} },
	StripDebugInfo:                  func() pass.Pass { return stripDebugInfo{} },
	SymbolDCE:                       func() pass.Pass { return &symbolDCE{} },
	SymbolPrivatize:                 func() pass.Pass { return &symbolPrivatize{} },
	ViewOpGraph:                     func() pass.Pass { return &viewOpGraph{} },
	TopologicalSort:                 func() pass.Pass { return topologicalSort{} },
}.definitions)
