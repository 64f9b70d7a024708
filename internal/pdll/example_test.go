package pdll_test

import (
	"fmt"
	"os"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/source"
)

// Load reads a rule file; Natives lists the functions that must be provided.
func Example() {
	text := `Constraint IsZero(value: Attr) [{ return value.isZero(); }];
Rewrite Log(op: Op);

Pattern AddZero with benefit(2) {
  let root = op<arith.addi>(x: Value, op<arith.constant> { value = v: IsZero });
  rewrite root with {
    Log(root);
    replace root with x;
  };
}
`
	m, diags := pdll.Load(source.NewFile("rules.pdll", []byte(text)), pdll.Options{})
	if err := diags.Err(); err != nil {
		(&diag.Renderer{Out: os.Stderr}).RenderAll(diags)
		return
	}
	for _, f := range m.Natives() {
		fmt.Printf("%s %s(", f.Kind(), f.Name.Text)
		for _, in := range f.Inputs {
			fmt.Printf("%s: %s", in.Name, in.Type)
		}
		fmt.Printf(") %q\n", f.Code)
	}
	// Output:
	// constraint IsZero(value: Attr) " return value.isZero(); "
	// rewrite Log(op: Op) ""
}
