package acc

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/ir"
)

// register registers which types of others the definitions of the dialect
// take for pointers.
func register(api *cppapi.API) {
	api.NativeModel("acc::PointerLikeType", func(x any) bool {
		t, ok := x.(ir.Type)
		return ok && isPointer(t)
	})
}

// isPointer reports whether a type is that of pointers to variables.
func isPointer(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	case *ir.DefinedType:
		if _, ok := t.Interface("acc::PointerLikeType"); ok {
			return true
		}
		return t.Def.Dialect != nil && t.Def.Dialect.Namespace == "llvm" && t.Def.Mnemonic == "ptr"
	}
	return false
}

// isMappable reports whether a type is that of variables that devices can hold.
func isMappable(t ir.Type) bool {
	_, ok := ir.TypeInterface(t, "acc::MappableType")
	return ok
}
