package conversion

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A conversion is the state of the driver. It takes over the changes of its Rewriter: immediate
// changes are logged so that they can be undone, and delayed changes are logged so that they
// can be made at the end.
type conversion struct {
	rewrite.NopListener
	config  Config
	r       *Rewriter
	types   *TypeConverter            // of the current pattern, or nil
	named   map[string]*TypeConverter // that the current rule can name
	root    *ir.Operation             // to which a rule is applied, or nil
	legal   *legalizer
	errs    diag.List
	tried   *rewrite.Pattern
	triedOn *ir.Operation

	mapping mapping
	log     changeLog
	// lastTypes is the type converter of the last replacement in the log if typesLogged is set.
	lastTypes   *TypeConverter
	typesLogged bool
	// ignored operations are not legalized because they are in one that is recursively
	// legal; replaced ones, because they will be erased.
	ignored, replaced *ir.OpSet
	// targets has values that others were replaced with; see isTarget.
	targets map[*ir.Value]struct{}
	// dropped is set if a value was replaced with nothing.
	dropped bool
	castDef *ir.OpDef
	// casts has the casts that the driver has made, in this order.
	casts castList
	// The operations that the current pattern has created and modified.
	created, modified operations
	// now is set if there is no rollback.
	now *immediate

	// Memory that is used again.
	values []*ir.Value
	groups []int
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
	// target marks a cast to a type after the conversion. original is the type of the value
	// before the conversion, or nil if unknown.
	target   bool
	original ir.Type
	// pure marks a cast of a value. Other casts create a value without operands.
	pure bool
}

// operations is a set of operations in insertion order. Most sets are small.
type operations struct {
	list []*ir.Operation
	set  map[*ir.Operation]struct{} // if they are not few
}

// fewOperations is the length up to which searching a list is faster than a map.
const fewOperations = 16

func (s *operations) add(op *ir.Operation) {
	if s.has(op) {
		return
	}
	s.list = append(s.list, op)
	switch {
	case s.set != nil:
		s.set[op] = struct{}{}
	case len(s.list) > fewOperations:
		s.set = map[*ir.Operation]struct{}{}
		for _, o := range s.list {
			s.set[o] = struct{}{}
		}
	}
}

func (s *operations) has(op *ir.Operation) bool {
	if s.set == nil {
		return slices.Contains(s.list, op)
	}
	_, ok := s.set[op]
	return ok
}

// clear empties the set.
func (s *operations) clear() {
	clear(s.list)
	s.list, s.set = s.list[:0], nil
}

// moveTo empties the set, and appends the operations to a list.
func (s *operations) moveTo(list []*ir.Operation) []*ir.Operation {
	list = append(list, s.list...)
	s.clear()
	return list
}

func newConversion(ctx *ir.Context, config Config) *conversion {
	c := &conversion{config: config, ignored: ctx.NewOpSet(), replaced: ctx.NewOpSet(), castDef: ctx.OpDef(CastName)}
	c.casts.info = map[*ir.Operation]cast{}
	c.r = &Rewriter{Rewriter: rewrite.NewConversionRewriter(ctx, c), c: c}
	if config.NoRollback {
		c.now = newImmediate(c, ctx)
	}
	return c
}

// release removes all marks from the IR.
func (c *conversion) release() {
	c.ignored.Release()
	c.replaced.Release()
	c.mapping.single.Release()
}

// isIgnored reports whether op is not to be legalized.
func (c *conversion) isIgnored(op *ir.Operation) bool { return c.replaced.Has(op) || c.ignored.Has(op) }

// arePureCasts reports whether the values are results of one cast that was made to pass a
// value on.
func (c *conversion) arePureCasts(vs found) bool {
	if vs.one == nil && len(vs.several) == 0 {
		return false
	}
	op := vs.first().DefiningOp()
	return op != nil && op.Def() == c.castDef && c.casts.info[op].pure &&
		!slices.ContainsFunc(vs.several, func(v *ir.Value) bool { return v.DefiningOp() != op })
}

// remap returns the values that patterns with the current type converter see for the operands
// of an operation, or for the given ones if op is nil, and false if a type cannot be converted.
// groups has the end of each value's replacements in remapped. Both slices are valid until the
// next call.
func (c *conversion) remap(op *ir.Operation, vs []*ir.Value) (remapped []*ir.Value, groups []int, ok bool) {
	return c.remapAt(op, op, vs)
}

