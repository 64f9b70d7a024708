package toemitc

import (
	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// FunctionPatterns returns the patterns for func.
func FunctionPatterns(types *conversion.TypeConverter) []conversion.Pattern {
	t := &Types{TypeConverter: types}
	return []conversion.Pattern{t.pattern("func.call", t.call), t.pattern("func.func", t.function), t.pattern("func.return", t.result)}
}

func (t *Types) call(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if op.NumResults() > 1 {
		return r.MatchFailure(op, "only functions with zero or one result can be converted")
	}
	results, ok := t.ConvertAll(op.ResultTypes())
	if !ok {
		return r.MatchFailure(op, "function return type conversion failed")
	}
	r.ReplaceWithOp(op, emit(op, r).op("call", operands, results, op.AllAttrs()...))
	return true
}

// function makes a function that is static if it is private, and extern if it has no body.
func (t *Types) function(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	f := funcs.FuncOp{Operation: op}
	of := f.FunctionType()
	if len(of.Results) > 1 {
		return r.MatchFailure(op, "only functions with zero or one result can be converted")
	}
	s := conversion.NewSignature(len(of.Inputs))
	if !t.ConvertArguments(s, 0, of.Inputs) {
		return r.MatchFailure(op, "function type conversion failed")
	}
	results, ok := t.ConvertAll(of.Results)
	if !ok {
		return r.MatchFailure(op, "function return type conversion failed")
	}
	ctx := r.Context()
	var attrs []ir.NamedAttribute
	for _, a := range op.AllAttrs() {
		if a.Name != ir.FunctionTypeAttr {
			attrs = append(attrs, a)
		}
	}
	attrs = append(attrs, ir.NamedAttribute{Name: ir.FunctionTypeAttr, Value: ctx.TypeAttr(ctx.FunctionType(s.Types(), results))})
	specifier := ""
	switch {
	case f.Body().Empty():
		specifier = "extern"
	case ir.SymbolVisibility(op) == ir.Private:
		specifier = "static"
	}
	if specifier != "" {
		attrs = append(attrs, ir.NamedAttribute{Name: "specifiers", Value: ctx.ArrayAttr([]ir.Attribute{ctx.StringAttr(specifier)})})
	}
	e := emit(op, r)
	to := e.Create(&ir.OperationState{Def: ctx.OpDef("emitc.func"), Loc: e.loc, Attributes: attrs, NumRegions: 1})
	if specifier != "extern" {
		r.InlineRegionAtEnd(f.Body(), to.Region(0))
		if _, ok := r.ConvertRegion(to.Region(0), t.TypeConverter, s); !ok {
			return r.MatchFailure(op, "region types conversion failed")
		}
	}
	r.Erase(op)
	return true
}

func (t *Types) result(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	if len(operands) > 1 {
		return r.MatchFailure(op, "only zero or one operand is supported")
	}
	emit(op, r).op("return", operands, nil)
	r.Erase(op)
	return true
}
