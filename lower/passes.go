// Package lower declares the passes that lower dialects to others.
package lower

//go:generate go run ../internal/gen/passes --passes Passes.td --package lower

import (
	"sync"

	"github.com/mica-ir/mica/internal/lower/bufferize"
	"github.com/mica-ir/mica/internal/lower/complextostandard"
	"github.com/mica-ir/mica/internal/lower/expandarith"
	"github.com/mica-ir/mica/internal/lower/expandmemref"
	"github.com/mica-ir/mica/internal/lower/linalgtoloops"
	"github.com/mica-ir/mica/internal/lower/loweraffine"
	"github.com/mica-ir/mica/internal/lower/mathtofuncs"
	"github.com/mica-ir/mica/internal/lower/reconcile"
	"github.com/mica-ir/mica/internal/lower/scftocf"
	"github.com/mica-ir/mica/internal/lower/shapetostandard"
	"github.com/mica-ir/mica/internal/lower/tensortolinalg"
	"github.com/mica-ir/mica/internal/lower/toemitc"
	"github.com/mica-ir/mica/internal/lower/tolibm"
	"github.com/mica-ir/mica/internal/lower/tollvm"
	"github.com/mica-ir/mica/internal/lower/tospirv"
	"github.com/mica-ir/mica/internal/lower/vectortoscf"
	"github.com/mica-ir/mica/pass"
)

// Definitions returns the passes.
func Definitions() []*pass.Definition { return definitions() }

var definitions = sync.OnceValue(passMakers{
	ExpandOpsPass:                      func() pass.Pass { return expandmemref.Ops{} },
	ExpandStridedMetadataPass:          func() pass.Pass { return expandmemref.Metadata{} },
	ConvertComplexToLibm:               func() pass.Pass { return tolibm.Complex{} },
	ConvertMathToLibmPass:              func() pass.Pass { return tolibm.Math{} },
	ArithExpandOpsPass:                 func() pass.Pass { return &expandarith.Pass{} },
	ArithToLLVMConversionPass:          tollvm.NewArith,
	ConvertComplexToStandardPass:       func() pass.Pass { return &complextostandard.Pass{} },
	ConvertComplexToLLVMPass:           func() pass.Pass { return &tollvm.Complex{} },
	ConvertControlFlowToLLVMPass:       tollvm.NewControlFlow,
	ConvertIndexToLLVMPass:             tollvm.NewIndex,
	ConvertFuncToLLVMPass:              func() pass.Pass { return &tollvm.Functions{} },
	ConvertToLLVMPass:                  func() pass.Pass { return &tollvm.All{} },
	ConvertMathToLLVMPass:              func() pass.Pass { return &tollvm.Math{} },
	UBToLLVMConversionPass:             tollvm.NewUB,
	ConvertVectorToSCF:                 func() pass.Pass { return &vectortoscf.Pass{} },
	ConvertVectorToLLVMPass:            func() pass.Pass { return &tollvm.Vectors{} },
	FinalizeMemRefToLLVMConversionPass: func() pass.Pass { return &tollvm.MemRefs{} },
	ConvertArithToEmitC:                func() pass.Pass { return toemitc.Arith{} },
	ConvertFuncToEmitC:                 func() pass.Pass { return toemitc.Functions{} },
	ConvertMemRefToEmitC:               func() pass.Pass { return &toemitc.MemRefs{} },
	SCFToEmitC:                         func() pass.Pass { return toemitc.Control{} },
	AffineExpandIndexOps:               func() pass.Pass { return loweraffine.IndexOps{} },
	ConvertMathToFuncs:                 func() pass.Pass { return &mathtofuncs.Pass{} },
	ConvertLinalgToAffineLoopsPass:     linalgtoloops.NewAffine,
	ConvertLinalgToLoopsPass:           linalgtoloops.NewLoops,
	ConvertArithToSPIRVPass:            func() pass.Pass { return &tospirv.Arith{} },
	ConvertControlFlowToSPIRVPass:      func() pass.Pass { return &tospirv.ControlFlow{} },
	ConvertFuncToSPIRVPass:             func() pass.Pass { return &tospirv.Functions{} },
	ConvertMathToSPIRVPass:             func() pass.Pass { return tospirv.Math{} },
	ConvertComplexToSPIRVPass:          func() pass.Pass { return tospirv.Complex{} },
	ConvertIndexToSPIRVPass:            func() pass.Pass { return &tospirv.Index{} },
	SCFToSPIRV:                         func() pass.Pass { return tospirv.Control{} },
	ConvertMemRefToSPIRVPass:           func() pass.Pass { return &tospirv.MemRefs{} },
	ConvertShapeToStandardPass:         func() pass.Pass { return shapetostandard.Pass{} },
	ConvertShapeConstraintsPass:        func() pass.Pass { return shapetostandard.Constraints{} },
	OneShotBufferizePass:               func() pass.Pass { return &bufferize.Pass{} },
	ConvertTensorToLinalgPass:          func() pass.Pass { return tensortolinalg.Pass{} },
	LowerAffinePass:                    func() pass.Pass { return loweraffine.Pass{} },
	ReconcileUnrealizedCastsPass:       func() pass.Pass { return reconcile.Pass{} },
	SCFToControlFlowPass:               func() pass.Pass { return &scftocf.Pass{} },
}.definitions)
