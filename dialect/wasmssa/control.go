package wasmssa

import (
	"github.com/mica-ir/mica/asm"
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

// printElse writes the word as MLIR does, which quotes it because of the space.
func printElse(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if r := a.Region(0); r != nil && !r.Empty() {
		p.Keyword("else ").Region(r, asm.RegionOptions{})
	}
}

// target returns the block where those go on that leave a block, a loop or an if:
// what follows it, but of a loop its start.
func target(op *ir.Operation) *ir.Block {
	switch op.Name() {
	case "wasmssa.loop":
		return op.Region(0).Entry()
	case "wasmssa.block", "wasmssa.if":
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
	levels := uint64(0)
	if a, ok := op.Attr("exitLevel").(*ir.IntegerAttr); ok {
		levels, _ = a.Value.Uint64()
	}
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
	case "wasmssa.block", "wasmssa.loop", "wasmssa.if":
		return true
	}
	return false
}
