package load_test

import (
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// arithAndFunc reads the definitions of two dialects from upstream's files.
func arithAndFunc(t testing.TB) (*source.Set, *source.File) {
	set := &source.Set{Includes: []string{reftest.Include(t)}}
	file := &source.File{Name: "all.td", Text: []byte(
		"include \"mlir/Dialect/Arith/IR/ArithOps.td\"\ninclude \"mlir/Dialect/Func/IR/FuncOps.td\"\n")}
	set.Add(file)
	return set, file
}

// BenchmarkLoad loads the arith and func dialects, from reading the files to a
// context in which they are registered.
func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		set, file := arithAndFunc(b)
		if _, ld := loadFile(b, set, file); len(ld.Dialects) == 0 {
			b.Fatal("no dialects")
		}
	}
}

// arithFunction uses most kinds of constraints of the arith dialect.
const arithFunction = `
func.func @f(%a: i32, %b: i32, %x: f32, %v: vector<4xf32>, %t: tensor<?xi64>, %c: i1) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.cmpi slt, %0, %b : i32
  %2 = arith.select %1, %a, %b : i32
  %3 = arith.mulf %x, %x fastmath<fast> : f32
  %4 = arith.addf %v, %v : vector<4xf32>
  %5 = arith.cmpf olt, %v, %4 : vector<4xf32>
  %6 = arith.trunci %t : tensor<?xi64> to tensor<?xi32>
  %7 = arith.bitcast %x : f32 to i32
  %8 = arith.shli %2, %7 : i32
  %9:2 = arith.addui_extended %8, %a : i32, i1
  %10 = arith.sitofp %8 : i32 to f64
  %11 = arith.index_cast %8 : i32 to index
  return %8 : i32
}
`

// TestVerifyAllocs evaluates the constraints of operations that were loaded from
// .td files: that takes no memory.
func TestVerifyAllocs(t *testing.T) {
	set, file := arithAndFunc(t)
	ctx, _ := loadFile(t, set, file)
	op, ds := asm.Parse(ctx, &source.File{Name: "f.mlir", Text: []byte(arithFunction)}, asm.ParseOptions{})
	if op == nil || ds.HasErrors() {
		t.Fatal(ds)
	}
	var l diag.List
	for o := range op.Region(0).Entry().Front().Region(0).Entry().Ops() {
		allocs := testing.AllocsPerRun(200, func() {
			def := o.Def()
			for i := range def.Operands {
				check(def.Operands[i].Constraint, o, o.Operand(i).Type())
			}
			for i := range def.Results {
				check(def.Results[i].Constraint, o, o.Result(i).Type())
			}
			for i := range def.Attributes {
				if c := def.Attributes[i].Constraint; c != nil && c.Check != nil && o.Inherent(i) != nil {
					c.Check(o, o.Inherent(i))
				}
			}
			for i := range def.Preds {
				def.Preds[i].Check(o)
			}
		})
		if allocs > 0 {
			t.Errorf("the constraints of %s: %v allocations", o.Name(), allocs)
		}
		allocs = testing.AllocsPerRun(200, func() { ir.Verify(o, &l) })
		if allocs > 0 {
			t.Errorf("verifying %s: %v allocations", o.Name(), allocs)
		}
	}
}

func check(c *ir.TypeConstraint, op *ir.Operation, t ir.Type) {
	if c != nil && c.Check != nil {
		c.Check(op, t)
	}
}

// BenchmarkVerify verifies a function of loaded operations.
func BenchmarkVerify(b *testing.B) {
	set, file := arithAndFunc(b)
	ctx, _ := loadFile(b, set, file)
	op, ds := asm.Parse(ctx, &source.File{Name: "f.mlir", Text: []byte(arithFunction)}, asm.ParseOptions{})
	if op == nil || ds.HasErrors() {
		b.Fatal(ds)
	}
	var l diag.List
	b.ReportAllocs()
	for b.Loop() {
		if !ir.Verify(op, &l) {
			b.Fatal(l)
		}
	}
}

// BenchmarkLoadAll loads all of the reference's dialects from their files.
func BenchmarkLoadAll(b *testing.B) {
	include := reftest.Include(b)
	for b.Loop() {
		if _, _, l := randomops.Upstream(include); len(l) > 0 {
			b.Fatal(l)
		}
	}
}
