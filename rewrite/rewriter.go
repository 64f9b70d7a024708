package rewrite

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A Rewriter is the Builder through which patterns change the IR. When a pattern
// starts, its insertion point is before the matched operation, and it has that
// operation's location.
type Rewriter struct {
	*ir.Builder
	listener Listener
	errs     diag.List
	erased   int
	inserted int
}

// NewRewriter returns a Rewriter that notifies l of all changes; l may be nil.
func NewRewriter(ctx *ir.Context, l Listener) *Rewriter {
	r := &Rewriter{Builder: ir.NewBuilder(ctx), listener: l}
	if l != nil {
		r.Listener = l
	}
	return r
}

// Errorf reports an error that stops the driver, unlike a pattern that merely does
// not match.
func (r *Rewriter) Errorf(at diag.Place, format string, args ...any) *diag.Diagnostic {
	return r.errs.Errorf(at, format, args...)
}

// Failed reports whether there was an error.
func (r *Rewriter) Failed() bool { return len(r.errs) > 0 }

// Diagnostics returns the errors.
func (r *Rewriter) Diagnostics() diag.List { return r.errs }

// MatchFailure is what a pattern returns, "return r.MatchFailure(op, ...)", to
// say why it does not match. The text is made only if somebody listens.
func (r *Rewriter) MatchFailure(op *ir.Operation, format string, args ...any) bool {
	if r.listener != nil && r.listener.WantsReasons() {
		r.listener.MatchFailed(op, fmt.Sprintf(format, args...))
	}
	return false
}

// ModifyInPlace calls change and notifies the listener that op was modified.
func (r *Rewriter) ModifyInPlace(op *ir.Operation, change func()) {
	change()
	r.Modified(op)
}

// Modified notifies the listener that the caller has modified op in place.
func (r *Rewriter) Modified(op *ir.Operation) {
	if r.listener != nil {
		r.listener.OperationModified(op)
	}
}

// SetAttr sets an attribute of op.
func (r *Rewriter) SetAttr(op *ir.Operation, name string, a ir.Attribute) {
	op.SetAttr(name, a)
	r.Modified(op)
}

// SetOperand makes v operand i of op.
func (r *Rewriter) SetOperand(op *ir.Operation, i int, v *ir.Value) {
	op.OpOperand(i).Set(v)
	r.Modified(op)
}

// ReplaceAllUsesWith makes every use of v a use of w.
func (r *Rewriter) ReplaceAllUsesWith(v, w *ir.Value) {
	r.ReplaceUsesIf(v, w, nil)
}

// ReplaceUsesIf makes every use of v for which replace holds a use of w. A nil
// replace holds always.
func (r *Rewriter) ReplaceUsesIf(v, w *ir.Value, replace func(*ir.Operand) bool) {
	if v == w {
		return
	}
	for u := range v.Uses() {
		if replace != nil && !replace(u) {
			continue
		}
		owner := u.Owner()
		u.Set(w)
		r.Modified(owner)
	}
}

// Replace makes the uses of op's results uses of values, one for each result,
// and erases op.
func (r *Rewriter) Replace(op *ir.Operation, values ...*ir.Value) {
	if len(values) != op.NumResults() {
		panic(fmt.Sprintf("rewrite: '%s' has %d results, but is replaced with %d values", op.Name(), op.NumResults(), len(values)))
	}
	if r.listener != nil {
		r.listener.OperationReplaced(op, values)
	}
	for i, v := range values {
		r.ReplaceUsesIf(op.Result(i), v, nil)
	}
	r.Erase(op)
}

// ReplaceWithOp replaces op with the results of by, which has as many.
func (r *Rewriter) ReplaceWithOp(op, by *ir.Operation) {
	values := make([]*ir.Value, by.NumResults())
	for i := range values {
		values[i] = by.Result(i)
	}
	r.Replace(op, values...)
}

// ReplaceWithNew replaces op with a new operation of def that has op's result types.
func (r *Rewriter) ReplaceWithNew(op *ir.Operation, def *ir.OpDef, operands []*ir.Value, attrs ...ir.NamedAttribute) *ir.Operation {
	types := make([]ir.Type, op.NumResults())
	for i := range types {
		types[i] = op.Result(i).Type()
	}
	by := r.New(def, operands, types, attrs...)
	r.ReplaceWithOp(op, by)
	return by
}

