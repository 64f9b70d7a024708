package transforms

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// plainInliners are the inliners of dialects whose operations may all be inlined, into any place.
// Regions marks dialects whose regions accept inlined operations of other dialects.
var plainInliners = map[string]dialect.Inliner{
	"amdgpu": {}, "arith": {}, "bufferization": {}, "cf": {}, "complex": {}, "gpu": {}, "index": {}, "linalg": {Regions: true}, "math": {},
	"memref": {Regions: true}, "ml_program": {}, "nvvm": {Regions: true}, "quant": {}, "rocdl": {}, "scf": {Regions: true}, "shape": {Regions: true}, "shard": {Regions: true},
	"tensor": {Regions: true}, "tosa": {Regions: true}, "ub": {}, "vector": {},
}

// inlinerOf returns the inliner for an operation, or nil if the operation must not be inlined.
func inlinerOf(op *ir.Operation) ir.DialectInlinerInterface {
	d := op.Def().Dialect
	if d == nil {
		return nil
	}
	if d.Inliner != nil {
		return d.Inliner
	}
	if i, ok := plainInliners[d.Namespace]; ok {
		return i
	}
	return nil
}

// isLegalToInline reports whether a region may replace a call.
func isLegalToInline(call *ir.Operation, src *ir.Region, cloned bool) bool {
	entry := src.Entry()
	callable, ok := ir.InterfaceOf[ir.CallableOpInterface](src.ParentOp())
	c, _ := ir.InterfaceOf[ir.CallOpInterface](call)
	if entry == nil || !ok {
		return false
	}
	operands := c.ArgOperands(call)
	if len(operands) != entry.NumArguments() || !slices.Equal(callable.ResultTypes(src.ParentOp()), call.ResultTypes()) {
		return false
	}
	args := make([]*ir.Value, len(operands))
	for i := range operands {
		args[i] = operands[i].Value()
		if args[i].Type() != entry.Argument(i).Type() {
			return false
		}
	}
	dest := call.ParentRegion()
	if i := inlinerOf(call); i == nil || !i.IsLegalToInlineCall(call, src.ParentOp(), cloned) {
		return false
	}
	if i := inlinerOf(dest.ParentOp()); i == nil || !i.IsLegalToInlineRegion(dest, src, args, cloned) {
		return false
	}
	return areLegalToInline(src, dest, cloned)
}

// areLegalToInline reports whether all operations of a region may be moved into another.
func areLegalToInline(src, dest *ir.Region, cloned bool) bool {
	for op := range src.Ops() {
		if i := inlinerOf(op); i == nil || !i.IsLegalToInlineOp(op, dest, cloned) {
			return false
		}
		for region := range op.Regions() {
			if !areLegalToInline(region, dest, cloned) {
				return false
			}
		}
	}
	return true
}

// inlineCall inserts the blocks of a callable between a call and the operation after it. It
// returns the first and the last of these blocks, or nil if the call must not be inlined.
func inlineCall(call *ir.Operation, src *ir.Region, cloned bool) (first, last *ir.Block) {
	if !isLegalToInline(call, src, cloned) {
		return nil, nil
	}
	block, next := call.Block(), call.Next()
	args := inlinedArguments(call, src.ParentOp()) // may insert operations before next
	post := block.SplitBefore(next)
	if cloned {
		m := ir.NewMapping()
		for i, a := range src.Entry().Args() {
			m.Map(a, args[i])
		}
		ir.NewBuilder(call.Context()).CloneRegionBefore(src, post, m)
	} else {
		for i, a := range src.Entry().Args() {
			a.ReplaceAllUsesWith(args[i])
		}
		block.Parent().SpliceBefore(post, src)
	}
	first, last = block.Next(), post.Prev()
	if l := call.Location(); l != call.Context().UnknownLoc() {
		setCaller(first, post, l)
	}
	return first, last
}

// inlinedArguments returns the values in place of the arguments of a callable.
func inlinedArguments(call, callable *ir.Operation) []*ir.Value {
	c, _ := ir.InterfaceOf[ir.CallOpInterface](call)
	x, replaces := inlinerOf(callable).(ir.ArgumentInliner)
	b := ir.NewBuilder(call.Context())
	b.SetInsertionPointAfter(call)
	var args []*ir.Value
	operands := c.ArgOperands(call)
	for i := range operands {
		v := operands[i].Value()
		if replaces {
			v = x.InlineArgument(b, call, callable, v, named.Entries(callable.Attr(ir.ArgumentAttrsAttr), i))
		}
		args = append(args, v)
	}
	return args
}

// setCaller adds the call to the locations in the blocks from b up to end.
func setCaller(b, end *ir.Block, caller *ir.Location) {
	known := map[*ir.Location]*ir.Location{}
	remap := func(l *ir.Location) *ir.Location {
		if known[l] == nil {
			known[l] = stack(l, caller)
		}
		return known[l]
	}
	for ; b != end; b = b.Next() {
		for _, a := range b.Args() {
			a.SetLocation(remap(a.Location()))
		}
		for op := range b.Ops() {
			for inner := range ir.All(op, ir.PostOrder) {
				inner.SetLocation(remap(inner.Location()))
			}
		}
	}
}

// maxCallers bounds the callers in a location: inlining an operation through a callable creates a
// new location with all callers.
const maxCallers = 256

// stack returns the location of inlined code. If callee already is a call site, its outermost
// caller is called from caller, unless there are too many callers.
func stack(callee, caller *ir.Location) *ir.Location {
	var callees []*ir.Location
	outer := callee
	for outer.Kind == ir.CallSiteLocation {
		if len(callees) == maxCallers {
			return callee
		}
		callees, outer = append(callees, outer.Children[0]), outer.Children[1]
	}
	ctx := callee.Context()
	l := ctx.CallSiteLoc(outer, caller)
	for _, inner := range slices.Backward(callees) {
		l = ctx.CallSiteLoc(inner, l)
	}
	return l
}

// joinInlined connects inlined blocks with the blocks before and after them.
func joinInlined(call *ir.Operation, first, last *ir.Block, callable *ir.Operation) {
	if x, ok := inlinerOf(call).(ir.BlocksInliner); ok {
		x.ProcessInlinedBlocks(call, first, last)
	}
	block, post := call.Block(), last.Next()
	if first == last {
		t := first.Back()
		inlinerOf(t).ReplaceResults(t, call.Results())
		t.Erase()
		first.SpliceBefore(nil, post)
		post.Erase()
	} else {
		c, _ := ir.InterfaceOf[ir.CallableOpInterface](callable)
		types := c.ResultTypes(callable)
		for i, v := range call.Results() {
			v.ReplaceAllUsesWith(post.AddArgument(types[i], v.Location()))
		}
		for b := first; b != post; b = b.Next() {
			returnTo(b.Back(), post)
		}
	}
	block.SpliceBefore(nil, first)
	first.Erase()
}

// returnTo replaces a terminator that returns from a callable.
func returnTo(t *ir.Operation, post *ir.Block) {
	i := inlinerOf(t)
	if i == nil || t.NumSuccessors() > 0 {
		return
	}
	b := ir.NewBuilder(t.Context())
	b.SetInsertionPoint(t)
	i.BranchTo(b, t, post)
	if t.Prev() != nil && t.Prev().NumSuccessors() > 0 {
		t.Erase()
	}
}
