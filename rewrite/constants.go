package rewrite

import "github.com/mica-ir/mica/ir"

// Constants creates constant operations, one for each value in a region that is isolated.
type Constants struct {
	b      *ir.Builder
	scopes map[*ir.Region]map[constantKey]*ir.Operation
}

// NewConstants returns a Constants without operations.
func NewConstants(ctx *ir.Context) *Constants {
	return &Constants{b: ir.NewBuilder(ctx), scopes: map[*ir.Region]map[constantKey]*ir.Operation{}}
}

// Get returns a constant that can be used in a block. The dialect creates it, at the start
// of the region around the block that is isolated; nil if it cannot.
func (c *Constants) Get(block *ir.Block, d *ir.Dialect, value ir.Attribute, t ir.Type) *ir.Value {
	region := insertionRegion(block)
	if region == nil || region.Empty() || d == nil || d.Materialize == nil {
		return nil
	}
	scope := c.scopes[region]
	if scope == nil {
		scope = map[constantKey]*ir.Operation{}
		c.scopes[region] = scope
	}
	key := constantKey{d, value, t}
	if op := scope[key]; op != nil {
		return op.Result(0)
	}
	c.b.SetInsertionPointToStart(region.Entry())
	op := d.Materialize(c.b, value, t)
	if op == nil || op.NumResults() != 1 {
		return nil
	}
	if own := op.Def().Dialect; own != d {
		other := constantKey{own, value, t}
		if have := scope[other]; have != nil {
			op.Erase()
			op = have
		}
		scope[other] = op
	}
	scope[key] = op
	return op.Result(0)
}
