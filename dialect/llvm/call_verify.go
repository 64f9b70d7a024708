package llvm

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// A symbolUser is the SymbolUserOpInterface of an operation.
type symbolUser func(op *ir.Operation, c *ir.Checker)

// VerifySymbolUses calls the function.
func (f symbolUser) VerifySymbolUses(op *ir.Operation, c *ir.Checker) { f(op, c) }

func users(f symbolUser) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(f)} }

// callArguments returns the operands of a call without the pointer that it calls.
func callArguments(op callOp) []ir.Operand {
	args := op.CalleeOperands()
	if op.CalleeAttr() == nil && len(args) > 0 {
		return args[1:]
	}
	return args
}

// verifyVariadicType compares the type of a variadic callee with the call.
func verifyVariadicType(op callOp, c *ir.Checker) {
	a, ok := op.VarCalleeTypeAttr().(*ir.TypeAttr)
	if !ok {
		return
	}
	s, ok := SignatureOf(a.Value)
	if !ok {
		return
	}
	args := callArguments(op)
	c.Check(s.Variadic, "expected var_callee_type to be a variadic function type")
	c.Checkf(len(s.Params) <= len(args), "expected var_callee_type to have at most %d parameters", len(args))
	for i, t := range s.Params {
		got := args[i].Value().Type()
		c.Checkf(got == t, "var_callee_type parameter type mismatch: '%s' != '%s'", t, got)
	}
	if op.Operation.NumResults() == 0 {
		c.Check(class(s.Result) == voidClass, "expected var_callee_type to return void")
		return
	}
	got := op.Operation.Result(0).Type()
	c.Checkf(got == s.Result, "var_callee_type return type mismatch: '%s' != '%s'", s.Result, got)
}

// verifyCall compares a call with the function that it names.
func verifyCall(op CallOp, c *ir.Checker) {
	verifyVariadicType(callOp(op), c)
	args := op.CalleeOperands()
	ref, ok := op.CalleeAttr().(*ir.SymbolRefAttr)
	if !ok {
		c.Check(op.Operation.NumOperands() != 0, "must have either a `callee` attribute or at least an operand")
		t := op.Operation.Operand(0).Type()
		c.Checkf(class(t) == pointerClass, "indirect call expects a pointer as callee: '%s'", t)
		return
	}
	callee := c.Symbols().Lookup(op.Operation, ref)
	if callee == nil {
		c.Failf("'%s' does not reference a symbol in the current scope", ref.Root)
	}
	t, ok := calleeType(callee)
	if !ok {
		c.Failf("'%s' does not reference a valid LLVM function or IFunc", ref.Root)
	}
	s, ok := SignatureOf(t)
	c.Checkf(ok, "callee does not have a functional type: '%s'", t)
	c.Check(!s.Variadic || op.VarCalleeTypeAttr() != nil, "missing var_callee_type attribute for vararg call")
	c.Checkf(s.Variadic || len(s.Params) == len(args), "incorrect number of operands (%d) for callee (expecting: %d)", len(args), len(s.Params))
	c.Checkf(len(s.Params) <= len(args), "incorrect number of operands (%d) for varargs callee (expecting at least: %d)", len(args), len(s.Params))
	for i, want := range s.Params {
		got := args[i].Value().Type()
		c.Checkf(got == want, "operand type mismatch for operand %d: '%s' != '%s'", i, got, want)
	}
	void := class(s.Result) == voidClass
	switch {
	case op.Operation.NumResults() == 0 && !void:
		c.Failf("expected function call to produce a value")
	case op.Operation.NumResults() != 0 && void:
		c.Failf("calling function with void result must not produce values")
	case op.Operation.NumResults() > 0 && op.Operation.Result(0).Type() != s.Result:
		c.Failf("result type mismatch: '%s' != '%s'", op.Operation.Result(0).Type(), s.Result)
	default:
		return
	}
}

// calleeType returns the function type of an operation that can be called by name.
func calleeType(callee *ir.Operation) (ir.Type, bool) {
	name := ""
	switch callee.Name() {
	case LLVMFuncOpName:
		name = "function_type"
	case IFuncOpName:
		name = "i_func_type"
	default:
		return nil, false
	}
	a, ok := callee.Attr(name).(*ir.TypeAttr)
	if !ok {
		return nil, false
	}
	return a.Value, true
}

// verifyAddressOf checks that the symbol is there, in the address space of the
// pointer.
func verifyAddressOf(op AddressOfOp, c *ir.Checker) {
	ref, ok := op.GlobalNameAttr().(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	symbol := c.Symbols().Lookup(moduleChild(op.Operation), ref)
	space := uint64(0)
	check := false
	if symbol != nil {
		switch symbol.Name() {
		case GlobalOpName:
			check = true
			if a, ok := (GlobalOp{symbol}).AddrSpaceAttr().(*ir.IntegerAttr); ok {
				space = uint64(a.Int64())
			}
		case AliasOpName:
			check = true
			if a, ok := (AliasOp{symbol}).AliasTypeAttr().(*ir.TypeAttr); ok {
				space, _ = AddressSpace(a.Value)
			}
		case LLVMFuncOpName, IFuncOpName:
		default:
			symbol = nil
		}
	}
	c.Check(symbol != nil, "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'")
	have, ok := AddressSpace(op.Res().Type())
	c.Check(!ok || !check || have == space, "pointer address space must match address space of the referenced global or alias")
}

// moduleChild returns the outermost operation around op that is in a module:
// symbols of the dialect are those of the module.
func moduleChild(op *ir.Operation) *ir.Operation {
	for {
		parent := op.ParentOp()
		if parent == nil || isModule(parent) {
			return op
		}
		op = parent
	}
}

// isModule reports whether an operation can hold globals: it is a symbol table
// that is isolated from above.
func isModule(op *ir.Operation) bool {
	return op.Has(ir.SymbolTableTrait) && op.Has(ir.IsolatedFromAbove)
}

// verifySinCos checks that the result is the sine and the cosine.
func verifySinCos(op SincosOp, c *ir.Checker) {
	in, out := op.Val().Type(), op.Res().Type()
	if s, ok := StructOf(out); ok && len(s.Body) == 2 && s.Body[0] == in && s.Body[1] == in {
		return
	}
	c.Failf("expected result type to be an homogeneous struct with two elements matching the operand type, but got '%s'", out)
}

func verifyGather(op *ir.Operation, c *ir.Checker) { samePointers(op, 0, "#1", op.Result(0).Type(), c) }

func verifyScatter(op MaskedScatterOp, c *ir.Checker) {
	samePointers(op.Operation, 1, "#2", op.Value().Type(), c)
}

// samePointers checks that an operand has a pointer for each element of a vector.
func samePointers(op *ir.Operation, i int, name string, t ir.Type, c *ir.Checker) {
	pointers, ok := op.Operand(i).Type().(*ir.VectorType)
	elements, is := t.(*ir.VectorType)
	if !ok || !is {
		return
	}
	want := op.Context().VectorType(elements.Shape(), pointers.Element, elements.Scalable)
	if want == pointers {
		return
	}
	c.Failf("expected operand %s type to be '%s'", name, want)
}
