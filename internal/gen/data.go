package gen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/odsdata"
	"github.com/mica-ir/mica/ods"
)

// Data returns the definitions of a dialect in the modules, and those that they refer to, in the form that
// dialects within the program have. The options have the natives of all dialects and their packages.
func Data(ms []*ods.Module, namespace string, o Options) ([]byte, error) {
	m, words := selectDialect(ms, namespace)
	if len(m.Dialects) == 0 {
		return nil, fmt.Errorf("no definition of the dialect '%s'", namespace)
	}
	calls := lenders(o, namespace, words)
	text := strings.Join(odsdata.Strings(m), "\n")
	for _, n := range o.Natives {
		// Their classes are not among the functions that they provide.
		if n.Namespace != namespace && n.Register != nil && strings.Contains(text, "mlir::"+n.Namespace+"::") && !slices.Contains(calls, n.Namespace) {
			calls = append(calls, n.Namespace)
		}
	}
	return odsdata.Encode(&odsdata.Definitions{Module: m, Calls: calls}), nil
}
