package source_test

import (
	"os"
	"testing"
	"testing/fstest"

	"github.com/mica-ir/mica/source"
)

// TestOverlay checks that a file in the working directory or in an include directory
// cannot replace a text that the program itself provides.
func TestOverlay(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a.td", []byte("disk"), 0o666); err != nil {
		t.Fatal(err)
	}
	tree := fstest.MapFS{"a.td": {Data: []byte("tree")}}
	for _, c := range []*struct {
		set  source.Set
		want string
	}{
		{source.Set{}, "disk"},
		{source.Set{FS: []source.FS{{Tree: tree}}}, "disk"},
		{source.Set{Overlay: []source.FS{{Tree: tree}}}, "tree"},
		{source.Set{Overlay: []source.FS{{Tree: fstest.MapFS{}}}}, "disk"},
		{source.Set{FS: []source.FS{{Tree: tree}}, EmbeddedOnly: true}, "tree"},
	} {
		f, err := c.set.Include("a.td", source.Pos{})
		if err != nil || string(f.Text) != c.want {
			t.Errorf("%v, %v, want %s", f, err, c.want)
		}
	}
}
