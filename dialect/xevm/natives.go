package xevm

import (
	"embed"
	"errors"
	"math/bits"
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed xevm.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "xevm",
		Ops: map[string]dialect.Op{
			BlockLoadOpName:       {Verify: typed.Verify(verifyVectorLoad)},
			BlockLoad2dOpName:     {Verify: typed.Verify(verifyLoad)},
			BlockPrefetch2dOpName: {Verify: typed.Verify(verifyPrefetch)},
			BlockStoreOpName:      {Verify: typed.Verify(verifyVectorStore)},
			BlockStore2dOpName:    {Verify: typed.Verify(verifyStore)},
			MMAOpName:             {Verify: typed.Verify(verifyProduct)},
		},
		Attributes: map[string]dialect.Attribute{"XeVMTargetAttr": {Verify: verifyTarget}},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{"mlir/Dialect/LLVMIR/XeVMOps.td": "xevm.td"},
			Roots: []string{"mlir/Dialect/LLVMIR/XeVMOps.td"},
		},
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

// A blockAccess is an operation on blocks of a matrix in memory.
type blockAccess interface {
	BaseWidth() *ir.Value
	BasePitch() *ir.Value
	ElemSizeInBits() int32
	TileWidth() int32
	TileHeight() int32
}

func tileOf(op blockAccess, blocks int32) tile {
	return tile{uint32(op.ElemSizeInBits()), uint32(op.TileWidth()), uint32(op.TileHeight()), uint32(blocks)}
}

func power(n, most uint32) bool { return bits.OnesCount32(n) == 1 && n <= most }

// verifyMatrix checks the constraints that all operations on matrix blocks share.
func verifyMatrix(op blockAccess, t tile, c *ir.Checker) {
	width, ok := constant(op.BaseWidth())
	pitch, known := constant(op.BasePitch())
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
func between(name string, n, low, high uint32, c *ir.Checker) {
	c.Checkf(n >= low && n <= high, "expecting %s to be between %d and %d", name, low, high)
}

// blocks checks the number of blocks, and how wide they are together.
func verifyBlocks(t tile, most, wide uint32, c *ir.Checker) {
	c.Check(most != 4 || t.blocks == 1 || t.blocks == 2 || t.blocks == 4, "expecting v_blocks to be 1, 2, or 4")
	c.Check(most != 2 || t.blocks == 1 || t.blocks == 2, "expecting v_blocks to be 1 or 2")
	c.Checkf(t.width*t.blocks <= wide, "tile_width * v_blocks should be less than or equal to %d for %d bit elements", wide, t.bits)
}

func verifyOneBlock(t tile, c *ir.Checker) {
	c.Check(t.blocks == 1, "expecting v_blocks to be 1")
}

func verifyLoadTile(op BlockLoad2dOp, t tile, c *ir.Checker) {
	v, ok := op.Res().Type().(*ir.VectorType)
	if !ok {
		return
	}
	width, ok := ir.IntOrFloatWidth(v.Element)
	c.Check(ok, "expecting result element type to be int or float")
	n, _ := ir.NumElements(v)
	have, want := uint32(n)*uint32(width), t.bits*t.height*t.width*t.blocks/subgroup
	c.Checkf(have == want, "result size of %d bits does not match the expected size of %d bits", have, want)
	transpose, pack := op.Transpose(), op.PackRegister()
	switch {
	case transpose && pack:
		c.Failf("transpose and pack_register are mutually exclusive")
	case transpose:
		verifyOneBlock(t, c)
		switch t.bits {
		case 32:
			between("tile_height", t.height, 1, 32, c)
			between("tile_width", t.width, 1, 8, c)
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
			between("tile_height", t.height, 4, 32, c)
			between("tile_width", t.width, 4, 16, c)
			verifyBlocks(t, 4, 64, c)
			return
		case 16:
			between("tile_height", t.height, 2, 32, c)
			between("tile_width", t.width, 2, 16, c)
			verifyBlocks(t, 4, 32, c)
			return
		}
		c.Failf("pack_register is only supported for 8 and 16 bit elements")
	}
	between("tile_height", t.height, 1, 32, c)
	switch t.bits {
	case 8:
		between("tile_width", t.width, 4, 64, c)
		verifyBlocks(t, 4, 64, c)
		return
	case 16:
		between("tile_width", t.width, 2, 32, c)
		verifyBlocks(t, 4, 32, c)
		return
	case 32:
		between("tile_width", t.width, 1, 16, c)
		verifyBlocks(t, 2, 16, c)
		return
	case 64:
		between("tile_width", t.width, 1, 8, c)
		verifyOneBlock(t, c)
		return
	}
	c.Failf("expecting elem_size_in_bits to be 8, 16, 32, or 64")
}

func verifyLoad(op BlockLoad2dOp, c *ir.Checker) {
	t := tileOf(op, op.VBlocks())
	verifyLoadTile(op, t, c)
	verifyMatrix(op, t, c)
	pack := op.PackRegister()
	if v, ok := op.Res().Type().(*ir.VectorType); ok && (t.bits == 32 || pack) {
		width, _ := ir.IntOrFloatWidth(v.Element)
		c.Check(width == 32, "expecting result element type to be 32 bits")
	}
	c.Check(!pack || t.width == subgroup, "tile_width when pack_register is true should be equal to subgroup size (16 elements)")
}

func verifyStoreTile(t tile, c *ir.Checker) {
	between("tile_height", t.height, 1, 8, c)
	switch t.bits {
	case 8:
		between("tile_width", t.width, 4, 64, c)
		return
	case 16:
		between("tile_width", t.width, 2, 32, c)
		return
	case 32:
		between("tile_width", t.width, 1, 16, c)
		return
	case 64:
		between("tile_width", t.width, 1, 8, c)
		return
	}
	c.Failf("expecting elem_size_in_bits to be 8, 16, 32, or 64")
}

// verifyWidth checks the width of a tile by that of its elements.
func verifyWidth(t tile, words []uint32, text string, c *ir.Checker) {
	c.Check(t.bits != 8 || t.width == 16 || t.width == 32, "tile_width for 8 bit elements should be equal to 16 or 32")
	c.Check(t.bits != 16 || t.width == 16, "tile_width for 16 bit elements should be equal to 16")
	c.Checkf(t.bits != 32 || slices.Contains(words, t.width), "tile_width for 32 bit elements should be equal to %s", text)
}

func verifyStore(op BlockStore2dOp, c *ir.Checker) {
	t := tileOf(op, 1)
	verifyStoreTile(t, c)
	verifyMatrix(op, t, c)
	verifyWidth(t, []uint32{16}, "16", c)
}

func verifyPrefetch(op BlockPrefetch2dOp, c *ir.Checker) {
	t := tileOf(op, op.VBlocks())
	verifyMatrix(op, t, c)
	verifyWidth(t, []uint32{8, 16}, "8 or 16", c)
}

// verifyVector checks the number of loaded or stored elements.
func verifyVector(t ir.Type, c *ir.Checker) {
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

func verifyVectorLoad(op BlockLoadOp, c *ir.Checker)   { verifyVector(op.Res().Type(), c) }
func verifyVectorStore(op BlockStoreOp, c *ir.Checker) { verifyVector(op.Val().Type(), c) }

func verifyProduct(op MMAOp, c *ir.Checker) {
	acc, ok := op.C()
	c.Check(!ok || acc.Type() == op.D().Type(), "type of C operand must match result type")
}
