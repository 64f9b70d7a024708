package opt

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
)

// TestListRules lists the rules of a file, in the order of their roots and benefits.
func TestListRules(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rules.pdll")
	rules := "Pattern Second with benefit(1) {\n  let root = op<b.x>(x: Value);\n  replace root with x;\n}\n" +
		"Pattern First with benefit(7) { erase op<b.x>; }\nPattern { erase op<a.x>; }\nPattern Any { let root: Op; erase root; }\n"
	if err := os.WriteFile(file, []byte(rules), 0o666); err != nil {
		t.Fatal(err)
	}
	out, errs, code := runTool("", "--allow-unregistered-dialect", "--list-rules", "--patterns", file)
	want := "a.x            1  -       FILE:6\nany operation  1  Any     FILE:7\nb.x            7  First   FILE:5\nb.x            1  Second  FILE:1\n"
	if got := strings.ReplaceAll(out, file, "FILE"); got != want || code != 0 {
		t.Errorf("code %d\n%s%s", code, got, errs)
	}
	out, _, _ = runTool("", "--allow-unregistered-dialect", "--list-rules", "--patterns", file, "--disable-patterns=Any,First")
	if strings.Contains(out, "Any") || strings.Contains(out, "First") || !strings.Contains(out, "Second") {
		t.Errorf("with rules left out:\n%s", out)
	}
}

// TestListCanonicalizations lists the rules of the dialects, some from .td and .pdll files and some in Go.
func TestListCanonicalizations(t *testing.T) {
	var b, errs bytes.Buffer
	if code := Main([]string{"--list-rules", "--no-installed-dialects"}, strings.NewReader(""), &b, &errs, Config{Dialects: all.Natives()}); code != 0 {
		t.Fatalf("code %d: %s", code, errs.String())
	}
	found := map[string]string{}
	for line := range strings.Lines(strings.ReplaceAll(b.String(), "\n ", "  ")) { // the rest of a row is indented
		words := strings.Fields(line)
		found[words[0]+" "+words[2]] = strings.Join(words[3:], " ")
	}
	for line := range strings.Lines(b.String()) {
		// The name of an instance of a class of C++ may be longer than a line.
		if len(line) > 101 && !strings.Contains(line, "<") {
			t.Errorf("the line is too wide: %s", line)
		}
	}
	if at := found["arith.addi AddIAddConstant"]; !strings.HasPrefix(at, "canonicalize.td:") {
		t.Errorf("a rule in a .td file is in %q", at)
	}
	if at := found["vector.transpose TransposeFolder"]; !strings.HasPrefix(at, "canonicalize.pdll:") {
		t.Errorf("a rule in a .pdll file is in %q", at)
	}
	if at := found["vector.shuffle ShuffleSplat"]; at != "Go, dialect vector" {
		t.Errorf("a rule in Go is in %q", at)
	}
}
