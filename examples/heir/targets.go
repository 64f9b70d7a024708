package heir

import (
	"errors"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// A target is a CompilationTarget. Verifiers read only its backend. HEIR generates the C++ of
// targets and backends from definitions with a generator of its own.
type target struct{ backend backend }

type backend int64

var backends = dialect.Enum{Name: "mlir::heir::BackendName", Of: backend(0), Cases: []dialect.EnumCase{{Name: "None"}, {Name: "Lattigo", Value: 1}, {Name: "OpenFHE", Value: 2}}}

func targetClass() dialect.Class {
	return dialect.Class{Name: "mlir::heir::CompilationTarget", Of: (*target)(nil),
		Fields: map[string]any{"backendName": func(t *target) backend { return t.backend }}}
}

// targetOfModule finds the target among the attributes of a module.
var targetOfModule = dialect.Func{Name: "mlir::heir::getTargetConfig", Go: func(module *ir.Operation, errs *diag.List) (*target, bool, error) {
	if module == nil {
		return nil, false, errors.New("no module")
	}
	for _, a := range module.AllAttrs() {
		name, found := strings.CutPrefix(a.Name, "backend.")
		if _, unit := a.Value.(*ir.UnitAttr); !found || !unit {
			continue
		}
		for _, b := range backends.Cases[1:] {
			if strings.EqualFold(b.Name, name) {
				return &target{backend(b.Value)}, true, nil
			}
		}
		module.EmitError(errs, "Unknown backend attribute: %s", name)
		return nil, false, nil
	}
	module.EmitError(errs, "Unable to find backend attribute on module")
	return nil, false, nil
}}
