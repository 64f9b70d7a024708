package lower

import (
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// ReplaceResults is the name of the native rewrite that replaces each result of an operation with a group of values.
const ReplaceResults = "ReplaceResults()"

// replaceResults replaces each result of an operation with a group of values.
func (l *lowering) replaceResults(s *pdll.ReplaceStmt, root *ir.Value, groups []*ir.Value) {
	if !l.extends(diag.At(s.Loc().Pos()), "a replacement of one result by several values") {
		return
	}
	op := ir.OperationState{Operands: append([]*ir.Value{root}, groups...)}
	op.AddAttribute("name", l.ctx.StringAttr(ReplaceResults))
	l.create("pdl.apply_native_rewrite", l.loc(s), op)
}

// nativeSymbol returns the name under which a native function is registered. Functions of conversions that MLIR
// has, too, have its name in patterns that mlir-pdll could have lowered.
func (l *lowering) nativeSymbol(f *pdll.Callable) string {
	if l.manual || f.BuiltIn == nil || f.BuiltIn.Conversion == nil || f.BuiltIn.Conversion.InMLIR == "" {
		return f.Symbol
	}
	return f.BuiltIn.Conversion.InMLIR
}

// checkConversion makes the pattern an extended one if it calls a function of conversions that MLIR does not have.
func (l *lowering) checkConversion(x *pdll.CallExpr, f *pdll.Callable) {
	if f.BuiltIn == nil || f.BuiltIn.Conversion == nil || f.BuiltIn.Conversion.InMLIR != "" {
		return
	}
	at := diag.At(x.Loc().Pos())
	switch {
	case f.BuiltIn.Conversion.Converter != "":
		l.extends(at, "the name of a type converter")
	case !f.IsRewrite:
		l.extends(at, fmt.Sprintf("`%s` in a match section", f.Name.Text))
	default:
		l.extends(at, fmt.Sprintf("`%s` with %d arguments", f.Name.Text, len(f.Inputs)))
	}
}
