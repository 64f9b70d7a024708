package opt

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
)

// runRewrites returns the output of a run with the dialects.
func runRewrites(t *testing.T, in string, args ...string) string {
	t.Helper()
	var out, errs strings.Builder
	if code := Main(args, strings.NewReader(in), &out, &errs, Config{Dialects: all.Natives()}); code != 0 {
		t.Fatalf("code %d: %s", code, errs.String())
	}
	return out.String()
}

// TestPrintRewrites compares the comments with their golden, and the rest of the text with that of a run without them.
func TestPrintRewrites(t *testing.T) {
	out := runRewrites(t, pageInput, append(pagePasses, "--print-rewrites")...)
	golden.Compare(t, "testdata/page/rewrites.mlir", out)
	if again, want := runRewrites(t, out), runRewrites(t, pageInput, pagePasses...); again != want {
		t.Errorf("without comments, the text is\n%s\nand not\n%s", again, want)
	}
	parts := runRewrites(t, pageInput+"// -----\n"+pageInput, append(pagePasses, "--print-rewrites", "--split-input-file")...)
	if n, want := strings.Count(parts, " // by "), 2*strings.Count(out, " // by "); n != want || n == 0 {
		t.Errorf("two parts have %d comments, not %d", n, want)
	}
}

// TestPrintRewritesChain checks that long chains are cut, and that names of files cannot end a comment.
func TestPrintRewritesChain(t *testing.T) {
	rules := filepath.Join(t.TempDir(), "rules.pdll")
	var text strings.Builder
	for _, c := range "abcdefghijklmnopqrst" {
		text.WriteString("Pattern From" + strings.ToUpper(string(c)) + " { replace op<t." + string(c) + "> with op<t." + string(c+1) + ">; }\n")
	}
	if err := os.WriteFile(rules, []byte(text.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	out := runRewrites(t, "\"t.a\"() : () -> () loc(\"a\\0Ab\":3:1)\n\"t.s\"() : () -> ()\n", "--allow-unregistered-dialect", "--patterns", rules, "--print-rewrites")
	want := `module {
  "t.u"() : () -> () // by FromT at a b:3, from FromS at a b:3, from FromR at a b:3, from FromQ at a b:3, from FromP at a b:3, from FromO at a b:3, from FromN at a b:3, from FromM at a b:3, ...
  "t.u"() : () -> () // by FromT at <stdin>:2, from FromS at <stdin>:2
}
`
	if strings.TrimSpace(out) != strings.TrimSpace(want) {
		t.Errorf("the output is\n%s\nand not\n%s", out, want)
	}
}

// TestLocatedRewrites checks that locations say what comments say, in text and in bytecode.
func TestLocatedRewrites(t *testing.T) {
	commented := runRewrites(t, pageInput, append(pagePasses, "--print-rewrites")...)
	located := runRewrites(t, pageInput, append(pagePasses, "--print-rewrites=locations", "--mlir-print-debuginfo", "--mlir-print-local-scope")...)
	binary := runRewrites(t, pageInput, append(pagePasses, "--print-rewrites=locations", "--emit-bytecode")...)
	if again := runRewrites(t, binary, "--mlir-print-debuginfo", "--mlir-print-local-scope"); again != located {
		t.Errorf("from bytecode, the text is\n%s\nand not\n%s", again, located)
	}
	if checked := runRewrites(t, pageInput, append(pagePasses, "--print-rewrites=locations", "--mlir-print-debuginfo", "--mlir-print-local-scope", "--verify-diagnostics")...); checked != located {
		t.Errorf("with --verify-diagnostics, the text is\n%s\nand not\n%s", checked, located)
	}
	n := 0
	for line := range strings.Lines(commented) {
		if _, by, ok := strings.Cut(line, " // by "); ok {
			n++
			if want := "loc(fused<\"by " + strings.TrimSpace(by) + "\">["; !strings.Contains(located, want) {
				t.Errorf("%s is not in\n%s", want, located)
			}
		}
	}
	if n == 0 || strings.Count(located, "fused<\"by ") != n {
		t.Errorf("%d comments became %d locations", n, strings.Count(located, "fused<\"by "))
	}
	if plain, want := runRewrites(t, located), runRewrites(t, pageInput, pagePasses...); plain != want {
		t.Errorf("the locations change the text to\n%s\nand not\n%s", plain, want)
	}
}
