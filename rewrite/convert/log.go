package convert

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A changeKind is what a change has done, or will do at the end.
type changeKind uint8

const (
	opCreated changeKind = iota
	opMoved
	opModified
	opReplaced // at the end
	valueReplaced
	castInserted
	blockCreated
	blockMoved
	blockErased
	blockMerged    // the operations of one were moved to another
	blockConverted // the uses of one became uses of another
)

// A change is an entry of the log. There are several for each operation that is converted;
// fields that only a few kinds use are in details.
type change struct {
	kind  changeKind
	op    *ir.Operation
	types *TypeConverter
	*details
}

// details are the rest of a change.
type details struct {
	value        *ir.Value
	values       []*ir.Value // that a cast replaces
	block, old   *ir.Block
	region       *ir.Region // in which a block was
	next         *ir.Block  // before which a block was
	from         ir.InsertionPoint
	modification *rewrite.Modification
}

// changes is a list that does not move its elements when it grows.
type changes struct {
	chunks []*[chunkSize]change
	n      int
}

const chunkSize = 256

func (l *changes) len() int         { return l.n }
func (l *changes) at(i int) *change { return &l.chunks[i/chunkSize][i%chunkSize] }

func (l *changes) add(x change) {
	if l.n == len(l.chunks)*chunkSize {
		l.chunks = append(l.chunks, new([chunkSize]change))
	}
	l.n++
	*l.at(l.n - 1) = x
}

// truncate removes all but the first n changes.
func (l *changes) truncate(n int) {
	for i := n; i < l.n; i++ {
		*l.at(i) = change{}
	}
	l.n = n
}

func (l *changes) remove(i int) {
	for ; i < l.n-1; i++ {
		*l.at(i) = *l.at(i + 1)
	}
	l.truncate(l.n - 1)
}

// A mark is a state of the log to which it can be reset.
type mark struct{ log, ignored, replaced int }

// append logs a change. Without rollback there is no log.
func (c *conversion) append(x change) {
	if c.now == nil {
		c.log.add(x)
	}
}

func (c *conversion) mark() mark {
	return mark{c.log.len(), len(c.ignored.list), len(c.replaced.list)}
}

// reset undoes all changes since a mark, the last one first. Without rollback there are none
// to undo, or the conversion has failed.
func (c *conversion) reset(m mark) {
	if c.now != nil {
		c.forgetPattern()
		return
	}
	for i := c.log.len() - 1; i >= m.log; i-- {
		c.undo(c.log.at(i))
	}
	c.log.truncate(m.log)
	c.ignored.truncate(m.ignored)
	c.replaced.truncate(m.replaced)
	c.forgetPattern()
}

// forgetPattern forgets what the pattern at work has done.
func (c *conversion) forgetPattern() {
	c.created.take()
	c.modified.take()
}

func (c *conversion) undo(x *change) {
	switch x.kind {
	case opCreated:
		c.discard(x.op)
	case castInserted:
		if x.values != nil {
			c.mapping.remove(x.values)
		}
		delete(c.casts.info, x.op)
		c.discard(x.op)
	case opMoved:
		x.op.Remove()
		x.from.Block.InsertBefore(x.from.Before, x.op)
	case opModified:
		x.modification.Undo()
	case opReplaced:
		for _, v := range x.op.Results() {
			c.mapping.remove([]*ir.Value{v})
		}
	case valueReplaced:
		c.mapping.remove([]*ir.Value{x.value})
	case blockCreated:
		// What was in it has been moved back or erased.
		x.block.ReplaceAllUsesWith(nil)
		x.block.Remove()
	case blockMoved:
		x.block.Remove()
		x.region.InsertBefore(x.next, x.block)
	case blockErased:
		x.region.InsertBefore(x.next, x.block)
	case blockMerged:
		x.old.SpliceBefore(nil, x.block)
	case blockConverted:
		x.block.ReplaceAllUsesWith(x.old)
	}
}

// discard erases an operation whose creation is undone. What was moved into it has been
// moved back; what was created in it before it was inserted is discarded later, too.
func (c *conversion) discard(op *ir.Operation) {
	op.DropAllUses()
	op.Erase()
}

