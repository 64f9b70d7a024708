package patterns

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// parsePDL parses a text of the pdl dialect and returns a module with all of its
// patterns, in whichever module they are.
func parsePDL(f *source.File, ctx *ir.Context) (*ir.Operation, diag.List) {
	parsed, diags := asm.Parse(ctx, f, asm.ParseOptions{})
	if parsed == nil {
		return nil, diags
	}
	var found []*ir.Operation
	ir.Walk(parsed, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "pdl.pattern" {
			found = append(found, op)
			return ir.Skip
		}
		return ir.Advance
	})
	module := ir.NewModule(ctx, parsed.Location())
	for _, op := range found {
		op.Remove()
		module.Region(0).Entry().Append(op)
	}
	return module, diags
}

// patternName returns the name of a pdl.pattern, "" without one.
func patternName(op *ir.Operation) string {
	if s, ok := op.Attr("sym_name").(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}
