package convert

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A conversion is the state of the driver. It takes over the changes of its Rewriter: those
// that are made at once are logged, so that they can be undone; the others are logged, so
// that they can be made at the end.
type conversion struct {
	rewrite.NopListener
	config Config
	r      *Rewriter
	types  *TypeConverter // of the pattern at work, or nil
	legal  *legalizer
	errs   diag.List
	tried  *rewrite.Pattern

	mapping mapping
	log     changes
	// ignored operations are not legalized because they are in one that is recursively
	// legal; replaced ones, because they will be erased.
	ignored, replaced operations
	// casts has the casts that the driver has made, in this order.
	casts castList
	// What the pattern at work has created and modified.
	created, modified operations
	// now is set if there is no rollback.
	now *immediate
}

// A castList is an ordered set of casts, each with why it was made.
type castList struct {
	ops  []*ir.Operation
	info map[*ir.Operation]cast
}

// A cast connects values before and after the conversion until both have the types that
// their uses need.
type cast struct {
	types *TypeConverter // or nil
	// target says that it makes values after the conversion, of a value that had the
	// original type, which is nil if unknown.
	target   bool
	original ir.Type
	// pure is a cast of a value, not one that makes a value of none.
	pure bool
}

// operations is a set of operations with the order in which they were added.
type operations struct {
	list []*ir.Operation
	set  map[*ir.Operation]struct{}
}

func (s *operations) add(op *ir.Operation) {
	if s.has(op) {
		return
	}
	if s.set == nil {
		s.set = map[*ir.Operation]struct{}{}
	}
	s.set[op] = struct{}{}
	s.list = append(s.list, op)
}

func (s *operations) has(op *ir.Operation) bool {
	_, ok := s.set[op]
	return ok
}

// truncate removes all but the first n operations.
func (s *operations) truncate(n int) {
	for _, op := range s.list[n:] {
		delete(s.set, op)
	}
	s.list = s.list[:n]
}

// take returns the operations and empties the set.
func (s *operations) take() []*ir.Operation {
	list := s.list
	s.list = nil
	clear(s.set)
	return list
}

func newConversion(ctx *ir.Context, config Config) *conversion {
	c := &conversion{config: config, mapping: newMapping()}
	c.casts.info = map[*ir.Operation]cast{}
	c.r = &Rewriter{Rewriter: rewrite.NewConversionRewriter(ctx, c), c: c}
	if config.NoRollback {
		c.now = newImmediate(c, ctx)
	}
	return c
}

// isIgnored reports whether op is not to be legalized.
func (c *conversion) isIgnored(op *ir.Operation) bool { return c.replaced.has(op) || c.ignored.has(op) }

// arePureCasts reports whether the values are results of one cast that was made to pass a
// value on.
func (c *conversion) arePureCasts(vs []*ir.Value) bool {
	if len(vs) == 0 {
		return false
	}
	op := vs[0].DefiningOp()
	return op != nil && c.casts.info[op].pure && !slices.ContainsFunc(vs[1:], func(v *ir.Value) bool { return v.DefiningOp() != op })
}

// remap returns the values that patterns with the current type converter see for the
// operands of an operation, or for other values if op is nil, and false if a type cannot be
// converted.
func (c *conversion) remap(kind string, op *ir.Operation, vs []*ir.Value) ([][]*ir.Value, bool) {
	remapped := make([][]*ir.Value, 0, len(vs))
	for i, v := range vs {
		if c.types == nil {
			// Whether there are casts depends on other patterns.
			remapped = append(remapped, c.lookup(v, nil, true))
			continue
		}
		types, ok := c.types.ConvertValueMany(v)
		switch {
		case !ok:
			if op != nil {
				c.r.MatchFailure(op, "unable to convert type for %s #%d, type was %s", kind, i, v.Type())
			}
			return nil, false
		case len(types) == 0:
			remapped = append(remapped, nil)
			continue
		}
		if found := c.lookup(v, types, false); found != nil {
			remapped = append(remapped, found)
			continue
		}
		l := v.Location()
		if op != nil {
			l = op.Location()
		}
		found := c.lookup(v, nil, true)
		remapped = append(remapped, c.cast(found, types, castAt{point: after(found...), loc: l, key: found},
			cast{types: c.types, target: true, original: v.Type(), pure: true}))
	}
	return remapped, true
}

// castAt is where a cast is inserted, and the values that it replaces in lookups.
type castAt struct {
	point ir.InsertionPoint
	loc   *ir.Location
	key   []*ir.Value
}

