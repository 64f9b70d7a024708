package patterns

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// parsePDL parses a text of the pdl or the pdl_interp dialect and returns a module with
// all of its patterns, in whichever module they are, or with the functions of its matcher.
func parsePDL(f *source.File, ctx *ir.Context) (*ir.Operation, diag.List) {
	parsed, diags := bytecode.Parse(ctx, f, asm.ParseOptions{})
	if parsed == nil {
		return nil, diags
	}
	var found []*ir.Operation
	ir.Walk(parsed, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Name() == "pdl.pattern":
			found = append(found, op)
		case op.Name() == "pdl_interp.func" && patternName(op) == "matcher":
			found = append(found, op)
			if rewriters := ir.LookupSymbolIn(op.ParentOp(), "rewriters"); rewriters != nil {
				found = append(found, rewriters)
			}
		default:
			return ir.Advance
		}
		return ir.Skip
	})
	module := ir.NewModule(ctx, parsed.Location())
	for _, op := range found {
		op.Remove()
		module.Region(0).Entry().Append(op)
	}
	return module, diags
}

// eachPattern calls f for each pattern of a module, which f may erase.
func eachPattern(module *ir.Operation, f func(op *ir.Operation)) {
	for op := module.Region(0).Entry().Front(); op != nil; {
		next := op.Next()
		if op.Name() == "pdl.pattern" {
			f(op)
		}
		op = next
	}
}

// patternName returns the name of a pdl.pattern, "" without one.
func patternName(op *ir.Operation) string {
	if s, ok := op.Attr("sym_name").(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}
