package bufferize

import (
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// sum adds sizes, in one operation unless all but one are zero.
func (c *Copier) sum(sizes ...viewlike.Index) viewlike.Index {
	constant := int64(0)
	var values []*ir.Value
	e := affine.NewConstant(0)
	for _, x := range sizes {
		if x.Value == nil {
			constant += x.Int
		} else if n, ok := viewlike.ConstantInt(x.Value); ok {
			constant += n
		} else {
			e = e.Add(affine.NewSymbol(len(values)))
			values = append(values, x.Value)
		}
	}
	switch {
	case len(values) == 0:
		return viewlike.Index{Int: constant}
	case len(values) == 1 && constant == 0:
		return viewlike.Index{Value: values[0]}
	}
	return viewlike.Index{Value: c.apply(&affine.Map{NumSymbols: len(values), Results: []*affine.Expr{e.Add(affine.NewConstant(constant))}}, values...)}
}

// value returns an index as a value.
func (c *Copier) value(x viewlike.Index) *ir.Value {
	if x.Value != nil {
		return x.Value
	}
	return c.index(x.Int)
}

// apply inserts an affine.apply of a map of symbols.
func (c *Copier) apply(m *affine.Map, symbols ...*ir.Value) *ir.Value {
	return c.Op("affine.apply").At(c.Loc).OperandAt(0, symbols...).Set("map", c.Context().AffineMapAttr(m)).ResultAt(0, c.Context().IndexType()).MustBuild().Result(0)
}
