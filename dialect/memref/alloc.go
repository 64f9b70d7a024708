package memref

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// verifySizes checks that there is an operand for each dynamic dimension.
func verifySizes(op *ir.Operation, d *diag.List, t *ir.MemRefType, operands int) bool {
	if want := viewlike.CountDynamic(t.Shape()); operands != want {
		op.EmitOpError(d, "incorrect number of dynamic sizes, has %d, expected %d", operands, want)
		return false
	}
	return true
}

func verifyAlloc(op *ir.Operation, d *diag.List) bool {
	t := resultType(op)
	if !verifySizes(op, d, t, len(op.OperandGroup(0))) {
		return false
	}
	want := 0
	switch l := t.Layout.(type) {
	case *ir.AffineMapAttr:
		want = l.Map.NumSymbols
	case *ir.StridedLayoutAttr:
		want = l.Map().NumSymbols
	}
	if n := len(op.OperandGroup(1)); n != want {
		op.EmitOpError(d, "symbol operand count does not equal memref symbol count: expected %d, got %d", want, n)
		return false
	}
	return true
}

func verifyAlloca(op *ir.Operation, d *diag.List) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Has(ir.AutomaticAllocationScope) {
			return verifyAlloc(op, d)
		}
	}
	op.EmitOpError(d, "requires an ancestor op with AutomaticAllocationScope trait")
	return false
}

func verifyRealloc(op *ir.Operation, d *diag.List) bool {
	from, to := operandType(op, 0), resultType(op)
	if !contiguous(from) {
		op.EmitError(d, "unsupported layout for source memref type '%s'", from)
		return false
	}
	if !contiguous(to) {
		op.EmitError(d, "unsupported layout for result memref type '%s'", to)
		return false
	}
	if from.Space != to.Space {
		op.EmitError(d, "different memory spaces specified for source memref type '%s' and result memref type '%s'", from, to)
		return false
	}
	if from.Element != to.Element {
		op.EmitError(d, "different element types specified for source memref type '%s' and result memref type '%s'", from, to)
		return false
	}
	size := op.NumOperands() > 1
	switch dynamic := !ir.HasStaticShape(to); {
	case dynamic && !size:
		op.EmitError(d, "missing dimension operand for result type '%s'", to)
		return false
	case !dynamic && size:
		op.EmitError(d, "unnecessary dimension operand for result type '%s'", to)
		return false
	}
	return true
}

func verifyAlignment(op *ir.Operation, d *diag.List) bool {
	if a, ok := op.Attr("alignment").(*ir.IntegerAttr); ok && a.Value.PopCount() != 1 {
		op.EmitOpError(d, "alignment must be power of 2")
		return false
	}
	return true
}

func verifyDistinct(op *ir.Operation, d *diag.List) bool {
	same := op.NumOperands() == op.NumResults()
	for i := 0; same && i < op.NumResults(); i++ {
		same = op.Operand(i).Type() == op.Result(i).Type()
	}
	if !same {
		op.EmitOpError(d, "operand types and result types must match")
		return false
	}
	if op.NumOperands() == 0 {
		op.EmitOpError(d, "expected at least one operand")
		return false
	}
	return true
}

func inferDistinct(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	ts := make([]ir.Type, len(s.Operands))
	for i, v := range s.Operands {
		ts[i] = v.Type()
	}
	return ts, true
}

// scopeSyntax is `(-> types)? region dictionary?`.
type scopeSyntax struct{}

func (scopeSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	r := p.NewRegion(s)
	var ok bool
	if s.Types, ok = p.ParseOptionalArrowTypeList(s.Types); !ok || !p.ParseRegion(r, nil) {
		return false
	}
	asm.EnsureTerminator(r, p.Context().OpDef("memref.alloca_scope.return"), s.Location())
	return p.ParseAttrDict(s)
}

func (scopeSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	results := op.NumResults() > 0
	if results {
		p.Text(" -> (")
		p.ResultTypes(op.OpResults())
		p.Byte(')')
	}
	p.Byte(' ')
	p.Region(op.Region(0), asm.RegionOptions{NoEntryArgs: true, NoTerminators: !results})
	p.AttrDict(op.AllAttrs())
}

// scopeBranch is the RegionBranchOpInterface of alloca_scope.
type scopeBranch struct{}

// RegionSuccessors returns the region, and behind it the end.
func (scopeBranch) RegionSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	if from == nil {
		return []ir.RegionSuccessor{{Region: op.Region(0)}}
	}
	return []ir.RegionSuccessor{{Inputs: op.Results()}}
}

// EntryOperands returns nothing.
func (scopeBranch) EntryOperands(*ir.Operation, *ir.Region) []ir.Operand { return nil }
