package verify

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
)

// A Verdict is the result of checking a rule.
type Verdict uint8

// The verdicts.
const (
	NoCounterexample Verdict = iota // among the compared cases
	Refuted                         // it changes the behavior of a program
	ValidFrom                       // it is refuted at small widths only
	Undecided                       // the time ended, or results were calculated that others are permitted to differ from
	NotChecked                      // there is no meaning, or no instance
)

func (v Verdict) String() string {
	return [...]string{"no counterexample", "refuted", "valid from some width on", "not decided", "not checked"}[v]
}

// A Result is the verdict on one rule.
type Result struct {
	Name    string
	Place   diag.Place
	Verdict Verdict
	// From is the smallest integer width without a counterexample, for ValidFrom.
	From int
	// Reason is why a rule was not decided or not checked.
	Reason string
	// Scope names the widths that were compared, and whether all inputs were.
	Scope string
	// Instances is how many programs were compared, and Evaluations how often functions were called.
	Instances, Evaluations int64
	// Counterexample is the first one, at the smallest types; nil without one.
	Counterexample *Counterexample
}

// A Counterexample is a program that a rule changes wrongly.
type Counterexample struct {
	Why           string   // describes the error
	Args          []string // of the function
	Before, After string   // the function as text
	// Results are the outcomes of the function before and after. They are empty if it is not valid
	// afterwards.
	Results [2]string
	// IndexWidth is the width of indices in the comparison, if there are any.
	IndexWidth int
}

// String returns the verdict as a line without the name of the rule.
func (r *Result) String() string {
	switch r.Verdict {
	case Refuted:
		return "refuted: " + r.Counterexample.Summary()
	case ValidFrom:
		return fmt.Sprintf("refuted below width %d, no counterexample from there on: %s", r.From, r.Counterexample.Summary())
	case NoCounterexample:
		return "no counterexample at " + r.Scope
	}
	return r.Verdict.String() + ": " + r.Reason
}

// Summary describes the error and the arguments that expose it in one line.
func (c *Counterexample) Summary() string {
	if c.Results[0] == "" {
		return c.Why
	}
	text := c.Why
	if len(c.Args) > 0 {
		text += " for (" + strings.Join(c.Args, ", ") + ")"
	}
	if c.IndexWidth != 0 {
		text += fmt.Sprintf(" with an index of %d bits", c.IndexWidth)
	}
	return text + ": before: " + c.Results[0] + ", after: " + c.Results[1]
}

// Diagnostic returns the error of a rule that is refuted, with both programs.
func (r *Result) Diagnostic() *diag.Diagnostic {
	d := diag.Errorf(r.Place, "rule '%s' is %s", r.Name, r.String())
	d.Rule = r.Name
	d.Notef(r.Place, "the program before:\n%s", r.Counterexample.Before)
	d.Notef(r.Place, "the program after:\n%s", r.Counterexample.After)
	return d
}

// A coverage counts comparisons.
type coverage struct {
	all, some map[int]bool   // widths of integers, compared completely or in part
	classes   map[class]bool // besides the widths
	refuted   map[int]bool   // widths
	elsewhere bool           // refuted for other types than integers
}

func newCoverage() coverage {
	return coverage{map[int]bool{}, map[int]bool{}, map[class]bool{}, map[int]bool{}, false}
}

// add records that an assignment was compared.
func (c *coverage) add(a *assignment, complete bool) {
	switch k := a.class(); k {
	case narrow, wide:
		if !complete {
			c.some[a.width()] = true
		} else if !c.all[a.width()] {
			c.all[a.width()] = true
		}
	default:
		c.classes[k] = true
	}
}

// from returns the width above all refuted ones, if instances were compared completely there.
func (c *coverage) from() (int, bool) {
	if c.elsewhere || len(c.refuted) == 0 {
		return 0, false
	}
	last := 0
	for w := range c.refuted {
		last = max(last, w)
	}
	next := 0
	for w := range c.all {
		if w > last && (next == 0 || w < next) {
			next = w
		}
	}
	return next, next > 0 && !c.some[next]
}

// String lists the widths and the kinds of types.
func (c *coverage) String() string {
	var parts []string
	all, some := []int{}, []int{}
	for w := range c.all {
		if !c.some[w] {
			all = append(all, w)
		}
	}
	for w := range c.some {
		some = append(some, w)
	}
	if len(all) > 0 {
		parts = append(parts, plural(all)+" "+spans(all)+" (all inputs)")
	}
	if len(some) > 0 {
		parts = append(parts, plural(some)+" "+spans(some)+" (a sample)")
	}
	for k, name := range map[class]string{indices: "index", vectors: "vectors", floats: "floats", others: "other types"} {
		if c.classes[k] {
			parts = append(parts, name+" (a sample)")
		}
	}
	slices.SortStableFunc(parts, func(a, b string) int { return int(rank(a)) - int(rank(b)) })
	return strings.Join(parts, ", ")
}

// rank orders the parts of a coverage.
func rank(part string) int {
	for i, prefix := range []string{"width", "index", "vectors", "floats", "other"} {
		if strings.HasPrefix(part, prefix) {
			return i
		}
	}
	return 0
}

func plural(list []int) string {
	if len(list) == 1 {
		return "width"
	}
	return "widths"
}

// spans lists numbers, such as "1 to 4, 8".
func spans(list []int) string {
	slices.Sort(list)
	var parts []string
	for i := 0; i < len(list); {
		k := i
		for k+1 < len(list) && list[k+1] == list[k]+1 {
			k++
		}
		switch {
		case k > i+1:
			parts = append(parts, fmt.Sprintf("%d to %d", list[i], list[k]))
		case k == i+1:
			parts = append(parts, strconv.Itoa(list[i]), strconv.Itoa(list[k]))
		default:
			parts = append(parts, strconv.Itoa(list[i]))
		}
		i = k + 1
	}
	return strings.Join(parts, ", ")
}
