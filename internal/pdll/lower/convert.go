package lower

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// ReplaceResults is the name of the native rewrite that replaces each result of an operation with a group of values.
const ReplaceResults = "ReplaceResults()"

// replaceResults replaces each result of an operation with a group of values.
func (l *lowering) replaceResults(s *pdll.ReplaceStmt, root *ir.Value, groups []*ir.Value) {
	if !l.run {
		l.diags.Errorf(diag.At(s.Loc().Pos()), "a replacement of one result by several values has no form in MLIR's pdl dialect")
		return
	}
	op := ir.OperationState{Operands: append([]*ir.Value{root}, groups...)}
	op.AddAttribute("name", l.ctx.StringAttr(ReplaceResults))
	l.create("pdl.apply_native_rewrite", l.loc(s), op)
}

// nativeSymbol returns the name under which a native function is registered. Functions of conversions that MLIR
// has, too, have its name in texts for MLIR.
func (l *lowering) nativeSymbol(f *pdll.Callable) string {
	if l.run || f.BuiltIn == nil || f.BuiltIn.Conversion == nil || f.BuiltIn.Conversion.InMLIR == "" {
		return f.Symbol
	}
	return f.BuiltIn.Conversion.InMLIR
}

// checkConversion reports an error for a function of conversions that a text for MLIR cannot call.
func (l *lowering) checkConversion(x *pdll.CallExpr, f *pdll.Callable) {
	if l.run || f.BuiltIn == nil || f.BuiltIn.Conversion == nil || f.BuiltIn.Conversion.InMLIR != "" {
		return
	}
	at := diag.At(x.Loc().Pos())
	const noForm = "has no form in MLIR's pdl dialect"
	switch {
	case f.BuiltIn.Conversion.Converter != "":
		l.diags.Errorf(at, "the name of a type converter %s", noForm)
	case !f.IsRewrite:
		l.diags.Errorf(at, "`%s` in a match section %s", f.Name.Text, noForm)
	default:
		l.diags.Errorf(at, "`%s` with %d arguments %s", f.Name.Text, len(f.Inputs), noForm)
	}
}
