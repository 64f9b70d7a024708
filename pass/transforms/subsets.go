package transforms

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// A subsetHoisting moves pairs of an extraction and an insertion out of loops. Both access the same part of a
// tensor that the loop carries; the loop then carries the part as well.
type subsetHoisting struct{}

func (subsetHoisting) Run(r *pass.Run) error {
	var loops []*ir.Operation
	ir.Walk(r.Op, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if _, ok := ir.InterfaceOf[ir.LoopLikeOpInterface](op); ok {
			loops = append(loops, op)
		}
		return ir.Advance
	})
	for _, loop := range loops {
		for i := 0; i < len(carriedBy(loop).args); i++ {
			loop = hoistSubsets(loop, i)
		}
	}
	return nil
}

// A carriedValues has the loop-carried values of a loop.
type carriedValues struct {
	inits, yielded []ir.Operand
	args           []*ir.Value
	results        []ir.Value
}

func carriedBy(loop *ir.Operation) (c carriedValues) {
	if x, ok := ir.InterfaceOf[ir.LoopLikeOpInterface](loop); ok {
		c.inits, c.args, c.yielded, c.results = x.Iterated(loop)
	}
	return c
}

// hoistSubsets moves the operations on parts of one value that a loop carries. It returns the loop or its
// replacement.
func hoistSubsets(loop *ir.Operation, i int) *ir.Operation {
	var s subsets
	if !s.collect(loop, i, true) {
		return loop
	}
	for _, pair := range s.hoistable() {
		if !pair.extract.isMovable(loop) || !pair.insert.isMovable(loop) {
			continue
		}
		extract, insert := pair.extract.op, pair.insert.op
		wider := withCarried(loop, extract.Result(0), insert.Operand(pair.insert.source))
		if wider == nil {
			return loop
		}
		loop = wider
		c := carriedBy(loop)
		extract.MoveBefore(loop)
		insert.MoveAfter(loop)
		pair.insert.updated.ReplaceAllUsesWith(insert.Operand(pair.insert.tensor))
		extract.SetOperand(pair.extract.tensor, c.inits[i].Value())
		result := &c.results[i]
		result.ReplaceAllUsesWith(pair.insert.updated)
		insert.SetOperand(pair.insert.source, &c.results[len(c.results)-1])
		insert.SetOperand(pair.insert.tensor, result)
	}
	return loop
}

// withCarried replaces a loop with one that carries an additional value and uses it instead of init. It
// returns nil for unsupported kinds of loops.
func withCarried(loop *ir.Operation, init, yielded *ir.Value) *ir.Operation {
	c := carriedBy(loop)
	group := len(loop.OperandGroups()) - 1
	if loop.NumRegions() != 1 || !loop.Region(0).HasOneBlock() || group < 0 || len(c.results) != loop.NumResults() ||
		len(c.inits) != len(loop.OperandGroup(group)) || len(c.yielded) == 0 || len(c.args) != len(c.inits) {
		return nil
	}
	body := loop.Region(0).Entry()
	end := body.Back()
	if c.yielded[0].Owner() != end || len(c.yielded) != end.NumOperands() {
		return nil
	}
	state := &ir.OperationState{Def: loop.Def(), Loc: loop.Location(), Operands: append(loop.Operands(), init),
		Types: append(loop.ResultTypes(), init.Type()), Attributes: slices.Clone(loop.AllAttrs()), NumRegions: 1}
	for k, a := range state.Attributes {
		if sizes, ok := a.Value.(*ir.DenseArrayAttr); ok && a.Name == ir.OperandSegments {
			list := make([]int32, sizes.Len())
			for i := range list {
				list[i] = int32(sizes.Int64(i))
			}
			list[group]++
			state.Attributes[k].Value = loop.Context().DenseI32Array(list)
		}
	}
	by := ir.Create(state)
	loop.Block().InsertBefore(loop, by)
	arg := body.AddArgument(init.Type(), init.Location())
	end.SetOperands(append(end.Operands(), yielded))
	by.Region(0).TakeBody(loop.Region(0))
	init.ReplaceUsesIf(arg, func(o *ir.Operand) bool { return by.IsAncestor(o.Owner()) && o.Owner() != by })
	for i := range loop.NumResults() {
		loop.Result(i).ReplaceAllUsesWith(by.Result(i))
	}
	loop.Erase()
	return by
}

// A subsetOp extracts a part of a tensor, or inserts one.
type subsetOp struct {
	ir.SubsetOpInterface
	op      *ir.Operation
	tensor  int       // the operand that is the tensor
	source  int       // the operand that is inserted
	updated *ir.Value // the tensor after an insertion, nil for an extraction
}

