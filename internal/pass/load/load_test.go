package load_test

import (
	"fmt"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/mica-ir/mica/internal/pass/load"
	"github.com/mica-ir/mica/pass"
)

type tile struct {
	Size  uint32         `option:"size"`
	Mode  string         `option:"mode"`
	Names []string       `option:"names"`
	Tiled pass.Statistic `statistic:"tiled"`
}

func (*tile) Run(*pass.Run) error { return nil }

const declarations = `
include "mlir/Pass/PassBase.td"
def Tile : Pass<"shop-tile", "::mlir::func::FuncOp"> {
  let summary = "Tile loops";
  let dependentDialects = ["scf::SCFDialect"];
  let options = [
    Option<"Size", "size", "unsigned", "32", "Size of a tile">,
    Option<"Mode", "mode", "Mode", "Mode::Fast", "How",
      [{llvm::cl::values(clEnumValN(Mode::Fast, "fast", "Fast"), clEnumValN(Mode::Slow, "slow", "Slow"))}]>,
    ListOption<"Names", "names", "std::string", "Loops">,
  ];
  let statistics = [Statistic<"Tiled", "tiled", "Number of loops">];
}
def Other : InterfacePass<"other", "mlir::FunctionOpInterface">;
`

// A pass that is declared in TableGen has the options of its declaration.
func Example() {
	tree := fstest.MapFS{"Passes.td": {Data: []byte(declarations)}}
	defs, _ := load.Definitions(tree, "Passes.td", load.Makers{"Tile": func() pass.Pass { return &tile{} }})
	for _, o := range defs[0].Options {
		fmt.Println(o.Name, o.Default)
	}
	// Output:
	// size 32
	// mode fast
	// names
}

func TestDefinitions(t *testing.T) {
	tree := fstest.MapFS{"Passes.td": {Data: []byte(declarations)}}
	defs, diags := load.Definitions(tree, "Passes.td", load.Makers{
		"Tile":  func() pass.Pass { return &tile{} },
		"Other": func() pass.Pass { return pass.Func(func(*pass.Run) error { return nil }) },
	})
	if len(diags) > 0 || len(defs) != 2 {
		t.Fatal(defs, diags)
	}
	if want := (pass.Anchor{Op: "func.func"}); defs[0].On != want {
		t.Errorf("anchor %v", defs[0].On)
	}
	if want := (pass.Anchor{Interface: "FunctionOpInterface"}); defs[1].On != want {
		t.Errorf("anchor %v", defs[1].On)
	}
	if !slices.Equal(defs[0].DependentDialects, []string{"scf"}) {
		t.Errorf("dialects %v", defs[0].DependentDialects)
	}
	r := pass.NewRegistry(defs...)
	m, err := r.ParsePipeline("func.func(shop-tile{names=a,b})")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := m.String(), "func.func(shop-tile{mode=fast names={a,b} size=32})"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := m.Passes()[0].Pass().(*tile).Size; got != 32 {
		t.Errorf("size %d", got)
	}
}

// TestMismatch tests declarations that do not fit the passes.
func TestMismatch(t *testing.T) {
	tree := fstest.MapFS{"Passes.td": {Data: []byte(declarations)}}
	nop := func() pass.Pass { return pass.Func(func(*pass.Run) error { return nil }) }
	for name, want := range map[string]string{
		"Tile":   `Passes.td:3:5: error: pass "shop-tile": there is no exported field for the option "size"`,
		"Absent": `<unknown>:0: error: Passes.td declares no pass Absent`,
	} {
		_, diags := load.Definitions(tree, "Passes.td", load.Makers{name: nop})
		if diags.Error() != want {
			t.Errorf("%s: got %s, want %s", name, diags.Error(), want)
		}
	}
}
