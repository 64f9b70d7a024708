package tblgen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFirstFatalError checks that under a name of the reference nothing is reported after the
// error at which the reference stops, and under mica's name each mistake gives one error.
func TestFirstFatalError(t *testing.T) {
	for text, want := range map[string]struct{ reference, own int }{
		"class C { int a = 0; }\ndef D : C { let x = 1 }\n":                        {1, 1}, // two errors, one mistake
		"def a { int x = b; }\ndef c { int y = d; }\n":                             {2, 2}, // the reference continues at the semicolon
		"def a { int x = @; }\ndef b { int y = d; }\n":                             {3, 2}, // lexer errors count for the reference only
		"assert 0, \"one\";\nassert 0, \"two\";\ndef a : B;\ndef c { int y = d; }": {3, 4}, // asserts end nothing
	} {
		file := filepath.Join(t.TempDir(), "a.td")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		_, errs, _ := runAs("llvm-tblgen", file)
		_, own, _ := runAs("mica tblgen", "--no-project", file)
		if n, m := strings.Count(errs, " error: "), strings.Count(own, " error: "); n != want.reference || m != want.own {
			t.Errorf("%s%d and %d errors\n%s\n%s", text, n, m, errs, own)
		}
	}
}
