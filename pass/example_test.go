package pass_test

import (
	"fmt"
	"os"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
)

// A rename adds a prefix to the names of functions.
type rename struct {
	Prefix  string         `option:"prefix" default:"x_" help:"Prefix of the new names"`
	Renamed pass.Statistic `statistic:"renamed" help:"Number of renamed functions"`
}

func (p *rename) Run(r *pass.Run) error {
	ir.SetSymbolName(r.Op, p.Prefix+ir.SymbolName(r.Op))
	p.Renamed.Add(1)
	return nil
}

// A pass runs from a text, with passes of mica.
func Example() {
	ctx, _ := mica.NewContext(mica.Config{Dialects: []*dialect.Natives{arith.Natives(), funcs.Natives()}})
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		func.func @f(%a: i32) -> i32 {
		  %0 = arith.addi %a, %a : i32
		  %1 = arith.addi %a, %a : i32
		  return %0 : i32
		}`)))
	passes := pass.NewRegistry(transforms.Definitions()...)
	def := &pass.Definition{Name: "Rename", Argument: "rename", Summary: "Rename functions", New: func() pass.Pass { return &rename{} }}
	passes.Register(def.Complete())

	m := pass.NewManager(ctx.IR(), "builtin.module")
	if err := passes.AddPasses(m.OpManager, "func.func(rename{prefix=new_},cse)"); err != nil {
		fmt.Println(err)
	}
	fmt.Println(m)
	if err := m.Run(module); err != nil {
		fmt.Println(err)
	}
	mica.Print(os.Stdout, module)
	// Output:
	// builtin.module(func.func(rename{prefix=new_},cse))
	// module {
	//   func.func @new_f(%arg0: i32) -> i32 {
	//     %0 = arith.addi %arg0, %arg0 : i32
	//     return %0 : i32
	//   }
	// }
}
