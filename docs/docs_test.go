// Package docs has the manual, and tests that run its examples and check its statements.
package docs

import (
	"fmt"
	"io/fs"
	"path"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

const constraintsIntroduction = `# Constraints, traits and interfaces

What definitions can use, by the file that must be included. This page is generated from mica's own versions of these files, which are used where
the include directories have none. The classes among them take arguments: ` + "`Variadic<AnyType>`" + `.
`

// A kind is a section for each file.
type kind struct{ title, class string }

// TestConstraints writes the reference page of constraints, traits and interfaces.
func TestConstraints(t *testing.T) {
	var files []string
	for _, dir := range []string{"mlir/IR", "mlir/Interfaces"} {
		entries, err := fs.ReadDir(prelude.FS, dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if name := path.Join(dir, e.Name()); strings.HasSuffix(name, ".td") {
				files = append(files, name)
			}
		}
	}
	var b strings.Builder
	b.WriteString(constraintsIntroduction)
	entries := 0
	own, used := summaries(t), map[string]bool{}
	var missing []string
	for _, file := range files {
		set := &source.Set{FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
		recs, list := tablegen.Load(source.NewFile("one.td", []byte("include \""+file+"\"\n")), tablegen.Options{Files: set, NoUnusedArgWarnings: true})
		if list.HasErrors() {
			t.Fatal(list)
		}
		var section strings.Builder
		for _, k := range []kind{
			{"Types", "TypeConstraint"}, {"Attributes", "AttrConstraint"}, {"Properties", "PropConstraint"}, {"Regions", "RegionConstraint"},
			{"Successors", "SuccessorConstraint"}, {"Traits and interfaces", "Trait"},
		} {
			var rows strings.Builder
			for _, r := range append(recs.Classes(), recs.Defs()...) {
				if r.IsAnonymous() || r.Pos().File.Name != "prelude:"+file || !r.IsSubClassOf(k.class) {
					continue
				}
				entries++
				summary := summaryOf(r, own, used)
				if summary == "" {
					missing = append(missing, r.Name())
				}
				fmt.Fprintf(&rows, "| `%s%s` | %s |\n", r.Name(), parameters(r), cell(summary))
			}
			if rows.Len() > 0 {
				fmt.Fprintf(&section, "\n### %s\n\n| name | summary |\n| --- | --- |\n%s", k.title, rows.String())
			}
		}
		if section.Len() > 0 {
			fmt.Fprintf(&b, "\n## `%s`\n%s", file, section.String())
		}
	}
	golden.Compare(t, "reference/constraints.md", b.String())
	if len(missing) > 0 {
		t.Errorf("%d entries have no summary; summaries.txt can have them: %s", len(missing), strings.Join(missing, " "))
	}
	for name := range own {
		if !used[name] {
			t.Errorf("summaries.txt has a text for %s, which needs none", name)
		}
	}
	if entries < 300 {
		t.Errorf("the page has only %d entries", entries)
	}
}

// summaries returns the texts of docs/summaries.txt, a name and its text on each line.
func summaries(t *testing.T) map[string]string {
	t.Helper()
	texts := map[string]string{}
	for line := range strings.Lines(golden.Read(t, "testdata/summaries.txt")) {
		if name, text, ok := strings.Cut(strings.TrimSpace(line), ": "); ok {
			texts[name] = text
		}
	}
	return texts
}

// summaryOf returns the summary of a record: its own, the first sentence of its description, that in summaries.txt, or the comment
// before it.
func summaryOf(r *tablegen.Record, own map[string]string, used map[string]bool) string {
	if s, _ := r.String("summary"); strings.TrimSpace(s) != "" {
		return s
	}
	if text := own[r.Name()]; text != "" {
		used[r.Name()] = true
		return text
	}
	if s, _ := r.String("description"); strings.TrimSpace(s) != "" {
		return firstSentence(s)
	}
	var comment []string
	lines := strings.Split(string(r.Pos().File.Text[:r.Pos().Offset]), "\n")
	for i := len(lines) - 2; i >= 0; i-- { // the last line is that of the record
		text, ok := strings.CutPrefix(strings.TrimSpace(lines[i]), "//")
		if !ok || strings.HasPrefix(text, "===") {
			break
		}
		comment = append([]string{strings.TrimSpace(text)}, comment...)
	}
	return firstSentence(strings.Join(comment, " "))
}

// firstSentence returns the first sentence of a text without its full stop.
func firstSentence(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if i := strings.Index(s, ". "); i >= 0 {
		s = s[:i]
	}
	return strings.TrimSuffix(s, ".")
}

// parameters returns "<...>" for a class with template parameters.
func parameters(r *tablegen.Record) string {
	if !r.IsClass() {
		return ""
	}
	return "<...>"
}
