package semantics

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A FunctionOutcome is the comparison of a function of two modules.
type FunctionOutcome struct {
	Name          string
	Before, After *ir.Operation // the functions; After is nil if the function is gone
	Outcome
}

// CompareModules compares the functions with bodies that two modules have in common, or two functions. A public
// function that the second module lacks is refuted.
func CompareModules(before, after *ir.Operation, c Comparison) []FunctionOutcome {
	if _, ok := ir.InterfaceOf[ir.CallableOpInterface](before); ok {
		c.Options.Opaque = true
		p, q := NewProgram(before, c.Options), NewProgram(after, c.Options)
		return []FunctionOutcome{{ir.SymbolName(before), before, after, Compare(p, before, q, after, c)}}
	}
	p, q := NewProgram(before, c.Options), NewProgram(after, c.Options)
	var list []FunctionOutcome
	for f := range before.Region(0).Ops() {
		name := ir.SymbolName(f)
		if p.Function(name) != f || f.NumRegions() == 0 || f.Region(0).Empty() {
			continue
		}
		g := q.Function(name)
		switch {
		case g == nil && ir.SymbolVisibility(f) != ir.Public:
			continue // it has no callers any more
		case g == nil:
			list = append(list, FunctionOutcome{name, f, nil, Outcome{Verdict: Refuted, Reason: "the function is gone"}})
		case g.NumRegions() == 0 || g.Region(0).Empty():
			list = append(list, FunctionOutcome{name, f, g, Outcome{Verdict: Refuted, Reason: "the body of the function is gone"}})
		default:
			list = append(list, FunctionOutcome{name, f, g, Compare(p, f, q, g, c)})
		}
	}
	return list
}

// Report returns the error for a function that must not be replaced, with the counterexample.
func (f *FunctionOutcome) Report(message string) diag.List {
	var list diag.List
	if f.Outcome.Before == "" {
		f.Before.EmitError(&list, "%s", f.Reason)
		return list
	}
	d := f.Before.EmitError(&list, "%s: %s for (%s): before: %s, after: %s", message, f.Reason, strings.Join(f.Args, ", "), f.Outcome.Before, f.Outcome.After)
	if at := f.After.Location().Place(); !at.Same(f.Before.Location().Place()) {
		d.Notef(at, "this is what it has become")
	}
	return list
}

// Covered describes how many combinations of arguments a comparison has tried, and for how many of them the first
// function's behavior is defined.
func (o *Outcome) Covered() string {
	text := fmt.Sprintf("%d combinations of arguments", o.Tried)
	if o.All {
		text = "all " + text
	}
	if o.Defined < o.Tried {
		text += fmt.Sprintf(", for %d of which its behavior is defined", o.Defined)
	}
	return text
}
