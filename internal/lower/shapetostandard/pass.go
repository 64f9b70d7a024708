package shapetostandard

import (
	"github.com/mica-ir/mica/internal/lower/apply"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Pass is convert-shape-to-std.
type Pass struct{}

// Run lowers operations whose values cannot be errors.
func (Pass) Run(r *pass.Run) error {
	t := conversion.NewTarget()
	t.LegalDialects("arith", "scf", "tensor")
	t.LegalOps("shape.cstr_require", "func.func", "builtin.module")
	return apply.Partially(r, t, append(requirements(), apply.Conversions(Patterns())...), conversion.Config{})
}
