package opt

import (
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// valueType matches the type of an option's value, which mlir-opt names.
var valueType = regexp.MustCompile(`=?[ ]?<[\w-]+(?:,\.\.\.)?>`)

// listedPasses returns the lines of each pass in a list, with single spaces.
func listedPasses(text string) map[string]string {
	list, name := map[string]string{}, ""
	for line := range strings.Lines(text) {
		fields := strings.Join(strings.Fields(valueType.ReplaceAllString(line, "=<value>")), " ")
		if strings.HasPrefix(line, "  --") {
			name, _, _ = strings.Cut(fields, " ")
		}
		list[name] += fields + "\n"
	}
	return list
}

// TestDifferentialListPasses compares the passes, their options and summaries with mlir-opt's list.
func TestDifferentialListPasses(t *testing.T) {
	text, _, _ := reftest.Run(t, reftest.Tool(t, "mlir-opt"), "", "--list-passes")
	got, errs, code := runPasses("", "--list-passes")
	if code != 0 || !strings.HasPrefix(got, "Passes:\n  --") {
		t.Fatalf("exit code %d\n%s%s", code, got, errs)
	}
	want, compared := listedPasses(text), 0
	for name, lines := range listedPasses(got) {
		if want[name] == "" {
			continue
		}
		compared++
		if lines != want[name] {
			t.Errorf("%s", reftest.Diff(want[name], lines))
		}
	}
	if compared < 60 {
		t.Errorf("only %d passes are in both lists", compared)
	}
}

// TestListPasses checks an option of each kind.
func TestListPasses(t *testing.T) {
	got, _, _ := runPasses("", "--list-passes")
	list := listedPasses(got)
	for _, want := range []string{"--max-iterations=<value> - ", "--top-down - ", "=aggressive - "} {
		if !strings.Contains(list["--canonicalize"], "\n"+want) {
			t.Errorf("the lines of canonicalize have no %q:\n%s", want, list["--canonicalize"])
		}
	}
}
