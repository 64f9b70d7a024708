package opt_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/mica-ir/mica/opt"
)

// TestHelp checks that the short help text fits a screen, and that it has every flag that it should have.
func TestHelp(t *testing.T) {
	t.Setenv("COLUMNS", "80")
	var out, errs strings.Builder
	if code := opt.Main([]string{"--help"}, strings.NewReader(""), &out, &errs, opt.Config{Name: "mica opt"}); code != 0 || errs.Len() > 0 {
		t.Fatalf("exit code %d, %s", code, errs.String())
	}
	if !strings.Contains(out.String(), "'mica opt --help=all' lists 1") {
		t.Errorf("the text does not say where the rest is:\n%s", out.String())
	}
	lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(lines) >= 24 {
		t.Errorf("%d lines", len(lines))
	}
	for _, l := range lines {
		if utf8.RuneCountInString(l) > 80 {
			t.Errorf("too wide: %s", l)
		}
	}
	for _, want := range strings.Fields("-o --ods -I --patterns --trace-rewrites --canonicalize --pass-pipeline --list-passes --validate" +
		" --mlir-print-ir-after-all --mlir-print-op-generic --split-input-file --verify-diagnostics --allow-unregistered-dialect --help") {
		if !strings.Contains(out.String(), "\n  "+want) {
			t.Errorf("%s is not in the text", want)
		}
	}
}
