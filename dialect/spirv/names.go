package spirv

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// nameConstant names a constant by its value and type: cst5_i32, cst_vec_4xf32.
func nameConstant(op *ir.Operation, set func(v *ir.Value, name string)) {
	t := resultType(op)
	name := "cst"
	i, integer := t.(*ir.IntegerType)
	if a, ok := op.Attr("value").(*ir.IntegerAttr); ok && integer {
		switch {
		case i.Width == 1 && a.Int64() != 0:
			set(op.Result(0), "true")
			return
		case i.Width == 1:
			set(op.Result(0), "false")
			return
		case i.Signedness == ir.Unsigned:
			name += fmt.Sprint(uint64(a.Int64()))
		default:
			name += fmt.Sprint(a.Int64())
		}
	}
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		name += "_" + t.String()
	case *ir.VectorType:
		name += fmt.Sprintf("_vec_%d", t.Shape()[0])
		if _, ok := ir.IntOrFloatWidth(t.Element); ok {
			name += "x" + t.Element.String()
		}
	}
	set(op.Result(0), name)
}

// nameAddress names an address by its variable.
func nameAddress(op *ir.Operation, set func(v *ir.Value, name string)) {
	if a, ok := op.Attr("variable").(*ir.SymbolRefAttr); ok {
		set(op.Result(0), a.Root+"_addr")
	}
}
