package ir

import "iter"

// A BlockOperand is one use of a block as a successor.
type BlockOperand struct {
	block *Block
	owner *Operation
	next  *BlockOperand
	back  **BlockOperand
}

// Block returns the successor.
func (o *BlockOperand) Block() *Block { return o.block }

// Owner returns the operation whose successor it is.
func (o *BlockOperand) Owner() *Operation { return o.owner }

// Index returns the number of the successor in its owner.
func (o *BlockOperand) Index() int {
	s := o.owner.ext.successors
	for i := range s {
		if &s[i] == o {
			return i
		}
	}
	panic("ir: a successor that its owner does not know")
}

// Set makes o a use of b, which may be nil.
func (o *BlockOperand) Set(b *Block) {
	if o.block != nil {
		*o.back = o.next
		if o.next != nil {
			o.next.back = o.back
		}
	}
	o.block, o.next, o.back = b, nil, nil
	if b == nil {
		return
	}
	o.back, o.next = &b.firstUse, b.firstUse
	if o.next != nil {
		o.next.back = &o.next
	}
	b.firstUse = o
}

// Uses yields the uses of b as a successor, most recent first. The body may retarget
// the current use.
func (b *Block) Uses() iter.Seq[*BlockOperand] {
	return func(yield func(*BlockOperand) bool) {
		for u := b.firstUse; u != nil; {
			next := u.next
			if !yield(u) {
				return
			}
			u = next
		}
	}
}

// HasNoPredecessors reports whether no operation has b as a successor.
func (b *Block) HasNoPredecessors() bool { return b.firstUse == nil }

// Predecessors yields the block of each use of b as a successor; a block with b as
// two successors is yielded twice.
func (b *Block) Predecessors() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for u := range b.Uses() {
			if u.owner.block != nil && !yield(u.owner.block) {
				return
			}
		}
	}
}

// SinglePredecessor returns the predecessor of b if b has exactly one use as a successor,
// or else nil.
func (b *Block) SinglePredecessor() *Block {
	if b.firstUse == nil || b.firstUse.next != nil {
		return nil
	}
	return b.firstUse.owner.block
}

// ReplaceAllUsesWith replaces every use of b as a successor with c.
func (b *Block) ReplaceAllUsesWith(c *Block) {
	if b == c {
		return
	}
	for u := range b.Uses() {
		u.Set(c)
	}
}

// NumSuccessors returns the number of successors of the last operation of b.
func (b *Block) NumSuccessors() int {
	if b.last == nil {
		return 0
	}
	return b.last.NumSuccessors()
}

// Successor returns a successor of the last operation of b.
func (b *Block) Successor(i int) *Block { return b.last.Successor(i) }

// Successors yields the successors of the last operation of b.
func (b *Block) Successors() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for i := range b.NumSuccessors() {
			if !yield(b.Successor(i)) {
				return
			}
		}
	}
}
