package omp

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/dialect/atomicop"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed omp.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "omp",
		Ops: map[string]dialect.Op{
			AllocateDirOpName:          {Verify: verifyAlign},
			AtomicCaptureOpName:        {Verify: verifyHint, VerifyRegions: verifyCaptureRegion},
			AtomicReadOpName:           {Verify: all(atomicop.VerifyRead, verifyOrder("reads", "acq_rel", "release"), verifyHint)},
			AtomicUpdateOpName:         {Canonicalizer: atomicop.Canonicalize("omp"), Verify: all(atomicop.VerifyUpdate, verifyOrder("updates", "acq_rel", "acquire"), verifyHint), VerifyRegions: atomicop.VerifyUpdateRegion},
			AtomicWriteOpName:          {Verify: all(atomicop.VerifyWrite, verifyOrder("writes", "acq_rel", "acquire"), verifyHint)},
			CancelOpName:               {Verify: verifyCancel(false)},
			CancellationPointOpName:    {Verify: verifyCancel(true)},
			CanonicalLoopOpName:        {Syntax: loopSyntax{}, Verify: typed.Verify(verifyCanonicalLoop), ArgumentNames: nameInduction, BlockNames: nameBody},
			CriticalOpName:             {Interfaces: dialect.Interfaces{dialect.SymbolUser(user(typed.Verify(verifyCritical)))}},
			CriticalDeclareOpName:      {Verify: verifyHint},
			DeclareMapperOpName:        {VerifyRegions: verifyDeclareMapper},
			DeclareMapperInfoOpName:    {Verify: verifyMaps[DeclareMapperInfoOp]},
			DeclareReductionOpName:     {VerifyRegions: verifyDeclareReduction},
			DistributeOpName:           {Verify: all(typed.Verify(verifyDistribute), verifyAllocate[DistributeOp]), VerifyRegions: verifyDistributeRegion, Traits: traits},
			LoopOpName:                 {Verify: verifyReduction("reduction"), VerifyRegions: verifyStandalone, Traits: traits},
			LoopNestOpName:             {Syntax: nestSyntax{}, Verify: typed.Verify(verifyNest), Effects: nestEffects},
			MapBoundsOpName:            {Verify: verifyBounds},
			MapInfoOpName:              {Verify: typed.Verify(verifyMapInfo)},
			NewCliOpName:               {Verify: verifyNewCli, ResultNames: nameCli},
			OrderedOpName:              {Verify: verifyOrdered},
			OrderedRegionOpName:        {Verify: verifyOrderedParent},
			ParallelOpName:             {Verify: all(verifyAllocate[ParallelOp], typed.Verify(verifyPrivate), verifyReduction("reduction")), VerifyRegions: verifyParallelRegion, Traits: traits},
			PrivateClauseOpName:        {VerifyRegions: verifyPrivateOp},
			ScanOpName:                 {Verify: verifyScan},
			SectionOpName:              {Traits: traits},
			SectionsOpName:             {Verify: all(verifyAllocate[SectionsOp], verifyReduction("reduction")), VerifyRegions: verifySectionsRegion, Traits: traits},
			SimdOpName:                 {Verify: typed.Verify(verifySimd), VerifyRegions: verifySimdRegion, Traits: traits},
			SingleOpName:               {Verify: all(verifyAllocate[SingleOp], typed.Verify(verifyCopyprivate)), Traits: traits},
			TargetOpName:               {Verify: all(verifyDepend[TargetOp], verifyMapped(typed.Get(TargetOp.HasDeviceAddrVars), "has_device_addr"), verifyMaps[TargetOp], typed.Verify(verifyPrivateMaps)), VerifyRegions: verifyTargetRegion, Traits: traits},
			TargetAllocMemOpName:       {Format: allocFormat, Verify: all()},
			TargetDataOpName:           {Verify: verifyTargetData, Traits: traits},
			TargetEnterDataOpName:      {Verify: all(verifyDepend[TargetEnterDataOp], verifyMaps[TargetEnterDataOp])},
			TargetExitDataOpName:       {Verify: all(verifyDepend[TargetExitDataOp], verifyMaps[TargetExitDataOp])},
			TargetUpdateOpName:         {Verify: all(verifyDepend[TargetUpdateOp], verifyMaps[TargetUpdateOp])},
			TaskOpName:                 {Verify: all(verifyDepend[TaskOp], verifyReduction("in_reduction")), Traits: traits},
			TaskgroupOpName:            {Verify: verifyReduction("task_reduction"), Traits: traits},
			TaskloopOpName:             {Verify: all(verifyAllocate[TaskloopOp], verifyReduction("reduction"), verifyReduction("in_reduction"), typed.Verify(verifyTaskloop)), VerifyRegions: verifyTaskloopRegion, Traits: traits},
			TeamsOpName:                {Verify: all(verifyTeams, verifyAllocate[TeamsOp], verifyReduction("reduction")), Traits: traits},
			TileOpName:                 {Verify: verifyTile},
			UnrollHeuristicOpName:      {Format: "`(` $applyee `)` attr-dict"},
			WorkdistributeOpName:       {Verify: verifyWorkdistribute},
			WorkshareLoopWrapperOpName: {Verify: verifyWorkshareWrapper, VerifyRegions: verifyStandalone, Traits: traits},
			WsloopOpName:               {Verify: all(typed.Verify(verifyWsloop), verifyReduction("reduction")), VerifyRegions: verifyWsloopRegion, Traits: traits},
		},
		Directives: map[string]*asm.Directive{
			"Shape":                {Parse: parseShape, Print: printShape},
			"AlignedClause":        {Parse: parseAligned, Print: printAligned},
			"AllocateAndAllocator": {Parse: parseAllocate, Print: printAllocate},
			"CaptureType":          {Parse: parseCapture, Print: printClauseAttr},
			"ClauseAttr":           {Parse: parseClauseAttr, Print: printClauseAttr},
			"Copyprivate":          {Parse: parseCopyprivate, Print: printCopyprivate},
			"DependVarList":        {Parse: parseDepend, Print: printDepend},
			"GrainsizeClause":      granularity("grainsize"),
			"LinearClause":         {Parse: parseLinear, Print: printLinear},
			"LoopTransformClis":    {Parse: parseClis, Print: printClis},
			"MapClause":            {Parse: parseMapFlags, Print: printMapFlags},
			"MembersIndex":         {Parse: parseMembers, Print: printMembers},
			"NumTasksClause":       granularity("num_tasks"),
			"OrderClause":          {Parse: parseOrder, Print: printOrder},
			"ScheduleClause":       {Parse: parseSchedule, Print: printSchedule},
			"SynchronizationHint":  {Parse: parseHint, Print: printHint},
		},
		Register: register,
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/OpenACCMPCommon/Interfaces/AtomicInterfaces.td":       "atomic.td",
				"mlir/Dialect/OpenACCMPCommon/Interfaces/OpenACCMPOpsInterfaces.td": "recipe.td",
				"mlir/Dialect/OpenMP/OmpCommon.td":                                  "common.td",
				"mlir/Dialect/OpenMP/OpenMPAttrDefs.td":                             "attributes.td",
				"mlir/Dialect/OpenMP/OpenMPClauses.td":                              "clauses.td",
				"mlir/Dialect/OpenMP/OpenMPDialect.td":                              "base.td",
				"mlir/Dialect/OpenMP/OpenMPEnums.td":                                "enums.td",
				"mlir/Dialect/OpenMP/OpenMPOpBase.td":                               "op_base.td",
				"mlir/Dialect/OpenMP/OpenMPOps.td":                                  "omp.td",
				"mlir/Dialect/OpenMP/OpenMPOpsInterfaces.td":                        "interfaces.td",
				"mlir/Dialect/OpenMP/OpenMPTypeInterfaces.td":                       "types.td",
			},
			Roots: []string{"mlir/Dialect/OpenMP/OpenMPOps.td"},
		},
		Signatures: signatures,
	}
	for name, clauses := range regions {
		n.Directives[name] = regionDirective(clauses)
	}
	return n
}

