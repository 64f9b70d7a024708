package lower

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/compiled"
	"github.com/mica-ir/mica/rewrite/snippet"
)

// A conversionFunction is a native function of conversions, for a type converter: one of its fields.
type conversionFunction struct {
	constraint func(r *rewrite.Rewriter, converter string, args conversionArgs) ([]rewrite.Arg, bool)
	rewrite    func(r *rewrite.Rewriter, converter string, args conversionArgs) ([]rewrite.Arg, error)
	args       int
}

// conversionArgs are the arguments of a function of conversions. Absent and wrong ones are nil.
type conversionArgs []rewrite.Arg

func (a conversionArgs) typ(i int) ir.Type {
	t, _ := a[i].(ir.Type)
	return t
}

func (a conversionArgs) types(i int) []ir.Type {
	ts, _ := a[i].([]ir.Type)
	return ts
}

func (a conversionArgs) value(i int) *ir.Value {
	v, _ := a[i].(*ir.Value)
	return v
}

func (a conversionArgs) values(i int) []*ir.Value {
	vs, _ := a[i].([]*ir.Value)
	return vs
}

// converts returns a constraint.
func converts[T any](f func(r *rewrite.Rewriter, converter string, args conversionArgs) (T, bool)) conversionFunction {
	return conversionFunction{args: 1, constraint: func(r *rewrite.Rewriter, converter string, args conversionArgs) ([]rewrite.Arg, bool) {
		x, ok := f(r, converter, args)
		return []rewrite.Arg{x}, ok
	}}
}

// makes returns a rewrite.
func makes[T any](args int, f func(r *rewrite.Rewriter, converter string, args conversionArgs) (T, error)) conversionFunction {
	return conversionFunction{args: args, rewrite: func(r *rewrite.Rewriter, converter string, args conversionArgs) ([]rewrite.Arg, error) {
		x, err := f(r, converter, args)
		return []rewrite.Arg{x}, err
	}}
}

// conversionFunctions are the native functions of conversions by their names, which are those of package
// rewrite/compiled.
func conversionFunctions() map[string]conversionFunction {
	return map[string]conversionFunction{
		"ConvertType": converts(func(r *rewrite.Rewriter, c string, a conversionArgs) (ir.Type, bool) {
			return compiled.ConvertType(r, c, a.typ(0))
		}),
		"ConvertTypes": converts(func(r *rewrite.Rewriter, c string, a conversionArgs) ([]ir.Type, bool) {
			return compiled.ConvertTypes(r, c, a.types(0))
		}),
		"ConvertTypeToMany": converts(func(r *rewrite.Rewriter, c string, a conversionArgs) ([]ir.Type, bool) {
			return compiled.ConvertTypeToMany(r, c, a.typ(0))
		}),
		"ConvertedType": makes(1, func(r *rewrite.Rewriter, c string, a conversionArgs) (ir.Type, error) {
			return compiled.ConvertedType(r, c, a.typ(0))
		}),
		"ConvertedTypes": makes(1, func(r *rewrite.Rewriter, c string, a conversionArgs) ([]ir.Type, error) {
			return compiled.ConvertedTypes(r, c, a.types(0))
		}),
		"ConvertedOperand": makes(1, func(r *rewrite.Rewriter, c string, a conversionArgs) (*ir.Value, error) {
			return compiled.ConvertedOperand(r, c, a.value(0))
		}),
		"ConvertedOperands": makes(1, func(r *rewrite.Rewriter, c string, a conversionArgs) ([]*ir.Value, error) {
			return compiled.ConvertedOperands(r, c, a.values(0))
		}),
		"OperandOfType": makes(2, func(r *rewrite.Rewriter, c string, a conversionArgs) (*ir.Value, error) {
			return compiled.OperandOfType(r, c, a.value(0), a.typ(1))
		}),
		"OperandsOfTypes": makes(2, func(r *rewrite.Rewriter, c string, a conversionArgs) ([]*ir.Value, error) {
			return compiled.OperandsOfTypes(r, c, a.values(0), a.types(1))
		}),
		"Materialize": makes(2, func(r *rewrite.Rewriter, c string, a conversionArgs) (*ir.Value, error) {
			return compiled.Materialize(r, c, a.values(0), a.typ(1))
		}),
		"MaterializeAll": makes(2, func(r *rewrite.Rewriter, c string, a conversionArgs) ([]*ir.Value, error) {
			return compiled.MaterializeAll(r, c, a.values(0), a.types(1))
		}),
	}
}

