package rewrite

import (
	"errors"
	"fmt"
	"path"
	"slices"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// A Set is a growing collection of patterns. The zero Set is empty.
type Set struct {
	patterns []*Pattern
	matchers []Matcher
	omitted  []string
	own      bool // see OmitForeign
}

// Omit records the names of patterns that were filtered out before they were compiled, so that filters may
// still name them.
func (s *Set) Omit(names ...string) { s.omitted = append(s.omitted, names...) }

// Add appends patterns. Patterns of the same benefit are tried in order of addition.
func (s *Set) Add(p ...*Pattern) { s.patterns = append(s.patterns, p...) }

// AddMatcher appends the patterns of a matcher, such as compiled PDL. At the same
// benefit they are tried after the patterns that are written in Go.
func (s *Set) AddMatcher(m Matcher) { s.matchers = append(s.matchers, m) }

// Len returns how many patterns and matchers were added. Sets only grow, so a set of the same length
// is the same.
func (s *Set) Len() int { return len(s.patterns) + len(s.matchers) }

// A Filter chooses patterns by their names and labels. A text with one of the
// characters *?[ is a glob, as in path.Match.
type Filter struct {
	// Disabled leaves out the patterns with one of these names or labels.
	Disabled []string
	// Enabled, if it is not empty, leaves out all patterns without one of these.
	Enabled []string
}

// Keeps reports whether the filter keeps a pattern with that name and labels.
func (f *Filter) Keeps(name string, labels ...string) bool {
	return f.keeps(&Pattern{Name: name, Labels: labels})
}

func (f *Filter) keeps(p *Pattern) bool {
	if f.names(f.Disabled, p) {
		return false
	}
	return len(f.Enabled) == 0 || f.names(f.Enabled, p)
}

func (f *Filter) names(list []string, p *Pattern) bool {
	for _, n := range list {
		if n != "" && p.isCalled(n) {
			return true
		}
	}
	return false
}

// isCalled reports whether a name or a glob matches the name of the pattern or one of its labels. In the
// name, MLIR's tools write the C++ namespaces of the pattern.
func (p *Pattern) isCalled(name string) bool {
	is := func(s string) bool {
		ok, _ := path.Match(name, s)
		return s != "" && (s == name || ok)
	}
	if short := action.ShortName(name); short != name && short != "" {
		if ok, _ := path.Match(short, action.ShortName(p.Name)); ok || short == action.ShortName(p.Name) {
			return true
		}
	}
	return is(p.Name) || slices.ContainsFunc(p.Labels, is)
}

// Freeze returns the patterns of the set that the filter keeps. The set can grow further without an effect on
// it. The error joins all mistakes in the set: a pattern without function or without exactly one kind of
// root, a benefit out of range, a root that its dialect does not have, and names or globs of the filter that
// match no pattern.
func (s *Set) Freeze(ctx *ir.Context, f Filter) (*Frozen, error) {
	z := &Frozen{matchers: slices.Clone(s.matchers)}
	for _, m := range s.matchers {
		z.unsure = z.unsure || slices.ContainsFunc(m.Patterns(), func(p *Pattern) bool { return !p.Valid })
	}
	if s.own {
		for i, m := range z.matchers {
			z.matchers[i] = ownMatcher{m}
		}
	}
	var errs []error
	for i, p := range s.patterns {
		if p == nil {
			errs = append(errs, fmt.Errorf("pattern %d is nil", i+1))
		} else if err := p.check(ctx); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", p.describe(i), err))
		} else if f.keeps(p) {
			if p.Initialize != nil {
				if err := p.Initialize(ctx); err != nil {
					errs = append(errs, fmt.Errorf("%s: %w", p.describe(i), err))
				}
			}
			if s.own {
				p = p.ofOwn()
			}
			z.patterns = append(z.patterns, p)
		}
	}
	for _, m := range z.matchers {
		for _, p := range m.Patterns() {
			if !f.keeps(p) {
				if z.dropped == nil {
					z.dropped = map[*Pattern]bool{}
				}
				z.dropped[p] = true
			}
		}
	}
	errs = append(errs, s.checkFilter(f)...)
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	z.open = newOpenRoots(z.patterns)
	return z, nil
}

