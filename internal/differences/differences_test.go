package differences

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/passtest"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// list returns the entries, which also checks them.
func list(t *testing.T) []*Difference {
	t.Helper()
	list, err := List()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestEntries checks that the results in the list differ.
func TestEntries(t *testing.T) {
	for _, d := range list(t) {
		if d.reference == d.mica {
			t.Errorf("%s: %s: both results are the same", file, d.Name)
		}
	}
}

// TestDifferences compares mica's results with those in the list.
func TestDifferences(t *testing.T) {
	tool := opt.New(opt.Config{Dialects: all.Natives(), Includes: reftest.Includes(t)})
	compare(t, "mica", func(t *testing.T, d *Difference) string {
		var out, errs strings.Builder
		tool.Main(passtest.Arguments(d.flags), strings.NewReader(d.input), &out, &errs)
		return out.String() + errs.String()
	})
}

// TestDifferentialDifferences compares the results of mlir-opt with those in the list: an entry
// is out of date if these are others.
func TestDifferentialDifferences(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	compare(t, "mlir-opt", func(t *testing.T, d *Difference) string { return reference(t, tool, d) })
}

// compare compares a section of all entries with the output of a tool, or rewrites the section.
func compare(t *testing.T, section string, run func(*testing.T, *Difference) string) {
	sections := map[string][]byte{}
	for _, d := range list(t) {
		want := d.mica
		if section == "mlir-opt" {
			want = d.reference
		}
		t.Run(d.Name, func(t *testing.T) {
			got := run(t, d)
			golden.CompareText(t, file+": "+d.Name+"/"+section, want, got)
			sections[d.Name] = []byte(got)
		})
	}
	rewrite(t, section, sections)
}

// rewrite replaces or adds a section of each entry in the archive, as the last one before the
// signature.
func rewrite(t *testing.T, section string, texts map[string][]byte) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	a := txtar.Parse(text)
	var files []txtar.File
	for i, f := range a.Files {
		name, part, _ := strings.Cut(f.Name, "/")
		if part == section {
			continue
		}
		files = append(files, f)
		rank := func(section string) int {
			return map[string]int{"why": 0, "flags": 1, "in.mlir": 2, "mlir-opt": 3, "mica": 4, "random": 5}[section]
		}
		next := "why"
		for _, g := range a.Files[i+1:] {
			if n, p, _ := strings.Cut(g.Name, "/"); p != section {
				if n == name {
					next = p
				}
				break
			}
		}
		if rank(part) < rank(section) && (next == "why" || rank(next) > rank(section)) && texts[name] != nil {
			files = append(files, txtar.File{Name: name + "/" + section, Data: texts[name]})
		}
	}
	a.Files = files
	golden.Rewrite(t, file, txtar.Format(a))
}

// referenceTimeout limits the time of mlir-opt for an entry. All entries are small.
const referenceTimeout = 5 * time.Second

// reference returns the output of mlir-opt, or a text for a crash or a timeout.
func reference(t *testing.T, tool string, d *Difference) string {
	ctx, cancel := context.WithTimeout(context.Background(), referenceTimeout)
	defer cancel()
	// With little memory, because some inputs make it allocate without end.
	const limited = `ulimit -v 8000000; exec "$0" "$@"`
	cmd := exec.CommandContext(ctx, "sh", append([]string{"-c", limited, tool}, passtest.Arguments(d.flags)...)...)
	cmd.Stdin = strings.NewReader(d.input)
	cmd.Env = append(os.Environ(), "LLVM_DISABLE_SYMBOLIZATION=1")
	var out, errs strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return "hangs\n"
	case err != nil && !errors.As(err, &exit):
		t.Fatal(err)
	case err != nil && (exit.ExitCode() < 0 || exit.ExitCode() > 1):
		return "crashes\n"
	}
	return out.String() + errs.String()
}

// TestExplain checks that signatures look at flags, input and lines of one result alone.
func TestExplain(t *testing.T) {
	s, err := readSignature("flags: --cse\nin: arith.remsi\nwant: x.a\ngot: x.b\n")
	if err != nil {
		t.Fatal(err)
	}
	list := []*Difference{{Name: "none"}, {Name: "one", random: s}}
	for _, c := range []struct {
		flags, in, want, got string
		name                 string
	}{
		{"--cse", "arith.remsi", "%1 = x.a %0\nx.c\n", "%2 = x.b\nx.c\n", "one"},
		{"--sccp", "arith.remsi", "x.a\n", "x.b\n", ""},
		{"--cse", "arith.remui", "x.a\n", "x.b\n", ""},
		{"--cse", "arith.remsi", "%1 = x.a\nx.c\n", "%0 = x.a\nx.b\n", ""},
	} {
		name := ""
		if d := Explain(list, c.flags, c.in, c.want, c.got); d != nil {
			name = d.Name
		}
		if name != c.name {
			t.Errorf("%+v is explained by %q", c, name)
		}
	}
}
