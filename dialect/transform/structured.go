package transform

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// ints returns the elements of an attribute that is an array of integers.
func ints(op *ir.Operation, name string) []int64 {
	switch a := op.Attr(name).(type) {
	case *ir.DenseArrayAttr:
		return a.Int64s()
	case *ir.ArrayAttr:
		return elements(a)
	}
	return nil
}

func elements(a ir.Attribute) []int64 {
	list, ok := a.(*ir.ArrayAttr)
	if !ok {
		return nil
	}
	out := make([]int64, 0, len(list.Elements))
	for _, e := range list.Elements {
		if i, ok := e.(*ir.IntegerAttr); ok {
			out = append(out, i.Int64())
		}
	}
	return out
}

// list writes integers as messages do.
func list(v []int64) string {
	var b strings.Builder
	for i, x := range v {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprint(&b, x)
	}
	return b.String()
}

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

func verifyToAllocation(op *ir.Operation, d *diag.List) bool {
	switch text(op, "memcpy_op") {
	case "bufferization.materialize_in_destination", "memref.copy", "linalg.copy":
	default:
		return fail(op, d, "unsupported memcpy op")
	}
	switch text(op, "alloc_op") {
	case "memref.alloc", "memref.alloca":
		return true
	}
	return fail(op, d, "unsupported alloc op")
}

func verifyFuse(op *ir.Operation, d *diag.List) bool {
	sizes, order := ints(op, "static_tile_sizes"), ints(op, "static_tile_interchange")
	n := len(sizes)
	if len(order) > n {
		// The reference lists the operands, which have no text.
		return fail(op, d, "interchange length exceeds iteration space dimensions (%d), found %s", n, strings.Repeat(", ", max(len(op.OperandGroup(2))-1, 0)))
	}
	seen := make([]bool, n)
	for _, v := range order {
		if v == ir.Dynamic {
			continue
		}
		if v < 0 || v >= int64(n) {
			return fail(op, d, "expects interchange values to be in range [0, %d), found: %d", n, v)
		}
		if seen[v] {
			return fail(op, d, "found duplicate interchange value: %d", v)
		}
		seen[v] = true
	}
	loops := numNonZero(sizes)
	if has(op, "use_forall") {
		loops = 1
	}
	if loops != op.NumResults()-1 {
		return fail(op, d, "expects %d loop results", loops)
	}
	return true
}

func verifyInterchange(op *ir.Operation, d *diag.List) bool {
	if p := ints(op, "iterator_interchange"); !isPermutation(p) {
		return fail(op, d, "expects iterator_interchange to be a permutation, found %s", list(p))
	}
	return true
}

func verifyTranspose(op *ir.Operation, d *diag.List) bool {
	if p := ints(op, "transpose"); !isPermutation(p) {
		return fail(op, d, "expects transpose to be a permutation, found %s", list(p))
	}
	return true
}

func verifySameResults(op *ir.Operation, d *diag.List) bool {
	for i := 1; i < op.NumResults(); i++ {
		if op.Result(i).Type() != op.Result(0).Type() {
			return fail(op, d, "expects all results type to be the same")
		}
	}
	return true
}

func verifyPackGreedily(op *ir.Operation, d *diag.List) bool {
	if !isPermutation(ints(op, "matmul_inner_dims_order")) {
		return fail(op, d, "\"matmul_inner_dims_order\" is not a valid permutation")
	}
	sizes := ints(op, "static_matmul_packed_sizes")
	for i, n := range ints(op, "matmul_padded_sizes_next_multiple_of") {
		if n != 0 && i < len(sizes) && sizes[i] != 0 {
			return fail(op, d, "at most one of the packed_size and the padded_sizes_next_multiple_of can be nonzero for the matmul strategy")
		}
	}
	return true
}

func verifyPackTranspose(op *ir.Operation, d *diag.List) bool {
	inner, outer := ints(op, "inner_perm"), ints(op, "outer_perm")
	switch {
	case !isPermutation(inner):
		return fail(op, d, "\"inner_perm\" is not a valid permutation")
	case !isPermutation(outer):
		return fail(op, d, "\"outer_perm\" is not a valid permutation")
	case len(inner) == 0 && len(outer) == 0:
		return fail(op, d, " at least one of \"inner_perm\" or \"outer_perm\" must be specified")
	}
	return true
}

func verifyPad(op *ir.Operation, d *diag.List) bool {
	for _, v := range ints(op, "nofold_flags") {
		if v != 0 && v != 1 {
			return fail(op, d, "expects nofold_flags to contain booleans (0/1), found %s", op.Attr("nofold_flags"))
		}
	}
	dims := ints(op, "padding_dimensions")
	for _, v := range dims {
		if v < 0 {
			return fail(op, d, "expects padding_dimensions to contain positive integers, found %s", op.Attr("padding_dimensions"))
		}
	}
	if n := arrayLen(op, "static_pad_to_multiple_of"); n != 0 && n != len(dims) {
		return fail(op, d, "expects as many multiples as padding_dimensions")
	}
	if a, ok := op.Attr("transpose_paddings").(*ir.ArrayAttr); ok {
		for _, e := range a.Elements {
			if !isPermutation(elements(e)) {
				return fail(op, d, "expects transpose_paddings to be a permutation, found %s", e)
			}
		}
	}
	switch text(op, "copy_back_op") {
	case "bufferization.materialize_in_destination", "linalg.copy", "none":
		return true
	}
	return fail(op, d, "invalid copy_back_op")
}

