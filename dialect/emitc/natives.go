package emitc

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// Natives are the native pieces of the dialect by operation.
var Natives = asm.Natives{
	"emitc.add":          {Verify: verifyAdd},
	"emitc.address_of":   {Verify: verifyAddressOf},
	"emitc.apply":        {Verify: verifyApply},
	"emitc.assign":       {Verify: verifyAssign},
	"emitc.call":         {Interfaces: users(verifyCall)},
	"emitc.call_opaque":  {Verify: verifyCallOpaque},
	"emitc.cast":         {Interfaces: map[string]any{"CastOpInterface": caster{}}},
	"emitc.constant":     {Verify: verifyConstant},
	"emitc.file":         {DefaultDialect: "emitc"},
	"emitc.declare_func": {Interfaces: users(verifyDeclaration)},
	"emitc.dereference":  {Verify: verifyDereference},
	"emitc.do":           {Syntax: doSyntax{}, DefaultDialect: "emitc", Verify: verifyDo},
	"emitc.expression":   {Syntax: expressionSyntax{}, DefaultDialect: "emitc", Verify: verifyExpression},
	"emitc.field":        {Verify: verifyField},
	"emitc.for":          {Syntax: forSyntax{}, DefaultDialect: "emitc", VerifyRegions: verifyFor},
	"emitc.func": {Syntax: asm.FunctionSyntax{Dialect: "emitc"}, Verify: verifyFunction,
		Interfaces: map[string]any{"SymbolOpInterface": functionSymbol{}}},
	"emitc.get_field":  {Verify: verifyGetField, Interfaces: users(verifyFieldUse)},
	"emitc.get_global": {Interfaces: users(verifyGetGlobal)},
	"emitc.global":     {Verify: verifyGlobal},
	"emitc.if":         {Syntax: ifSyntax{}, DefaultDialect: "emitc", Traits: unchecked},
	"emitc.include":    {Syntax: includeSyntax{}},
	"emitc.literal":    {Verify: verifyLiteral},
	"emitc.return":     {Verify: verifyReturn},
	"emitc.sub":        {Verify: verifySub},
	"emitc.subscript":  {Verify: verifySubscript},
	"emitc.switch":     {DefaultDialect: "emitc", Verify: verifySwitch, Traits: unchecked},
	"emitc.variable":   {Verify: verifyVariable},
	"emitc.verbatim":   {Verify: verifyVerbatim},
	"emitc.yield":      {Verify: verifyYield},
}

// unchecked are the interfaces that have nothing to check: no value goes along
// the edges between regions.
var unchecked = map[string]*ir.Trait{"RegionBranchOpInterface": {Name: "RegionBranchOpInterface"}}

func init() {
	asm.RegisterDirective("emitc", "EmitCGlobalOpTypeAndInitialValue", &asm.Directive{Parse: parseInitialValue, Print: printInitialValue})
	asm.RegisterDirective("emitc", "EmitCFieldOpTypeAndInitialValue", &asm.Directive{Parse: parseInitialValue, Print: printInitialValue})
	asm.RegisterDirective("emitc", "SwitchCases", &asm.Directive{Parse: parseCases, Print: printCases})
}

func users(u ir.SymbolUserFunc) map[string]any { return map[string]any{"SymbolUserOpInterface": u} }

// A functionSymbol is the SymbolOpInterface of functions: one without a body is
// no declaration, for it may be public.
type functionSymbol struct{}

// IsDeclaration returns false.
func (functionSymbol) IsDeclaration(*ir.Operation) bool { return false }

// IsOptionalSymbol returns false.
func (functionSymbol) IsOptionalSymbol(*ir.Operation) bool { return false }

// fail reports an error of an operation.
func fail(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	op.EmitOpError(d, format, args...)
	return false
}

// text returns the value of an attribute that is a string.
func text(op *ir.Operation, name string) string {
	if s, ok := op.Attr(name).(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}
