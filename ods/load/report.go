package load

import (
	"fmt"
	"io"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
)

// A Report describes which C++ of the definitions is interpreted and which is not.
type Report struct {
	// Interpreted conditions need nothing but the language and MLIR's own
	// classes; Native ones call functions that a dialect registered in Go.
	Interpreted, Native int
	// Unknown lists the code that can be neither evaluated nor found as a native.
	Unknown []Unknown
	// Misfits are the definitions for which natives were left out.
	Misfits []Misfit
	// Refused are the functions of C++ source files that were needed and cannot be run.
	Refused []cppapi.Refusal
	// Unread are the definitions in C++ source files that are not understood.
	Unread []Unread
	// Dialects are in the order of their names.
	Dialects []*DialectReport
}

// An Unread is a definition of a C++ source file that is not understood, so that nothing
// can call it.
type Unread struct {
	File string
	cxx.Unread
}

// A Kind classifies an Unknown.
type Kind uint8

// The kinds of unknown code.
const (
	Predicate    Kind = iota
	DefaultValue      // of an attribute, a property or a parameter
	BuilderCall       // of a type that the textual form could omit
	Parameter         // a parameter of a type or an attribute
	CustomFormat      // the text of a type or an attribute
)

var kinds = [...]struct{ name, fails string }{
	Predicate:    {"predicate", "the predicate cannot be evaluated"},
	DefaultValue: {"default value", "the default value cannot be evaluated"},
	BuilderCall:  {"builder call", "the builder call cannot be evaluated"},
	Parameter:    {"type", "the parameter cannot be parsed or printed"},
	CustomFormat: {"format", "it cannot be parsed or printed"},
}

// String returns the name of the kind, such as "predicate".
func (k Kind) String() string { return kinds[k].name }

// isExpression reports whether the Unknown is counted among the expressions.
func (k Kind) isExpression() bool { return k <= BuilderCall }

// An Unknown is an expression that cannot be evaluated in full, or a part of
// the text of a type or an attribute that is C++.
type Unknown struct {
	Kind   Kind
	Place  diag.Place // of the definition
	What   string     // the definition
	Text   string     // the expression, shortened if it is very long; may be ""
	Reason string
	Name   string // the name that is not known, "" if that is not the reason
	Syntax bool   // it is not an expression at all
}

// A Misfit is a definition that differs from the one that natives were written for.
type Misfit struct {
	Place  diag.Place // of the definition
	What   string     // the definition
	Reason string     // how it differs
	Partly bool       // only the hooks are left out whose prerequisites the definition lacks
}

// text names the part that is left out, and the reason.
func (m *Misfit) text() string {
	if m.Partly {
		return fmt.Sprintf("%s: %s if it needs what is different: %s", m.What, leftOut, m.Reason)
	}
	return fmt.Sprintf("%s: %s: %s", m.What, leftOut, m.Reason)
}

const leftOut = "what is written for it in Go is left out"

// A DialectReport is the part of a Report about one dialect.
type DialectReport struct {
	Name  string
	Place diag.Place // of the definition
	Ops   []OpReport
	// Known marks dialects with Go code in mica itself. Their gaps are not warnings.
	Known bool
	// Unverified are the checks of the dialect that are written in C++ and that
	// nothing in Go replaces: "type 'X'", "attributes of operations".
	Unverified []string
	// Unimplemented are the other hooks of types and attributes that nothing
	// implements: "alias of 'X'".
	Unimplemented []string
	// Helpers are the functions of types and attributes that cannot be run, beside the hooks.
	Helpers []string
}

// An OpReport lists the missing parts of an operation.
type OpReport struct {
	Name  string
	Place diag.Place
	// Missing are the native pieces without which the operation cannot be parsed, printed or checked as
	// its definition requires: "custom assembly format", "directive custom<X>", "constraint of operand
	// 'x'".
	Missing []string
	// Unverified are the further checks that are written in C++ and that nothing in
	// Go replaces: "verifier", "region verifier", "trait X".
	Unverified []string
	// Unimplemented are the hooks that the definition leaves to C++ and that nothing
	// in Go implements, beside those above: "folder", "names of results".
	Unimplemented []string
	// Helpers are the functions with a body in the definition that cannot be run and are not hooks. They
	// cause no warnings, because nothing may ever call them.
	Helpers []string
	// Unused are the natives of the operation that its definition does not leave to
	// C++: "verifier", "syntax".
	Unused []string
}

// UncheckedConstraints returns the pieces without which the operation's constraints and
// predicates cannot be checked.
func (o *OpReport) UncheckedConstraints() []string {
	var list []string
	for _, m := range o.Missing {
		if strings.HasPrefix(m, "constraint of") || strings.HasPrefix(m, "predicate:") {
			list = append(list, m)
		}
	}
	return list
}

