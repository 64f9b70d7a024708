package lower

import (
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/pdl/regions"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// matchRegions lowers the regions of a source operation.
func (l *lowering) matchRegions(n *drr.Node, op *ir.Value) {
	if n.Regions == nil {
		return
	}
	defer l.enter(n.Regions)()
	if n.Op.HasVariadicRegions() { // otherwise the definition tells their number
		l.applyNative("pdl.apply_native_constraint", regions.Name("HasRegions", len(n.Regions.Args)), nil, op)
	}
	for i, a := range n.Regions.Args {
		l.bind(a.Name, &symbol{handle: op, number: i})
		if a.Kind == drr.RegionLeaf && !alwaysTrue(a.Constraint) {
			l.checkRegion(a, i, op)
		}
	}
}

// checkRegion applies a constraint to region i of an operation.
func (l *lowering) checkRegion(a *drr.Arg, i int, op *ir.Value) {
	defer l.enter(a)()
	if n, ok := blocksOf(a.Constraint); ok {
		l.applyNative("pdl.apply_native_constraint", regions.Name("HasBlocks", i, n), nil, op)
		return
	}
	f := l.compile(&snippet.Code{Text: a.Constraint.Condition, Predicate: true, Result: cxx.TypeBool,
		Params: []snippet.Param{{Name: "$_self", Type: l.api.Region.Type()}}}, "the constraint '"+nameOf(a.Constraint)+"'")
	if f == nil {
		return
	}
	fn := l.nativeName()
	l.natives.RegisterConstraint(fn, onRegion(f, i))
	l.natives.Define(fn, &snippet.Native{Form: snippet.OnRegion, Name: a.Constraint.Record.Name(), Function: f, Count: i})
	l.applyNative("pdl.apply_native_constraint", fn, nil, op)
}

// blocksOf returns the number of blocks that a constraint of class SizedRegion demands.
func blocksOf(c *ods.Constraint) (int, bool) {
	if !c.Record.IsSubClassOf("SizedRegion") {
		return 0, false
	}
	n, ok := c.Record.Int("blocks")
	return int(n), ok && n >= 0 && n < 1<<30
}

// onRegion returns a constraint on a region of an operation.
func onRegion(f *snippet.Function, i int) rewrite.ConstraintFunc {
	return func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		op, _ := args[0].(*ir.Operation)
		if op == nil || i >= op.NumRegions() {
			return nil, false
		}
		v, _, err := f.Call(r, []rewrite.Arg{op.Region(i)})
		return nil, f.Holds(r, args, v, err)
	}
}

// applyNative applies a native function with one result or none.
func (l *lowering) applyNative(name, function string, result ir.Type, args ...*ir.Value) *ir.Operation {
	attrs := []ir.NamedAttribute{attr("name", l.ctx.StringAttr(function))}
	if name == "pdl.apply_native_constraint" {
		attrs = append(attrs, attr("isNegated", l.ctx.BoolAttr(false)))
	}
	var types []ir.Type
	if result != nil {
		types = []ir.Type{result}
	}
	return l.create(name, args, types, 0, attrs...)
}

// do applies a native rewrite with one result.
func (l *lowering) do(function string, result ir.Type, args ...*ir.Value) *ir.Value {
	return l.applyNative("pdl.apply_native_rewrite", function, result, args...).Result(0)
}

// buildRegions lowers the regions of a new operation.
func (l *lowering) buildRegions(n *drr.Node, op *ir.Value) {
	if n.Regions == nil {
		return
	}
	op.DefiningOp().SetAttr(pdl.Regions, l.ctx.Int64Attr(l.ctx.I64(), int64(len(n.Regions.Args))))
	for i, a := range n.Regions.Args {
		leave := l.enter(a)
		function, from := "MoveRegion", a
		if a.Kind == drr.Nested {
			if a.Node.Kind == drr.EmptyRegion {
				leave()
				continue
			}
			function, from = "CloneRegion", a.Node.Args[0]
		}
		s := l.symbols[from.Name]
		l.applyNative("pdl.apply_native_rewrite", regions.Name(function, s.number, i), nil, s.handle, op)
		leave()
	}
}

// inlineRegion lowers a node that moves the operations of a region, and returns the values that the region
// yields: all, or the one that the node's index selects.
func (l *lowering) inlineRegion(n *drr.Node) []*ir.Value {
	before := len(l.diags)
	var args []*ir.Value
	for _, a := range n.Args[1:] {
		args = append(args, l.buildArg(a)...)
	}
	if l.diags[before:].HasErrors() {
		return nil
	}
	s := l.symbols[n.Args[0].Name]
	list := l.one("pdl.range", l.types.values, args)
	values := l.do(regions.Name("InlineBlock", s.number), l.types.values, s.handle, list)
	l.native[values] = l.api.ValueRange()
	if n.Name != "" && !l.supplemental {
		l.symbols[n.Name] = &symbol{handle: values, result: true, inlined: true}
	}
	if n.Index < 0 {
		return []*ir.Value{values}
	}
	return []*ir.Value{l.do(regions.Name("ValueAt", n.Index), l.types.value, values)}
}

// isInlined reports whether an argument is all values of a region, which may be any number.
func (l *lowering) isInlined(a *drr.Arg) bool {
	if a.Kind == drr.Nested {
		return a.Node.Kind == drr.InlineRegion && a.Node.Index < 0
	}
	s, index := l.lookup(a.Name)
	return s != nil && s.inlined && index < 0
}

// matchSuccessors lowers the successors of a source operation.
func (l *lowering) matchSuccessors(n *drr.Node, op *ir.Value) {
	if n.Successors == nil {
		return
	}
	defer l.enter(n.Successors)()
	if drr.HasVariadicSuccessors(n.Op) {
		l.applyNative("pdl.apply_native_constraint", regions.Name("HasSuccessors", len(n.Successors.Args)), nil, op)
	}
	for i, a := range n.Successors.Args {
		if s := l.symbols[a.Name]; s != nil {
			leave := l.enter(a)
			l.applyNative("pdl.apply_native_constraint", regions.Name("SameSuccessor", i, s.number), nil, op, s.handle)
			leave()
			continue
		}
		l.bind(a.Name, &symbol{handle: op, number: i})
	}
}

// buildSuccessors lowers the successors of a new operation.
func (l *lowering) buildSuccessors(n *drr.Node, op *ir.Value) {
	if n.Successors == nil || len(n.Successors.Args) == 0 {
		return
	}
	op.DefiningOp().SetAttr(pdl.Successors, l.ctx.Int64Attr(l.ctx.I64(), int64(len(n.Successors.Args))))
	for i, a := range n.Successors.Args {
		leave := l.enter(a)
		s := l.symbols[a.Name]
		l.applyNative("pdl.apply_native_rewrite", regions.Name("CopySuccessor", i, s.number), nil, op, s.handle)
		leave()
	}
}
