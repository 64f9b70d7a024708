package omp

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/dialect/atomicop"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "omp",
		Ops: map[string]dialect.Op{
			"omp.allocate_dir":           {Verify: verifyAlign},
			"omp.atomic.capture":         {Verify: verifyHint, VerifyRegions: verifyCaptureRegion},
			"omp.atomic.read":            {Verify: all(atomicop.VerifyRead, verifyOrder("reads", "acq_rel", "release"), verifyHint)},
			"omp.atomic.update":          {Canonicalizer: atomicop.Canonicalize("omp"), Verify: all(atomicop.VerifyUpdate, verifyOrder("updates", "acq_rel", "acquire"), verifyHint), VerifyRegions: atomicop.VerifyUpdateRegion},
			"omp.atomic.write":           {Verify: all(atomicop.VerifyWrite, verifyOrder("writes", "acq_rel", "acquire"), verifyHint)},
			"omp.cancel":                 {Verify: verifyCancel(false)},
			"omp.cancellation_point":     {Verify: verifyCancel(true)},
			"omp.canonical_loop":         {Syntax: loopSyntax{}, Verify: verifyCanonicalLoop, ArgumentNames: nameInduction, BlockNames: nameBody},
			"omp.critical":               {Interfaces: dialect.Interfaces{dialect.SymbolUser(user(verifyCritical))}},
			"omp.critical.declare":       {Verify: verifyHint},
			"omp.declare_mapper":         {VerifyRegions: verifyDeclareMapper},
			"omp.declare_mapper.info":    {Verify: verifyMaps},
			"omp.declare_reduction":      {VerifyRegions: verifyDeclareReduction},
			"omp.distribute":             {Verify: all(verifyDistribute, verifyAllocate), VerifyRegions: verifyDistributeRegion, Traits: traits},
			"omp.loop":                   {Verify: verifyReduction("reduction"), VerifyRegions: verifyStandalone, Traits: traits},
			"omp.loop_nest":              {Syntax: nestSyntax{}, Verify: verifyNest, Effects: nestEffects},
			"omp.map.bounds":             {Verify: verifyBounds},
			"omp.map.info":               {Verify: verifyMapInfo},
			"omp.new_cli":                {Verify: verifyNewCli, ResultNames: nameCli},
			"omp.ordered":                {Verify: verifyOrdered},
			"omp.ordered.region":         {Verify: verifyOrderedParent},
			"omp.parallel":               {Verify: all(verifyAllocate, verifyPrivate, verifyReduction("reduction")), VerifyRegions: verifyParallelRegion, Traits: traits},
			"omp.private":                {VerifyRegions: verifyPrivateOp},
			"omp.scan":                   {Verify: verifyScan},
			"omp.section":                {Traits: traits},
			"omp.sections":               {Verify: all(verifyAllocate, verifyReduction("reduction")), VerifyRegions: verifySectionsRegion, Traits: traits},
			"omp.simd":                   {Verify: verifySimd, VerifyRegions: verifySimdRegion, Traits: traits},
			"omp.single":                 {Verify: all(verifyAllocate, verifyCopyprivate), Traits: traits},
			"omp.target":                 {Verify: all(verifyDepend, verifyMapped("has_device_addr_vars", "has_device_addr"), verifyMaps, verifyPrivateMaps), VerifyRegions: verifyTargetRegion, Traits: traits},
			"omp.target_allocmem":        {Format: allocFormat, Verify: all()},
			"omp.target_data":            {Verify: verifyTargetData, Traits: traits},
			"omp.target_enter_data":      {Verify: all(verifyDepend, verifyMaps)},
			"omp.target_exit_data":       {Verify: all(verifyDepend, verifyMaps)},
			"omp.target_update":          {Verify: all(verifyDepend, verifyMaps)},
			"omp.task":                   {Verify: all(verifyDepend, verifyReduction("in_reduction")), Traits: traits},
			"omp.taskgroup":              {Verify: verifyReduction("task_reduction"), Traits: traits},
			"omp.taskloop":               {Verify: all(verifyAllocate, verifyReduction("reduction"), verifyReduction("in_reduction"), verifyTaskloop), VerifyRegions: verifyTaskloopRegion, Traits: traits},
			"omp.teams":                  {Verify: all(verifyTeams, verifyAllocate, verifyReduction("reduction")), Traits: traits},
			"omp.tile":                   {Verify: verifyTile},
			"omp.unroll_heuristic":       {Format: "`(` $applyee `)` attr-dict"},
			"omp.workdistribute":         {Verify: verifyWorkdistribute},
			"omp.workshare.loop_wrapper": {Verify: verifyWorkshareWrapper, VerifyRegions: verifyStandalone, Traits: traits},
			"omp.wsloop":                 {Verify: all(verifyLinear, verifyReduction("reduction")), VerifyRegions: verifyWsloopRegion, Traits: traits},
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
		Register:   register,
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
	if op.Name() == "omp.section" {
		clauses = op.ParentOp()
	}
	n := 0
	for _, name := range argumentClauses {
		if name != "map_vars" || clauses.Name() == "omp.target" {
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
