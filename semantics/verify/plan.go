package verify

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// A plan describes the operations that a pattern matches.
type plan struct {
	nodes   []*node
	leaves  []leaf
	root    int   // in nodes
	exposed []int // nodes besides the root that the rewrite replaces: other operations use their results, too
	types   []ir.Type
}

// A leaf is an operand that no matched operation defines.
type leaf struct {
	typ         *ir.Value // of the pdl dialect; nil if it is free
	constrained bool      // a native constraint looks at it, and may require a constant
}

// A node is an operation that is matched.
type node struct {
	def      *ir.OpDef
	operands []operand
	results  []*ir.Value // types as values of the pdl dialect; nil if they are free
	attrs    []binding
}

// An operand is a leaf, or the result of a node.
type operand struct {
	leaf         int // none for the result of a node
	node, result int
}

const none = -1

// A binding is an attribute of a node that the pattern names.
type binding struct {
	name  string
	value *ir.Value
}

// maxParts bounds the operations and the leaves of a pattern that instances are made for.
const maxParts = 24

// A planner reads a pattern.
type planner struct {
	ctx    *ir.Context
	plan   *plan
	nodes  map[*ir.Value]int
	leaves map[*ir.Value][]int
}

// newPlan reads a pattern of the pdl dialect. The error is the reason why no instance of it can be made.
func newPlan(ctx *ir.Context, pattern *ir.Operation) (*plan, error) {
	r := &planner{ctx, &plan{root: none}, map[*ir.Value]int{}, map[*ir.Value][]int{}}
	body := pattern.Region(0).Entry()
	for op := range body.Ops() {
		if op.Name() != "pdl.operation" {
			r.constant(op)
			continue
		}
		if err := r.operation(op); err != nil {
			return nil, err
		}
	}
	if len(r.plan.nodes) == 0 {
		return nil, fmt.Errorf("it matches no operation")
	}
	if len(r.plan.nodes) > maxParts || len(r.plan.leaves) > maxParts {
		return nil, fmt.Errorf("it matches more than %d operations or operands", maxParts)
	}
	r.constraints(body)
	r.rewrite(body.Back())
	return r.plan, nil
}

// constant records the types that the pattern itself names.
func (r *planner) constant(op *ir.Operation) {
	switch a := op.Attr("constantType").(type) {
	case *ir.TypeAttr:
		r.plan.types = append(r.plan.types, a.Value)
	}
}

func (r *planner) operation(op *ir.Operation) error {
	name, _ := op.Attr("opName").(*ir.StringAttr)
	if name == nil {
		return fmt.Errorf("it matches operations of any name")
	}
	def := r.ctx.LookupOp(name.Value)
	if def == nil || !def.Registered {
		return fmt.Errorf("no dialect defines '%s'", name.Value)
	}
	if len(def.Regions)+len(def.Successors) > 0 {
		return fmt.Errorf("'%s' has regions or successors", name.Value)
	}
	n := &node{def: def}
	for i, o := range op.OperandGroup(0) {
		if err := r.operand(n, i, len(op.OperandGroup(0)), o.Value()); err != nil {
			return err
		}
	}
	r.results(n, op)
	names, _ := op.Attr("attributeValueNames").(*ir.ArrayAttr)
	for i, a := range op.OperandGroup(1) {
		if s, ok := names.Elements[i].(*ir.StringAttr); ok {
			n.attrs = append(n.attrs, binding{s.Value, a.Value()})
		}
	}
	r.nodes[op.Result(0)] = len(r.plan.nodes)
	r.plan.nodes = append(r.plan.nodes, n)
	return nil
}

// operand adds the values that operand i of all represents.
func (r *planner) operand(n *node, i, all int, v *ir.Value) error {
	def := v.DefiningOp()
	switch def.Name() {
	case "pdl.operand":
		n.operands = append(n.operands, operand{leaf: r.leaf(v, def, 1)[0]})
	case "pdl.operands":
		for _, l := range r.leaf(v, def, rangeSize(n.def, i, all)) {
			n.operands = append(n.operands, operand{leaf: l})
		}
	case "pdl.result":
		at, ok := r.nodes[def.Operand(0)]
		if !ok {
			return fmt.Errorf("its operations are in no order")
		}
		index, _ := def.Attr("index").(*ir.IntegerAttr)
		n.operands = append(n.operands, operand{none, at, max(0, int(index.BoundedInt64()))})
	case "pdl.results":
		at, ok := r.nodes[def.Operand(0)]
		if !ok {
			return fmt.Errorf("its operations are in no order")
		}
		for k := range r.plan.nodes[at].results {
			if index, ok := def.Attr("index").(*ir.IntegerAttr); !ok || int(index.BoundedInt64()) == k {
				n.operands = append(n.operands, operand{none, at, k})
			}
		}
	default:
		return fmt.Errorf("an operand comes from '%s'", def.Name())
	}
	return nil
}

// rangeSize returns how many values a range of operands has: two for a variadic group.
func rangeSize(def *ir.OpDef, i, all int) int {
	size := func(a ir.Arity) int {
		if a == ir.Variadic {
			return 2
		}
		return 1
	}
	if all == len(def.Operands) {
		return size(def.Operands[i].Arity)
	}
	n := 1 - all
	for _, o := range def.Operands {
		n += size(o.Arity)
	}
	return min(max(n, 0), 4)
}

// leaf returns the leaves of a value of the pdl dialect.
func (r *planner) leaf(v *ir.Value, def *ir.Operation, size int) []int {
	if list, ok := r.leaves[v]; ok {
		return list
	}
	var list []int
	for range size {
		l := leaf{}
		if def.NumOperands() > 0 && def.Name() == "pdl.operand" {
			l.typ = def.Operand(0)
		}
		list = append(list, len(r.plan.leaves))
		r.plan.leaves = append(r.plan.leaves, l)
	}
	r.leaves[v] = list
	return list
}

func (r *planner) results(n *node, op *ir.Operation) {
	for _, t := range op.OperandGroup(2) {
		if t.Value().DefiningOp().Name() == "pdl.types" {
			n.results = make([]*ir.Value, len(n.def.Results))
			return
		}
		n.results = append(n.results, t.Value())
	}
}

// constraints records the leaves that native constraints inspect.
func (r *planner) constraints(body *ir.Block) {
	for op := range body.Ops() {
		if op.Name() != "pdl.apply_native_constraint" {
			continue
		}
		for _, v := range op.Operands() {
			for _, l := range r.leaves[v] {
				r.plan.leaves[l].constrained = true
			}
		}
	}
}

// rewrite finds the root, and the other operations that are replaced.
func (r *planner) rewrite(op *ir.Operation) {
	if g := op.OperandGroup(0); len(g) == 1 {
		if i, ok := r.nodes[g[0].Value()]; ok {
			r.plan.root = i
		}
	}
	if r.plan.root == none {
		r.plan.root = len(r.plan.nodes) - 1
	}
	if op.NumRegions() == 0 || op.Region(0).Empty() {
		return
	}
	for inner := range op.Region(0).Entry().Ops() {
		if inner.Name() != "pdl.replace" {
			continue
		}
		if i, ok := r.nodes[inner.Operand(0)]; ok && i != r.plan.root {
			r.plan.exposed = append(r.plan.exposed, i)
		}
	}
}
