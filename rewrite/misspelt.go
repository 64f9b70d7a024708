package rewrite

import (
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// Dialects are loaded when the IR needs them, so a set of patterns cannot know all traits and
// interfaces. If no operation that a driver visited has the trait or interface of a pattern,
// but some have one with a similar name, the name is probably misspelt.

// An openRoots holds the patterns of a set whose trait or interface no operation has had yet.
type openRoots struct {
	mu       sync.Mutex
	patterns []*Pattern
	seen     map[*ir.OpDef]bool // the definitions that were compared
}

// newOpenRoots returns the patterns that name a trait or an interface, or nil if none of them
// does.
func newOpenRoots(patterns []*Pattern) *openRoots {
	var open []*Pattern
	for _, p := range patterns {
		if p.Trait != "" || p.Interface != "" {
			open = append(open, p)
		}
	}
	if open == nil {
		return nil
	}
	return &openRoots{patterns: open, seen: map[*ir.OpDef]bool{}}
}

// Misspelt returns a warning for each pattern whose trait or interface is probably misspelt,
// once for the set, after a driver has worked with the applicators.
func (z *Frozen) Misspelt(list ...*Applicator) (warnings diag.List) {
	o := z.open
	if o == nil {
		return nil
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	var defs []*ir.OpDef
	for _, a := range list {
		for def := range a.kinds {
			if !o.seen[def] {
				o.seen[def] = true
				defs = append(defs, def)
			}
		}
	}
	if len(defs) == 0 {
		return nil
	}
	o.patterns = slices.DeleteFunc(o.patterns, func(p *Pattern) bool {
		if slices.ContainsFunc(defs, p.matches) {
			return true
		}
		what, name, similar := p.similar(defs)
		if similar == "" {
			return false
		}
		d := warnings.Warningf(p.Place, "%s: no operation has the %s '%s'; did you mean '%s'?", p.Label(), what, name, similar)
		d.Bare = !p.Place.IsValid()
		return true
	})
	return warnings
}

// similar returns the trait or interface that the pattern names as its root, and a nearly
// equal name of a trait or an interface of the definitions, or "".
func (p *Pattern) similar(defs []*ir.OpDef) (what, name, similar string) {
	what, name = "interface", p.Interface
	if p.Trait != "" {
		what, name = "trait", p.Trait
	}
	var names []string
	for _, d := range defs {
		if p.Trait != "" {
			names = append(names, d.TraitNames()...)
			continue
		}
		for _, i := range d.Interfaces {
			names = append(names, action.ShortName(i.Name))
		}
	}
	slices.Sort(names)
	// Names that are two edits apart may both be right: CallOpInterface, CastOpInterface.
	short := stem(action.ShortName(name))
	bound := min(len(short)/4, 1)
	for _, n := range slices.Compact(names) {
		if d := suggest.Distance(short, stem(n)); d <= bound {
			similar, bound = n, d-1
		}
	}
	return what, name, similar
}

// stem returns the distinctive part of a name: it removes the arguments of a trait such as
// NOperands<2> and the suffix that all interfaces share.
func stem(name string) string {
	name, _, _ = strings.Cut(name, "<")
	return strings.TrimSuffix(strings.TrimSuffix(name, "Interface"), "Op")
}
