package lint

import (
	"github.com/mica-ir/mica/ir"
)

// A pattern is a pdl.pattern with its parts.
type pattern struct {
	op          *ir.Operation
	name        string
	benefit     int64
	root        *ir.Value // of the operation that is replaced or erased
	constraints []constraint
	body        *ir.Block // of the rewrite; nil if that is native
}

// patternsOf returns the patterns of a module that have a root.
func patternsOf(module *ir.Operation) (list []*pattern) {
	for op := range module.Region(0).Entry().Ops() {
		if op.Name() != "pdl.pattern" || op.Region(0).Empty() {
			continue
		}
		p := &pattern{op: op, name: ir.SymbolName(op)}
		if b, ok := op.Attr("benefit").(*ir.IntegerAttr); ok {
			p.benefit = b.BoundedInt64()
		}
		p.constraints = constraintsOf(op)
		rewrite := op.Region(0).Entry().Back()
		if rewrite == nil || rewrite.Name() != "pdl.rewrite" {
			continue
		}
		if !rewrite.Region(0).Empty() {
			p.body = rewrite.Region(0).Entry()
		}
		if p.root = rootOf(rewrite, p.body); p.root != nil {
			list = append(list, p)
		}
	}
	return list
}

// rootOf returns the root that the rewrite names, or else the operation that it replaces or erases last.
func rootOf(rewrite *ir.Operation, body *ir.Block) (root *ir.Value) {
	if group := rewrite.OperandGroup(0); len(group) > 0 {
		return group[0].Value()
	}
	if body == nil {
		return nil
	}
	for op := range body.Ops() {
		if name := op.Name(); name == "pdl.replace" || name == "pdl.erase" {
			root = op.Operand(0)
		}
	}
	return root
}

// created returns the operations that the rewrite of a pattern creates.
func (p *pattern) created() (list []*ir.Operation) {
	if p.body == nil {
		return nil
	}
	for op := range p.body.Ops() {
		if op.Name() == "pdl.operation" {
			list = append(list, op)
		}
	}
	return list
}

// namedAttributes returns the attributes of a pdl.operation by their names.
func namedAttributes(op *ir.Operation) map[string]*ir.Value {
	names, _ := op.Attr("attributeValueNames").(*ir.ArrayAttr)
	list := map[string]*ir.Value{}
	for i, v := range op.OperandGroup(1) {
		if names != nil && i < len(names.Elements) {
			if s, ok := names.Elements[i].(*ir.StringAttr); ok {
				list[s.Value] = v.Value()
			}
		}
	}
	return list
}