// Live reports whether the whole definition of the operation is implemented: it needs no C++ that is
// neither in the definition nor replaced by Go.
func (o *OpReport) Live() bool {
	return len(o.Missing) == 0 && len(o.Unverified) == 0 && len(o.Unimplemented) == 0 && len(o.Helpers) == 0
}

func (r *Report) add(w where, text string, p *cxx.Program, native bool) {
	switch {
	case !p.Complete():
		r.unknown(w, text, p.Problems[0].Message, false)
		r.Unknown[len(r.Unknown)-1].Name = p.Problems[0].Name
	case native:
		r.Native++
	default:
		r.Interpreted++
	}
}

func (r *Report) syntaxError(w where, text string, err error) {
	r.unknown(w, text, err.Error(), true)
}

// failed notes an expression that is understood, and whose evaluation fails.
func (r *Report) failed(w where, text string, err error) {
	r.unknown(w, text, err.Error(), false)
}

func (r *Report) unknown(w where, text, reason string, syntax bool) {
	r.Unknown = append(r.Unknown, Unknown{Kind: w.kind, Place: w.place(), What: w.what, Text: oneLine(text), Reason: reason, Syntax: syntax})
}

// A WarningLevel determines how much of a report is shown as warnings.
type WarningLevel uint8

// The levels of warnings: a few lines, each finding at its definition, or nothing.
const (
	WarnSummary WarningLevel = iota
	WarnAll
	WarnNothing
)

// Warnings returns the gaps as warnings. A summary counts expressions that cannot be evaluated, once for
// each unknown name, and the checks that are not run, once for each dialect; expressions that are not
// C++ at all are always shown.
func (r *Report) Warnings(level WarningLevel) diag.List {
	switch level {
	case WarnNothing:
		return nil
	case WarnAll:
		return append(append(r.findings(r.Unknown), r.refused()...), r.unmade()...)
	}
	var wrong, unknown []Unknown
	for _, u := range r.Unknown {
		if u.Syntax {
			wrong = append(wrong, u)
		} else {
			unknown = append(unknown, u)
		}
	}
	if len(unknown) <= maxFindings {
		wrong, unknown = r.Unknown, nil
	}
	l := r.findings(wrong)
	if len(unknown) > 0 {
		d := l.Warningf(unknown[0].Place, "%d parts of definitions cannot be evaluated; this is the first", len(unknown))
		if names := unknownNames(unknown); names != "" {
			d.Notef(unknown[0].Place, "not known: %s", names)
		}
	}
	if list := r.refused(); len(list) > maxFindings {
		l.Warningf(list[0].Place, "%d functions in C++ cannot be run; this is the first: %s", len(list), list[0].Message)
	} else {
		l = append(l, list...)
	}
	for _, d := range r.Dialects {
		if d.Known {
			continue
		}
		if w := d.summary(); w != nil {
			l.Add(w)
		}
	}
	return l
}

// summary counts the hooks of a dialect that are not run, in a warning at the first operation that lacks
// something or, if only the dialect itself does, at its definition. It returns nil if all is run.
func (d *DialectReport) summary() *diag.Diagnostic {
	unverified, unimplemented := len(d.Unverified), len(d.Unimplemented)
	place, which := d.Place, ""
	for i := range d.Ops {
		o := &d.Ops[i]
		if which == "" && len(o.Unverified)+len(o.Unimplemented) > 0 {
			place, which = o.Place, "; this is the first"
		}
		unverified += len(o.Unverified)
		unimplemented += len(o.Unimplemented)
	}
	if unverified+unimplemented == 0 {
		return nil
	}
	var left []string
	if unverified > 0 {
		left = append(left, numbered(unverified, "check, which is not made", "checks, which are not made"))
	}
	if unimplemented > 0 {
		hook := "hook, which does nothing"
		hooks := "hooks, which do nothing"
		if unverified > 0 {
			hook, hooks = "other "+hook, "other "+hooks
		}
		left = append(left, numbered(unimplemented, hook, hooks))
	}
	return diag.Warningf(place, "dialect '%s' leaves to C++ %s%s", d.Name, strings.Join(left, ", and "), which)
}

// numbered returns a number with the word for one thing or for several.
func numbered(n int, one, several string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + several
}

// maxFindings is how many findings a summary shows instead of their number.
const maxFindings = 3

// maxNames bounds how many unknown names a summary lists.
const maxNames = 8

