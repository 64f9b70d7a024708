package llvm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// A symbolUser is the SymbolUserOpInterface of an operation.
type symbolUser func(op *ir.Operation, d *diag.List) bool

// VerifySymbolUses calls the function.
func (f symbolUser) VerifySymbolUses(op *ir.Operation, d *diag.List) bool { return f(op, d) }

func users(f symbolUser) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(f)} }

// callArguments returns the operands of a call without the pointer that it calls.
func callArguments(op *ir.Operation) []ir.Operand {
	args := op.OperandGroup(0)
	if op.Attr("callee") == nil && len(args) > 0 {
		return args[1:]
	}
	return args
}

// verifyVariadicType compares the type of a variadic callee with the call.
func verifyVariadicType(op *ir.Operation, d *diag.List) bool {
	a, ok := op.Attr("var_callee_type").(*ir.TypeAttr)
	if !ok {
		return true
	}
	s, ok := SignatureOf(a.Value)
	if !ok {
		return true
	}
	args := callArguments(op)
	if !s.Variadic {
		op.EmitOpError(d, "expected var_callee_type to be a variadic function type")
		return false
	}
	if len(s.Params) > len(args) {
		op.EmitOpError(d, "expected var_callee_type to have at most %d parameters", len(args))
		return false
	}
	for i, t := range s.Params {
		if got := args[i].Value().Type(); got != t {
			op.EmitOpError(d, "var_callee_type parameter type mismatch: '%s' != '%s'", t, got)
			return false
		}
	}
	if op.NumResults() == 0 {
		if class(s.Result) != voidClass {
			op.EmitOpError(d, "expected var_callee_type to return void")
			return false
		}
		return true
	}
	if got := op.Result(0).Type(); got != s.Result {
		op.EmitOpError(d, "var_callee_type return type mismatch: '%s' != '%s'", s.Result, got)
		return false
	}
	return true
}

// verifyCall compares a call with the function that it names.
func verifyCall(op *ir.Operation, d *diag.List) bool {
	if !verifyVariadicType(op, d) {
		return false
	}
	args := op.OperandGroup(0)
	ref, ok := op.Attr("callee").(*ir.SymbolRefAttr)
	if !ok {
		if op.NumOperands() == 0 {
			op.EmitOpError(d, "must have either a `callee` attribute or at least an operand")
			return false
		}
		if t := op.Operand(0).Type(); class(t) != pointerClass {
			op.EmitOpError(d, "indirect call expects a pointer as callee: '%s'", t)
			return false
		}
		return true
	}
	callee := ir.LookupSymbol(op, ref)
	if callee == nil {
		op.EmitOpError(d, "'%s' does not reference a symbol in the current scope", ref.Root)
		return false
	}
	t, ok := calleeType(callee)
	if !ok {
		op.EmitOpError(d, "'%s' does not reference a valid LLVM function or IFunc", ref.Root)
		return false
	}
	s, ok := SignatureOf(t)
	if !ok {
		op.EmitOpError(d, "callee does not have a functional type: '%s'", t)
		return false
	}
	if s.Variadic && op.Attr("var_callee_type") == nil {
		op.EmitOpError(d, "missing var_callee_type attribute for vararg call")
		return false
	}
	if !s.Variadic && len(s.Params) != len(args) {
		op.EmitOpError(d, "incorrect number of operands (%d) for callee (expecting: %d)", len(args), len(s.Params))
		return false
	}
	if len(s.Params) > len(args) {
		op.EmitOpError(d, "incorrect number of operands (%d) for varargs callee (expecting at least: %d)", len(args), len(s.Params))
		return false
	}
	for i, want := range s.Params {
		if got := args[i].Value().Type(); got != want {
			op.EmitOpError(d, "operand type mismatch for operand %d: '%s' != '%s'", i, got, want)
			return false
		}
	}
	void := class(s.Result) == voidClass
	switch {
	case op.NumResults() == 0 && !void:
		op.EmitOpError(d, "expected function call to produce a value")
	case op.NumResults() != 0 && void:
		op.EmitOpError(d, "calling function with void result must not produce values")
	case op.NumResults() > 0 && op.Result(0).Type() != s.Result:
		op.EmitOpError(d, "result type mismatch: '%s' != '%s'", op.Result(0).Type(), s.Result)
	default:
		return true
	}
	return false
}

// calleeType returns the type of what can be called by name.
func calleeType(callee *ir.Operation) (ir.Type, bool) {
	name := ""
	switch callee.Name() {
	case "llvm.func":
		name = "function_type"
	case "llvm.mlir.ifunc":
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
func verifyAddressOf(op *ir.Operation, d *diag.List) bool {
	ref, ok := op.Attr("global_name").(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	symbol := ir.LookupSymbol(moduleChild(op), ref)
	space := uint64(0)
	check := false
	if symbol != nil {
		switch symbol.Name() {
		case "llvm.mlir.global":
			check = true
			if a, ok := symbol.Attr("addr_space").(*ir.IntegerAttr); ok {
				space = uint64(a.Int64())
			}
		case "llvm.mlir.alias":
			check = true
			if a, ok := symbol.Attr("alias_type").(*ir.TypeAttr); ok {
				space, _ = addressSpace(a.Value)
			}
		case "llvm.func", "llvm.mlir.ifunc":
		default:
			symbol = nil
		}
	}
	if symbol == nil {
		op.EmitOpError(d, "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'")
		return false
	}
	if have, ok := addressSpace(op.Result(0).Type()); ok && check && have != space {
		op.EmitOpError(d, "pointer address space must match address space of the referenced global or alias")
		return false
	}
	return true
}

// moduleChild returns the outermost operation around op that stands in a module:
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
