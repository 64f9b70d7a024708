package tensor

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// verifySizes checks that there is an operand for each dynamic dimension of the result.
func verifySizes(op *ir.Operation, d *diag.List, operands int) bool {
	if want := viewlike.CountDynamic(resultType(op).Shape()); operands != want {
		op.EmitOpError(d, "incorrect number of dynamic sizes, has %d, expected %d", operands, want)
		return false
	}
	return true
}

func verifyEmpty(op *ir.Operation, d *diag.List) bool { return verifySizes(op, d, op.NumOperands()) }
func verifySplat(op *ir.Operation, d *diag.List) bool { return verifySizes(op, d, op.NumOperands()-1) }
func verifyGenerate(op *ir.Operation, d *diag.List) bool {
	return verifySizes(op, d, op.NumOperands())
}

func verifyExtract(op *ir.Operation, d *diag.List) bool {
	if op.NumOperands() != 1+len(operandType(op, 0).Shape()) {
		op.EmitOpError(d, "incorrect number of indices for extract_element")
		return false
	}
	return true
}

func verifyInsert(op *ir.Operation, d *diag.List) bool {
	if op.NumOperands() != 2+len(operandType(op, 1).Shape()) {
		op.EmitOpError(d, "incorrect number of indices")
		return false
	}
	return true
}

func verifyConcat(op *ir.Operation, d *diag.List) bool {
	to := resultType(op)
	rank := len(to.Shape())
	n := op.NumOperands()
	if n == 0 {
		op.EmitOpError(d, "requires at least one input")
		return false
	}
	for i := range n {
		if len(operandType(op, i).Shape()) != rank {
			op.EmitOpError(d, "rank of concatenated inputs must match result rank")
			return false
		}
	}
	for i := range n {
		if operandType(op, i).Element != to.Element {
			op.EmitOpError(d, "inputs and result element type must match")
			return false
		}
	}
	dim, ok := op.Attr("dim").(*ir.IntegerAttr)
	if !ok || dim.Int64() >= int64(rank) || dim.Int64() < 0 {
		op.EmitOpError(d, "concatenation dim must be less than the tensor rank")
		return false
	}
	shape := make([]int64, rank)
	for i := range shape {
		joined := int64(i) == dim.Int64()
		size := int64(0)
		if !joined {
			size = ir.Dynamic
		}
		for k := range n {
			m := operandType(op, k).Shape()[i]
			switch {
			case joined:
				size = viewlike.Plus(size, m)
			case size == ir.Dynamic:
				size = m
			case m != ir.Dynamic && m != size:
				op.EmitOpError(d, "static concatenation size mismatch along non-concatenated dimension %d", i)
				return false
			}
		}
		shape[i] = size
	}
	want := op.Context().RankedTensorType(shape, to.Element, nil)
	for i, m := range to.Shape() {
		if m != shape[i] && m != ir.Dynamic && shape[i] != ir.Dynamic {
			op.EmitOpError(d, "result type '%s'does not match inferred shape '%s' static sizes", to, want)
			return false
		}
	}
	return true
}

func verifyGenerateBody(op *ir.Operation, d *diag.List) bool {
	b := op.Region(0).Entry()
	to := resultType(op)
	for _, a := range b.Args() {
		if !isIndex(a.Type()) {
			op.EmitError(d, "all body arguments must be index")
			return false
		}
	}
	if b.NumArguments() != len(to.Shape()) {
		op.EmitError(d, "must have one body argument per input dimension")
		return false
	}
	if !yields(b, to.Element) {
		op.EmitOpError(d, "body must be terminated with a `yield` operation of the tensor element type")
		return false
	}
	return true
}

func isIndex(t ir.Type) bool { _, ok := t.(*ir.IndexType); return ok }

// yields reports whether a block ends with a yield of a type.
func yields(b *ir.Block, t ir.Type) bool {
	y := b.Back()
	return y != nil && y.Name() == "tensor.yield" && y.NumOperands() == 1 && y.Operand(0).Type() == t
}

