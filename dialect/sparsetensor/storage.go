package sparsetensor

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// encodingOf returns the encoding of a type, nil if it has none.
func encodingOf(t ir.Type) *ir.DefinedAttr {
	d, _ := encoding(t).(*ir.DefinedAttr)
	if d == nil || len(d.Params) != numParams {
		return nil
	}
	return d
}

// levels returns the formats of an encoding's levels.
func levels(e *ir.DefinedAttr) []string {
	list, _ := e.Params[lvlTypes].(ir.ParamList)
	out := make([]string, len(list))
	for i, t := range list {
		out[i], _ = t.(string)
	}
	return out
}

// widthType returns the type of positions or coordinates.
func widthType(ctx *ir.Context, e *ir.DefinedAttr, i int) ir.Type {
	if w, _ := e.Params[i].(uint64); w != 0 {
		return ctx.IntegerType(int(w))
	}
	return ctx.IndexType()
}

func bufferOf(elem ir.Type) []ir.Type {
	return []ir.Type{elem.Context().MemRefType([]int64{ir.Dynamic}, elem, nil, nil)}
}

func elementOf(t ir.Type) ir.Type {
	if s, ok := t.(ir.ShapedType); ok {
		return s.ElementType()
	}
	return nil
}

func verifyValues(op *ir.Operation, d *diag.List) bool {
	if elementOf(op.Operand(0).Type()) != elementOf(op.Result(0).Type()) {
		return fail(op, d, "unexpected mismatch in element types")
	}
	return true
}

func inferValues(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	t := elementOf(s.Operands[0].Type())
	if t == nil {
		return nil, false
	}
	return bufferOf(t), true
}

// verifyLevelBuffer checks the buffer of a level: its element type is that of the
// parameter.
func verifyLevelBuffer(width int, what string) func(op *ir.Operation, d *diag.List) bool {
	return func(op *ir.Operation, d *diag.List) bool {
		e := encodingOf(op.Operand(0).Type())
		a, ok := op.Attr("level").(*ir.IntegerAttr)
		if e == nil || !ok {
			return true
		}
		if uint64(a.Int64()) >= uint64(len(levels(e))) {
			return fail(op, d, "requested level is out of bounds")
		}
		if elementOf(op.Result(0).Type()) != widthType(op.Context(), e, width) {
			return fail(op, d, "unexpected type for %s", what)
		}
		return true
	}
}

func inferLevelBuffer(width int) func(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) {
	return func(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
		if len(s.Operands) == 0 {
			return nil, false
		}
		t := s.Operands[0].Type()
		e := encodingOf(t)
		if e == nil {
			return nil, false
		}
		return bufferOf(widthType(t.Context(), e, width)), true
	}
}

func verifyCoordinatesBuffer(op *ir.Operation, d *diag.List) bool {
	if e := encodingOf(op.Operand(0).Type()); e != nil {
		for _, l := range levels(e) {
			if strings.HasPrefix(l, "singleton") && !strings.Contains(l, "soa") {
				return true
			}
		}
	}
	return fail(op, d, "expected sparse tensor with a COO region")
}

// enumText returns the spelling of an attribute that is a case of an enumeration.
func enumText(a ir.Attribute) string {
	x, ok := a.(*ir.DefinedAttr)
	if !ok || len(x.Params) != 1 {
		return ""
	}
	v, ok := x.Params[0].(ir.EnumValue)
	if !ok {
		return ""
	}
	for _, c := range v.Def.Cases {
		if c.Value == v.Value {
			return c.Text
		}
	}
	return ""
}

func verifySpecifier(op *ir.Operation, d *diag.List) bool {
	e := encodingOf(op.Operand(0).Type())
	if e == nil {
		return true
	}
	level, given := op.Attr("level").(*ir.IntegerAttr)
	kind := enumText(op.Attr("specifierKind"))
	ls := levels(e)
	switch {
	case kind == "val_mem_sz":
		if given {
			return fail(op, d, "redundant level argument for querying value memory size")
		}
		return true
	case strings.HasPrefix(kind, "dim_") && !isSlice(e):
		return fail(op, d, "requested slice data on non-slice tensor")
	case !given:
		return fail(op, d, "missing level argument")
	case uint64(level.Int64()) >= uint64(len(ls)):
		return fail(op, d, "requested level is out of bounds")
	case kind == "pos_mem_sz" && strings.HasPrefix(ls[level.Int64()], "singleton"):
		return fail(op, d, "requested position memory size on a singleton level")
	}
	return true
}

func verifyTranslate(op *ir.Operation, d *diag.List) bool {
	e, ok := op.Attr("encoder").(*ir.DefinedAttr)
	if !ok || len(e.Params) != numParams {
		return true
	}
	a, ok := e.Params[dimToLvl].(*ir.AffineMapAttr)
	if !ok {
		return true
	}
	in, out := len(levels(e)), a.Map.NumDims
	if enumText(op.Attr("direction")) == "dim_to_lvl" {
		in, out = out, in
	}
	if in != op.NumOperands() || out != op.NumResults() {
		return fail(op, d, "Coordinate rank mismatch with encoding")
	}
	return true
}

func verifyLvl(op *ir.Operation, d *diag.List) bool {
	e := encodingOf(op.Operand(0).Type())
	if v, ok := viewlike.ConstantInt(op.Operand(1)); ok && e != nil && uint64(v) >= uint64(len(levels(e))) {
		return fail(op, d, "Level index exceeds the rank of the input sparse tensor")
	}
	return true
}
