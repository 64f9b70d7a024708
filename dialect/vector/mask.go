package vector

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// maskSyntax is `mask (, passthru)? region dictionary? : type (-> types)?`. The
// region holds one operation, and the terminator that yields its results may be
// left out.
type maskSyntax struct{}

func (maskSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) bool {
	r := p.NewRegion(s)
	mask, ok := p.ParseOperand()
	if !ok {
		return false
	}
	var pass asm.UnresolvedOperand
	hasPass := p.OptionalPunct(asm.Comma)
	if hasPass {
		if pass, ok = p.ParseOperand(); !ok {
			return false
		}
	}
	if !p.ParseRegion(r, nil) {
		return false
	}
	endMask(p, s, r)
	if !p.ParseAttrDict(s) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	if s.Types, ok = p.ParseOptionalArrowTypeList(s.Types); !ok || !p.ResolveOperand(s, mask, t) {
		return false
	}
	if !hasPass {
		return true
	}
	if len(s.Types) == 0 {
		return p.Errorf(p.NamePos(), "expects a result if passthru operand is provided")
	}
	return p.ResolveOperand(s, pass, s.Types[0])
}

// endMask adds the terminator: it yields the results of a single operation.
func endMask(p *asm.OpParser, s *ir.OperationState, r *ir.Region) {
	yield := p.Context().OpDef("vector.yield")
	b := r.Entry()
	if b == nil || b.Empty() {
		asm.EnsureTerminator(r, yield, s.Location())
		return
	}
	if b.Back().Name() == "vector.yield" {
		return
	}
	state := ir.OperationState{Def: yield, Loc: s.Location()}
	if b.NumOps() == 1 {
		state.Operands = b.Front().Results()
	} else if b.Back().Has(ir.IsTerminator) {
		return
	}
	b.Append(ir.Create(&state))
}

func (maskSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	p.Byte(' ')
	p.Operands(op.OpOperands())
	p.Text(" { ")
	if b := op.Region(0).Entry(); b != nil && b.Front() != nil {
		p.CustomOrGenericOp(b.Front())
	}
	p.Text(" }")
	p.AttrDict(op.AllAttrs())
	p.Text(" : ")
	p.Type(op.Operand(0).Type())
	if op.NumResults() > 0 {
		p.Text(" -> ")
		p.ResultTypes(op.OpResults())
	}
}

func verifyMask(op *ir.Operation, d *diag.List) bool {
	fail := func(format string, args ...any) bool { op.EmitOpError(d, format, args...); return false }
	b := op.Region(0).Entry()
	if b == nil || b.Empty() {
		return fail("expects a terminator within the mask region")
	}
	n := b.NumOps()
	if n > 2 {
		return fail("expects only one operation to mask")
	}
	yield := b.Back()
	if yield.Name() != "vector.yield" {
		return fail("expects a terminator within the mask region")
	}
	if yield.NumOperands() != op.NumResults() {
		return fail("expects number of results to match mask region yielded values")
	}
	if n == 1 {
		return true
	}
	masked := b.Front()
	if _, ok := masked.Def().Interface("vector::MaskableOpInterface"); !ok {
		return fail("expects a MaskableOpInterface within the mask region")
	}
	if masked.NumResults() != op.NumResults() {
		return fail("expects number of results to match maskable operation number of results")
	}
	for i := range masked.NumResults() {
		if masked.Result(i) != yield.Operand(i) {
			return fail("expects all the results from the MaskableOpInterface to match all the values returned by the terminator")
		}
	}
	vectors := 0
	for i := range masked.NumResults() {
		t := masked.Result(i).Type()
		if t != op.Result(i).Type() {
			return fail("expects result type to match maskable operation result type")
		}
		if _, ok := t.(*ir.VectorType); ok {
			vectors++
		}
	}
	if vectors > 1 {
		return fail("multiple vector results not supported")
	}
	if want := expectedMask(masked); want != nil && op.Operand(0).Type() != want {
		return fail("expects a '%s' mask for the maskable operation", want)
	}
	if op.NumOperands() < 2 {
		return true
	}
	switch {
	case masked.Name() != "vector.transfer_read":
		return fail("doesn't expect a passthru argument for this maskable operation")
	case masked.NumResults() != 1:
		return fail("expects result when passthru argument is provided")
	case op.Operand(1).Type() != masked.Result(0).Type():
		return fail("expects passthru type to match result type")
	}
	return true
}

// expectedMask returns the type of the mask of an operation, nil if it is not
// known.
func expectedMask(op *ir.Operation) ir.Type {
	var t *ir.VectorType
	switch op.Name() {
	case "vector.contract":
		return iterationMask(op)
	case "vector.transfer_read":
		return maskType(resultType(op), permutationOf(op))
	case "vector.transfer_write":
		return maskType(operandType(op, 0), permutationOf(op))
	case "vector.reduction", "vector.multi_reduction":
		t = operandType(op, 0)
	case "vector.gather", "vector.outerproduct":
		t = resultType(op)
	}
	if t == nil {
		return nil
	}
	return ir.WithElementType(t, op.Context().I1())
}

// iterationMask returns the type of the mask of a contraction, which has a
// dimension for each iterator; nil if the operation is not valid.
func iterationMask(op *ir.Operation) ir.Type {
	maps, _ := op.Attr("indexing_maps").(*ir.ArrayAttr)
	if maps == nil || len(maps.Elements) != 3 {
		return nil
	}
	var shape []int64
	var flags []bool
	for dim := 0; ; dim++ {
		found, more := false, false
		for i := range 2 {
			m, ok := maps.Elements[i].(*ir.AffineMapAttr)
			if !ok {
				return nil
			}
			more = more || dim < m.Map.NumDims
			t := operandType(op, i)
			if k := resultOf(m.Map, dim); !found && k >= 0 && k < len(t.Shape()) {
				found = true
				shape, flags = append(shape, t.Shape()[k]), append(flags, scalable(t, k))
			}
		}
		if !more {
			return op.Context().VectorType(shape, op.Context().I1(), flags)
		}
	}
}
