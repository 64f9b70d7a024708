package gpu

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// register registers the C++ classes that the definitions of the dialect
// name: its types are defined in C++ alone.
func register(api *cppapi.API) {
	for class, mnemonic := range map[string]string{
		"AsyncTokenType":           "async.token",
		"SparseDnTensorHandleType": "sparse.dntensor_handle",
		"SparseSpGEMMOpHandleType": "sparse.spgemmop_handle",
		"SparseSpMatHandleType":    "sparse.spmat_handle",
	} {
		api.NativeType("gpu", "mlir::gpu::"+class, &ir.TypeDefinition{Name: class, Mnemonic: mnemonic})
	}
	mma := &ir.TypeDefinition{
		Name: "MMAMatrixType", Mnemonic: "mma_matrix", Syntax: matrixSyntax{}, Verify: verifyMatrixType,
		Params: []ir.ParamDef{
			{Name: "shape", CppType: "::llvm::ArrayRef<int64_t>"},
			{Name: "elementType", CppType: "::mlir::Type"},
			{Name: "operand", CppType: "::llvm::StringRef"},
		},
	}
	c := api.NativeType("gpu", "mlir::gpu::MMAMatrixType", mma)
	c.Method("getNumDims", cxx.Getter(cxx.TypeUint32, func(t *ir.DefinedType) cxx.Value {
		return cxx.Uint(uint64(len(t.Params[0].(ir.ParamList))))
	}))
}
