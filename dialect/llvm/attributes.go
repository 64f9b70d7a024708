package llvm

import (
	"slices"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// Base classes of debug information and alias metadata have no definition; what
// derives from them is known by name.
var attrBases = map[string][]string{
	"DINodeAttr":       nil, // every DI...Attr but the expressions
	"DIScopeAttr":      {"DICommonBlockAttr", "DICompileUnitAttr", "DICompositeTypeAttr", "DIDerivedTypeAttr", "DIFileAttr", "DILexicalBlockAttr", "DILexicalBlockFileAttr", "DIModuleAttr", "DINamespaceAttr", "DISubprogramAttr"},
	"DILocalScopeAttr": {"DILexicalBlockAttr", "DILexicalBlockFileAttr", "DISubprogramAttr"},
	"DITypeAttr":       {"DINullTypeAttr", "DIBasicTypeAttr", "DICompositeTypeAttr", "DIDerivedTypeAttr", "DIStringTypeAttr", "DISubroutineTypeAttr"},
	"DIVariableAttr":   {"DILocalVariableAttr", "DIGlobalVariableAttr"},
	"TBAANodeAttr":     {"TBAATypeDescriptorAttr", "TBAARootAttr"},
}

func attributeBases(api *cppapi.API) {
	for name, derived := range attrBases {
		c := api.AbsentAttribute("mlir::LLVM::"+name, nil)
		c.Interface = true // related to what derives from it by name alone
		c.IsA = func(x any) bool {
			d, ok := x.(*ir.DefinedAttr)
			if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != "llvm" {
				return false
			}
			if derived == nil {
				return len(d.Def.Name) > 2 && d.Def.Name[:2] == "DI" && d.Def.Name != "DIExpressionAttr" && d.Def.Name != "DIExpressionElemAttr"
			}
			return slices.Contains(derived, d.Def.Name)
		}
	}
}

// elementCount registers the function of intrinsics about the length of vectors.
func elementCount(api *cppapi.API) {
	f := &cxx.Func{Params: []*cxx.Type{api.Type.Type()}, Result: api.ElementCount.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		v, ok := cppapi.AsType(args[0]).(*ir.VectorType)
		if !ok || len(v.Shape()) == 0 {
			return m.Failf("not a vector")
		}
		return cppapi.ElementCountValue(v.Shape()[0], v.IsScalable())
	}}
	api.Native("mlir::LLVM::getVectorNumElements", f)
}
