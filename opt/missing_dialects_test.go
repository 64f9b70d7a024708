package opt

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/pass"
)

// passInputs are the inputs of the tests of passes, with the arguments in their "// ARGS:" lines.
var passInputs = []string{"testdata/cases/*.mlir", "../internal/lower/*/testdata/*.mlir", "../pass/transforms/testdata/*.mlir", "../dialect/*/testdata/*.mlir", "../pass/transforms/testdata/*/*.mlir", "../internal/interpreter/testdata/*.mlir"}

// plain is an input of mica's own dialects, for running each pass.
const plain = `
func.func @f(%t: tensor<?xf32>, %m: memref<4xf32>, %v: vector<4xf32>, %i: index, %n: i32, %x: f32) -> (tensor<?xf32>, f32, i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %inserted = tensor.insert %x into %t[%i] : tensor<?xf32>
  %padded = tensor.pad %t low[1] high[1] {
  ^bb0(%k: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %loaded = memref.load %m[%i] : memref<4xf32>
  %power = math.powf %loaded, %x : f32
  %rounded = arith.floordivsi %n, %n : i32
  %new = memref.alloc(%i) : memref<?xf32>
  vector.transfer_write %v, %new[%zero] : vector<4xf32>, memref<?xf32>
  scf.for %j = %zero to %i step %one {
    func.call @g(%t, %padded) : (tensor<?xf32>, tensor<?xf32>) -> ()
  }
  return %inserted, %power, %rounded : tensor<?xf32>, f32, i32
}
func.func private @g(tensor<?xf32>, tensor<?xf32>)
`

// TestPassesWithoutDialects runs each pass on the inputs of its tests where only mica's own dialects are
// known. It must succeed, or name the missing dialect.
func TestPassesWithoutDialects(t *testing.T) {
	tool := New(Config{Name: "mica opt", Dialects: all.Natives()})
	for _, pattern := range passInputs {
		files, _ := filepath.Glob(pattern) // the pattern is right
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for line := range strings.Lines(string(text)) {
				args, ok := strings.CutPrefix(strings.TrimSpace(line), "// ARGS:")
				if !ok {
					continue
				}
				withoutDialects(t, tool, file, string(text), args)
			}
		}
	}
	config := Config{}
	for _, d := range config.Registry().Definitions() {
		if !withoutDialects(t, tool, "the plain input", plain, " --"+d.Argument) {
			t.Errorf("%s does not run", d.Argument)
		}
	}
}

// withoutDialects runs a tool on an input, and reports whether the input has only known dialects.
func withoutDialects(t *testing.T, tool *Tool, file, text, args string) bool {
	list := strings.Fields(strings.ReplaceAll(strings.ReplaceAll(args, "'", ""), "DIR", t.TempDir()))
	var out, errs bytes.Buffer
	if tool.Main(append([]string{"--no-installed-dialects"}, list...), strings.NewReader(text), &out, &errs) == 0 {
		return true
	}
	switch got := errs.String(); {
	case strings.Contains(got, "dialect is not known"):
		return true
	case strings.Contains(got, "unregistered dialect"), strings.Contains(got, "not found for custom op"), strings.Contains(got, "unsupported memory space"):
		return false
	case !strings.Contains(got, "internal error") && (!reftest.Installed() || tool.Main(list, strings.NewReader(text), &out, &errs) != 0):
		return true // it fails where all dialects are known, too
	default:
		t.Errorf("%s with%s:\n%s", file, args, got)
		return true
	}
}

// TestLibraryWithoutDialects runs a pass that creates operations of a dialect missing in the context of a
// program.
func TestLibraryWithoutDialects(t *testing.T) {
	natives := slices.DeleteFunc(all.Natives(), func(n *dialect.Natives) bool { return n.Namespace == "llvm" })
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: natives}))
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", "func.func @f(%i: i32) -> i32 { return %i : i32 }")))
	config := Config{}
	p, err := config.Registry().ParsePipeline("builtin.module(convert-func-to-llvm)")
	if err != nil {
		t.Fatal(err)
	}
	m := pass.NewManager(ctx.IR(), "builtin.module")
	m.OpManager = p
	if err := m.Run(module); err == nil || !strings.Contains(err.Error(), "the llvm dialect is not known") {
		t.Errorf("got the error %v", err)
	}
}
