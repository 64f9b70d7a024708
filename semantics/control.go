package semantics

import (
	"slices"

	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// controlFlow adds func, cf, scf, and the operations of ub and llvm that pass control.
func (t table) controlFlow() {
	t.add(ends, "func.return", "llvm.return", "scf.yield", "scf.condition", "scf.reduce.return", "tensor.yield", "memref.alloca_scope.return")
	t.add(calls, "func.call", "func.call_indirect", "llvm.call")
	t.add(functionConstant, "func.constant", "llvm.mlir.addressof")
	t.add(func(*Program, *ir.Operation) Step {
		return func(c *Call) error { return c.Undefined("it is declared to be unreachable") }
	}, "ub.unreachable", "llvm.unreachable")
	t.add(branch, "cf.br", "llvm.br")
	t.add(conditionalBranch, "cf.cond_br", "llvm.cond_br")
	t.add(switches, "cf.switch", "llvm.switch")
	t.add(asserts, "cf.assert")
	t.add(branchesOnce, "scf.if")
	t.add(switchesRegion, "scf.index_switch")
	t.add(executesRegion, "scf.execute_region", "memref.alloca_scope")
	t.add(countedLoop, "scf.for")
	t.add(conditionalLoop, "scf.while")
	t.add(parallelLoop, "scf.parallel")
	t.add(func(*Program, *ir.Operation) Step { return func(c *Call) error { return c.End(c.Args) } }, "scf.reduce")
}

func ends(*Program, *ir.Operation) Step { return func(c *Call) error { return c.End(c.Args) } }

func calls(p *Program, op *ir.Operation) Step {
	call, ok := ir.InterfaceOf[ir.CallOpInterface](op)
	if !ok {
		return nil
	}
	args := call.ArgOperands(op)
	s := Signature{Results: op.ResultTypes()}
	for i := range args {
		s.Inputs = append(s.Inputs, args[i].Value().Type())
	}
	callee := call.Callee(op)
	if callee.Value != nil {
		return callsValue(s)
	}
	if callee.Symbol == nil {
		return nil
	}
	s.Name = callee.Symbol.Leaf()
	target := ir.ResolveCallable(op)
	return func(c *Call) error {
		results, err := c.call(target, s, c.Args[:len(args)])
		if err != nil {
			return err
		}
		return c.Return(results...)
	}
}

// callsValue calls the function that is the first operand.
func callsValue(s Signature) Step {
	return func(c *Call) error {
		v, err := c.number(0, "function that is called")
		if err != nil {
			return err
		}
		f := v.ref.(*ir.Operation)
		s.Name = ir.SymbolName(f)
		results, err := c.call(f, s, c.Args[1:])
		if err != nil {
			return err
		}
		return c.Return(results...)
	}
}

func functionConstant(p *Program, op *ir.Operation) Step {
	ref, ok := op.Attr("value").(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	f := ir.LookupSymbol(op, ref)
	if f == nil {
		return nil
	}
	return func(c *Call) error { return c.Return(Value{Kind: Function, ref: f}) }
}

// forwarded returns where the operands for a successor begin and end.
func forwarded(op *ir.Operation) func(c *Call, successor int) error {
	b, ok := ir.InterfaceOf[ir.BranchOpInterface](op)
	if !ok {
		return nil
	}
	type span struct{ from, to int }
	var spans []span
	at := op.NumOperands()
	for i := range op.NumSuccessors() {
		operands, _ := b.SuccessorOperands(op, i)
		at -= len(operands)
	}
	for i := range op.NumSuccessors() {
		operands, _ := b.SuccessorOperands(op, i)
		spans = append(spans, span{at, at + len(operands)})
		at += len(operands)
	}
	return func(c *Call, i int) error { return c.Branch(i, c.Args[spans[i].from:spans[i].to]) }
}

func branch(_ *Program, op *ir.Operation) Step {
	to := forwarded(op)
	return func(c *Call) error { return to(c, 0) }
}

func conditionalBranch(_ *Program, op *ir.Operation) Step {
	to := forwarded(op)
	return func(c *Call) error {
		v, err := c.number(0, "condition")
		if err != nil {
			return err
		}
		if v.IsTrue() {
			return to(c, 0)
		}
		return to(c, 1)
	}
}

func switches(_ *Program, op *ir.Operation) Step {
	to := forwarded(op)
	var cases []num.APInt
	a := op.Attr("case_values")
	if typed, ok := op.Typed().(cf.SwitchOp); ok {
		if values, has := typed.CaseValues(); has {
			a = values
		}
	}
	if values, ok := a.(*ir.DenseElementsAttr); ok {
		for i := range op.NumSuccessors() - 1 {
			cases = append(cases, values.Int(i))
		}
	} else if op.NumSuccessors() > 1 {
		return nil
	}
	return func(c *Call) error {
		v, err := c.number(0, "value of the switch")
		if err != nil {
			return err
		}
		return to(c, 1+slices.IndexFunc(cases, v.Bits.Equal))
	}
}

func asserts(_ *Program, op *ir.Operation) Step {
	message, _ := op.Attr("msg").(*ir.StringAttr)
	return func(c *Call) error {
		v, err := c.number(0, "condition")
		if err != nil || v.IsTrue() {
			return err
		}
		if message == nil {
			return c.stop(Aborted, "assertion failed")
		}
		return c.stop(Aborted, "assertion failed: %s", message.Value)
	}
}

// finish executes a region and returns its results as the results of the operation.
func (c *Call) finish(region int, args ...Value) error {
	results, err := c.Region(region, args...)
	if err != nil {
		return err
	}
	return c.Return(results...)
}

func branchesOnce(_ *Program, op *ir.Operation) Step {
	return func(c *Call) error {
		v, err := c.number(0, "condition")
		switch {
		case err != nil:
			return err
		case v.IsTrue():
			return c.finish(0)
		case len(c.in.regions[1].blocks) == 0:
			return nil
		}
		return c.finish(1)
	}
}

func switchesRegion(p *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(scf.IndexSwitchOp)
	if !ok {
		return nil
	}
	cases := typed.Cases()
	return func(c *Call) error {
		v, err := c.number(0, "value of the switch")
		if err != nil {
			return err
		}
		at := slices.IndexFunc(cases, func(n int64) bool { return num.NewAPInt(p.index(), n).Equal(v.Bits) })
		return c.finish(1 + at)
	}
}

func executesRegion(*Program, *ir.Operation) Step { return func(c *Call) error { return c.finish(0) } }

// countedLoop is scf.for. An overflow of the induction variable is undefined behavior, because the
// description does not define whether such a loop continues.
func countedLoop(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(scf.ForOp)
	if !ok {
		return nil
	}
	less := func(x, y num.APInt) bool { return x.CmpS(y) < 0 }
	if typed.UnsignedCmp() {
		less = func(x, y num.APInt) bool { return x.CmpU(y) < 0 }
	}
	return func(c *Call) error {
		var bounds [3]num.APInt
		for i, role := range []string{"lower bound", "upper bound", "step"} {
			v, err := c.number(i, role)
			if err != nil {
				return err
			}
			bounds[i] = v.Bits
		}
		step := bounds[2]
		if step.IsZero() || !typed.UnsignedCmp() && step.IsNegative() {
			return c.Undefined("the step of the loop is not positive")
		}
		carried := append([]Value{{}}, c.Args[3:]...)
		for i := bounds[0]; less(i, bounds[1]); {
			carried[0] = Bits(i)
			results, err := c.Region(0, carried...)
			if err != nil {
				return err
			}
			copy(carried[1:], results)
			next := i.Add(step)
			if !less(i, next) {
				return c.Undefined("the index of the loop overflows")
			}
			i = next
		}
		return c.Return(carried[1:]...)
	}
}

func conditionalLoop(*Program, *ir.Operation) Step {
	return func(c *Call) error {
		carried := c.Args
		for {
			results, err := c.Region(0, carried...)
			if err != nil {
				return err
			}
			cond, rest := results[0], results[1:]
			switch {
			case cond.Kind == Poison:
				return c.Undefined("the condition of the loop is poison")
			case cond.Kind != Number:
				return c.stop(Unknown, "the condition of the loop is unspecified")
			case !cond.IsTrue():
				return c.Return(rest...)
			}
			if carried, err = c.Region(1, rest...); err != nil {
				return err
			}
		}
	}
}

// parallelLoop executes the iterations of scf.parallel one after the other.
func parallelLoop(_ *Program, op *ir.Operation) Step {
	typed, ok := op.Typed().(scf.ParallelOp)
	if !ok {
		return nil
	}
	dims := len(typed.LowerBound())
	return func(c *Call) error {
		sizes, lower, steps := make([]int64, dims), make([]int64, dims), make([]int64, dims)
		for i := range dims {
			lo, err := c.signed(i, "lower bound")
			hi, err2 := c.signed(dims+i, "upper bound")
			step, err3 := c.signed(2*dims+i, "step")
			for _, e := range []error{err, err2, err3} {
				if e != nil {
					return e
				}
			}
			if step <= 0 {
				return c.Undefined("the step of the loop is not positive")
			}
			lower[i], steps[i] = lo, step
			if hi > lo {
				sizes[i] = (hi-lo-1)/step + 1
			}
		}
		reduced := slices.Clone(c.Args[3*dims:])
		var failed error
		each(sizes, func(at []int64) bool {
			failed = c.iteration(at, lower, steps, reduced)
			return failed == nil
		})
		if failed != nil {
			return failed
		}
		return c.Return(reduced...)
	}
}

// iteration executes the body of a parallel loop once, and combines the yielded values.
func (c *Call) iteration(at, lower, steps []int64, reduced []Value) error {
	args := make([]Value, len(at))
	for i, n := range at {
		args[i] = Int(c.machine.p.index(), lower[i]+n*steps[i])
	}
	results, err := c.Region(0, args...)
	if err != nil || len(reduced) == 0 {
		return err
	}
	yielded := slices.Clone(results)
	body := c.in.regions[0].blocks[0].body
	combine := body[len(body)-1].regions
	for i := range reduced {
		out, err := c.machine.run(combine[i], []Value{reduced[i], yielded[i]}, c.frame)
		if err != nil {
			return err
		}
		reduced[i] = out[0]
	}
	return nil
}
