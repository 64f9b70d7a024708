package imports

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// clumsy matches phrases that read as translated. A plain sentence has a noun where these have a
// relative clause.
var clumsy = regexp.MustCompile(`\b([Ww]hat (is|was|are)|but for|of which|of what|is none|Who|nobody)\b`)

// question matches a sentence that asks.
var question = regexp.MustCompile(`\b[Ww]hat (is|was|are)\b[^.;:]*\?`)

// TestWords looks for clumsy phrases in comments and in the manual.
func TestWords(t *testing.T) {
	report := func(file string, line int, text string) {
		if m := clumsy.FindString(question.ReplaceAllString(text, "")); m != "" {
			t.Errorf("%s:%d: %q in %s", file, line, m, strings.TrimSpace(text))
		}
	}
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		switch name := d.Name(); {
		case err != nil:
			return err
		case d.IsDir() && (name == "testdata" || name == "node_modules" || len(name) > 2 && name[0] == '.'):
			return filepath.SkipDir
		case d.IsDir(), strings.HasSuffix(name, ".gen.go"), !strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, ".md"):
			return nil
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		rel, _ := filepath.Rel(root, file)
		code, line := strings.HasSuffix(file, ".go"), 0
		for l := range bytes.Lines(text) {
			line++
			if s := string(l); !code || strings.HasPrefix(strings.TrimSpace(s), "//") {
				report(filepath.ToSlash(rel), line, s)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