func verifyPad(op *ir.Operation, d *diag.List) bool {
	from, to := operandType(op, 0), resultType(op)
	low, high := viewlike.Ints(op.Attr("static_low")), viewlike.Ints(op.Attr("static_high"))
	rank := len(from.Shape())
	if len(low) != rank || len(high) != rank {
		op.EmitError(d, "failed to infer expectedType from sourceType '%s', specified resultType is '%s'", from, to)
		return false
	}
	shape := make([]int64, rank)
	for i, n := range from.Shape() {
		shape[i] = viewlike.Plus(viewlike.Plus(n, low[i]), high[i])
	}
	same := len(to.Shape()) == rank
	for i := 0; same && i < rank; i++ {
		same = to.Shape()[i] == shape[i] || shape[i] == ir.Dynamic
	}
	if !same {
		want := op.Context().RankedTensorType(shape, from.Element, nil)
		op.EmitError(d, "specified type '%s' does not match the inferred type '%s'", to, want)
		return false
	}
	return true
}

func verifyPadBody(op *ir.Operation, d *diag.List) bool {
	b := op.Region(0).Entry()
	to := resultType(op)
	if n := len(to.Shape()); b.NumArguments() != n {
		op.EmitError(d, "expected the block to have %d arguments", n)
		return false
	}
	for i, a := range b.Args() {
		if !isIndex(a.Type()) {
			op.EmitOpError(d, "expected block argument %d to be an index", i+1)
			return false
		}
	}
	if !yields(b, to.Element) {
		op.EmitOpError(d, "expected yield type to match shape element type")
		return false
	}
	return true
}

// verifyDims checks the dimensions that a gather or scatter takes apart.
func verifyDims(op *ir.Operation, d *diag.List, kind, of string, dims, indices []int64, rank int) bool {
	n := int64(len(dims))
	switch {
	case n == 0:
		op.EmitOpError(d, "%s_dims must be non-empty", kind)
		return false
	case n > int64(rank):
		op.EmitOpError(d, "%s_dims overflow %s rank", kind, of)
		return false
	case len(indices) == 0 || indices[len(indices)-1] != n:
		op.EmitOpError(d, "%s_dims length must match the size of last dimension of indices", kind)
		return false
	}
	for _, v := range dims {
		if v < 0 {
			op.EmitOpError(d, "%s_dims value must be non-negative", kind)
			return false
		}
		if v >= int64(rank) {
			op.EmitOpError(d, "%s_dims value must be smaller than %s rank", kind, of)
			return false
		}
	}
	for i := 1; i < len(dims); i++ {
		if dims[i-1] >= dims[i] {
			op.EmitOpError(d, "%s_dims values must be strictly increasing", kind)
			return false
		}
	}
	return true
}

// gathered returns the type of what is gathered from a tensor; reduced leaves out
// the dimensions that are taken apart.
func gathered(from *ir.RankedTensorType, indices, dims []int64, reduced bool) *ir.RankedTensorType {
	shape := append([]int64(nil), indices[:len(indices)-1]...)
	k := 0
	for i, n := range from.Shape() {
		if k < len(dims) && dims[k] == int64(i) {
			k++
			if reduced {
				continue
			}
			n = 1
		}
		shape = append(shape, n)
	}
	return from.Context().RankedTensorType(shape, from.Element, from.Encoding)
}

func verifyGather(op *ir.Operation, d *diag.List) bool {
	from, indices := operandType(op, 0), operandType(op, 1).Shape()
	dims := viewlike.Ints(op.Attr("gather_dims"))
	return verifyDims(op, d, "gather", "source", dims, indices, len(from.Shape())) &&
		verifyGathered(op, d, "result", from, resultType(op), indices, dims)
}

func verifyScatter(op *ir.Operation, d *diag.List) bool {
	into, indices := operandType(op, 1), operandType(op, 2).Shape()
	dims := viewlike.Ints(op.Attr("scatter_dims"))
	if !verifyDims(op, d, "scatter", "dest", dims, indices, len(into.Shape())) {
		return false
	}
	if op.Attr("unique") == nil {
		op.EmitOpError(d, "requires 'unique' attribute to be set")
		return false
	}
	return verifyGathered(op, d, "source", into, operandType(op, 0), indices, dims)
}

func verifyGathered(op *ir.Operation, d *diag.List, what string, from, got *ir.RankedTensorType, indices, dims []int64) bool {
	full, reduced := gathered(from, indices, dims, false), gathered(from, indices, dims, true)
	if got != full && got != reduced {
		op.EmitOpError(d, "%s type mismatch: expected '%s' or its rank-reduced variant '%s' (got: '%s')", what, full, reduced, got)
		return false
	}
	return true
}
