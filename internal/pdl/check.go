package pdl

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// CheckPattern returns the errors for which [Compile] would reject a pdl.pattern.
func CheckPattern(pattern *ir.Operation, natives *rewrite.Natives) diag.List {
	c := newCompiler(pattern.Context(), natives)
	if ir.Verify(pattern, &c.diags) {
		c.try(func() { c.pattern(pattern) })
	}
	return c.diags
}
