package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A Copier inserts copies of tensors, or of buffers.
type Copier struct {
	*rewrite.Rewriter
	*State
	types *Types
}

func newCopier(r *rewrite.Rewriter, s *State) *Copier {
	return &Copier{r, s, &Types{s.options, &s.diags}}
}

// insertCopies copies operands that cannot be in place.
func insertCopies(op *ir.Operation, s *State) bool {
	c := newCopier(rewrite.NewRewriter(op.Context(), nil), s)
	isTable := ir.NearestSymbolTable(op) == op
	for o := range collected(op, ir.PostOrder) {
		if isTable && o != op && ir.NearestSymbolTable(o.ParentOp()) != op {
			continue
		}
		m := s.model(o)
		if m == nil {
			continue
		}
		c.SetInsertionPoint(o)
		c.Loc = o.Location()
		if !m.Resolve(o, c) {
			return false
		}
	}
	return true
}

// collected returns the operations in op as they are before the first is visited.
func collected(op *ir.Operation, order ir.WalkOrder) func(func(*ir.Operation) bool) {
	return slices.Values(slices.Collect(ir.All(op, order)))
}

// CopyOperands copies the operands of an operation that are not in place, or its result where that is
// all that is in the buffer of the operand.
func (c *Copier) CopyOperands(op *ir.Operation) bool {
	var operands []*ir.Operand
	var results []*ir.Value
	// The operands and results whose contents matter.
	read := map[*ir.Operand]bool{}
	readResults := map[*ir.Value]bool{}
	for i := range op.NumOperands() {
		o := op.OpOperand(i)
		t := o.Value().Type()
		if !ir.IsTensor(t) || c.InPlace(o) {
			continue
		}
		if _, ok := t.(*ir.UnrankedTensorType); ok {
			op.EmitError(&c.diags, "copying of unranked tensors is not implemented")
			return false
		}
		full := !c.canOmitCopy(o)
		if v := c.onlyResult(o); v != nil {
			results = append(results, v)
			readResults[v] = readResults[v] || full
		} else {
			operands = append(operands, o)
			read[o] = full
		}
	}
	c.SetInsertionPoint(op)
	for _, o := range operands {
		v := c.CopyTensor(o.Value(), read[o])
		if v == nil {
			return false
		}
		o.Set(v)
	}
	c.SetInsertionPointAfter(op)
	for _, v := range results {
		w := c.CopyTensor(v, readResults[v])
		if w == nil {
			return false
		}
		v.ReplaceUsesIf(w, func(u *ir.Operand) bool { return u.Owner() != w.DefiningOp() && u.Owner().Name() != "tensor.dim" })
	}
	return true
}

// onlyResult returns the result that is the only value in the buffer of an operand, and in no other
// buffer. It returns nil if there is no such result, or if it may be smaller.
func (c *Copier) onlyResult(o *ir.Operand) *ir.Value {
	aliases := c.Aliases(o)
	if len(aliases) != 1 || c.Writes(o) {
		return nil
	}
	v := aliases[0].Value
	if _, ranked := v.Type().(*ir.RankedTensorType); !ranked || v.DefiningOp() == nil || len(c.OperandAliases(v)) != 1 {
		return nil
	}
	return v
}

// CopyTensor inserts an allocation for a tensor of the shape of v, with its contents or without. It
// returns nil after an error.
func (c *Copier) CopyTensor(v *ir.Value, contents bool) *ir.Value {
	t, ok := v.Type().(*ir.RankedTensorType)
	if !ok {
		c.Errorf(c.Loc.Place(), "copying of unranked tensors is not implemented")
		return nil
	}
	s := c.Op("bufferization.alloc_tensor").At(c.Loc).ResultAt(0, t)
	if contents {
		return s.OperandAt(1, v).MustBuild().Result(0)
	}
	s.OperandAt(0, c.sizes(v)...)
	of := c.types.Of(v)
	if of == nil {
		return nil
	}
	space := spaceOf(of)
	if space == nil {
		space, _ = c.options.space(t)
	}
	if space != nil {
		s.Set("memory_space", space)
	}
	return s.MustBuild().Result(0)
}

func (c *Copier) index(n int64) *ir.Value {
	return arith.NewConstant(c.Builder, c.Context().Int64Attr(c.Context().IndexType(), n)).Result(0)
}

// dims inserts the sizes of the dynamic dimensions of a tensor or memref.
func (c *Copier) dims(v *ir.Value) []*ir.Value {
	s, _ := ir.AsShaped(v.Type())
	var list []*ir.Value
	for i, n := range s.Shape() {
		if n != ir.Dynamic {
			continue
		}
		at := c.index(int64(i))
		if isMemRef(v.Type()) {
			list = append(list, memref.NewDim(c.Builder, v, at).Result(0))
		} else {
			list = append(list, tensor.NewDim(c.Builder, v, at).Result(0))
		}
	}
	return list
}

// alloc inserts an allocation of a buffer.
func (c *Copier) alloc(t ir.Type, sizes []*ir.Value) *ir.Value {
	s := c.Op("memref.alloc").At(c.Loc).ResultAt(0, t).OperandAt(0, sizes...)
	if c.options.Alignment != 0 {
		s.Set("alignment", c.Context().Int64Attr(c.Context().I64(), int64(c.options.Alignment)))
	}
	return s.MustBuild().Result(0)
}

// fit returns a buffer with another type: a cast, or a copy if a cast could fail. It returns nil
// if neither is possible.
func (c *Copier) fit(v *ir.Value, t *ir.MemRefType) *ir.Value {
	from, ok := v.Type().(*ir.MemRefType)
	if !ok || from.Element != t.Element || len(from.Shape()) != len(t.Shape()) {
		return nil
	}
	defer func(l *ir.Location) { c.Loc = l }(c.Loc)
	c.Loc = v.Location()
	if memref.CastCompatible(from, t) && isSafeCast(from, t) {
		return memref.NewCast(c.Builder, t, v).Result(0)
	}
	var sizes []*ir.Value
	for i, n := range t.Shape() {
		if n == ir.Dynamic {
			sizes = append(sizes, memref.NewDim(c.Builder, v, c.index(int64(i))).Result(0))
		}
	}
	to := c.alloc(t, sizes)
	memref.NewCopy(c.Builder, v, to)
	return to
}

// isSafeCast reports whether a cast gives no offset and no stride that is not known.
func isSafeCast(from, to *ir.MemRefType) bool {
	a, x, ok := from.StridesAndOffset()
	b, y, ok2 := to.StridesAndOffset()
	if !ok || !ok2 || x == ir.Dynamic && y != ir.Dynamic {
		return false
	}
	for i := range a {
		if a[i] == ir.Dynamic && b[i] != ir.Dynamic {
			return false
		}
	}
	return true
}
