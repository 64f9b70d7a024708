package spirv

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed spirv.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "spirv",
		Traits: map[string]*ir.Trait{
			// These describe operations, but check nothing.
			"spirv::SignedOp":               {Name: "spirv::SignedOp"},
			"spirv::UnsignedOp":             {Name: "spirv::UnsignedOp"},
			"spirv::UsableInSpecConstantOp": {Name: "spirv::UsableInSpecConstantOp"},
		},
		Ops: map[string]dialect.Op{
			AccessChainOpName:                {Verify: accessChain(0)},
			PtrAccessChainOpName:             {Verify: accessChain(1)},
			InBoundsPtrAccessChainOpName:     {Verify: accessChain(1)},
			CopyMemoryOpName:                 {Syntax: copySyntax{}, Verify: typed.Verify(verifyCopy)},
			LoadOpName:                       {Syntax: loadSyntax{}, Verify: all(holds(firstResult), verifyAccess)},
			StoreOpName:                      {Syntax: storeSyntax{}, Verify: all(holds(typed.Get(secondOperand)), verifyAccess)},
			VariableOpName:                   {Syntax: variableSyntax{}, Verify: verifyVariable},
			INTELSubgroupBlockReadOpName:     {Verify: verifyBlock(firstResult)},
			INTELSubgroupBlockWriteOpName:    {Syntax: storeSyntax{block: true}, Verify: verifyBlock(typed.Get(secondOperand))},
			KHRCooperativeMatrixLoadOpName:   {Verify: verifyCoopAccess("MakePointerAvailable")},
			KHRCooperativeMatrixStoreOpName:  {Verify: verifyCoopAccess("MakePointerVisible")},
			KHRCooperativeMatrixMulAddOpName: {Verify: typed.Verify(verifyMulAdd)},

			EXTAtomicFAddOpName:  {Verify: atomic(true)},
			ControlBarrierOpName: {Verify: semantics("memory_semantics")},
			MemoryBarrierOpName:  {Verify: semantics("memory_semantics")},

			BitcastOpName:                  {Verify: typed.Verify(verifyBitcast)},
			FConvertOpName:                 {Verify: typed.Verify(verifyWidths)},
			SConvertOpName:                 {Verify: typed.Verify(verifyWidths)},
			UConvertOpName:                 {Verify: typed.Verify(verifyWidths)},
			ConvertPtrToUOpName:            {Verify: physical("operand", operandType, resultType)},
			ConvertUToPtrOpName:            {Verify: physical("result", resultType, operandType)},
			PtrCastToGenericOpName:         {Verify: verifyToGeneric},
			GenericCastToPtrOpName:         {Verify: verifyFromGeneric},
			GenericCastToPtrExplicitOpName: {Verify: verifyFromGeneric},
			ShiftLeftLogicalOpName:         {Verify: nothing}, // the types are compared before
			ShiftRightArithmeticOpName:     {Verify: nothing},
			ShiftRightLogicalOpName:        {Verify: nothing},

			CompositeConstructOpName: {Verify: verifyConstruct},
			CompositeExtractOpName:   {Syntax: extractSyntax{}, Verify: typed.Verify(verifyExtract)},
			CompositeInsertOpName:    {Syntax: insertSyntax{}, Verify: typed.Verify(verifyInsert)},
			VectorShuffleOpName:      {Verify: typed.Verify(verifyShuffle)},
			GLFrexpStructOpName:      {Verify: verifyFrexp},
			GLLdexpOpName:            {Verify: typed.Verify(verifyLdexp)},
			SelectOpName:             {Verify: typed.Verify(verifySelect)},

			MatrixTimesMatrixOpName: {Verify: typed.Verify(verifyMatrixTimesMatrix)},
			MatrixTimesScalarOpName: {Verify: typed.Verify(verifyTimesScalar)},
			MatrixTimesVectorOpName: {Verify: typed.Verify(verifyMatrixTimesVector)},
			VectorTimesMatrixOpName: {Verify: typed.Verify(verifyVectorTimesMatrix)},
			VectorTimesScalarOpName: {Verify: typed.Verify(verifyVectorTimesScalar)},
			TransposeOpName:         {Verify: verifyTranspose},

			GroupBroadcastOpName:           {Verify: typed.Verify(verifyBroadcast)},
			GroupNonUniformBroadcastOpName: {Verify: typed.Verify(verifyNonUniformBroadcast)},
			GroupNonUniformRotateKHROpName: {Verify: verifyRotate},
			EXTEmitMeshTasksOpName:         {Verify: verifyMeshTasks},

			ImageQuerySizeOpName:                 {Verify: verifyQuerySize},
			ImageDrefGatherOpName:                {Verify: access{fixed: 3}.verify},
			ImageFetchOpName:                     {Verify: access{fixed: 2}.verify},
			ImageReadOpName:                      {Verify: access{fixed: 2}.verify},
			ImageWriteOpName:                     {Verify: access{fixed: 3}.verify},
			ImageSampleExplicitLodOpName:         {Verify: access{fixed: 2, explicitLod: true}.verify},
			ImageSampleImplicitLodOpName:         {Verify: access{fixed: 2, implicitLod: true}.verify},
			ImageSampleProjDrefImplicitLodOpName: {Verify: access{fixed: 3, implicitLod: true}.verify},

			BranchOpName:            {Interfaces: dialect.Branches(dialect.GroupsFrom(0))},
			BranchConditionalOpName: {Syntax: conditionalSyntax{}, Verify: typed.Verify(verifyBranchConditional), Interfaces: dialect.Branches(dialect.GroupsFrom(1))},
			SwitchOpName:            {Verify: typed.Verify(verifySwitch), Interfaces: dialect.Branches(dialect.SwitchOperands)},
			FunctionCallOpName:      {Verify: nothing, Interfaces: dialect.Interfaces{dialect.SymbolUser(symbolUser(typed.Verify(verifyCall))), dialect.Calls("callee", 0)}},
			ReturnOpName:            {Verify: nothing}, // the function compares types
			ReturnValueOpName:       {Verify: nothing},
			UnreachableOpName:       {Verify: verifyUnreachable},
			LoopOpName:              {Syntax: constructSyntax{"LoopControl", "loop_control"}, VerifyRegions: verifyLoop},
			SelectionOpName:         {Syntax: constructSyntax{"SelectionControl", "selection_control"}, VerifyRegions: verifySelection},

			ConstantOpName:                          {Syntax: constantSyntax{}, Verify: typed.Verify(verifyConstant), ResultNames: typed.Name(nameConstant)},
			EXTConstantCompositeReplicateOpName:     {Verify: typed.Verify(verifyReplicate)},
			SpecConstantOpName:                      {Syntax: specConstantSyntax{}, Verify: typed.Verify(verifySpecConstant)},
			SpecConstantCompositeOpName:             {Syntax: specCompositeSyntax{}, Verify: typed.Verify(verifySpecComposite)},
			EXTSpecConstantCompositeReplicateOpName: {Syntax: specCompositeSyntax{replicate: true}, Verify: typed.Verify(verifySpecReplicate)},
			SpecConstantOperationOpName:             {Syntax: specOperationSyntax{}, VerifyRegions: verifySpecOperation},
			ReferenceOfOpName:                       {Verify: typed.Verify(verifyReference)},
			AddressOfOpName:                         {Verify: typed.Verify(verifyAddressOf), ResultNames: typed.Name(nameAddress)},
			ExecutionModeOpName:                     {Syntax: executionModeSyntax{}},
			GlobalVariableOpName:                    {Syntax: globalSyntax{}, Verify: typed.Verify(verifyGlobalVariable)},
			EntryPointOpName:                        {Syntax: entryPointSyntax{}, Verify: nothing}, // the module looks at the symbols
			FuncOpName:                              {Syntax: functionSyntax{}, Traits: functionTraits, Interfaces: dialect.Interfaces{dialect.Symbol(functionSymbol{})}},
			GraphARMOpName:                          {Syntax: functionSyntax{graph: true}, Traits: graphTraits, Interfaces: dialect.Interfaces{dialect.Symbol(functionSymbol{}), dialect.CallableFunction(dialect.FunctionSignature)}},
			GraphEntryPointARMOpName:                {Syntax: entryPointSyntax{graph: true}},
			GraphOutputsARMOpName:                   {Verify: verifyOutputs},
			ModuleOpName:                            {Syntax: moduleSyntax{}, VerifyRegions: verifyModule},
		},
		Directives: map[string]*asm.Directive{
			"ImageOperands": imageOperands,
			"SwitchOpCases": dialect.SwitchCases(),
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/SPIRV/IR/SPIRVArithmeticOps.td":           "arithmetic.td",
				"mlir/Dialect/SPIRV/IR/SPIRVAtomicOps.td":               "atomic.td",
				"mlir/Dialect/SPIRV/IR/SPIRVAttributes.td":              "attributes.td",
				"mlir/Dialect/SPIRV/IR/SPIRVAvailability.td":            "availability.td",
				"mlir/Dialect/SPIRV/IR/SPIRVBarrierOps.td":              "barrier.td",
				"mlir/Dialect/SPIRV/IR/SPIRVBase.td":                    "base.td",
				"mlir/Dialect/SPIRV/IR/SPIRVBitOps.td":                  "bit.td",
				"mlir/Dialect/SPIRV/IR/SPIRVCLOps.td":                   "cl.td",
				"mlir/Dialect/SPIRV/IR/SPIRVCastOps.td":                 "cast.td",
				"mlir/Dialect/SPIRV/IR/SPIRVCompositeOps.td":            "composite.td",
				"mlir/Dialect/SPIRV/IR/SPIRVControlFlowOps.td":          "control_flow.td",
				"mlir/Dialect/SPIRV/IR/SPIRVCooperativeMatrixOps.td":    "cooperative_matrix.td",
				"mlir/Dialect/SPIRV/IR/SPIRVGLOps.td":                   "gl.td",
				"mlir/Dialect/SPIRV/IR/SPIRVGraphOps.td":                "graph.td",
				"mlir/Dialect/SPIRV/IR/SPIRVGroupOps.td":                "group.td",
				"mlir/Dialect/SPIRV/IR/SPIRVImageOps.td":                "image.td",
				"mlir/Dialect/SPIRV/IR/SPIRVIntegerDotProductOps.td":    "integer_dot_product.td",
				"mlir/Dialect/SPIRV/IR/SPIRVIntelExtOps.td":             "intel.td",
				"mlir/Dialect/SPIRV/IR/SPIRVLogicalOps.td":              "logical.td",
				"mlir/Dialect/SPIRV/IR/SPIRVMatrixOps.td":               "matrix.td",
				"mlir/Dialect/SPIRV/IR/SPIRVMemoryOps.td":               "memory.td",
				"mlir/Dialect/SPIRV/IR/SPIRVMeshOps.td":                 "mesh.td",
				"mlir/Dialect/SPIRV/IR/SPIRVMiscOps.td":                 "misc.td",
				"mlir/Dialect/SPIRV/IR/SPIRVNonUniformOps.td":           "non_uniform.td",
				"mlir/Dialect/SPIRV/IR/SPIRVOps.td":                     "ops.td",
				"mlir/Dialect/SPIRV/IR/SPIRVPrimitiveOps.td":            "primitive.td",
				"mlir/Dialect/SPIRV/IR/SPIRVStructureOps.td":            "structure.td",
				"mlir/Dialect/SPIRV/Interfaces/SPIRVImageInterfaces.td": "image_interfaces.td",
			},
			Roots: []string{"mlir/Dialect/SPIRV/IR/SPIRVAttributes.td", "mlir/Dialect/SPIRV/IR/SPIRVOps.td"},
		},
		Register:   register,
		Complete:   complete,
		Signatures: signatures,
	}
	n.Each(dialect.Op{Verify: atomic(false)}, "AtomicAnd AtomicIAdd AtomicIDecrement AtomicIIncrement AtomicISub AtomicOr AtomicSMax AtomicSMin "+
		"AtomicUMax AtomicUMin AtomicXor")
	n.Each(dialect.Op{Verify: sameShape}, "ConvertFToS ConvertFToU ConvertSToF ConvertUToF")
	n.Each(dialect.Op{Syntax: extendedSyntax{}, Verify: typed.Verify(verifyExtended)}, "IAddCarry ISubBorrow SMulExtended UMulExtended")
	n.Each(dialect.Op{Syntax: sameTypeSyntax{}}, "GL.FClamp GL.SClamp GL.UClamp GL.Fma")
	n.Each(dialect.Op{Verify: typed.Verify(verifyDotProduct)}, "SDot SUDot UDot SDotAccSat SUDotAccSat UDotAccSat")
	n.Each(dialect.Op{Verify: verifyScope}, "GroupFAdd GroupFMax GroupFMin GroupIAdd GroupSMax GroupSMin GroupUMax GroupUMin KHR.GroupFMul "+
		"KHR.GroupIMul GroupNonUniformBallot GroupNonUniformBallotFindLSB GroupNonUniformBallotFindMSB "+
		"GroupNonUniformElect")
	n.Each(dialect.Op{Verify: verifyGroupShuffle}, "GroupNonUniformShuffle GroupNonUniformShuffleDown GroupNonUniformShuffleUp GroupNonUniformShuffleXor")
	n.Each(dialect.Op{Verify: typed.Verify(verifyNonUniform)}, "GroupNonUniformBitwiseAnd GroupNonUniformBitwiseOr GroupNonUniformBitwiseXor GroupNonUniformFAdd "+
		"GroupNonUniformFMax GroupNonUniformFMin GroupNonUniformFMul GroupNonUniformIAdd GroupNonUniformIMul "+
		"GroupNonUniformLogicalAnd GroupNonUniformLogicalOr GroupNonUniformLogicalXor GroupNonUniformSMax "+
		"GroupNonUniformSMin GroupNonUniformUMax GroupNonUniformUMin")
	intrange.AddDivisions(n.Ops, false, UDivOpName, UModOpName)
	intrange.AddDivisions(n.Ops, true, SDivOpName, SModOpName, SRemOpName)
	intrange.AddSpeculation(n.Ops, VectorExtractDynamicOpName, typed.Get(hasComponent))
	intrange.AddSpeculation(n.Ops, VectorInsertDynamicOpName, typed.Get(hasComponent))
	addFolds(n)
	addCanonicalizers(n)
	return n
}
