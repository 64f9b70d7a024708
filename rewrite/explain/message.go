package explain

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Diagnostic returns the finding as a remark at the operation. Its notes have the condition in the rule, and the
// operation where it was asked.
func (f *Finding) Diagnostic() *diag.Diagnostic {
	d := &diag.Diagnostic{Severity: diag.Remark, Place: f.place(), Message: f.message(), Bare: true}
	if f.Rule != nil {
		d.Rule = f.Rule.Name
	}
	if f.Outcome == Mismatched {
		f.mismatchNotes(d)
	}
	if f.By != nil && f.By.Place.IsValid() {
		d.Notef(f.By.Place, "'%s' is here", f.By.Label())
	}
	if f.Outcome == RolledBack && f.Attempt != nil {
		for _, l := range f.Attempt.Made {
			if !l.legal {
				l.notes(d, 0)
			}
		}
	}
	if f.Text != "" {
		note(d, "the driver looked at: "+f.Text)
	}
	if f.Later != "" {
		note(d, "later the operation was "+f.Later)
	}
	return d
}

// note adds a note without a place.
func note(d *diag.Diagnostic, text string) {
	d.Notes = append(d.Notes, &diag.Diagnostic{Severity: diag.Note, Bare: true, Message: text})
}

// place returns where an operation is.
func (s *Site) place() diag.Place {
	if s.At == nil {
		return diag.Place{}
	}
	return s.At.Place()
}

// label returns the name of the rule in messages.
func (f *Finding) label() string {
	if f.Rule == nil {
		return "the rule"
	}
	return "'" + f.Rule.Label() + "'"
}

// message returns the text of the finding.
func (f *Finding) message() string {
	text := ""
	switch f.Outcome {
	case Applied:
		text = f.label() + " was applied to '" + f.Op + "'"
	case RolledBack:
		text = f.label() + " was applied to '" + f.Op + "', but the conversion undid it: " + f.Reason
	case Taken:
		text = fmt.Sprintf("%s was not tried on '%s', because '%s' (benefit %d) was applied first", f.label(), f.Op, f.By.Label(), f.By.Benefit)
		if f.Rule != nil {
			text += fmt.Sprintf("; %s has benefit %d", f.label(), f.Rule.Benefit)
		}
	case Mismatched:
		return f.label() + " does not match '" + f.Op + "'" + f.in() + ": " + f.reason()
	case Skipped:
		text = f.label() + " was not tried on '" + f.Op + "': " + f.Reason
	case Folded:
		text = f.label() + " was not tried, because the dialect folds '" + f.Op + "' first"
	case Dead:
		text = f.label() + " was not tried, because '" + f.Op + "' has no uses and no effects: it was erased"
	case Gone:
		return f.label() + " was not tried: '" + f.Op + "' was " + f.Reason + " before"
	case Unvisited:
		text = f.label() + " was not tried on '" + f.Op + "': " + f.Reason
	case OtherRoot:
		return fmt.Sprintf("%s is for %s; this is '%s'", f.label(), rootOf(f), f.Op)
	}
	return text + f.in()
}

// in names the pass.
func (f *Finding) in() string {
	if f.Pass == "" {
		return ""
	}
	return " in pass " + f.Pass
}

// reason returns why the rule does not match.
func (f *Finding) reason() string {
	return whyNot(f.Rule, &f.Mismatch)
}

// whyNot returns why a pattern does not match, as far as it says so.
func whyNot(p *rewrite.Pattern, m *rewrite.Mismatch) string {
	switch {
	case m.Reason != "":
		return m.String()
	case p != nil && p.MatchAndRewrite == nil:
		return "the rule was compiled to Go without explanations"
	}
	return "the pattern is written in Go and does not say why"
}

// rootOf describes the operations that a rule is for.
func rootOf(f *Finding) string {
	switch p := f.Rule; {
	case p == nil:
		return "other operations"
	case p.Root != "":
		return "'" + p.Root + "'"
	case p.Trait != "":
		return "operations with the trait '" + p.Trait + "'"
	}
	return "operations with the interface '" + f.Rule.Interface + "'"
}

