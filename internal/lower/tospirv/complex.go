package tospirv

import (
	"github.com/mica-ir/mica/dialect/complex"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Complex is convert-complex-to-spirv.
type Complex struct{}

// Run lowers constants of complex, and operations that create complex numbers or extract their
// parts.
func (Complex) Run(r *pass.Run) error {
	env, err := NewEnvironment(r.Op)
	if err != nil {
		return err
	}
	types := NewTypes(r.Context(), env, Options{Emulate: true, EmulateFloats: true, BoolBits: 8})
	target := env.Target()
	target.LegalOps(conversion.CastName)
	return lower(r, target, ComplexPatterns(types))
}

// ComplexPatterns returns the patterns for complex.
func ComplexPatterns(t *Types) []conversion.Pattern {
	p := func(name string, f conversion.Func) conversion.Pattern {
		return conversion.NewPattern("complex."+name, t.TypeConverter, f)
	}
	return []conversion.Pattern{p("constant", t.complexConstant), p("create", t.construct), p("re", t.extractPart(0)), p("im", t.extractPart(1))}
}

// complexConstant converts a constant to a vector of two numbers.
func (t *Types) complexConstant(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	to, ok := t.Convert(complex.ConstantOp{Operation: op}.Complex().Type()).(*ir.VectorType)
	if !ok {
		return r.MatchFailure(op, "unable to convert result type")
	}
	parts, ok := complex.ConstantOp{Operation: op}.ValueAttr().(*ir.ArrayAttr)
	if !ok {
		return r.MatchFailure(op, "the value is no pair of numbers")
	}
	var data []byte
	for _, a := range parts.Elements {
		switch x := a.(type) {
		case *ir.FloatAttr:
			data = ir.AppendElement(data, x.Value.Bits())
		case *ir.IntegerAttr:
			data = ir.AppendElement(data, x.Value)
		}
	}
	r.Replace(op, constant(r.Builder, op.Location(), t.ctx.DenseElementsAttr(to, data)))
	return true
}

func (t *Types) construct(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	to := t.result(op, r)
	return to != nil && replace(op, r, "CompositeConstruct", operands, []ir.Type{to})
}

// extractPart extracts the real or the imaginary part.
func (t *Types) extractPart(i int64) conversion.Func {
	return func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
		to := t.result(op, r)
		if to == nil {
			return false
		}
		r.ReplaceWithOp(op, emit(op, r).part(operands[0], to, i).DefiningOp())
		return true
	}
}
