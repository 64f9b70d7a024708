package opt

import (
	"github.com/mica-ir/mica/internal/tool/process"
	"github.com/mica-ir/mica/pass"
)

// paced adjusts the pace of the garbage collector after each pass on the whole IR.
type paced struct {
	pass.NopInstrumentation
	pace *process.Pace
}

// AfterPass is called after each pass.
func (p paced) AfterPass(r *pass.Run, _ bool) {
	if r.Op.ParentOp() == nil {
		p.pace.AfterPass()
	}
}
