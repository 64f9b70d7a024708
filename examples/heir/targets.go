package heir

import (
	"strings"

	"github.com/mica-ir/mica/cppapi"
	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// A target is a CompilationTarget, of which verifiers ask for the backend alone.
type target struct{ backend cxx.Cell }

// registerTargets adds the enumeration of backends and the target of a module. Both are C++ that
// a generator of HEIR's own writes from definitions.
func registerTargets(api *cppapi.API) {
	backends := []cxx.EnumCase{{Name: "None"}, {Name: "Lattigo", Value: 1}, {Name: "OpenFHE", Value: 2}}
	enum := api.Registry.Enum("mlir::heir::BackendName", nil, backends...)
	c := api.Registry.Class("mlir::heir::CompilationTarget")
	c.IsA = cxx.Is[*target]
	c.Field("backendName", enum, func(x any) *cxx.Cell { return &x.(*target).backend })
	api.Native("mlir::heir::getTargetConfig", &cxx.Func{
		Params: []*cxx.Type{api.TypeNamed("mlir::ModuleOp")}, Result: cxx.OptionalOf(c.Type()),
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			module := cppapi.AsOperation(args[0])
			to, ok := m.Host.(*cppapi.Diagnostics)
			if module == nil || !ok {
				return m.Failf("getTargetConfig: no module, or nobody takes diagnostics here")
			}
			for _, a := range module.AllAttrs() {
				name, found := strings.CutPrefix(a.Name, "backend.")
				if _, unit := a.Value.(*ir.UnitAttr); !found || !unit {
					continue
				}
				for _, b := range backends[1:] {
					if strings.EqualFold(b.Name, name) {
						return cxx.Obj(&target{cxx.Cell(cxx.Int(b.Value))})
					}
				}
				module.EmitError(to.List, "Unknown backend attribute: %s", name)
				return cxx.None
			}
			module.EmitError(to.List, "Unable to find backend attribute on module")
			return cxx.None
		},
	})
}
