package xegpu

import (
	"errors"
	"fmt"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// The parameters of a description of a tensor.
const (
	descShape = iota
	descElement
	descEncoding
	descLayout
	descParams
)

// classOf returns the C++ class of an attribute of the dialect, "" for another.
func classOf(a any) string {
	if d, ok := a.(*ir.DefinedAttr); ok && d.Def.Dialect != nil && d.Def.Dialect.Namespace == "xegpu" {
		return d.Def.Name
	}
	return ""
}

func parseShaped(p *asm.Parser) (ir.ParamList, ir.Type) {
	p.Punct(asm.Less)
	at := p.Pos()
	var dims []int64
	p.Check(p.Try(func() { dims = p.ParseDimensionList(nil, true, true) }), at, "failed to parse parameter 'shape'")
	at = p.Pos()
	var t ir.Type
	p.Check(p.Try(func() { t = p.ParseType() }), at, "failed to parse parameter 'elementType'")
	shape := ir.ParamList{}
	for _, n := range dims {
		shape = append(shape, n)
	}
	return shape, t
}

func printShaped(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	for _, n := range params[descShape].(ir.ParamList) {
		if n := n.(int64); n == ir.Dynamic {
			p.Byte('?')
		} else {
			p.Int(n)
		}
		p.Byte('x')
	}
	p.Type(params[descElement].(ir.Type))
}

// descSyntax is the form of the parameters of !xegpu.tensor_desc: a shape, the
// type of the elements, how the tensor lies in memory, and how it is distributed.
type descSyntax struct{}

func (descSyntax) ParseParams(p *asm.Parser) []ir.Param {
	shape, t := parseShaped(p)
	params := []ir.Param{shape, t, defaultEncoding(p.Context()), nil}
	for p.OptionalPunct(asm.Comma) {
		a := p.ParseAttribute(nil)
		switch classOf(a) {
		case "LayoutAttr", "SliceAttr":
			params[descLayout] = a
		case "BlockTensorDescAttr", "ScatterTensorDescAttr":
			params[descEncoding] = a
		default:
			p.Stop()
		}
	}
	p.Punct(asm.Greater)
	return params
}

// defaultEncoding returns the block that a description has that has none.
func defaultEncoding(ctx *ir.Context) ir.Param {
	d := ctx.Dialect("xegpu")
	if d == nil {
		return nil
	}
	block, space := d.AttributeNamed("block_tdesc_attr"), d.AttributeNamed("memory_space")
	if block == nil || space == nil || space.Enum == nil || space.Enum.CaseNamed("global") == nil {
		return nil
	}
	global := ctx.DefinedAttr(space, []ir.Param{ir.EnumValue{Def: space.Enum, Value: space.Enum.CaseNamed("global").Value}})
	return ctx.DefinedAttr(block, []ir.Param{global, ctx.Int64Attr(ctx.I64(), 1), ctx.BoolAttr(true)})
}

func (descSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	printShaped(p, params)
	if a, ok := params[descEncoding].(ir.Attribute); ok && params[descEncoding] != defaultEncoding(a.Context()) {
		p.Text(", ").Attribute(a)
	}
	if a, ok := params[descLayout].(ir.Attribute); ok {
		p.Text(", ").Attribute(a)
	}
	p.Byte('>')
}

// memorySyntax is the form of the parameters of !xegpu.mem_desc.
type memorySyntax struct{}

func (memorySyntax) ParseParams(p *asm.Parser) []ir.Param {
	shape, t := parseShaped(p)
	params := []ir.Param{shape, t, nil}
	if p.OptionalPunct(asm.Comma) {
		at := p.Pos()
		a := p.ParseAttribute(nil)
		p.Check(classOf(a) == "MemLayoutAttr", at, "invalid kind of attribute specified")
		params[2] = a
	}
	p.Punct(asm.Greater)
	return params
}

func (memorySyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	printShaped(p, params)
	if a, ok := params[2].(ir.Attribute); ok {
		p.Text(", ").Attribute(a)
	}
	p.Byte('>')
}

// layoutSyntax is the form of the parameters of #xegpu.mem_layout: names and
// attributes.
type layoutSyntax struct{}

func (layoutSyntax) ParseParams(p *asm.Parser) []ir.Param {
	at := p.Pos()
	p.Punct(asm.Less)
	var entries []ir.NamedAttribute
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		var name string
		p.ExplainAt(at, func() { name = p.ParseAnyKeyword() }, "expected valid attribute name")
		for _, e := range entries {
			p.Checkf(e.Name != name, at, "duplicate key '%s in mem layout attribute", name)
		}
		p.Punct(asm.Equal)
		entries = append(entries, ir.NamedAttribute{Name: strings.Clone(name), Value: p.ParseAttribute(nil)})
	}, "")
	p.Punct(asm.Greater)
	return []ir.Param{p.Context().DictionaryAttr(entries)}
}

