package std_test

import (
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/gen"
	"github.com/mica-ir/mica/internal/gen/compare"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/odsdata"
)

// TestData checks that the data of each dialect is that of its files; with -update it writes it.
func TestData(t *testing.T) {
	lib := library.New(library.Options{Natives: std.Natives()})
	update, total := flag.Lookup("update").Value.String() == "true", 0
	for _, n := range std.Natives() {
		if n.Definitions.Compiled {
			continue // dialect/compiled has Go code for it
		}
		want, err := gen.Data(lib.Modules(n.Namespace), n.Namespace, gen.Options{Natives: all.Natives(), Packages: all.Packages()})
		if err != nil {
			t.Fatal(err)
		}
		total += len(want)
		if got, err := odsdata.Decode(n.Definitions.Data); err == nil {
			if made, err := odsdata.Decode(string(want)); err == nil && reflect.DeepEqual(got, made) {
				continue // it may be compressed in another way
			}
		}
		if !update {
			t.Errorf("the data of %s is not that of its files; run with -args -update", n.Namespace)
			continue
		}
		name := strings.ReplaceAll(n.Namespace, "_", "")
		if err := os.WriteFile(filepath.Join("..", name, name+".ods"), want, 0o666); err != nil {
			t.Error(err)
		}
	}
	if t.Logf("%d bytes", total); total > 2<<20 {
		t.Errorf("the data has %d bytes", total)
	}
}

// TestDataOperations makes random operations of the dialects that data defines and of those that their files define.
func TestDataOperations(t *testing.T) {
	files, data := contextWith(t, library.Options{}), contextWith(t, library.Options{Compiled: compiled.Find})
	for _, n := range std.Natives() {
		if n.Definitions.Compiled {
			continue
		}
		var out strings.Builder
		c := compare.Contexts(&out, files, data, []string{n.Namespace}, 2)
		if c.Differ > 0 || c.Valid == 0 && len(files.OpDefs(files.Dialect(n.Namespace))) > 0 {
			t.Errorf("%s: %d of %d operations differ, %d are valid\n%.2000s", n.Namespace, c.Differ, c.Cases, c.Valid, out.String())
		}
	}
}