// commit makes the changes that were delayed, erases what was replaced, and notifies the
// listener of everything.
func (c *conversion) commit() {
	l := c.config.Listener
	if l == nil {
		l = rewrite.NopListener{}
	}
	// Replacements may insert further casts.
	for i := 0; i < c.log.len(); i++ {
		switch x := c.log.at(i); x.kind {
		case opCreated:
			l.OperationInserted(x.op, ir.InsertionPoint{})
		case opMoved:
			l.OperationInserted(x.op, x.from)
		case opModified:
			l.OperationModified(x.op)
		case blockCreated:
			l.BlockInserted(x.block, nil, nil)
		case blockMoved:
			l.BlockInserted(x.block, x.region, x.next)
		case blockErased:
			l.BlockErased(x.block)
		case valueReplaced:
			c.commitValue(l, x.value, x.types)
		case opReplaced:
			c.commitReplacement(l, x.op, x.types)
		}
	}
	for i := range c.log.len() {
		switch x := c.log.at(i); x.kind {
		case opReplaced:
			c.eraseReplaced(x.op)
		case blockErased:
			c.eraseBlock(x.block)
		}
	}
}

// commitReplacement replaces the results of an operation and removes it.
func (c *conversion) commitReplacement(l rewrite.Listener, op *ir.Operation, types *TypeConverter) {
	values := make([]*ir.Value, op.NumResults())
	for i := range values {
		values[i] = c.replacement(op.Result(i), types)
	}
	l.OperationReplaced(op, values)
	for i, v := range values {
		if v != nil {
			replaceUses(l, op.Result(i), v, nil)
		}
	}
	delete(c.config.Unlegalized, op)
	notifyErased(l, op)
	// Lookups may still need its results.
	op.Remove()
}

// notifyErased notifies a listener that op and what is in it is erased.
func notifyErased(l rewrite.Listener, op *ir.Operation) {
	for region := range op.Regions() {
		for b := range region.Blocks() {
			for o := range b.Ops() {
				notifyErased(l, o)
			}
			l.BlockErased(b)
		}
	}
	l.OperationErased(op)
}

// commitValue replaces the uses of a value. A replacement that is an operation does not
// replace what is before it in its block: it uses the value itself.
func (c *conversion) commitValue(l rewrite.Listener, v *ir.Value, types *TypeConverter) {
	by := c.replacement(v, types)
	if by == nil {
		return
	}
	op := by.DefiningOp()
	if op == nil {
		replaceUses(l, v, by, nil)
		return
	}
	replaceUses(l, v, by, func(user *ir.Operation) bool { return user.Block() != op.Block() || op.IsBeforeInBlock(user) })
}

// replaceUses makes the uses of v by operations for which replace holds, or by all if it is
// nil, uses of by.
func replaceUses(l rewrite.Listener, v, by *ir.Value, replace func(*ir.Operation) bool) {
	for u := range v.Uses() {
		if user := u.Owner(); replace == nil || replace(user) {
			u.Set(by)
			l.OperationModified(user)
		}
	}
}

// replacement returns a value of v's type to replace it: one that is there, or a cast of
// those it was replaced with. It returns nil if v is not used.
func (c *conversion) replacement(v *ir.Value, types *TypeConverter) *ir.Value {
	t := []ir.Type{v.Type()}
	if found := c.lookup(v, t, false); found != nil && found[0] != v {
		return found[0]
	}
	used := false
	for user := range v.Users() {
		if !c.replaced.has(user) {
			used = true
			break
		}
	}
	if !used && !c.mapping.isTarget(v) {
		return nil
	}
	last := c.lookup(v, nil, false)
	at := castAt{loc: v.Location(), key: last}
	if last[0] == v {
		last, at.point, at.key = nil, afterOne(v), nil
	} else {
		at.point = after(last...)
	}
	return c.cast(last, t, at, cast{types: types, pure: last != nil})[0]
}

// eraseReplaced erases an operation that was removed. Other erased operations may use its
// results.
func (c *conversion) eraseReplaced(op *ir.Operation) {
	c.forgetCasts(op)
	op.DropAllUses()
	op.Erase()
}

// eraseBlock erases a block that was removed. Other erased operations may use it.
func (c *conversion) eraseBlock(b *ir.Block) {
	for _, a := range b.Args() {
		for u := range a.Uses() {
			u.Set(nil)
		}
	}
	b.ReplaceAllUsesWith(nil)
	for op := range b.Ops() {
		c.forgetCasts(op)
	}
	b.Erase()
}

// forgetCasts forgets casts that are erased together with op.
func (c *conversion) forgetCasts(op *ir.Operation) {
	delete(c.casts.info, op)
	for region := range op.Regions() {
		for o := range region.Ops() {
			c.forgetCasts(o)
		}
	}
}
