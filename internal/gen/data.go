package gen

import (
	"fmt"

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
	return odsdata.Encode(&odsdata.Definitions{Module: m, Calls: lenders(o, namespace, words)}), nil
}
