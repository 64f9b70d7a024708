package llvm

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// relocateLoops gives the annotations of loops the locations that these have in the caller, if that has a
// subprogram.
func (x inlinedBlocks) relocateLoops() {
	f := x.call.ParentOp()
	for f != nil && !ir.HasInterface(f, "FunctionOpInterface") {
		f = f.ParentOp()
	}
	if f == nil || f.Location().Kind != ir.FusedLocation {
		return
	}
	scope, ok := f.Location().Metadata.(*ir.DefinedAttr)
	if !ok || scope.Def.Name != "DISubprogramAttr" {
		return
	}
	r := loopRelocation{x.call.Location(), scope}
	for b := range x.blocks() {
		for op := range b.Ops() {
			for inner := range ir.All(op, ir.PostOrder) {
				ir.ReplaceAttributes(inner, func(a ir.Attribute) ir.Attribute {
					if d, ok := a.(*ir.DefinedAttr); ok && d.Def.Name == "LoopAnnotationAttr" {
						return r.annotation(d)
					}
					return a
				})
			}
		}
	}
}

// A loopRelocation is the location of a call, and the subprogram that it is in.
type loopRelocation struct {
	caller *ir.Location
	scope  ir.Attribute
}

// annotation returns an annotation with the locations in the caller, also in the annotations that follow
// transformations of the loop.
func (r loopRelocation) annotation(a *ir.DefinedAttr) *ir.DefinedAttr {
	params := slices.Clone(a.Params)
	for i, p := range params {
		switch p := p.(type) {
		case *ir.Location:
			if p.Kind == ir.FusedLocation {
				ctx := p.Context()
				params[i] = ctx.FusedLoc([]*ir.Location{ctx.CallSiteLoc(p, r.caller)}, r.scope)
			}
		case *ir.DefinedAttr:
			params[i] = r.annotation(p)
		}
	}
	return a.Context().DefinedAttr(a.Def, params)
}
