package wasmssa

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

func parseElse(p *asm.OpParser, a *asm.ParseArgs) bool {
	if word, is := p.ParseOptionalKeywordOrString(); is && word == "else" {
		r := ir.NewRegion()
		p.ParseRegion(r, nil)
		a.SetRegions(0, r)
		return true
	}
	return true
}

// printElse writes the word without quotes. MLIR quotes it together with a space, and cannot read it.
func printElse(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if r := a.Region(0); r != nil && !r.Empty() {
		p.Text("else ").Region(r, asm.RegionOptions{})
	}
}

// target returns the block at which a branch out of a block, a loop or an if continues: the start
// of a loop, and otherwise the successor.
func target(op *ir.Operation) *ir.Block {
	switch op.Name() {
	case LoopOpName:
		return op.Region(0).Entry()
	case BlockOpName, IfOpName:
		if op.NumSuccessors() > 0 {
			return op.Successor(0)
		}
	}
	return nil
}

func verifyLevel(op *ir.Operation, c *ir.Checker) {
	b := target(op)
	c.CheckPlain(b != nil && (b.Parent() == op.ParentRegion() || b.ParentOp() == op),
		"target should be a block defined in same level than operation or in its region.")
}

// verifyBranching checks that there is something to be left. MLIR fails without a
// word.
func verifyBranching(op *ir.Operation, c *ir.Checker) {
	levels := uint64(BranchIfOp{op}.ExitLevel())
	at := op.ParentOp()
	for n := levels; ; n-- {
		c.Checkf(at != nil && isLevel(at), "leaves %d levels, which is more than there are", levels+1)
		if n == 0 {
			return
		}
		at = at.ParentOp()
	}
}

func isLevel(op *ir.Operation) bool {
	switch op.Name() {
	case BlockOpName, LoopOpName, IfOpName:
		return true
	}
	return false
}

// element returns the type of the values that a local holds, nil if t is no
// reference to a local.
func element(t ir.Type) ir.Type {
	ref, ok := t.(*ir.DefinedType)
	if !ok || ref.Def.Name != "LocalRefType" || len(ref.Params) == 0 {
		return nil
	}
	e, _ := ref.Params[0].(ir.Type)
	return e
}

func inferLocal(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	t, ok := s.Attr("type").(*ir.TypeAttr)
	if !ok {
		return nil, false
	}
	d := t.Context().Dialect("wasmssa")
	if d == nil {
		return nil, false
	}
	for _, def := range d.Types {
		if def.Name == "LocalRefType" {
			return []ir.Type{t.Context().DefinedType(def, []ir.Param{t.Value})}, true
		}
	}
	return nil, false
}

func inferElement(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) == 0 {
		return nil, false
	}
	e := element(s.Operands[0].Type())
	return []ir.Type{e}, e != nil
}

func verifySet(op LocalSetOp, c *ir.Checker) {
	c.CheckPlain(element(op.LocalVar().Type()) == op.Value().Type(), "input type and result type of local.set do not match")
}

func verifyTee(op LocalTeeOp, c *ir.Checker) {
	t := op.Value().Type()
	c.CheckPlain(element(op.LocalVar().Type()) == t && op.ResultValue().Type() == t, "input type and output type of local.tee do not match")
}

func verifyExtend(op ExtendLowBitsSOp, c *ir.Checker) {
	var bits uint64
	if a, ok := op.BitsToTakeAttr().(*ir.IntegerAttr); ok {
		bits, _ = a.Value.Uint64()
	}
	c.CheckPlainf(bits == 8 || bits == 16 || bits == 32, "extend op can only take 8, 16 or 32 bits. Got %d", bits)
	t := op.Input().Type()
	c.CheckPlainf(bits < width(t), "trying to extend the %d low bits from a '%s' value is illegal", bits, t)
}

func verifyReinterpret(op ReinterpretOp, c *ir.Checker) {
	in, out := op.Input().Type(), op.ResultValue().Type()
	c.CheckPlain(in != out, "reinterpret input and output type should be distinct")
	c.CheckPlainf(width(in) == width(out), "input type ('%s') and output type ('%s') have incompatible bit widths", in, out)
}

// width returns the bits of a number.
func width(t ir.Type) uint64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return uint64(t.Width)
	case *ir.FloatType:
		return uint64(t.Kind.Width())
	}
	return 0
}
