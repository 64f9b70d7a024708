package transform

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// consumers are the operations that consume their first operand and no other.
var consumers = map[string]bool{
	SimplifyBoundedAffineOpsOpName:  true,
	SimplifyMinMaxAffineOpsOpName:   true,
	ApplyRegisteredPassOpName:       true,
	ForeachMatchOpName:              true,
	DeduplicateFuncArgsOpName:       true,
	ReplaceFuncSignatureOpName:      true,
	LoopPromoteIfOneIterationOpName: true,
	MemRefAllocaToGlobalOpName:      true,
	CreateAsyncGroupsOpName:         true,
	FuseOpName:                      true,
	FuseIntoContainingOpName:        true,
	PackOpName:                      true,
	PackGreedilyOpName:              true,
	PadOpName:                       true,
	PadTilingInterfaceOpName:        true,
	ReplaceOpName:                   true,
	SplitOpName:                     true,
	TileUsingForOpName:              true,
	TileUsingForallOpName:           true,
	VectorizeOpName:                 true,
	SetDescLayoutOpName:             true,
}

// verifyEffects checks that an operation declares an effect on each operand. Only operations whose
// effects depend on others, a loop body or a callee, can fail to.
func verifyEffects(op *ir.Operation, c *ir.Checker) {
	var known int
	switch op.Name() {
	case ForeachOpName:
		b := op.Region(0).Entry()
		if b == nil {
			return
		}
		known = b.NumArguments()
	case IncludeOpName:
		known = annotated(op)
	default:
		return
	}
	if known >= op.NumOperands() {
		return
	}
	c.PlainErrorf("TransformOpInterface requires memory effects on operands to be specified").
		Notef(op.Location().Place(), "no effects specified for operand #%d", known)
	c.Stop()
}

// isNamedValid reports whether a named sequence verifies.
func isNamedValid(op *ir.Operation) bool {
	return ir.RunCheck(op, &diag.List{}, func(op *ir.Operation, c *ir.Checker) { verifyNamed(op, c, false) })
}

// annotated returns the index of the first operand of an include for which the callee declares no
// effect.
func annotated(op *ir.Operation) int {
	f, ok := function{}.lookup(op, IncludeOp{op}.TargetAttr())
	if !ok || f.op.Name() != NamedSequenceOpName || !isNamedValid(f.op) {
		return op.NumOperands()
	}
	for i := range op.NumOperands() {
		if !f.argument(i, "transform.consumed") && !f.argument(i, "transform.readonly") {
			return i
		}
	}
	return op.NumOperands()
}

// Consumes reports whether an operation consumes an operand.
func Consumes(op *ir.Operation, i int) bool { return consumed(op)(i) }

// consumed returns a function that reports which operands an operation consumes. It visits the
// operation's regions once.
func consumed(op *ir.Operation) func(i int) bool {
	all := func(int) bool { return true }
	none := func(int) bool { return false }
	first := func(i int) bool { return i == 0 }
	if consumers[op.Name()] {
		return first
	}
	switch op.Name() {
	case SplitHandleOpName:
		return none
	case ApplyConversionPatternsOpName:
		if has(op, "preserve_handles") {
			return none
		}
		return first
	case BufferizeToAllocationOpName:
		if has(op, "bufferize_destination_only") {
			return none
		}
		return first
	case AlternativesOpName:
		return all
	case SequenceOpName, ForeachOpName:
		b := op.Region(0).Entry()
		if b == nil {
			return none
		}
		args := consumedArguments(b)
		return func(i int) bool { return args[i] }
	case IncludeOpName:
		f, ok := function{}.lookup(op, IncludeOp{op}.TargetAttr())
		return func(i int) bool { return ok && f.argument(i, "transform.consumed") }
	}
	if hasTrait(op, "transform::FunctionalStyleTransformOpTrait") {
		return all
	}
	return none
}

// consumedArguments returns the arguments of a block that its operations consume.
func consumedArguments(b *ir.Block) map[int]bool {
	out := map[int]bool{}
	for op := range b.Ops() {
		if !isTransform(op) || op.NumOperands() == 0 {
			continue
		}
		is := consumed(op)
		for i := range op.NumOperands() {
			if v := op.Operand(i); v.IsBlockArgument() && v.OwnerBlock() == b && is(i) {
				out[v.Index()] = true
			}
		}
	}
	return out
}

// consumedOnce reports a value with several consuming uses.
func consumedOnce(v *ir.Value, report func() *diag.Diagnostic) bool {
	var first *ir.Operand
	for u := range v.Uses() {
		op := u.Owner()
		if !isTransform(op) || !Consumes(op, u.Index()) {
			continue
		}
		if first == nil {
			first = u
			continue
		}
		report().
			Notef(first.Owner().Location().Place(), "used here as operand #%d", first.Index()).
			Notef(op.Location().Place(), "used here as operand #%d", u.Index())
		return false
	}
	return true
}
