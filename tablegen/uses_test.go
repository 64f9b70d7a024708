package tablegen_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// TestUses lists the definition of each name in a small file.
func TestUses(t *testing.T) {
	const text = `deftype Byte = bits<8>;
class A<int n> { int x = n; Byte b = 1; }
multiclass M<int k> { def _a : A<k> { let x = 2; } }
defm m : M<4>;
defvar g = 5;
def d : A<g> { A other = m_a; int y = m_a.x; defvar l = y; int z = l; }
foreach i = [1, 2] in def f#i : A<!foldl(0, [i], p, q, !add(p, q))>;
def e { int v = A<3>.x; }
`
	recs, list := tablegen.Load(source.NewFile("uses.td", []byte(text)), tablegen.Options{TrackUses: true})
	if len(list) > 0 {
		t.Fatal(list)
	}
	var b strings.Builder
	for _, u := range recs.Uses() {
		line, col := u.At.Pos().LineCol()
		tl, tc := u.Target.LineCol()
		fmt.Fprintf(&b, "%s %d %d:%d %d:%d\n", u.At.Text(), u.Kind, line, col, tl, tc)
	}
	golden.Compare(t, "testdata/uses.golden", b.String())
	if ms := recs.Multiclasses(); len(ms) != 1 || ms[0].Name() != "M" {
		t.Errorf("multiclasses %v", ms)
	}
}
