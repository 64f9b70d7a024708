package gpu

import (
	"embed"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed gpu.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace:  "gpu",
		Interfaces: dialect.Interfaces{intrange.Impl(intrange.Func(inferRanges))},
		Ops: map[string]dialect.Op{
			AllReduceOpName:              {VerifyRegions: typed.Verify(verifyAllReduceRegions)},
			AllocOpName:                  {Verify: verifyAlloc},
			DynamicSharedMemoryOpName:    {Verify: verifyDynamicMemory},
			GPUFuncOpName:                {Syntax: functionSyntax{}, Interfaces: dialect.Interfaces{dialect.Function(function{}), dialect.Symbol(function{})}},
			LaunchOpName:                 {Syntax: launchSyntax{}, Verify: verifyLaunch, VerifyRegions: verifyLaunchRegions, Canonicalizer: canonicalizeLaunch()},
			LaunchFuncOpName:             {Verify: verifyLaunchFunc},
			MemcpyOpName:                 {Verify: verifyCopy},
			GPUModuleOpName:              {Verify: typed.Verify(verifyModule), Traits: layoutTraits},
			ReturnOpName:                 {Verify: verifyReturn},
			RotateOpName:                 {Verify: typed.Verify(verifyRotate)},
			SubgroupBroadcastOpName:      {Verify: typed.Verify(verifyBroadcast), Fold: typed.Fold(foldBroadcast), Interfaces: dialect.Interfaces{dialect.SpeculatableIf(typed.Get(fromOneLane))}},
			SubgroupMmaComputeOpName:     {Verify: typed.Verify(verifyMatrixProduct)},
			SubgroupMmaLoadMatrixOpName:  {Verify: typed.Verify(verifyMatrixLoad)},
			SubgroupMmaStoreMatrixOpName: {Verify: typed.Verify(verifyMatrixStore)},
			SubgroupReduceOpName:         {Verify: typed.Verify(verifySubgroupReduce)},
			WarpExecuteOnLane0OpName:     {Format: warpFormat, Verify: verifyWarp, Interfaces: dialect.Interfaces{dialect.RegionBranch(warpBranch{})}},
		},
		Directives: map[string]*asm.Directive{
			"Body":               dialect.Body{Terminator: YieldOpName, Args: true}.Directive(),
			"AsyncDependencies":  {Parse: parseAsync, Print: printAsync},
			"AllReduceOperation": {Parse: parseReduction, Print: printReduction},
			"LaunchDimType":      {Parse: parseLaunchDims, Print: printLaunchDims},
			"LaunchFuncOperands": {Parse: parseLaunchOperands, Print: printLaunchOperands},
			"OffloadingHandler":  {Parse: parseHandler, Print: printHandler},
		},
		ParamDirectives: map[string]*asm.ParamDirective{"Object": {Parse: parseObject, Print: printObject}},
		Register:        register,
		Attributes: map[string]dialect.Attribute{
			"KernelMetadataAttr": {Verify: verifyKernelMetadata},
			"KernelTableAttr":    {Syntax: tableSyntax{}, Verify: verifyKernelTable},
			"ObjectAttr":         {Verify: verifyObject},
			"SelectObjectAttr":   {Verify: verifySelectObject},
		},
		Complete: func(d *ir.Dialect) {
			d.VerifyAttribute = verifyDialectAttribute
			d.Materialize = folding.Materialize
		},
		Extend: map[string]func(d *ir.Dialect){
			"nvvm": promiseTargets, "rocdl": promiseTargets, "spirv": promiseTargets, "xevm": promiseTargets,
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td": "targets.td",
				"mlir/Dialect/GPU/IR/CompilationAttrs.td":          "compilation.td",
				"mlir/Dialect/GPU/IR/GPUBase.td":                   "base.td",
				"mlir/Dialect/GPU/IR/GPUDeviceMappingAttr.td":      "mapping.td",
				"mlir/Dialect/GPU/IR/GPUOps.td":                    "gpu.td",
				"mlir/Dialect/GPU/IR/ParallelLoopMapperAttr.td":    "loopmapper.td",
			},
			Roots: []string{"mlir/Dialect/GPU/IR/GPUOps.td"},
		},
		Signatures: signatures,
	}
	n.Each(dialect.Op{ResultNames: nameDimension}, "block_dim block_id cluster_block_id cluster_dim cluster_dim_blocks cluster_id global_id grid_dim "+
		"thread_id")
	addFolds(n)
	return n
}

// nameDimension names an identifier or a size after the operation and the dimension.
func nameDimension(op *ir.Operation, set func(v *ir.Value, name string)) {
	set(op.Result(0), strings.TrimPrefix(op.Name(), "gpu.")+"_"+named.EnumText(BlockDimOp{op}.DimensionAttr()))
}

// register registers the C++ classes that the definitions of the dialect
// name: its types are defined in C++ alone.
func register(api *cppapi.API) {
	for class, mnemonic := range map[string]string{
		"AsyncTokenType":           "async.token",
		"SparseDnTensorHandleType": "sparse.dntensor_handle",
		"SparseSpGEMMOpHandleType": "sparse.spgemmop_handle",
		"SparseSpMatHandleType":    "sparse.spmat_handle",
	} {
		api.NativeType("gpu", "mlir::gpu::"+class, &ir.TypeDefinition{Name: class, Mnemonic: mnemonic})
	}
	mma := &ir.TypeDefinition{
		Name: "MMAMatrixType", Mnemonic: "mma_matrix", Syntax: matrixSyntax{}, Verify: verifyMatrixType,
		Params: []ir.ParamDef{
			{Name: "shape", CppType: "::llvm::ArrayRef<int64_t>"},
			{Name: "elementType", CppType: "::mlir::Type"},
			{Name: "operand", CppType: "::llvm::StringRef"},
		},
	}
	c := api.NativeType("gpu", "mlir::gpu::MMAMatrixType", mma)
	c.Method("getNumDims", cxx.Getter(cxx.TypeUint32, func(t *ir.DefinedType) cxx.Value {
		return cxx.Uint(uint64(len(t.Params[0].(ir.ParamList))))
	}))
}