// remapAt is remap with casts at the location of an operation, or of the values if it is nil.
func (c *conversion) remapAt(at, op *ir.Operation, vs []*ir.Value) (remapped []*ir.Value, groups []int, ok bool) {
	c.values, c.groups = c.values[:0], c.groups[:0]
	n := len(vs)
	if op != nil {
		n = op.NumOperands()
	}
	for i := range n {
		var v *ir.Value
		if op != nil {
			v = op.Operand(i)
		} else {
			v = vs[i]
		}
		to, ok := c.remapOne(at, v)
		if !ok {
			if op != nil {
				c.r.MatchFailure(op, "unable to convert type for operand #%d, type was %s", i, v.Type())
			}
			return nil, nil, false
		}
		if to.one != nil {
			c.values = append(c.values, to.one)
		} else {
			c.values = append(c.values, to.several...)
		}
		c.groups = append(c.groups, len(c.values))
	}
	return c.values, c.groups, true
}

// remapOne is remap for one value. A cast has the location of op, or of the value if that is nil.
func (c *conversion) remapOne(op *ir.Operation, v *ir.Value) (found, bool) {
	if c.types == nil {
		// Whether there are casts depends on other patterns.
		return c.lookup(v, nil, true), true
	}
	types, ok := c.types.ConvertValueMany(v)
	switch {
	case !ok:
		return found{}, false
	case len(types) == 0:
		return found{}, true
	}
	if to := c.lookup(v, types, false); to.any() {
		return to, true
	}
	l := v.Origin()
	if op != nil {
		l = op.Origin()
	}
	last := c.lookup(v, nil, true).list()
	return foundList(c.cast(last, types, castAt{point: after(last...), loc: l, key: last},
		cast{types: c.types, target: true, original: v.Type(), pure: true})), true
}

// split returns remapped values in one slice for each value.
func split(remapped []*ir.Value, groups []int) [][]*ir.Value {
	remapped = slices.Clone(remapped)
	many := make([][]*ir.Value, len(groups))
	first := 0
	for i, end := range groups {
		if end > first {
			many[i] = remapped[first:end:end]
		}
		first = end
	}
	return many
}

// castAt is where a cast is inserted, and the values that it replaces in lookups.
type castAt struct {
	point ir.InsertionPoint
	loc   ir.Origin
	key   []*ir.Value
}

// cast returns values of the given types: vs if they have them, else the results of a new
// cast.
func (c *conversion) cast(vs []*ir.Value, types []ir.Type, at castAt, info cast) []*ir.Value {
	if haveTypes(vs, types) {
		return vs
	}
	ctx := c.r.Context()
	op := ir.Create(&ir.OperationState{Def: c.castDef, Origin: at.loc, Operands: vs, Types: types})
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
	c.append(&castInserted{op, at.key})
	return results
}

// CastName is the name of the operation that connects values of types before and after a
// conversion.
const CastName = "builtin.unrealized_conversion_cast"

// after returns the first position where all values are defined: of the positions after their
// definitions, the one that the others dominate.
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

// ReplaceOp records that op is replaced with values.
func (c *conversion) ReplaceOp(op *ir.Operation, values []*ir.Value) {
	if !c.mayReplace(op, func(i int) bool { return values[i] == op.Result(i) }) {
		return
	}
	if c.now != nil {
		many := make([][]*ir.Value, len(values))
		for i := range values {
			if values[i] != nil {
				many[i] = values[i : i+1 : i+1]
			}
		}
		c.now.replaceOp(op, many)
		return
	}
	for i, v := range values {
		if v != nil {
			c.mapping.addOne(op.Result(i), v)
		} else {
			c.dropped = true
		}
	}
	c.noteReplaced(op)
}

// EraseOp records that op is replaced with nothing.
func (c *conversion) EraseOp(op *ir.Operation) { c.replaceOp(op, make([][]*ir.Value, op.NumResults())) }

// mayReplace reports an error if op has been replaced already, or would be replaced with
// itself: if isItself holds for a result.
func (c *conversion) mayReplace(op *ir.Operation, isItself func(i int) bool) bool {
	if c.replaced.Has(op) {
		c.r.Errorf(op.Location().Place(), "'%s' op is replaced twice", op.Name())
		return false
	}
	for i := range op.NumResults() {
		if isItself(i) {
			c.r.Errorf(op.Location().Place(), "'%s' op is replaced with itself", op.Name())
			return false
		}
	}
	c.legal.trace.change("Replace", op)
	return true
}

// replaceOp records that each result of op is replaced with any number of values. If a result
// without replacement is used, a source materialization without operands replaces it.
func (c *conversion) replaceOp(op *ir.Operation, values [][]*ir.Value) {
	if !c.mayReplace(op, func(i int) bool { return slices.Contains(values[i], op.Result(i)) }) {
		return
	}
	if c.now != nil {
		c.now.replaceOp(op, values)
		return
	}
	for i, vs := range values {
		if len(vs) > 0 {
			c.mapping.addFor(op.Result(i), vs)
		} else {
			c.dropped = true
		}
	}
	c.noteReplaced(op)
}

