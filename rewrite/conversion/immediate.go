package conversion

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// An immediate is the state of a conversion without rollback. It makes every change as soon
// as a pattern requests it. The IR itself then records the replacements of values, as the
// operands of the casts that the driver has inserted.
type immediate struct {
	c *conversion
	// direct erases and replaces, and notifies the listener.
	direct   *rewrite.Rewriter
	listener rewrite.Listener
	// casts are the casts that were inserted for the current pattern.
	casts []*ir.Operation
	// changes counts the changes by patterns.
	changes int
	// failed is set if something would have to be undone.
	failed bool
}

func newImmediate(c *conversion, ctx *ir.Context) *immediate {
	n := &immediate{c: c, direct: rewrite.NewRewriter(ctx, c.config.Listener), listener: c.config.Listener}
	if n.listener == nil {
		n.listener = rewrite.NopListener{}
	}
	return n
}

// next returns the replacements of values like [mapping.next]: the operands of the casts
// that produced the values.
func (n *immediate) next(values found) found {
	from := values.list()
	replaced := false
	var to []*ir.Value
	for i := range from {
		if in := n.inputs(from[i : i+1]); in != nil {
			replaced = true
			to = append(to, in...)
		} else {
			to = append(to, from[i])
		}
	}
	switch {
	case replaced:
		return foundList(to)
	case len(from) > 1:
		return foundList(n.inputs(from))
	}
	return found{}
}

// inputs returns the operands of the driver's cast whose results are the given values, or
// nil.
func (n *immediate) inputs(vs []*ir.Value) []*ir.Value {
	op := vs[0].DefiningOp()
	if op == nil || op.Def() != n.c.castDef {
		return nil
	}
	if _, ok := n.c.casts.info[op]; !ok || op.NumOperands() == 0 || !slices.Equal(op.Results(), vs) {
		return nil
	}
	return op.Operands()
}

// replacement returns the value of v's type that replaces it: one of the values, or a cast
// of them. It returns nil if v is not used.
func (n *immediate) replacement(v *ir.Value, by []*ir.Value, types *TypeConverter) *ir.Value {
	if !v.HasUses() {
		return nil
	}
	t := []ir.Type{v.Type()}
	at := castAt{loc: v.Origin()}
	if len(by) == 0 {
		at.point = afterOne(v)
	} else {
		at.point = after(by...)
	}
	return n.c.cast(by, t, at, cast{types: types, pure: len(by) > 0})[0]
}

// replaceOp replaces each result of op with values, and erases op.
func (n *immediate) replaceOp(op *ir.Operation, values [][]*ir.Value) {
	by := make([]*ir.Value, len(values))
	for i, vs := range values {
		by[i] = n.replacement(op.Result(i), vs, n.c.types)
	}
	n.changes++
	n.leave(op)
	n.forget(op)
	n.direct.Replace(op, by...)
}

// leave moves the insertion point of the patterns out of an operation that is erased.
func (n *immediate) leave(op *ir.Operation) {
	r := n.c.r
	at := r.InsertionPoint()
	if at.Before == op || at.Block != nil && at.Block.ParentOp() != nil && op.IsAncestor(at.Block.ParentOp()) {
		r.SetInsertionPointAfter(op)
	}
}

// forget marks op and all nested operations as erased.
func (n *immediate) forget(op *ir.Operation) {
	n.c.replaced.Add(op)
	delete(n.c.casts.info, op)
	delete(n.c.config.Unlegalized, op)
	for region := range op.Regions() {
		for o := range region.Ops() {
			n.forget(o)
		}
	}
}

