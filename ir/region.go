package ir

import "iter"

// A Region is a list of blocks, embedded in its operation.
type Region struct {
	op          *Operation
	first, last *Block
}

// NewRegion returns a detached region, whose blocks can be moved to an operation: see
// [OperationState] and [Region.TakeBody].
func NewRegion() *Region { return &Region{} }

// ParentOp returns the operation of the region, or nil for a detached one.
func (r *Region) ParentOp() *Operation { return r.op }

// Context returns the context of the operation of the region.
func (r *Region) Context() *Context { return r.op.Context() }

// Index returns the number of the region in its operation.
func (r *Region) Index() int {
	for i := range r.op.ext.regions {
		if &r.op.ext.regions[i] == r {
			return i
		}
	}
	panic("ir: a region that its operation does not know")
}

// ParentRegion returns the region that holds the operation of r, or nil.
func (r *Region) ParentRegion() *Region {
	if r.op == nil {
		return nil
	}
	return r.op.ParentRegion()
}

// Empty reports whether r has no block.
func (r *Region) Empty() bool { return r.first == nil }

// HasOneBlock reports whether r has exactly one block.
func (r *Region) HasOneBlock() bool { return r.first != nil && r.first == r.last }

// Entry returns the first block, or nil if the region is empty.
func (r *Region) Entry() *Block { return r.first }

// Back returns the last block, or nil if the region is empty.
func (r *Region) Back() *Block { return r.last }

// NumBlocks returns the number of blocks, in linear time.
func (r *Region) NumBlocks() int {
	n := 0
	for b := r.first; b != nil; b = b.next {
		n++
	}
	return n
}

// Blocks yields the blocks. The body may erase the current one.
func (r *Region) Blocks() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for b := r.first; b != nil; {
			next := b.next
			if !yield(b) {
				return
			}
			b = next
		}
	}
}

// Ops yields the operations of all blocks, without nested operations. The body may
// erase the current one.
func (r *Region) Ops() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for b := range r.Blocks() {
			for op := range b.Ops() {
				if !yield(op) {
					return
				}
			}
		}
	}
}

// AppendBlock puts a detached block at the end; a new one if b is nil.
func (r *Region) AppendBlock(b *Block) *Block {
	if b == nil {
		b = NewBlock()
	}
	r.insert(b, r.last, nil)
	return b
}

// InsertBefore puts a detached block before one of r; at the end if before is nil.
func (r *Region) InsertBefore(before, b *Block) {
	if before == nil {
		r.insert(b, r.last, nil)
		return
	}
	r.insert(b, before.prev, before)
}

// InsertAfter puts a detached block after one of r; at the start if after is nil.
func (r *Region) InsertAfter(after, b *Block) {
	if after == nil {
		r.insert(b, nil, r.first)
		return
	}
	r.insert(b, after, after.next)
}

func (r *Region) insert(b, prev, next *Block) {
	if b.region != nil {
		panic("ir: inserting a block that is in a region")
	}
	b.region, b.prev, b.next = r, prev, next
	if prev != nil {
		prev.next = b
	} else {
		r.first = b
	}
	if next != nil {
		next.prev = b
	} else {
		r.last = b
	}
}

func (r *Region) remove(b *Block) {
	if b.prev != nil {
		b.prev.next = b.next
	} else {
		r.first = b.next
	}
	if b.next != nil {
		b.next.prev = b.prev
	} else {
		r.last = b.prev
	}
	b.region, b.prev, b.next = nil, nil, nil
}

// TakeBody erases the blocks of r and moves the blocks of from to r.
func (r *Region) TakeBody(from *Region) {
	if r == from {
		return
	}
	r.Clear()
	r.SpliceBefore(nil, from)
}

// SpliceBefore moves all blocks of from into r, before the given block or, if it is
// nil, to the end.
func (r *Region) SpliceBefore(before *Block, from *Region) {
	if from.first == nil || from == r {
		return
	}
	for b := from.first; b != nil; b = b.next {
		b.region = r
	}
	prev := r.last
	if before != nil {
		prev = before.prev
	}
	from.first.prev, from.last.next = prev, before
	if prev != nil {
		prev.next = from.first
	} else {
		r.first = from.first
	}
	if before != nil {
		before.prev = from.last
	} else {
		r.last = from.last
	}
	from.first, from.last = nil, nil
}

// Clear erases the blocks. The values that they define must not be used outside.
func (r *Region) Clear() {
	for b := r.first; b != nil; b = b.next {
		b.dropAllReferences()
	}
	for b := range r.Blocks() {
		b.region, b.prev, b.next = nil, nil, nil
	}
	r.first, r.last = nil, nil
}

// IsAncestor reports whether s is r or is nested in it.
func (r *Region) IsAncestor(s *Region) bool {
	for ; s != nil; s = s.ParentRegion() {
		if s == r {
			return true
		}
	}
	return false
}

// AncestorBlock returns the block of r that is b or contains it, or nil.
func (r *Region) AncestorBlock(b *Block) *Block {
	for b != nil && b.region != r {
		op := b.ParentOp()
		if op == nil {
			return nil
		}
		b = op.block
	}
	return b
}

// AncestorOp returns the operation in a block of r that is op or contains it, or nil.
func (r *Region) AncestorOp(op *Operation) *Operation {
	for op != nil && op.ParentRegion() != r {
		op = op.ParentOp()
	}
	return op
}

// EnsureTerminator adds a block to an empty region, and a terminator to its first
// block if that has none.
func (r *Region) EnsureTerminator(terminator *OpDef, loc *Location) {
	if r.first == nil {
		r.AppendBlock(NewBlock())
	}
	if last := r.first.last; last == nil || !last.Has(IsTerminator) {
		r.first.Append(Create(&OperationState{Def: terminator, Loc: loc}))
	}
}
