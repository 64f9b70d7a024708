package rewrite

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/mica-ir/mica/ir"
)

// TestWorklist compares the list with a slice that is searched.
func TestWorklist(t *testing.T) {
	ctx := ir.NewContext()
	ops := make([]*ir.Operation, 3000)
	for i := range ops {
		ops[i] = ir.Create(&ir.OperationState{Def: ctx.OpDef("t.op"), Loc: ctx.UnknownLoc()})
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	w := &worklist{}
	var want []*ir.Operation
	for step := range 60000 {
		op := ops[rnd.IntN(min(len(ops), 10+step/10))]
		switch rnd.IntN(8) {
		case 0, 1, 2, 3:
			w.push(op)
			if !slices.Contains(want, op) {
				want = append(want, op)
			}
		case 4, 5:
			got := w.pop()
			var top *ir.Operation
			if n := len(want); n > 0 {
				top, want = want[n-1], want[:n-1]
			}
			if got != top {
				t.Fatalf("step %d: pop gives another operation", step)
			}
		case 6:
			w.remove(op)
			if i := slices.Index(want, op); i >= 0 {
				want = slices.Delete(want, i, i+1)
			}
		default:
			if rnd.IntN(500) == 0 {
				w.clear()
				want = nil
			}
			if rnd.IntN(50) == 0 {
				w.reverse()
				slices.Reverse(want)
			}
		}
		if w.len() != len(want) {
			t.Fatalf("step %d: %d operations, want %d", step, w.len(), len(want))
		}
	}
}
