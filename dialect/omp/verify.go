package omp

import (
	"math/bits"
	"slices"

	"github.com/mica-ir/mica/internal/dialect/atomicop"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

type verifier = func(op *ir.Operation, c *ir.Checker)

// all makes the checks one after the other until one fails.
func all(vs ...verifier) verifier {
	return func(op *ir.Operation, c *ir.Checker) {
		for _, v := range vs {
			v(op, c)
		}
	}
}

// allocating operations have the clause allocate.
type allocating interface {
	typed.View
	AllocateVars() typed.Operands
	AllocatorVars() typed.Operands
}

func verifyAllocate[T allocating](op *ir.Operation, c *ir.Checker) {
	c.CheckPlain(len(T{op}.AllocateVars()) == len(T{op}.AllocatorVars()),
		"expected equal sizes for allocate and allocator variables")
}

// lookup returns the operation with a name that a symbol resolves to, or nil.
func lookup(c *ir.Checker, op *ir.Operation, sym ir.Attribute, name string) *ir.Operation {
	ref, ok := sym.(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	if x := c.Symbols().Lookup(op, ref); x != nil && x.Name() == name {
		return x
	}
	return nil
}

// argumentType returns the type of the first argument of an operation's regions.
func argumentType(op *ir.Operation) ir.Type {
	for r := range op.Regions() {
		if b := r.Entry(); b != nil && b.NumArguments() > 0 {
			return b.Argument(0).Type()
		}
	}
	return nil
}

func verifyPrivate(op ParallelOp, c *ir.Checker) {
	vars, syms := op.PrivateVars(), named.Elements(op.PrivateSymsAttr())
	c.CheckPlainf(len(vars) == len(syms),
		"inconsistent number of private variables and privatizer op symbols, private vars: %d vs. privatizer op symbols: %d", len(vars), len(syms))
	for i, sym := range syms {
		x := lookup(c, op.Operation, sym, PrivateClauseOpName)
		c.CheckPlainf(x != nil, "failed to lookup privatizer op with symbol: '%s'", sym)
		have := vars[i].Value().Type()
		if want := argumentType(x); want != nil && have != want {
			kind := "firstprivate"
			if !isFirstprivate(x) {
				kind = "private"
			}
			c.FailPlainf("type mismatch between a %s variable and its privatizer op, var type: '%s' vs. privatizer op type: '%s'", kind, have, want)
		}
	}
}

func isFirstprivate(op *ir.Operation) bool {
	return named.EnumText(PrivateClauseOp{op}.DataSharingTypeAttr()) == "firstprivate"
}

// verifyReduction checks the variables of a clause that reduces.
func verifyReduction(name string) verifier {
	return func(op *ir.Operation, c *ir.Checker) {
		vars, syms := named.Operands(op, name+"_vars"), op.Attr(name+"_syms")
		if len(vars) == 0 {
			c.Check(syms == nil, "unexpected reduction symbol references")
			return
		}
		c.Check(syms != nil && len(named.Elements(syms)) == len(vars), "expected as many reduction symbol references as reduction variables")
		if b, ok := op.Attr(name + "_byref").(*ir.DenseArrayAttr); ok && b.Len() != len(vars) {
			c.FailPlainf("expected as many reduction variable by reference attributes as reduction variables")
		}
		for i, sym := range named.Elements(syms) {
			v := vars[i].Value()
			c.Check(!uses(vars[:i], v), "accumulator variable used more than once")
			decl := lookup(c, op, sym, DeclareReductionOpName)
			c.Checkf(decl != nil, "expected symbol reference %s to point to a reduction declaration", sym)
			if b := decl.Region(3).Entry(); b != nil && b.NumArguments() > 0 {
				if want := b.Argument(0).Type(); v.Type() != want {
					c.Failf("expected accumulator ('%s') to be the same type as reduction declaration ('%s')", v.Type(), want)
				}
			}
		}
	}
}

func uses(vars []ir.Operand, v *ir.Value) bool {
	return slices.ContainsFunc(vars, func(o ir.Operand) bool { return o.Value() == v })
}

func verifyTeams(op *ir.Operation, c *ir.Checker) {
	if p := op.ParentOp(); p == nil || p.Name() != TargetOpName {
		for ; p != nil; p = p.ParentOp() {
			c.CheckPlain(!isOpenMP(p), "expected to be nested inside of omp.target or not nested in any OpenMP dialect operations")
		}
	}
	if lower, ok := (TeamsOp{op}).NumTeamsLower(); ok {
		upper, ok := TeamsOp{op}.NumTeamsUpper()
		c.CheckPlain(ok, "expected num_teams upper bound to be defined if the lower bound is defined")
		c.CheckPlain(lower.Type() == upper.Type(), "expected num_teams upper bound and lower bound to be the same type")
	}
}

func verifySectionsRegion(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	if b == nil {
		return
	}
	for x := range b.Ops() {
		c.Check(x.Name() == SectionOpName || x.Name() == TerminatorOpName, "expected omp.section op or terminator op inside region")
	}
}

func verifyCopyprivate(op SingleOp, c *ir.Checker) {
	vars, syms := op.CopyprivateVars(), named.Elements(op.CopyprivateSymsAttr())
	c.Checkf(len(vars) == len(syms), "inconsistent number of copyprivate vars (= %d) and functions (= %d), both must be equal", len(vars), len(syms))
	for i, sym := range syms {
		fn := lookup(c, op.Operation, sym, "func.func")
		if fn == nil {
			fn = lookup(c, op.Operation, sym, "llvm.func")
		}
		c.Checkf(fn != nil, "expected symbol reference %s to point to a copy function", sym)
		in := functionInputs(fn)
		c.Checkf(len(in) == 2, "expected copy function %s to have 2 operands", sym)
		c.Checkf(in[0] == in[1], "expected copy function %s arguments to have the same type", sym)
		if have := vars[i].Value().Type(); in[0] != have {
			c.Failf("expected copy function arguments' type ('%s') to be the same as copyprivate variable's type ('%s')", in[0], have)
		}
	}
}

// functionInputs returns the types of the arguments of a function.
func functionInputs(fn *ir.Operation) []ir.Type {
	switch t := named.TypeAttr(fn, ir.FunctionTypeAttr).(type) {
	case *ir.FunctionType:
		return t.Inputs
	case *ir.DefinedType:
		for _, p := range t.Params {
			if list, ok := p.(ir.ParamList); ok {
				var ts []ir.Type
				for _, x := range list {
					if t, ok := x.(ir.Type); ok {
						ts = append(ts, t)
					}
				}
				return ts
			}
		}
	}
	return nil
}

// linear operations have the clause linear.
type linear interface {
	LinearVars() typed.Operands
	LinearVarTypesAttr() ir.Attribute
}

func verifyWsloop(op WsloopOp, c *ir.Checker) { verifyLinear(op, c) }

func verifyLinear(op linear, c *ir.Checker) {
	if types := op.LinearVarTypesAttr(); types != nil {
		vars := op.LinearVars()
		c.CheckPlain(len(vars) == 0 || len(vars) == len(named.Elements(types)), "Ill-formed type attributes for linear variables")
	}
}

func intOf(a ir.Attribute) (int64, bool) {
	if i, ok := a.(*ir.IntegerAttr); ok {
		return i.Int64(), true
	}
	return 0, false
}

func verifySimd(op SimdOp, c *ir.Checker) {
	simd, ok := op.Simdlen()
	if safe, has := op.Safelen(); ok && has && simd > safe {
		c.Failf("simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value")
	}
	verifyAligned(op, c)
	nontemporal := op.NontemporalVars()
	for i := range nontemporal {
		c.Check(!uses(nontemporal[:i], nontemporal[i].Value()), "nontemporal variable used more than once")
	}
	leaf := isWrapper(op.Operation.ParentOp())
	c.CheckPlain(isComposite(op.Operation) || !leaf, missingComposite)
	c.CheckPlain(!isComposite(op.Operation) || leaf, extraComposite)
	for _, sym := range named.Elements(op.PrivateSymsAttr()) {
		x := lookup(c, op.Operation, sym, PrivateClauseOpName)
		c.CheckPlainf(x != nil, "Cannot find privatizer '%s'", sym)
		c.CheckPlain(!isFirstprivate(x), "FIRSTPRIVATE cannot be used with SIMD")
	}
	verifyLinear(op, c)
}

func verifyAligned(op SimdOp, c *ir.Checker) {
	vars, aligns := op.AlignedVars(), op.AlignmentsAttr()
	if len(vars) == 0 {
		c.Check(aligns == nil, "unexpected alignment values attribute")
		return
	}
	c.Check(aligns != nil && len(named.Elements(aligns)) == len(vars), "expected as many alignment values as aligned variables")
	for i := range vars {
		c.Check(!uses(vars[:i], vars[i].Value()), "aligned variable used more than once")
	}
	for _, a := range named.Elements(aligns) {
		n, ok := intOf(a)
		c.Check(ok, "expected integer alignment")
		c.Check(n > 0, "alignment should be greater than 0")
	}
}

func verifyDistribute(op DistributeOp, c *ir.Checker) {
	_, chunk := op.DistScheduleChunkSize()
	c.Check(!chunk || op.DistScheduleStatic(), "chunk size set without dist_schedule_static being present")
}

// depending operations have the clause depend.
type depending interface {
	typed.View
	DependVars() typed.Operands
	DependKindsAttr() ir.Attribute
}

func verifyDepend[T depending](op *ir.Operation, c *ir.Checker) {
	vars, kinds := T{op}.DependVars(), T{op}.DependKindsAttr()
	if len(vars) > 0 {
		c.Check(kinds != nil && len(named.Elements(kinds)) == len(vars), "expected as many depend values as depend variables")
		return
	}
	c.Check(len(named.Elements(kinds)) == 0, "unexpected depend values")
}

func verifyTaskloop(op TaskloopOp, c *ir.Checker) {
	vars := op.ReductionVars()
	c.CheckPlain(len(vars) == 0 || !op.Nogroup(),
		"if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified")
	in := op.InReductionVars()
	for i := range vars {
		c.CheckPlain(!uses(in, vars[i].Value()), "the same list item cannot appear in both a reduction and an in_reduction clause")
	}
	_, grain := op.Grainsize()
	_, tasks := op.NumTasks()
	c.CheckPlain(!grain || !tasks,
		"the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive")
}

func verifyHint(op *ir.Operation, c *ir.Checker) {
	n := typed.Int[int64](AtomicReadOp{op}.HintAttr()) // the others have it, too
	c.Check(n&3 != 3, "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined")
	c.Check(n&12 != 12, "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.")
}

// verifyOrder checks that the memory order of an atomic operation is not one of two.
func verifyOrder(what, first, second string) verifier {
	return func(op *ir.Operation, c *ir.Checker) {
		switch named.EnumText(AtomicReadOp{op}.MemoryOrderAttr()) {
		case first, second:
			c.FailPlainf("memory-order must not be %s or %s for atomic %s", first, second, what)
		}
	}
}

func verifyCaptureRegion(op *ir.Operation, c *ir.Checker) {
	atomicop.VerifyCaptureRegion(op, c)
	first := op.Region(0).Entry().Front()
	second := first.Next()
	for _, name := range [...]string{"hint", "memory_order"} {
		c.Checkf(first.Attr(name) == nil && second.Attr(name) == nil, "operations inside capture region must not have %s clause", name)
	}
}

func verifyCritical(op CriticalOp, c *ir.Checker) {
	if sym := op.NameAttribute(); sym != nil && lookup(c, op.Operation, sym, CriticalDeclareOpName) == nil {
		c.Failf("expected symbol reference %s to point to a critical declaration", sym)
	}
}

// around returns the innermost operation of a name that an operation lies in.
func around(op *ir.Operation, name string) *ir.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Name() == name {
			return p
		}
	}
	return nil
}

