package randomops

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// A Result is a case with the answers of mica and the reference.
type Result struct {
	Case
	Want Answer
	Got  string // mica's first error, or its text
	// Problem is the kind of disagreement about the custom form.
	Problem string
	Agree,
	Explained bool
}

// A Table counts results by dialect.
type Table map[string]*Row

// A Row holds the counts for a dialect.
type Row struct {
	Ops, Cases, Crashes int
	Accepted            int // cases that the reference accepts
	ValidOps            int // operations with at least one accepted case
	Verdicts            int // cases with different verdicts
	Texts               int // cases with different errors
}

// Agree returns the number of cases on which both agree.
func (r *Row) Agree() int { return r.Cases - r.Crashes - r.Verdicts - r.Texts }

// Known returns the number of cases for which the reference has an answer.
func (r *Row) Known() int { return r.Cases - r.Crashes }

func dialectOf(op string) string {
	d, _, _ := strings.Cut(op, ".")
	return d
}

// Tabulate counts results.
func Tabulate(rs []Result) Table {
	t := Table{}
	valid, ops := map[string]bool{}, map[string]bool{}
	for i := range rs {
		r := &rs[i]
		row := t[dialectOf(r.Op)]
		if row == nil {
			row = &Row{}
			t[dialectOf(r.Op)] = row
		}
		row.Cases++
		if !ops[r.Op] {
			ops[r.Op] = true
			row.Ops++
		}
		if r.Want.Crash {
			row.Crashes++
			continue
		}
		if r.Want.Message == "" {
			row.Accepted++
			if !valid[r.Op] {
				valid[r.Op] = true
				row.ValidOps++
			}
		}
		switch {
		case r.Agree:
		case r.Problem == "parse":
			row.Verdicts++
		case r.Problem != "":
			row.Texts++
		case (r.Want.Message == "") != (r.Got == ""):
			row.Verdicts++
		default:
			row.Texts++
		}
	}
	return t
}

// Total sums all rows.
func (t Table) Total() Row {
	var s Row
	for _, r := range t {
		s.Ops += r.Ops
		s.Cases += r.Cases
		s.Crashes += r.Crashes
		s.Accepted += r.Accepted
		s.ValidOps += r.ValidOps
		s.Verdicts += r.Verdicts
		s.Texts += r.Texts
	}
	return s
}

// String writes a line for each dialect and the total.
func (t Table) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%-14s %5s %6s %6s %9s %9s %8s %6s %8s\n", "dialect", "ops", "cases", "crash", "accepted", "validops", "verdict", "text", "agree")
	line := func(name string, r *Row) {
		known := max(r.Known(), 1)
		fmt.Fprintf(&b, "%-14s %5d %6d %6d %8.1f%% %9d %8d %6d %7.2f%%\n", name, r.Ops, r.Cases, r.Crashes, 100*float64(r.Accepted)/float64(known),
			r.ValidOps, r.Verdicts, r.Texts, 100*float64(r.Agree())/float64(known))
	}
	for _, name := range slices.Sorted(maps.Keys(t)) {
		line(name, t[name])
	}
	total := t.Total()
	line("total", &total)
	return b.String()
}

// Show writes the disagreements by operation, those with most of them first, with
// at most perOp cases each.
func Show(w io.Writer, rs []Result, perOp, limit int) {
	byOp := map[string][]*Result{}
	for i := range rs {
		if r := &rs[i]; !r.Agree && !r.Want.Crash && !r.Explained {
			byOp[r.Op] = append(byOp[r.Op], r)
		}
	}
	ops := slices.Collect(maps.Keys(byOp))
	slices.SortFunc(ops, func(a, b string) int {
		if n := len(byOp[b]) - len(byOp[a]); n != 0 {
			return n
		}
		return strings.Compare(a, b)
	})
	for _, op := range ops {
		fmt.Fprintf(w, "=== %s: %d disagree\n", op, len(byOp[op]))
		shown := map[string]bool{}
		n := 0
		for _, r := range byOp[op] {
			key := r.Problem + "|" + r.Want.Message + "|" + r.Got
			if shown[key] || n == perOp {
				continue
			}
			shown[key] = true
			n++
			if r.Problem != "" {
				fmt.Fprintf(w, "%s:\n%s---- want\n%s---- got\n%s\n--\n", r.Problem, r.Text, r.Want.Text, r.Got)
				continue
			}
			fmt.Fprintf(w, "%swant %q\ngot  %q\n--\n", r.Text, r.Want.Message, r.Got)
		}
		if limit--; limit == 0 {
			fmt.Fprintf(w, "... and %d operations more\n", len(ops))
			return
		}
	}
}
