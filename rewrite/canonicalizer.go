package rewrite

import (
	"slices"
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
//
// The order decides between patterns of one benefit. It is MLIR's: patterns of dialects come before
// those of operations, a dialect before those that it depends on, and the later name first.
// MLIR's order among independent dialects is that in which they are loaded; here it is that of their names.
func AddCanonicalizationPatterns(ctx *ir.Context, s *Set) diag.List {
	var list diag.List
	loadDependent(ctx)
	dialects := ctx.Dialects()
	for _, d := range slices.Backward(dialects) {
		if c, ok := d.Canonicalizer.(Canonicalizer); ok {
			list = append(list, c.AddCanonicalizationPatterns(ctx, s)...)
		}
	}
	for _, d := range slices.Backward(dependenciesFirst(dialects)) {
		defs := ctx.RewrittenOpDefs(d)
		slices.SortFunc(defs, func(a, b *ir.OpDef) int { return strings.Compare(b.Name, a.Name) })
		for _, def := range defs {
			if impl, _ := def.Interface(CanonicalizerInterface); impl != nil {
				if c, ok := impl.(Canonicalizer); ok {
					list = append(list, c.AddCanonicalizationPatterns(ctx, s)...)
				}
			}
		}
	}
	return list
}

// dependenciesFirst sorts dialects, which are sorted by name, so that each follows those that it depends on
// unless these depend on it, too.
func dependenciesFirst(dialects []*ir.Dialect) []*ir.Dialect {
	named := map[string]*ir.Dialect{}
	for _, d := range dialects {
		named[d.Namespace] = d
	}
	sorted := make([]*ir.Dialect, 0, len(dialects))
	var add func(d *ir.Dialect)
	add = func(d *ir.Dialect) {
		if d == nil || named[d.Namespace] == nil {
			return
		}
		delete(named, d.Namespace)
		for _, n := range d.Dependent {
			add(named[n])
		}
		sorted = append(sorted, d)
	}
	for _, d := range dialects {
		add(d)
	}
	return sorted
}

// loadDependent loads the dialects that loaded ones depend on, and their companions.
func loadDependent(ctx *ir.Context) {
	seen := map[string]bool{}
	var load func(d *ir.Dialect)
	load = func(d *ir.Dialect) {
		if d == nil || seen[d.Namespace] {
			return
		}
		seen[d.Namespace] = true
		for _, list := range [][]string{d.Dependent, d.Companions} {
			for _, n := range list {
				load(ctx.Dialect(n))
			}
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
