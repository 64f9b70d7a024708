package pdl

import (
	"fmt"
	"slices"

	"github.com/mica-ir/mica/ir"
)

// A signature is what code that reads an operation by the positions of its parts
// relies on.
type signature struct {
	name     string
	operands []ir.Arity
	results  []ir.Arity
	regions  int
	verifier bool // reports what would break a reader
}

var (
	nothing  []ir.Arity
	one      = []ir.Arity{ir.Single}
	maybe    = []ir.Arity{ir.Optional}
	variadic = []ir.Arity{ir.Variadic}
)

var signatures = []signature{
	{"pdl.apply_native_constraint", variadic, variadic, 0, true},
	{"pdl.apply_native_rewrite", variadic, variadic, 0, true},
	{"pdl.attribute", maybe, one, 0, true},
	{"pdl.erase", one, nothing, 0, false},
	{"pdl.operand", maybe, one, 0, true},
	{"pdl.operands", maybe, one, 0, true},
	{"pdl.operation", []ir.Arity{ir.Variadic, ir.Variadic, ir.Variadic}, one, 0, true},
	{"pdl.pattern", nothing, nothing, 1, true},
	{"pdl.range", variadic, one, 0, true},
	{"pdl.replace", []ir.Arity{ir.Single, ir.Optional, ir.Variadic}, nothing, 0, true},
	{"pdl.result", one, one, 0, false},
	{"pdl.results", one, one, 0, true},
	{"pdl.rewrite", []ir.Arity{ir.Optional, ir.Variadic}, nothing, 1, true},
	{"pdl.type", nothing, one, 0, true},
	{"pdl.types", nothing, one, 0, true},
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
