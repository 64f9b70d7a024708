package dataflow_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/analysis/dataflow"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/ir"
)

// tags is a set of the attributes tag of operations.
type tags map[string]bool

func (t tags) String() string { return strings.Join(slices.Sorted(maps.Keys(t)), " ") }

// tagDomain collects the tags on the paths to a point. At a boundary, there is ext.
type tagDomain struct{}

func (tagDomain) New() tags { return tags{} }

func (tagDomain) Join(from, to tags) bool {
	n := len(to)
	maps.Copy(to, from)
	return len(to) != n
}

func (d tagDomain) Boundary(t tags) bool { return d.Join(tags{"ext": true}, t) }

func (d tagDomain) Transfer(_ dataflow.Work, op *ir.Operation, from, to tags) bool {
	changed := d.Join(from, to)
	if tag, ok := op.Attr("tag").(*ir.StringAttr); ok {
		changed = d.Join(tags{tag.Value: true}, to) || changed
	}
	return changed
}

const directions = `
func.func private @callee() {
  arith.constant {tag = "in"} 1 : i32
  return
}
func.func private @declared()
func.func @call() {
  arith.constant {tag = "a"} 1 : i32
  call @callee() : () -> ()
  arith.constant {tag = "b"} 1 : i32
  return
}
func.func @external() {
  arith.constant {tag = "c"} 1 : i32
  call @declared() : () -> ()
  arith.constant {tag = "d"} 1 : i32
  return
}
func.func @loop(%n: index) {
  arith.constant {tag = "e"} 1 : i32
  scf.for %i = %n to %n step %n {
    arith.constant {tag = "f"} 1 : i32
  }
  arith.constant {tag = "g"} 1 : i32
  return
}
func.func @blocks(%c: i1) {
  %true = arith.constant true
  arith.constant {tag = "h"} 1 : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  arith.constant {tag = "i"} 1 : i32
  cf.cond_br %true, ^bb3, ^bb2
^bb2:
  arith.constant {tag = "j"} 1 : i32
  cf.br ^bb2
^bb3:
  arith.constant {tag = "k"} 1 : i32
  return
}`

// TestDense checks the states before and after operations in both directions, across calls,
// the regions of a loop, and edges that are not executed.
func TestDense(t *testing.T) {
	ctx, _ := mica.NewContext(mica.Config{Dialects: []*dialect.Natives{arith.Natives(), cf.Natives(), funcs.Natives(), scf.Natives()}})
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", directions)))
	for _, test := range []struct {
		local bool
		// want has for each tag the state after it going forward, and before it going
		// backward.
		want string
	}{
		{false, `
in: a ext in; b ext in
a: a ext; a b ext in
b: a b ext in; b ext
c: c ext; c d ext
d: c d ext; d ext
e: e ext; e ext f g
f: e ext f; ext f g
g: e ext f g; ext g
h: ext h; ext h i j k
i: ext h i; ext i k
j: ext h j; j
k: ext h i k; ext k
`},
		{true, `
in: ext in; ext in
a: a ext; a b ext
b: a b ext; b ext
c: c ext; c d ext
d: c d ext; d ext
e: e ext; e ext f g
f: e ext f; ext f g
g: e ext f g; ext g
h: ext h; ext h i j k
i: ext h i; ext i k
j: ext h j; j
k: ext h i k; ext k
`},
	} {
		s := dataflow.NewSolver()
		s.Local = test.local
		dead := dataflow.AddDeadCode(s)
		forward := dataflow.AddDenseForward(s, dead, dataflow.DenseDomain[tags](tagDomain{}))
		backward := dataflow.AddDenseBackward(s, dead, dataflow.DenseDomain[tags](tagDomain{}))
		dataflow.AddConstants(s, dead)
		s.Run(module)
		got := "\n"
		for op := range ir.All(module, ir.PreOrder) {
			if tag, ok := op.Attr("tag").(*ir.StringAttr); ok {
				after, _ := forward.At(dataflow.Point{Op: op})
				before, _ := backward.At(dataflow.Before(op))
				got += fmt.Sprintf("%s: %s; %s\n", tag.Value, after, before)
			}
		}
		if got != test.want {
			t.Errorf("local %v: got%swant%s", test.local, got, test.want)
		}
	}
}

// useDomain finds how values are used: returned, or as the operands of branches and calls.
type useDomain struct{}

func (useDomain) Meet(old, x string) string {
	if slices.Contains(strings.Fields(old), x) {
		return old
	}
	return strings.Join(slices.Compact(slices.Sorted(slices.Values(strings.Fields(old+" "+x)))), " ")
}
func (useDomain) Exit(*ir.Value) string                     { return "returned" }
func (useDomain) BranchOperand(*ir.Operation, int) string   { return "branch" }
func (useDomain) CallOperand(_ *ir.Operation, _ int) string { return "call" }
func (useDomain) Transfer(op *ir.Operation, results []string, meet func(int, string)) {
	for i := range op.NumOperands() {
		for _, x := range results {
			meet(i, x)
		}
	}
}

// A sparse backward analysis determines how each argument of a function is used.
func ExampleAddBackward() {
	ctx, _ := mica.NewContext(mica.Config{Dialects: []*dialect.Natives{arith.Natives(), funcs.Natives(), scf.Natives()}})
	module := mica.Must(ctx.Parse(mica.Text("in.mlir", `
		func.func private @same(%x: i32) -> i32 {
		  return %x : i32
		}
		func.func private @declared(i32)
		func.func @f(%n: index, %a: i32, %b: i32, %c: i32) -> i32 {
		  %0 = call @same(%a) : (i32) -> i32
		  call @declared(%b) : (i32) -> ()
		  %1 = scf.for %i = %n to %n step %n iter_args(%x = %0) -> i32 {
		    %2 = arith.addi %x, %b : i32
		    scf.yield %2 : i32
		  }
		  return %1 : i32
		}`)))
	s := dataflow.NewSolver()
	dead := dataflow.AddDeadCode(s)
	dataflow.AddConstants(s, dead)
	uses := dataflow.AddBackward(s, dead, dataflow.BackwardDomain[string](useDomain{}))
	s.Run(module)
	for op := range ir.All(module, ir.PreOrder) {
		if ir.SymbolName(op) == "f" {
			for i, v := range op.Region(0).Entry().Args() {
				fmt.Printf("%d: [%s]\n", i, uses.Value(v))
			}
		}
	}
	// Output:
	// 0: [branch]
	// 1: [returned]
	// 2: [call returned]
	// 3: []
}
