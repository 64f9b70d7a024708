package ir

import (
	"iter"
	"slices"
)

// A Block is a list of operations with arguments.
type Block struct {
	region      *Region
	prev, next  *Block
	first, last *Operation
	args        []*Value
	firstUse    *BlockOperand
	ordered     bool // the operations' order numbers are valid
}

// NewBlock returns an empty block outside of any region.
func NewBlock() *Block { return &Block{} }

// Parent returns the region that contains the block, or nil if it is detached.
func (b *Block) Parent() *Region { return b.region }

// ParentOp returns the operation that contains the block, or nil if the block is detached.
func (b *Block) ParentOp() *Operation {
	if b.region == nil {
		return nil
	}
	return b.region.op
}

// Next returns the block after b in its region, nil at the end.
func (b *Block) Next() *Block { return b.next }

// Prev returns the block before b in its region, nil at the start.
func (b *Block) Prev() *Block { return b.prev }

// IsEntry reports whether b is the first block of a region.
func (b *Block) IsEntry() bool { return b.region != nil && b.region.first == b }

// AddArgument appends an argument.
func (b *Block) AddArgument(t Type, l *Location) *Value {
	return b.AddArgumentAt(t, originOf(l))
}

// AddArgumentAt is AddArgument with the location in compact form.
func (b *Block) AddArgumentAt(t Type, o Origin) *Value {
	a := &blockArg{Value{typ: t, index: uint32(len(b.args))}, b, o}
	b.args = append(b.args, &a.Value)
	return &a.Value
}

// AddArguments appends an argument of each type, all with one location.
func (b *Block) AddArguments(ts []Type, l *Location) []*Value { return b.addArguments(ts, originOf(l)) }

func (b *Block) addArguments(ts []Type, o Origin) []*Value {
	as := make([]blockArg, len(ts))
	n := len(b.args)
	b.args = slices.Grow(b.args, len(ts))
	for i, t := range ts {
		as[i] = blockArg{Value{typ: t, index: uint32(n + i)}, b, o}
		b.args = append(b.args, &as[i].Value)
	}
	return b.args[n:]
}

// InsertArgument adds an argument before argument i.
func (b *Block) InsertArgument(i int, t Type, l *Location) *Value {
	a := &blockArg{Value{typ: t}, b, originOf(l)}
	b.args = slices.Insert(b.args, i, &a.Value)
	b.numberArgs(i)
	return &a.Value
}

// EraseArgument removes argument i, which must not have uses.
func (b *Block) EraseArgument(i int) {
	if b.args[i].HasUses() {
		panic("ir: erasing a block argument that has uses")
	}
	b.args = slices.Delete(b.args, i, i+1)
	b.numberArgs(i)
}

func (b *Block) numberArgs(from int) {
	for i := from; i < len(b.args); i++ {
		b.args[i].index = uint32(i)
	}
}

// NumArguments returns the number of arguments.
func (b *Block) NumArguments() int { return len(b.args) }

// Argument returns argument i.
func (b *Block) Argument(i int) *Value { return b.args[i] }

// Args returns the arguments; the slice must not be changed.
func (b *Block) Args() []*Value { return b.args }

// Empty reports whether b has no operation.
func (b *Block) Empty() bool { return b.first == nil }

// Front returns the first operation, or nil if the block is empty.
func (b *Block) Front() *Operation { return b.first }

// Back returns the last operation, or nil if the block is empty.
func (b *Block) Back() *Operation { return b.last }

// Terminator returns the last operation if it is a terminator, or if it is
// unregistered and might be one; otherwise nil.
func (b *Block) Terminator() *Operation {
	if b.last != nil && (b.last.Has(IsTerminator) || !b.last.def.Registered) {
		return b.last
	}
	return nil
}

// Ops yields the operations in order. The body may erase the current one.
func (b *Block) Ops() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for op := b.first; op != nil; {
			next := op.next
			if !yield(op) {
				return
			}
			op = next
		}
	}
}

// OpsReverse yields the operations in reverse order. The body may erase the current
// one.
func (b *Block) OpsReverse() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for op := b.last; op != nil; {
			prev := op.prev
			if !yield(op) {
				return
			}
			op = prev
		}
	}
}

// NumOps returns the number of operations, in linear time.
func (b *Block) NumOps() int {
	n := 0
	for op := b.first; op != nil; op = op.next {
		n++
	}
	return n
}

// Append puts a detached operation at the end.
func (b *Block) Append(op *Operation) { b.insert(op, b.last, nil) }

// Prepend puts a detached operation at the start.
func (b *Block) Prepend(op *Operation) { b.insert(op, nil, b.first) }

// IsAncestor reports whether c is b or is nested in it.
func (b *Block) IsAncestor(c *Block) bool {
	for c != nil && c != b {
		op := c.ParentOp()
		if op == nil {
			return false
		}
		c = op.block
	}
	return c == b
}

// InsertBefore puts a detached operation before one of b; at the end if before is nil.
func (b *Block) InsertBefore(before, op *Operation) {
	if before == nil {
		b.Append(op)
		return
	}
	b.insert(op, before.prev, before)
}

