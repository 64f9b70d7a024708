package rewrite

import (
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A Canonicalizer has the canonicalization patterns of an operation or a dialect. It is
// an implementation in [ir.OpDef].Interfaces, under the name [CanonicalizerInterface], or
// the Canonicalizer of an [ir.Dialect].
type Canonicalizer interface {
	// AddCanonicalizationPatterns adds the patterns to a set. Those that cannot be
	// compiled for the context are left out, with an error for each.
	AddCanonicalizationPatterns(ctx *ir.Context, s *Set) diag.List
}

// CanonicalizerInterface names the interface that holds a definition's Canonicalizer.
const CanonicalizerInterface = "mica::Canonicalizer"

// AddCanonicalizationPatterns adds the canonicalization patterns of all registered dialects,
// including their dependencies, and of their operations to a set. The list reports patterns
// that cannot be used.
func AddCanonicalizationPatterns(ctx *ir.Context, s *Set) diag.List {
	var list diag.List
	loadDependent(ctx)
	for _, d := range ctx.Dialects() {
		if c, ok := d.Canonicalizer.(Canonicalizer); ok {
			list = append(list, c.AddCanonicalizationPatterns(ctx, s)...)
		}
		for _, def := range ctx.RewrittenOpDefs(d) {
			if impl, _ := def.Interface(CanonicalizerInterface); impl != nil {
				if c, ok := impl.(Canonicalizer); ok {
					list = append(list, c.AddCanonicalizationPatterns(ctx, s)...)
				}
			}
		}
	}
	return list
}

// loadDependent loads the dialects that loaded ones depend on.
func loadDependent(ctx *ir.Context) {
	seen := map[string]bool{}
	var load func(d *ir.Dialect)
	load = func(d *ir.Dialect) {
		if d == nil || seen[d.Namespace] {
			return
		}
		seen[d.Namespace] = true
		for _, n := range d.Dependent {
			load(ctx.Dialect(n))
		}
	}
	for _, d := range ctx.Dialects() {
		load(d)
	}
}

// Patterns is a Canonicalizer that has its patterns in Go.
type Patterns []*Pattern

// AddCanonicalizationPatterns adds the patterns. It leaves out those for operations that a foreign dialect lacks.
func (ps Patterns) AddCanonicalizationPatterns(ctx *ir.Context, s *Set) diag.List {
	for _, p := range ps {
		namespace, _, _ := strings.Cut(p.Root, ".")
		if d := ctx.Dialect(namespace); d == nil || !d.Foreign || ctx.LookupOp(p.Root) != nil {
			s.Add(p)
		}
	}
	return nil
}