// cast returns values of the given types: vs if they have them, else the results of a new
// cast.
func (c *conversion) cast(vs []*ir.Value, types []ir.Type, at castAt, info cast) []*ir.Value {
	if haveTypes(vs, types) {
		return vs
	}
	ctx := c.r.Context()
	op := ir.Create(&ir.OperationState{Def: ctx.OpDef(CastName), Loc: at.loc, Operands: vs, Types: types})
	if c.config.MarkCasts {
		kind := "source"
		if info.target {
			kind = "target"
		}
		op.SetAttr("__kind__", ctx.StringAttr(kind))
	}
	at.point.Block.InsertBefore(at.point.Before, op)
	c.casts.info[op] = info
	c.casts.ops = append(c.casts.ops, op)
	results := op.Results()
	if c.now != nil {
		c.now.casts = append(c.now.casts, op)
		return results
	}
	if at.key != nil {
		c.mapping.add(at.key, results)
	}
	c.append(change{kind: castInserted, op: op, details: &details{values: at.key}})
	return results
}

// CastName is the name of the operation that connects values of types before and after a
// conversion.
const CastName = "builtin.unrealized_conversion_cast"

// after returns the first position at which all values are defined: of those after the
// definitions the one that the others dominate.
func after(vs ...*ir.Value) ir.InsertionPoint {
	at := afterOne(vs[0])
	if len(vs) == 1 {
		return at
	}
	dominance := ir.NewDominance()
	for _, v := range vs[1:] {
		next := afterOne(v)
		if isBefore(dominance, at, next) {
			at = next
		}
	}
	return at
}

func afterOne(v *ir.Value) ir.InsertionPoint {
	b := v.ParentBlock()
	if op := v.DefiningOp(); op != nil {
		return ir.InsertionPoint{Block: b, Before: op.Next()}
	}
	return ir.InsertionPoint{Block: b, Before: b.Front()}
}

// isBefore reports whether position p dominates q.
func isBefore(d *ir.Dominance, p, q ir.InsertionPoint) bool {
	switch {
	case p.Block != q.Block:
		return d.ProperlyDominatesBlock(p.Block, q.Block)
	case q.Before == nil:
		return true
	case p.Before == nil:
		return false
	}
	return p.Before == q.Before || p.Before.IsBeforeInBlock(q.Before)
}

// ReplaceOp notes that op is replaced with values.
func (c *conversion) ReplaceOp(op *ir.Operation, values []*ir.Value) {
	many := make([][]*ir.Value, len(values))
	for i := range values {
		if values[i] != nil {
			many[i] = values[i : i+1 : i+1]
		}
	}
	c.replaceOp(op, many)
}

// EraseOp notes that op is replaced with nothing.
func (c *conversion) EraseOp(op *ir.Operation) { c.replaceOp(op, make([][]*ir.Value, op.NumResults())) }

// replaceOp notes that each result of op is replaced with any number of values. A result
// that is replaced with none becomes a value that is made of nothing, if it is used.
func (c *conversion) replaceOp(op *ir.Operation, values [][]*ir.Value) {
	if c.replaced.has(op) {
		c.r.Errorf(op.Location().Place(), "'%s' op is replaced twice", op.Name())
		return
	}
	for i, vs := range values {
		if slices.Contains(vs, op.Result(i)) {
			c.r.Errorf(op.Location().Place(), "'%s' op is replaced with itself", op.Name())
			return
		}
	}
	c.legal.trace.change("Replace", op)
	if c.now != nil {
		c.now.replaceOp(op, values)
		return
	}
	for i, vs := range values {
		if len(vs) > 0 {
			c.mapping.add([]*ir.Value{op.Result(i)}, vs)
		}
	}
	c.append(change{kind: opReplaced, op: op, types: c.types})
	c.markReplaced(op)
}

// markReplaced notes that op and what is in it is not to be legalized.
func (c *conversion) markReplaced(op *ir.Operation) {
	c.replaced.add(op)
	for region := range op.Regions() {
		for b := range region.Blocks() {
			for o := range b.Ops() {
				c.markReplaced(o)
			}
		}
	}
}

// ReplaceUses notes that v is replaced with w.
func (c *conversion) ReplaceUses(v, w *ir.Value, replace func(*ir.Operand) bool) bool {
	switch {
	case c.now != nil:
		return c.now.replaceValue(v, []*ir.Value{w}, c.types, replace)
	case replace != nil:
		c.r.Errorf(v.Location().Place(), "some uses of a value are replaced in a dialect conversion, which can replace only all")
		return false
	}
	c.replaceValue(v, []*ir.Value{w}, c.types)
	return true
}

// replaceValue notes that v is replaced with values.
func (c *conversion) replaceValue(v *ir.Value, by []*ir.Value, types *TypeConverter) {
	if slices.Contains(by, v) {
		c.r.Errorf(v.Location().Place(), "a value is replaced with itself")
		return
	}
	if c.now != nil {
		c.now.replaceValue(v, by, types, nil)
		return
	}
	if len(by) > 0 {
		c.mapping.add([]*ir.Value{v}, by)
	}
	c.append(change{kind: valueReplaced, types: types, details: &details{value: v}})
}

// EraseBlock erases the operations of a block and removes it.
func (c *conversion) EraseBlock(b *ir.Block) {
	if c.now != nil {
		c.now.eraseBlock(b)
		return
	}
	for op := range b.Ops() {
		if !c.replaced.has(op) {
			c.EraseOp(op)
		}
	}
	c.append(change{kind: blockErased, details: &details{block: b, region: b.Parent(), next: b.Next()}})
	b.Remove()
}

