package toemitc

import (
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Arith is convert-arith-to-emitc.
type Arith struct{}

// Run lowers all of arith.
func (Arith) Run(r *pass.Run) error {
	types, err := NewTypes(r.Context())
	if err != nil {
		return err
	}
	target := conversion.NewTarget()
	target.LegalDialects("emitc")
	target.IllegalDialects("arith")
	return lower(r, target, ArithPatterns(types))
}

// Functions is convert-func-to-emitc.
type Functions struct{}

// Run lowers functions, which keep their types, and calls.
func (Functions) Run(r *pass.Run) error {
	if _, err := NewTypes(r.Context()); err != nil {
		return err
	}
	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) { return t, true })
	target := conversion.NewTarget()
	target.LegalDialects("emitc")
	target.IllegalOps("func.call", "func.func", "func.return")
	return lower(r, target, FunctionPatterns(types))
}

// Control is convert-scf-to-emitc.
type Control struct{}

// Run lowers loops, conditionals and switches.
func (Control) Run(r *pass.Run) error {
	types, err := NewSupportedTypes(r.Context())
	if err != nil {
		return err
	}
	target := conversion.NewTarget()
	target.IllegalOps("scf.for", "scf.if", "scf.index_switch", "scf.while")
	target.DynamicUnknown(func(*ir.Operation) conversion.Legality { return conversion.Legal })
	return lower(r, target, ControlPatterns(types))
}

// lower applies patterns in a partial conversion.
func lower(r *pass.Run, target *conversion.Target, patterns []conversion.Pattern) error {
	return apply.Partially(r, target, apply.Conversions(patterns), conversion.Config{})
}
