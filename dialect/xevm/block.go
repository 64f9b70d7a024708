package xevm

import (
	"math/bits"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// subgroup is the number of work items of a subgroup.
const subgroup = 16

func fail(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	op.EmitOpError(d, format, args...)
	return false
}

// A tile is the block of a matrix that an operation moves.
type tile struct{ bits, width, height, blocks uint32 }

func tileOf(op *ir.Operation) tile {
	get := func(name string) uint32 { n, _ := named.Int(op, name); return uint32(n) }
	t := tile{get("elem_size_in_bits"), get("tile_width"), get("tile_height"), get("v_blocks")}
	if op.Name() == "xevm.blockstore2d" {
		t.blocks = 1
	}
	return t
}

func power(n, most uint32) bool { return bits.OnesCount32(n) == 1 && n <= most }

// verifyMatrix checks what all operations on blocks of matrices obey.
func verifyMatrix(op *ir.Operation, t tile, d *diag.List) bool {
	width, ok := constant(op.Operand(1))
	pitch, known := constant(op.Operand(3))
	switch {
	case ok && known && pitch < width:
		return fail(op, d, "4th operand (base pitch) should be >= 2nd operand (base width)")
	case t.bits < 8 || !power(t.bits, 32):
		return fail(op, d, "expecting 'elem_size_in_bits' to be 8, 16, or 32")
	case !power(t.height, 32):
		return fail(op, d, "expecting tile_height to be 1, 2, 4, 8, 16, or 32")
	case !power(t.blocks, 8):
		return fail(op, d, "expecting v_blocks to be 1, 2, 4, or 8")
	}
	return true
}

// constant returns the integer that a value is known to be.
func constant(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Has(ir.ConstantLike) {
		return 0, false
	}
	return named.Int(op, "value")
}

// between checks that a size of a tile lies in a range.
func between(op *ir.Operation, name string, n, low, high uint32, d *diag.List) bool {
	if n < low || n > high {
		return fail(op, d, "expecting %s to be between %d and %d", name, low, high)
	}
	return true
}

// blocks checks the number of blocks, and how wide they are together.
func verifyBlocks(op *ir.Operation, t tile, most, wide uint32, d *diag.List) bool {
	switch {
	case most == 4 && t.blocks != 1 && t.blocks != 2 && t.blocks != 4:
		return fail(op, d, "expecting v_blocks to be 1, 2, or 4")
	case most == 2 && t.blocks != 1 && t.blocks != 2:
		return fail(op, d, "expecting v_blocks to be 1 or 2")
	case t.width*t.blocks > wide:
		return fail(op, d, "tile_width * v_blocks should be less than or equal to %d for %d bit elements", wide, t.bits)
	}
	return true
}

func verifyOneBlock(op *ir.Operation, t tile, d *diag.List) bool {
	if t.blocks != 1 {
		return fail(op, d, "expecting v_blocks to be 1")
	}
	return true
}

func verifyLoadTile(op *ir.Operation, t tile, d *diag.List) bool {
	v, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok {
		return true
	}
	width, ok := ir.IntOrFloatWidth(v.Element)
	if !ok {
		return fail(op, d, "expecting result element type to be int or float")
	}
	n, _ := ir.NumElements(v)
	have, want := uint32(n)*uint32(width), t.bits*t.height*t.width*t.blocks/subgroup
	if have != want {
		return fail(op, d, "result size of %d bits does not match the expected size of %d bits", have, want)
	}
	transpose, pack := named.Bool(op, "transpose"), named.Bool(op, "pack_register")
	switch {
	case transpose && pack:
		return fail(op, d, "transpose and pack_register are mutually exclusive")
	case transpose:
		if !verifyOneBlock(op, t, d) {
			return false
		}
		switch t.bits {
		case 32:
			return between(op, "tile_height", t.height, 1, 32, d) && between(op, "tile_width", t.width, 1, 8, d)
		case 64:
			if t.height != 8 {
				return fail(op, d, "expecting tile_height to be 8 for 64 bit elements")
			}
			if t.width != 1 && t.width != 2 && t.width != 4 {
				return fail(op, d, "expecting tile_width to be 1, 2, or 4")
			}
			return true
		}
		return fail(op, d, "transpose is only supported for 32 and 64 bit elements")
	case pack:
		switch t.bits {
		case 8:
			return between(op, "tile_height", t.height, 4, 32, d) && between(op, "tile_width", t.width, 4, 16, d) && verifyBlocks(op, t, 4, 64, d)
		case 16:
			return between(op, "tile_height", t.height, 2, 32, d) && between(op, "tile_width", t.width, 2, 16, d) && verifyBlocks(op, t, 4, 32, d)
		}
		return fail(op, d, "pack_register is only supported for 8 and 16 bit elements")
	}
	if !between(op, "tile_height", t.height, 1, 32, d) {
		return false
	}
	switch t.bits {
	case 8:
		return between(op, "tile_width", t.width, 4, 64, d) && verifyBlocks(op, t, 4, 64, d)
	case 16:
		return between(op, "tile_width", t.width, 2, 32, d) && verifyBlocks(op, t, 4, 32, d)
	case 32:
		return between(op, "tile_width", t.width, 1, 16, d) && verifyBlocks(op, t, 2, 16, d)
	case 64:
		return between(op, "tile_width", t.width, 1, 8, d) && verifyOneBlock(op, t, d)
	}
	return fail(op, d, "expecting elem_size_in_bits to be 8, 16, 32, or 64")
}

func verifyLoad(op *ir.Operation, d *diag.List) bool {
	t := tileOf(op)
	if !verifyLoadTile(op, t, d) || !verifyMatrix(op, t, d) {
		return false
	}
	pack := named.Bool(op, "pack_register")
	if v, ok := op.Result(0).Type().(*ir.VectorType); ok && (t.bits == 32 || pack) {
		if width, _ := ir.IntOrFloatWidth(v.Element); width != 32 {
			return fail(op, d, "expecting result element type to be 32 bits")
		}
	}
	if pack && t.width != subgroup {
		return fail(op, d, "tile_width when pack_register is true should be equal to subgroup size (16 elements)")
	}
	return true
}

func verifyStoreTile(op *ir.Operation, t tile, d *diag.List) bool {
	if !between(op, "tile_height", t.height, 1, 8, d) {
		return false
	}
	switch t.bits {
	case 8:
		return between(op, "tile_width", t.width, 4, 64, d)
	case 16:
		return between(op, "tile_width", t.width, 2, 32, d)
	case 32:
		return between(op, "tile_width", t.width, 1, 16, d)
	case 64:
		return between(op, "tile_width", t.width, 1, 8, d)
	}
	return fail(op, d, "expecting elem_size_in_bits to be 8, 16, 32, or 64")
}

// verifyWidth checks the width of a tile by that of its elements.
func verifyWidth(op *ir.Operation, t tile, words []uint32, text string, d *diag.List) bool {
	switch {
	case t.bits == 8 && t.width != 16 && t.width != 32:
		return fail(op, d, "tile_width for 8 bit elements should be equal to 16 or 32")
	case t.bits == 16 && t.width != 16:
		return fail(op, d, "tile_width for 16 bit elements should be equal to 16")
	case t.bits == 32 && !slices.Contains(words, t.width):
		return fail(op, d, "tile_width for 32 bit elements should be equal to %s", text)
	}
	return true
}

func verifyStore(op *ir.Operation, d *diag.List) bool {
	t := tileOf(op)
	return verifyStoreTile(op, t, d) && verifyMatrix(op, t, d) && verifyWidth(op, t, []uint32{16}, "16", d)
}

func verifyPrefetch(op *ir.Operation, d *diag.List) bool {
	t := tileOf(op)
	return verifyMatrix(op, t, d) && verifyWidth(op, t, []uint32{8, 16}, "8 or 16", d)
}

// verifyVector checks the number of elements of what is loaded or stored.
func verifyVector(op *ir.Operation, t ir.Type, d *diag.List) bool {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return true
	}
	n, _ := ir.NumElements(v)
	width, _ := ir.IntOrFloatWidth(v.Element)
	fits := n == 2 || n == 4 || n == 8
	if width/8 == 1 {
		if !fits && n != 16 {
			return fail(op, d, "vector size must be 2, 4, 8 or 16 for 8-bit element type")
		}
	} else if !fits {
		return fail(op, d, "vector size must be 2, 4 or 8 for element type > 8 bits")
	}
	return true
}

func verifyVectorLoad(op *ir.Operation, d *diag.List) bool {
	return verifyVector(op, op.Result(0).Type(), d)
}

func verifyVectorStore(op *ir.Operation, d *diag.List) bool {
	return verifyVector(op, named.Type(op, "val"), d)
}

func verifyProduct(op *ir.Operation, d *diag.List) bool {
	if t := named.Type(op, "c"); t != nil && t != op.Result(0).Type() {
		return fail(op, d, "type of C operand must match result type")
	}
	return true
}
