package all_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ods/load"
)

// TestDifferentialSignatures compares the signatures that each dialect's natives
// rely on, dialect/NAME/signatures.txt, with the definitions of the reference.
// With -update it writes them.
func TestDifferentialSignatures(t *testing.T) {
	include := filepath.Join(reftest.Include(t))
	ms, l := randomops.Definitions(include)
	if l.HasErrors() {
		t.Fatal(l)
	}
	got, l := load.Signatures(ms, all.Natives())
	if l.HasErrors() {
		t.Fatal(l)
	}
	for _, n := range all.Natives() {
		file := filepath.Join("..", strings.ReplaceAll(n.Namespace, "_", ""), "signatures.txt")
		if got[n.Namespace] != "" {
			golden.Rewrite(t, file, []byte(got[n.Namespace]))
		}
		golden.CompareText(t, file, n.Signatures, got[n.Namespace])
	}
}

// TestDifferentialUnused loads the reference's definitions and checks that every native matches a
// definition and provides something that it leaves to C++.
func TestDifferentialUnused(t *testing.T) {
	_, report, l := randomops.Upstream(reftest.Include(t))
	if l.HasErrors() {
		t.Fatal(l)
	}
	for _, m := range report.Misfits {
		t.Errorf("%s: %s", m.What, m.Reason)
	}
	for _, d := range report.Dialects {
		for _, op := range d.Ops {
			for _, what := range op.Unused {
				t.Errorf("%s has a native %s, which its definition does not ask for", op.Name, what)
			}
		}
	}
}
