package conversion

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A change is an entry of the log. There are several for each operation that is converted, so
// each is a single pointer, whose type identifies the change; see changeLog.
type change interface{ undo(c *conversion) }

type (
	opCreated    ir.Operation
	opReplaced   ir.Operation // at the end
	opTouched    ir.Operation // changed in place, but restored to its former state
	opModified   rewrite.Modification
	blockCreated ir.Block
	// A valueReplaced is a value that is replaced at the end.
	valueReplaced ir.Value
	// typesUsed is the type converter of the replacements that follow.
	typesUsed TypeConverter
)

// An opMoved is an operation that was somewhere else.
type opMoved struct {
	op   *ir.Operation
	from ir.InsertionPoint
}

// A castInserted is a new cast, with the values that it replaces in lookups.
type castInserted struct {
	op  *ir.Operation
	key []*ir.Value
}

// A formerBlock is a block that was in a region, before another block.
type formerBlock struct {
	block, next *ir.Block
	region      *ir.Region
}

type (
	blockMoved  formerBlock
	blockErased formerBlock
)

// A pair is two blocks.
type pair struct{ block, old *ir.Block }

type (
	blockMerged    pair // the operations of one were moved to another
	blockConverted pair // the uses of one became uses of another
)

func (x *opCreated) undo(c *conversion) { c.discard((*ir.Operation)(x)) }

func (x *opReplaced) undo(c *conversion) {
	op := (*ir.Operation)(x)
	for i := range op.NumResults() {
		c.mapping.removeOne(op.Result(i))
	}
}

// undo changes the order of uses, as undoing a change that was one does.
func (x *opTouched) undo(*conversion) {
	op := (*ir.Operation)(x)
	for i := range op.NumOperands() {
		op.SetOperand(i, op.Operand(i))
	}
	for i := range op.NumSuccessors() {
		op.SetSuccessor(i, op.Successor(i))
	}
}

func (x *opModified) undo(*conversion) { (*rewrite.Modification)(x).Undo() }

func (x *opMoved) undo(*conversion) {
	x.op.Remove()
	x.from.Block.InsertBefore(x.from.Before, x.op)
}

func (x *valueReplaced) undo(c *conversion) { c.mapping.removeOne((*ir.Value)(x)) }

func (x *typesUsed) undo(*conversion) {}

func (x *castInserted) undo(c *conversion) {
	if x.key != nil {
		c.mapping.remove(x.key)
	}
	delete(c.casts.info, x.op)
	c.discard(x.op)
}

func (x *blockCreated) undo(*conversion) {
	// Its operations have been moved back or erased.
	b := (*ir.Block)(x)
	b.ReplaceAllUsesWith(nil)
	b.Remove()
}

func (x *blockMoved) undo(*conversion) {
	x.block.Remove()
	x.region.InsertBefore(x.next, x.block)
}

func (x *blockErased) undo(*conversion) { x.region.InsertBefore(x.next, x.block) }

func (x *blockMerged) undo(*conversion) { x.old.SpliceBefore(nil, x.block) }

func (x *blockConverted) undo(*conversion) { x.block.ReplaceAllUsesWith(x.old) }

// A mark is a state that the log can be reset to.
type mark struct{ log, ignored, replaced int }

// append logs a change. Without rollback there is no log.
func (c *conversion) append(x change) {
	if c.now == nil {
		c.log.Add(x)
	}
}

// appendWith logs a change that is made with a type converter.
func (c *conversion) appendWith(types *TypeConverter, x change) {
	if !c.typesLogged || c.lastTypes != types {
		c.append((*typesUsed)(types))
		c.lastTypes, c.typesLogged = types, true
	}
	c.append(x)
}

// find returns the index of a change in the log, or -1 if it is not in it.
func (c *conversion) find(x change) int {
	for i := c.log.Len() - 1; i >= 0; i-- {
		if c.log.At(i) == x {
			return i
		}
	}
	return -1
}

func (c *conversion) mark() mark { return mark{c.log.Len(), c.ignored.Len(), c.replaced.Len()} }

// reset undoes all changes since a mark, the last one first. Without rollback nothing can be
// undone: either nothing has changed, or the conversion has failed.
func (c *conversion) reset(m mark) {
	if c.now != nil {
		c.forgetPattern()
		return
	}
	for i := c.log.Len() - 1; i >= m.log; i-- {
		c.log.At(i).undo(c)
	}
	if m.log < c.log.Len() {
		c.typesLogged = false
	}
	c.log.Truncate(m.log)
	c.ignored.Truncate(m.ignored)
	c.replaced.Truncate(m.replaced)
	c.forgetPattern()
}

