package gpu

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// RegisterFunctions registers the C++ classes that the definitions of the dialect
// name: its types are defined in C++ alone.
func RegisterFunctions(api *cppapi.API) {
	for class, mnemonic := range map[string]string{
		"AsyncTokenType":           "async.token",
		"SparseDnTensorHandleType": "sparse.dntensor_handle",
		"SparseSpGEMMOpHandleType": "sparse.spgemmop_handle",
		"SparseSpMatHandleType":    "sparse.spmat_handle",
	} {
		api.NativeType("gpu", "mlir::gpu::"+class, &ir.TypeDefinition{Name: class, Mnemonic: mnemonic})
	}
	mma := &ir.TypeDefinition{
		Name: "MMAMatrixType", Mnemonic: "mma_matrix", Syntax: matrixSyntax{},
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

// matrixSyntax is the form of the parameters of !gpu.mma_matrix<16x16xf32, "AOp">.
type matrixSyntax struct{}

func (matrixSyntax) ParseParams(p *asm.Parser) ([]ir.Param, bool) {
	if !p.Punct(asm.Less) {
		return nil, false
	}
	at := p.Pos()
	dims, ok := p.ParseDimensionList(nil, false, true)
	if !ok {
		return nil, false
	}
	elem, ok := p.ParseType()
	if !ok {
		return nil, false
	}
	if !p.Punct(asm.Comma) {
		return nil, false
	}
	role, ok := p.ParseString()
	if !ok || !p.Punct(asm.Greater) {
		return nil, false
	}
	switch {
	case role != "AOp" && role != "BOp" && role != "COp":
		return nil, p.Errorf(at, "operand expected to be one of AOp, BOp or COp")
	case len(dims) != 2:
		return nil, p.Errorf(at, "MMAMatrixType must have exactly two dimensions")
	case !validElement(elem):
		return nil, p.Errorf(at, "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")
	}
	shape := make(ir.ParamList, len(dims))
	for i, d := range dims {
		shape[i] = d
	}
	return []ir.Param{shape, elem, role}, true
}

// validElement reports whether a matrix may have elements of the type.
func validElement(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.FloatType:
		return t.Kind == ir.F16 || t.Kind == ir.F32 || t.Kind == ir.F64
	case *ir.IntegerType:
		return t.Width == 8 && t.Signedness != ir.Signless || t.Width == 32 && t.Signedness == ir.Signless
	}
	return false
}

func (matrixSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	for _, d := range params[0].(ir.ParamList) {
		p.Int(d.(int64))
		p.Byte('x')
	}
	p.Type(params[1].(ir.Type))
	p.Text(", ")
	p.String(params[2].(string))
	p.Byte('>')
}