// noteReplaced logs that op is replaced with the values that its results are mapped to.
func (c *conversion) noteReplaced(op *ir.Operation) {
	c.appendWith(c.types, (*opReplaced)(op))
	c.markReplaced(op)
}

// markReplaced marks op and all nested operations as not to be legalized.
func (c *conversion) markReplaced(op *ir.Operation) {
	c.replaced.Add(op)
	for region := range op.Regions() {
		for b := range region.Blocks() {
			for o := range b.Ops() {
				c.markReplaced(o)
			}
		}
	}
}

// Delays reports whether changes can be undone.
func (c *conversion) Delays() bool { return c.now == nil }

// ReplaceUses records that v is replaced with w.
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

// replaceValue records that v is replaced with values.
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
		c.mapping.addFor(v, by)
	} else {
		c.dropped = true
	}
	c.appendWith(types, (*valueReplaced)(v))
}

// EraseBlock erases the operations of a block and removes it.
func (c *conversion) EraseBlock(b *ir.Block) {
	if c.now != nil {
		c.now.eraseBlock(b)
		return
	}
	for op := range b.Ops() {
		if !c.replaced.Has(op) {
			c.EraseOp(op)
		}
	}
	c.append(&blockErased{block: b, region: b.Parent(), next: b.Next()})
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
		c.append(&opMoved{op, from})
		return
	}
	c.legal.trace.change("Insert", op)
	c.append((*opCreated)(op))
	c.created.add(op)
}

// BlockInserted logs a new or a moved block.
func (c *conversion) BlockInserted(b *ir.Block, from *ir.Region, next *ir.Block) {
	if c.now != nil {
		c.now.changes++
		c.now.listener.BlockInserted(b, from, next)
	}
	if from == nil {
		c.append((*blockCreated)(b))
	} else {
		c.append(&blockMoved{block: b, region: from, next: next})
	}
}

// ModificationStarted logs the change of an operation in place.
func (c *conversion) ModificationStarted(m *rewrite.Modification) {
	c.append((*opModified)(m))
}

// ModificationCanceled removes the last change of an operation from the log.
func (c *conversion) ModificationCanceled(m *rewrite.Modification) {
	if i := c.find((*opModified)(m)); i >= 0 {
		c.log.Remove(i)
	}
}

// OperationModified records that a change in place is final.
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

// PatternBegin records the pattern for the reasons that follow.
func (c *conversion) PatternBegin(p *rewrite.Pattern, op *ir.Operation) { c.tried, c.triedOn = p, op }

// MatchFailed writes why a pattern does not match. op is nil if the caller knows only a
// location.
func (c *conversion) MatchFailed(op *ir.Operation, reason string) {
	c.legal.trace.reason(c.tried, cmp.Or(op, c.triedOn), reason)
}

// applySignature moves the operations of b to a new block with the arguments of s, and returns
// that block. It returns b itself if its arguments already have these types.
func (c *conversion) applySignature(b *ir.Block, types *TypeConverter, s *Signature) *ir.Block {
	if slices.EqualFunc(b.Args(), s.types, func(v *ir.Value, t ir.Type) bool { return v.Type() == t }) {
		return b
	}
	defer c.r.Restore(c.r.InsertionPoint())
	locs := make([]ir.Origin, len(s.types))
	for i, a := range b.Args() {
		first, end, _ := s.New(i)
		for j := first; j < end; j++ {
			locs[j] = a.Origin()
		}
	}
	n := ir.NewBlock()
	for i, t := range s.types {
		l := locs[i]
		if l == (ir.Origin{}) {
			l = c.r.Context().UnknownLoc().Origin()
		}
		n.AddArgumentAt(t, l)
	}
	b.Parent().InsertAfter(b, n)
	c.BlockInserted(n, nil, nil)

	if c.config.Listener == nil {
		c.append(&blockMerged{n, b})
		n.SpliceBefore(nil, b)
	} else {
		for !b.Empty() {
			c.r.MoveTo(b.Front(), ir.InsertionPoint{Block: n})
		}
	}
	c.append(&blockConverted{n, b})
	b.ReplaceAllUsesWith(n)
	for i, a := range b.Args() {
		first, end, _ := s.New(i)
		switch in := &s.inputs[i]; {
		case !in.mapped:
			at := castAt{point: ir.InsertionPoint{Block: n, Before: n.Front()}, loc: a.Origin()}
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

// convertRegion converts the arguments of the blocks of a region. For the entry block it uses
// the given Signature, if any. It returns the new entry block, which is nil for an empty
// region, and false if a type cannot be converted.
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
