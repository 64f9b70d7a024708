package semantics

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
)

// affine adds the operations of affine. They compute with unbounded integers; a result that does not
// fit in 64 bits is unknown.
func (t table) affine() {
	t.add(ends, "affine.yield")
	t.add(appliesMap(func(ns []int64) int64 { return ns[0] }), "affine.apply")
	t.add(appliesMap(slices.Min[[]int64]), "affine.min")
	t.add(appliesMap(slices.Max[[]int64]), "affine.max")
	t.add(affineLoop, "affine.for")
	t.add(affineIf, "affine.if")
	t.add(affineLoad, "affine.load")
	t.add(affineStore, "affine.store")
}

// mapOf returns the map of an attribute, or nil.
func mapOf(op *ir.Operation, name string) *affine.Map {
	if a, ok := op.Attr(name).(*ir.AffineMapAttr); ok {
		return a.Map
	}
	return nil
}

// evaluate returns the results of a map for its operands, dimensions first.
func (c *Call) evaluate(m *affine.Map, operands []Value) ([]int64, error) {
	ns, err := c.positions(operands, "operand of the map")
	if err != nil {
		return nil, err
	}
	out, ok := m.Eval(ns[:m.NumDims], ns[m.NumDims:])
	if !ok {
		return nil, c.Undefined("the map has no value for %v", ns)
	}
	return out, nil
}

func appliesMap(of func(ns []int64) int64) Meaning {
	return func(p *Program, op *ir.Operation) Step {
		m := mapOf(op, "map")
		if m == nil || m.NumResults() == 0 {
			return nil
		}
		return func(c *Call) error {
			for _, a := range c.Args {
				if a.Kind == Poison {
					return c.Return(Value{})
				}
			}
			ns, err := c.evaluate(m, c.Args)
			if err != nil {
				return err
			}
			return c.Return(Int(p.index(), of(ns)))
		}
	}
}

func affineLoop(p *Program, op *ir.Operation) Step {
	lower, upper := mapOf(op, "lowerBoundMap"), mapOf(op, "upperBoundMap")
	step, ok := op.Attr("step").(*ir.IntegerAttr)
	if !ok || lower == nil || upper == nil || step.Int64() <= 0 {
		return nil
	}
	return func(c *Call) error {
		los, err := c.evaluate(lower, c.group(0))
		if err != nil {
			return err
		}
		his, err := c.evaluate(upper, c.group(1))
		if err != nil {
			return err
		}
		carried := append([]Value{{}}, c.group(2)...)
		hi := slices.Min(his)
		for i := slices.Max(los); i < hi; i += step.Int64() {
			carried[0] = Int(p.index(), i)
			results, err := c.Region(0, carried...)
			if err != nil {
				return err
			}
			copy(carried[1:], results)
			if i > hi-step.Int64() {
				break // the next index might overflow
			}
		}
		return c.Return(carried[1:]...)
	}
}

func affineIf(_ *Program, op *ir.Operation) Step {
	a, ok := op.Attr("condition").(*ir.IntegerSetAttr)
	if !ok {
		return nil
	}
	return func(c *Call) error {
		ns, err := c.positions(c.Args, "operand of the set")
		if err != nil {
			return err
		}
		holds, ok := a.Set.Contains(ns[:a.Set.NumDims], ns[a.Set.NumDims:])
		switch {
		case !ok:
			return c.Undefined("the set has no answer for %v", ns)
		case holds:
			return c.finish(0)
		case len(c.in.regions[1].blocks) == 0:
			return nil
		}
		return c.finish(1)
	}
}

func affineLoad(_ *Program, op *ir.Operation) Step {
	m := mapOf(op, "map")
	if m == nil {
		return nil
	}
	return func(c *Call) error {
		v, err := c.view(c.Args[0])
		if err != nil {
			return err
		}
		at, err := c.evaluate(m, c.Args[1:])
		if err != nil {
			return err
		}
		cell, err := c.cellAt(v, at)
		if err != nil {
			return err
		}
		return c.Return(*cell)
	}
}

func affineStore(_ *Program, op *ir.Operation) Step {
	m := mapOf(op, "map")
	if m == nil {
		return nil
	}
	return func(c *Call) error {
		v, err := c.writable(c.Args[1])
		if err != nil {
			return err
		}
		at, err := c.evaluate(m, c.Args[2:])
		if err != nil {
			return err
		}
		cell, err := c.cellAt(v, at)
		if err != nil {
			return err
		}
		*cell = c.Args[0]
		return nil
	}
}
