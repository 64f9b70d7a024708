package conversion_test

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
	"github.com/mica-ir/mica/source"
)

// Integers of a language of arbitrary width become i64.
func Example() {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	module, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(`
		%a = "toy.read"() : () -> i7
		%b = "toy.add"(%a, %a) : (i7, i7) -> i7
		"toy.print"(%b) : (i7) -> ()
	`)), asm.ParseOptions{})
	if diags.HasErrors() {
		fmt.Println(diags)
		return
	}

	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) {
		_, integer := t.(*ir.IntegerType)
		return ctx.I64(), integer
	})
	// Operations that stay need values of the type before the conversion.
	types.AddSource(func(b *ir.Builder, t ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
		return b.Op("machine.truncate").Operands(values...).Results(t).MustBuild().Result(0)
	})

	var set rewrite.Set
	for _, name := range []string{"read", "add"} {
		conversion.Add(&set, conversion.Pattern{
			Pattern: rewrite.Pattern{Name: "lower " + name, Root: "toy." + name, Benefit: 1},
			Types:   types,
			Convert: func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
				r.ReplaceWithOp(op, r.New(ctx.OpDef("machine."+name), operands, []ir.Type{types.Convert(op.Result(0).Type())}))
				return true
			},
		})
	}
	frozen, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		fmt.Println(err)
		return
	}
	target := conversion.NewTarget()
	target.LegalDialects("machine")
	target.IllegalOps("toy.read", "toy.add")
	fmt.Print(conversion.Partial(target, frozen, conversion.Config{}, module))
	fmt.Println(asm.String(module, asm.Options{}))

	// Output:
	// module {
	//   %0 = "machine.read"() : () -> i64
	//   %1 = "machine.add"(%0, %0) : (i64, i64) -> i64
	//   %2 = "machine.truncate"(%1) : (i64) -> i7
	//   "toy.print"(%2) : (i7) -> ()
	// }
}