func verifyOrderedParent(op *ir.Operation, c *ir.Checker) {
	region := op.NumRegions() > 0
	nest := around(op, LoopNestOpName)
	if nest == nil {
		c.Check(region, "must be nested inside of a loop")
		return
	}
	wrapper := nest.ParentOp()
	switch {
	case wrapper != nil && wrapper.Name() == WsloopOpName:
		n, ok := WsloopOp{wrapper}.Ordered()
		c.Check(ok, "the enclosing worksharing-loop region must have an ordered clause")
		c.Check(!region || n == 0, "the enclosing loop's ordered clause must not have a parameter present")
		c.Check(region || n != 0, "the enclosing loop's ordered clause must have a parameter present")
	case wrapper == nil || wrapper.Name() != SimdOpName:
		c.Failf("must be nested inside of a worksharing, simd or worksharing simd loop")
	}
}

func verifyOrdered(op *ir.Operation, c *ir.Checker) {
	verifyOrderedParent(op, c)
	want, _ := OrderedOp{op}.DoacrossNumLoops()
	if wrapper := around(op, WsloopOpName); wrapper != nil {
		if n, _ := (WsloopOp{wrapper}).Ordered(); n == want {
			return
		}
	}
	c.Failf("number of variables in depend clause does not match number of iteration variables in the doacross loop")
}

