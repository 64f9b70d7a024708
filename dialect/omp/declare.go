package omp

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/atomicop"
	"github.com/mica-ir/mica/ir"
)

func declaredType(op *ir.Operation) ir.Type {
	if t, ok := op.Attr("type").(*ir.TypeAttr); ok {
		return t.Value
	}
	return nil
}

// yieldsType reports whether all omp.yield of a region yield one value of a type.
func yieldsType(r *ir.Region, t ir.Type) bool {
	for x := range r.Ops() {
		if x.Name() == "omp.yield" && (x.NumOperands() != 1 || x.Operand(0).Type() != t) {
			return false
		}
	}
	return true
}

func verifyDeclareReduction(op *ir.Operation, d *diag.List) bool {
	t := declaredType(op)
	alloc, start := op.Region(0), op.Region(1)
	if !yieldsType(alloc, t) {
		return failOp(op, d, "expects alloc region to yield a value of the reduction type")
	}
	b := start.Entry()
	if b == nil {
		return failOp(op, d, "expects non-empty initializer region")
	}
	switch n := b.NumArguments(); {
	case n == 1 && !alloc.Empty():
		return failOp(op, d, "expects two arguments to the initializer region when an allocation region is used")
	case n == 2 && alloc.Empty():
		return failOp(op, d, "expects one argument to the initializer region when no allocation region is used")
	case n != 1 && n != 2:
		return failOp(op, d, "expects one or two arguments to the initializer region")
	}
	for _, a := range b.Args() {
		if a.Type() != t {
			return failOp(op, d, "expects initializer region argument to match the reduction type")
		}
	}
	if !yieldsType(start, t) {
		return failOp(op, d, "expects initializer region to yield a value of the reduction type")
	}
	return verifyCombiners(op, t, d)
}

func verifyCombiners(op *ir.Operation, t ir.Type, d *diag.List) bool {
	b := op.Region(2).Entry()
	if b == nil {
		return failOp(op, d, "expects non-empty reduction region")
	}
	if b.NumArguments() != 2 || b.Argument(0).Type() != t || b.Argument(1).Type() != t {
		return failOp(op, d, "expects reduction region with two arguments of the reduction type")
	}
	if !yieldsType(op.Region(2), t) {
		return failOp(op, d, "expects reduction region to yield a value of the reduction type")
	}
	if b := op.Region(3).Entry(); b != nil {
		if b.NumArguments() != 2 || b.Argument(0).Type() != b.Argument(1).Type() {
			return failOp(op, d, "expects atomic reduction region with two arguments of the same type")
		}
		a := b.Argument(0).Type()
		if elem := atomicop.Pointee(a); !isPointer(a) || elem != nil && elem != t {
			return failOp(op, d, "expects atomic reduction region arguments to be accumulators containing the reduction type")
		}
	}
	if b := op.Region(4).Entry(); b != nil && (b.NumArguments() != 1 || b.Argument(0).Type() != t) {
		return failOp(op, d, "expects cleanup region with one argument of the reduction type")
	}
	return true
}

func verifyDeclareMapper(op *ir.Operation, d *diag.List) bool {
	if b := op.Region(0).Entry(); b == nil || b.Back() == nil || b.Back().Name() != "omp.declare_mapper.info" {
		return failOp(op, d, "expected terminator to be a DeclareMapperInfoOp")
	}
	return true
}

func verifyPrivateOp(op *ir.Operation, d *diag.List) bool {
	t := argumentType(op)
	for r := range op.Regions() {
		b := r.Entry()
		if b == nil {
			continue
		}
		for _, a := range b.Args() {
			if a.Type() != t {
				return fail(op, d, "Region argument type mismatch: got '%s' expected '%s'.", a.Type(), t)
			}
		}
	}
	first := isFirstprivate(op)
	if !verifyPrivateRegion(op, 0, 2, "init", t, d) {
		return false
	}
	if !first && !op.Region(1).Empty() {
		return fail(op, d, "`private` clauses do not require a `copy` region.")
	}
	if first && op.Region(1).Empty() {
		return fail(op, d, "`firstprivate` clauses require at least a `copy` region.")
	}
	return (!first || verifyPrivateRegion(op, 1, 2, "copy", t, d)) && verifyPrivateRegion(op, 2, 1, "dealloc", nil, d)
}

// verifyPrivateRegion checks a region that yields a value of a type, or nothing if
// the type is nil.
func verifyPrivateRegion(op *ir.Operation, region, n int, name string, t ir.Type, d *diag.List) bool {
	r := op.Region(region)
	if r.Empty() {
		return true
	}
	if have := r.Entry().NumArguments(); have != n {
		return fail(op, d, "`%s`: expected %d region arguments, got: %d", name, n, have)
	}
	for b := range r.Blocks() {
		end := b.Back()
		if end == nil || end.Def().Registered && !end.Has(ir.IsTerminator) || end.NumSuccessors() > 0 {
			continue
		}
		if end.Name() != "omp.yield" {
			return fail(end, d, "expected exit block terminator to be an `omp.yield` op.")
		}
		have := end.OperandTypes()
		switch {
		case t == nil && len(have) > 0:
			return fail(end, d, "Did not expect any values to be yielded.")
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
		return fail(end, d, "Invalid yielded value. Expected type: '%s', got: %s", t, strings.Join(got, ", "))
	}
	return true
}
