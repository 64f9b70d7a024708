package tollvm

import (
	"github.com/mica-ir/mica/dialect/amx"
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// AMXPatterns returns the patterns for amx, and makes the type converter convert tiles.
func AMXPatterns(t *Types) []conversion.Pattern {
	t.Add(func(of ir.Type) (ir.Type, bool) {
		if !amx.IsTile(of) {
			return nil, false
		}
		return llvm.TileType(t.ctx), true
	})
	return []conversion.Pattern{
		t.pattern(amx.TileZeroOpName, t.zeroTile),
		t.pattern(amx.TileLoadOpName, t.loadTile),
		t.pattern(amx.TileStoreOpName, t.storeTile),
		t.pattern(amx.TileMulFOpName, t.multiplyTiles),
		t.pattern(amx.TileMulIOpName, t.multiplyTiles),
	}
}

// tileSizes inserts constants of the number of rows of a tile and of bytes in each.
func (e emitter) tileSizes(of ir.Type) (rows, bytes *ir.Value) {
	tile := amx.TileOf(of)
	i16 := e.Context().IntegerType(16)
	return e.number(i16, tile.Rows), e.number(i16, tile.Bytes())
}

func (t *Types) zeroTile(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	rows, bytes := t.emit(op, r).tileSizes(op.Result(0).Type())
	return t.callIntrinsic(op, r, "llvm.x86.tilezero.internal", []*ir.Value{rows, bytes})
}

// tileAddress returns the address of a tile in memory, and the distance of its rows in bytes: an
// operand, or the memref's row stride if that operand is missing.
func (e emitter) tileAddress(of *ir.MemRefType, base *ir.Value, indexes, stride []*ir.Value) (address, bytes *ir.Value) {
	d := e.descriptor(base)
	address = d.element(of, indexes, false)
	width, _ := ir.IntOrFloatWidth(of.Element)
	size := int64(width / 8)
	i64 := e.Context().I64()
	if len(stride) > 0 {
		return address, e.integer("mul", e.number(i64, size), stride[0])
	}
	row := len(of.Shape()) - 2
	if strides, _, _ := of.StridesAndOffset(); strides[row] != ir.Dynamic {
		return address, e.number(i64, size*strides[row])
	}
	elements := d.stride(row)
	return address, e.integer("mul", e.number(i64, size), elements)
}

func (t *Types) loadTile(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	of := memrefType(amx.TileLoadOp{Operation: op}.Base())
	rows, bytes := e.tileSizes(op.Result(0).Type())
	last := 1 + len(of.Shape())
	address, stride := e.tileAddress(of, operands[0], operands[1:last], operands[last:])
	return t.callIntrinsic(op, r, "llvm.x86.tileloadd64.internal", []*ir.Value{rows, bytes, address, stride})
}

func (t *Types) storeTile(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	store := amx.TileStoreOp{Operation: op}
	of := memrefType(store.Base())
	tile := 1 + len(of.Shape())
	rows, bytes := e.tileSizes(store.Val().Type())
	address, stride := e.tileAddress(of, operands[0], operands[1:tile], operands[tile+1:])
	return t.callIntrinsic(op, r, "llvm.x86.tilestored64.internal", []*ir.Value{rows, bytes, address, stride, operands[tile]})
}

// multiplyTiles lowers a multiplication. The intrinsic takes the accumulator first.
func (t *Types) multiplyTiles(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	e := t.emit(op, r)
	product := typed.Binary{Operation: op}
	rows, inner := e.tileSizes(product.Lhs().Type())
	_, bytes := e.tileSizes(product.Rhs().Type())
	return t.callIntrinsic(op, r, tileProduct(op), []*ir.Value{rows, bytes, inner, operands[2], operands[0], operands[1]})
}

// tileProduct returns the intrinsic for a multiplication.
func tileProduct(op *ir.Operation) string {
	if op.Name() == amx.TileMulFOpName {
		if amx.TileOf(amx.TileMulFOp{Operation: op}.Lhs().Type()).Element == op.Context().FloatType(num.F16) {
			return "llvm.x86.tdpfp16ps.internal"
		}
		return "llvm.x86.tdpbf16ps.internal"
	}
	sign := func(unsigned string) string {
		if op.Attr(unsigned) != nil {
			return "u"
		}
		return "s"
	}
	return "llvm.x86.tdpb" + sign("isZextLhs") + sign("isZextRhs") + "d.internal"
}
