package opt

import (
	"errors"
	"slices"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// unprinted collects the operations that were printed in generic form because their custom
// form cannot be printed, and those with a part that no form can print.
type unprinted struct {
	mu   sync.Mutex
	keys []string // the key of each diagnostic in list: the operation's name and the reason
	list diag.List
}

// add records an operation that is printed in generic form, once for each name and reason. Failing code is
// reported as an error.
func (u *unprinted) add(op *ir.Operation, err error) {
	const text = "'%s' op is printed in generic form, because its custom form %v"
	u.note(op, err, func() {
		if errors.Is(err, ir.ErrUnreadable) {
			u.list.Warningf(op.Location().Place(), text, op.Name(), err)
			return
		}
		withCode(u.list.Errorf(op.Location().Place(), text, op.Name(), err), err)
	})
}

// lose records an operation that is not printed completely, once for each name and reason.
func (u *unprinted) lose(op *ir.Operation, err error) {
	u.note(op, err, func() { withCode(u.list.Errorf(op.Location().Place(), "'%s' op %v", op.Name(), err), err) })
}

func (u *unprinted) note(op *ir.Operation, err error, report func()) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if key := op.Name() + ": " + err.Error(); !slices.Contains(u.keys, key) {
		u.keys = append(u.keys, key)
		report()
	}
}

// withCode adds a note with the place of the C++ that failed, if it is known.
func withCode(d *diag.Diagnostic, err error) {
	var f *cxx.Failure
	if errors.As(err, &f) && f.Place() != (diag.Place{}) {
		d.Notef(f.Place(), "in this code")
	}
}

// reported returns the error of printing, or errReported if it is one of those noted.
func (u *unprinted) reported(err error) error {
	var f *cxx.Failure
	if u.list.HasErrors() && (err == nil || errors.As(err, &f)) {
		return errReported
	}
	return err
}

// merge adds the diagnostics of another chunk.
func (u *unprinted) merge(o *unprinted) {
	for i, k := range o.keys {
		if !slices.Contains(u.keys, k) {
			u.keys, u.list = append(u.keys, k), append(u.list, o.list[i])
		}
	}
}
