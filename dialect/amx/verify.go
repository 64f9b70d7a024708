package amx

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed amx.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "amx",
		Ops: map[string]dialect.Op{
			TileZeroOpName:  {Verify: verifyZero},
			TileLoadOpName:  {Verify: typed.Verify(verifyLoad)},
			TileStoreOpName: {Verify: typed.Verify(verifyStore)},
			TileMulFOpName:  {Verify: typed.Verify(verifyMulF)},
			TileMulIOpName:  {Verify: typed.Verify(verifyMulI)},
		},
		Types: map[string]dialect.Type{"TileType": {Syntax: tileSyntax{}}},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/AMX/AMX.td":           "amx.td",
				"mlir/Dialect/AMX/AMXInterfaces.td": "interfaces.td",
			},
			Roots: []string{"mlir/Dialect/AMX/AMX.td"},
		},
		Signatures: signatures,
	}
}

// The registers have 16 rows of 64 bytes, which are used in units of 4.
const (
	maxRows  = 16
	maxBytes = 64
)

func verifySize(op *ir.Operation, t Tile, c *ir.Checker) {
	bytes := t.Bytes()
	switch {
	case t.Rows > maxRows:
		c.Failf("bad row height: %d", t.Rows)
	case bytes > maxBytes || bytes%4 != 0:
		c.Failf("bad column width: %d", bytes)
	default:
		return
	}
}

func verifyZero(op *ir.Operation, c *ir.Checker) { verifySize(op, TileOf(op.Result(0).Type()), c) }

func verifyLoad(op TileLoadOp, c *ir.Checker) { verifyAccess(op.Operation, op, op.Res(), c) }

func verifyStore(op TileStoreOp, c *ir.Checker) {
	stored := op.Operation.OperandGroup(2)
	c.Check(len(stored) == 1, "requires one tile")
	verifyAccess(op.Operation, op, stored[0].Value(), c)
}

// An access is an operation that accesses a tile in memory.
type access interface {
	Base() *ir.Value
	Indices() typed.Operands
	Stride() (*ir.Value, bool)
}

// verifyAccess checks how a tile is kept in memory.
func verifyAccess(op *ir.Operation, in access, tile *ir.Value, c *ir.Checker) {
	m, ok := in.Base().Type().(*ir.MemRefType)
	c.Check(ok, "requires a memref")
	rank := len(m.Shape())
	c.Checkf(in.Indices().Len() == rank, "requires %d indices", rank)
	verifySize(op, TileOf(tile.Type()), c)
	if _, strided := in.Stride(); strided {
		return
	}
	c.Check(rank >= 2, "requires at least 2D memref")
	strides, _, ok := m.StridesAndOffset()
	c.Check(ok && strides[rank-1] == 1, "requires memref with unit innermost stride")
}

// verifyMul checks the sizes of a multiplication; an element of the result takes
// so many of the operands' elements at once.
func verifyMul(op *ir.Operation, x, y, acc *ir.Value, packed int64, check *ir.Checker) {
	a, b, c := TileOf(x.Type()), TileOf(y.Type()), TileOf(acc.Type())
	verifySize(op, a, check)
	verifySize(op, b, check)
	verifySize(op, c, check)
	k := a.Columns / packed
	check.Checkf(c.Rows == a.Rows && c.Columns == b.Columns/packed && k == b.Rows, "bad mult shape: %d x %d x %d", c.Rows, c.Columns, k)
}

func verifyMulF(op TileMulFOp, c *ir.Checker) {
	verifyMul(op.Operation, op.Lhs(), op.Rhs(), op.Acc(), 2, c)
	c.Check(TileOf(op.Lhs().Type()).Element == TileOf(op.Rhs().Type()).Element, "unsupported type combination")
}

func verifyMulI(op TileMulIOp, c *ir.Checker) {
	verifyMul(op.Operation, op.Lhs(), op.Rhs(), op.Acc(), 4, c)
}

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
