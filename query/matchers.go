package query

import (
	"slices"

	"github.com/mica-ir/mica/analysis"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// Standard returns a registry with the matchers of mlir-query.
func Standard() *Registry {
	r := &Registry{}
	one := func(name string, match func(op *ir.Operation) bool) {
		r.Add(&Definition{Name: name, New: func([]Value) *Matcher { return &Matcher{Match: match} }})
	}
	integer := func(name string, is func(x num.APInt) bool) {
		one(name, func(op *ir.Operation) bool { return folding.Int(constant(op, isInteger), is) })
	}
	float := func(name string, is func(x num.APFloat) bool) {
		one(name, func(op *ir.Operation) bool { return folding.Float(constant(op, isFloat), is) })
	}
	text := func(name string, match func(op *ir.Operation, text string) bool) {
		r.Add(&Definition{Name: name, Params: []Kind{String}, New: func(args []Value) *Matcher {
			return &Matcher{Match: func(op *ir.Operation) bool { return match(op, args[0].String) }}
		}})
	}
	slice := func(name string, params []Kind, collect func(op *ir.Operation, args []Value) ([]*ir.Operation, bool)) {
		r.Add(&Definition{Name: name, Params: append([]Kind{Nested}, params...), New: func(args []Value) *Matcher {
			return &Matcher{Collect: func(op *ir.Operation) ([]*ir.Operation, bool) {
				if !args[0].Matcher.match(op) {
					return nil, false
				}
				return collect(op, args[1:])
			}}
		}})
	}

	r.Add(&Definition{Name: "allOf", Params: []Kind{Nested}, Variadic: true, New: allOf})
	r.Add(&Definition{Name: "anyOf", Params: []Kind{Nested}, Variadic: true, New: anyOf})
	slice("getAllDefinitions", []Kind{Signed}, func(op *ir.Operation, args []Value) ([]*ir.Operation, bool) {
		return definitions(op, analysis.BackwardSliceOptions{SliceOptions: analysis.SliceOptions{Inclusive: true, Filter: within(op, args[0].Signed)}})
	})
	slice("getDefinitions", []Kind{Signed, Boolean, Boolean, Boolean}, func(op *ir.Operation, args []Value) ([]*ir.Operation, bool) {
		return definitions(op, backwardOptions(args[1:], within(op, args[0].Signed)))
	})
	slice("getDefinitionsByPredicate", []Kind{Nested, Boolean, Boolean, Boolean}, func(op *ir.Operation, args []Value) ([]*ir.Operation, bool) {
		return definitions(op, backwardOptions(args[1:], until(args[0])))
	})
	slice("getUsersByPredicate", []Kind{Nested, Boolean}, func(op *ir.Operation, args []Value) ([]*ir.Operation, bool) {
		o := analysis.SliceOptions{Inclusive: args[1].Boolean, Filter: until(args[0])}
		return found(analysis.ForwardSlice(op, o), o)
	})
	text("hasOpAttrName", func(op *ir.Operation, name string) bool { return op.Attr(name) != nil })
	text("hasOpName", func(op *ir.Operation, name string) bool { return op.Name() == name })
	one("isConstantOp", func(op *ir.Operation) bool { return op.Has(ir.ConstantLike) })
	float("isNegInfFloat", func(x num.APFloat) bool { return x.IsInf() && x.IsNegative() })
	float("isNegZeroFloat", func(x num.APFloat) bool { return x.IsZero() && x.IsNegative() })
	integer("isNonZero", func(x num.APInt) bool { return !x.IsZero() })
	integer("isOne", num.APInt.IsOne)
	float("isOneFloat", func(x num.APFloat) bool { return x.Float64() == 1 })
	float("isPosInfFloat", func(x num.APFloat) bool { return x.IsInf() && !x.IsNegative() })
	float("isPosZeroFloat", func(x num.APFloat) bool { return x.IsZero() && !x.IsNegative() })
	integer("isZero", num.APInt.IsZero)
	float("isZeroFloat", num.APFloat.IsZero)
	return r
}

// constant returns the value of a constant whose type or element type is accepted, or nil
// for other operations.
func constant(op *ir.Operation, accepts func(t ir.Type) bool) ir.Attribute {
	if op.NumResults() != 1 {
		return nil
	}
	switch t := op.Result(0).Type().(type) {
	case *ir.VectorType, *ir.RankedTensorType:
	default:
		if !accepts(t) {
			return nil
		}
	}
	return ir.ConstantValue(op)
}

func isInteger(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return true
	}
	return false
}

func isFloat(t ir.Type) bool { _, ok := t.(*ir.FloatType); return ok }

// allOf matches if all arguments match. The matched operations come from the last argument.
func allOf(args []Value) *Matcher {
	return &Matcher{
		Match: func(op *ir.Operation) bool {
			return !slices.ContainsFunc(args, func(a Value) bool { return !a.Matcher.match(op) })
		},
		Collect: func(op *ir.Operation) (ops []*ir.Operation, ok bool) {
			for _, a := range args {
				if ops, ok = a.Matcher.collect(op); !ok {
					return nil, false
				}
			}
			return ops, ok
		},
	}
}

// anyOf matches if an argument matches. The matched operations come from the first argument
// that does.
func anyOf(args []Value) *Matcher {
	return &Matcher{
		Match: func(op *ir.Operation) bool {
			return slices.ContainsFunc(args, func(a Value) bool { return a.Matcher.match(op) })
		},
		Collect: func(op *ir.Operation) ([]*ir.Operation, bool) {
			for _, a := range args {
				if ops, ok := a.Matcher.collect(op); ok {
					return ops, true
				}
			}
			return nil, false
		},
	}
}

// backwardOptions converts three arguments to options: inclusive, omitBlockArguments and
// omitUsesFromAbove.
func backwardOptions(args []Value, filter func(op *ir.Operation) bool) analysis.BackwardSliceOptions {
	return analysis.BackwardSliceOptions{
		SliceOptions:       analysis.SliceOptions{Inclusive: args[0].Boolean, Filter: filter},
		OmitBlockArguments: args[1].Boolean, OmitUsesFromAbove: args[2].Boolean,
	}
}

func definitions(op *ir.Operation, o analysis.BackwardSliceOptions) ([]*ir.Operation, bool) {
	return found(analysis.BackwardSlice(op, o), o.SliceOptions)
}

// found reports whether a slice contains more than the operation that it starts from.
func found(slice []*ir.Operation, o analysis.SliceOptions) ([]*ir.Operation, bool) {
	if o.Inclusive {
		return slice, len(slice) > 1
	}
	return slice, len(slice) > 0
}

// until keeps the operations that match out of a slice.
func until(v Value) func(op *ir.Operation) bool {
	return func(op *ir.Operation) bool { return !v.Matcher.match(op) }
}

// within excludes operations more than depth definitions away from root from a backward
// slice. The distance is only known for definitions of operands, so operations whose results
// are used only in a nested region are excluded, too.
func within(root *ir.Operation, depth int64) func(op *ir.Operation) bool {
	depths := map[*ir.Operation]int64{root: 0}
	return func(op *ir.Operation) bool {
		if _, ok := depths[op]; !ok {
			return false
		}
		for _, v := range op.Operands() {
			d := depths[op] + 1
			if d > depth {
				continue
			}
			def := v.DefiningOp()
			if def == nil {
				if def = v.OwnerBlock().ParentOp(); def == nil {
					continue
				}
			}
			if old, ok := depths[def]; !ok || d < old {
				depths[def] = d
			}
		}
		return true
	}
}
