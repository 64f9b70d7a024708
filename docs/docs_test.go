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
				summary, _ := r.String("summary")
				fmt.Fprintf(&rows, "| `%s%s` | %s |\n", r.Name(), parameters(r), strings.ReplaceAll(summary, "|", "\\|"))
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
	if entries < 300 {
		t.Errorf("the page has only %d entries", entries)
	}
}

// parameters returns "<...>" for a class with template parameters.
func parameters(r *tablegen.Record) string {
	if !r.IsClass() {
		return ""
	}
	return "<...>"
}
