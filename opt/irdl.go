package opt

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/dialect/irdl"
	"github.com/mica-ir/mica/source"
)

// loadIRDL registers the dialects of --irdl-file.
func (r *run) loadIRDL(s *session) error {
	if r.irdl == "" {
		return nil
	}
	f, err := r.files.Read(r.irdl)
	if err != nil {
		return fmt.Errorf("<unknown>:0: error: cannot open input file '%s': %s", r.irdl, source.Reason(err))
	}
	op, list := bytecode.Parse(s.IR(), f, asm.ParseOptions{})
	if op != nil {
		list = append(list, irdl.Load(s.IR(), op)...)
	}
	s.Locate(list)
	if err := r.render(list); err != nil {
		return err
	}
	if list.HasErrors() {
		return errReported
	}
	return nil
}
