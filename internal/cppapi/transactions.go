package cppapi

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
)

// transactions registers the functions that patterns call around in-place changes of an
// operation, and those with which code explains a failed match.
func (a *API) transactions(b *cxx.Class) {
	for name, do := range map[string]func(m *cxx.Machine, r PatternRewriter, args []cxx.Value){
		"startOpModification": func(_ *cxx.Machine, r PatternRewriter, args []cxx.Value) {
			r.BeginModification(AsOperation(args[1]))
		},
		"finalizeOpModification": func(m *cxx.Machine, r PatternRewriter, args []cxx.Value) {
			if !r.EndModification(AsOperation(args[1]), true) {
				m.Failf("finalizeOpModification: startOpModification was not called for the operation")
			}
		},
		"cancelOpModification": func(m *cxx.Machine, r PatternRewriter, args []cxx.Value) {
			if !r.EndModification(AsOperation(args[1]), false) {
				m.Failf("cancelOpModification: startOpModification was not called for the operation")
			}
		},
	} {
		b.Method(name, &cxx.Func{Params: []*cxx.Type{a.Operation.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			r, ok := args[0].Obj().(PatternRewriter)
			if !ok || AsOperation(args[1]) == nil {
				return m.Failf("%s: no rewriter, or nothing to modify", name)
			}
			do(m, r, args)
			return cxx.Value{}
		}})
	}
	b.Method("notifyMatchFailure", &cxx.Func{Template: a.explainedFailure})
}

// explainedFailure is notifyMatchFailure(op, [&](Diagnostic &d) { d << ...; }), and both forms
// for a location instead of an operation.
func (a *API) explainedFailure(s *cxx.Site) *cxx.Func {
	if s.NumArgs() != 2 {
		return nil
	}
	if isObjectOf(s.ArgType(0), a.Location) && s.Converts(1, cxx.TypeString) {
		s.Convert(1, cxx.TypeString)
		return &cxx.Func{Result: cxx.LogicalResult(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			return failedMatch(m, args, args[2].Str())
		}}
	}
	if s.ArgType(1).Kind == cxx.KindString {
		return nil
	}
	explain := s.Callable(1, a.class("Diagnostic").Type())
	if explain == nil {
		return nil
	}
	return &cxx.Func{Result: cxx.LogicalResult(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		var why diag.Diagnostic
		if explain.Call(m, cxx.Obj(&why)); m.Failed() {
			return cxx.Value{}
		}
		return failedMatch(m, args, why.Message)
	}}
}

// failedMatch reports to the rewriter why a pattern does not match an operation or, if the
// pattern names only a location, on which operation it was tried.
func failedMatch(m *cxx.Machine, args []cxx.Value, why string) cxx.Value {
	r, ok := args[0].Obj().(PatternRewriter)
	if !ok || args[1].IsNull() {
		return m.Failf("notifyMatchFailure: no rewriter, or no operation")
	}
	return cxx.Bool(r.MatchFailure(AsOperation(args[1]), "%s", why))
}