func unknownNames(us []Unknown) string {
	var names []string
	for _, u := range us {
		if name := "'" + u.Name + "'"; u.Name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if n := len(names) - maxNames; n > 0 {
		names = append(names[:maxNames], fmt.Sprintf("and %d others", n))
	}
	return strings.Join(names, ", ")
}

// refused returns the functions in C++ that cannot be run, as warnings at their unknown parts.
func (r *Report) refused() diag.List {
	var l diag.List
	for _, f := range r.Refused {
		l.Warningf(diag.Place{Name: f.File, Line: f.Line, Col: f.Col}, "'%s' cannot be run: %s", f.Name, f.Reason)
	}
	return l
}

// unmade returns the checks and the other hooks that nothing implements.
func (r *Report) unmade() diag.List {
	var l diag.List
	for _, d := range r.Dialects {
		if d.Known {
			continue
		}
		if len(d.Unverified) > 0 {
			l.Warningf(d.Place, "dialect '%s': not checked, because it is written in C++: %s", d.Name, strings.Join(d.Unverified, ", "))
		}
		if len(d.Unimplemented) > 0 {
			l.Warningf(d.Place, "dialect '%s': not implemented, because it is written in C++: %s", d.Name, strings.Join(d.Unimplemented, ", "))
		}
		for i := range d.Ops {
			o := &d.Ops[i]
			if len(o.Unverified) > 0 {
				l.Warningf(o.Place, "%s: not checked, because it is written in C++: %s", o.Name, strings.Join(o.Unverified, ", "))
			}
			if len(o.Unimplemented) > 0 {
				l.Warningf(o.Place, "%s: not implemented, because it is written in C++: %s", o.Name, strings.Join(o.Unimplemented, ", "))
			}
		}
	}
	return l
}

// findings returns unknown code and misfits as warnings at the definitions.
func (r *Report) findings(us []Unknown) diag.List {
	var l diag.List
	for _, u := range us {
		d := l.Warningf(u.Place, "%s: %s: %s", u.What, kinds[u.Kind].fails, u.Reason)
		if u.Text != "" {
			d.Notef(u.Place, "the %s is: %s", u.Kind, u.Text)
		}
	}
	for _, m := range r.Misfits {
		l.Warningf(m.Place, "%s", m.text())
	}
	return l
}

// Summary returns the counts in a line.
func (r *Report) Summary() string {
	unknown := 0
	for _, u := range r.Unknown {
		if u.Kind.isExpression() {
			unknown++
		}
	}
	return fmt.Sprintf("predicates: %d interpreted, %d native, %d unknown", r.Interpreted, r.Native, unknown)
}

// line writes the missing parts of one kind.
func (o *OpReport) line(b *strings.Builder, kind string, what []string) {
	if len(what) == 0 {
		return
	}
	sort.Strings(what)
	name, line, col := o.Place.Resolve()
	fmt.Fprintf(b, "  %s (%s:%d:%d): %s: %s\n", o.Name, name, line, col, kind, strings.Join(what, ", "))
}

// Write writes the report as text: a line for each dialect, then the missing parts.
func (r *Report) Write(w io.Writer) error {
	var b strings.Builder
	b.WriteString(r.Summary())
	b.WriteByte('\n')
	for _, d := range r.Dialects {
		live, unverified := 0, 0
		for i := range d.Ops {
			if d.Ops[i].Live() {
				live++
			}
			if len(d.Ops[i].Unverified) > 0 {
				unverified++
			}
		}
		fmt.Fprintf(&b, "dialect %s: %d of %d ops fully live, %d with checks in C++ that are not made\n", d.Name, live, len(d.Ops), unverified)
		if len(d.Unverified) > 0 {
			fmt.Fprintf(&b, "  dialect %s: not checked: %s\n", d.Name, strings.Join(d.Unverified, ", "))
		}
		if len(d.Unimplemented) > 0 {
			fmt.Fprintf(&b, "  dialect %s: not implemented: %s\n", d.Name, strings.Join(d.Unimplemented, ", "))
		}
		if len(d.Helpers) > 0 {
			fmt.Fprintf(&b, "  dialect %s: cannot be run: %s\n", d.Name, strings.Join(d.Helpers, ", "))
		}
		for i := range d.Ops {
			o := &d.Ops[i]
			o.line(&b, "needs", o.Missing)
			o.line(&b, "not checked", o.Unverified)
			o.line(&b, "not implemented", o.Unimplemented)
			o.line(&b, "cannot be run", o.Helpers)
		}
	}
	for _, m := range r.Misfits {
		name, line, col := m.Place.Resolve()
		fmt.Fprintf(&b, "misfit: %s:%d:%d: %s: %s\n", name, line, col, m.What, m.Reason)
	}
	for _, f := range r.Refused {
		fmt.Fprintf(&b, "not run: %s:%d:%d: %s: %s\n", f.File, f.Line, f.Col, f.Name, f.Reason)
	}
	for _, u := range r.Unread {
		fmt.Fprintf(&b, "not read: %s:%d:%d: %s\n", u.File, u.Line, u.Col, oneLine(u.Text))
	}
	for _, u := range r.Unknown {
		name, line, col := u.Place.Resolve()
		fmt.Fprintf(&b, "unknown: %s:%d:%d: %s: %s", name, line, col, u.What, u.Reason)
		if u.Text != "" {
			b.WriteString(": " + u.Text)
		}
		b.WriteByte('\n')
	}
	_, err := io.WriteString(w, b.String())
	return err
}
