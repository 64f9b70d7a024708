package structural

import (
	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Function returns the pattern that converts the types of a function: of its type and of
// the arguments of its blocks. The name of the operation may be empty, for all operations
// with FunctionOpInterface.
func Function(name string, types *conversion.TypeConverter) conversion.Pattern {
	p := conversion.Pattern{Pattern: rewrite.Pattern{Root: name, Benefit: 1}, Types: types}
	if name == "" {
		p.Interface = "FunctionOpInterface"
	}
	p.ConvertMany = func(op *ir.Operation, _ [][]*ir.Value, r *conversion.Rewriter) bool {
		return convertFunction(op, types, r)
	}
	return p
}

func convertFunction(op *ir.Operation, types *conversion.TypeConverter, r *conversion.Rewriter) bool {
	f, ok := ir.AsFunction(op)
	if !ok || op.NumRegions() != 1 {
		return false
	}
	t := f.FunctionType()
	s := conversion.NewSignature(len(t.Inputs))
	if !types.ConvertArguments(s, 0, t.Inputs) {
		return false
	}
	results, ok := types.ConvertAll(t.Results)
	if !ok {
		return false
	}
	if _, ok := r.ConvertRegion(op.Region(0), types, s); !ok {
		return false
	}
	ctx := r.Context()
	r.ModifyInPlace(op, func() { f.SetFunctionType(ctx.FunctionType(s.Types(), results)) })
	return true
}

// Call returns the pattern that converts the operands and results of func.call. Results may
// become several values, or none. As in MLIR, the new call has no other attributes.
func Call(types *conversion.TypeConverter) conversion.Pattern {
	return conversion.Pattern{
		Pattern: rewrite.Pattern{Root: funcs.CallOpName, Benefit: 1},
		Types:   types,
		ConvertMany: func(op *ir.Operation, operands [][]*ir.Value, r *conversion.Rewriter) bool {
			var results []ir.Type
			var sizes []int
			for _, t := range op.ResultTypes() {
				to, ok := types.ConvertMany(t)
				if !ok {
					return r.MatchFailure(op, "could not convert result type")
				}
				results = append(results, to...)
				sizes = append(sizes, len(to))
			}
			call := r.Create(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: flatten(operands), Types: results,
				Attributes: []ir.NamedAttribute{{Name: "callee", Value: funcs.CallOp{Operation: op}.CalleeAttr()}}})
			values := make([][]*ir.Value, len(sizes))
			rest := call.Results()
			for i, n := range sizes {
				values[i], rest = rest[:n:n], rest[n:]
			}
			r.ReplaceMany(op, values)
			return true
		},
	}
}

// Return returns the pattern that converts the operands of func.return.
func Return(types *conversion.TypeConverter) conversion.Pattern {
	return conversion.Pattern{
		Pattern: rewrite.Pattern{Root: "func.return", Benefit: 1},
		Types:   types,
		ConvertMany: func(op *ir.Operation, operands [][]*ir.Value, r *conversion.Rewriter) bool {
			r.Replace(op, r.New(op.Def(), flatten(operands), nil).Results()...)
			return true
		},
	}
}

func flatten(lists [][]*ir.Value) []*ir.Value {
	var all []*ir.Value
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}
