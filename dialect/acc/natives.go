package acc

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/atomicop"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed acc.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "acc",
		Ops: map[string]dialect.Op{
			AtomicCaptureOpName:      {VerifyRegions: atomicop.VerifyCaptureRegion},
			AtomicReadOpName:         {Verify: atomicop.VerifyRead},
			AtomicUpdateOpName:       {Canonicalizer: atomicop.Canonicalize("acc"), Verify: atomicop.VerifyUpdate, VerifyRegions: atomicop.VerifyUpdateRegion},
			AtomicWriteOpName:        {Verify: atomicop.VerifyWrite},
			DataBoundsOpName:         {Verify: verifyBounds, Traits: unchecked},
			DataOpName:               {Verify: typed.Verify(verifyDataConstruct), Interfaces: branches},
			DeclareOpName:            {Verify: verifyDeclare},
			DeclareEnterOpName:       {Verify: verifyDeclare},
			DeclareExitOpName:        {Verify: verifyDeclare},
			EnterDataOpName:          {Verify: typed.Verify(verifyEnterData)},
			ExitDataOpName:           {Verify: typed.Verify(verifyExitData)},
			FirstprivateRecipeOpName: {VerifyRegions: verifyFirstprivateRecipe},
			HostDataOpName:           {Verify: verifyHostData, Interfaces: branches},
			InitOpName:               {Verify: verifyOutside},
			KernelEnvironmentOpName:  {Interfaces: branches},
			KernelsOpName:            {Verify: typed.Verify(verifyKernels), Interfaces: branches},
			LoopOpName:               {Verify: verifyLoop, Interfaces: append(branches[:len(branches):len(branches)], dialect.LoopLike(dialect.PlainLoop{})), Traits: unchecked},
			ParallelOpName:           {Verify: typed.Verify(verifyParallel), Interfaces: branches},
			PrivateRecipeOpName:      {VerifyRegions: verifyPrivateRecipe},
			ReductionRecipeOpName:    {VerifyRegions: verifyReductionRecipe},
			RoutineOpName:            {Verify: typed.Verify(verifyRoutine)},
			SerialOpName:             {Verify: typed.Verify(verifySerial), Interfaces: branches},
			SetOpName:                {Verify: typed.Verify(verifySet)},
			ShutdownOpName:           {Verify: verifyOutside},
			TerminatorOpName:         {Interfaces: dialect.Interfaces{dialect.RegionTerminator(dialect.ForwardsNothing{})}},
			UpdateOpName:             {Verify: typed.Verify(verifyUpdate)},
			WaitOpName:               {Verify: typed.Verify(verifyWait)},
		},
		Directives: map[string]*asm.Directive{
			"AccVar":                            {Parse: parseAccVar, Print: printAccVar},
			"BindName":                          {Parse: parseBindName, Print: printBindName},
			"CombinedConstructsLoop":            {Parse: parseCombined, Print: printCombined},
			"DeviceTypeArrayAttr":               {Parse: parseDeviceArray, Print: printDeviceArray},
			"DeviceTypeOperands":                {Parse: parseDeviceOperands, Print: printDeviceOperands},
			"DeviceTypeOperandsWithKeywordOnly": {Parse: parseDeviceOperandsOrKeyword, Print: printDeviceOperandsOrKeyword},
			"DeviceTypeOperandsWithSegment":     {Parse: parseGroups, Print: printGroupsDirective},
			"GangClause":                        {Parse: parseGang, Print: printGang},
			"LoopControl":                       {Parse: parseLoopControl, Print: printLoopControl},
			"NumGangs":                          {Parse: parseGroups, Print: printGroupsDirective},
			"OperandWithKeywordOnly":            {Parse: parseOperandOrKeyword, Print: printOperandOrKeyword},
			"OperandsWithKeywordOnly":           {Parse: parseOperandsOrKeyword, Print: printOperandsOrKeyword},
			"RecipeSym":                         {Parse: parseRecipe, Print: printRecipe},
			"RoutineGangClause":                 {Parse: parseRoutineGang, Print: printRoutineGang},
			"Var":                               {Parse: parseVar, Print: printVar},
			"VarPtrType":                        {Parse: parseVarType, Print: printVarType},
			"WaitClause":                        {Parse: parseWait, Print: printWait},
		},
		Register: register,
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/OpenACC/AccCommon.td":             "common.td",
				"mlir/Dialect/OpenACC/OpenACCBase.td":           "base.td",
				"mlir/Dialect/OpenACC/OpenACCOps.td":            "acc.td",
				"mlir/Dialect/OpenACC/OpenACCOpsInterfaces.td":  "interfaces.td",
				"mlir/Dialect/OpenACC/OpenACCOpsTypes.td":       "types.td",
				"mlir/Dialect/OpenACC/OpenACCTypeInterfaces.td": "type_interfaces.td",
			},
			Roots: []string{"mlir/Dialect/OpenACC/OpenACCOps.td"},
		},
		Signatures: signatures,
	}
	for name := range dataOps {
		n.Ops[name] = dialect.Op{Verify: verifyData}
	}
	addCanonicalizers(n)
	return n
}

func verifyWait(op WaitOp, c *ir.Checker) { verifyStandalone(op, false, c) }

// unchecked are interfaces that no operation of the dialect can fail: loops carry
// no values, and bounds have no effects.
var unchecked = dialect.Unchecked("LoopLikeOpInterface", "acc::OutlineRematerializationOpInterface")

var branches = dialect.Interfaces{dialect.RegionBranch(brancher{})}

// brancher is the RegionBranchOpInterface of constructs with one region.
type brancher struct{}

// RegionSuccessors returns the region and the parent. The body of a structured loop may repeat or
// be skipped.
func (brancher) RegionSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	in, out := ir.RegionSuccessor{Region: op.Region(0)}, ir.RegionSuccessor{Inputs: op.Results()}
	if op.Name() == LoopOpName && !(LoopOp{op}).Unstructured() {
		return []ir.RegionSuccessor{in, out}
	}
	if from == nil {
		return []ir.RegionSuccessor{in}
	}
	return []ir.RegionSuccessor{out}
}

// EntryOperands returns nil: no operand is passed into the region.
func (brancher) EntryOperands(*ir.Operation, *ir.Region) []ir.Operand { return nil }

// register registers which types of others the definitions of the dialect
// take for pointers.
func register(api *cppapi.API) {
	api.NativeModel("acc::PointerLikeType", IsPointerLike)
	t := api.Type.Type()
	api.NativeMethod("mlir::acc::PointerLikeType::getElementType", cxx.Getter(t, func(t ir.Type) cxx.Value { return cppapi.TypeValue(ElementType(t)) }).Calls(ElementType))
}

// IsPointerLike reports whether x is a type that has the interface PointerLikeType.
func IsPointerLike(x any) bool {
	t, ok := x.(ir.Type)
	return ok && isPointer(t)
}

// ElementType returns the pointee type of a pointer, or nil if the pointer is opaque.
func ElementType(t ir.Type) ir.Type {
	if s, ok := ir.AsMemRef(t); ok {
		return s.ElementType()
	}
	return nil
}

// isPointer reports whether a type is that of pointers to variables.
func isPointer(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	case *ir.DefinedType:
		if _, ok := t.Interface("acc::PointerLikeType"); ok {
			return true
		}
		return t.Def.Dialect != nil && t.Def.Dialect.Namespace == "llvm" && t.Def.Mnemonic == "ptr"
	}
	return false
}

// isMappable reports whether a type is that of variables that devices can hold.
func isMappable(t ir.Type) bool {
	_, ok := ir.TypeInterface(t, "acc::MappableType")
	return ok
}
