package llvm

import (
	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// registerTypes registers the dialect's types and their C++ methods.
func registerTypes(api *cppapi.API) {
	for _, def := range definitions() {
		c := api.NativeType("llvm", "mlir::LLVM::"+def.Name, def)
		if def.Name == structClass {
			structMethods(api, c)
		}
	}
}

// structMethods gives the class of structs the methods that depend on the body.
func structMethods(api *cppapi.API, c *cxx.Class) {
	flag := func(get func(s Struct) bool) *cxx.Func {
		return cxx.Getter(cxx.TypeBool, func(t *ir.DefinedType) cxx.Value {
			s, _ := StructOf(t)
			return cxx.Bool(get(s))
		})
	}
	methods := map[string]*cxx.Func{
		"getBody": cxx.Getter(api.TypeNamed("::llvm::ArrayRef<::mlir::Type>"), func(t *ir.DefinedType) cxx.Value {
			s, _ := StructOf(t)
			return cppapi.TypesValue(s.Body)
		}),
		"isOpaque":     flag(func(s Struct) bool { return s.Opaque }),
		"isPacked":     flag(func(s Struct) bool { return s.Packed }),
		"isIdentified": flag(func(s Struct) bool { return s.Name != "" }),
	}
	lookup := c.Lookup
	c.Lookup = func(name string) []*cxx.Func {
		if f := methods[name]; f != nil {
			return []*cxx.Func{f}
		}
		return lookup(name)
	}
}

// complete gives the dialect the hooks that are not in its definition.
func complete(d *ir.Dialect) {
	d.VerifyAttribute = verifyDialectAttribute
	d.VerifyArgumentAttribute, d.VerifyResultAttribute = verifyArgumentAttribute, verifyResultAttribute
	for _, t := range d.Types {
		if s, ok := t.Syntax.(structSyntax); ok {
			d.ParseType = s.typeSet
		}
	}
}
