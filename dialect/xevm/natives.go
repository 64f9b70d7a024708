package xevm

import (
	_ "embed"
	"errors"
	"math/bits"
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "xevm",
		Ops: map[string]dialect.Op{
			"xevm.blockload":       {Verify: verifyVectorLoad},
			"xevm.blockload2d":     {Verify: verifyLoad},
			"xevm.blockprefetch2d": {Verify: verifyPrefetch},
			"xevm.blockstore":      {Verify: verifyVectorStore},
			"xevm.blockstore2d":    {Verify: verifyStore},
			"xevm.mma":             {Verify: verifyProduct},
		},
		Attributes: map[string]dialect.Attribute{"XeVMTargetAttr": {Verify: verifyTarget}},
		Signatures: signatures,
	}
}

// verifyTarget checks the parameters of a target; whether the files that it names
// exist is not asked.
func verifyTarget(params []ir.Param) error {
	if err := dialect.CheckTarget(params[0], params[1], params[2]); err != nil {
		return err
	}
	if files, ok := params[4].(*ir.ArrayAttr); ok {
		for _, f := range files.Elements {
			if s, ok := f.(*ir.StringAttr); ok && s.Value == "" {
				return errors.New("File paths in linkFiles cannot be empty.")
			}
		}
	}
	return nil
}

// subgroup is the number of work items of a subgroup.
const subgroup = 16

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

