package shapetostandard

import (
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/convert"
)

// Pass is convert-shape-to-std.
type Pass struct{}

// Run lowers what cannot be an error.
func (Pass) Run(r *pass.Run) error {
	t := convert.NewTarget()
	t.LegalDialects("arith", "scf", "tensor")
	t.LegalOps("shape.cstr_require", "func.func", "builtin.module")
	var set rewrite.Set
	set.Add(requirements()...)
	convert.Add(&set, Patterns()...)
	frozen, err := set.Freeze(r.Context(), rewrite.Filter{})
	if err != nil {
		return err
	}
	return r.Check(convert.Partial(t, frozen, convert.Config{Report: r.Report}, r.Op))
}
