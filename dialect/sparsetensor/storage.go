package sparsetensor

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
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
func levels(e *ir.DefinedAttr) []string { return levelsOf(e.Params) }

func levelsOf(params []ir.Param) []string {
	list, _ := params[lvlTypes].(ir.ParamList)
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

// bufferOf returns the type of a buffer of a tensor: for each batch, so many elements.
// A strided one is a part of the buffer that levels share.
func bufferOf(t, elem ir.Type, strided bool) []ir.Type {
	var shape []int64
	if e := encodingOf(t); e != nil {
		batches := 0
		for _, l := range levels(e) {
			if isFormat(l, "batch") {
				batches++
			}
		}
		shape = levelSizes(t)[:batches:batches]
	}
	ctx := t.Context()
	var layout ir.Attribute
	if strided {
		layout = ctx.StridedLayoutAttr(ir.Dynamic, []int64{ir.Dynamic})
	}
	return []ir.Type{ctx.MemRefType(append(shape, ir.Dynamic), elem, layout, nil)}
}

func elementOf(t ir.Type) ir.Type {
	if s, ok := ir.AsShaped(t); ok {
		return s.ElementType()
	}
	return nil
}

func verifyValues(op ToValuesOp, c *ir.Checker) {
	c.CheckPlain(elementOf(op.Tensor().Type()) == elementOf(op.ResultValue().Type()), "unexpected mismatch in element types")
}

func inferValues(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	t := elementOf(s.Operands[0].Type())
	if t == nil {
		return nil, false
	}
	return bufferOf(s.Operands[0].Type(), t, false), true
}

// verifyLevelBuffer checks the buffer of a level: its element type is that of the
// parameter.
func verifyLevelBuffer(width int, what string) func(op *ir.Operation, c *ir.Checker) {
	return typed.Verify(func(op ToPositionsOp, c *ir.Checker) { // sparse_tensor.coordinates has the same parts
		e := encodingOf(op.Tensor().Type())
		if e == nil {
			return
		}
		c.CheckPlain(uint64(op.Level()) < uint64(len(levels(e))), "requested level is out of bounds")
		c.CheckPlainf(elementOf(op.ResultValue().Type()) == widthType(op.Operation.Context(), e, width), "unexpected type for %s", what)
	})
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
		return bufferOf(t, widthType(t.Context(), e, width), false), true
	}
}

// inferCoordinates gives a part of a buffer for a level that shares it with others.
func inferCoordinates(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	level, ok := s.Attr("level").(*ir.IntegerAttr)
	if !ok || len(s.Operands) == 0 {
		return nil, false
	}
	t := s.Operands[0].Type()
	e := encodingOf(t)
	if e == nil {
		return nil, false
	}
	strided := uint64(level.Int64()) >= uint64(sharedStart(levels(e)))
	return bufferOf(t, widthType(t.Context(), e, crdWidth), strided), true
}

// A segment is a run of levels lo to hi-1 that hold coordinates (COO): the first is compressed and
// the others are singletons.
type segment struct {
	lo, hi int
	soa    bool // each level has its own buffer; otherwise all share one
}

// segments returns the segments of a tensor's levels, in order.
func segments(levels []string) []segment {
	var out []segment
	for i := 0; i < len(levels); {
		lo := i
		i++
		if !isFormat(levels[lo], "compressed") && !isFormat(levels[lo], "loose_compressed") {
			continue
		}
		for i < len(levels) && isFormat(levels[i], "singleton") {
			i++
		}
		if i-lo > 1 {
			out = append(out, segment{lo: lo, hi: i, soa: isSoA(levels[lo+1])})
		}
	}
	return out
}

// sharedStart returns the first level that shares a buffer of coordinates with the next one, or the
// number of levels.
func sharedStart(levels []string) int {
	if s := segments(levels); len(s) > 0 && !s[0].soa {
		return s[0].lo
	}
	return len(levels)
}

func verifyCoordinatesBuffer(op ToCoordinatesBufferOp, c *ir.Checker) {
	e := encodingOf(op.Tensor().Type())
	c.CheckPlain(e == nil || sharedStart(levels(e)) < len(levels(e)), "expected sparse tensor with a COO region")
}

// verifySpecifier checks sparse_tensor.storage_specifier.get, or .set, which has its parts, too.
func verifySpecifier(op GetStorageSpecifierOp, c *ir.Checker) {
	e := encodingOf(op.Specifier().Type())
	if e == nil {
		return
	}
	level, given := op.Level()
	kind := named.EnumText(op.SpecifierKindAttr())
	ls := levels(e)
	switch {
	case kind == "val_mem_sz":
		c.CheckPlain(!given, "redundant level argument for querying value memory size")
		return
	case strings.HasPrefix(kind, "dim_") && !isSlice(e):
		c.FailPlainf("requested slice data on non-slice tensor")
	case !given:
		c.FailPlainf("missing level argument")
	case uint64(level) >= uint64(len(ls)):
		c.FailPlainf("requested level is out of bounds")
	case kind == "pos_mem_sz" && isFormat(ls[level], "singleton"):
		c.FailPlainf("requested position memory size on a singleton level")
	}
}

