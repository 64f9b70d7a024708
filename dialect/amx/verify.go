package amx

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "amx",
		Ops: map[string]dialect.Op{
			"amx.tile_zero":  {Verify: verifyZero},
			"amx.tile_load":  {Verify: verifyLoad},
			"amx.tile_store": {Verify: verifyStore},
			"amx.tile_mulf":  {Verify: verifyMulF},
			"amx.tile_muli":  {Verify: verifyMulI},
		},
		Types:      map[string]dialect.Type{"TileType": {Syntax: tileSyntax{}}},
		Signatures: signatures,
	}
}

// The registers have 16 rows of 64 bytes, which are used in units of 4.
const (
	maxRows  = 16
	maxBytes = 64
)

func verifySize(op *ir.Operation, t tile, c *ir.Checker) {
	width, _ := ir.IntOrFloatWidth(t.elem)
	bytes := t.cols * int64(width) / 8
	switch {
	case t.rows > maxRows:
		c.Failf("bad row height: %d", t.rows)
	case bytes > maxBytes || bytes%4 != 0:
		c.Failf("bad column width: %d", bytes)
	default:
		return
	}
}

func verifyZero(op *ir.Operation, c *ir.Checker) { verifySize(op, tileOf(op.Result(0).Type()), c) }

func verifyLoad(op *ir.Operation, c *ir.Checker) {
	verifyAccess(op, tileOf(op.Result(0).Type()), len(op.OperandGroup(2)) > 0, c)
}

func verifyStore(op *ir.Operation, c *ir.Checker) {
	stored := op.OperandGroup(2)
	c.Check(len(stored) == 1, "requires one tile")
	verifyAccess(op, tileOf(stored[0].Value().Type()), len(op.OperandGroup(3)) > 0, c)
}

// verifyAccess checks how a tile is kept in memory.
func verifyAccess(op *ir.Operation, t tile, strided bool, c *ir.Checker) {
	m, ok := op.Operand(0).Type().(*ir.MemRefType)
	c.Check(ok, "requires a memref")
	rank := len(m.Shape())
	c.Checkf(len(op.OperandGroup(1)) == rank, "requires %d indices", rank)
	verifySize(op, t, c)
	if strided {
		return
	}
	c.Check(rank >= 2, "requires at least 2D memref")
	strides, _, ok := m.StridesAndOffset()
	c.Check(ok && strides[rank-1] == 1, "requires memref with unit innermost stride")
}

// verifyMul checks the sizes of a multiplication; an element of the result takes
// so many of the operands' elements at once.
func verifyMul(op *ir.Operation, packed int64, check *ir.Checker) {
	a, b, c := tileOf(op.Operand(0).Type()), tileOf(op.Operand(1).Type()), tileOf(op.Operand(2).Type())
	verifySize(op, a, check)
	verifySize(op, b, check)
	verifySize(op, c, check)
	k := a.cols / packed
	check.Checkf(c.rows == a.rows && c.cols == b.cols/packed && k == b.rows, "bad mult shape: %d x %d x %d", c.rows, c.cols, k)
}

func verifyMulF(op *ir.Operation, c *ir.Checker) {
	verifyMul(op, 2, c)
	c.Check(tileOf(op.Operand(0).Type()).elem == tileOf(op.Operand(1).Type()).elem, "unsupported type combination")
}

func verifyMulI(op *ir.Operation, c *ir.Checker) { verifyMul(op, 4, c) }

// tileSyntax is the sizes and the type of the elements: `<16x16xf32>`.
type tileSyntax struct{}

func (tileSyntax) ParseParams(p *asm.Parser) []ir.Param {
	p.Punct(asm.Less)
	dims := p.ParseDimensionList(nil, false, true)
	elem := p.ParseType()
	p.Punct(asm.Greater)
	shape := make(ir.ParamList, len(dims))
	for i, n := range dims {
		shape[i] = n
	}
	return []ir.Param{shape, elem}
}

func (tileSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	shape, _ := params[0].(ir.ParamList)
	for i, n := range shape {
		if i > 0 {
			p.Byte('x')
		}
		p.Int(n.(int64))
	}
	p.Byte('x') // even without dimensions, as mlir-opt does
	p.Type(params[1].(ir.Type)).Byte('>')
}

// A tile is the sizes and the type of the elements of a tile with two dimensions.
type tile struct {
	rows, cols int64
	elem       ir.Type
}

// tileOf takes a type apart that is known to be a tile with two dimensions.
func tileOf(t ir.Type) tile {
	ps := t.(*ir.DefinedType).Params
	shape := ps[0].(ir.ParamList)
	return tile{shape[0].(int64), shape[1].(int64), ps[1].(ir.Type)}
}
