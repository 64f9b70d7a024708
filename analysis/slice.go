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
	// Inclusive keeps the operation itself in its slice.
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

// BackwardSlice returns the operations that op depends on, directly and indirectly, each after
// the definitions of its operands (MLIR's getBackwardSlice). A block argument counts as
// defined by the operation with the block, if that has a single region of a single block and
// is not isolated from above.
func BackwardSlice(op *ir.Operation, o BackwardSliceOptions) []*ir.Operation {
	s := newSlicer(op, o.SliceOptions)
	s.backward(op, &o)
	return s.result(op)
}

// ForwardSlice returns the operations nested in op, the users of its results, and recursively
// the same for each of these, in topological order (MLIR's getForwardSlice).
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
	stack  []sliceFrame

	// seen are operations that a backward slice has reached an odd number of times. MLIR
	// revisits operations that the filter rejected, but only every other time. This matters if
	// the filter is not a pure function.
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

// A sliceFrame is an operation whose neighbors are being visited. The slicer has an explicit
// stack of them, because chains of definitions and uses can be long.
type sliceFrame struct {
	op     *ir.Operation
	active bool // is in active only for this visit
	// The work lists of backward and forward slices.
	values []*ir.Value
	ops    []*ir.Operation
}

// enter pushes a frame for op unless the filter leaves it out.
func (s *slicer) enter(f sliceFrame) *sliceFrame {
	if !s.accepts(f.op) {
		return nil
	}
	if f.active {
		s.active[f.op] = true
	}
	s.stack = append(s.stack, f)
	return &s.stack[len(s.stack)-1]
}

// leave adds the operation of the last frame and pops it.
func (s *slicer) leave() {
	f := s.stack[len(s.stack)-1]
	s.stack = s.stack[:len(s.stack)-1]
	s.add(f.op)
	if f.active {
		delete(s.active, f.op)
	}
}

func (s *slicer) backward(op *ir.Operation, o *BackwardSliceOptions) {
	s.enterBackward(op, false, o)
	for len(s.stack) > 0 {
		f := &s.stack[len(s.stack)-1]
		if len(f.values) == 0 {
			s.leave()
			continue
		}
		v := f.values[0]
		f.values = f.values[1:]
		s.definition(v, o)
	}
}

func (s *slicer) enterBackward(op *ir.Operation, active bool, o *BackwardSliceOptions) {
	f := s.enter(sliceFrame{op: op, active: active})
	if f == nil {
		return
	}
	if !o.OmitUsesFromAbove {
		for region := range op.Regions() {
			f.values = appendUsesFromAbove(f.values, region)
		}
	}
	f.values = append(f.values, op.Operands()...)
}

// appendUsesFromAbove appends the values that a region uses and does not define.
func appendUsesFromAbove(values []*ir.Value, region *ir.Region) []*ir.Value {
	ir.WalkRegion(region, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		for _, v := range op.Operands() {
			if b := v.ParentBlock(); b != nil && !region.IsAncestor(b.Parent()) {
				values = append(values, v)
			}
		}
		return ir.Advance
	})
	return values
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
		s.enterBackward(def, true, o)
		return
	}
	if o.OmitBlockArguments {
		return
	}
	parent := v.OwnerBlock().ParentOp()
	if parent != nil && !s.in[parent] && !parent.Has(ir.IsolatedFromAbove) && parent.NumRegions() == 1 && parent.Region(0).HasOneBlock() {
		s.enterBackward(parent, false, o)
	}
}

func (s *slicer) forward(op *ir.Operation) {
	s.enterForward(op, false)
	for len(s.stack) > 0 {
		f := &s.stack[len(s.stack)-1]
		if len(f.ops) == 0 {
			s.leave()
			continue
		}
		next := f.ops[0]
		f.ops = f.ops[1:]
		if !s.in[next] && !s.active[next] {
			s.enterForward(next, true)
		}
	}
}

func (s *slicer) enterForward(op *ir.Operation, active bool) {
	f := s.enter(sliceFrame{op: op, active: active})
	if f == nil {
		return
	}
	for region := range op.Regions() {
		f.ops = slices.AppendSeq(f.ops, region.Ops())
	}
	for _, r := range op.Results() {
		f.ops = slices.AppendSeq(f.ops, r.Users())
	}
}
