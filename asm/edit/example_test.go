package edit_test

import (
	"fmt"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm/edit"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/source"
)

// A program renames an operation and keeps comments and layout.
func Example() {
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: std.Natives()}))
	text := mica.Must(edit.Parse(ctx.IR(), source.NewFile("in.mlir", []byte(`// Twice the sum.
func.func @f(%a: i32,  %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32   // "arith.addi"
  %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
  return %1 : i32
}
`))))
	for _, o := range text.Ops {
		if o.Op.Name() == "arith.addi" && text.Original(o.Name) == o.Op.Name() {
			text.Insert(o.Start, "// It was a sum.\n  ")
			text.Replace(o.Name, "arith.muli")
		}
	}
	fmt.Printf("%s", text.Bytes())
	// Output:
	// // Twice the sum.
	// func.func @f(%a: i32,  %b: i32) -> i32 {
	//   // It was a sum.
	//   %0 = arith.muli %a, %b : i32   // "arith.addi"
	//   %1 = "arith.addi"(%0, %0) : (i32, i32) -> i32
	//   return %1 : i32
	// }
}