// Erase erases op and its regions. It reports an error and leaves op unchanged if a
// result has uses.
func (r *Rewriter) Erase(op *ir.Operation) {
	for i := range op.NumResults() {
		if op.Result(i).HasUses() {
			r.Errorf(op.Location().Place(), "'%s' op operation destroyed but still has uses", op.Name())
			return
		}
	}
	r.avoid(op)
	if r.listener == nil {
		r.erased++
		op.Erase()
		return
	}
	r.eraseTree(op)
}

// avoid moves the insertion point away from an operation that is about to be erased.
func (r *Rewriter) avoid(op *ir.Operation) {
	if ip := r.InsertionPoint(); ip.Before == op {
		r.SetInsertionPointAfter(op)
	}
}

// eraseTree erases op and what is in it, users before definitions, so that
// listeners see every operation in IR that still holds together.
func (r *Rewriter) eraseTree(op *ir.Operation) {
	for i := op.NumRegions() - 1; i >= 0; i-- {
		region := op.Region(i)
		for _, b := range postOrder(region) {
			for o := b.Back(); o != nil; {
				prev := o.Prev()
				dropUses(o)
				r.eraseTree(o)
				o = prev
			}
		}
	}
	r.listener.OperationErased(op)
	dropUses(op)
	r.erased++
	op.Erase()
}

// dropUses ends the uses of op's results that a graph region or a cycle of
// blocks may leave while it is erased.
func dropUses(op *ir.Operation) {
	for i := range op.NumResults() {
		for u := range op.Result(i).Uses() {
			u.Set(nil)
		}
	}
}

// EraseBlock erases a block that has no uses, and everything in it.
func (r *Rewriter) EraseBlock(b *ir.Block) {
	for o := b.Back(); o != nil; {
		prev := o.Prev()
		dropUses(o)
		r.avoid(o)
		if r.listener != nil {
			r.eraseTree(o)
		} else {
			r.erased++
			o.Erase()
		}
		o = prev
	}
	if r.listener != nil {
		r.listener.BlockErased(b)
	}
	b.Erase()
}

// MoveBefore moves op before other.
func (r *Rewriter) MoveBefore(op, other *ir.Operation) {
	from := ir.InsertionPoint{Block: op.Block(), Before: op.Next()}
	op.MoveBefore(other)
	r.moved(op, from)
}

// MoveAfter moves op after other.
func (r *Rewriter) MoveAfter(op, other *ir.Operation) {
	from := ir.InsertionPoint{Block: op.Block(), Before: op.Next()}
	op.MoveAfter(other)
	r.moved(op, from)
}

// moved reports a moved operation as inserted, because the driver must revisit it
// likewise.
func (r *Rewriter) moved(op *ir.Operation, from ir.InsertionPoint) {
	if r.listener != nil {
		r.listener.OperationInserted(op, from)
	}
}

// InlineBlockBefore moves the operations of source before op, makes the uses of
// its arguments uses of args, and erases source.
func (r *Rewriter) InlineBlockBefore(source *ir.Block, op *ir.Operation, args []*ir.Value) {
	if len(args) != source.NumArguments() {
		panic(fmt.Sprintf("rewrite: a block of %d arguments is inlined with %d", source.NumArguments(), len(args)))
	}
	for i, a := range args {
		r.ReplaceUsesIf(source.Argument(i), a, nil)
	}
	for o := source.Front(); o != nil; {
		next := o.Next()
		r.MoveBefore(o, op)
		o = next
	}
	r.EraseBlock(source)
}

// MergeBlocks moves the operations of source to the end of dest, makes the uses
// of its arguments uses of args, and erases source.
func (r *Rewriter) MergeBlocks(source, dest *ir.Block, args []*ir.Value) {
	if len(args) != source.NumArguments() {
		panic(fmt.Sprintf("rewrite: a block of %d arguments is merged with %d", source.NumArguments(), len(args)))
	}
	for i, a := range args {
		r.ReplaceUsesIf(source.Argument(i), a, nil)
	}
	for o := source.Front(); o != nil; {
		next := o.Next()
		from := ir.InsertionPoint{Block: source, Before: next}
		o.Remove()
		dest.Append(o)
		r.moved(o, from)
		o = next
	}
	r.EraseBlock(source)
}