// verifyMatrix checks the constraints that all operations on matrix blocks share.
func verifyMatrix(op *ir.Operation, t tile, c *ir.Checker) {
	width, ok := constant(op.Operand(1))
	pitch, known := constant(op.Operand(3))
	c.Check(!ok || !known || pitch >= width, "4th operand (base pitch) should be >= 2nd operand (base width)")
	c.Check(t.bits >= 8 && power(t.bits, 32), "expecting 'elem_size_in_bits' to be 8, 16, or 32")
	c.Check(power(t.height, 32), "expecting tile_height to be 1, 2, 4, 8, 16, or 32")
	c.Check(power(t.blocks, 8), "expecting v_blocks to be 1, 2, 4, or 8")
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
func between(op *ir.Operation, name string, n, low, high uint32, c *ir.Checker) {
	c.Checkf(n >= low && n <= high, "expecting %s to be between %d and %d", name, low, high)
}

// blocks checks the number of blocks, and how wide they are together.
func verifyBlocks(op *ir.Operation, t tile, most, wide uint32, c *ir.Checker) {
	c.Check(most != 4 || t.blocks == 1 || t.blocks == 2 || t.blocks == 4, "expecting v_blocks to be 1, 2, or 4")
	c.Check(most != 2 || t.blocks == 1 || t.blocks == 2, "expecting v_blocks to be 1 or 2")
	c.Checkf(t.width*t.blocks <= wide, "tile_width * v_blocks should be less than or equal to %d for %d bit elements", wide, t.bits)
}

func verifyOneBlock(op *ir.Operation, t tile, c *ir.Checker) {
	c.Check(t.blocks == 1, "expecting v_blocks to be 1")
}

func verifyLoadTile(op *ir.Operation, t tile, c *ir.Checker) {
	v, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok {
		return
	}
	width, ok := ir.IntOrFloatWidth(v.Element)
	c.Check(ok, "expecting result element type to be int or float")
	n, _ := ir.NumElements(v)
	have, want := uint32(n)*uint32(width), t.bits*t.height*t.width*t.blocks/subgroup
	c.Checkf(have == want, "result size of %d bits does not match the expected size of %d bits", have, want)
	transpose, pack := named.Bool(op, "transpose"), named.Bool(op, "pack_register")
	switch {
	case transpose && pack:
		c.Failf("transpose and pack_register are mutually exclusive")
	case transpose:
		verifyOneBlock(op, t, c)
		switch t.bits {
		case 32:
			between(op, "tile_height", t.height, 1, 32, c)
			between(op, "tile_width", t.width, 1, 8, c)
			return
		case 64:
			c.Check(t.height == 8, "expecting tile_height to be 8 for 64 bit elements")
			c.Check(t.width == 1 || t.width == 2 || t.width == 4, "expecting tile_width to be 1, 2, or 4")
			return
		}
		c.Failf("transpose is only supported for 32 and 64 bit elements")
	case pack:
		switch t.bits {
		case 8:
			between(op, "tile_height", t.height, 4, 32, c)
			between(op, "tile_width", t.width, 4, 16, c)
			verifyBlocks(op, t, 4, 64, c)
			return
		case 16:
			between(op, "tile_height", t.height, 2, 32, c)
			between(op, "tile_width", t.width, 2, 16, c)
			verifyBlocks(op, t, 4, 32, c)
			return
		}
		c.Failf("pack_register is only supported for 8 and 16 bit elements")
	}
	between(op, "tile_height", t.height, 1, 32, c)
	switch t.bits {
	case 8:
		between(op, "tile_width", t.width, 4, 64, c)
		verifyBlocks(op, t, 4, 64, c)
		return
	case 16:
		between(op, "tile_width", t.width, 2, 32, c)
		verifyBlocks(op, t, 4, 32, c)
		return
	case 32:
		between(op, "tile_width", t.width, 1, 16, c)
		verifyBlocks(op, t, 2, 16, c)
		return
	case 64:
		between(op, "tile_width", t.width, 1, 8, c)
		verifyOneBlock(op, t, c)
		return
	}
	c.Failf("expecting elem_size_in_bits to be 8, 16, 32, or 64")
}

func verifyLoad(op *ir.Operation, c *ir.Checker) {
	t := tileOf(op)
	verifyLoadTile(op, t, c)
	verifyMatrix(op, t, c)
	pack := named.Bool(op, "pack_register")
	if v, ok := op.Result(0).Type().(*ir.VectorType); ok && (t.bits == 32 || pack) {
		width, _ := ir.IntOrFloatWidth(v.Element)
		c.Check(width == 32, "expecting result element type to be 32 bits")
	}
	c.Check(!pack || t.width == subgroup, "tile_width when pack_register is true should be equal to subgroup size (16 elements)")
}

func verifyStoreTile(op *ir.Operation, t tile, c *ir.Checker) {
	between(op, "tile_height", t.height, 1, 8, c)
	switch t.bits {
	case 8:
		between(op, "tile_width", t.width, 4, 64, c)
		return
	case 16:
		between(op, "tile_width", t.width, 2, 32, c)
		return
	case 32:
		between(op, "tile_width", t.width, 1, 16, c)
		return
	case 64:
		between(op, "tile_width", t.width, 1, 8, c)
		return
	}
	c.Failf("expecting elem_size_in_bits to be 8, 16, 32, or 64")
}

// verifyWidth checks the width of a tile by that of its elements.
func verifyWidth(op *ir.Operation, t tile, words []uint32, text string, c *ir.Checker) {
	c.Check(t.bits != 8 || t.width == 16 || t.width == 32, "tile_width for 8 bit elements should be equal to 16 or 32")
	c.Check(t.bits != 16 || t.width == 16, "tile_width for 16 bit elements should be equal to 16")
	c.Checkf(t.bits != 32 || slices.Contains(words, t.width), "tile_width for 32 bit elements should be equal to %s", text)
}

func verifyStore(op *ir.Operation, c *ir.Checker) {
	t := tileOf(op)
	verifyStoreTile(op, t, c)
	verifyMatrix(op, t, c)
	verifyWidth(op, t, []uint32{16}, "16", c)
}

func verifyPrefetch(op *ir.Operation, c *ir.Checker) {
	t := tileOf(op)
	verifyMatrix(op, t, c)
	verifyWidth(op, t, []uint32{8, 16}, "8 or 16", c)
}

// verifyVector checks the number of loaded or stored elements.
func verifyVector(op *ir.Operation, t ir.Type, c *ir.Checker) {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return
	}
	n, _ := ir.NumElements(v)
	width, _ := ir.IntOrFloatWidth(v.Element)
	fits := n == 2 || n == 4 || n == 8
	if width/8 == 1 {
		c.Check(fits || n == 16, "vector size must be 2, 4, 8 or 16 for 8-bit element type")
	} else {
		c.Check(fits, "vector size must be 2, 4 or 8 for element type > 8 bits")
	}
}

func verifyVectorLoad(op *ir.Operation, c *ir.Checker) { verifyVector(op, op.Result(0).Type(), c) }

func verifyVectorStore(op *ir.Operation, c *ir.Checker) { verifyVector(op, named.Type(op, "val"), c) }

func verifyProduct(op *ir.Operation, c *ir.Checker) {
	t := named.Type(op, "c")
	c.Check(t == nil || t == op.Result(0).Type(), "type of C operand must match result type")
}
