package sparsetensor

import (
	"cmp"
	"fmt"
	"math/bits"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// The arguments of a region of an iteration are the values that the loop carries, the
// coordinates of those levels for which they are used, and iterators: one, or one for each space
// of a case.

// usedLevels returns the set of levels whose coordinates are used, by sparse_tensor.iterate or
// sparse_tensor.coiterate.
func usedLevels(op *ir.Operation) uint64 { return setOf(IterateOp{op}.CrdUsedLvlsAttr()) }

// definedSpaces returns the set of spaces that have an iterator in a case.
func definedSpaces(op CoIterateOp, region int) uint64 {
	if cases := named.Elements(op.CasesAttr()); region < len(cases) {
		return setOf(cases[region])
	}
	return 0
}

func setOf(a ir.Attribute) uint64 {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	return i.Value.Low64()
}

// between returns n arguments of a region from one on, as many as there are.
func between(r *ir.Region, from, n int) []*ir.Value {
	b := r.Entry()
	if b == nil || b.NumArguments() < from {
		return nil
	}
	args := b.Args()[from:]
	return args[:min(n, len(args))]
}

// lastArguments returns the last n arguments of a region, as many as there are.
func lastArguments(r *ir.Region, n int) []*ir.Value {
	b := r.Entry()
	if b == nil {
		return nil
	}
	return b.Args()[max(0, b.NumArguments()-n):]
}

// iterator returns the type of an iterator over a space, or nil if the dialect does not define it.
func (s space) iterator() ir.Type {
	return named.NewType(s.encoding.Context(), "sparse_tensor", "iterator", s.encoding, s.lo, s.hi)
}

func verifyIterate(op IterateOp, c *ir.Checker) {
	c.Check(len(op.InitArgs()) == op.Operation.NumResults(), "mismatch in number of loop-carried values and defined values")
	s, ok := spaceOf(op.IterSpace().Type())
	c.Check(!ok || bits.Len64(usedLevels(op.Operation)) <= s.dims(), "required out-of-bound coordinates")
}

func verifyIterateRegions(op IterateOp, c *ir.Checker) {
	b := op.Operation.Region(0).Entry()
	s, ok := spaceOf(op.IterSpace().Type())
	if !ok {
		return
	}
	n := b.NumArguments()
	c.Check(n > 0 && b.Argument(n-1).Type() == s.iterator(), "mismatch in iterator and iteration space type")
	args := carried(op.Operation)
	c.Check(len(args) == op.Operation.NumResults(), "mismatch in number of basic block args and defined values")
	verifyCarried(op.Operation, op.Operation.Region(0), args, "", c)
}

func verifyCoIterateRegions(op *ir.Operation, c *ir.Checker) {
	for i := range op.NumRegions() {
		c.Check(len(CoIterateOp{op}.InitArgs()) == op.NumResults(), "mismatch in number of basic block args and defined values")
		verifyCarried(op, op.Region(i), between(op.Region(i), 0, op.NumResults()), fmt.Sprintf(" on %dth region", i), c)
	}
}

// carried returns the arguments of the body of an iterate that are values which the loop carries.
func carried(op *ir.Operation) []*ir.Value {
	r := op.Region(0)
	b := r.Entry()
	if b == nil {
		return nil
	}
	return between(r, 0, max(0, b.NumArguments()-1-bits.OnesCount64(usedLevels(op))))
}

// verifyCarried checks the types of the values that a loop carries through a region; where tells
// which one, if the loop has several.
func verifyCarried(op *ir.Operation, r *ir.Region, args []*ir.Value, where string, c *ir.Checker) {
	inits := IterateOp{op}.InitArgs() // sparse_tensor.coiterate has these, too
	y := r.Entry().Back()
	n := op.NumResults()
	same := len(inits) == n && len(args) == n && y != nil && y.NumOperands() == n
	c.Checkf(same, "number mismatch between iter args and results%s", cmp.Or(where, "."))
	for i := range n {
		t := op.Result(i).Type()
		c.Checkf(inits[i].Value().Type() == t, "types mismatch between %dth iter operand and defined value%s", i, where)
		c.Checkf(args[i].Type() == t, "types mismatch between %dth iter region arg and defined value%s", i, where)
		c.Checkf(y.Operand(i).Type() == t, "types mismatch between %dth yield value and defined value%s", i, where)
	}
}

// iterateLoop is the LoopLikeOpInterface of an iteration.
type iterateLoop struct{}

// Iterated returns the loop-carried values.
func (iterateLoop) Iterated(op *ir.Operation) (inits []ir.Operand, args []*ir.Value, yielded []ir.Operand, results []ir.Value) {
	r := op.Region(0)
	if b := r.Entry(); b != nil && b.Back() != nil && b.Back().Name() == yield {
		yielded = b.Back().OpOperands()
	}
	return IterateOp{op}.InitArgs(), carried(op), yielded, op.OpResults()
}

// iterateSuccessors: an iteration may have no element.
func iterateSuccessors(op *ir.Operation, _ *ir.Region) []ir.RegionSuccessor {
	return []ir.RegionSuccessor{{Region: op.Region(0), Inputs: carried(op)}, {Inputs: op.Results()}}
}

func iterateInterfaces() dialect.Interfaces {
	return append(dialect.RegionFlow(iterateSuccessors, dialect.EntryGroup(1)), dialect.LoopLike(iterateLoop{}))
}

// removeCoordinates removes the coordinates that the body of an iteration does not use.
func removeCoordinates(op *ir.Operation, r *rewrite.Rewriter) bool {
	b := op.Region(0).Entry()
	used := usedLevels(op)
	at := len(IterateOp{op}.InitArgs())
	var remove []int
	for rest := used; rest != 0 && at < b.NumArguments()-1; rest &= rest - 1 {
		if !b.Argument(at).HasUses() {
			remove = append(remove, at)
			used &^= rest & -rest
		}
		at++
	}
	if len(remove) == 0 {
		return false
	}
	r.ModifyInPlace(op, func() {
		ctx := op.Context()
		op.SetAttr("crdUsedLvls", ctx.Int64Attr(ctx.IntegerType(64), int64(used)))
		for i := len(remove) - 1; i >= 0; i-- {
			b.EraseArgument(remove[i])
		}
	})
	return true
}
