package recursion

import "slices"

// components returns the functions that can call themselves, directly or through others:
// the names of each strongly connected component, sorted.
func (g *graph) components() [][]string {
	var c condenser
	for _, f := range g.functions {
		if f.index == 0 {
			c.visit(f)
		}
	}
	slices.SortFunc(c.found, func(a, b []string) int { return slices.Compare(a, b) })
	return c.found
}

// A condenser finds strongly connected components (Tarjan's algorithm).
type condenser struct {
	last  int
	stack []*function
	found [][]string
}

func (c *condenser) visit(f *function) {
	c.last++
	f.index, f.lowest, f.onStack = c.last, c.last, true
	c.stack = append(c.stack, f)
	for _, g := range f.calls {
		if g.index == 0 {
			c.visit(g)
			f.lowest = min(f.lowest, g.lowest)
		} else if g.onStack {
			f.lowest = min(f.lowest, g.index)
		}
	}
	if f.lowest != f.index {
		return
	}
	i := slices.Index(c.stack, f)
	var names []string
	for _, g := range c.stack[i:] {
		g.onStack = false
		names = append(names, g.name)
	}
	c.stack = c.stack[:i]
	if len(names) > 1 || f.called[f] {
		slices.Sort(names)
		names = slices.Compact(names)
		c.found = append(c.found, names)
	}
}
