package omp

import (
	"strings"

	"github.com/mica-ir/mica/internal/dialect/atomicop"
	"github.com/mica-ir/mica/ir"
)

func declaredType(op DeclareReductionOp) ir.Type {
	if t, ok := op.TypeAttr().(*ir.TypeAttr); ok {
		return t.Value
	}
	return nil
}

// yieldsType reports whether all omp.yield of a region yield one value of a type.
func yieldsType(r *ir.Region, t ir.Type) bool {
	for x := range r.Ops() {
		if x.Name() == YieldOpName && (x.NumOperands() != 1 || YieldOp{x}.ResultsOperand().At(0).Type() != t) {
			return false
		}
	}
	return true
}

func verifyDeclareReduction(op *ir.Operation, c *ir.Checker) {
	t := declaredType(DeclareReductionOp{op})
	alloc, start := op.Region(0), op.Region(1)
	c.Check(yieldsType(alloc, t), "expects alloc region to yield a value of the reduction type")
	b := start.Entry()
	c.Check(b != nil, "expects non-empty initializer region")
	switch n := b.NumArguments(); {
	case n == 1 && !alloc.Empty():
		c.Failf("expects two arguments to the initializer region when an allocation region is used")
	case n == 2 && alloc.Empty():
		c.Failf("expects one argument to the initializer region when no allocation region is used")
	case n != 1 && n != 2:
		c.Failf("expects one or two arguments to the initializer region")
	}
	for _, a := range b.Args() {
		c.Check(a.Type() == t, "expects initializer region argument to match the reduction type")
	}
	c.Check(yieldsType(start, t), "expects initializer region to yield a value of the reduction type")
	verifyCombiners(op, t, c)
}

func verifyCombiners(op *ir.Operation, t ir.Type, c *ir.Checker) {
	b := op.Region(2).Entry()
	c.Check(b != nil, "expects non-empty reduction region")
	c.Check(b.NumArguments() == 2 && b.Argument(0).Type() == t && b.Argument(1).Type() == t, "expects reduction region with two arguments of the reduction type")
	c.Check(yieldsType(op.Region(2), t), "expects reduction region to yield a value of the reduction type")
	if b := op.Region(3).Entry(); b != nil {
		c.Check(b.NumArguments() == 2 && b.Argument(0).Type() == b.Argument(1).Type(), "expects atomic reduction region with two arguments of the same type")
		a := b.Argument(0).Type()
		if elem := atomicop.Pointee(a); !isPointer(a) || elem != nil && elem != t {
			c.Failf("expects atomic reduction region arguments to be accumulators containing the reduction type")
		}
	}
	if b := op.Region(4).Entry(); b != nil && (b.NumArguments() != 1 || b.Argument(0).Type() != t) {
		c.Failf("expects cleanup region with one argument of the reduction type")
	}
}

func verifyDeclareMapper(op *ir.Operation, c *ir.Checker) {
	if b := op.Region(0).Entry(); b == nil || b.Back() == nil || b.Back().Name() != DeclareMapperInfoOpName {
		c.Failf("expected terminator to be a DeclareMapperInfoOp")
	}
}

func verifyPrivateOp(op *ir.Operation, c *ir.Checker) {
	t := argumentType(op)
	for r := range op.Regions() {
		b := r.Entry()
		if b == nil {
			continue
		}
		for _, a := range b.Args() {
			c.CheckPlainf(a.Type() == t, "Region argument type mismatch: got '%s' expected '%s'.", a.Type(), t)
		}
	}
	first := isFirstprivate(op)
	verifyPrivateRegion(op, 0, 2, "init", t, c)
	c.CheckPlain(first || op.Region(1).Empty(), "`private` clauses do not require a `copy` region.")
	c.CheckPlain(!first || !op.Region(1).Empty(), "`firstprivate` clauses require at least a `copy` region.")
	if first {
		verifyPrivateRegion(op, 1, 2, "copy", t, c)
	}
	verifyPrivateRegion(op, 2, 1, "dealloc", nil, c)
}

// verifyPrivateRegion checks a region that yields a value of a type, or nothing if
// the type is nil.
func verifyPrivateRegion(op *ir.Operation, region, n int, name string, t ir.Type, c *ir.Checker) {
	r := op.Region(region)
	if r.Empty() {
		return
	}
	have := r.Entry().NumArguments()
	c.CheckPlainf(have == n, "`%s`: expected %d region arguments, got: %d", name, n, have)
	for b := range r.Blocks() {
		end := b.Back()
		if end == nil || end.Def().Registered && !end.Has(ir.IsTerminator) || end.NumSuccessors() > 0 {
			continue
		}
		c.On(end).CheckPlain(end.Name() == YieldOpName, "expected exit block terminator to be an `omp.yield` op.")
		have := end.OperandTypes()
		switch {
		case t == nil && len(have) > 0:
			c.On(end).FailPlainf("Did not expect any values to be yielded.")
		case t == nil || len(have) == 1 && have[0] == t:
			continue
		}
		got := make([]string, len(have))
		for i, x := range have {
			got[i] = "'" + x.String() + "'"
		}
		if len(have) == 0 {
			got = []string{"None"}
		}
		c.On(end).FailPlainf("Invalid yielded value. Expected type: '%s', got: %s", t, strings.Join(got, ", "))
	}
}
