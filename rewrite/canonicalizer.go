package rewrite

import "github.com/mica-ir/mica/ir"

// A Canonicalizer has the canonicalization patterns of an operation. It is an
// implementation in [ir.OpDef].Interfaces, under the name [CanonicalizerInterface].
type Canonicalizer interface {
	CanonicalizationPatterns() []*Pattern
}

// CanonicalizerInterface is the name under which a definition has its Canonicalizer.
const CanonicalizerInterface = "mica::Canonicalizer"

// AddCanonicalizationPatterns adds the canonicalization patterns of the operations of
// all registered dialects to a set.
func AddCanonicalizationPatterns(ctx *ir.Context, s *Set) {
	for _, d := range ctx.Dialects() {
		for _, def := range ctx.OpDefs(d) {
			if impl, _ := def.Interface(CanonicalizerInterface); impl != nil {
				if c, ok := impl.(Canonicalizer); ok {
					s.Add(c.CanonicalizationPatterns()...)
				}
			}
		}
	}
}
