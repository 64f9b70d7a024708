package load

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// A waiting is a function that cannot be run, and the number of operations that lack something because of it.
type waiting struct {
	line string
	ops  int
}

// WriteCxx writes the functions in C++ that cannot be run, one a line: how many operations wait for the
// construct or the name that it uses, its place, its name and the reason. Those for which most operations
// wait come first. Functions with the same reason, which may call each other, have the same number.
func (r *Report) WriteCxx(w io.Writer) error {
	ops := map[string]int{} // by reason
	var list []waiting
	for _, f := range r.Refused {
		n, known := ops[f.Reason]
		if !known {
			n = r.waitingFor(f.Reason)
			ops[f.Reason] = n
		}
		list = append(list, waiting{fmt.Sprintf("%s:%d:%d: %s: %s", f.File, f.Line, f.Col, f.Name, f.Reason), n})
	}
	for _, u := range r.Unread {
		list = append(list, waiting{fmt.Sprintf("%s:%d:%d: not read: %s", u.File, u.Line, u.Col, oneLine(u.Text)), 0})
	}
	slices.SortStableFunc(list, func(a, b waiting) int { return cmp.Compare(b.ops, a.ops) })
	var b strings.Builder
	for _, x := range list {
		fmt.Fprintf(&b, "%d operations: %s\n", x.ops, x.line)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// waitingFor counts the operations that lack something for a reason.
func (r *Report) waitingFor(reason string) int {
	names := func(lines []string) bool {
		return slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, reason) })
	}
	n := 0
	for _, d := range r.Dialects {
		for i := range d.Ops {
			if o := &d.Ops[i]; names(o.Missing) || names(o.Unverified) || names(o.Unimplemented) || names(o.Helpers) {
				n++
			}
		}
	}
	return n
}
