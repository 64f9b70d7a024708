package spirv

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "spirv",
		Traits: map[string]*ir.Trait{
			// These tell something about operations, but check nothing.
			"spirv::SignedOp":               {Name: "spirv::SignedOp"},
			"spirv::UnsignedOp":             {Name: "spirv::UnsignedOp"},
			"spirv::UsableInSpecConstantOp": {Name: "spirv::UsableInSpecConstantOp"},
		},
		Ops: map[string]dialect.Op{
			"spirv.AccessChain":                 {Verify: accessChain(0)},
			"spirv.PtrAccessChain":              {Verify: accessChain(1)},
			"spirv.InBoundsPtrAccessChain":      {Verify: accessChain(1)},
			"spirv.CopyMemory":                  {Syntax: copySyntax{}, Verify: verifyCopy},
			"spirv.Load":                        {Syntax: loadSyntax{}, Verify: all(holds(firstResult), verifyAccess)},
			"spirv.Store":                       {Syntax: storeSyntax{}, Verify: all(holds(secondOperand), verifyAccess)},
			"spirv.Variable":                    {Syntax: variableSyntax{}, Verify: verifyVariable},
			"spirv.INTEL.SubgroupBlockRead":     {Verify: verifyBlock(firstResult)},
			"spirv.INTEL.SubgroupBlockWrite":    {Syntax: storeSyntax{block: true}, Verify: verifyBlock(secondOperand)},
			"spirv.KHR.CooperativeMatrixLoad":   {Verify: verifyCoopAccess("MakePointerAvailable")},
			"spirv.KHR.CooperativeMatrixStore":  {Verify: verifyCoopAccess("MakePointerVisible")},
			"spirv.KHR.CooperativeMatrixMulAdd": {Verify: verifyMulAdd},

			"spirv.EXT.AtomicFAdd": {Verify: atomic(true)},
			"spirv.ControlBarrier": {Verify: semantics("memory_semantics")},
			"spirv.MemoryBarrier":  {Verify: semantics("memory_semantics")},

			"spirv.Bitcast":                  {Verify: verifyBitcast},
			"spirv.FConvert":                 {Verify: verifyWidths},
			"spirv.SConvert":                 {Verify: verifyWidths},
			"spirv.UConvert":                 {Verify: verifyWidths},
			"spirv.ConvertPtrToU":            {Verify: physical("operand", operandType, resultType)},
			"spirv.ConvertUToPtr":            {Verify: physical("result", resultType, operandType)},
			"spirv.PtrCastToGeneric":         {Verify: verifyToGeneric},
			"spirv.GenericCastToPtr":         {Verify: verifyFromGeneric},
			"spirv.GenericCastToPtrExplicit": {Verify: verifyFromGeneric},
			"spirv.ShiftLeftLogical":         {Verify: nothing}, // the types are compared before
			"spirv.ShiftRightArithmetic":     {Verify: nothing},
			"spirv.ShiftRightLogical":        {Verify: nothing},

			"spirv.CompositeConstruct": {Verify: verifyConstruct},
			"spirv.CompositeExtract":   {Syntax: extractSyntax{}, Verify: verifyExtract},
			"spirv.CompositeInsert":    {Syntax: insertSyntax{}, Verify: verifyInsert},
			"spirv.VectorShuffle":      {Verify: verifyShuffle},
			"spirv.GL.FrexpStruct":     {Verify: verifyFrexp},
			"spirv.GL.Ldexp":           {Verify: verifyLdexp},
			"spirv.Select":             {Verify: verifySelect},

			"spirv.MatrixTimesMatrix": {Verify: verifyMatrixTimesMatrix},
			"spirv.MatrixTimesScalar": {Verify: verifyTimesScalar},
			"spirv.MatrixTimesVector": {Verify: verifyMatrixTimesVector},
			"spirv.VectorTimesMatrix": {Verify: verifyVectorTimesMatrix},
			"spirv.VectorTimesScalar": {Verify: verifyVectorTimesScalar},
			"spirv.Transpose":         {Verify: verifyTranspose},

			"spirv.GroupBroadcast":           {Verify: verifyBroadcast},
			"spirv.GroupNonUniformBroadcast": {Verify: verifyNonUniformBroadcast},
			"spirv.GroupNonUniformRotateKHR": {Verify: verifyRotate},
			"spirv.EXT.EmitMeshTasks":        {Verify: verifyMeshTasks},

			"spirv.ImageQuerySize":                 {Verify: verifyQuerySize},
			"spirv.ImageDrefGather":                {Verify: access{fixed: 3}.verify},
			"spirv.ImageFetch":                     {Verify: access{fixed: 2}.verify},
			"spirv.ImageRead":                      {Verify: access{fixed: 2}.verify},
			"spirv.ImageWrite":                     {Verify: access{fixed: 3}.verify},
			"spirv.ImageSampleExplicitLod":         {Verify: access{fixed: 2, explicitLod: true}.verify},
			"spirv.ImageSampleImplicitLod":         {Verify: access{fixed: 2, implicitLod: true}.verify},
			"spirv.ImageSampleProjDrefImplicitLod": {Verify: access{fixed: 3, implicitLod: true}.verify},

			"spirv.Branch":            {Interfaces: dialect.Branches(dialect.GroupsFrom(0))},
			"spirv.BranchConditional": {Syntax: conditionalSyntax{}, Verify: verifyBranchConditional, Interfaces: dialect.Branches(dialect.GroupsFrom(1))},
			"spirv.Switch":            {Verify: verifySwitch, Interfaces: dialect.Branches(dialect.SwitchOperands)},
			"spirv.FunctionCall":      {Verify: nothing, Interfaces: dialect.Interfaces{dialect.SymbolUser(symbolUser(verifyCall)), dialect.Calls("callee", 0)}},
			"spirv.Return":            {Verify: nothing}, // the function compares types
			"spirv.ReturnValue":       {Verify: nothing},
			"spirv.Unreachable":       {Verify: verifyUnreachable},
			"spirv.mlir.loop":         {Syntax: constructSyntax{"LoopControl", "loop_control"}, VerifyRegions: verifyLoop},
			"spirv.mlir.selection":    {Syntax: constructSyntax{"SelectionControl", "selection_control"}, VerifyRegions: verifySelection},

			"spirv.Constant":                           {Syntax: constantSyntax{}, Verify: verifyConstant, ResultNames: nameConstant},
			"spirv.EXT.ConstantCompositeReplicate":     {Verify: verifyReplicate},
			"spirv.SpecConstant":                       {Syntax: specConstantSyntax{}, Verify: verifySpecConstant},
			"spirv.SpecConstantComposite":              {Syntax: specCompositeSyntax{}, Verify: verifySpecComposite},
			"spirv.EXT.SpecConstantCompositeReplicate": {Syntax: specCompositeSyntax{replicate: true}, Verify: verifySpecReplicate},
			"spirv.SpecConstantOperation":              {Syntax: specOperationSyntax{}, VerifyRegions: verifySpecOperation},
			"spirv.mlir.referenceof":                   {Verify: verifyReference},
			"spirv.mlir.addressof":                     {Verify: verifyAddressOf, ResultNames: nameAddress},
			"spirv.ExecutionMode":                      {Syntax: executionModeSyntax{}},
			"spirv.GlobalVariable":                     {Syntax: globalSyntax{}, Verify: verifyGlobalVariable},
			"spirv.EntryPoint":                         {Syntax: entryPointSyntax{}, Verify: nothing}, // the module looks at the symbols
			"spirv.func":                               {Syntax: functionSyntax{}, Traits: functionTraits, Interfaces: dialect.Interfaces{dialect.Symbol(functionSymbol{})}},
			"spirv.ARM.Graph":                          {Syntax: functionSyntax{graph: true}, Traits: graphTraits, Interfaces: dialect.Interfaces{dialect.Symbol(functionSymbol{}), dialect.CallableFunction(dialect.FunctionSignature)}},
			"spirv.ARM.GraphEntryPoint":                {Syntax: entryPointSyntax{graph: true}},
			"spirv.ARM.GraphOutputs":                   {Verify: verifyOutputs},
			"spirv.module":                             {Syntax: moduleSyntax{}, VerifyRegions: verifyModule},
		},
		Directives: map[string]*asm.Directive{
			"ImageOperands": imageOperands,
			"SwitchOpCases": dialect.SwitchCases(),
		},
		Register:   register,
		Complete:   complete,
		Signatures: signatures,
	}
	n.Each(dialect.Op{Verify: atomic(false)}, "AtomicAnd AtomicIAdd AtomicIDecrement AtomicIIncrement AtomicISub AtomicOr AtomicSMax AtomicSMin "+
		"AtomicUMax AtomicUMin AtomicXor")
	n.Each(dialect.Op{Verify: sameShape}, "ConvertFToS ConvertFToU ConvertSToF ConvertUToF")
	n.Each(dialect.Op{Syntax: extendedSyntax{}, Verify: verifyExtended}, "IAddCarry ISubBorrow SMulExtended UMulExtended")
	n.Each(dialect.Op{Syntax: sameTypeSyntax{}}, "GL.FClamp GL.SClamp GL.UClamp GL.Fma")
	n.Each(dialect.Op{Verify: verifyDotProduct}, "SDot SUDot UDot SDotAccSat SUDotAccSat UDotAccSat")
	n.Each(dialect.Op{Verify: verifyScope}, "GroupFAdd GroupFMax GroupFMin GroupIAdd GroupSMax GroupSMin GroupUMax GroupUMin KHR.GroupFMul "+
		"KHR.GroupIMul GroupNonUniformBallot GroupNonUniformBallotFindLSB GroupNonUniformBallotFindMSB "+
		"GroupNonUniformElect")
	n.Each(dialect.Op{Verify: verifyGroupShuffle}, "GroupNonUniformShuffle GroupNonUniformShuffleDown GroupNonUniformShuffleUp GroupNonUniformShuffleXor")
	n.Each(dialect.Op{Verify: verifyNonUniform}, "GroupNonUniformBitwiseAnd GroupNonUniformBitwiseOr GroupNonUniformBitwiseXor GroupNonUniformFAdd "+
		"GroupNonUniformFMax GroupNonUniformFMin GroupNonUniformFMul GroupNonUniformIAdd GroupNonUniformIMul "+
		"GroupNonUniformLogicalAnd GroupNonUniformLogicalOr GroupNonUniformLogicalXor GroupNonUniformSMax "+
		"GroupNonUniformSMin GroupNonUniformUMax GroupNonUniformUMin")
	intrange.AddDivisions(n.Ops, false, "spirv.UDiv", "spirv.UMod")
	intrange.AddDivisions(n.Ops, true, "spirv.SDiv", "spirv.SMod", "spirv.SRem")
	intrange.AddSpeculation(n.Ops, "spirv.VectorExtractDynamic", hasComponent)
	intrange.AddSpeculation(n.Ops, "spirv.VectorInsertDynamic", hasComponent)
	addFolds(n)
	addCanonicalizers(n)
	return n
}
