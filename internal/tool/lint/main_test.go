package lint

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
)

func execute(args ...string) (text string, code int) {
	var out, errs bytes.Buffer
	code = Main("mica lint", args, &out, &errs, all.Natives())
	return out.String() + errs.String(), code
}

// TestWrong finds a mistake of each kind, and nothing in the rules between them.
func TestWrong(t *testing.T) {
	text, code := execute("testdata/wrong.pdll")
	if code != 1 {
		t.Errorf("exit code %d", code)
	}
	golden.Compare(t, "testdata/wrong.golden", text)
	page, err := os.ReadFile("../../../docs/lint.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`\[([a-z]+-?[a-z]*)\]\n`).FindAllStringSubmatch(text, -1) {
		if !strings.Contains(string(page), "## "+m[1]+"\n") {
			t.Errorf("docs/lint.md does not describe %s", m[1])
		}
	}
}

// TestRight finds nothing in rules that are in order, and in mica's own.
func TestRight(t *testing.T) {
	for _, file := range []string{"testdata/right.td", "testdata/right.mlir", "../../../dialect/arith/canonicalize.td"} {
		if text, code := execute(file); code != 0 || text != "" {
			t.Errorf("%s: exit code %d\n%s", file, code, text)
		}
	}
}

// TestErrors reports files that cannot be read.
func TestErrors(t *testing.T) {
	for _, args := range [][]string{{}, {"testdata/missing.td"}, {"testdata/wrong.golden"}, {"testdata/unread.pdll"}} {
		if text, code := execute(args...); code != 1 || text == "" {
			t.Errorf("%v: exit code %d, %q", args, code, text)
		}
	}
}
