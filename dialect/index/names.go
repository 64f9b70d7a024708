package index

import "github.com/mica-ir/mica/ir"

// nameConstant suggests %idx42.
func nameConstant(op *ir.Operation, set func(v *ir.Value, name string)) {
	if v, ok := op.Attr("value").(*ir.IntegerAttr); ok {
		set(op.Result(0), string(v.Value.Append([]byte("idx"), true)))
	}
}

// nameBool suggests %true or %false.
func nameBool(op *ir.Operation, set func(v *ir.Value, name string)) {
	v, ok := op.Attr("value").(*ir.IntegerAttr)
	switch {
	case !ok:
	case v.Value.IsZero():
		set(op.Result(0), "false")
	default:
		set(op.Result(0), "true")
	}
}
