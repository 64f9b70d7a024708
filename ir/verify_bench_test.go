package ir_test

import (
	"testing"

	"github.com/mica-ir/mica/ir"
)

// BenchmarkVerify verifies functions of 500 binary operations.
func BenchmarkVerify(b *testing.B) {
	ctx := context(b)
	m := ir.NewModule(ctx, ctx.UnknownLoc())
	bld := ir.NewBuilderAtEnd(ctx, m.Region(0).Entry())
	def, fn := ctx.OpDef("test.same_operand_and_result_type"), ctx.OpDef("test.isolated_graph_region")
	i32 := []ir.Type{ctx.I32()}
	const funcs, ops = 20, 500
	for range funcs {
		f := bld.Create(&ir.OperationState{Def: fn, NumRegions: 1})
		body := f.Region(0).AppendBlock(nil)
		in := ir.NewBuilderAtEnd(ctx, body)
		x := body.AddArgument(i32[0], ctx.UnknownLoc())
		for range ops {
			x = in.New(def, []*ir.Value{x, x}, i32).Result(0)
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		if !ir.Verify(m, nil) {
			b.Fatal("not valid")
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/(funcs*ops), "ns/irop")
}
