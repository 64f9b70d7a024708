package verify

import (
	"bytes"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
)

func together(args ...string) (text string, code int) {
	var out, errs bytes.Buffer
	code = MainTogether("mica fuzz-rules", args, &out, &errs, all.Natives())
	return out.String() + errs.String(), code
}

// TestTogether finds wrong rules, and a pair whose order determines the result. It names no correct
// rule.
func TestTogether(t *testing.T) {
	text, code := together("testdata/together.pdll")
	golden.Compare(t, "testdata/together.golden", text)
	if code != 1 || !strings.Contains(text, "rule 'Wrong' is wrong") || strings.Contains(text, "'Same'") {
		t.Errorf("exit code %d", code)
	}
	again, _ := together("testdata/together.pdll")
	if again != text {
		t.Error("a second run finds something else")
	}
	text, code = together("testdata/together.pdll", "--rule=Twice", "--rule=Same", "--seed=3")
	if code != 0 || strings.Contains(text, "wrong") {
		t.Errorf("exit code %d, %s", code, text)
	}
}

// TestTogetherOwn finds no errors in mica's own rules.
func TestTogetherOwn(t *testing.T) {
	if text, code := together("../../../dialect/arith/canonicalize.td", "--count=100"); code != 0 || strings.Contains(text, "wrong") {
		t.Errorf("exit code %d, %s", code, text)
	}
}

// TestTogetherErrors reports unusable arguments.
func TestTogetherErrors(t *testing.T) {
	for _, args := range [][]string{{}, {"testdata/missing.td"}, {"testdata/together.pdll", "--count=0"}} {
		if text, code := together(args...); code != 1 || text == "" {
			t.Errorf("%v: exit code %d, %q", args, code, text)
		}
	}
}
