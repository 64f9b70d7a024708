package rewrite

import "github.com/mica-ir/mica/ir"

// An erasureCheck reports patterns that erase operations before the walk driver has reached them.
type erasureCheck struct {
	NopListener
	r       *Rewriter
	pattern *Pattern
	root    *ir.Operation
	known   map[*ir.Operation]bool // operations that have been visited, or created during the walk
}

func newErasureCheck(r *Rewriter) *erasureCheck {
	return &erasureCheck{r: r, known: map[*ir.Operation]bool{}}
}

// visit records that the driver has reached an operation.
func (c *erasureCheck) visit(op *ir.Operation) {
	if c != nil {
		c.known[op] = true
	}
}

// PatternBegin records the pattern.
func (c *erasureCheck) PatternBegin(p *Pattern, op *ir.Operation) { c.pattern, c.root = p, op }

// OperationInserted records that an operation is new.
func (c *erasureCheck) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	if !from.IsSet() {
		ir.Walk(op, ir.PreOrder, func(o *ir.Operation) ir.WalkResult { c.visit(o); return ir.Advance })
	}
}

// OperationErased reports an error if the driver has not reached the operation yet.
func (c *erasureCheck) OperationErased(op *ir.Operation) {
	if c.root == nil || c.known[op] || c.root.IsAncestor(op) || c.r.Failed() {
		return
	}
	at := c.root.Location().Place()
	d := c.r.Errorf(at, "'%s' op: the pattern erased a '%s' that the walk has not visited", c.root.Name(), op.Name())
	d.Rule = c.pattern.Name
	d.Notef(op.Location().Place(), "the erased operation is here")
	d.Notef(c.pattern.placeOr(at), "%s is here", c.pattern.Label())
}
