package funcs

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "func",
		Wrappers:  wrappers,
		Ops: map[string]dialect.Op{
			FuncOpName:         {Syntax: asm.FunctionSyntax{Dialect: "func"}, Interfaces: dialect.Interfaces{dialect.CallableFunction(dialect.FunctionSignature)}},
			ReturnOpName:       {Verify: verifyReturn},
			CallOpName:         {Interfaces: append(users(typed.Verify(verifyCall)), dialect.Calls("callee", 0))},
			CallIndirectOpName: {Interfaces: dialect.Interfaces{dialect.CallsValue()}, Canonicalizer: callKnown()},
			ConstantOpName:     {Interfaces: users(typed.Verify(verifyConstant)), ResultNames: nameConstant, Fold: typed.Fold(foldConstant)},
		},
		Complete: func(d *ir.Dialect) { d.Inliner, d.Materialize = inliner{dialect.Inliner{Regions: true}}, materialize },
		Definitions: dialect.Definitions{
			Compiled: true,
			Tree:     files,
			Files: map[string]string{
				"mlir/Dialect/Func/IR/FuncOps.td": "func.td",
			},
			Roots: []string{"mlir/Dialect/Func/IR/FuncOps.td"},
		},
		Register:   register,
		Signatures: signatures,
	}
}

func users(f ir.SymbolUserFunc) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(f)} }

func nameConstant(op *ir.Operation, set func(v *ir.Value, name string)) { set(op.Result(0), "f") }

func verifyReturn(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	if parent == nil {
		return
	}
	fn, ok := asFunction(parent)
	if !ok || fn.FunctionType() == nil {
		return
	}
	t, name := fn.FunctionType(), fn.SymName()
	if op.NumOperands() != len(t.Results) {
		c.Failf("has %d operands, but enclosing function (@%s) returns %d", op.NumOperands(), name, len(t.Results))
	}
	for i, r := range t.Results {
		if got := op.Operand(i).Type(); got != r {
			c.FailPlainf("type of return operand %d ('%s') doesn't match function result type ('%s') in function @%s", i, got, r, name)
		}
	}
}

// lookup returns the function that a symbol reference resolves to. ok is false if it does not
// resolve to a function.
func lookup(op *ir.Operation, ref *ir.SymbolRefAttr, c *ir.Checker) (fn FuncOp, ok bool) {
	found := c.Symbols().Lookup(op, ref)
	if found == nil {
		return fn, false
	}
	fn, ok = asFunction(found)
	return fn, ok && fn.FunctionType() != nil
}

// asFunction returns an operation as the wrapper if it is a func.func, whatever wrapper its context
// has for it.
func asFunction(op *ir.Operation) (FuncOp, bool) { return FuncOp{op}, op.Name() == FuncOpName }

func verifyCall(op CallOp, c *ir.Checker) {
	ref, ok := op.CalleeAttr().(*ir.SymbolRefAttr)
	c.Check(ok && ref.IsFlat(), "requires a 'callee' symbol reference attribute")
	fn, ok := lookup(op.Operation, ref, c)
	if !ok {
		c.Failf("'%s' does not reference a valid function", ref.Root)
	}
	dialect.VerifyCall(op.Operation, fn.FunctionType(), c)
}

func verifyConstant(op ConstantOp, c *ir.Checker) {
	ref, ok := op.ValueAttr().(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	fn, ok := lookup(op.Operation, ref, c)
	if !ok {
		c.Failf("reference to undefined function '%s'", ref.Root)
	}
	c.Check(ir.Type(fn.FunctionType()) == op.ResultValue().Type(), "reference to function with mismatched type")
}
