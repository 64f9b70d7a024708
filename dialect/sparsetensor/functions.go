package sparsetensor

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	c := api.AbsentAttribute("mlir::sparse_tensor::SparseTensorEncodingAttr", nil)
	api.Native("mlir::sparse_tensor::getSparseTensorEncoding", &cxx.Func{
		Params: []*cxx.Type{api.Type.Type()}, Result: c.Type(),
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			return cppapi.AttributeValue(encoding(cppapi.AsType(args[0])))
		},
	})
	c.Method("isSlice", cxx.Test(isSlice))
}

// isSlice reports whether an encoding is that of a slice of a tensor.
func isSlice(a *ir.DefinedAttr) bool {
	l, _ := param(a.Def.Params, a.Params, "dimSlices").(ir.ParamList)
	return len(l) > 0
}

// encoding returns the sparse encoding of a tensor or of a storage specifier, nil
// if it has none.
func encoding(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		if d, ok := t.Encoding.(*ir.DefinedAttr); ok && d.Def.Name == "SparseTensorEncodingAttr" {
			return d
		}
	case *ir.DefinedType:
		if t.Def.Name == "StorageSpecifierType" {
			a, _ := param(t.Def.Params, t.Params, "encoding").(ir.Attribute)
			return a
		}
	}
	return nil
}

func param(defs []ir.ParamDef, params []ir.Param, name string) ir.Param {
	for i := range defs {
		if defs[i].Name == name {
			return params[i]
		}
	}
	return nil
}
