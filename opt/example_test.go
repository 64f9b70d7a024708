package opt_test

import (
	"fmt"
	"os"
	"strings"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
)

// A tool provides a dialect with a verifier written in Go.
func Example() {
	small := func(op *ir.Operation, c *ir.Checker) {
		n, ok := op.Attr("n").(*ir.IntegerAttr)
		if ok && n.Int64() > 9 {
			c.Failf("counts only to 9")
		}
	}
	config := opt.Config{
		Name:     "count-opt",
		Dialects: []*dialect.Natives{{Namespace: "count", Ops: map[string]dialect.Op{"count.to": {Verify: small}}}},
		Definitions: []mica.Source{mica.Text("count.td", `
			include "mlir/IR/OpBase.td"
			def Count : Dialect { let name = "count"; }
			def ToOp : Op<Count, "to"> { let arguments = (ins I64Attr:$n); let assemblyFormat = "$n attr-dict"; let hasVerifier = 1; }`)},
	}
	for _, text := range []string{"count.to 3", "count.to 10"} {
		code := opt.Main([]string{"--mlir-print-op-on-diagnostic=false"}, strings.NewReader(text), os.Stdout, os.Stdout, config)
		fmt.Println("exit code", code)
	}
	// Output:
	// module {
	//   count.to 3
	// }
	//
	// exit code 0
	// <stdin>:1:1: error: 'count.to' op counts only to 9
	// count.to 10
	// ^
	// exit code 1
}
