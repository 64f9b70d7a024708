package all_test

import (
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// TestInvalidOperations uses a pattern that creates random operations of all dialects, valid and
// invalid ones, and runs the greedy driver on them: folds, canonicalization patterns, the removal
// of dead operations. The inference of result types sees them first. Nothing may panic, and the
// driver must not converge if the operations are invalid.
func TestInvalidOperations(t *testing.T) {
	ctx, _, list := randomops.Upstream(reftest.Include(t))
	if list.HasErrors() {
		t.Fatal(list)
	}
	m := newMaker(t, ctx)
	g := randomops.NewGenerator(ctx, randomops.NewPool(randomops.Candidates(ctx)), 17)
	n, tried := reftest.Count(4, 4, 60), 0
	for _, name := range ctx.OpNames() {
		if !reftest.Sampled(name, 6) {
			continue
		}
		for _, c := range g.Cases(ctx.OpDef(name), n) {
			guard(t, c.Text, func() {
				if m.try(t, c.Text) {
					tried++
				}
			})
		}
	}
	t.Logf("%d operations, of which %d are not valid", tried, m.invalid)
	if m.invalid < tried/10 {
		t.Errorf("only %d of %d operations are not valid", m.invalid, tried)
	}
}

// A maker has a pattern that replaces the operation any.start by those in a block.
type maker struct {
	ctx     *ir.Context
	set     *rewrite.Frozen
	block   *ir.Block
	invalid int
}

func newMaker(t *testing.T, ctx *ir.Context) *maker {
	m := &maker{ctx: ctx}
	var set rewrite.Set
	rewrite.AddCanonicalizationPatterns(ctx, &set)
	set.Add(&rewrite.Pattern{Name: "make", Root: "any.start", Benefit: 1, VerifyNew: true, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		var made []*ir.Operation
		for o := m.block.Front(); o != nil; o = o.Next() {
			ir.Walk(o, ir.PostOrder, func(o *ir.Operation) ir.WalkResult {
				made = append(made, o)
				return ir.Advance
			})
		}
		op.Block().SpliceBefore(op, m.block)
		for _, o := range made {
			r.Modified(o)
		}
		r.Erase(op)
		return true
	}})
	var err error
	if m.set, err = set.Freeze(ctx, rewrite.Filter{}); err != nil {
		t.Fatal(err)
	}
	return m
}

// parse parses a text without verifying it, nil if it has an error.
func (m *maker) parse(text string) *ir.Operation {
	op, list := asm.Parse(m.ctx, source.NewFile("case.mlir", []byte(text)), asm.ParseOptions{NoVerify: true})
	if list.HasErrors() {
		return nil
	}
	return op
}

// try creates the operations in a text.
func (m *maker) try(t *testing.T, text string) bool {
	from, module := m.parse(text), m.parse(`"any.start"() : () -> ()`)
	if from == nil || from.NumRegions() == 0 {
		return false
	}
	valid := true
	ir.Walk(from, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		valid = valid && ir.VerifyAlone(op, nil)
		if infer := op.Def().InferTypes; infer != nil {
			infer(&ir.OperationState{Def: op.Def(), Loc: op.Location(), Operands: op.Operands(), Attributes: op.AllAttrs()}, &diag.List{})
		}
		return ir.Advance
	})
	m.block = from.Region(0).Entry()
	res := rewrite.ApplyGreedily(module, m.set, rewrite.GreedyConfig{TopDown: true})
	if !valid {
		if m.invalid++; res.Converged && !ir.Verify(module, nil) {
			t.Errorf("there is no sign of what is wrong with\n%s", text)
		}
	}
	return true
}
