package emitc

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "emitc",
		Ops: map[string]dialect.Op{
			"emitc.add":          {Verify: verifyAdd},
			"emitc.address_of":   {Verify: verifyAddressOf},
			"emitc.apply":        {Verify: verifyApply},
			"emitc.assign":       {Verify: verifyAssign},
			"emitc.call":         {Interfaces: users(verifyCall)},
			"emitc.call_opaque":  {Verify: verifyCallOpaque},
			"emitc.cast":         {Interfaces: dialect.Interfaces{dialect.Cast(caster{})}},
			"emitc.constant":     {Verify: verifyConstant},
			"emitc.file":         {DefaultDialect: "emitc"},
			"emitc.declare_func": {Interfaces: users(verifyDeclaration)},
			"emitc.dereference":  {Verify: verifyDereference},
			"emitc.do":           {Syntax: doSyntax{}, DefaultDialect: "emitc", Verify: verifyDo},
			"emitc.expression":   {Syntax: expressionSyntax{}, DefaultDialect: "emitc", Verify: verifyExpression},
			"emitc.field":        {Verify: verifyField},
			"emitc.for":          {Syntax: forSyntax{}, DefaultDialect: "emitc", VerifyRegions: verifyFor},
			"emitc.func": {Syntax: asm.FunctionSyntax{Dialect: "emitc"}, Verify: verifyFunction,
				Interfaces: dialect.Interfaces{dialect.Symbol(functionSymbol{})}},
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
		},
		Directives: map[string]*asm.Directive{
			"EmitCGlobalOpTypeAndInitialValue": {Parse: parseInitialValue, Print: printInitialValue},
			"EmitCFieldOpTypeAndInitialValue":  {Parse: parseInitialValue, Print: printInitialValue},
			"SwitchCases":                      {Parse: parseCases, Print: printCases},
		},
		Register: register,
		Types: map[string]dialect.Type{
			"ArrayType":   {Syntax: arraySyntax{}, Verify: verifyArrayType},
			"LValueType":  {Verify: verifyLValueType},
			"OpaqueType":  {Verify: verifyOpaqueType},
			"PointerType": {Verify: verifyPointerType},
		},
		Signatures: signatures,
	}
}

// unchecked are the interfaces that have nothing to check: no value goes along
// the edges between regions.
var unchecked = map[string]*ir.Trait{"RegionBranchOpInterface": {Name: "RegionBranchOpInterface"}}

func users(u ir.SymbolUserFunc) dialect.Interfaces { return dialect.Interfaces{dialect.SymbolUser(u)} }

// A functionSymbol is the SymbolOpInterface of functions: one without a body is
// no declaration, for it may be public.
type functionSymbol struct{}

// IsDeclaration returns false.
func (functionSymbol) IsDeclaration(*ir.Operation) bool { return false }

// IsOptionalSymbol returns false.
func (functionSymbol) IsOptionalSymbol(*ir.Operation) bool { return false }
