package lower

import (
	"math"

	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/ir"
)

// Patterns returns the patterns of a module in order. Of the module that [LowerRules] returns, they are
// those for which the lowered patterns were made.
func Patterns(m *pdll.Module) []*pdll.Pattern {
	var list []*pdll.Pattern
	for _, d := range m.Decls {
		if p, ok := d.(*pdll.Pattern); ok {
			list = append(list, p)
		}
	}
	return list
}

// ImplyBenefits gives each pattern without a benefit the number of operations that it
// matches, as the PDLL manual promises. lowered is the result of [Lower] for m. [Lower]
// itself writes 0, as mlir-pdll does.
func ImplyBenefits(m *pdll.Module, lowered *ir.Operation) {
	op := lowered.Region(0).Entry().Front()
	for _, d := range m.Decls {
		p, ok := d.(*pdll.Pattern)
		if !ok {
			continue
		}
		for op != nil && op.Name() != "pdl.pattern" {
			op = op.Next()
		}
		if op == nil {
			return
		}
		if !p.HasBenefit {
			ctx := op.Context()
			op.SetAttr("benefit", ctx.Int64Attr(ctx.I16(), matchedOperations(op)))
		}
		op = op.Next()
	}
}

// matchedOperations counts the operations that a pdl.pattern matches.
func matchedOperations(pattern *ir.Operation) int64 {
	n := int64(0)
	for op := range pattern.Region(0).Ops() {
		if op.Name() == "pdl.operation" && n < math.MaxInt16 {
			n++
		}
	}
	return n
}
