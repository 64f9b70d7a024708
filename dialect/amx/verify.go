package amx

import (
	_ "embed"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// signatures are those of the definitions that the natives are written for.
//
//go:embed signatures.txt
var signatures string

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

func verifySize(op *ir.Operation, t tile, d *diag.List) bool {
	width, _ := ir.IntOrFloatWidth(t.elem)
	bytes := t.cols * int64(width) / 8
	switch {
	case t.rows > maxRows:
		op.EmitOpError(d, "bad row height: %d", t.rows)
	case bytes > maxBytes || bytes%4 != 0:
		op.EmitOpError(d, "bad column width: %d", bytes)
	default:
		return true
	}
	return false
}

func verifyZero(op *ir.Operation, d *diag.List) bool {
	return verifySize(op, tileOf(op.Result(0).Type()), d)
}

func verifyLoad(op *ir.Operation, d *diag.List) bool {
	return verifyAccess(op, tileOf(op.Result(0).Type()), len(op.OperandGroup(2)) > 0, d)
}

func verifyStore(op *ir.Operation, d *diag.List) bool {
	stored := op.OperandGroup(2)
	if len(stored) != 1 {
		op.EmitOpError(d, "requires one tile")
		return false
	}
	return verifyAccess(op, tileOf(stored[0].Value().Type()), len(op.OperandGroup(3)) > 0, d)
}

// verifyAccess checks how a tile is kept in memory.
func verifyAccess(op *ir.Operation, t tile, strided bool, d *diag.List) bool {
	m, ok := op.Operand(0).Type().(*ir.MemRefType)
	if !ok { // its segment is empty
		op.EmitOpError(d, "requires a memref")
		return false
	}
	rank := len(m.Shape())
	if len(op.OperandGroup(1)) != rank {
		op.EmitOpError(d, "requires %d indices", rank)
		return false
	}
	if !verifySize(op, t, d) {
		return false
	}
	if strided {
		return true
	}
	if rank < 2 {
		op.EmitOpError(d, "requires at least 2D memref")
		return false
	}
	if strides, _, ok := m.StridesAndOffset(); !ok || strides[rank-1] != 1 {
		op.EmitOpError(d, "requires memref with unit innermost stride")
		return false
	}
	return true
}

// verifyMul checks the sizes of a multiplication; an element of the result takes
// so many of the operands' elements at once.
func verifyMul(op *ir.Operation, packed int64, d *diag.List) bool {
	a, b, c := tileOf(op.Operand(0).Type()), tileOf(op.Operand(1).Type()), tileOf(op.Operand(2).Type())
	if !verifySize(op, a, d) || !verifySize(op, b, d) || !verifySize(op, c, d) {
		return false
	}
	if k := a.cols / packed; c.rows != a.rows || c.cols != b.cols/packed || k != b.rows {
		op.EmitOpError(d, "bad mult shape: %d x %d x %d", c.rows, c.cols, k)
		return false
	}
	return true
}

func verifyMulF(op *ir.Operation, d *diag.List) bool {
	if !verifyMul(op, 2, d) {
		return false
	}
	if tileOf(op.Operand(0).Type()).elem != tileOf(op.Operand(1).Type()).elem {
		op.EmitOpError(d, "unsupported type combination")
		return false
	}
	return true
}

func verifyMulI(op *ir.Operation, d *diag.List) bool { return verifyMul(op, 4, d) }