// mismatchNotes adds where the condition is in the rule, and which operation it is about.
func (f *Finding) mismatchNotes(d *diag.Diagnostic) {
	held := ""
	if n := f.Mismatch.Conditions; n > 0 {
		held = fmt.Sprintf(" (%d of %d hold)", f.Mismatch.Holds, n)
	}
	switch at := placeOf(f.Mismatch.Rule); {
	case at.IsValid():
		d.Notef(at, "the condition is here%s", held)
	case f.Rule != nil && f.Rule.Place.IsValid():
		d.Notef(f.Rule.Place, "the rule is here%s", held)
	}
	if at := f.Where.place(); at.IsValid() && !at.Same(d.Place) {
		d.Notef(at, "the condition is about '%s'", f.Where.Op)
	}
}

func placeOf(l *ir.Location) diag.Place {
	if l == nil {
		return diag.Place{}
	}
	return l.Place()
}

// Diagnostic returns the legalization as a remark at the operation, with a note for each pattern that was tried.
func (l *Legalization) Diagnostic() *diag.Diagnostic {
	text := "'" + l.Op + "' could not be made legal"
	if l.Pass != "" {
		text += " in pass " + l.Pass
	}
	d := &diag.Diagnostic{Severity: diag.Remark, Place: l.place(), Message: text + ": " + l.Why, Bare: true}
	l.attemptNotes(d, 0)
	if l.Text != "" {
		note(d, "the conversion looked at: "+l.Text)
	}
	return d
}

// The bounds of the notes on a legalization.
const (
	maxDepth = 16
	maxNotes = 100
)

// notes adds an operation that a pattern made.
func (l *Legalization) notes(d *diag.Diagnostic, depth int) {
	text := "it made '" + l.Op + "', which is not legal: " + l.Why
	if l.Text != "" {
		text = "it made " + l.Text + ", which is not legal: " + l.Why
	}
	addNote(d, depth, diag.Place{}, text)
	l.attemptNotes(d, depth+1)
}

// attemptNotes adds the attempts on an operation.
func (l *Legalization) attemptNotes(d *diag.Diagnostic, depth int) {
	if len(l.Attempts) == 0 {
		addNote(d, depth, diag.Place{}, "no pattern is for '"+l.Op+"'")
	}
	for _, a := range l.Attempts {
		text := "'" + a.Pattern.Label() + "' "
		switch {
		case a.Skipped != "":
			text += "is not tried: " + a.Skipped
		case a.Undone != "":
			text += "was applied and undone: " + a.Undone
		case a.Applied:
			text += "was applied"
		default:
			text += "does not match: " + whyNot(a.Pattern, &a.Mismatch)
			if n := a.Mismatch.Conditions; n > 0 {
				text += fmt.Sprintf(" (%d of %d conditions hold)", a.Mismatch.Holds, n)
			}
		}
		addNote(d, depth, a.place(), text)
		if depth < maxDepth {
			for _, made := range a.Made {
				if !made.legal {
					made.notes(d, depth+1)
				}
			}
		}
	}
}

// place returns where the condition of the attempt is in the rule, or else the rule.
func (a *Attempt) place() diag.Place {
	if at := placeOf(a.Mismatch.Rule); at.IsValid() {
		return at
	}
	return a.Pattern.Place
}

// addNote adds an indented note, if there are not too many.
func addNote(d *diag.Diagnostic, depth int, at diag.Place, text string) {
	switch n := len(d.Notes); {
	case n == maxNotes:
		text, at = "more was tried", diag.Place{}
	case n > maxNotes:
		return
	}
	d.Notes = append(d.Notes, &diag.Diagnostic{Severity: diag.Note, Place: at, Bare: true, Message: strings.Repeat("  ", depth) + text})
}
