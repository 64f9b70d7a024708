package cppapi

import (
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/diag"
)

// transactions registers what patterns call around a change of an operation in place, and the
// explanation of a failed match by code.
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

// explainedFailure is notifyMatchFailure(op, [&](Diagnostic &d) { d << ...; }).
func (a *API) explainedFailure(s *cxx.Site) *cxx.Func {
	if s.NumArgs() != 2 || s.ArgType(1).Kind == cxx.KindString {
		return nil
	}
	explain := s.Callable(1, a.class("Diagnostic").Type())
	if explain == nil {
		return nil
	}
	return &cxx.Func{Result: cxx.LogicalResult(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		r, ok := args[0].Obj().(PatternRewriter)
		op := AsOperation(args[1])
		if !ok || op == nil {
			return m.Failf("notifyMatchFailure: no rewriter, or no operation")
		}
		var why diag.Diagnostic
		if explain.Call(m, cxx.Obj(&why)); m.Failed() {
			return cxx.Value{}
		}
		return cxx.Bool(r.MatchFailure(op, "%s", why.Message))
	}}
}
