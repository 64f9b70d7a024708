package verify

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// An assignment gives types to a plan.
type assignment struct {
	leaves  []ir.Type
	results [][]ir.Type // by node
	partial bool        // there are others of the same class that are not compared
}

// candidates are the types that are tried first.
func candidates(ctx *ir.Context) []ir.Type {
	var list []ir.Type
	for _, w := range []int{1, 2, 3, 4, 8, 32, 64} {
		list = append(list, ctx.IntegerType(w))
	}
	list = append(list, ctx.IndexType())
	for _, k := range []num.FloatKind{num.F8E5M2, num.F16, num.F32} {
		list = append(list, ctx.FloatType(k))
	}
	for _, t := range []ir.Type{ctx.IntegerType(1), ctx.IntegerType(2), ctx.IntegerType(4), ctx.IndexType(), ctx.FloatType(num.F16)} {
		list = append(list, ctx.VectorType([]int64{2}, t, []bool{false}))
	}
	return list
}

// A search finds the assignments of a plan.
type search struct {
	plan     *plan
	ctx      *ir.Context
	types    []ir.Type // candidates
	block    *ir.Block // has a value of each type
	values   map[ir.Type]*ir.Value
	bound    map[*ir.Value]ir.Type // of the pdl dialect
	results  map[string][][]ir.Type
	attempts int // operations that may still be verified
	current  assignment
	found    []assignment
}

// The bounds of a search.
const (
	maxAttempts    = 60_000
	maxAssignments = 4_000
)

// assign returns the assignments of a plan, those with small types first.
func assign(ctx *ir.Context, p *plan, types []ir.Type) []assignment {
	s := &search{plan: p, ctx: ctx, values: map[ir.Type]*ir.Value{}, bound: map[*ir.Value]ir.Type{}, results: map[string][][]ir.Type{}, attempts: maxAttempts}
	s.block = ir.NewModule(ctx, ctx.UnknownLoc()).Region(0).Entry()
	s.types = types
	for _, t := range p.types {
		if !slices.Contains(s.types, t) {
			s.types = append(s.types, t)
		}
	}
	s.current = assignment{leaves: make([]ir.Type, len(p.leaves)), results: make([][]ir.Type, len(p.nodes))}
	s.node(0)
	return chosen(s.found, s.attempts <= 0 || len(s.found) >= maxAssignments)
}

// node assigns types to the operands and results of a node, and to those after it.
func (s *search) node(i int) {
	if i == len(s.plan.nodes) {
		results := slices.Clone(s.current.results)
		s.found = append(s.found, assignment{leaves: slices.Clone(s.current.leaves), results: results})
		return
	}
	s.operand(i, 0)
}

// operand assigns types to an operand of a node and to those after it.
func (s *search) operand(i, k int) {
	if s.attempts <= 0 || len(s.found) >= maxAssignments {
		return
	}
	n := s.plan.nodes[i]
	if k == len(n.operands) {
		s.result(i)
		return
	}
	o := n.operands[k]
	if o.leaf == none {
		if o.result < len(s.current.results[o.node]) && s.accepts(n.def, k, len(n.operands), s.current.results[o.node][o.result]) {
			s.operand(i, k+1)
		}
		return
	}
	if t := s.current.leaves[o.leaf]; t != nil {
		if s.accepts(n.def, k, len(n.operands), t) {
			s.operand(i, k+1)
		}
		return
	}
	for _, t := range s.types {
		if !s.accepts(n.def, k, len(n.operands), t) {
			continue
		}
		if undo, ok := s.bind(s.plan.leaves[o.leaf].typ, t); ok {
			s.current.leaves[o.leaf] = t
			s.operand(i, k+1)
			s.current.leaves[o.leaf] = nil
			undo()
		}
	}
}

// accepts reports whether an operand may have a type, as far as its constraint alone decides.
func (s *search) accepts(def *ir.OpDef, k, n int, t ir.Type) bool {
	if n != len(def.Operands) {
		return true
	}
	c := def.Operands[k].Constraint
	return c == nil || c.Check == nil || c.Check(nil, t) != ir.Fails
}

// bind gives a type to a value of the pdl dialect, which may have one; undo takes it away.
func (s *search) bind(v *ir.Value, t ir.Type) (undo func(), ok bool) {
	undo = func() {}
	if v == nil {
		return undo, true
	}
	if a, ok := v.DefiningOp().Attr("constantType").(*ir.TypeAttr); ok {
		return undo, a.Value == t
	}
	if have, ok := s.bound[v]; ok {
		return undo, have == t
	}
	s.bound[v] = t
	return func() { delete(s.bound, v) }, true
}