// InsertAfter puts a detached operation after one of b; at the start if after is nil.
func (b *Block) InsertAfter(after, op *Operation) {
	if after == nil {
		b.Prepend(op)
		return
	}
	b.insert(op, after, after.next)
}

func (b *Block) insert(op, prev, next *Operation) {
	if op.block != nil {
		panic("ir: inserting an operation that is in a block")
	}
	op.block, op.prev, op.next = b, prev, next
	if prev != nil {
		prev.next = op
	} else {
		b.first = op
	}
	if next != nil {
		next.prev = op
	} else {
		b.last = op
	}
	if b.ordered {
		b.orderInserted(op)
	}
}

// Order numbers are spaced by orderStep so that operations can be inserted between
// neighbours without renumbering the block.
const (
	orderStep  = 8
	orderLimit = 1<<32 - 1 - orderStep
)

// orderInserted assigns op a number between those of its neighbours. If no number is left
// between them, it marks the order as invalid, and the next query renumbers the block.
func (b *Block) orderInserted(op *Operation) {
	var low uint32
	if op.prev != nil {
		low = op.prev.order
	}
	switch {
	case op.next == nil && low < orderLimit:
		op.order = low + orderStep
	case op.next != nil && op.next.order-low >= 2:
		op.order = low + (op.next.order-low)/2
	default:
		b.ordered = false
	}
}

func (b *Block) number() {
	n := uint32(orderStep)
	step := uint32(orderStep)
	for op := b.first; op != nil; op = op.next {
		op.order = n
		if n >= orderLimit {
			panic("ir: a block with too many operations")
		}
		n += step
	}
	b.ordered = true
}

// remove unlinks op from b.
func (b *Block) remove(op *Operation) {
	if op.prev != nil {
		op.prev.next = op.next
	} else {
		b.first = op.next
	}
	if op.next != nil {
		op.next.prev = op.prev
	} else {
		b.last = op.prev
	}
	op.block, op.prev, op.next = nil, nil, nil
}

// SplitBefore moves op and the operations after it to a new block, inserted after b.
func (b *Block) SplitBefore(op *Operation) *Block {
	n := NewBlock()
	if b.region != nil {
		b.region.InsertAfter(b, n)
	}
	if op == nil {
		return n
	}
	n.first, n.last = op, b.last
	b.last = op.prev
	if b.last != nil {
		b.last.next = nil
	} else {
		b.first = nil
	}
	op.prev = nil
	for o := op; o != nil; o = o.next {
		o.block = n
	}
	return n
}

// SpliceBefore moves all operations of from into b, before the given operation or, if
// it is nil, to the end.
func (b *Block) SpliceBefore(before *Operation, from *Block) {
	if from.first == nil || from == b {
		return
	}
	for o := from.first; o != nil; o = o.next {
		o.block = b
	}
	prev := b.last
	if before != nil {
		prev = before.prev
	}
	from.first.prev, from.last.next = prev, before
	if prev != nil {
		prev.next = from.first
	} else {
		b.first = from.first
	}
	if before != nil {
		before.prev = from.last
	} else {
		b.last = from.last
	}
	from.first, from.last = nil, nil
	b.ordered = false
}

// SpliceRange moves the operations from first to last, which must be in one block,
// into b, before the given operation (outside of the range) or, if it is nil, to the
// end.
func (b *Block) SpliceRange(before, first, last *Operation) {
	from := first.block
	if first.prev != nil {
		first.prev.next = last.next
	} else {
		from.first = last.next
	}
	if last.next != nil {
		last.next.prev = first.prev
	} else {
		from.last = first.prev
	}
	for o := first; ; o = o.next {
		o.block = b
		if o == last {
			break
		}
	}
	prev := b.last
	if before != nil {
		prev = before.prev
	}
	first.prev, last.next = prev, before
	if prev != nil {
		prev.next = first
	} else {
		b.first = first
	}
	if before != nil {
		before.prev = last
	} else {
		b.last = last
	}
	b.ordered = false
}

// Remove unlinks b from its region without erasing it.
func (b *Block) Remove() {
	if r := b.region; r != nil {
		r.remove(b)
	}
}

// MoveBefore moves b before another block, perhaps of another region.
func (b *Block) MoveBefore(c *Block) {
	b.Remove()
	c.region.InsertBefore(c, b)
}

// Erase unlinks b from its region and drops all references held by its operations. It
// panics if b is still a successor.
func (b *Block) Erase() {
	if b.firstUse != nil {
		panic("ir: erasing a block that is a successor")
	}
	b.dropAllReferences()
	b.Remove()
}

// dropAllReferences drops the operands and successors of all operations in b, at all
// levels.
func (b *Block) dropAllReferences() {
	for op := b.first; op != nil; op = op.next {
		op.dropAllReferences()
	}
}

// Clear erases all operations of b. Their results must not be used outside of b.
func (b *Block) Clear() {
	b.dropAllReferences()
	for op := range b.Ops() {
		op.Erase()
	}
}
