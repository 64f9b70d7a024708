package main

import (
	"embed"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/lower/structural"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

//go:embed calc.pdll calc.td
var rules embed.FS

// lower converts the operations of calc to arith and scf. All must become legal.
func lower(r *pass.Run) error {
	types := numbers()
	declarative, err := compile(mica.ContextOf(r.Context()))
	if err != nil {
		return err
	}
	var set rewrite.Set
	set.AddMatcher(conversion.WithTypes(declarative, types))
	conversion.Add(&set, lowerPower(types), structural.Function("func.func", types), structural.Call(types), structural.Return(types))
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	target := conversion.NewTarget()
	target.LegalDialects("arith", "scf")
	target.LegalOps("builtin.module")
	target.IllegalDialects("calc")
	target.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(isLegalFunction(types, op)) }, "func.func")
	target.DynamicOps(func(op *ir.Operation) conversion.Legality { return conversion.LegalIf(types.IsLegalOp(op)) }, "func.call", "func.return")
	return r.Check(conversion.Full(target, frozen, conversion.Config{Report: r.Report}, r.Op))
}

// numbers returns the type converter, which converts calc's numbers to f32.
func numbers() *conversion.TypeConverter {
	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) {
		if d, ok := t.(*ir.DefinedType); ok && typed.IsType(d, "calc", "NumberType") {
			return t.Context().F32(), true
		}
		return t, true
	})
	return types
}

// compile compiles the rules of calc.pdll.
func compile(ctx *mica.Context) (rewrite.Matcher, error) {
	list, diags := ctx.ReadRules(mica.FS(rules, "calc.pdll"))
	if diags.HasErrors() {
		return nil, diags
	}
	compiled, diags := ctx.Compile(list[0], mica.RuleOptions{})
	if diags.HasErrors() {
		return nil, diags
	}
	return compiled.Matcher, nil
}

func isLegalFunction(types *conversion.TypeConverter, f *ir.Operation) bool {
	a, _ := f.Attr(ir.FunctionTypeAttr).(*ir.TypeAttr)
	t, ok := a.Value.(*ir.FunctionType)
	return ok && types.IsLegalSignature(t)
}

// lowerPower returns the pattern that turns a power into a loop.
func lowerPower(types *conversion.TypeConverter) conversion.Pattern {
	return conversion.Pattern{
		Pattern: rewrite.Pattern{Name: "LowerPower", Root: "calc.power", Benefit: 1},
		Types:   types,
		Convert: func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			ctx := r.Context()
			base := operands[0]
			index := func(n int64) *ir.Value {
				return arith.NewConstant(r.Builder, ctx.Int64Attr(ctx.IndexType(), n)).ResultValue()
			}
			one := arith.NewConstant(r.Builder, ctx.Float64Attr(base.Type(), 1)).ResultValue()
			count := typed.Int[int64](op.Attr("count"))
			loop := scf.NewFor(r.Builder, []ir.Type{base.Type()}, index(0), index(count), index(1), []*ir.Value{one}, scf.ForOptions{
				RegionRegion: &typed.Body{Args: []ir.Type{ctx.IndexType(), base.Type()}, Fill: func(b *ir.Builder, entry *ir.Block) {
					product := arith.NewMulF(b, entry.Argument(1), base).ResultValue()
					scf.NewYield(b, []*ir.Value{product})
				}},
			})
			r.Replace(op, loop.Operation.Results()...)
			return true
		},
	}
}