// verifyCancel checks the place of a cancellation; point means that it is only a
// point of one.
func verifyCancel(point bool) verifier {
	what, orphan := "cancel", "Orphaned cancel construct"
	if point {
		what, orphan = "cancellation point", "Orphaned cancellation point"
	}
	return func(op *ir.Operation, c *ir.Checker) {
		parent := op.ParentOp()
		for parent != nil && !isOpenMP(parent) {
			parent = parent.ParentOp()
		}
		c.Check(parent != nil, orphan)
		outer := parent.ParentOp()
		inOuter := func(name string) bool { return outer != nil && outer.Name() == name }
		switch named.EnumText(CancelOp{op}.CancelDirectiveAttr()) {
		case "parallel":
			c.Checkf(parent.Name() == ParallelOpName, "%s parallel must appear inside a parallel region", what)
		case "loop":
			c.Checkf(inOuter(WsloopOpName), "%s loop must appear inside a worksharing-loop region", what)
			c.CheckPlain(point || !(WsloopOp{outer}).Nowait(), "A worksharing construct that is canceled must not have a nowait clause")
			c.CheckPlain(point || WsloopOp{outer}.OrderedAttr() == nil, "A worksharing construct that is canceled must not have an ordered clause")
		case "sections":
			c.Checkf(inOuter(SectionsOpName), "%s sections must appear inside a sections region", what)
			c.CheckPlain(point || !(SectionsOp{outer}).Nowait(), "A sections construct that is canceled must not have a nowait clause")
		case "taskgroup":
			c.Checkf(parent.Name() == TaskOpName || inOuter(TaskloopOpName), "%s taskgroup must appear inside a task region", what)
		}
	}
}

