package transform

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// isPermutation reports whether a list holds each number below its length once.
func isPermutation(p []int64) bool {
	seen := make([]bool, len(p))
	for _, v := range p {
		if v < 0 || v >= int64(len(p)) || seen[v] {
			return false
		}
		seen[v] = true
	}
	return true
}

// arrayLen returns the number of elements of a dense array.
func arrayLen(op *ir.Operation, name string) int {
	if a, ok := op.Attr(name).(*ir.DenseArrayAttr); ok {
		return a.Len()
	}
	return 0
}

// numNonZero counts the sizes that make a loop.
func numNonZero(sizes []int64) (n int) {
	for _, v := range sizes {
		if v != 0 {
			n++
		}
	}
	return n
}

func verifyToAllocation(op BufferizeToAllocationOp, c *ir.Checker) {
	switch op.MemcpyOp() {
	case "bufferization.materialize_in_destination", "memref.copy", "linalg.copy":
	default:
		c.Failf("unsupported memcpy op")
	}
	switch op.AllocOp() {
	case "memref.alloc", "memref.alloca":
		return
	}
	c.Failf("unsupported alloc op")
}

func verifyFuse(op FuseOp, c *ir.Checker) {
	sizes, order := named.IntsOf(op.StaticTileSizesAttr()), named.IntsOf(op.StaticTileInterchangeAttr())
	n := len(sizes)
	if len(order) > n {
		// The reference lists the operands, which have no text.
		c.Failf("interchange length exceeds iteration space dimensions (%d), found %s", n, strings.Repeat(", ", max(len(op.TileInterchange())-1, 0)))
	}
	seen := make([]bool, n)
	for _, v := range order {
		if v == ir.Dynamic {
			continue
		}
		c.Checkf(v >= 0 && v < int64(n), "expects interchange values to be in range [0, %d), found: %d", n, v)
		c.Checkf(!seen[v], "found duplicate interchange value: %d", v)
		seen[v] = true
	}
	loops := numNonZero(sizes)
	if has(op.Operation, "use_forall") {
		loops = 1
	}
	c.Checkf(loops == op.Operation.NumResults()-1, "expects %d loop results", loops)
}

func verifyInterchange(op InterchangeOp, c *ir.Checker) {
	if p := named.IntsOf(op.IteratorInterchangeAttr()); !isPermutation(p) {
		c.Failf("expects iterator_interchange to be a permutation, found %s", ir.JoinInts(p))
	}
}

// verifyTranspose checks transform.structured.hoist_pad or its like.
func verifyTranspose(op HoistPadOp, c *ir.Checker) {
	if p := named.IntsOf(op.TransposeAttr()); !isPermutation(p) {
		c.Failf("expects transpose to be a permutation, found %s", ir.JoinInts(p))
	}
}

func verifySameResults(op *ir.Operation, c *ir.Checker) {
	for i := 1; i < op.NumResults(); i++ {
		c.Check(op.Result(i).Type() == op.Result(0).Type(), "expects all results type to be the same")
	}
}

func verifyPackGreedily(op PackGreedilyOp, c *ir.Checker) {
	c.Check(isPermutation(named.IntsOf(op.MatmulInnerDimsOrderAttr())), "\"matmul_inner_dims_order\" is not a valid permutation")
	sizes := named.IntsOf(op.StaticMatmulPackedSizesAttr())
	for i, n := range named.IntsOf(op.MatmulPaddedSizesNextMultipleOfAttr()) {
		c.Check(n == 0 || i >= len(sizes) || sizes[i] == 0,
			"at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy")
	}
}

func verifyPackTranspose(op PackTransposeOp, c *ir.Checker) {
	inner, outer := named.IntsOf(op.InnerPermAttr()), named.IntsOf(op.OuterPermAttr())
	c.Check(isPermutation(inner), "\"inner_perm\" is not a valid permutation")
	c.Check(isPermutation(outer), "\"outer_perm\" is not a valid permutation")
	c.Check(len(inner) != 0 || len(outer) != 0, " at least one of \"inner_perm\" or \"outer_perm\" must be specified")
}