// FreezeAny is Freeze, but the filter may have names that no pattern has, as in MLIR's passes: the
// patterns of a dialect are not there before it is used.
func (s *Set) FreezeAny(ctx *ir.Context, f Filter) (*Frozen, error) {
	known := *s
	known.Omit(slices.Concat(f.Disabled, f.Enabled)...)
	return known.Freeze(ctx, f)
}

// Misspelt returns a warning for each name of a filter that no pattern of the set has, but that is similar
// to the name of one.
func (s *Set) Misspelt(f Filter) (list diag.List) {
	for _, err := range s.checkFilter(f) {
		var unknown *unknownName
		if errors.As(err, &unknown) && unknown.suggestion != "" {
			list.Add(&diag.Diagnostic{Severity: diag.Warning, Message: err.Error(), Bare: true})
		}
	}
	return list
}

// An unknownName is an error about a name that no pattern has.
type unknownName struct{ name, suggestion string }

func (e *unknownName) Error() string {
	return fmt.Sprintf("no pattern has the name or label '%s'%s", e.name, e.suggestion)
}

// checkFilter returns an error for each name or glob of the filter that no pattern of the
// set has.
func (s *Set) checkFilter(f Filter) []error {
	if len(f.Disabled)+len(f.Enabled) == 0 {
		return nil
	}
	all := slices.DeleteFunc(slices.Clone(s.patterns), func(p *Pattern) bool { return p == nil })
	for _, m := range s.matchers {
		all = append(all, m.Patterns()...)
	}
	for _, name := range s.omitted {
		all = append(all, &Pattern{Name: name})
	}
	var errs []error
	for _, n := range slices.Concat(f.Disabled, f.Enabled) {
		if slices.ContainsFunc(all, func(p *Pattern) bool { return p.isCalled(n) }) {
			continue
		}
		if _, err := path.Match(n, ""); err != nil {
			errs = append(errs, fmt.Errorf("'%s' is not a valid glob", n))
			continue
		}
		var names []string
		for _, p := range all {
			names = append(append(names, p.Name), p.Labels...)
		}
		errs = append(errs, &unknownName{n, suggest.DidYouMean(n, names)})
	}
	return errs
}

// A Frozen set of patterns may be shared by Applicators of several goroutines. The zero value is empty.
type Frozen struct {
	patterns []*Pattern
	matchers []Matcher
	dropped  map[*Pattern]bool // the patterns of matchers that the filter leaves out
	unsure   bool              // see MayBeInvalid
	open     *openRoots        // nil if no pattern names a trait or an interface
	idle     sync.Pool         // of drivers (*greedy) that have ended

	rootsOnce sync.Once
	roots     []*Pattern // see isolated
}

// isolated returns the patterns if all of them are isolated and are for certain operations.
func (z *Frozen) isolated() (list []*Pattern, ok bool) {
	z.rootsOnce.Do(func() { z.roots = z.Patterns() })
	return z.roots, !slices.ContainsFunc(z.roots, func(p *Pattern) bool { return !p.Isolated || p.AnyOp })
}

// MayBeInvalid reports whether the patterns of a matcher do not promise to make valid operations only.
func (z *Frozen) MayBeInvalid() bool { return z.unsure }

// Patterns returns the patterns in order of addition, with the patterns of matchers last.
func (z *Frozen) Patterns() []*Pattern {
	all := slices.Clone(z.patterns)
	for _, m := range z.matchers {
		for _, p := range m.Patterns() {
			if !z.dropped[p] {
				all = append(all, p)
			}
		}
	}
	return all
}
