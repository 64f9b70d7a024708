package bufferize

import (
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// groupsOf returns which dimensions a reshape joins or splits.
func groupsOf(op *ir.Operation) [][]int64 { return viewlike.Reassociation(reassociation(op)) }

// reassociation returns groupsOf as attributes.
func reassociation(op *ir.Operation) []ir.Attribute {
	return tensor.CollapseShapeOp{Operation: op}.Reassociation() // tensor.expand_shape has the same
}

type tensorExpandShape struct{ Defaults }

func (tensorExpandShape) Reads(*ir.Operand, *State) bool          { return false }
func (tensorExpandShape) Aliases(o *ir.Operand, _ *State) []Alias { return result(o, Equivalent) }

func (tensorExpandShape) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	op := v.DefiningOp()
	m, ok := t.of(tensor.ExpandShapeOp{Operation: op}.Src(), path).(*ir.MemRefType)
	if !ok {
		return nil
	}
	if to := memref.ExpandedType(m, v.Type().(*ir.RankedTensorType).Shape(), groupsOf(op)); to != nil {
		return to
	}
	return nil
}

func (tensorExpandShape) Bufferize(op *ir.Operation, r *Rewriter) bool {
	expand := tensor.ExpandShapeOp{Operation: op}
	v := r.Buffer(tensor.ExpandShapeOp{Operation: op}.Src())
	if v == nil {
		return false
	}
	m, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return false
	}
	t := memref.ExpandedType(m, tensor.ExpandShapeOp{Operation: op}.ResultValue().Type().(*ir.RankedTensorType).Shape(), groupsOf(op))
	if t == nil {
		return false
	}
	return r.ReplaceWithBuffers(op, memref.NewExpandShape(r.Builder, t, v, reassociation(op), op.Operands()[1:], expand.StaticOutputShape()).ResultValue())
}

// tensorCollapseShape is tensor.collapse_shape. Its source is copied if dimensions that are joined
// are not contiguous.
type tensorCollapseShape struct{ Defaults }

func (tensorCollapseShape) Aliases(o *ir.Operand, _ *State) []Alias { return result(o, Equivalent) }

func (tensorCollapseShape) BufferType(v *ir.Value, t *Types, path []*ir.Value) ir.Type {
	op := v.DefiningOp()
	m, ok := t.of(tensor.CollapseShapeOp{Operation: op}.Src(), path).(*ir.MemRefType)
	if !ok {
		return nil
	}
	if !memref.IsCollapsible(m, groupsOf(op)) {
		return contiguous(v.Type(), m.Space)
	}
	return memref.CollapsedType(m, groupsOf(op))
}

func (tensorCollapseShape) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v := r.Buffer(tensor.CollapseShapeOp{Operation: op}.Src())
	if v == nil {
		return false
	}
	m, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return false
	}
	groups := groupsOf(op)
	to := tensor.CollapseShapeOp{Operation: op}.ResultValue().Type().(*ir.RankedTensorType)
	if len(to.Shape()) == 0 {
		var layout ir.Attribute
		if !memref.HasIdentityLayout(m) {
			_, offset, ok := m.StridesAndOffset()
			if !ok {
				return false
			}
			layout = r.Context().StridedLayoutAttr(offset, nil)
		}
		t := r.Context().MemRefType(nil, m.Element, layout, m.Space)
		return r.ReplaceWithBuffers(op, r.collapse(op, t, v))
	}
	if !memref.IsCollapsible(m, groups) {
		copied := r.CopyTensor(tensor.CollapseShapeOp{Operation: op}.Src(), true)
		if copied == nil {
			return false
		}
		m = r.Context().MemRefType(m.Shape(), m.Element, nil, m.Space)
		v = r.toBuffer(op.Location(), m, copied)
	}
	return r.ReplaceWithBuffers(op, r.collapse(op, memref.CollapsedType(m, groups), v))
}

func (r *Rewriter) collapse(op *ir.Operation, t ir.Type, v *ir.Value) *ir.Value {
	return memref.NewCollapseShape(r.Builder, t, v, reassociation(op)).ResultValue()
}

// tensorReshape is tensor.reshape. Its source is copied if it is not contiguous.
type tensorReshape struct{ contiguousResult }

func (tensorReshape) Reads(o *ir.Operand, _ *State) bool { return o.Index() == 1 }

func (tensorReshape) Aliases(o *ir.Operand, _ *State) []Alias { return result(o, Equivalent) }

func (tensorReshape) Bufferize(op *ir.Operation, r *Rewriter) bool {
	v, shape := r.Buffer(tensor.ReshapeOp{Operation: op}.Source()), r.Buffer(tensor.ReshapeOp{Operation: op}.Shape())
	t := r.types.Of(tensor.ReshapeOp{Operation: op}.ResultValue())
	if v == nil || shape == nil || t == nil {
		return false
	}
	if m, ok := v.Type().(*ir.MemRefType); ok && !memref.HasIdentityLayout(m) {
		copied := r.CopyTensor(tensor.ReshapeOp{Operation: op}.Source(), true)
		if copied == nil {
			return false
		}
		v = r.toBuffer(op.Location(), r.Context().MemRefType(m.Shape(), m.Element, nil, m.Space), copied)
	}
	return r.ReplaceWithBuffers(op, memref.NewReshape(r.Builder, t, v, shape).Result(0))
}