// RegisterConversions registers the native functions of conversions that patterns apply. Their names have that of
// a type converter in parentheses, so that no function of a text has such a name. It is an error if the rules
// are not applied in conversions, or name a type converter that is not declared.
func RegisterConversions(module *ir.Operation, natives *rewrite.Natives) (diags diag.List) {
	functions := conversionFunctions()
	converters, isDeclared := natives.Converters()
	anyConverter := slices.Contains(converters, rewrite.AnyConverter)
	for _, name := range slices.Sorted(maps.Keys(appliedNatives(module))) {
		if name == ReplaceResults {
			registerReplaceResults(natives)
			if !isDeclared {
				eachCall(module, name, func(op *ir.Operation) {
					diags.Errorf(op.Location().Place(), "the rule replaces one result by several values, but it is not applied in a dialect conversion")
				})
			}
			continue
		}
		function, rest, ok := strings.Cut(name, "(")
		f, known := functions[function]
		converter, closed := strings.CutSuffix(rest, ")")
		if !ok || !known || !closed {
			continue
		}
		f.register(name, function, converter, natives)
		switch {
		case !isDeclared:
			eachCall(module, name, func(op *ir.Operation) {
				diags.Errorf(op.Location().Place(), "the rule converts types, but it is not applied in a dialect conversion")
			})
		case converter != "" && !anyConverter && !slices.Contains(converters, converter):
			eachCall(module, name, func(op *ir.Operation) {
				diags.Errorf(op.Location().Place(), "there is no type converter `%s`%s", converter, suggest.DidYouMean(converter, converters))
			})
		}
	}
	return diags
}

// eachCall calls f for each application of a native function.
func eachCall(module *ir.Operation, name string, f func(op *ir.Operation)) {
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		switch op.Name() {
		case "pdl.apply_native_constraint", "pdl.apply_native_rewrite":
			if s, ok := op.Attr("name").(*ir.StringAttr); ok && s.Value == name {
				f(op)
			}
		}
		return ir.Advance
	})
}

func (f *conversionFunction) register(name, function, converter string, natives *rewrite.Natives) {
	switch {
	case f.rewrite != nil:
		natives.RegisterRewrite(name, func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
			if len(args) != f.args {
				return nil, fmt.Errorf("it has %d parameters, not %d", f.args, len(args))
			}
			return f.rewrite(r, converter, args)
		})
	default:
		natives.RegisterConstraint(name, func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
			if len(args) != f.args {
				return nil, false
			}
			return f.constraint(r, converter, args)
		})
	}
	natives.Define(name, &snippet.Native{Form: snippet.Compiled, Name: name, Text: function, Conversion: true, Converter: converter})
}

// registerReplaceResults registers the rewrite that replaces results with groups of values.
func registerReplaceResults(natives *rewrite.Natives) {
	natives.RegisterRewrite(ReplaceResults, func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		if len(args) == 0 {
			return nil, fmt.Errorf("it has no parameters")
		}
		var groups [][]*ir.Value
		for i := range args[1:] {
			groups = append(groups, conversionArgs(args).values(i+1))
		}
		op, _ := args[0].(*ir.Operation)
		return nil, compiled.ReplaceResults(r, op, groups...)
	})
	natives.Define(ReplaceResults, &snippet.Native{Form: snippet.Compiled, Name: ReplaceResults, Text: "ReplaceResults"})
}