func verifyTranslate(op CrdTranslateOp, c *ir.Checker) {
	e, ok := op.EncoderAttr().(*ir.DefinedAttr)
	if !ok || len(e.Params) != numParams {
		return
	}
	a, ok := e.Params[dimToLvl].(*ir.AffineMapAttr)
	if !ok {
		return
	}
	in, out := len(levels(e)), a.Map.NumDims
	if named.EnumText(op.DirectionAttr()) == "dim_to_lvl" {
		in, out = out, in
	}
	c.CheckPlain(in == op.Operation.NumOperands() && out == op.Operation.NumResults(), "Coordinate rank mismatch with encoding")
}

func verifyLvl(op LvlOp, c *ir.Checker) {
	e := encodingOf(op.Source().Type())
	v, ok := viewlike.ConstantInt(op.Index())
	c.CheckPlain(!ok || e == nil || uint64(v) < uint64(len(levels(e))), "Level index exceeds the rank of the input sparse tensor")
}

// fieldTypes returns the element types of the buffers of the levels of a tensor.
func fieldTypes(ctx *ir.Context, e *ir.DefinedAttr) []ir.Type {
	pos, crd := widthType(ctx, e, posWidth), widthType(ctx, e, crdWidth)
	ls := levels(e)
	shared := segments(ls)
	var out []ir.Type
	for i := 0; i < len(ls); i++ {
		switch l := ls[i]; {
		case isFormat(l, "compressed"), isFormat(l, "loose_compressed"):
			out = append(out, pos, crd)
		case isFormat(l, "singleton"), isFormat(l, "structured"):
			out = append(out, crd)
		}
		if len(shared) > 0 && shared[0].lo == i {
			if !shared[0].soa {
				i = shared[0].hi - 1
			}
			shared = shared[1:]
		}
	}
	return out
}

// verifyFields checks the buffers that a tensor is put together of, or taken apart
// into: those of its levels and that of the values.
func verifyFields(op *ir.Operation, t ir.Type, static bool, fields []ir.Type, values ir.Type, c *ir.Checker) {
	shaped, _ := ir.AsShaped(t)
	if static {
		c.CheckPlain(shaped != nil && !slices.Contains(shaped.Shape(), ir.Dynamic), "the sparse-tensor must have static shape")
	}
	e := encodingOf(t)
	if e == nil {
		c.FailPlainf("the sparse-tensor must have an encoding attribute")
		return
	}
	ls := levels(e)
	if start := sharedStart(ls); start < len(ls) && len(fields) > 0 {
		s, _ := ir.AsShaped(fields[len(fields)-1])
		c.CheckPlain(s != nil && len(s.Shape()) == 2 && s.Shape()[1] == int64(len(ls)-start), "input/output trailing COO level-ranks don't match")
	}
	want := fieldTypes(op.Context(), e)
	c.CheckPlain(len(fields) == len(want), "inconsistent number of fields between input/output")
	for i, f := range fields {
		c.CheckPlain(elementOf(f) == want[i], "input/output element-types don't match")
	}
	c.CheckPlain(elementOf(values) == elementOf(t), "input/output element-types don't match")
}

func typesOf(os []ir.Operand) []ir.Type {
	ts := make([]ir.Type, len(os))
	for i := range os {
		ts[i] = os[i].Value().Type()
	}
	return ts
}

func verifyAssemble(op *ir.Operation, c *ir.Checker) {
	x := AssembleOp{op}
	verifyFields(op, x.ResultValue().Type(), true, typesOf(x.Levels()), x.Values().Type(), c)
}

func verifyDisassemble(op DisassembleOp, c *ir.Checker) {
	out, values, results := op.OutLevels(), op.OutValues(), op.Operation.ResultGroup(0)
	r := op.Operation.GroupResult(1)
	c.CheckPlain(r != nil && values != nil && r.Type() == values.Type(), "output values and return value type mismatch")
	for i := range min(len(out), len(results)) {
		c.CheckPlain(out[i].Value().Type() == results[i].Type(), "output levels and return levels type mismatch")
	}
	verifyFields(op.Operation, op.Tensor().Type(), false, typesOf(out), values.Type(), c)
}

func verifyCompress(op CompressOp, c *ir.Checker) {
	e := encodingOf(op.Tensor().Type())
	c.Check(e == nil || len(op.LvlCoords())+1 == len(levels(e)), "incorrect number of coordinates")
}
