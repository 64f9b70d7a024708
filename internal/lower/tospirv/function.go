package tospirv

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Functions is convert-func-to-spirv.
type Functions struct {
	Narrow bool `option:"emulate-lt-32-bit-scalar-types"`
	Floats bool `option:"emulate-unsupported-float-types"`
}

// Run lowers functions with one result at most, calls and returns.
func (p *Functions) Run(r *pass.Run) error {
	env, err := NewEnvironment(r.Op)
	if err != nil {
		return err
	}
	types := NewTypes(r.Context(), env, Options{Emulate: p.Narrow, EmulateFloats: p.Floats, BoolBits: 8})
	return lower(r, env.Target(), FunctionPatterns(types))
}

// FunctionPatterns returns the patterns for func.
func FunctionPatterns(t *Types) []conversion.Pattern {
	return []conversion.Pattern{
		conversion.NewPattern("func.return", t.TypeConverter, toReturn),
		conversion.NewPattern("func.call", t.TypeConverter, t.call),
		conversion.NewPattern("func.func", t.TypeConverter, t.function),
	}
}

func toReturn(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	switch len(operands) {
	case 0:
		return replace(op, r, "Return", nil, nil)
	case 1:
		return replace(op, r, "ReturnValue", operands, nil)
	}
	return false
}

func (t *Types) call(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if op.NumResults() > 1 {
		return false
	}
	var results []ir.Type
	if op.NumResults() == 1 {
		result := t.Convert(op.Result(0).Type())
		if result == nil {
			return false
		}
		results = []ir.Type{result}
	}
	var attrs []ir.NamedAttribute
	for _, a := range op.AllAttrs() {
		if a.Name != "no_inline" || a.Value != nil {
			attrs = append(attrs, a)
		}
	}
	return replace(op, r, "FunctionCall", operands, results, attrs...)
}

// function makes a spirv.func of a function with one result at most.
func (t *Types) function(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	f, ok := ir.AsFunction(op)
	if !ok || len(f.FunctionType().Results) > 1 {
		return false
	}
	of := f.FunctionType()
	s := conversion.NewSignature(len(of.Inputs))
	for i, x := range of.Inputs {
		to := t.Convert(x)
		if to == nil {
			return false
		}
		s.Map(i, to)
	}
	var results []ir.Type
	if len(of.Results) == 1 {
		to := t.Convert(of.Results[0])
		if to == nil {
			return false
		}
		results = []ir.Type{to}
	}
	ctx := r.Context()
	attrs := []ir.NamedAttribute{
		{Name: "function_type", Value: ctx.TypeAttr(ctx.FunctionType(s.Types(), results))},
		{Name: "function_control", Value: named.EnumNamed(ctx, "spirv", "function_control", "None")},
	}
	for _, a := range op.AllAttrs() {
		if a.Name != "function_type" {
			attrs = append(attrs, a)
		}
	}
	to := r.Create(&ir.OperationState{Def: ctx.OpDef("spirv.func"), Loc: op.Location(), NumRegions: 1, Attributes: attrs})
	r.InlineRegionAtEnd(op.Region(0), to.Region(0))
	if _, ok := r.ConvertRegion(to.Region(0), t.TypeConverter, s); !ok {
		return false
	}
	r.Erase(op)
	return true
}
