package opt

import (
	"slices"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// unprinted collects the operations that were printed in generic form because their custom
// form cannot be printed.
type unprinted struct {
	mu    sync.Mutex
	names []string
	list  diag.List
}

// add notes an operation, the first of its name.
func (u *unprinted) add(op *ir.Operation, err error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if !slices.Contains(u.names, op.Name()) {
		u.names = append(u.names, op.Name())
		u.list.Warningf(op.Location().Place(), "'%s' op is printed in generic form, because its custom form %v", op.Name(), err)
	}
}

// merge adds what another chunk has printed in generic form.
func (u *unprinted) merge(o *unprinted) {
	for i, n := range o.names {
		if !slices.Contains(u.names, n) {
			u.names, u.list = append(u.names, n), append(u.list, o.list[i])
		}
	}
}
