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
// construct or the name that it uses, if any, its place, its name and the reason. Those for which most operations
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
		switch x.ops {
		case 0: // a type or an attribute may need it
		case 1:
			b.WriteString("1 operation: ")
		default:
			fmt.Fprintf(&b, "%d operations: ", x.ops)
		}
		b.WriteString(x.line + "\n")
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// hasReason reports whether a line of a report has a reason, which is in parentheses or follows a colon.
func hasReason(line, reason string) bool {
	for i := 0; reason != ""; i++ {
		n := strings.Index(line[i:], reason)
		if n < 0 {
			return false
		}
		i += n
		before, after := line[:i], line[i+len(reason):]
		if (before == "" || strings.HasSuffix(before, "(") || strings.HasSuffix(before, ": ")) && (after == "" || after[0] == ')') {
			return true
		}
	}
	return false
}

// waitingFor counts the operations that lack something for a reason.
func (r *Report) waitingFor(reason string) int {
	names := func(lines []string) bool {
		return slices.ContainsFunc(lines, func(l string) bool { return hasReason(l, reason) })
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
