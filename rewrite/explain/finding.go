package explain

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// An Outcome is how far a rule came at an operation.
type Outcome uint8

// The outcomes, from the nearest to a match to the farthest.
const (
	Applied    Outcome = iota // the rule was applied
	RolledBack                // it was applied, and the conversion undid it: what it made is not legal
	Taken                     // it was not tried, because By was applied first
	Mismatched                // a condition does not hold
	Skipped                   // the driver did not try it; Reason says why
	Folded                    // the fold of the dialect came first
	Dead                      // nothing used the operation, so that it was erased
	Gone                      // the operation was gone before a driver with the rule looked at it
	Unvisited                 // no driver with the rule looked at the operation
	OtherRoot                 // the rule is for other operations
)

// A Site is an operation as it was at some time.
type Site struct {
	Op   string // its name
	At   *ir.Location
	Text string // "" unless it was printed
}

// A Finding says how far the rule came at an operation.
type Finding struct {
	Outcome
	Rule *rewrite.Pattern // nil if the drivers had none of that name
	Site
	Pass string // in which it happened, or ""
	// Mismatch has the condition that does not hold, and Where the operation at which it was asked. Its Op is nil:
	// the operation may be gone.
	Mismatch rewrite.Mismatch
	Where    Site
	// By is the rule that was applied instead, or that erased the operation.
	By *rewrite.Pattern
	// Reason says why the rule was skipped or undone, how the operation went away, or why nothing looked at it.
	Reason string
	// Attempt is that of a conversion that was undone.
	Attempt *Attempt
	// Later says what happened to the operation after all, "" if it is still there.
	Later string
}

// progress returns which part of the conditions holds, -1 if that is not known.
func (f *Finding) progress() float64 {
	if f.Mismatch.Conditions == 0 {
		return -1
	}
	return float64(f.Mismatch.Holds) / float64(f.Mismatch.Conditions)
}

// nearer reports whether a finding is at least as near to a match as another one, which may be nil.
func (f *Finding) nearer(g *Finding) bool {
	switch {
	case g == nil || f.Outcome < g.Outcome:
		return true
	case f.Outcome > g.Outcome:
		return false
	}
	return f.progress() >= g.progress()
}

// A Legalization is what a conversion did to make an operation legal.
type Legalization struct {
	Site
	Pass string
	// Why says why the operation is not legal.
	Why      string
	Attempts []*Attempt
	// Failed means that the conversion failed because of the operation.
	Failed bool
	legal  bool
}

// An Attempt is one to apply a pattern.
type Attempt struct {
	Pattern  *rewrite.Pattern
	Mismatch rewrite.Mismatch // if it was not applied
	Where    Site             // of the mismatch
	Applied  bool
	// Undone says why the conversion undid the pattern, "" if it did not.
	Undone string
	// Skipped says why the pattern was not tried, "" if it was.
	Skipped string
	// Made are the operations that the pattern made or changed and that are not legal by themselves.
	Made []*Legalization
}
