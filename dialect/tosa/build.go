package tosa

import (
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// BuildVariable adds the attributes of a tosa.variable to s: a name, the type of a ranked shape
// and, unless it is nil, an initial value. It adds nothing for an unranked type.
func BuildVariable(s *ir.OpSpec, name string, t ir.Type, initial ir.Attribute) {
	for _, a := range variableAttributes(name, t, initial) {
		s.Set(a.Name, a.Value)
	}
}

func variableAttributes(name string, t ir.Type, initial ir.Attribute) []ir.NamedAttribute {
	shaped, ok := ir.AsShaped(t)
	if !ok || !shaped.HasRank() {
		return nil
	}
	ctx := t.Context()
	dims := make([]int64, len(shaped.Shape()))
	for i, n := range shaped.Shape() {
		if dims[i] = n; n == ir.Dynamic {
			dims[i] = -1
		}
	}
	shape := ctx.DenseIntElements(ctx.RankedTensorType([]int64{int64(len(dims))}, ctx.IndexType(), nil), dims)
	list := []ir.NamedAttribute{
		{Name: ir.SymbolNameAttr, Value: ctx.StringAttr(name)},
		{Name: "var_shape", Value: shape},
		{Name: "type", Value: ctx.TypeAttr(shaped.ElementType())},
	}
	if initial != nil {
		list = append(list, ir.NamedAttribute{Name: "initial_value", Value: initial})
	}
	return list
}

// registerBuilders registers the functions that the dialect's builders call.
func registerBuilders(api *cppapi.API) {
	f := &cxx.Func{
		Params: []*cxx.Type{api.Builder.Type(), api.TypeNamed("::mlir::OperationState"), cxx.TypeString, api.Type.Type(), api.Attribute.Type()},
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			s, ok := args[1].Obj().(*ir.OperationState)
			if !ok {
				return m.Failf("no operation is built")
			}
			for _, a := range variableAttributes(args[2].Str(), cppapi.AsType(args[3]), cppapi.AsAttribute(args[4])) {
				s.AddAttribute(a.Name, a.Value)
			}
			return cxx.Value{}
		},
	}
	api.Native("mlir::tosa::buildVariableOp", f.InGo(cxx.GoCall{
		Text: "tosa.BuildVariable($1, $2, $3, $4)", Import: "github.com/mica-ir/mica/dialect/tosa", Unused: []int{0},
	}))
}
