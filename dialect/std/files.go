package std

import (
	"io/fs"
	"maps"
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/complex"
	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/dialect/index"
	"github.com/mica-ir/mica/dialect/math"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/dialect/pdlinterp"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/dialect/ub"
)

// own are the dialects that mica defines itself, by namespace.
var own = []*dialect.Natives{
	arith.Natives(), cf.Natives(), complex.Natives(), funcs.Natives(), index.Natives(), math.Natives(), pdl.Natives(),
	pdlinterp.Natives(), scf.Natives(), tensor.Natives(), ub.Natives(),
}

// FS has the definitions of the dialects under the paths by which the files of
// LLVM are included that define the same: a definition that includes one of
// these needs no installation of LLVM.
var FS fs.FS = tree{}

type tree struct{}

func (tree) Open(name string) (fs.File, error) {
	for _, d := range own {
		if file, ok := d.Definitions.Files[name]; ok {
			return d.Definitions.Tree.Open(file)
		}
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// Files returns the include paths of all files, sorted.
func Files() []string {
	var paths []string
	for _, d := range own {
		paths = slices.AppendSeq(paths, maps.Keys(d.Definitions.Files))
	}
	slices.Sort(paths)
	return paths
}
