package recursion

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite recursive.txt; new functions get the reason "+unknown)

const (
	unknown = "?"
	table   = "recursive.txt"
	// maxNames is the number of functions up to which a component is listed in full. Of larger
	// ones the table has some, followed by dots.
	maxNames = 8
	dots     = "..."
)

// TestRecursion checks that the table lists the recursive functions, and only these.
func TestRecursion(t *testing.T) {
	if testing.Short() {
		t.Skip("checks the types of all packages")
	}
	text, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	rows := readRows(string(text))
	g, err := load("../..", "./cmd/...", ".", "./opt", "./rewrite/compiled")
	if err != nil {
		t.Fatal(err)
	}
	found := g.components()
	if *update {
		if err := os.WriteFile(table, []byte(newTable(string(text), rows, found)), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	rowOf := map[string]*row{}
	for i := range rows {
		r := &rows[i]
		if r.reason == unknown || r.reason == "" {
			t.Errorf("%s: no reason why the depth is bounded", strings.Join(r.names, " "))
		}
		for _, n := range r.names {
			rowOf[n] = r
		}
	}
	for _, names := range found {
		checkComponent(t, rowOf, names)
	}
	for i := range rows {
		if !rows[i].used {
			t.Errorf("%s: not recursive (any more): %s", table, strings.Join(rows[i].names, " "))
		}
	}
}

// checkComponent checks that a row of the table has the functions of a component, or some of a
// large one.
func checkComponent(t *testing.T, rowOf map[string]*row, names []string) {
	t.Helper()
	var r *row
	for _, n := range names {
		if r = rowOf[n]; r != nil {
			break
		}
	}
	if r == nil {
		t.Errorf("%s: recursion that is not in %s: say there what bounds its depth", strings.Join(names, " "), table)
		return
	}
	r.used = true
	for _, n := range r.names {
		if !slices.Contains(names, n) {
			t.Errorf("%s: %s does not belong to the recursion of %s", table, n, names[0])
		}
	}
	for _, n := range names {
		if len(names) <= maxNames && !slices.Contains(r.names, n) {
			t.Errorf("%s: %s is also part of the recursion of %s", table, n, r.names[0])
		}
	}
}

// A row has the functions of a component and the reason why the depth of their calls is bounded.
type row struct {
	reason string
	names  []string
	used   bool
}

// readRows reads the table: lines with the names of functions, below a line with the reason that
// ends in a colon. A name without a package has the package of the line's first name. Lines that
// start with # are comments.
func readRows(text string) []row {
	var rows []row
	reason := ""
	for line := range strings.Lines(text) {
		switch line = strings.TrimRight(line, "\n"); {
		case line == "" || line[0] == '#':
		case line[0] != '\t':
			reason = strings.TrimSuffix(line, ":")
		default:
			names := strings.Fields(line)
			if names[len(names)-1] == dots {
				names = names[:len(names)-1]
			}
			pkg, _, _ := strings.Cut(names[0], ":")
			for i, n := range names {
				if !strings.Contains(n, ":") {
					names[i] = pkg + ":" + n
				}
			}
			rows = append(rows, row{reason: reason, names: names})
		}
	}
	return rows
}

// newTable returns the table for the components that were found. They keep the reasons, which
// keep their order.
func newTable(text string, rows []row, found [][]string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if line[0] != '#' {
			break
		}
		b.WriteString(line)
	}
	reasons, lines := []string{unknown}, map[string][]string{}
	for _, r := range rows {
		if !slices.Contains(reasons, r.reason) {
			reasons = append(reasons, r.reason)
		}
	}
	for _, names := range found {
		reason := unknown
		listed := names
		for _, r := range rows {
			if slices.Contains(names, r.names[0]) {
				reason = r.reason
				listed = slices.DeleteFunc(slices.Clone(r.names), func(n string) bool { return !slices.Contains(names, n) })
			}
		}
		lines[reason] = append(lines[reason], rowText(names, listed))
	}
	for _, reason := range reasons {
		if len(lines[reason]) > 0 {
			b.WriteString("\n" + reason + ":\n" + strings.Join(lines[reason], ""))
		}
	}
	return b.String()
}

// rowText returns the line of a component: all its functions, or some of a large one.
func rowText(names, listed []string) string {
	end := "\n"
	if len(names) > maxNames {
		names, end = listed[:min(len(listed), maxNames)], " "+dots+"\n"
	}
	pkg, _, _ := strings.Cut(names[0], ":")
	var short []string
	for i, n := range names {
		if i > 0 {
			n = strings.TrimPrefix(n, pkg+":")
		}
		short = append(short, n)
	}
	return "\t" + strings.Join(short, " ") + end
}
