package bufferize

import (
	affinedialect "github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// sum adds sizes, in one operation that those that compute the sizes are composed into, unless all
// but one are zero.
func (c *Copier) sum(sizes ...viewlike.Index) viewlike.Index {
	e := affine.NewConstant(0)
	for i := range sizes {
		e = e.Add(affine.NewDim(i))
	}
	return affinedialect.ComposedResults(c.Builder, &affine.Map{NumDims: len(sizes), Results: []*affine.Expr{e}}, sizes...)[0]
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
