package pdl

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A signature lists the parts of an operation whose positions the readers rely on.
type signature struct {
	name     string
	operands []ir.Arity
	results  []ir.Arity
	regions  int
	verifier bool // readers rely on the verifier
}

var (
	nothing  []ir.Arity
	one      = []ir.Arity{ir.Single}
	maybe    = []ir.Arity{ir.Optional}
	variadic = []ir.Arity{ir.Variadic}
)

var signatures = []signature{
	{ApplyNativeConstraintOpName, variadic, variadic, 0, true},
	{ApplyNativeRewriteOpName, variadic, variadic, 0, true},
	{AttributeOpName, maybe, one, 0, true},
	{EraseOpName, one, nothing, 0, false},
	{OperandOpName, maybe, one, 0, true},
	{OperandsOpName, maybe, one, 0, true},
	{OperationOpName, []ir.Arity{ir.Variadic, ir.Variadic, ir.Variadic}, one, 0, true},
	{PatternOpName, nothing, nothing, 1, true},
	{RangeOpName, variadic, one, 0, true},
	{ReplaceOpName, []ir.Arity{ir.Single, ir.Optional, ir.Variadic}, nothing, 0, true},
	{ResultOpName, one, one, 0, false},
	{ResultsOpName, one, one, 0, true},
	{RewriteOpName, []ir.Arity{ir.Optional, ir.Variadic}, nothing, 1, true},
	{TypeOpName, nothing, one, 0, true},
	{TypesOpName, nothing, one, 0, true},
}

// Check reports an error unless the dialect is registered with ctx as MLIR defines
// it: anyone may give another definition of that name to a loader.
func Check(ctx *ir.Context) error {
	if ctx.Dialect("pdl") == nil {
		return fmt.Errorf("the pdl dialect is not registered")
	}
	for k := range NumKinds {
		if TypeOf(ctx, k) == nil {
			return fmt.Errorf("the registered pdl dialect has no type '!pdl.%s', or has it with other parameters", mnemonic(k))
		}
	}
	for i := range signatures {
		s := &signatures[i]
		def := ctx.LookupOp(s.name)
		if def == nil {
			return fmt.Errorf("the registered pdl dialect has no operation '%s'", s.name)
		}
		if !s.fits(def) {
			return fmt.Errorf("'%s' of the registered pdl dialect has another signature than in MLIR", s.name)
		}
		if s.verifier && def.Verify == nil && def.VerifyRegions == nil {
			return fmt.Errorf("'%s' of the registered pdl dialect has no verifier", s.name)
		}
	}
	return nil
}

func (s *signature) fits(def *ir.OpDef) bool {
	return slices.EqualFunc(s.operands, def.Operands, func(a ir.Arity, o ir.OperandDef) bool { return a == o.Arity }) &&
		slices.EqualFunc(s.results, def.Results, func(a ir.Arity, r ir.ResultDef) bool { return a == r.Arity }) &&
		s.regions == len(def.Regions)
}
