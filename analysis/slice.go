package analysis

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// SliceOptions restrict which operations are in a slice.
type SliceOptions struct {
	// Filter reports whether an operation is in the slice; the slice does not continue from
	// operations that are not. nil accepts all.
	Filter func(op *ir.Operation) bool
	// Inclusive keeps the operation of which the slice is.
	Inclusive bool
}

// BackwardSliceOptions restrict which operations are in a backward slice.
type BackwardSliceOptions struct {
	SliceOptions
	// OmitBlockArguments does not continue from a block argument to the operation with the
	// block.
	OmitBlockArguments bool
	// OmitUsesFromAbove does not continue from an operation to the values that its regions
	// use and do not define.
	OmitUsesFromAbove bool
}

// BackwardSlice returns the operations that define what op uses, and what these use, each
// after those that define its operands (MLIR's getBackwardSlice). A block argument counts as
// defined by the operation with the block, if that has a single region of a single block and
// is not isolated from above.
func BackwardSlice(op *ir.Operation, o BackwardSliceOptions) []*ir.Operation {
	s := newSlicer(op, o.SliceOptions)
	s.backward(op, &o)
	return s.result(op)
}

// ForwardSlice returns the operations in the regions of op and those that use its results, and
// the same of each of them, in topological order (MLIR's getForwardSlice).
func ForwardSlice(op *ir.Operation, o SliceOptions) []*ir.Operation {
	s := newSlicer(op, o)
	s.forward(op)
	order := s.result(op)
	slices.Reverse(order)
	return order
}

// A slicer collects a slice depth first.
type slicer struct {
	SliceOptions
	order  []*ir.Operation // the slice so far
	in     map[*ir.Operation]bool
	active map[*ir.Operation]bool // operations that are being visited, to stop at cycles

	// seen are operations to which a backward slice has come an odd number of times. MLIR
	// visits those again that a filter has left out, but only every other time, which shows
	// if the filter changes its mind.
	seen map[*ir.Operation]bool
}

func newSlicer(op *ir.Operation, o SliceOptions) *slicer {
	return &slicer{SliceOptions: o, in: map[*ir.Operation]bool{},
		active: map[*ir.Operation]bool{op: true}, seen: map[*ir.Operation]bool{op: true}}
}

func (s *slicer) accepts(op *ir.Operation) bool { return s.Filter == nil || s.Filter(op) }

// add adds an operation after those that it depends on.
func (s *slicer) add(op *ir.Operation) {
	if !s.in[op] {
		s.in[op] = true
		s.order = append(s.order, op)
	}
}

// result returns the slice of an operation.
func (s *slicer) result(of *ir.Operation) []*ir.Operation {
	if s.Inclusive {
		return s.order
	}
	return slices.DeleteFunc(s.order, func(op *ir.Operation) bool { return op == of })
}

// visit calls fn, which visits op, unless op is in the slice or is being visited.
func (s *slicer) visit(op *ir.Operation, fn func()) {
	if s.in[op] || s.active[op] {
		return
	}
	s.active[op] = true
	fn()
	delete(s.active, op)
}

func (s *slicer) backward(op *ir.Operation, o *BackwardSliceOptions) {
	if !s.accepts(op) {
		return
	}
	if !o.OmitUsesFromAbove {
		for region := range op.Regions() {
			s.usesFromAbove(region, o)
		}
	}
	for _, v := range op.Operands() {
		s.definition(v, o)
	}
	s.add(op)
}

// usesFromAbove continues to the values that a region uses and does not define.
func (s *slicer) usesFromAbove(region *ir.Region, o *BackwardSliceOptions) {
	ir.WalkRegion(region, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		for _, v := range op.Operands() {
			if b := v.ParentBlock(); b != nil && !region.IsAncestor(b.Parent()) {
				s.definition(v, o)
			}
		}
		return ir.Advance
	})
}

// definition continues to the operation that defines a value.
func (s *slicer) definition(v *ir.Value, o *BackwardSliceOptions) {
	if def := v.DefiningOp(); def != nil {
		if s.active[def] {
			return
		}
		if s.in[def] || s.seen[def] {
			delete(s.seen, def)
			return
		}
		s.seen[def] = true
		s.visit(def, func() { s.backward(def, o) })
		return
	}
	if o.OmitBlockArguments {
		return
	}
	parent := v.OwnerBlock().ParentOp()
	if parent != nil && !s.in[parent] && !parent.Has(ir.IsolatedFromAbove) && parent.NumRegions() == 1 && parent.Region(0).HasOneBlock() {
		s.backward(parent, o)
	}
}

func (s *slicer) forward(op *ir.Operation) {
	if !s.accepts(op) {
		return
	}
	for region := range op.Regions() {
		for inner := range region.Ops() {
			s.visit(inner, func() { s.forward(inner) })
		}
	}
	for _, r := range op.Results() {
		for user := range r.Users() {
			s.visit(user, func() { s.forward(user) })
		}
	}
	s.add(op)
}
