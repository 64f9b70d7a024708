package vector

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// maskSyntax is `mask (, passthru)? region dictionary? : type (-> types)?`. The
// region holds one operation, and the terminator that yields its results may be
// left out.
type maskSyntax struct{}

func (maskSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	r := p.NewRegion(s)
	mask := p.ParseOperand()
	var pass asm.UnresolvedOperand
	hasPass := p.OptionalPunct(asm.Comma)
	if hasPass {
		pass = p.ParseOperand()
	}
	p.ParseRegion(r, nil)
	endMask(p, s, r)
	p.ParseAttrDict(s)
	t := p.ParseColonType()
	s.Types = p.ParseOptionalArrowTypeList(s.Types)
	p.ResolveOperand(s, mask, t)
	if !hasPass {
		return
	}
	p.Check(len(s.Types) != 0, p.NamePos(), "expects a result if passthru operand is provided")
	p.ResolveOperand(s, pass, s.Types[0])
}

// endMask adds the terminator: it yields the results of a single operation.
func endMask(p *asm.OpParser, s *ir.OperationState, r *ir.Region) {
	yield := p.Context().OpDef(YieldOpName)
	b := r.Entry()
	if b == nil || b.Empty() {
		r.EnsureTerminator(yield, s.Location())
		return
	}
	if b.Back().Name() == YieldOpName {
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
	if op.NumOperands() > 1 && op.NumResults() == 0 {
		p.PrintGeneric() // the second operand has the type of a result
		return
	}
	p.Byte(' ').Operands(op.OpOperands()).Text(" { ")
	if b := op.Region(0).Entry(); b != nil && b.Front() != nil {
		p.CustomOrGenericOp(b.Front())
	}
	p.Text(" }").AttrDict(op.AllAttrs()).Text(" : ").Type(MaskOp{op}.Mask().Type())
	if op.NumResults() > 0 {
		p.Text(" -> ").ResultTypes(op.OpResults())
	}
}

func verifyMask(op MaskOp, c *ir.Checker) {
	b := op.Operation.Region(0).Entry()
	c.Check(b != nil && !b.Empty(), "expects a terminator within the mask region")
	n := b.NumOps()
	c.Check(n <= 2, "expects only one operation to mask")
	yield := b.Back()
	c.Check(yield.Name() == YieldOpName, "expects a terminator within the mask region")
	c.Check(yield.NumOperands() == op.Operation.NumResults(), "expects number of results to match mask region yielded values")
	if n == 1 {
		return
	}
	masked := b.Front()
	maskable, ok := AsMaskableOpInterface(masked)
	c.Check(ok, "expects a MaskableOpInterface within the mask region")
	c.Check(masked.NumResults() == op.Operation.NumResults(), "expects number of results to match maskable operation number of results")
	for i := range masked.NumResults() {
		c.Check(masked.Result(i) == yield.Operand(i),
			"expects all the results from the MaskableOpInterface to match all the values returned by the terminator")
	}
	vectors := 0
	for i := range masked.NumResults() {
		t := masked.Result(i).Type()
		c.Check(t == op.Result(i).Type(), "expects result type to match maskable operation result type")
		if _, ok := t.(*ir.VectorType); ok {
			vectors++
		}
	}
	c.Check(vectors <= 1, "multiple vector results not supported")
	want := maskable.ExpectedMaskType()
	c.Checkf(want == nil || op.Mask().Type() == want, "expects a '%s' mask for the maskable operation", want)
	passthru, ok := op.PassthruOperand()
	if !ok {
		return
	}
	c.Check(maskable.SupportsPassthru(), "doesn't expect a passthru argument for this maskable operation")
	c.Check(masked.NumResults() == 1, "expects result when passthru argument is provided")
	c.Check(passthru.Type() == masked.Result(0).Type(), "expects passthru type to match result type")
}

// maskableModel is the model of operations that vector.mask can restrict.
type maskableModel struct{ *ir.Operation }

// transferInterfaces are the interfaces of transfers between vectors and tensors or memrefs.
func transferInterfaces() dialect.Interfaces {
	return append(asMaskable(), dialect.SpeculatableIf(dialect.OnTensors))
}

func asMaskable() dialect.Interfaces {
	return dialect.Interfaces{{Name: "vector::MaskableOpInterface", Impl: typed.Model[*ir.Operation, MaskableOpInterface]{
		Make: func(op *ir.Operation) MaskableOpInterface { return maskableModel{op} },
		Methods: []any{
			MaskableOpInterface.IsMasked, MaskableOpInterface.MaskingOp, MaskableOpInterface.SupportsPassthru, MaskableOpInterface.ExpectedMaskType,
		},
	}}}
}

func (m maskableModel) IsMasked() bool { return m.MaskingOp() != nil }

func (m maskableModel) MaskingOp() *ir.Operation {
	if around := m.ParentOp(); around != nil {
		if _, ok := around.Def().Interface("vector::MaskingOpInterface"); ok {
			return around
		}
	}
	return nil
}

func (m maskableModel) SupportsPassthru() bool { return m.Name() == TransferReadOpName }

func (m maskableModel) ExpectedMaskType() ir.Type { return expectedMask(m.Operation) }

// maskingModel is the model of vector.mask.
type maskingModel struct{ MaskOp }

func asMasking() dialect.Interfaces {
	return dialect.Interfaces{{Name: "vector::MaskingOpInterface", Impl: typed.Model[*ir.Operation, MaskingOpInterface]{
		Make: func(op *ir.Operation) MaskingOpInterface { return maskingModel{MaskOp{op}} },
		Methods: []any{
			MaskingOpInterface.Mask, MaskingOpInterface.MaskableOp, MaskingOpInterface.HasPassthru, MaskingOpInterface.Passthru,
		},
	}}}
}

func (m maskingModel) HasPassthru() bool { return m.Passthru() != nil }

// MaskableOp returns the operation before the terminator, or nil.
func (m maskingModel) MaskableOp() *ir.Operation {
	if b := m.MaskRegion().Entry(); b != nil && b.NumOps() > 1 {
		return b.Front()
	}
	return nil
}

// expectedMask returns the type of the mask of an operation, nil if it is not
// known. The operation may not be valid: the mask is verified before it.
func expectedMask(op *ir.Operation) ir.Type {
	var t *ir.VectorType
	switch op.Name() {
	case ContractionOpName:
		if op.NumOperands() < 2 {
			return nil
		}
		return iterationMask(op)
	case TransferReadOpName, GatherOpName, OuterProductOpName:
		if op.NumResults() > 0 {
			t = resultType(op)
		}
	case TransferWriteOpName, ReductionOpName, MultiDimReductionOpName:
		if op.NumOperands() > 0 {
			t = operandType(op, 0)
		}
	}
	switch {
	case t == nil:
		return nil
	case op.Name() == TransferReadOpName, op.Name() == TransferWriteOpName:
		return maskType(t, permutationOf(transferOperation{op}))
	}
	return ir.WithElementType(t, op.Context().I1())
}

// iterationMask returns the type of the mask of a contraction, which has a
// dimension for each iterator; nil if the operation is not valid.
func iterationMask(op *ir.Operation) ir.Type {
	maps, _ := ContractionOp{op}.IndexingMapsAttr().(*ir.ArrayAttr)
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
			if t == nil {
				return nil
			}
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
