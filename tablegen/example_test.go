package tablegen_test

import (
	"fmt"

	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

func ExampleLoad() {
	const text = `
class Op<string mnemonic, list<string> traits = []> {
  string opName = "toy." # mnemonic;
  list<string> traitNames = traits;
}
def AddOp : Op<"add", ["Pure"]>;
def PrintOp : Op<"print">;
`
	recs, diags := tablegen.Load(source.NewFile("toy.td", []byte(text)), tablegen.Options{})
	if err := diags.Err(); err != nil {
		fmt.Println(err)
		return
	}
	for _, op := range recs.DerivedFrom("Op") {
		name, _ := op.String("opName")
		line, _ := op.Pos().LineCol()
		fmt.Printf("line %d: %s is %s, traits %v\n", line, op.Name(), name, op.Value("traitNames"))
	}
	// Output:
	// line 6: AddOp is toy.add, traits ["Pure"]
	// line 7: PrintOp is toy.print, traits []
}
