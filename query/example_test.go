package query_test

import (
	"fmt"
	"os"
	"strings"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/query"
	"github.com/mica-ir/mica/source"
)

// A program adds its own matcher to the standard ones.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: std.Natives()}))
	text := `func.func @f(%a: i32) -> i32 {
  %two = arith.constant 2 : i32
  %0 = arith.muli %a, %two : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
`
	root := mica.Must(ctx.Parse(mica.Text("in.mlir", text)))
	r := query.Standard()
	r.Add(&query.Definition{Name: "inDialect", Params: []query.Kind{query.String}, New: func(args []query.Value) *query.Matcher {
		return &query.Matcher{Match: func(op *ir.Operation) bool { return strings.HasPrefix(op.Name(), args[0].String+".") }}
	}})
	s := &query.Session{Root: root, File: source.NewFile("in.mlir", []byte(text)), Registry: r}
	for _, command := range []string{`m allOf(inDialect("arith"), hasOpName("arith.muli"))`, `m inDialect("arith").extract("arithmetic")`, "m inDialect(1)"} {
		fmt.Println("$", command)
		_ = s.Run(os.Stdout, command) // the errors of the last one are written
	}
	// Output:
	// $ m allOf(inDialect("arith"), hasOpName("arith.muli"))
	//
	// Match #1:
	//
	// in.mlir:3:8: note: "root" binds here
	//   %0 = arith.muli %a, %two : i32
	//        ^
	// 1 match.
	//
	// $ m inDialect("arith").extract("arithmetic")
	//
	// func.func @arithmetic(%arg0: i32) -> (i32, i32, i32) {
	//   %c2_i32 = arith.constant 2 : i32
	//   %0 = arith.muli %arg0, %c2_i32 : i32
	//   %1 = arith.addi %0, %0 : i32
	//   return %c2_i32, %0, %1 : i32, i32, i32
	// }
	//
	// $ m inDialect(1)
	// 1:11: Incorrect type for arg inDialect. (Expected = 1) != (Actual = <Argument_Not_Provided>)
}