// replaceValue replaces the uses of v for which replace holds, or all if it is nil. As at
// the end of a conversion with rollback, uses before the replacement's definition in the
// same block are left alone. MLIR's listeners are not notified of these changes.
func (n *immediate) replaceValue(v *ir.Value, by []*ir.Value, types *TypeConverter, replace func(*ir.Operand) bool) (all bool) {
	w := n.replacement(v, by, types)
	if w == nil {
		return true
	}
	n.changes++
	def := w.DefiningOp()
	all = true
	for u := range v.Uses() {
		user := u.Owner()
		switch {
		case def != nil && user.Block() == def.Block() && !def.IsBeforeInBlock(user), replace != nil && !replace(u):
			all = false
		default:
			u.Set(w)
		}
	}
	return all
}

// eraseBlock erases a block and its operations.
func (n *immediate) eraseBlock(b *ir.Block) {
	n.changes++
	for op := range b.Ops() {
		n.forget(op)
	}
	if at := n.c.r.InsertionPoint(); at.Block == b {
		n.c.r.ClearInsertionPoint()
	}
	n.direct.EraseBlock(b)
}

// patternFailed erases the casts that were inserted for a pattern. It reports an error if
// the number of changes has grown since the pattern started.
func (n *immediate) patternFailed(p *rewrite.Pattern, op *ir.Operation, changes int) {
	if n.changes != changes {
		n.fail(op, "pattern '%s' returned failure but IR did change", p.Name)
		return
	}
	for _, cast := range slices.Backward(n.casts) {
		if !cast.HasUses() {
			n.eraseCast(cast)
		}
	}
	n.casts = n.casts[:0]
}

// patternApplied erases the casts that a pattern did not use.
func (n *immediate) patternApplied() {
	for _, cast := range n.casts {
		if _, ok := n.c.casts.info[cast]; ok && !cast.HasUses() {
			n.eraseCast(cast)
		}
	}
	n.casts = n.casts[:0]
}

func (n *immediate) eraseCast(op *ir.Operation) {
	delete(n.c.casts.info, op)
	n.leave(op)
	op.Erase()
}

// unlegalized reports that the result of a pattern for op cannot be made legal.
func (n *immediate) unlegalized(p *rewrite.Pattern, op *ir.Operation, created, modified []*ir.Operation) {
	n.fail(op, "pattern '%s' produced IR that could not be legalized. new ops: {%s}, modified ops: {%s}", p.Name, opNames(created), opNames(modified))
}

// fail reports that a change would have to be undone. Only the first error is reported: all
// enclosing patterns fail together with the innermost one.
func (n *immediate) fail(op *ir.Operation, format string, args ...any) {
	if !n.failed {
		n.failed = true
		n.c.r.Errorf(op.Location().Place(), format, args...)
	}
}

func opNames(ops []*ir.Operation) string {
	names := make([]string, len(ops))
	for i, op := range ops {
		names[i] = op.Name()
	}
	return strings.Join(names, ", ")
}

// copyForAnalysis returns copies of operations for an analysis without rollback, which would
// change the originals. config gets a set for the copies. forget transfers that set to the
// caller's and erases the copies.
func copyForAnalysis(config *Config, ops []*ir.Operation) (copies []*ir.Operation, forget func()) {
	m := ir.NewMapping()
	root := isolatedAncestor(ops)
	clone := root.Clone(m)
	for _, op := range ops {
		copies = append(copies, m.Ops[op])
	}
	legalizable := config.Legalizable
	if legalizable != nil {
		config.Legalizable = map[*ir.Operation]bool{}
	}
	found := config.Legalizable
	return copies, func() {
		for op, copied := range m.Ops {
			if found[copied] {
				legalizable[op] = true
			}
		}
		clone.DropAllUses()
		clone.Erase()
	}
}

// isolatedAncestor returns the innermost operation that is isolated from above, or has no
// parent, and contains all of ops.
func isolatedAncestor(ops []*ir.Operation) *ir.Operation {
	root := ops[0]
	for root.ParentOp() != nil && (!root.Has(ir.IsolatedFromAbove) || slices.ContainsFunc(ops, func(op *ir.Operation) bool { return !root.IsAncestor(op) })) {
		root = root.ParentOp()
	}
	return root
}