// subsetOf returns an operation that is one on a part of a tensor.
func subsetOf(op *ir.Operation) (subsetOp, bool) {
	if x, ok := ir.InterfaceOf[ir.SubsetExtractionOpInterface](op); ok && op.NumResults() == 1 {
		return subsetOp{SubsetOpInterface: x, op: op, tensor: x.ExtractionSource(op).Index()}, true
	}
	if x, ok := ir.InterfaceOf[ir.SubsetInsertionOpInterface](op); ok {
		s := subsetOp{SubsetOpInterface: x, op: op, tensor: x.InsertionDestination(op).Index(), source: x.InsertionSource(op).Index()}
		s.updated = x.UpdatedDestination(op)
		return s, s.updated != nil
	}
	return subsetOp{}, false
}

// part returns the type of the extracted or inserted part.
func (op subsetOp) part() ir.Type {
	if op.updated != nil {
		return op.op.Operand(op.source).Type()
	}
	return op.op.Result(0).Type()
}

// disjoint reports whether two operations are on parts of a tensor that have no element in common.
func (op subsetOp) disjoint(other subsetOp) bool {
	return op.OperatesOnDisjointSubset(op.op, other.op)
}

// A subsetPair is an extraction and an insertion of the same part.
type subsetPair struct{ extract, insert subsetOp }

// A subsets is the operations on parts of a value that a loop carries.
type subsets struct {
	all   []subsetOp
	pairs []subsetPair
}

// collect collects the subset operations on loop-carried value i, from its argument to the yield, including
// nested loops. It returns false if another operation uses the value on the way, or if a different value is
// yielded in its place.
func (s *subsets) collect(loop *ir.Operation, i int, pairs bool) bool {
	c := carriedBy(loop)
	if i >= len(c.yielded) {
		return false
	}
	v := c.args[i]
	for {
		if v.HasOneUse() {
			for use := range v.Uses() {
				if use.Owner().Has(ir.IsTerminator) {
					return use.Owner() == c.yielded[i].Owner() && use.Index() == c.yielded[i].Index()
				}
			}
		}
		next := s.follow(v, pairs)
		if next == nil {
			return false
		}
		v = next
	}
}

// follow collects the users of a tensor, and returns the updated tensor, or nil if it cannot be followed.
func (s *subsets) follow(v *ir.Value, pairs bool) (next *ir.Value) {
	var inserted []subsetOp
	for use := range v.Uses() {
		user := use.Owner()
		if _, ok := ir.InterfaceOf[ir.LoopLikeOpInterface](user); ok {
			c := carriedBy(user)
			k := initOf(c, use)
			if k < 0 || k >= len(c.results) || !s.collect(user, k, false) {
				return nil
			}
			next = &c.results[k]
			continue
		}
		op, ok := subsetOf(user)
		if !ok || use.Index() != op.tensor {
			return nil
		}
		s.all = append(s.all, op)
		if op.updated != nil {
			next = op.updated
			inserted = append(inserted, op)
		} else if pairs {
			s.pairs = append(s.pairs, subsetPair{extract: op})
		}
	}
	for _, op := range inserted {
		if pairs {
			s.addInsertion(op)
		}
	}
	return next
}

// initOf returns which value a loop carries first that is an operand, or -1 for none.
func initOf(c carriedValues, use *ir.Operand) int {
	for k := range c.inits {
		if c.inits[k].Index() == use.Index() {
			return k
		}
	}
	return -1
}

// addInsertion adds an insertion to the pair of the extraction of the same part. The extraction must come
// first: after an insertion, it would not read the value that the loop carries.
func (s *subsets) addInsertion(op subsetOp) {
	for i := range s.pairs {
		if s.pairs[i].extract.OperatesOnEquivalentSubset(s.pairs[i].extract.op, op.op) {
			s.pairs[i].insert = op
			return
		}
	}
}

// hoistable returns the pairs of equal types on parts that no other operation is on.
func (s *subsets) hoistable() (list []subsetPair) {
	for _, p := range s.pairs {
		if p.extract.op == nil || p.insert.op == nil || p.extract.part() != p.insert.part() {
			continue
		}
		conflict := slices.ContainsFunc(s.all, func(other subsetOp) bool {
			return other.op != p.extract.op && other.op != p.insert.op && !(other.disjoint(p.extract) && other.disjoint(p.insert))
		})
		if !conflict {
			list = append(list, p)
		}
	}
	return list
}

// isMovable reports whether all operands of an operation, except for the tensor and the part, are defined
// outside of a loop.
func (op subsetOp) isMovable(loop *ir.Operation) bool {
	for i := range op.op.NumOperands() {
		if i == op.tensor || op.updated != nil && i == op.source {
			continue
		}
		if loop.IsAncestor(op.op.Operand(i).ParentBlock().ParentOp()) {
			return false
		}
	}
	return true
}
