package lower

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// uses handles the operations of a pattern that nothing else in it uses. One whose operands lead to
// the root constrains the uses of a value: some user of the value must match it. mlir-pdll rejects all
// of them. Such an operation is marked, because MLIR's pdl dialect cannot express it.
func (l *lowering) uses(pattern *ir.Operation) {
	rewrite := pattern.Region(0).Entry().Back()
	if l.reference || rewrite == nil || rewrite.Name() != "pdl.rewrite" || rewrite.NumOperands() == 0 {
		return
	}
	const what = "an operation that only constrains the uses of a value"
	var connected map[*ir.Operation]bool
	for op := range pattern.Region(0).Ops() {
		if op.Name() != "pdl.operation" || pdl.IsBound(op) {
			continue
		}
		if connected == nil {
			connected = connectedTo(rewrite.Operand(0).DefiningOp())
		}
		if x := l.matched[op]; x != nil && connected[op] && l.extends(diag.At(x.Loc().Pos()), what) {
			l.constrainUse(op)
		}
	}
}

// constrainUse marks an operation that constrains a use. One without results gets a list of no types: in the
// text of an operation without types the mark would be read as an attribute that is matched.
func (l *lowering) constrainUse(op *ir.Operation) {
	op.SetAttr(pdl.ConstrainsUse, l.ctx.UnitAttr())
	if len(op.OperandGroup(2)) > 0 {
		return
	}
	defer l.b.Restore(l.b.InsertionPoint())
	l.b.SetInsertionPoint(op)
	op.SetOperandGroup(op.OperandGroups()[2], []*ir.Value{l.noTypes(op.Location())})
}

// connectedTo returns the operations of a pattern that the matcher reaches from one of them, over
// operands and over users of values.
func connectedTo(root *ir.Operation) map[*ir.Operation]bool {
	seen := map[*ir.Operation]bool{}
	stack := []*ir.Operation{root}
	for len(stack) > 0 {
		op := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if op == nil || seen[op] {
			continue
		}
		seen[op] = true
		switch op.Name() {
		case "pdl.operation":
			operands := op.OperandGroup(0)
			for i := range operands {
				stack = append(stack, operands[i].Value().DefiningOp())
			}
		case "pdl.result", "pdl.results":
			stack = append(stack, op.Operand(0).DefiningOp())
		}
		for u := range op.Result(0).Uses() {
			owner := u.Owner()
			if isEdge(owner, int(u.Index())) {
				stack = append(stack, owner)
			}
			if pdl.IsUnified(owner) { // between a block and what is in it
				for i := range owner.NumOperands() {
					stack = append(stack, owner.Operand(i).DefiningOp())
				}
			}
		}
	}
	return seen
}

// isEdge reports whether operand i of an operation of the match section is an operand of the operation
// that it describes, or the operation of a result.
func isEdge(op *ir.Operation, i int) bool {
	if p := op.ParentOp(); p == nil || p.Name() != "pdl.pattern" {
		return false
	}
	switch op.Name() {
	case "pdl.operation":
		return i < len(op.OperandGroup(0))
	case "pdl.result", "pdl.results":
		return true
	}
	return false
}

// match remembers for messages which expression an operation of the pdl dialect was made for.
func (l *lowering) match(v *ir.Value, x *pdll.OpExpr) *ir.Value {
	if !l.reference {
		l.matched[v.DefiningOp()] = x
	}
	return v
}
