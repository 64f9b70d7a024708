package library

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ods"
)

// TestDifferentialReleases checks that the table has the installed release for each dialect
// that is Go data.
func TestDifferentialReleases(t *testing.T) {
	l := New(Options{Natives: std.Natives(), Includes: []string{reftest.Include(t)}, Compiled: compiled.Find})
	for _, n := range std.Natives() {
		if !n.Definitions.Compiled {
			continue
		}
		sum, err := l.sum(l.find(n.Namespace).Files)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(releases[n.Namespace], sum) {
			t.Errorf("%q: {%q},", n.Namespace, sum)
		}
	}
}

// TestDifferentialRelease checks that the files of a release are not read, and that they are if
// anything differs.
func TestDifferentialRelease(t *testing.T) {
	include := reftest.Include(t)
	changed := t.TempDir()
	const file = "mlir/Interfaces/CallInterfaces.td" // which func includes
	text, err := os.ReadFile(filepath.Join(include, file))
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(changed, file)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(text, '\n'), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name    string
		options Options
		is      bool
	}{
		{"release", Options{Includes: []string{include}, Compiled: compiled.Find}, true},
		{"changed", Options{Includes: []string{changed, include}, Compiled: compiled.Find}, false},
		{"macro", Options{Includes: []string{include}, Compiled: compiled.Find, Defines: []string{"X"}}, false},
		{"read", Options{Includes: []string{include}}, false},
	} {
		c.options.Natives = std.Natives()
		l := New(c.options)
		ms, list := l.modulesOf(l.find("func"))
		if list.HasErrors() {
			t.Fatal(list)
		}
		if is := slices.Equal(ms, []*ods.Module{compiled.Find("func").Module}); is != c.is {
			t.Errorf("%s: func is Go data: %v", c.name, is)
		}
	}
}
