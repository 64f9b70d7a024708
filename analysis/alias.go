package analysis

import (
	"strings"

	"github.com/mica-ir/mica/ir"
)

// An AliasResult describes how the memory that two values refer to may overlap.
type AliasResult uint8

// The alias results.
const (
	NoAlias AliasResult = iota
	MayAlias
	PartialAlias
	MustAlias
)

func (r AliasResult) String() string {
	return [...]string{"NoAlias", "MayAlias", "PartialAlias", "MustAlias"}[r]
}

// merge joins the results for two pairs of values when either pair may be the actual one.
func (r AliasResult) merge(s AliasResult) AliasResult {
	switch {
	case r == s:
		return r
	case r == PartialAlias && s == MustAlias, r == MustAlias && s == PartialAlias:
		return PartialAlias
	}
	return MayAlias
}

// A ModRef describes whether an operation may read (Ref) or write (Mod) memory.
type ModRef uint8

// The memory accesses.
const (
	Ref ModRef = 1 << iota
	Mod
)

func (m ModRef) String() string { return [...]string{"NoModRef", "Ref", "Mod", "ModRef"}[m&(Ref|Mod)] }

// An AliasAnalysis is a function that refines the alias result of two different values.
// Views and control flow have already been followed to these. It returns MayAlias if it
// cannot decide.
type AliasAnalysis func(a, b *ir.Value) AliasResult

// Alias reports whether two values may refer to the same memory.
func (f AliasAnalysis) Alias(a, b *ir.Value) AliasResult {
	if a == b {
		return MustAlias
	}
	first := true
	var result AliasResult
	bs := underlyingValues(b)
	for _, x := range underlyingValues(a) {
		for _, y := range bs {
			r := MustAlias
			if x != y {
				r = f(x, y)
			}
			if first {
				result, first = r, false
			} else {
				result = result.merge(r)
			}
		}
	}
	if first {
		return MayAlias
	}
	return result
}

// ModRef reports whether an operation may access the memory that a value refers to.
func (f AliasAnalysis) ModRef(op *ir.Operation, location *ir.Value) ModRef {
	if op.Has(ir.RecursiveMemoryEffects) {
		return Mod | Ref
	}
	effects, known := ir.MemoryEffects(op)
	if !known {
		return Mod | Ref
	}
	var m ModRef
	for _, e := range effects {
		if e.Kind == ir.Allocate || e.Kind == ir.Free || e.Value != nil && f.Alias(e.Value, location) == NoAlias {
			continue
		}
		if e.Kind == ir.Read {
			m |= Ref
		} else {
			m |= Mod
		}
	}
	return m
}

// LocalAlias compares two different values without following views or control flow.
func LocalAlias(a, b *ir.Value) AliasResult {
	aConstant, bConstant := isConstant(a), isConstant(b)
	if aConstant && bConstant {
		return MayAlias
	}
	if r, ok := distinctObjects(a, b); ok && !aConstant && !bConstant {
		return r
	}
	aAlloc, aScope := allocationOf(a)
	bAlloc, bScope := allocationOf(b)
	switch {
	case aConstant && bAlloc, bConstant && aAlloc:
		return NoAlias
	case aConstant || bConstant:
		return MayAlias
	case aAlloc && bAlloc:
		return NoAlias
	case !aAlloc && !bAlloc:
		return MayAlias
	}
	scope, other := aScope, b
	if bAlloc {
		scope, other = bScope, a
	}
	if scope == nil {
		return MayAlias
	}
	// A value defined outside the scope, or as an argument of it, existed before the
	// allocation.
	in := other.ParentBlock().ParentOp()
	if in != nil && in != scope && in.IsAncestor(scope) {
		return NoAlias
	}
	if in == scope && other.IsBlockArgument() && other.ParentBlock().IsEntry() {
		return NoAlias
	}
	return MayAlias
}

func isConstant(v *ir.Value) bool {
	def := v.DefiningOp()
	return def != nil && ir.ConstantValue(def) != nil
}

// distinctObjects uses the promise of operations with the trait that their results do not
// alias each other.
func distinctObjects(a, b *ir.Value) (AliasResult, bool) {
	aDef, bDef := a.DefiningOp(), b.DefiningOp()
	distinct := func(op *ir.Operation) bool { return op != nil && op.Def().HasTrait("DistinctObjectsTrait") }
	switch {
	case distinct(aDef) && aDef == bDef:
		return NoAlias, true
	case distinct(aDef) && aDef.Operand(a.Index()) == b, distinct(bDef) && bDef.Operand(b.Index()) == a:
		return MustAlias, true
	}
	return 0, false
}

// allocationOf reports whether a value refers to memory that its operation allocates, and
// returns the operation that the memory does not outlive or, if it is not known that it
// does, the function.
func allocationOf(v *ir.Value) (ok bool, scope *ir.Operation) {
	op := v.DefiningOp()
	if op == nil {
		op = v.ParentBlock().ParentOp()
	}
	if op == nil || op.Def().Effects == nil {
		return false, nil
	}
	for _, e := range op.Def().Effects(op) {
		if e.Kind != ir.Allocate || e.Value != v {
			continue
		}
		scope = op.ParentOp()
		automatic := strings.HasSuffix(e.Resource, "AutomaticAllocationScopeResource")
		for scope != nil && !isScope(scope, automatic) {
			scope = scope.ParentOp()
		}
		return true, scope
	}
	return false, nil
}

func isScope(op *ir.Operation, automatic bool) bool {
	if automatic {
		return op.Has(ir.AutomaticAllocationScope)
	}
	_, function := op.Def().Interface("FunctionOpInterface")
	return function
}
