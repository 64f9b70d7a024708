package drr

import (
	"slices"

	"github.com/mica-ir/mica/ods"
)

// HasVariadicSuccessors reports whether an operation may have any number of successors.
func HasVariadicSuccessors(op *ods.Operator) bool {
	return slices.ContainsFunc(op.Successors, func(s *ods.Successor) bool { return s.Variadic })
}

// countSuccessors compares the number of successors of a node with the definition of its operation.
func (c *checker) countSuccessors(n *Node) bool {
	have, need := len(n.Successors.Args), len(n.Op.Successors)
	if have == need || HasVariadicSuccessors(n.Op) && have >= need-1 {
		return true
	}
	c.errorf(n.Successors.at, "op '%s' successor number mismatch: %d in pattern vs. %d in definition", n.Op.Name(), have, need)
	return false
}

// bindSuccessors checks the successors of an operation of the source pattern and binds their symbols. One that is
// bound again is the same block.
func (c *checker) bindSuccessors(n *Node) {
	if n.Successors == nil || !c.countSuccessors(n) {
		return
	}
	c.notBindable(n.Successors)
	for _, a := range n.Successors.Args {
		if a.Kind != Symbol {
			c.errorf(a.at, "expected a name for a successor, such as `$then`")
			continue
		}
		c.bind(a.at, a.Name, &binding{kind: BoundBlock, op: n.Op})
	}
}

// resultSuccessors checks the successors of a new operation.
func (c *checker) resultSuccessors(n *Node) {
	if n.Successors == nil {
		if len(n.Op.Successors) > 0 && !HasVariadicSuccessors(n.Op) && !c.atRules {
			c.errorf(n.at, "op '%s' has successors, which `(successors ...)` of mica/Regions.td states", n.Op.Name())
		}
		return
	}
	if !c.countSuccessors(n) {
		return
	}
	c.notBindable(n.Successors)
	for _, a := range n.Successors.Args {
		b := c.symbols[a.Name]
		switch {
		case a.Kind != Symbol:
			c.errorf(a.at, "expected the symbol of a successor")
		case b == nil:
			c.errorf(a.at, "referencing unbound symbol '%s'", a.Name)
		case b.kind != BoundBlock:
			c.errorf(a.at, "symbol '%s' is not a successor", a.Name)
		}
	}
}