// forgetPattern clears the record of the current pattern's changes.
func (c *conversion) forgetPattern() {
	c.created.clear()
	c.modified.clear()
}

// discard erases an operation whose creation is undone. Operations that were moved into it
// have been moved back. Operations that were created in it before it was inserted are
// discarded later.
func (c *conversion) discard(op *ir.Operation) {
	op.DropAllUses()
	op.Erase()
}

// commit makes the delayed changes, erases the replaced operations, and notifies the listener
// of everything.
func (c *conversion) commit() {
	l := c.config.Listener
	if l == nil {
		l = rewrite.NopListener{}
	}
	var types *TypeConverter
	// Replacements may insert further casts.
	for i := 0; i < c.log.Len(); i++ {
		switch x := c.log.At(i).(type) {
		case *opCreated:
			l.OperationInserted((*ir.Operation)(x), ir.InsertionPoint{})
		case *opMoved:
			l.OperationInserted(x.op, x.from)
		case *opModified:
			l.OperationModified((*rewrite.Modification)(x).Op())
		case *opTouched:
			l.OperationModified((*ir.Operation)(x))
		case *blockCreated:
			l.BlockInserted((*ir.Block)(x), nil, nil)
		case *blockMoved:
			l.BlockInserted(x.block, x.region, x.next)
		case *blockErased:
			l.BlockErased(x.block)
		case *typesUsed:
			types = (*TypeConverter)(x)
		case *valueReplaced:
			c.commitValue(l, (*ir.Value)(x), types)
		case *opReplaced:
			c.commitReplacement(l, (*ir.Operation)(x), types)
		}
	}
	for i := range c.log.Len() {
		switch x := c.log.At(i).(type) {
		case *opReplaced:
			c.eraseReplaced((*ir.Operation)(x))
		case *blockErased:
			c.eraseBlock(x.block)
		}
	}
}

// commitReplacement replaces the results of an operation and removes it.
func (c *conversion) commitReplacement(l rewrite.Listener, op *ir.Operation, types *TypeConverter) {
	values := c.values[:0]
	if c.config.Listener != nil {
		values = make([]*ir.Value, 0, op.NumResults()) // it may keep them
	}
	for i := range op.NumResults() {
		values = append(values, c.replacement(op.Result(i), types))
	}
	c.values = values[:0]
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

// notifyErased notifies a listener that op and all nested operations are erased.
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

// commitValue replaces the uses of a value. Uses before the replacement's definition in the same
// block remain, because the replacement may be computed from v.
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

// replaceUses replaces the uses of v by operations for which replace holds, or all uses if it
// is nil, with by.
func replaceUses(l rewrite.Listener, v, by *ir.Value, replace func(*ir.Operation) bool) {
	for u := range v.Uses() {
		if user := u.Owner(); replace == nil || replace(user) {
			u.Set(by)
			l.OperationModified(user)
		}
	}
}

// replacement returns a value of v's type to replace v: an existing one, or a cast of its
// replacements. It returns nil if v is not used.
func (c *conversion) replacement(v *ir.Value, types *TypeConverter) *ir.Value {
	t := []ir.Type{v.Type()}
	if found := c.lookup(v, t, false); found.any() && found.first() != v {
		return found.first()
	}
	used := false
	for user := range v.Users() {
		if !c.replaced.Has(user) {
			used = true
			break
		}
	}
	if !used && !c.isTarget(v) {
		return nil
	}
	last := c.lookup(v, nil, false).list()
	at := castAt{loc: v.Origin(), key: last}
	if last[0] == v {
		at.point, at.key = afterOne(v), nil
		made := c.cast(nil, t, at, cast{types: types})[0]
		c.mapping.addOne(v, made) // for values that v replaces, since its operation is removed before these are replaced
		return made
	}
	at.point = after(last...)
	return c.cast(last, t, at, cast{types: types, pure: true})[0]
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
	if op.Def() == c.castDef {
		delete(c.casts.info, op)
	}
	for region := range op.Regions() {
		for o := range region.Ops() {
			c.forgetCasts(o)
		}
	}
}