func verifyPad(op PadOp, c *ir.Checker) {
	for _, v := range named.IntsOf(op.NofoldFlagsAttr()) {
		if v != 0 && v != 1 {
			c.Failf("expects nofold_flags to contain booleans (0/1), found %s", op.NofoldFlagsAttr())
		}
	}
	dims := named.IntsOf(op.PaddingDimensionsAttr())
	for _, v := range dims {
		if v < 0 {
			c.Failf("expects padding_dimensions to contain positive integers, found %s", op.PaddingDimensionsAttr())
		}
	}
	n := arrayLen(op.Operation, "static_pad_to_multiple_of")
	c.Check(n == 0 || n == len(dims), "expects as many multiples as padding_dimensions")
	if a, ok := op.TransposePaddingsAttr().(*ir.ArrayAttr); ok {
		for _, e := range a.Elements {
			c.Checkf(isPermutation(named.IntsOf(e)), "expects transpose_paddings to be a permutation, found %s", e)
		}
	}
	switch op.CopyBackOp() {
	case "bufferization.materialize_in_destination", "linalg.copy", "none":
		return
	}
	c.Failf("invalid copy_back_op")
}

func verifyReplace(op *ir.Operation, c *ir.Checker) {
	c.Check(op.Region(0).HasOneBlock(), "expected one block")
	b := op.Region(0).Entry()
	o := b.Front()
	c.Check(o != nil && o == b.Back(), "expected one operation in block")
	c.On(o).Check(o.NumOperands() == 0, "expected replacement without operands")
	c.On(o).Check(o.Has(ir.IsolatedFromAbove) || o.NumRegions() == 0, "expect op that is isolated from above")
}

func verifyTileFor(op TileUsingForOp, c *ir.Checker) {
	sizes := named.IntsOf(op.StaticSizesAttr())
	n := arrayLen(op.Operation, "scalable_sizes")
	c.Checkf(n == len(sizes), "expected same number of sizes (%d) and scalable sizes (%d)", len(sizes), n)
	if n := numNonZero(sizes); n != op.Operation.NumResults()-1 {
		c.Failf("expected number of loops to tile (%d) to match number of `loops` results (%d)", n, op.Operation.NumResults()-1)
	}
}

func verifyTileForall(op TileUsingForallOp, c *ir.Checker) {
	_, packedThreads := op.PackedNumThreads()
	_, packedSizes := op.PackedTileSizes()
	threads, sizes := arrayLen(op.Operation, "static_num_threads") > 0, arrayLen(op.Operation, "static_tile_sizes") > 0
	c.Check(!threads || !packedThreads, "num_threads and packed_num_threads are mutually exclusive")
	c.Check(!sizes || !packedSizes, "tile_sizes and packed_tile_sizes are mutually exclusive")
	c.Check(threads || packedThreads || sizes || packedSizes, "either (packed_)num_threads or (packed_)tile_sizes must be specified")
}

func verifyVectorize(op *ir.Operation, c *ir.Checker) {
	n, m := arrayLen(op, "static_vector_sizes"), arrayLen(op, "scalable_sizes")
	c.Checkf(n == m, "expected same number of vector sizes (%d) and scalable sizes (%d)", n, m)
}

// splitSyntax is the form of a split:
//
//	split ::= target `after` (integer | operand) dictionary? `:` type (`,` type)?
type splitSyntax struct{}

func (splitSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	target := p.ParseOperand()
	p.ParseKeyword("after", "")
	point, dynamic := p.ParseOptionalOperand()
	size := int64(ir.Dynamic)
	if !dynamic {
		size = p.ParseInt(64, true)
	}
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	p.ResolveOperand(s, target, t)
	if dynamic {
		p.Punct(asm.Comma)
		p.ResolveOperand(s, point, p.ParseType())
	}
	ctx := p.Context()
	s.AddAttribute("static_chunk_sizes", ctx.Int64Attr(ctx.IntegerType(64), size))
	s.Types = append(s.Types, t)
}

func (splitSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	target := SplitOp{op}.Target().Type()
	if slices.ContainsFunc(op.ResultTypes(), func(t ir.Type) bool { return t != target }) {
		p.PrintGeneric() // the form shows one type
		return
	}
	p.Byte(' ').Operand(SplitOp{op}.Target()).Text(" after ")
	size := int64(ir.Dynamic)
	if a, ok := (SplitOp{op}).StaticChunkSizesAttr().(*ir.IntegerAttr); ok {
		size = a.Int64()
	}
	point, dynamic := SplitOp{op}.DynamicChunkSizes()
	if dynamic = dynamic && size == ir.Dynamic; dynamic {
		p.Operand(point)
	} else {
		p.Int(size)
	}
	p.Byte(' ').AttrDict(op.AllAttrs(), "static_chunk_sizes").Text(" : ").Type(target)
	if dynamic {
		p.Text(", ").Type(point.Type())
	}
}

func verifySplit(op SplitOp, c *ir.Checker) {
	a, ok := op.StaticChunkSizesAttr().(*ir.IntegerAttr)
	c.Check(!ok || (a.Int64() == ir.Dynamic) == (op.Operation.NumOperands() > 1), "expects either a dynamic or a static split point to be provided")
}
