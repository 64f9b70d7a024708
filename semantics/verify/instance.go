package verify

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A layout lists the choices that remain when the types of a plan are assigned.
type layout struct {
	ctx       *ir.Context
	plan      *plan
	types     *assignment
	axes      []axis
	nodes     [][]named // attributes, by node
	constants []int     // axes of leaves that are constants; none for arguments
	kept      [][]bool  // by node, whether the function returns a result
	sampled   bool      // an axis has only some of the values that there are
	poison    int       // a leaf that is an operation for poison, or none
}

// An axis has the values among which an instance chooses.
type axis []ir.Attribute

// A named attribute of a node has the value of an axis.
type named struct {
	name string
	axis int
}

// A mode chooses the leaves that are constants, and the results without uses.
type mode struct {
	constants uint64 // of leaves
	unused    int    // a result of the root, or none
}

// newLayout returns the layout of an assignment; nil if there are no constants of the types.
func newLayout(ctx *ir.Context, p *plan, types *assignment, m mode) *layout {
	l := &layout{ctx: ctx, plan: p, types: types, poison: none}
	shared := map[*ir.Value]int{}
	var all []ir.Type
	types.each(func(t ir.Type) { all = append(all, t) })
	for i, n := range p.nodes {
		in := append(slices.Clone(types.results[i]), l.typesOf(n)...)
		var list []named
		for _, f := range n.attributes(ctx, in) {
			at, ok := shared[f.value]
			if !ok || f.value == nil {
				at = len(l.axes)
				l.axes = append(l.axes, f.options)
				l.sampled = l.sampled || sampled(f.options)
				shared[f.value] = at
			}
			list = append(list, named{f.name, at})
		}
		l.nodes = append(l.nodes, list)
		l.kept = append(l.kept, make([]bool, len(types.results[i])))
	}
	for i := range p.leaves {
		at := none
		if m.constants>>i&1 == 1 {
			options := constants(ctx, types.leaves[i], all)
			if len(options) == 0 {
				return nil
			}
			at = len(l.axes)
			l.axes = append(l.axes, options)
			l.sampled = l.sampled || sampled(options)
		}
		l.constants = append(l.constants, at)
	}
	for _, i := range append(slices.Clone(p.exposed), p.root) {
		for k := range l.kept[i] {
			l.kept[i][k] = i != p.root || k != m.unused
		}
	}
	return l
}

// sampled reports whether there are more constants of the type of these.
func sampled(options axis) bool {
	a, ok := options[len(options)-1].(ir.TypedAttribute)
	if !ok || len(options) == 1 {
		return false
	}
	t, ok := a.Type().(*ir.IntegerType)
	return !ok || len(options) < 1<<min(t.Width, maxAll)
}

func (l *layout) typesOf(n *node) []ir.Type {
	var list []ir.Type
	for _, o := range n.operands {
		if o.leaf == none {
			list = append(list, l.types.results[o.node][o.result])
		} else {
			list = append(list, l.types.leaves[o.leaf])
		}
	}
	return list
}

// size returns how many instances there are; at most max.
func (l *layout) size(limit int64) int64 {
	n := int64(1)
	for _, a := range l.axes {
		if n > limit/int64(len(a)) {
			return limit
		}
		n *= int64(len(a))
	}
	return n
}

// An instance is a function that contains a match of a plan.
type instance struct {
	module, function *ir.Operation
	nodes            []*ir.Operation
}

// instance makes an instance. choice has the index of the value of each axis.
func (l *layout) instance(choice []int) *instance {
	loc := l.ctx.UnknownLoc()
	in := &instance{module: ir.NewModule(l.ctx, loc)}
	var args []ir.Type
	for i, at := range l.constants {
		if at == none {
			args = append(args, l.types.leaves[i])
		}
	}
	body := &ir.Region{}
	b := ir.NewBuilder(l.ctx)
	entry := b.CreateBlock(body, nil, args)
	leaves := make([]*ir.Value, len(l.constants))
	for i, at := range l.constants {
		if at == none {
			leaves[i], args = entry.Argument(len(entry.Args())-len(args)), args[1:]
		}
		if i == l.poison {
			leaves[i] = b.Create(&ir.OperationState{Def: l.ctx.LookupOp("ub.poison"), Types: []ir.Type{l.types.leaves[i]}}).Result(0)
			continue
		}
		if at == none {
			continue
		}
		s := &ir.OperationState{Def: l.ctx.LookupOp("arith.constant"), Types: []ir.Type{l.types.leaves[i]}}
		s.AddAttribute("value", l.axes[at][choice[at]])
		leaves[i] = b.Create(s).Result(0)
	}
	for i, n := range l.plan.nodes {
		s := &ir.OperationState{Def: n.def, Types: l.types.results[i]}
		for _, o := range n.operands {
			if o.leaf == none {
				s.Operands = append(s.Operands, in.nodes[o.node].Result(o.result))
			} else {
				s.Operands = append(s.Operands, leaves[o.leaf])
			}
		}
		for _, a := range l.nodes[i] {
			if v := l.axes[a.axis][choice[a.axis]]; v != nil {
				s.AddAttribute(a.name, v)
			}
		}
		in.nodes = append(in.nodes, b.Create(s))
	}
	l.finish(in, b, body)
	return in
}

// finish returns results, and makes the function of a body.
func (l *layout) finish(in *instance, b *ir.Builder, body *ir.Region) {
	var out []*ir.Value
	for i, op := range in.nodes {
		for k, r := range op.Results() {
			if l.kept[i][k] {
				out = append(out, r)
			}
		}
	}
	in.function = finishFunction(l.ctx, b, in.module, body, out)
}

// poisoned replaces an argument by poison in a function. It must be called for no other one of the
// same function at the same time; undo takes it back.
func poisoned(f *ir.Operation, arg int) (undo func()) {
	entry := f.Region(0).Entry()
	b := ir.NewBuilder(f.Context())
	b.SetInsertionPointToStart(entry)
	v := entry.Argument(arg)
	op := b.Create(&ir.OperationState{Def: f.Context().LookupOp("ub.poison"), Types: []ir.Type{v.Type()}})
	v.ReplaceAllUsesWith(op.Result(0))
	return func() {
		op.Result(0).ReplaceAllUsesWith(v)
		op.Erase()
	}
}
