package asm

import "github.com/mica-ir/mica/ir"

// A region is numbered when its operation is about to be printed, because the operation's
// syntax may name the region's arguments before printing it. Numbering lazily keeps only
// the names that are visible at the current position. The frames of the regions being
// printed are on a stack (pending), and the frames of regions to be printed next are in a
// map (nested).

// numberFrom numbers root and creates the frames of its regions. As in MLIR, results
// of root do not advance the counters of its regions. If all is set, or an option
// requires it, everything is numbered at once. If numbers are unique, the regions'
// numbers continue after those of root.
func (s *nameState) numberFrom(root *ir.Operation, all bool) {
	base := frame{used: &usedNames{}}
	own := base
	s.numberOp(&own, root)
	o := s.opts
	if all || o.UniqueIDs || o.ValueUsers || o.Generic && o.NameLocAsPrefix {
		s.numberAll(base, own, root)
		return
	}
	s.unique = o.Generic
	s.pending = append(s.pending, base)
	if s.unique {
		s.starts = map[*ir.Region]counters{}
		s.counts = countNested(root, o.Threads)
		after := counters{values: own.nextValue, args: own.nextArg}
		for i := root.NumRegions() - 1; i >= 0; i-- {
			s.starts[root.Region(i)] = after
			after.add(s.counts.of(root.Region(i)))
		}
	}
	s.numberNested(root)
}

// numberNested numbers the regions of op, whose own results are already numbered.
func (s *nameState) numberNested(op *ir.Operation) {
	if op.NumRegions() == 0 || s.eager {
		return
	}
	from := s.pending[len(s.pending)-1]
	if s.nested == nil {
		s.nested = map[*ir.Region]frame{}
	}
	for i := range op.NumRegions() {
		r := op.Region(i)
		if s.unique {
			start := s.starts[r]
			from.nextValue, from.nextArg = start.values, start.args
		}
		s.nested[r] = s.enter(from, r)
	}
}

// open pushes the frame of r before r is printed, and returns the height of the stack
// for close.
func (s *nameState) open(r *ir.Region) int {
	n := len(s.pending)
	f, ok := s.nested[r]
	if !ok {
		return n
	}
	s.pending = append(s.pending, f)
	if s.unique {
		s.findStarts(f, r)
	}
	return n
}

// close pops the frames above n.
func (s *nameState) close(n int) {
	for len(s.pending) > n {
		last := s.pending[len(s.pending)-1]
		delete(s.nested, last.region)
		s.freeNamesOf(last.used)
		s.pending = s.pending[:len(s.pending)-1]
	}
}

// child returns a nameState for the inside of an isolated operation. It can look up
// names of s, but its names are not visible in s.
func (s *nameState) child() *nameState {
	c := s.spare
	if c == nil {
		c = &nameState{opts: s.opts, parent: s}
	}
	s.spare = nil
	c.unique, c.eager, c.starts, c.counts = s.unique, s.eager, s.starts, s.counts
	if len(s.pending) > 0 {
		c.pending = append(c.pending, s.pending[len(s.pending)-1])
	}
	return c
}

// release discards a child's names and keeps it for reuse.
func (s *nameState) release(c *nameState) {
	c.reset()
	s.spare = c
}

// counters counts the numbers that a region uses.
type counters struct {
	values, args int
	nests        bool // it has nested regions
}

func (c *counters) add(d counters) {
	c.values += d.values
	c.args += d.args
}

// counted caches the counters of the larger regions. Others are counted on demand.
type counted map[*ir.Region]counters

// countNested counts the operations with regions directly in root, on several
// goroutines.
func countNested(root *ir.Operation, threads int) counted {
	var ops []*ir.Operation
	for i := range root.NumRegions() {
		for op := range root.Region(i).Ops() {
			if op.NumRegions() > 0 {
				ops = append(ops, op)
			}
		}
	}
	all := make(counted, len(ops))
	parts := make([][]counters, len(ops))
	inParallel(len(ops), threads, func(k int) {
		op := ops[k]
		for i := range op.NumRegions() {
			parts[k] = append(parts[k], counted(nil).of(op.Region(i)))
		}
	})
	for k, op := range ops {
		for i := range op.NumRegions() {
			all[op.Region(i)] = parts[k][i]
		}
	}
	return all
}

// of returns the counters of a region including nested ones, in IR where no value has
// a name.
func (known counted) of(r *ir.Region) counters {
	if c, ok := known[r]; ok {
		return c
	}
	var c counters
	entry := r.Entry()
	for b := entry; b != nil; b = b.Next() {
		if b == entry {
			c.args += b.NumArguments()
		} else {
			c.values += b.NumArguments()
		}
		for op := b.Front(); op != nil; op = op.Next() {
			if op.NumResults() > 0 {
				c.values++
			}
			for i := range op.NumRegions() {
				c.add(known.of(op.Region(i)))
				c.nests = true
			}
		}
	}
	return c
}

// findStarts computes the first numbers of the regions nested in r if numbers are
// unique. MLIR then numbers nested regions last to first, each with everything nested
// in it (its worklist is a stack), so a region starts after the regions that follow
// it.
func (s *nameState) findStarts(f frame, r *ir.Region) {
	if c, ok := s.counts[r]; ok && !c.nests {
		return
	}
	at := counters{values: f.nextValue, args: f.nextArg}
	for b := r.Back(); b != nil; b = b.Prev() {
		for op := b.Back(); op != nil; op = op.Prev() {
			for i := op.NumRegions() - 1; i >= 0; i-- {
				s.starts[op.Region(i)] = at
				at.add(s.counts.of(op.Region(i)))
			}
		}
	}
}

// numberAll numbers everything nested in op in advance. Regions are visited in the order of
// MLIR's worklist, a stack: unless each region's counters restart, the last region gets the
// lowest numbers.
func (s *nameState) numberAll(base, own frame, op *ir.Operation) {
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
	f := own
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
