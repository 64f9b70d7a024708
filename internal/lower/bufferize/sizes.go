package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/dialect/bufferization"
	"github.com/mica-ir/mica/dialect/linalg"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// sizes returns the sizes of the dynamic dimensions of a tensor, without a use of the tensor where
// they are known from how it was made.
func (c *Copier) sizes(v *ir.Value) []*ir.Value {
	def := v.DefiningOp()
	if def == nil {
		return c.dims(v)
	}
	switch def.Name() {
	case "tensor.empty", "tensor.generate":
		return def.Operands()
	case "tensor.splat":
		return def.Operands()[1:]
	case "bufferization.alloc_tensor":
		alloc := bufferization.AllocTensorOp{Operation: def}
		if from, ok := alloc.Copy(); ok {
			return c.folded(from)
		}
		return alloc.DynamicSizes().Values()
	case "tensor.insert_slice":
		return c.folded(tensor.InsertSliceOp{Operation: def}.Dest())
	case "tensor.extract_slice":
		return c.sliceSizes(def)
	case "tensor.concat":
		return c.concatSizes(def)
	case "tensor.pad":
		return c.padSizes(def)
	case "tensor.expand_shape":
		return ir.GroupValues(def, 1)
	case "tensor.collapse_shape":
		return c.collapsedSizes(def, groupsOf(def))
	case "linalg.softmax":
		return c.folded(linalg.SoftmaxOp{Operation: def}.Input())
	}
	if _, ok := modelOf(def).(structured); ok {
		return c.structuredSizes(def, v.Index())
	}
	return c.dims(v)
}

// folded is dims of a tensor, folded.
func (c *Copier) folded(v *ir.Value) []*ir.Value {
	s, _ := ir.AsShaped(v.Type())
	var list []*ir.Value
	for i, n := range s.Shape() {
		if n == ir.Dynamic {
			list = append(list, c.foldedDim(v, i))
		}
	}
	return list
}

func (c *Copier) foldedDim(v *ir.Value, dim int) *ir.Value {
	at := c.index(int64(dim))
	return c.CreateOrFold(&ir.OperationState{Def: c.Context().OpDef("tensor.dim"), Loc: c.Loc, Operands: []*ir.Value{v, at}, Types: []ir.Type{c.Context().IndexType()}})[0]
}

// foldedBufferDim returns a size of a memref. It folds if the source of a view determines the size.
func (c *Copier) foldedBufferDim(v *ir.Value, dim int) *ir.Value {
	at := c.index(int64(dim))
	return c.CreateOrFold(&ir.OperationState{Def: c.Context().OpDef("memref.dim"), Loc: c.Loc, Operands: []*ir.Value{v, at}, Types: []ir.Type{c.Context().IndexType()}})[0]
}

// sliceSizes returns the sizes of a slice that are values.
func (c *Copier) sliceSizes(op *ir.Operation) []*ir.Value {
	slice := tensor.ExtractSliceOp{Operation: op}
	var list []*ir.Value
	for _, n := range viewlike.Indices(slice.StaticSizes(), op.OperandGroup(2)) {
		if n.Value != nil {
			list = append(list, n.Value)
		}
	}
	return list
}

// concatSizes returns the sizes of a tensor.concat that are not known: those of the first operand
// and, along the dimension, the sum.
func (c *Copier) concatSizes(op *ir.Operation) []*ir.Value {
	concat := tensor.ConcatOp{Operation: op}
	dim := int(concat.Dim())
	shape := op.Result(0).Type().(*ir.RankedTensorType).Shape()
	var list []*ir.Value
	at := 0 // of the sum in the list
	for i, n := range shape {
		if i == dim {
			at = len(list)
		} else if n == ir.Dynamic {
			list = append(list, c.foldedDim(concat.Inputs().At(0), i))
		}
	}
	// The sum is computed last.
	if shape[dim] == ir.Dynamic {
		var sizes []viewlike.Index
		for _, v := range op.Operands() {
			sizes = append(sizes, viewlike.Index{Value: c.foldedDim(v, dim)})
		}
		list = slices.Insert(list, at, c.value(c.sum(sizes...)))
	}
	return list
}

// padSizes returns the sizes of a tensor.pad that are not known.
func (c *Copier) padSizes(op *ir.Operation) []*ir.Value {
	pad := tensor.PadOp{Operation: op}
	low := viewlike.Indices(pad.StaticLow(), op.OperandGroup(1))
	high := viewlike.Indices(pad.StaticHigh(), op.OperandGroup(2))
	var sizes []viewlike.Index
	for i, n := range op.Result(0).Type().(*ir.RankedTensorType).Shape() {
		if n != ir.Dynamic {
			continue
		}
		size := viewlike.Index{Value: c.foldedDim(tensor.PadOp{Operation: op}.Source(), i)}
		sizes = append(sizes, c.sum(size, low[i], high[i]))
	}
	// Constants are inserted last.
	list := make([]*ir.Value, len(sizes))
	for i, x := range sizes {
		list[i] = c.value(x)
	}
	return list
}

// collapsedSizes returns the sizes of a tensor.collapse_shape that are not known: products.
func (c *Copier) collapsedSizes(op *ir.Operation, groups [][]int64) []*ir.Value {
	var list []*ir.Value
	for i, n := range op.Result(0).Type().(*ir.RankedTensorType).Shape() {
		if n != ir.Dynamic {
			continue
		}
		product := affine.NewConstant(1)
		var symbols []*ir.Value
		for _, dim := range groups[i] {
			size := c.foldedDim(tensor.CollapseShapeOp{Operation: op}.Src(), int(dim))
			if n, ok := viewlike.ConstantInt(size); ok {
				product = product.Mul(affine.NewConstant(n))
			} else {
				product = product.Mul(affine.NewSymbol(len(symbols)))
				symbols = append(symbols, size)
			}
		}
		if len(symbols) == 0 {
			list = append(list, c.index(product.Value))
			continue
		}
		list = append(list, c.apply(&affine.Map{NumSymbols: len(symbols), Results: []*affine.Expr{product}}, symbols...))
	}
	return list
}
