package shapetostandard

import (
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Pass is convert-shape-to-std.
type Pass struct{}

// Run lowers operations whose values cannot be errors.
func (Pass) Run(r *pass.Run) error {
	t := conversion.NewTarget()
	t.LegalDialects("arith", "scf", "tensor")
	t.LegalOps("shape.cstr_require", "func.func", "builtin.module")
	var set rewrite.Set
	set.Add(requirements()...)
	conversion.Add(&set, Patterns()...)
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	return r.Check(conversion.Partial(t, frozen, conversion.Config{Report: r.Report}, r.Op))
}
