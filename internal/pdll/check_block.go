package pdll

import (
	"strconv"

	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// A BlockVar is the label of a block: of a block of a region, or of a successor of a matched operation,
// whose region is not described.
type BlockVar struct {
	loc
	Name string
	Op   *OpExpr // that has the region or the successor
	// Region and Block are the numbers of a block of a region.
	Region, Block int
	// Successor is the number of a successor, if IsSuccessor is true.
	Successor   int
	IsSuccessor bool
}

func (*BlockVar) decl() {}

// A Successor is a successor of an operation.
type Successor struct {
	loc
	Block *BlockVar
}

// blockPrefix distinguishes labels from the other names of a scope.
const blockPrefix = "^"

// label adds the label of a block of the region that is checked.
func (c *checker) label(v *BlockVar) bool {
	if _, twice := c.region.labels[v.Name]; twice {
		c.errorf(v.Span, "the region has another block `^%s`", v.Name)
		return false
	}
	c.region.labels[v.Name] = v
	if c.scope.lookup(blockPrefix+v.Name) == nil {
		c.scope.add(blockPrefix+v.Name, v.Span, v) // for messages
	}
	return true
}

// labels returns the labels that can be used.
func (c *checker) labels() (names []string) {
	if c.region != nil {
		for name := range c.region.labels {
			names = append(names, blockPrefix+name)
		}
		return names
	}
	for s := c.scope; s != nil; s = s.parent {
		for _, d := range s.names {
			if b, ok := d.(*BlockVar); ok && b.IsSuccessor {
				names = append(names, blockPrefix+b.Name)
			}
		}
	}
	return names
}

// successors checks the successors of an operation.
func (c *checker) successors(o *OpExpr, x *syntax.OpExpr) bool {
	o.HasSuccessors = x.HasSuccessors
	if d := o.typ.ODS; d != nil && !c.countSuccessors(o, x, d) {
		return false
	}
	for i, name := range x.Successors {
		b := c.successor(o, i, name)
		if b == nil {
			return false
		}
		o.Successors = append(o.Successors, &Successor{loc{c.span(name.Range)}, b})
	}
	return true
}

// countSuccessors compares the successors of an operation with its definition.
func (c *checker) countSuccessors(o *OpExpr, x *syntax.OpExpr, d *Operation) bool {
	switch n := len(x.Successors); {
	case n == d.Successors, d.VariadicSuccessors && n >= d.Successors-1, !x.HasSuccessors && (c.context != inRewrite || c.opt.Reference):
		return true
	case !x.HasSuccessors:
		note(c.errorf(o.Span, "a new `%s` has %s, but none are given", d.Name, count(d.Successors, "successor")), d.Span, "see the definition of `%s` here", d.Name)
	default:
		note(c.errorf(c.span(x.Successors[0].Range), "`%s` has %s, not %d", d.Name, count(d.Successors, "successor"), n),
			d.Span, "see the definition of `%s` here", d.Name)
	}
	return false
}

// successor returns the block that successor i of an operation names, or nil after an error. In a region it is a block of
// it. Outside of regions a match introduces a label, and each occurrence is the same block.
func (c *checker) successor(o *OpExpr, i int, name syntax.Name) *BlockVar {
	at := c.span(name.Range)
	outer, _ := c.scope.lookup(blockPrefix + name.Text).(*BlockVar)
	switch {
	case c.region != nil:
		if b := c.region.labels[name.Text]; b != nil {
			return b
		}
	case outer != nil && outer.IsSuccessor:
		return outer
	case outer == nil && c.context != inRewrite:
		b := &BlockVar{loc: loc{at}, Name: name.Text, Op: o, Successor: i, IsSuccessor: true}
		c.scope.add(blockPrefix+name.Text, at, b)
		return b
	}
	if outer != nil {
		note(c.errorf(at, "the block `^%s` is not in the region of the operation", name.Text), outer.Span, "it is defined here")
		return nil
	}
	suggestName(c.errorf(at, "undefined reference to the block `^%s`", name.Text), blockPrefix+name.Text, c.labels())
	return nil
}

// count returns a number with its noun.
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