func verifyBounds(op *ir.Operation, c *ir.Checker) {
	_, extent := MapBoundsOp{op}.Extent()
	_, upper := MapBoundsOp{op}.UpperBound()
	c.CheckPlain(extent || upper, "expected extent or upperbound.")
}

func verifyMapInfo(op MapInfoOp, c *ir.Checker) {
	sym := op.MapperIdAttr()
	c.CheckPlain(sym == nil || lookup(c, op.Operation, sym, DeclareMapperOpName) != nil, "invalid mapper id")
	verifyMapped(typed.Get(MapInfoOp.Members), "members")(op.Operation, c)
}

// verifyMapped checks that the operands of a clause are maps.
func verifyMapped(operands func(op *ir.Operation) typed.Operands, clause string) verifier {
	return func(op *ir.Operation, c *ir.Checker) {
		for v := range operands(op).All() {
			def := v.DefiningOp()
			c.Checkf(def != nil && def.Name() == MapInfoOpName, "'%s' arguments must be defined by 'omp.map.info' ops", clause)
		}
	}
}

// mapping operations have the clause map.
type mapping interface {
	typed.View
	MapVars() typed.Operands
}

// verifyMaps checks the map types and modifiers of an operation's map clauses.
func verifyMaps[T mapping](op *ir.Operation, c *ir.Checker) {
	const update = "at least one of to or from map types must be specified, other map types are not permitted"
	var toVars, fromVars []*ir.Value
	for v := range (T{op}).MapVars().All() {
		def := v.DefiningOp()
		c.CheckPlain(def != nil, "missing map operation")
		if def.Name() != MapInfoOpName {
			c.CheckPlain(op.Name() == DeclareMapperInfoOpName, "map argument is not a map entry operation")
			continue
		}
		v, _ := named.EnumOf(MapInfoOp{def}.MapTypeAttr())
		flags := v.Value
		to, from, del := flags&mapTo != 0, flags&mapFrom != 0, flags&mapDelete != 0
		switch op.Name() {
		case TargetOpName, TargetDataOpName:
			c.CheckPlain(!del, "to, from, tofrom and alloc map types are permitted")
		case TargetEnterDataOpName:
			c.CheckPlain(!from && !del, "to and alloc map types are permitted")
		case TargetExitDataOpName:
			c.CheckPlain(!to, "from, release and delete map types are permitted")
		case TargetUpdateOpName:
			c.CheckPlain(!del && (to || from), update)
			host := MapInfoOp{def}.VarPtr()
			c.CheckPlain((!to || !from) && (!to || !slices.Contains(fromVars, host)) && (!from || !slices.Contains(toVars, host)),
				"either to or from map types can be specified, not both")
			c.CheckPlain(flags&(mapAlways|mapClose|mapImplicit) == 0, "present, mapper and iterator map type modifiers are permitted")
			if to {
				toVars = append(toVars, host)
			} else {
				fromVars = append(fromVars, host)
			}
		}
	}
}

