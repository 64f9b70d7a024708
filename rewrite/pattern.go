package rewrite

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/action"
)

// Benefits of patterns: the higher one is tried first.
const (
	// ImpossibleToMatch is the benefit that a cost model returns to disable a pattern.
	ImpossibleToMatch = -1
	// MaxBenefit is the highest benefit.
	MaxBenefit = 1<<16 - 2
)

// A Pattern describes a rewrite of an operation. Exactly one of Root, Trait, Interface and AnyOp selects the
// operations on which it is tried.
type Pattern struct {
	// Name identifies the pattern in reports, traces and filters.
	Name string

	Root      string // the name of the operation
	Trait     string // the C++ name of a trait, as in [ir.OpDef.HasTrait]
	Interface string // the C++ name of an op interface, with or without its namespace
	AnyOp     bool   // every operation

	// Benefit is from 0 to MaxBenefit, or ImpossibleToMatch.
	Benefit int
	// Labels are additional names for filters.
	Labels []string
	// Generated names the operations that the pattern may create.
	Generated []string
	// NoRecursion excludes operations that the pattern itself has made or last changed
	// in the current iteration of the greedy driver: the pattern does not promise that
	// applying it to its own output ends (hasBoundedRewriteRecursion in MLIR).
	NoRecursion bool
	// BoundedRecursion promises that applying the pattern to its own output ends, so that the
	// dialect conversion may do it.
	BoundedRecursion bool
	// Isolated promises that, if the matched operation is in one that is isolated from above, the pattern
	// changes nothing outside of the innermost such operation and does not depend on IR that may change
	// there, and that several goroutines may call it concurrently. The drivers then rewrite such operations
	// in parallel.
	Isolated bool
	// CompactLocation means that the pattern needs the location of the operation only in compact form: the
	// Origin of the rewriter is set, and its Loc is nil. This saves memory, because a location lives as long
	// as its context.
	CompactLocation bool
	// VerifyNew means that the pattern may create invalid operations. The greedy driver then verifies the
	// operations that it created or changed, and calls no Go code of dialects while one is invalid.
	VerifyNew bool
	// Valid promises that the pattern, one of a Matcher, makes valid operations only. For the other patterns
	// of matchers VerifyNew is implied.
	Valid bool
	// Place is where the pattern is written, for reports.
	Place diag.Place

	// Initialize, if it is not nil, is called by each Freeze that keeps the pattern. An
	// error is one of the set.
	Initialize func(ctx *ir.Context) error

	// MatchAndRewrite rewrites op and returns true, or returns false and has
	// changed nothing. It is nil in the patterns of a Matcher.
	MatchAndRewrite func(op *ir.Operation, r *Rewriter) bool
}

// IsolatedPattern returns a pattern of benefit 1 for the operations with a name that is Isolated and
// has the CompactLocation.
func IsolatedPattern(name, root string, f func(op *ir.Operation, r *Rewriter) bool) *Pattern {
	return &Pattern{Name: name, Root: root, Benefit: 1, Isolated: true, CompactLocation: true, MatchAndRewrite: f}
}

// check returns the first error in the declaration of a pattern in Go.
func (p *Pattern) check(ctx *ir.Context) error {
	kinds := 0
	for _, set := range []bool{p.Root != "", p.Trait != "", p.Interface != "", p.AnyOp} {
		if set {
			kinds++
		}
	}
	switch {
	case p.MatchAndRewrite == nil:
		return errors.New("MatchAndRewrite is nil")
	case kinds == 0:
		return errors.New("none of Root, Trait, Interface and AnyOp is set")
	case kinds > 1:
		return errors.New("more than one of Root, Trait, Interface and AnyOp is set")
	case p.Benefit < ImpossibleToMatch || p.Benefit > MaxBenefit:
		return fmt.Errorf("the benefit %d is not between 0 and %d", p.Benefit, MaxBenefit)
	case p.Root != "":
		return checkRoot(ctx, p.Root)
	}
	return nil
}

// checkRoot returns an error if the dialect of an operation is known and does not have it.
func checkRoot(ctx *ir.Context, name string) error {
	namespace, _, ok := strings.Cut(name, ".")
	if !ok {
		namespace = "builtin"
	}
	d := ctx.Dialect(namespace)
	if d == nil || d.AllowUnknownOps || ctx.LookupOp(name) != nil {
		return nil
	}
	return fmt.Errorf("the root '%s' is no operation of the dialect '%s'%s", name, namespace, suggest.DidYouMean(name, ctx.OpNames()))
}

// matches reports whether the pattern applies to operations of def by its root.
func (p *Pattern) matches(def *ir.OpDef) bool {
	switch {
	case p.Root != "":
		return p.Root == def.Name
	case p.Trait != "":
		return def.HasTrait(p.Trait)
	case p.Interface != "":
		return slices.ContainsFunc(def.Interfaces, func(i ir.InterfaceImpl) bool {
			return action.ShortName(i.Name) == action.ShortName(p.Interface)
		})
	}
	return p.AnyOp
}

// MayMatch reports whether one of the patterns applies to operations of def by its root.
func MayMatch(patterns []*Pattern, def *ir.OpDef) bool {
	return slices.ContainsFunc(patterns, func(p *Pattern) bool { return p.matches(def) })
}

// describe returns the name of pattern i of a set in an error.
func (p *Pattern) describe(i int) string {
	if p.Name != "" {
		return "pattern '" + p.Name + "'"
	}
	return fmt.Sprintf("pattern %d", i+1)
}

// Label returns the name of the pattern in messages.
func (p *Pattern) Label() string {
	switch {
	case p.Name != "":
		return p.Name
	case p.Root != "":
		return "a pattern for '" + p.Root + "'"
	}
	return "a pattern without a name"
}

// placeOr returns where the pattern is written, or else the given place.
func (p *Pattern) placeOr(at diag.Place) diag.Place {
	if p.Place.IsValid() {
		return p.Place
	}
	return at
}

// A Matcher holds declarative patterns and finds all their matches at once. It is immutable; its states hold
// everything that changes during a match.
type Matcher interface {
	// Patterns returns the patterns; their MatchAndRewrite is nil.
	Patterns() []*Pattern
	// MayMatch reports whether operations of def can be roots of matches.
	MayMatch(def *ir.OpDef) bool
	// NewState returns the scratch memory of one Applicator.
	NewState() MatcherState
}

// A MatcherState is the scratch memory of a Matcher for one Applicator.
type MatcherState interface {
	// Match appends the matches that have op as their root, in the order of the
	// matcher, which the Applicator then sorts by benefit, stably.
	Match(op *ir.Operation, r *Rewriter, to []Match) []Match
	// Rewrite applies a match of the last call of Match. It sets the location of r if
	// functions use that.
	Rewrite(m Match, r *Rewriter) bool
	// Steps returns how many steps of matching have been made, for statistics.
	Steps() int
}

// An Explainer is a MatcherState that can explain why patterns do not match.
type Explainer interface {
	// Explain calls say for each pattern that could have op as its root but does not
	// match, with the reason.
	Explain(op *ir.Operation, r *Rewriter, say func(p *Pattern, why Mismatch))
}

// A Match is one match of a pattern of a Matcher.
type Match struct {
	Pattern *Pattern
	Data    int // for the MatcherState
	benefit int
	state   MatcherState
	missed  bool // the pattern does not match; see [attempts]
}