// OperationInserted logs a new or a moved operation.
func (c *conversion) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	if c.now != nil {
		c.now.changes++
		c.now.listener.OperationInserted(op, from)
	}
	if from.IsSet() {
		c.legal.trace.change("Move", op)
		c.append(change{kind: opMoved, op: op, details: &details{from: from}})
		return
	}
	c.legal.trace.change("Insert", op)
	c.append(change{kind: opCreated, op: op})
	c.created.add(op)
}

// BlockInserted logs a new or a moved block.
func (c *conversion) BlockInserted(b *ir.Block, from *ir.Region, next *ir.Block) {
	if c.now != nil {
		c.now.changes++
		c.now.listener.BlockInserted(b, from, next)
	}
	kind := blockCreated
	if from != nil {
		kind = blockMoved
	}
	c.append(change{kind: kind, details: &details{block: b, region: from, next: next}})
}

// ModificationStarted logs the change of an operation in place.
func (c *conversion) ModificationStarted(m *rewrite.Modification) {
	c.append(change{kind: opModified, op: m.Op(), details: &details{modification: m}})
}

// ModificationCanceled removes the last change of an operation from the log.
func (c *conversion) ModificationCanceled(m *rewrite.Modification) {
	for i := c.log.len() - 1; i >= 0; i-- {
		if x := c.log.at(i); x.kind == opModified && x.modification == m {
			c.log.remove(i)
			return
		}
	}
}

// OperationModified notes that a change in place is final.
func (c *conversion) OperationModified(op *ir.Operation) {
	if c.now != nil {
		c.now.changes++
		c.now.listener.OperationModified(op)
	}
	c.legal.trace.change("Modify", op)
	c.modified.add(op)
}

// WantsReasons reports whether there is a trace.
func (c *conversion) WantsReasons() bool { return c.legal.trace != nil }

// PatternBegin notes which pattern a reason is about.
func (c *conversion) PatternBegin(p *rewrite.Pattern, _ *ir.Operation) { c.tried = p }

// MatchFailed writes why a pattern does not match.
func (c *conversion) MatchFailed(op *ir.Operation, reason string) {
	c.legal.trace.reason(c.tried, op, reason)
}

// applySignature moves the operations of b to a new block with the arguments that s says,
// and returns it; b if the arguments have these types already.
func (c *conversion) applySignature(b *ir.Block, types *TypeConverter, s *Signature) *ir.Block {
	if slices.EqualFunc(b.Args(), s.types, func(v *ir.Value, t ir.Type) bool { return v.Type() == t }) {
		return b
	}
	defer c.r.Restore(c.r.InsertionPoint())
	locs := make([]*ir.Location, len(s.types))
	for i, a := range b.Args() {
		first, end, _ := s.New(i)
		for j := first; j < end; j++ {
			locs[j] = a.Location()
		}
	}
	n := ir.NewBlock()
	for i, t := range s.types {
		l := locs[i]
		if l == nil {
			l = c.r.Context().UnknownLoc()
		}
		n.AddArgument(t, l)
	}
	b.Parent().InsertAfter(b, n)
	c.BlockInserted(n, nil, nil)

	if c.config.Listener == nil {
		c.append(change{kind: blockMerged, details: &details{block: n, old: b}})
		n.SpliceBefore(nil, b)
	} else {
		for !b.Empty() {
			c.r.MoveTo(b.Front(), ir.InsertionPoint{Block: n})
		}
	}
	c.append(change{kind: blockConverted, details: &details{block: n, old: b}})
	b.ReplaceAllUsesWith(n)
	for i, a := range b.Args() {
		first, end, _ := s.New(i)
		switch in := &s.inputs[i]; {
		case !in.mapped:
			at := castAt{point: ir.InsertionPoint{Block: n, Before: n.Front()}, loc: a.Location()}
			c.replaceValue(a, c.cast(nil, []ir.Type{a.Type()}, at, cast{types: types}), types)
		case in.values != nil:
			c.replaceValue(a, in.values, types)
		default:
			c.replaceValue(a, n.Args()[first:end], types)
		}
	}
	c.EraseBlock(b)
	return n
}

// convertRegion converts the arguments of the blocks of a region, those of the entry block
// by a given Signature if there is one. It returns the new entry block, nil if the region
// is empty, and false if a type cannot be converted.
func (c *conversion) convertRegion(region *ir.Region, types *TypeConverter, entry *Signature) (*ir.Block, bool) {
	first := region.Entry()
	if first == nil {
		return nil, true
	}
	for b := first.Next(); b != nil; {
		next := b.Next()
		s := types.BlockSignature(b)
		if s == nil {
			return nil, false
		}
		c.applySignature(b, types, s)
		b = next
	}
	if entry == nil {
		if entry = types.BlockSignature(first); entry == nil {
			return nil, false
		}
	}
	return c.applySignature(first, types, entry), true
}
