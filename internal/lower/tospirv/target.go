package tospirv

import (
	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Target returns a conversion target in which those spirv operations are legal that the environment
// supports with their types.
func (e *Environment) Target() *conversion.Target {
	t := conversion.NewTarget()
	t.DynamicDialects(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(e.has(op)) }, "spirv")
	return t
}

// has reports whether the environment has an operation.
func (e *Environment) has(op *ir.Operation) bool {
	if !e.satisfies(e.of(op)) {
		return false
	}
	types := append(op.OperandTypes(), op.ResultTypes()...)
	for _, t := range types {
		if !spirv.IsSPIRVType(t) {
			return false
		}
	}
	if op.Name() == "spirv.GlobalVariable" {
		if a, ok := (spirv.GlobalVariableOp{Operation: op}).TypeAttr().(*ir.TypeAttr); ok {
			types = append(types, a.Value)
		}
	}
	for _, t := range types {
		if !e.fits(t, nil) {
			return false
		}
	}
	return true
}

// lower applies patterns in a partial conversion.
func lower(r *pass.Run, target *conversion.Target, patterns []conversion.Pattern) error {
	return apply.Partially(r, target, apply.Conversions(patterns), conversion.Config{})
}

// replace replaces op with an operation of spirv.
func replace(op *ir.Operation, r *conversion.Rewriter, name string, operands []*ir.Value, types []ir.Type, attrs ...ir.NamedAttribute) bool {
	r.ReplaceWithOp(op, r.Create(&ir.OperationState{Def: r.Context().OpDef("spirv." + name), Loc: op.Location(), Operands: operands, Types: types, Attributes: attrs}))
	return true
}
