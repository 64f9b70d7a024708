package rewrite

import "github.com/mica-ir/mica/ir"

// enqueue puts op and the operations around it into the worklist, out to the
// scope. What lies outside of the scope is not put in.
func (g *greedy) enqueue(op *ir.Operation) {
	g.outer = g.outer[:0]
	for op != nil {
		g.outer = append(g.outer, op)
		region := op.ParentRegion()
		if region == g.Scope {
			for _, o := range g.outer {
				g.enqueueOne(o)
			}
			return
		}
		if region == nil {
			return
		}
		op = region.ParentOp()
	}
}

func (g *greedy) enqueueOne(op *ir.Operation) {
	if g.filtered == nil || g.filtered[op] {
		g.work.push(op)
	}
}

// OperationInserted makes the driver look at a new operation.
func (g *greedy) OperationInserted(op *ir.Operation, from ir.InsertionPoint) {
	if !from.IsSet() {
		g.r.inserted++
	}
	g.trace.inserted(op)
	if g.Listener != nil {
		g.Listener.OperationInserted(op, from)
	}
	if g.Strictness == ExistingAndNewOps {
		g.filtered[op] = true
	}
	g.enqueue(op)
}

// OperationModified makes the driver look at op again.
func (g *greedy) OperationModified(op *ir.Operation) {
	g.trace.modified(op)
	if g.Listener != nil {
		g.Listener.OperationModified(op)
	}
	g.enqueue(op)
}

// OperationReplaced only passes the news on: the users are modified, and op erased.
func (g *greedy) OperationReplaced(op *ir.Operation, values []*ir.Value) {
	g.trace.replaced(op)
	if g.Listener != nil {
		g.Listener.OperationReplaced(op, values)
	}
}

// OperationErased makes the driver look at the operands' operations again that
// lose one of their last two users: they may be dead, or have one use left now.
func (g *greedy) OperationErased(op *ir.Operation) {
	g.trace.erased(op)
	if g.Listener != nil {
		g.Listener.OperationErased(op)
	}
	for i := range op.NumOperands() {
		v := op.Operand(i)
		if v == nil || v.DefiningOp() == nil || hasMoreUsers(v, op) {
			continue
		}
		g.enqueue(v.DefiningOp())
	}
	g.work.remove(op)
	delete(g.filtered, op)
}

// hasMoreUsers reports whether v has at least two users besides op.
func hasMoreUsers(v *ir.Value, op *ir.Operation) bool {
	var other *ir.Operation
	for u := range v.Uses() {
		switch user := u.Owner(); {
		case user == op || user == other:
		case other == nil:
			other = user
		default:
			return true
		}
	}
	return false
}

// BlockInserted passes the news on.
func (g *greedy) BlockInserted(b *ir.Block, from *ir.Region, next *ir.Block) {
	if g.Listener != nil {
		g.Listener.BlockInserted(b, from, next)
	}
}

// BlockErased passes the news on.
func (g *greedy) BlockErased(b *ir.Block) {
	if g.Listener != nil {
		g.Listener.BlockErased(b)
	}
}

// PatternBegin passes the news on.
func (g *greedy) PatternBegin(p *Pattern, op *ir.Operation) {
	g.trace.try(p)
	if g.Listener != nil {
		g.Listener.PatternBegin(p, op)
	}
	g.log.at = op.Location()
}

// PatternEnd keeps what applied, for the report on rules that never end.
func (g *greedy) PatternEnd(p *Pattern, applied bool) {
	g.trace.tried(applied)
	if g.Listener != nil {
		g.Listener.PatternEnd(p, applied)
	}
	if applied {
		g.log.add(p, nil, "")
	}
}

// MatchFailed passes the news on.
func (g *greedy) MatchFailed(op *ir.Operation, reason string) {
	g.trace.reason(reason)
	if g.Listener != nil {
		g.Listener.MatchFailed(op, reason)
	}
}

// WantsReasons reports whether somebody reads why patterns fail.
func (g *greedy) WantsReasons() bool {
	return g.trace != nil || g.Listener != nil && g.Listener.WantsReasons()
}