func verifyReplace(op *ir.Operation, d *diag.List) bool {
	if !op.Region(0).HasOneBlock() {
		return fail(op, d, "expected one block")
	}
	b := op.Region(0).Entry()
	o := b.Front()
	switch {
	case o == nil || o != b.Back():
		return fail(op, d, "expected one operation in block")
	case o.NumOperands() > 0:
		return fail(o, d, "expected replacement without operands")
	case !o.Has(ir.IsolatedFromAbove) && o.NumRegions() > 0:
		return fail(o, d, "expect op that is isolated from above")
	}
	return true
}

func verifyTileFor(op *ir.Operation, d *diag.List) bool {
	sizes := ints(op, "static_sizes")
	if n := arrayLen(op, "scalable_sizes"); n != len(sizes) {
		return fail(op, d, "expected same number of sizes (%d) and scalable sizes (%d)", len(sizes), n)
	}
	if n := numNonZero(sizes); n != op.NumResults()-1 {
		return fail(op, d, "expected number of loops to tile (%d) to match number of `loops` results (%d)", n, op.NumResults()-1)
	}
	return true
}

func verifyTileForall(op *ir.Operation, d *diag.List) bool {
	// The groups are the target, the numbers of threads, the sizes, and both of them packed.
	threads, packedThreads := arrayLen(op, "static_num_threads") > 0, len(op.OperandGroup(3)) > 0
	sizes, packedSizes := arrayLen(op, "static_tile_sizes") > 0, len(op.OperandGroup(4)) > 0
	switch {
	case threads && packedThreads:
		return fail(op, d, "num_threads and packed_num_threads are mutually exclusive")
	case sizes && packedSizes:
		return fail(op, d, "tile_sizes and packed_tile_sizes are mutually exclusive")
	case !threads && !packedThreads && !sizes && !packedSizes:
		return fail(op, d, "either (packed_)num_threads or (packed_)tile_sizes must be specified")
	}
	return true
}

func verifyVectorize(op *ir.Operation, d *diag.List) bool {
	if n, m := arrayLen(op, "static_vector_sizes"), arrayLen(op, "scalable_sizes"); n != m {
		return fail(op, d, "expected same number of vector sizes (%d) and scalable sizes (%d)", n, m)
	}
	return true
}

// splitSyntax is the form of a split:
//
//	split ::= target `after` (integer | operand) dictionary? `:` type (`,` type)?
type splitSyntax struct{}

func (splitSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	target, ok := p.ParseOperand()
	if !ok || !p.ParseKeyword("after", "") {
		return false
	}
	point, dynamic, ok := p.ParseOptionalOperand()
	if !ok {
		return false
	}
	size := int64(ir.Dynamic)
	if !dynamic {
		if size, ok = p.ParseInt(64, true); !ok {
			return false
		}
	}
	if !p.ParseAttrDict(s) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok || !p.ResolveOperand(s, target, t) {
		return false
	}
	if dynamic {
		if !p.Punct(asm.Comma) {
			return false
		}
		u, ok := p.ParseType()
		if !ok || !p.ResolveOperand(s, point, u) {
			return false
		}
	}
	ctx := p.Context()
	s.AddAttribute("static_chunk_sizes", ctx.Int64Attr(ctx.IntegerType(64), size))
	s.Types = append(s.Types, t)
	return true
}

func (splitSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Operand(op.Operand(0))
	p.Text(" after ")
	size := int64(ir.Dynamic)
	if a, ok := op.Attr("static_chunk_sizes").(*ir.IntegerAttr); ok {
		size = a.Int64()
	}
	dynamic := size == ir.Dynamic && op.NumOperands() > 1
	if dynamic {
		p.Operand(op.Operand(1))
	} else {
		p.Int(size)
	}
	p.Byte(' ')
	p.AttrDict(op.AllAttrs(), "static_chunk_sizes")
	p.Text(" : ")
	p.Type(op.Operand(0).Type())
	if dynamic {
		p.Text(", ")
		p.Type(op.Operand(1).Type())
	}
}

func verifySplit(op *ir.Operation, d *diag.List) bool {
	a, ok := op.Attr("static_chunk_sizes").(*ir.IntegerAttr)
	if ok && (a.Int64() == ir.Dynamic) != (op.NumOperands() > 1) {
		return fail(op, d, "expects either a dynamic or a static split point to be provided")
	}
	return true
}
