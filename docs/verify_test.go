package docs

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/tool/verify"
)

// TestVerify runs the example of verify.md. Its output is part of the page.
func TestVerify(t *testing.T) {
	page := golden.Read(t, "verify.md")
	_, rules, _ := strings.Cut(page, "```pdll\n")
	rules, _, _ = strings.Cut(rules, "```")
	dir := t.TempDir()
	wd, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "rules.pdll"), []byte(rules), 0o666); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	var out bytes.Buffer
	code := verify.Main("mica verify", []string{"rules.pdll"}, &out, &out, all.Natives())
	if code != 1 {
		t.Errorf("code %d", code)
	}
	before, rest, _ := strings.Cut(page, "```text\n")
	i := strings.Index(rest, "```")
	t.Chdir(wd)
	golden.Compare(t, "verify.md", before+"```text\n"+out.String()+rest[i:])
}
