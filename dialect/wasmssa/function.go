package wasmssa

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// The attributes of functions and globals.
const (
	functionType = "functionType"
	exported     = "exported"
	mutable      = "isMutable"
)

// A functionSyntax is the custom form of functions. The arguments of the body are locals; the
// function's type has the types that these contain.
type functionSyntax struct{}

var syntax = asm.FunctionSyntax{Type: functionType, Elide: []string{exported}}

// ParseOp parses `exported`? and a function.
func (functionSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	parseExported(p, s)
	f := syntax
	f.MakeType = func(ctx *ir.Context, in, out []ir.Type, _ bool) (ir.Type, string) {
		var held []ir.Type
		for _, t := range in {
			e := element(t)
			if e == nil {
				p.FailPlainf(p.Pos(), "invalid type for wasm.func argument. Expecting !wasm<local T>, got '%s'", t)
				continue
			}
			held = append(held, e)
		}
		return ctx.FunctionType(held, out), ""
	}
	f.ParseOp(p, s)
}

// PrintOp prints a function.
func (functionSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	if t := functionTypeOf(op); op.Region(0).Empty() && t != nil && len(t.Inputs) > 0 {
		p.PrintGeneric() // arguments are locals, which a function without a body has not
		return
	}
	p.TextIf(op.Attr(exported) != nil, " exported")
	syntax.PrintOp(p, op)
}

// functionTypeOf returns the type of a function, nil if it has none.
func functionTypeOf(op *ir.Operation) *ir.FunctionType {
	if a, ok := op.Attr(functionType).(*ir.TypeAttr); ok {
		t, _ := a.Value.(*ir.FunctionType)
		return t
	}
	return nil
}

func parseExported(p *asm.OpParser, s *ir.OperationState) {
	switch word, present := p.ParseOptionalKeywordOrString(); {
	case word == exported:
		s.AddAttribute(exported, p.Context().UnitAttr())
	case present && word != "":
		p.Failf(p.NamePos(), "expecting either `exported` or symbol name. got %s", word)
	}
}

// function is the FunctionOpInterface, and the SymbolOpInterface: a function
// without a body is not a declaration, since it may be public.
type function struct{}

// IsDeclaration returns false.
func (function) IsDeclaration(*ir.Operation) bool { return false }

// IsOptionalSymbol returns false.
func (function) IsOptionalSymbol(*ir.Operation) bool { return false }

// Visibility returns that of a function: one that is not exported is visible in the module.
func (function) Visibility(op *ir.Operation) ir.Visibility {
	if (FuncOp{op}).Exported() {
		return ir.Public
	}
	return ir.Nested
}

// TypeAttr names the attribute that is the type.
func (function) TypeAttr() string { return functionType }

// VerifyType has nothing to add to the constraint of the attribute.
func (function) VerifyType(*ir.Operation, *ir.Checker) {}

// VerifyBody checks that the arguments are locals for those of the type.
func (function) VerifyBody(op *ir.Operation, c *ir.Checker) {
	entry, t := op.Region(0).Entry(), functionTypeOf(op)
	if entry == nil || t == nil {
		return
	}
	if n := entry.NumArguments(); n != len(t.Inputs) {
		c.FailPlainf("entry block should have same number of arguments as function type. Function type has %d, entry block has %d", len(t.Inputs), n)
	}
	for i, want := range t.Inputs {
		got := entry.Argument(i).Type()
		switch e := element(got); {
		case e == nil:
			c.FailPlainf("entry block argument type should be LocalRefType, got '%s' for block argument %d", got, i)
		case e != want:
			c.FailPlainf("func argument type #%d('%s') doesn't match entry block referenced type ('%s')", i, want, e)
		}
	}
}
