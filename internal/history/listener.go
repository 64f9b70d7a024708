package history

import (
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
	"github.com/mica-ir/mica/rewrite"
)

// top returns the action that changes the IR, or nil.
func (h *History) top() *frame {
	if n := len(h.open); n > 0 {
		return h.open[n-1]
	}
	return nil
}

// OperationInserted records what made the operation. Those nested in it come with it.
func (h *History) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	f := h.top()
	if f == nil {
		return
	}
	if from.IsSet() {
		h.OperationModified(op)
		return
	}
	for o := range ir.All(op, ir.PreOrder) {
		h.ID(o)
		h.made[o] = f.step
	}
	if h.sink != nil {
		h.touched[op] = f.step
	}
	f.make(h, op)
}

// OperationModified records the change. Only the operation that a pattern is applied to is made anew by it: users of a
// replaced value are modified, too.
func (h *History) OperationModified(op *ir.Operation) {
	f := h.top()
	if f == nil {
		return
	}
	f.changed = true
	if op == f.action.Op && isRewrite(f.action.Kind) {
		h.made[op] = f.step
	}
	if h.sink != nil {
		h.touched[op] = f.step
		if c, id := f.change(), h.ID(op); !slices.Contains(c.Modified, id) && !slices.Contains(c.Made, id) {
			c.add(&c.Modified, id)
		}
	}
}

// OperationReplaced records which operations take the place of another one.
func (h *History) OperationReplaced(op *ir.Operation, values []*ir.Value) {
	f := h.top()
	if f == nil || h.sink == nil {
		return
	}
	f.changed = true
	r := Replacement{Op: h.ID(op)}
	for _, v := range values {
		id := 0
		if v != nil {
			id = h.ID(v.DefiningOp())
		}
		if !slices.Contains(r.By, id) && len(r.By) < maxListed {
			r.By = append(r.By, id)
		}
	}
	h.unused[op] = f.step
	if c := f.change(); len(c.Replaced) < maxListed {
		c.Replaced = append(c.Replaced, r)
	} else {
		c.Dropped++
	}
}

// OperationErased forgets the operation.
func (h *History) OperationErased(op *ir.Operation) {
	if f := h.top(); f != nil {
		f.changed = true
	}
	if f := h.top(); f != nil && h.sink != nil {
		c := f.change()
		c.add(&c.Erased, h.ID(op))
		for _, v := range op.Operands() {
			if v != nil && v.DefiningOp() != nil {
				h.unused[v.DefiningOp()] = f.step
			}
		}
	}
	delete(h.ids, op)
	delete(h.made, op)
	delete(h.touched, op)
	delete(h.unused, op)
}

// WantsReasons reports whether the sink is to know why patterns do not match.
func (h *History) WantsReasons() bool { return h.sink != nil }

// visit begins the attempts on another operation.
func (h *History) visit(op *ir.Operation) { h.at, h.failed = op, nil }

// PatternBegin begins an attempt.
func (h *History) PatternBegin(_ *rewrite.Pattern, op *ir.Operation) {
	if h.sink == nil {
		return
	}
	if h.at != op {
		h.visit(op)
	}
	h.reason = ""
	if f := h.top(); f != nil && f.action.Kind == action.Pattern && f.action.Op == op {
		f.before = h.sink.Text(op)
		if c := f.change(); len(c.Failed) == 0 {
			c.Failed = h.failed
		}
	}
}

// MatchFailed keeps the reason.
func (h *History) MatchFailed(_ *ir.Operation, reason string) { h.reason = reason }

// PatternEnd lists the attempt if it failed.
func (h *History) PatternEnd(p *rewrite.Pattern, applied bool) {
	if h.sink == nil || applied {
		return
	}
	if h.reason != "" {
		h.sink.Failed(p, h.reason)
	}
	if len(h.failed) < maxFailed {
		h.failed = append(h.failed, Attempt{p.Label(), h.reason})
	}
}
