package pass

import (
	"reflect"
	"sync"

	"github.com/mica-ir/mica/ir"
)

// Analyses are values that are computed from an operation, one for each Go type. They are
// kept until a pass runs that does not preserve them.

// analyses are the analyses of an operation, and of the operations in it.
type analyses struct {
	op     *ir.Operation
	parent *analyses

	mu       sync.Mutex // for children, which are made concurrently
	children map[*ir.Operation]*analyses
	values   map[reflect.Type]analysisValue
}

type analysisValue struct {
	value any
	valid func(p *preserved) bool
}

// preserved is the analyses that a pass preserves.
type preserved struct {
	all   bool
	types map[reflect.Type]bool
}

// Preserved is the set of analyses that a pass has preserved.
type Preserved struct{ p *preserved }

// PreservesAll reports whether all analyses are preserved.
func (p Preserved) PreservesAll() bool { return p.p.all }

// Preserves reports whether analyses of type T are preserved.
func Preserves[T any](p Preserved) bool { return p.p.all || p.p.types[reflect.TypeFor[T]()] }

// An InvalidatedAnalysis decides itself whether it is still valid after a pass.
type InvalidatedAnalysis interface{ IsInvalidated(p Preserved) bool }

func newAnalyses(op *ir.Operation) *analyses { return &analyses{op: op} }

// nest returns the analyses of an operation in a.op.
func (a *analyses) nest(op *ir.Operation) *analyses {
	if op == a.op {
		return a
	}
	if p := op.ParentOp(); p != nil && p != a.op {
		a = a.nest(p)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	n := a.children[op]
	if n == nil {
		n = &analyses{op: op, parent: a}
		if a.children == nil {
			a.children = map[*ir.Operation]*analyses{}
		}
		a.children[op] = n
	}
	return n
}

func (a *analyses) clear() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.values, a.children = nil, nil
}

// invalidate removes the analyses that are not preserved.
func (a *analyses) invalidate(p *preserved) {
	if p.all {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	for t, v := range a.values {
		if !v.valid(p) {
			delete(a.values, t)
		}
	}
	if len(p.types) == 0 {
		a.children = nil
		return
	}
	for _, c := range a.children {
		c.invalidate(p)
	}
}

// Analysis returns the analysis of type T of the operation of a run. It is computed on first
// use.
func Analysis[T any](r *Run, compute func(op *ir.Operation) T) T {
	return ChildAnalysis(r, r.Op, compute)
}

// ChildAnalysis is [Analysis] for an operation in that of the run.
func ChildAnalysis[T any](r *Run, op *ir.Operation, compute func(op *ir.Operation) T) T {
	a := r.analyses.nest(op)
	if v, ok := cached[T](a); ok {
		return v
	}
	name := typeName(reflect.TypeFor[T]())
	for _, i := range r.env.instruments {
		i.BeforeAnalysis(r, name, op)
	}
	v := compute(op)
	for _, i := range r.env.instruments {
		i.AfterAnalysis(r, name, op)
	}
	valid := func(p *preserved) bool { return p.types[reflect.TypeFor[T]()] }
	if x, ok := any(v).(InvalidatedAnalysis); ok {
		valid = func(p *preserved) bool { return !x.IsInvalidated(Preserved{p}) }
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.values == nil {
		a.values = map[reflect.Type]analysisValue{}
	}
	a.values[reflect.TypeFor[T]()] = analysisValue{v, valid}
	return v
}

// CachedAnalysis returns the analysis of type T of an operation in that of the run, and
// whether there is one.
func CachedAnalysis[T any](r *Run, op *ir.Operation) (T, bool) {
	return cached[T](r.analyses.nest(op))
}

// CachedParentAnalysis returns the analysis of type T of an operation around the run's
// operation, and whether it has been computed.
func CachedParentAnalysis[T any](r *Run, parent *ir.Operation) (T, bool) {
	for a := r.analyses.parent; a != nil; a = a.parent {
		if a.op == parent {
			return cached[T](a)
		}
	}
	var none T
	return none, false
}

func cached[T any](a *analyses) (T, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	v, ok := a.values[reflect.TypeFor[T]()]
	if !ok {
		var none T
		return none, false
	}
	return v.value.(T), true
}

// PreserveAll declares that the pass has changed nothing: all analyses are valid, and the
// operation need not be verified.
func (r *Run) PreserveAll() { r.preserved.all = true }

// Preserve declares that the analyses of type T are still valid.
func Preserve[T any](r *Run) {
	if r.preserved.types == nil {
		r.preserved.types = map[reflect.Type]bool{}
	}
	r.preserved.types[reflect.TypeFor[T]()] = true
}
