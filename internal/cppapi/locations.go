package cppapi

import (
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// locationClasses registers the classes of locations that code makes.
func (a *API) locationClasses(base *cxx.Class) {
	class := func(name string, kind ir.LocationKind) *cxx.Class {
		c := a.class(name, base)
		c.IsA = func(x any) bool { l, ok := x.(*ir.Location); return ok && l.Kind == kind }
		return c
	}
	ctx, loc, list := a.Context.Type(), a.Location.Type(), cxx.ListOf(a.Location.Type())
	unknown, fused := class("UnknownLoc", ir.UnknownLocation), class("FusedLoc", ir.FusedLocation)
	unknown.Static("get", &cxx.Func{Params: []*cxx.Type{ctx}, Result: unknown.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return unknownLoc(m, args[0])
	}})
	fused.Static("get", &cxx.Func{Params: []*cxx.Type{ctx, list}, Result: loc, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return fusedLoc(m, args[0], args[1])
	}})
	b := a.Builder
	b.Method("getUnknownLoc", &cxx.Func{Result: loc, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value { return unknownLoc(m, args[0]) }})
	b.Method("getFusedLoc", &cxx.Func{Params: []*cxx.Type{list}, Result: loc, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return fusedLoc(m, args[0], args[1])
	}})
}

func unknownLoc(m *cxx.Machine, of cxx.Value) cxx.Value {
	ctx := contextOf(of.Obj())
	if ctx == nil {
		return m.Failf("no context")
	}
	return cxx.Obj(ctx.UnknownLoc())
}

func fusedLoc(m *cxx.Machine, of, list cxx.Value) cxx.Value {
	ctx := contextOf(of.Obj())
	if ctx == nil {
		return m.Failf("no context")
	}
	if !m.Step(list.Len() + 1) {
		return cxx.Value{}
	}
	children := make([]*ir.Location, list.Len())
	for i := range children {
		l, ok := list.At(i).Obj().(*ir.Location)
		if !ok {
			return m.Failf("null location")
		}
		children[i] = l
	}
	return cxx.Obj(ctx.FusedLoc(children, nil))
}
