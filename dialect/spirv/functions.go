package spirv

import (
	"fmt"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// register registers the C++ functions and classes that the definitions
// of the dialect name.
func register(api *cppapi.API) {
	registerTypes(api)
	registerAttributes(api)
	graph := api.AbsentType("mlir::GraphType", map[string]string{"getInputs": "::llvm::ArrayRef<::mlir::Type>", "getResults": "::llvm::ArrayRef<::mlir::Type>"})

	graph.IsA = IsGraphType
	api.NativeTypeMap("mlir::spirv::getUnaryOpResultType", I1SameLength)
	api.NativeOpTest("mlir::spirv::isNestedInFunctionOpInterface", IsInFunction)
	api.NativeOpTest("mlir::spirv::isNestedInGraphARMOpInterface", IsInGraph)
	api.NativeOpTest("mlir::spirv::isDirectInModuleLikeOp", IsModuleLike)
	bits := func(f func(x, bits uint64) bool) *cxx.Func {
		return &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			if s.NumArgs() != 2 || s.ArgType(0).Kind != cxx.KindEnum || !s.Convert(1, s.ArgType(0)) {
				return nil
			}
			return &cxx.Func{Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				return cxx.Bool(f(args[0].Uint(), args[1].Uint()))
			}}
		}}
	}
	api.Native("mlir::spirv::bitEnumContainsAny", bits(func(x, b uint64) bool { return x&b != 0 }))
	api.Native("mlir::spirv::bitEnumContainsAll", bits(func(x, b uint64) bool { return x&b == b }))
}

// I1SameLength returns i1, or for a vector one of as many i1: the type of a unary
// test.
func I1SameLength(t ir.Type) ir.Type {
	i1 := t.Context().I1()
	v, ok := t.(*ir.VectorType)
	if !ok {
		return i1
	}
	n, ok := ir.NumElements(v)
	if !ok {
		return nil
	}
	return t.Context().VectorType([]int64{n}, i1, nil)
}

// nestedIn reports whether op or an operation around it satisfies a condition,
// looking no further than a symbol table.
func nestedIn(op *ir.Operation, is func(*ir.Operation) bool) bool {
	for ; op != nil && !op.Has(ir.SymbolTableTrait); op = op.ParentOp() {
		if is(op) {
			return true
		}
	}
	return false
}

// nameConstant names a constant by its value and type: cst5_i32, cst_vec_4xf32.
func nameConstant(op ConstantOp, set func(v *ir.Value, name string)) {
	t := resultType(op.Operation)
	name := "cst"
	i, integer := t.(*ir.IntegerType)
	if a, ok := op.ValueAttr().(*ir.IntegerAttr); ok && integer {
		switch {
		case i.Width == 1 && a.Int64() != 0:
			set(op.Constant(), "true")
			return
		case i.Width == 1:
			set(op.Constant(), "false")
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
	set(op.Constant(), name)
}

// nameAddress names an address by its variable.
func nameAddress(op AddressOfOp, set func(v *ir.Value, name string)) {
	if a, ok := op.VariableAttr().(*ir.SymbolRefAttr); ok {
		set(op.Pointer(), a.Root+"_addr")
	}
}

// IsInFunction reports whether an operation is in a function, or is one.
func IsInFunction(op *ir.Operation) bool {
	return nestedIn(op, func(op *ir.Operation) bool { _, ok := op.Def().Interface("FunctionOpInterface"); return ok })
}

// IsInGraph reports whether an operation is in a spirv.ARM.Graph, or is one.
func IsInGraph(op *ir.Operation) bool {
	return nestedIn(op, func(op *ir.Operation) bool { return op.Name() == GraphARMOpName })
}

// IsModuleLike reports whether an operation is a symbol table; nil is not.
func IsModuleLike(op *ir.Operation) bool { return op != nil && op.Has(ir.SymbolTableTrait) }

// IsGraphType reports whether x is the type of a spirv.ARM.Graph.
func IsGraphType(x any) bool { _, ok := x.(GraphType); return ok }