func (layoutSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if d, ok := params[0].(*ir.DictionaryAttr); ok {
		for i, e := range d.Entries {
			p.Comma(i).Text(e.Name).Text(" = ").Attribute(e.Value)
		}
	}
	p.Byte('>')
}

// A tensorDesc holds the parameters of a tensor descriptor type.
type tensorDesc struct {
	shape     []int64
	element   ir.Type
	scattered bool
	chunk     int64 // of a scattered one
	blocks    int64
	space     string
	layout    ir.Attribute
}

func descOf(params []ir.Param) (t tensorDesc) {
	t.shape = intsOf(params[descShape])
	t.element, _ = params[descElement].(ir.Type)
	t.layout, _ = params[descLayout].(ir.Attribute)
	t.chunk, t.blocks, t.space = 1, 1, "global"
	if a, ok := params[descEncoding].(*ir.DefinedAttr); ok {
		t.scattered = classOf(a) == "ScatterTensorDescAttr"
		if s, ok := a.Param("memory_space").(*ir.DefinedAttr); ok && len(s.Params) == 1 {
			if v, ok := s.Params[0].(ir.EnumValue); ok {
				t.space, _ = v.Def.Text(v.Value)
			}
		}
		if n, ok := a.Param("chunk_size").(*ir.IntegerAttr); ok {
			t.chunk = n.Int64()
		}
		if n, ok := a.Param("array_length").(*ir.IntegerAttr); ok {
			t.blocks = n.Int64()
		}
	}
	return t
}

// descType returns the parameters of a tensor descriptor type, or nil for another type.
func descType(t ir.Type) *tensorDesc {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Name != "TensorDescType" || len(d.Params) != descParams {
		return nil
	}
	x := descOf(d.Params)
	return &x
}

func intsOf(p ir.Param) []int64 {
	list, _ := p.(ir.ParamList)
	out := make([]int64, 0, len(list))
	for _, e := range list {
		if n, ok := e.(int64); ok {
			out = append(out, n)
		}
	}
	return out
}

func verifyDesc(params []ir.Param) error {
	t := descOf(params)
	rank := len(t.shape)
	if rank == 0 {
		return errors.New("expected non-zero rank tensor")
	}
	if !t.scattered && rank > 1 && t.space == "slm" {
		return errors.New("SLM is only supported for 1D block tensor")
	}
	width, ok := ir.IntOrFloatWidth(t.element)
	if !ok {
		return fmt.Errorf("unsupported element type '%s': expected integer or float", t.element)
	}
	factor := int64(1)
	if width > 0 && width < 32 {
		factor = int64(32 / width)
	}
	last := t.shape[rank-1]
	if t.scattered {
		switch {
		case rank == 1 && t.chunk != 1:
			return errors.New("expected non-contiguous elements for 1D tensor")
		case t.chunk > 1 && last != t.chunk:
			return errors.New("expected last dim of tensor to match chunk size")
		case t.chunk > 1 && last%factor != 0:
			return fmt.Errorf("expected last dim of tensor to be a multiple of %d", factor)
		}
	}
	l, ok := layoutOf(t.layout)
	if !ok {
		return nil
	}
	if l.rank() != rank {
		return errors.New("expected layout rank to match tensor rank")
	}
	if t.scattered && t.chunk > 1 && len(l.laneData) == rank && l.laneData[rank-1]%factor != 0 {
		return fmt.Errorf("expected last dim of lane_data to be a multiple of: %d", factor)
	}
	if !l.distributes(t.shape) {
		texts := make([]string, rank)
		for i, n := range t.shape {
			texts[i] = fmt.Sprint(n)
		}
		return fmt.Errorf("cannot distribute [%s] using %s", strings.Join(texts, ", "), t.layout)
	}
	return nil
}

// verifyScattered checks how many elements each offset of a scattered tensor is for.
func verifyScattered(params []ir.Param) error {
	if n, ok := params[1].(*ir.IntegerAttr); ok && n.Int64() <= 0 {
		return errors.New("invalid chunk size")
	}
	return nil
}