// traits are the checks of the dialect's own interfaces.
var traits = map[string]*ir.Trait{
	"omp::BlockArgOpenMPOpInterface": {Name: "omp::BlockArgOpenMPOpInterface", Verify: verifyClauseArguments},
	wrapperInterface:                 {Name: wrapperInterface, VerifyRegions: verifyWrapper},
}

// argumentClauses are the names of the operands that a region gets arguments for.
var argumentClauses = []string{"has_device_addr_vars", "host_eval_vars", "in_reduction_vars", "map_vars", "private_vars", "reduction_vars",
	"task_reduction_vars", "use_device_addr_vars", "use_device_ptr_vars"}

// verifyClauseArguments checks that a region has the arguments that its clauses
// make; those of a section are made by the sections around it.
func verifyClauseArguments(op *ir.Operation, c *ir.Checker) {
	clauses := op
	if op.Name() == SectionOpName {
		clauses = op.ParentOp()
	}
	n := 0
	for _, name := range argumentClauses {
		if name != "map_vars" || clauses.Name() == TargetOpName {
			n += len(named.Operands(clauses, name))
		}
	}
	c.Checkf(len(arguments(op)) >= n, "expected at least %d entry block argument(s)", n)
}

// A user is the SymbolUserOpInterface of an operation as a function.
type user verifier

// VerifySymbolUses calls the function.
func (u user) VerifySymbolUses(op *ir.Operation, c *ir.Checker) { u(op, c) }

// register registers which types of others the definitions of the dialect
// take for pointers.
func register(api *cppapi.API) {
	api.NativeModel("omp::PointerLikeType", func(x any) bool {
		t, ok := x.(ir.Type)
		return ok && isPointer(t)
	})
}

// isPointer reports whether a type is that of pointers to variables.
func isPointer(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.MemRefType:
		return true
	case *ir.DefinedType:
		if _, ok := t.Interface("omp::PointerLikeType"); ok {
			return true
		}
		return t.Def.Dialect != nil && t.Def.Dialect.Namespace == "llvm" && t.Def.Mnemonic == "ptr"
	}
	return false
}