func verifyTargetData(op *ir.Operation, c *ir.Checker) {
	data := TargetDataOp{op}
	if len(data.MapVars()) == 0 && len(data.UseDevicePtrVars()) == 0 && len(data.UseDeviceAddrVars()) == 0 {
		c.FailPlainf("At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present")
	}
	verifyMapped(typed.Get(TargetDataOp.UseDevicePtrVars), "use_device_ptr")(op, c)
	verifyMapped(typed.Get(TargetDataOp.UseDeviceAddrVars), "use_device_addr")(op, c)
	verifyMaps[TargetDataOp](op, c)
}

func verifyPrivateMaps(op TargetOp, c *ir.Checker) {
	if maps, ok := op.PrivateMapsAttr().(*ir.DenseArrayAttr); ok && maps.Len() != len(op.PrivateVars()) {
		c.FailPlainf("sizes of `private` operand range and `private_maps` attribute mismatch")
	}
}

// verifyTargetRegion checks that there is at most one team, and the uses of values that the host
// computes.
func verifyTargetRegion(op *ir.Operation, c *ir.Checker) {
	teams := 0
	for x := range op.Region(0).Ops() {
		if x.Name() == TeamsOpName {
			teams++
		}
	}
	c.CheckPlain(teams <= 1, "target containing multiple 'omp.teams' nested ops")
	args := arguments(op)
	first := len(TargetOp{op}.HasDeviceAddrVars())
	for i := range (TargetOp{op}).HostEvalVars() {
		if first+i >= len(args) {
			break
		}
		v := args[first+i]
		for user := range v.Users() {
			switch user.Name() {
			case TeamsOpName:
				lower, _ := TeamsOp{user}.NumTeamsLower()
				upper, _ := TeamsOp{user}.NumTeamsUpper()
				limit, _ := TeamsOp{user}.ThreadLimit()
				if v != lower && v != upper && v != limit {
					c.Failf("host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'")
				}
			case ParallelOpName:
				threads, _ := ParallelOp{user}.NumThreads()
				c.Check(v == threads && around(user, TeamsOpName) != nil && holdsNest(user), "host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD")
			case LoopNestOpName:
			default:
				c.Failf("host_eval argument illegal use in '%s' operation", user.Name())
			}
		}
	}
}

// holdsNest reports whether a loop nest lies in an operation.
func holdsNest(op *ir.Operation) bool {
	return ir.WalkRegion(op.Region(0), ir.PreOrder, func(x *ir.Operation) ir.WalkResult {
		if x.Name() == LoopNestOpName {
			return ir.Interrupt
		}
		return ir.Advance
	}) == ir.Interrupt
}

func verifyScan(op *ir.Operation, c *ir.Checker) {
	c.CheckPlain((len(ScanOp{op}.InclusiveVars()) > 0) != (len(ScanOp{op}.ExclusiveVars()) > 0),
		"Exactly one of EXCLUSIVE or INCLUSIVE clause is expected")
	for _, name := range [...]string{WsloopOpName, SimdOpName} {
		if p := around(op, name); p != nil && named.EnumText(WsloopOp{p}.ReductionModAttr()) == "inscan" {
			return
		}
	}
	c.FailPlainf("SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier")
}

func verifyAlign(op *ir.Operation, c *ir.Checker) {
	n, ok := AllocateDirOp{op}.Align()
	c.CheckPlainf(!ok || n <= 0 || bits.OnesCount64(uint64(n)) == 1, "ALIGN value : %d must be power of 2", n)
}

func verifyWorkdistribute(op *ir.Operation, c *ir.Checker) {
	r := op.Region(0)
	c.Check(!r.Empty(), "region cannot be empty")
	c.Check(!r.Entry().Empty(), "region must contain a structured block")
	ends := 0
	for b := range r.Blocks() {
		if x := b.Back(); x != nil && x.Name() == TerminatorOpName {
			ends++
		}
	}
	c.Check(ends <= 1, "region must have exactly one terminator")
	c.Check(ends != 0, "region must be terminated with omp.terminator")
	ok := true
	ir.WalkRegion(r, ir.PostOrder, func(x *ir.Operation) ir.WalkResult {
		switch x.Name() {
		case BarrierOpName:
			c.Failf("explicit barriers are not allowed in workdistribute region")
		case ParallelOpName:
			c.Failf("nested parallel constructs not allowed in workdistribute")
		case TeamsOpName:
			c.Failf("nested teams constructs not allowed in workdistribute")
		}
		if !ok {
			return ir.Interrupt
		}
		return ir.Advance
	})
	p := op.ParentOp()
	c.Check(p != nil && p.Name() == TeamsOpName, "workdistribute must be nested under teams")
}

func verifyWorkshareWrapper(op *ir.Operation, c *ir.Checker) {
	c.Check(around(op, WorkshareOpName) != nil, "must be nested in an omp.workshare")
}
