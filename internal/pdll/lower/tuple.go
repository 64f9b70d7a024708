package lower

import (
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// tuple returns the values of all elements of a tuple; an element that is a tuple has several.
func (l *lowering) tuple(x *pdll.TupleExpr) []*ir.Value {
	if t, ok := x.Type().(*pdll.TupleType); !ok || !t.IsNested() {
		return l.ones(x.Elems)
	}
	var values []*ir.Value
	for _, e := range x.Elems {
		values = append(values, l.expr(e)...)
	}
	l.ops += len(values) // so that calls which only make tuples end, too
	return values
}

// eachValue calls f for the type of each value that an expression of a type has.
func eachValue(t pdll.Type, f func(pdll.Type)) {
	tuple, ok := t.(*pdll.TupleType)
	if !ok {
		f(t)
		return
	}
	for _, e := range tuple.Elems {
		eachValue(e, f)
	}
}
