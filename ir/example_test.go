package ir_test

import (
	"fmt"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// AddOp is a typed wrapper: a pointer to the operation with a name of its own.
type AddOp struct{ *ir.Operation }

// Sum is the result.
func (op AddOp) Sum() *ir.Value { return op.Result(0) }

func exampleDialect() *ir.Dialect {
	i32 := &ir.TypeConstraint{Summary: "32-bit signless integer", Check: func(_ *ir.Operation, t ir.Type) ir.Verdict {
		return ir.VerdictOf(ir.IsSignless(t, 32))
	}}
	return &ir.Dialect{Namespace: "calc", Ops: []*ir.OpDef{
		{Name: "calc.read", Results: []ir.ResultDef{{Name: "value", Constraint: i32}}},
		{
			Name:     "calc.add",
			Operands: []ir.OperandDef{{Name: "lhs", Constraint: i32}, {Name: "rhs", Constraint: i32}},
			Results:  []ir.ResultDef{{Name: "sum", Constraint: i32}},
			Traits:   []*ir.Trait{ir.LookupTrait("IsCommutative")},
			Wrap:     func(op *ir.Operation) ir.Op { return AddOp{op} },
		},
	}}
}

// A program is built with a Builder, inspected with typed wrappers, and verified.
func Example() {
	ctx := ir.NewContext()
	if err := ctx.Register(exampleDialect()); err != nil {
		panic(err)
	}
	module := ir.NewModule(ctx, ctx.UnknownLoc())
	b := ir.NewBuilderAtEnd(ctx, module.Region(0).Entry())
	i32 := []ir.Type{ctx.I32()}
	x := b.New(ctx.OpDef("calc.read"), nil, i32).Result(0)
	b.New(ctx.OpDef("calc.add"), []*ir.Value{x, x}, i32)

	for op := range module.Region(0).Ops() {
		if add, ok := ir.As[AddOp](op); ok {
			fmt.Println("a sum of type", add.Sum().Type())
		}
	}
	fmt.Println("valid:", ir.Verify(module, nil))
	fmt.Println(asm.String(module, asm.Options{}))
	// Output:
	// a sum of type i32
	// valid: true
	// module {
	//   %0 = "calc.read"() : () -> i32
	//   %1 = "calc.add"(%0, %0) : (i32, i32) -> i32
	// }
}

// Types are uniqued: == is identity.
func ExampleContext_FunctionType() {
	ctx := ir.NewContext()
	f := ctx.FunctionType([]ir.Type{ctx.I32(), ctx.F64()}, []ir.Type{ctx.IndexType()})
	g := ctx.FunctionType([]ir.Type{ctx.I32(), ctx.F64()}, []ir.Type{ctx.IndexType()})
	fmt.Println(f, f == g)
	// Output: (i32, f64) -> index true
}

// Attributes hold constants of any type.
func ExampleContext_DenseFloatElements() {
	ctx := ir.NewContext()
	t := ctx.RankedTensorType([]int64{2, 2}, ctx.F32(), nil)
	fmt.Println(ctx.DenseFloatElements(t, []float64{1, 2, 3, 4}))
	fmt.Println(ctx.DenseFloatElements(t, []float64{0.5}))
	// Output:
	// dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
	// dense<5.000000e-01> : tensor<2x2xf32>
}
