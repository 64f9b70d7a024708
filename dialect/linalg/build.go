package linalg

import (
	"fmt"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// BuildStructured adds to s the operands, results, attributes and body of an operation whose
// body follows from its name, or for linalg.elementwise from its kind. Without types of
// results there is a result for each output that is a tensor. It panics if there is no
// body for operands of these types.
func BuildStructured(s *ir.OpSpec, results []ir.Type, inputs, outputs []*ir.Value, attributes []ir.NamedAttribute) {
	s.Attributes(attributes...)
	s.Operands(inputs...).Operands(outputs...).Results(resultsOf(results, outputs)...)
	s.Set(ir.OperandSegments, s.Context().DenseI32Array([]int32{int32(len(inputs)), int32(len(outputs))}))
	if s.Def() == nil {
		return // which is reported
	}
	r := s.NewRegion()
	if maps := defaultMaps(s.Context(), s.Def().Name); maps != nil && s.Attr("indexing_maps") == nil {
		s.Set("indexing_maps", maps)
	}
	if why := fillBody(s.Context(), s.Def().Name, r, s.Attr, inputs, outputs); why != "" {
		panic(s.Def().Name + ": " + why)
	}
}

// resultsOf returns the types of the results: those that are given, or those of the outputs
// that are tensors.
func resultsOf(given []ir.Type, outputs []*ir.Value) []ir.Type {
	if given != nil {
		return given
	}
	for _, v := range outputs {
		if t, ok := v.Type().(*ir.RankedTensorType); ok {
			given = append(given, t)
		}
	}
	return given
}

// defaultMaps returns the maps that an operation has if none are given, nil if it has no
// attribute for them.
func defaultMaps(ctx *ir.Context, op string) ir.Attribute {
	switch op {
	case MatmulOpName, BatchMatmulOpName, BatchReduceMatmulOpName:
		return ctx.ArrayAttr(mapAttrs(ctx, structuredOps[op].indexing(nil, nil)))
	}
	return nil
}

// fillBody creates the body of an operation; attr returns its attributes. It returns the reason if it
// cannot, else "".
func fillBody(ctx *ir.Context, op string, r *ir.Region, attr func(name string) ir.Attribute, inputs, outputs []*ir.Value) string {
	n, ok := structuredOps[op]
	body, operands := n.body, n.operands()
	switch op {
	case ContractOpName:
		body, operands, ok = contraction, 3, true
	case ElementwiseOpName:
		kind := attr("kind")
		if kind == nil {
			return "there is no kind"
		}
		body, operands = elementwiseBody(named.EnumText(kind))
		ok = true
	}
	if !ok {
		return "its body does not follow from its name"
	}
	var types []ir.Type
	for _, vs := range [][]*ir.Value{inputs, outputs} {
		types = append(types, ir.TypesOf(vs)...)
	}
	if len(types) != operands {
		return fmt.Sprintf("expects %d operands, got %d", operands, len(types))
	}
	return buildBody(ctx, r, types, isUnsigned(attr("cast")), body)
}

// registerBuilders registers the functions that builders of structured operations call.
func registerBuilders(api *cppapi.API) {
	api.NativeStatic("mlir::linalg", "getRegionBuilder", &cxx.Func{Result: cxx.TypeBool, Call: func(*cxx.Machine, []cxx.Value) cxx.Value {
		return cxx.Bool(true) // the operation's name determines the body
	}})
	state := api.TypeNamed("::mlir::OperationState")
	for _, name := range []string{"buildStructuredOp", "buildMatmulOp", "buildBatchMatmulOp", "buildBatchReduceMatmulOp"} {
		api.Native("mlir::linalg::"+name, &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			params := []*cxx.Type{
				api.TypeNamed("::mlir::OpBuilder"), state, cxx.OptionalOf(api.TypeRange()), api.ValueRange(), api.ValueRange(),
				api.TypeNamed("::llvm::ArrayRef<::mlir::NamedAttribute>"),
			}
			if s.NumArgs() <= len(params) {
				return nil
			}
			if s.ArgType(2).Kind == cxx.KindList {
				params[2] = api.TypeRange()
			}
			for i, t := range params {
				if t == nil || !s.Convert(i, t) {
					return nil
				}
			}
			return (&cxx.Func{Name: "mlir::linalg::" + name, Call: buildStructured}).InGo(cxx.GoCall{
				Text:   "linalg.BuildStructured($1, $2, $3, $4, $5)",
				None:   &cxx.GoCall{Text: "linalg.BuildStructured($1, nil, $3, $4, $5)", Import: linalgPath, Unused: []int{6, 7}},
				Import: linalgPath, Unused: []int{6, 7},
			})
		}})
	}
}

const linalgPath = "github.com/mica-ir/mica/dialect/linalg"

// buildStructured is [BuildStructured] for C++ that is evaluated.
func buildStructured(m *cxx.Machine, args []cxx.Value) cxx.Value {
	s, ok := args[1].Obj().(*ir.OperationState)
	if !ok || s.Def == nil {
		return m.Failf("no operation is built")
	}
	inputs, outputs := cppapi.Values(args[3]), cppapi.Values(args[4])
	for _, a := range cppapi.NamedAttributes(args[5]) {
		s.AddAttribute(a.Name, a.Value)
	}
	var given []ir.Type
	if !args[2].IsNone() {
		given = cppapi.Types(args[2])
	}
	ctx := s.Location().Context()
	s.Operands = append(append(s.Operands, inputs...), outputs...)
	s.Types = append(s.Types, resultsOf(given, outputs)...)
	s.AddAttribute(ir.OperandSegments, ctx.DenseI32Array([]int32{int32(len(inputs)), int32(len(outputs))}))
	if maps := defaultMaps(ctx, s.Def.Name); maps != nil && s.Attr("indexing_maps") == nil {
		s.AddAttribute("indexing_maps", maps)
	}
	r := &ir.Region{}
	s.Regions = append(s.Regions, r)
	if why := fillBody(ctx, s.Def.Name, r, s.Attr, inputs, outputs); why != "" {
		return m.Failf("%s", why)
	}
	return cxx.Value{}
}
