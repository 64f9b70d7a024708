package asm

import "github.com/mica-ir/mica/ir"

// Regions are numbered when the operation that holds them is about to be
// printed: its syntax may name their arguments before it prints them. The frames
// of regions that are being printed, or will be next, lie on a stack.

// numberFrom numbers root and remembers the frames of its regions. The counters
// of the regions do not see what root itself takes.
func (s *nameState) numberFrom(root *ir.Operation) {
	base := frame{used: &usedNames{}}
	own := base
	s.numberOp(&own, root)
	if s.opts.UniqueIDs || s.opts.Generic || s.opts.ValueUsers {
		s.numberAll(base, root)
		return
	}
	s.pending = append(s.pending, base)
	s.numberNested(root)
}

// numberNested numbers the regions of op, whose own region is numbered.
func (s *nameState) numberNested(op *ir.Operation) {
	if op.NumRegions() == 0 || s.eager {
		return
	}
	from := s.pending[len(s.pending)-1]
	s.next = s.next[:0]
	for i := range op.NumRegions() {
		s.next = append(s.next, s.enter(from, op.Region(i)))
	}
	if s.nested == nil {
		s.nested = map[*ir.Region]frame{}
	}
	for _, f := range s.next {
		s.nested[f.region] = f
	}
}

// open makes the frame of r that of what is printed next.
func (s *nameState) open(r *ir.Region) int {
	n := len(s.pending)
	if f, ok := s.nested[r]; ok {
		s.pending = append(s.pending, f)
	}
	return n
}

// close ends what open began.
func (s *nameState) close(n int) {
	for len(s.pending) > n {
		last := s.pending[len(s.pending)-1]
		delete(s.nested, last.region)
		s.pending = s.pending[:len(s.pending)-1]
	}
}

// numberAll numbers everything below op at once. Unless counters go back where
// a region ends, the regions last seen come first, as in the reference.
func (s *nameState) numberAll(base frame, op *ir.Operation) {
	s.eager = true
	unique := s.opts.UniqueIDs || s.opts.Generic
	type work struct {
		region *ir.Region
		from   frame
	}
	var stack []work
	for i := range op.NumRegions() {
		stack = append(stack, work{op.Region(i), base})
	}
	f := base
	for len(stack) > 0 {
		w := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if unique {
			f.used = w.from.used
		} else {
			f = w.from
		}
		f = s.enter(f, w.region)
		for b := range w.region.Blocks() {
			for op := b.Front(); op != nil; op = op.Next() {
				for i := range op.NumRegions() {
					stack = append(stack, work{op.Region(i), f})
				}
			}
		}
	}
}
