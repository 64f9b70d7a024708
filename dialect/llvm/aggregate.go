package llvm

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// elementAt returns the type of the element at a position of an aggregate, or an error message.
func elementAt(t ir.Type, position *ir.DenseArrayAttr) (ir.Type, string) {
	if !IsCompatibleType(t) {
		return nil, fmt.Sprintf("expected LLVM IR Dialect type, got '%s'", t)
	}
	for i := range position.Len() {
		at := position.Int64(i)
		if elem, n, ok := ArrayOf(t); ok {
			if at < 0 || uint64(uint32(at)) >= n {
				return nil, fmt.Sprintf("position out of bounds: %d", at)
			}
			t = elem
		} else if class(t) == structClass {
			elem := StructElement(t, uint64(uint32(at)))
			if at < 0 || elem == nil {
				return nil, fmt.Sprintf("position out of bounds: %d", at)
			}
			t = elem
		} else {
			return nil, fmt.Sprintf("expected LLVM IR structure/array type, got: '%s'", t)
		}
	}
	return t, ""
}

// The directive InsertExtractValueElementType has no text: it finds the type of
// an element. The arguments are that type, the container's and the position.
func parseElementType(p *asm.OpParser, a *asm.ParseArgs) bool {
	containers := a.Types(1)
	position, ok := a.Attr(2).(*ir.DenseArrayAttr)
	p.Check(len(containers) == 1 && ok, p.Pos(), "expected a container and a position")
	t, why := elementAt(containers[0], position)
	p.Check(t != nil, p.Pos(), why)
	a.SetTypes(0, t)
	return true
}

func verifyExtractValue(op ExtractValueOp, c *ir.Checker) {
	position, ok := op.PositionAttr().(*ir.DenseArrayAttr)
	if !ok {
		return
	}
	container, have := op.Container().Type(), op.Res().Type()
	t, why := elementAt(container, position)
	c.Check(t != nil, why)
	c.Checkf(t == have, "Type mismatch: extracting from '%s' should produce '%s' but this op returns '%s'", container, t, have)
}

func verifyInsertValue(op InsertValueOp, c *ir.Checker) {
	position, ok := op.PositionAttr().(*ir.DenseArrayAttr)
	if !ok {
		return
	}
	container, have := op.Container().Type(), op.Value().Type()
	t, why := elementAt(container, position)
	c.Check(t != nil, why)
	c.Checkf(t == have, "Type mismatch: cannot insert '%s' into '%s'", have, container)
}

// The directive ShuffleType has no text: the result of a shuffle is a vector as
// long as the mask. The arguments are the operands' type, the result's and the mask.
func parseShuffleType(p *asm.OpParser, a *asm.ParseArgs) bool {
	in := a.Types(0)
	mask, ok := a.Attr(2).(*ir.DenseArrayAttr)
	p.Check(len(in) != 0 && ok && IsCompatibleVectorType(in[0]), p.Pos(), "expected an LLVM compatible vector type")
	a.SetTypes(1, shuffled(in[0].(*ir.VectorType), mask))
	return true
}

func printShuffleType(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	v, isVector := a.Type(0, 0).(*ir.VectorType)
	mask, ok := a.Attr(2).(*ir.DenseArrayAttr)
	if isVector && ok && a.Type(1, 0) != shuffled(v, mask) {
		p.PrintGeneric() // the verifier accepts other results
	}
}

// shuffled returns the type of the elements that a mask selects from vectors.
func shuffled(v *ir.VectorType, mask *ir.DenseArrayAttr) ir.Type {
	var scalable []bool
	if v.IsScalable() {
		scalable = []bool{true}
	}
	return v.Context().VectorType([]int64{int64(mask.Len())}, v.Element, scalable)
}

func verifyShuffle(op ShuffleVectorOp, c *ir.Checker) {
	mask, ok := op.MaskAttr().(*ir.DenseArrayAttr)
	if !ok || !isScalable(op.V1().Type()) {
		return
	}
	for i := range mask.Len() {
		c.Check(mask.Int64(i) == 0, "expected a splat operation for scalable vectors")
	}
}

func printNothing(*asm.OpPrinter, *ir.Operation, *asm.PrintArgs) {}
