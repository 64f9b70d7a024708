package drr

import "github.com/mica-ir/mica/diag"

// countRegions compares the number of regions of a node with the definition of its operation, whose last region may
// stand for any number.
func (c *checker) countRegions(n *Node) bool {
	have, need := len(n.Regions.Args), len(n.Op.Regions)
	if have == need || n.Op.HasVariadicRegions() && have >= need-1 {
		return true
	}
	c.errorf(n.Regions.at, "op '%s' region number mismatch: %d in pattern vs. %d in definition", n.Op.Name(), have, need)
	return false
}

// bindRegions checks the regions of an operation of the source pattern and binds their symbols.
func (c *checker) bindRegions(n *Node) {
	if n.Regions == nil || !c.countRegions(n) {
		return
	}
	c.notBindable(n.Regions)
	for _, a := range n.Regions.Args {
		if a.Kind != Symbol && a.Kind != RegionLeaf {
			c.errorf(a.at, "expected a region, such as `$body` or `SizedRegion<1>:$body`")
			continue
		}
		c.bind(a.at, a.Name, &binding{kind: BoundRegion, op: n.Op})
	}
}

// resultRegions checks the regions of a new operation.
func (c *checker) resultRegions(n *Node) {
	if n.Regions == nil || !c.countRegions(n) {
		return
	}
	c.notBindable(n.Regions)
	for _, a := range n.Regions.Args {
		switch {
		case a.Kind == Symbol:
			c.region(a, false)
		case a.Kind == Nested && a.Node.Kind == EmptyRegion:
			if c.notBindable(a.Node); len(a.Node.Args) > 0 {
				c.errorf(a.at, "`emptyRegion` takes no arguments")
			}
		case a.Kind == Nested && a.Node.Kind == CloneRegion:
			if c.notBindable(a.Node); len(a.Node.Args) != 1 || a.Node.Args[0].Kind != Symbol {
				c.errorf(a.at, "`cloneRegion` takes the symbol of a region")
				continue
			}
			c.region(a.Node.Args[0], true)
		default:
			c.errorf(a.at, "expected the symbol of a region, `cloneRegion` or `emptyRegion`")
		}
	}
}

// inlineRegion checks a node that moves the operations of a region.
func (c *checker) inlineRegion(n *Node) {
	if c.supplemental && n.Name != "" {
		c.errorf(n.at, "cannot bind symbol to inlineRegion")
		return
	}
	if len(n.Args) == 0 || n.Args[0].Kind != Symbol {
		c.errorf(n.at, "`inlineRegion` takes the symbol of a region, and values for the arguments of its block")
		return
	}
	for _, a := range n.Args[1:] {
		if a.Kind == Nested {
			c.result(a.Node, false)
		}
		c.operand(a)
	}
	c.region(n.Args[0], false)
}

// region checks the use of a region, whose blocks are moved or copied.
func (c *checker) region(a *Arg, clone bool) {
	b := c.symbols[a.Name]
	switch {
	case b == nil:
		c.errorf(a.at, "referencing unbound symbol '%s'", a.Name)
	case b.kind != BoundRegion:
		c.errorf(a.at, "symbol '%s' is not a region", a.Name)
	case b.moved != nil:
		c.errorf(a.at, "the blocks of the region '%s' have been moved before", a.Name)
		if d := c.diags[len(c.diags)-1]; !c.atRules {
			d.Notes = append([]*diag.Diagnostic{{Severity: diag.Note, Place: diag.At(b.moved.pos()), Message: "they are moved here"}}, d.Notes...)
		}
	case !clone:
		b.moved = a.at
	}
}

// misplaced reports a directive that is not in its place.
func (c *checker) misplaced(n *Node) {
	where := "in `regions`"
	if n.Kind == Regions || n.Kind == Successors {
		where = "as the last argument of an operation"
	}
	c.errorf(n.at, "`%s` can only be used %s", n.Record.Name(), where)
}

// noRegions reports regions and successors of a native call.
func (c *checker) noRegions(n *Node) {
	if n.Regions != nil {
		c.errorf(n.Regions.at, "`NativeCodeCall` cannot have regions")
	}
	if n.Successors != nil {
		c.errorf(n.Successors.at, "`NativeCodeCall` cannot have successors")
	}
}
