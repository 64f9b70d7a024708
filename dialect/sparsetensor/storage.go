package sparsetensor

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
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
	if s, ok := ir.AsShaped(t); ok {
		return s.ElementType()
	}
	return nil
}

func verifyValues(op *ir.Operation, c *ir.Checker) {
	c.CheckPlain(elementOf(op.Operand(0).Type()) == elementOf(op.Result(0).Type()), "unexpected mismatch in element types")
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
func verifyLevelBuffer(width int, what string) func(op *ir.Operation, c *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) {
		e := encodingOf(op.Operand(0).Type())
		a, ok := op.Attr("level").(*ir.IntegerAttr)
		if e == nil || !ok {
			return
		}
		c.CheckPlain(uint64(a.Int64()) < uint64(len(levels(e))), "requested level is out of bounds")
		c.CheckPlainf(elementOf(op.Result(0).Type()) == widthType(op.Context(), e, width), "unexpected type for %s", what)
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

// inferCoordinates gives no type where levels share a buffer.
func inferCoordinates(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) > 0 {
		if e := encodingOf(s.Operands[0].Type()); e != nil && sharesBuffer(e) {
			return nil, false
		}
	}
	return inferLevelBuffer(crdWidth)(s, d)
}

// sharesBuffer reports whether the coordinates of several levels are in one buffer.
func sharesBuffer(e *ir.DefinedAttr) bool {
	return slices.ContainsFunc(levels(e), func(l string) bool { return strings.HasPrefix(l, "singleton") && !strings.Contains(l, "soa") })
}

func verifyCoordinatesBuffer(op *ir.Operation, c *ir.Checker) {
	if e := encodingOf(op.Operand(0).Type()); e != nil && sharesBuffer(e) {
		return
	}
	c.FailPlainf("expected sparse tensor with a COO region")
}

func verifySpecifier(op *ir.Operation, c *ir.Checker) {
	e := encodingOf(op.Operand(0).Type())
	if e == nil {
		return
	}
	level, given := op.Attr("level").(*ir.IntegerAttr)
	kind := named.EnumText(op.Attr("specifierKind"))
	ls := levels(e)
	switch {
	case kind == "val_mem_sz":
		c.CheckPlain(!given, "redundant level argument for querying value memory size")
		return
	case strings.HasPrefix(kind, "dim_") && !isSlice(e):
		c.FailPlainf("requested slice data on non-slice tensor")
	case !given:
		c.FailPlainf("missing level argument")
	case uint64(level.Int64()) >= uint64(len(ls)):
		c.FailPlainf("requested level is out of bounds")
	case kind == "pos_mem_sz" && strings.HasPrefix(ls[level.Int64()], "singleton"):
		c.FailPlainf("requested position memory size on a singleton level")
	}
}

func verifyTranslate(op *ir.Operation, c *ir.Checker) {
	e, ok := op.Attr("encoder").(*ir.DefinedAttr)
	if !ok || len(e.Params) != numParams {
		return
	}
	a, ok := e.Params[dimToLvl].(*ir.AffineMapAttr)
	if !ok {
		return
	}
	in, out := len(levels(e)), a.Map.NumDims
	if named.EnumText(op.Attr("direction")) == "dim_to_lvl" {
		in, out = out, in
	}
	c.CheckPlain(in == op.NumOperands() && out == op.NumResults(), "Coordinate rank mismatch with encoding")
}

func verifyLvl(op *ir.Operation, c *ir.Checker) {
	e := encodingOf(op.Operand(0).Type())
	v, ok := viewlike.ConstantInt(op.Operand(1))
	c.CheckPlain(!ok || e == nil || uint64(v) < uint64(len(levels(e))), "Level index exceeds the rank of the input sparse tensor")
}

// verifyFields checks the buffers that a tensor is put together of, or taken apart
// into: those of its levels and that of the values.
func verifyFields(op *ir.Operation, t ir.Type, fields []ir.Type, values ir.Type, c *ir.Checker) {
	e := encodingOf(t)
	if e == nil {
		return
	}
	shaped, _ := ir.AsShaped(t)
	for _, s := range shaped.Shape() {
		c.CheckPlain(s != ir.Dynamic, "the sparse-tensor must have static shape")
	}
	var want []ir.Type
	for _, l := range levels(e) {
		pos, crd := widthType(op.Context(), e, posWidth), widthType(op.Context(), e, crdWidth)
		switch {
		case strings.HasPrefix(l, "singleton") && !strings.Contains(l, "soa"):
			return // of one buffer with the levels before
		case strings.HasPrefix(l, "singleton"), strings.HasPrefix(l, "structured"):
			want = append(want, crd)
		case strings.HasPrefix(l, "compressed"), strings.HasPrefix(l, "loose_compressed"):
			want = append(want, pos, crd)
		}
	}
	c.CheckPlain(len(fields) == len(want), "inconsistent number of fields between input/output")
	for i, f := range append(fields[:len(fields):len(fields)], values) {
		elem := elementOf(t)
		if i < len(want) {
			elem = want[i]
		}
		c.CheckPlain(elementOf(f) == elem, "input/output element-types don't match")
	}
}

func typesOf(os []ir.Operand) []ir.Type {
	ts := make([]ir.Type, len(os))
	for i := range os {
		ts[i] = os[i].Value().Type()
	}
	return ts
}

func verifyAssemble(op *ir.Operation, c *ir.Checker) {
	verifyFields(op, op.Result(0).Type(), typesOf(op.OperandGroup(0)), op.GroupOperand(1).Type(), c)
}

func verifyDisassemble(op *ir.Operation, c *ir.Checker) {
	out, values, results := op.OperandGroup(1), op.GroupOperand(2), op.ResultGroup(0)
	r := op.GroupResult(1)
	c.CheckPlain(r != nil && values != nil && r.Type() == values.Type(), "output values and return value type mismatch")
	for i := range min(len(out), len(results)) {
		c.CheckPlain(out[i].Value().Type() == results[i].Type(), "output levels and return levels type mismatch")
	}
	verifyFields(op, op.Operand(0).Type(), typesOf(out), values.Type(), c)
}

func verifyCompress(op *ir.Operation, c *ir.Checker) {
	e := encodingOf(op.Operand(4).Type())
	c.Check(e == nil || len(op.OperandGroup(5))+1 == len(levels(e)), "incorrect number of coordinates")
}