// result assigns types to the results of a node.
func (s *search) result(i int) {
	n := s.plan.nodes[i]
	var in []ir.Type
	for _, o := range n.operands {
		if o.leaf == none {
			in = append(in, s.current.results[o.node][o.result])
		} else {
			in = append(in, s.current.leaves[o.leaf])
		}
	}
	for _, out := range s.resultsOf(i, in) {
		var undos []func()
		ok := true
		for k, t := range out {
			undo, bound := s.bind(n.results[k], t)
			undos, ok = append(undos, undo), ok && bound
		}
		if ok {
			s.current.results[i] = out
			s.node(i + 1)
		}
		for _, undo := range undos {
			undo()
		}
	}
}

// resultsOf returns the types that the results of a node can have.
func (s *search) resultsOf(i int, in []ir.Type) [][]ir.Type {
	key := fmt.Sprint(i)
	for _, t := range in {
		key += "," + t.String()
	}
	list, ok := s.results[key]
	if !ok {
		list = s.tryResults(s.plan.nodes[i], in)
		s.results[key] = list
	}
	return list
}

func (s *search) tryResults(n *node, in []ir.Type) [][]ir.Type {
	if n.def.InferTypes != nil && len(in) > 0 {
		if out, ok := s.inferred(n, in); ok {
			return [][]ir.Type{out}
		}
		return nil
	}
	var list [][]ir.Type
	try := func(out ...ir.Type) {
		if s.valid(n, in, out) {
			list = append(list, out)
		}
	}
	switch len(n.results) {
	case 0:
		try()
	case 1:
		for _, t := range s.types {
			try(t)
		}
	case 2:
		for _, t := range s.types {
			for _, u := range s.types {
				try(t, u)
			}
		}
	}
	return list
}

// inferred returns the result types that follow from the operand types.
func (s *search) inferred(n *node, in []ir.Type) ([]ir.Type, bool) {
	state := s.state(n, in, nil)
	out, ok := n.def.InferTypes(state, new(diag.List))
	if !ok || len(out) != len(n.results) || !s.valid(n, in, out) {
		return nil, false
	}
	return out, true
}

// state describes the operation of a node with the first of the attributes that it may have.
func (s *search) state(n *node, in, out []ir.Type) *ir.OperationState {
	state := &ir.OperationState{Def: n.def, Loc: s.ctx.UnknownLoc(), Types: out}
	for _, t := range in {
		state.Operands = append(state.Operands, s.value(t))
	}
	for _, a := range n.attributes(s.ctx, append(slices.Clone(out), in...)) {
		if a.options[0] != nil {
			state.AddAttribute(a.name, a.options[0])
		}
	}
	return state
}

// valid reports whether a node verifies with types.
func (s *search) valid(n *node, in, out []ir.Type) bool {
	s.attempts--
	op := ir.NewBuilder(s.ctx).Create(s.state(n, in, out))
	ok := ir.VerifyAlone(op, nil)
	op.Erase()
	return ok
}

func (s *search) value(t ir.Type) *ir.Value {
	v := s.values[t]
	if v == nil {
		v = s.block.AddArgument(t, s.ctx.UnknownLoc())
		s.values[t] = v
	}
	return v
}

// A class is how types are compared and reported.
type class uint8

const (
	narrow class = iota // integers of at most 4 bits
	wide
	indices
	vectors
	floats
	others
)

func classOf(t ir.Type) class {
	switch t := t.(type) {
	case *ir.IntegerType:
		if t.Width <= 4 {
			return narrow
		}
		return wide
	case *ir.IndexType:
		return indices
	case *ir.VectorType:
		return vectors
	case *ir.FloatType:
		return floats
	}
	return others
}

// class returns the class of an assignment, the class of its least simple type.
func (a *assignment) class() class {
	c := narrow
	a.each(func(t ir.Type) { c = max(c, classOf(t)) })
	return c
}

// width returns the number of bits of the widest integer.
func (a *assignment) width() int {
	w := 0
	a.each(func(t ir.Type) {
		if i, ok := ir.ElementTypeOrSelf(t).(*ir.IntegerType); ok {
			w = max(w, i.Width)
		}
	})
	return w
}

func (a *assignment) each(f func(t ir.Type)) {
	for _, t := range a.leaves {
		f(t)
	}
	for _, list := range a.results {
		for _, t := range list {
			f(t)
		}
	}
}

// chosen returns the assignments that are compared, sorted: all narrow ones, and some of each other class.
// partial means that there are more than these.
func chosen(all []assignment, partial bool) []assignment {
	slices.SortStableFunc(all, func(a, b assignment) int {
		return cmp.Or(cmp.Compare(a.class(), b.class()), cmp.Compare(a.width(), b.width()))
	})
	limits := map[class]int{narrow: 64, wide: 24, indices: 12, vectors: 12, floats: 12, others: 12}
	byClass := map[class][]assignment{}
	for _, a := range all {
		byClass[a.class()] = append(byClass[a.class()], a)
	}
	var list []assignment
	for c := narrow; c <= others; c++ {
		some, limit := byClass[c], limits[c]
		for i := range min(len(some), limit) {
			a := some[i*len(some)/min(len(some), limit)]
			a.partial = partial || len(some) > limit
			list = append(list, a)
		}
	}
	return list
}
