package ir_test

import (
	"testing"

	"github.com/mica-ir/mica/ir"
)

// TestDoubling walks and replaces attributes and types of a few lines that have 2^60 parts.
func TestDoubling(t *testing.T) {
	ctx := ir.NewContext()
	var inType ir.Type = ctx.MemRefType([]int64{1}, ctx.I32(), nil, ctx.StringAttr("space"))
	attr := ir.Attribute(ctx.SymbolRefAttr("old"))
	for range 60 {
		inType = ctx.TupleType([]ir.Type{inType, inType})
		attr = ctx.ArrayAttr([]ir.Attribute{attr, attr})
	}
	walk := func(a ir.Attribute) (leaves int) {
		ir.WalkAttribute(a, func(a ir.Attribute) bool {
			switch a.(type) {
			case *ir.StringAttr, *ir.SymbolRefAttr:
				leaves++
			}
			return true
		})
		return leaves
	}
	for _, a := range []ir.Attribute{ctx.TypeAttr(inType), attr} {
		if n := walk(a); n == 0 || n > 2000 {
			t.Errorf("%d leaves", n)
		}
	}
	op := ir.Create(&ir.OperationState{Def: ctx.OpDef("t.op"), Loc: ctx.UnknownLoc()})
	op.SetAttr("a", attr)
	ir.ReplaceAttributes(op, func(a ir.Attribute) ir.Attribute {
		if _, ok := a.(*ir.SymbolRefAttr); ok {
			return ctx.SymbolRefAttr("new")
		}
		return a
	})
	for a := op.Attr("a"); ; {
		array, ok := a.(*ir.ArrayAttr)
		if !ok {
			if a != ir.Attribute(ctx.SymbolRefAttr("new")) {
				t.Errorf("the innermost attribute is %v", a)
			}
			return
		}
		a = array.Elements[1]
	}
}
