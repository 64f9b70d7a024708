package rewrite_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// rewriterInput is the input of TestRewriter.
const rewriterInput = `
	"toy.func"() ({
	^entry:
	  %a, %b = "toy.pair"() : () -> (i1, i1)
	  "toy.use"(%a) {n = 1} : (i1) -> ()
	  "toy.use"(%a) {n = 2} : (i1) -> ()
	  "test.br"(%b)[^next] : (i1) -> ()
	^next(%x: i1):
	  "toy.use"(%x) {n = 3} : (i1) -> ()
	  "toy.return"() : () -> ()
	^lonely(%y: i1):
	  "toy.use"(%y) {n = 4} : (i1) -> ()
	  "toy.use"(%a) {n = 5} : (i1) -> ()
	}, {
	^other:
	  "toy.inner"() ({
	    "toy.leaf"() : () -> ()
	  }) : () -> ()
	}) : () -> ()
	%c, %d = "toy.pair"() : () -> (i1, i1)
`

// TestRewriter records the notifications of each way to change the IR, and checks that the
// result without a listener is the same.
func TestRewriter(t *testing.T) {
	type parts struct {
		r                   *rewrite.Rewriter
		fn, pair, br, outer *ir.Operation
		uses                []*ir.Operation // by n, from 1
		entry, next, lonely *ir.Block
		other               *ir.Region
	}
	tests := []struct {
		name   string
		change func(p *parts)
	}{
		{"ReplaceOpUses", func(p *parts) { p.r.ReplaceOpUses(p.pair, p.outer.Results()...) }},
		{"ReplaceOpUses wrong", func(p *parts) { p.r.ReplaceOpUses(p.pair, p.outer.Result(0)) }},
		{"Replace wrong", func(p *parts) { p.r.Replace(p.pair) }},
		{"ReplaceOpUsesInBlock", func(p *parts) {
			if p.r.ReplaceOpUsesInBlock(p.pair, p.outer.Results(), p.entry) {
				t.Error("a use in another block is replaced")
			}
		}},
		{"ReplaceUsesExcept", func(p *parts) {
			p.r.ReplaceUsesExcept(p.pair.Result(0), p.pair.Result(1), p.uses[0])
		}},
		{"ReplaceBlockUses", func(p *parts) { p.r.ReplaceBlockUses(p.next, p.lonely) }},
		{"MoveTo", func(p *parts) { p.r.MoveTo(p.uses[0], ir.InsertionPoint{Block: p.lonely}) }},
		{"MoveTo itself", func(p *parts) { p.r.MoveTo(p.uses[0], ir.InsertionPoint{Block: p.entry, Before: p.uses[0]}) }},
		{"MoveAfter", func(p *parts) { p.r.MoveAfter(p.uses[0], p.uses[1]) }},
		{"SplitBlock", func(p *parts) { p.r.SplitBlock(p.lonely, p.uses[4]) }},
		{"SplitBlock at end", func(p *parts) { p.r.SplitBlock(p.lonely, nil) }},
		{"InlineBlockBefore", func(p *parts) {
			p.r.SetInsertionPointToEnd(p.lonely)
			p.r.InlineBlockBefore(p.lonely, p.br, []*ir.Value{p.pair.Result(1)})
			p.r.New(p.uses[0].Def(), nil, nil)
		}},
		{"MergeBlocks wrong", func(p *parts) { p.r.MergeBlocks(p.lonely, p.entry, nil) }},
		{"MergeBlocks successor", func(p *parts) { p.r.MergeBlocks(p.next, p.entry, p.pair.Results()[:1]) }},
		{"MergeBlocks itself", func(p *parts) { p.r.MergeBlocks(p.lonely, p.lonely, p.pair.Results()[:1]) }},
		{"InlineBlockBefore inside", func(p *parts) {
			inner := p.other.Entry()
			p.r.InlineBlockBefore(inner, inner.Front().Region(0).Entry().Front(), nil)
		}},
		{"MoveBefore nothing", func(p *parts) {
			p.r.ClearInsertionPoint()
			p.r.MoveBefore(p.uses[0], p.r.New(p.uses[0].Def(), nil, nil))
		}},
		{"InlineRegionAtEnd itself", func(p *parts) { p.r.InlineRegionAtEnd(p.other, p.other) }},
		{"MoveBlockBefore", func(p *parts) { p.r.MoveBlockBefore(p.lonely, p.next) }},
		{"MoveBlockToEnd", func(p *parts) { p.r.MoveBlockToEnd(p.lonely, p.other) }},
		{"InlineRegionBefore", func(p *parts) { p.r.InlineRegionBefore(p.other, p.lonely) }},
		{"InlineRegionAtEnd", func(p *parts) { p.r.InlineRegionAtEnd(p.other, p.entry.Parent()) }},
		{"CloneRegionBefore", func(p *parts) { p.r.CloneRegionBefore(p.other, p.next, nil) }},
		{"CloneRegionAtEnd", func(p *parts) { p.r.CloneRegionAtEnd(p.other, p.other, nil) }},
		{"EraseBlock", func(p *parts) { p.r.EraseBlock(p.lonely) }},
		{"EraseBlock successor", func(p *parts) { p.r.EraseBlock(p.next) }},
		{"Erase", func(p *parts) { p.r.Erase(p.fn) }},
		{"Finalize", func(p *parts) {
			m := p.r.StartModification(p.uses[0])
			p.uses[0].SetOperand(0, p.pair.Result(1))
			m.Finalize()
		}},
		{"Cancel", func(p *parts) {
			m := p.r.StartModification(p.br)
			p.br.SetOperands(nil)
			p.br.SetSuccessor(0, p.lonely)
			p.br.SetAttr("x", p.r.Context().UnitAttr())
			p.br.SetLocation(p.r.Context().UnknownLoc())
			m.Cancel()
		}},
	}
	var out strings.Builder
	for _, test := range tests {
		run := func(l rewrite.Listener) string {
			module := parse(t, "in.mlir", rewriterInput)
			p := &parts{r: rewrite.NewRewriter(module.Context(), l)}
			p.fn = module.Region(0).Entry().Front()
			p.outer = p.fn.Next()
			p.entry, p.other = p.fn.Region(0).Entry(), p.fn.Region(1)
			p.next = p.entry.Next()
			p.lonely = p.next.Next()
			p.pair, p.br = p.entry.Front(), p.entry.Back()
			ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
				if op.Name() == "toy.use" {
					p.uses = append(p.uses, op)
				}
				return ir.Advance
			})
			test.change(p)
			return render(p.r.Diagnostics()) + asm.String(module, asm.Options{}) + "\n"
		}
		var l recorder
		result := run(&l)
		out.WriteString("== " + test.name + "\n" + strings.Join(append(l.lines, ""), "\n") + result)
		if silent := run(nil); silent != result {
			t.Errorf("%s without a listener:\n%s", test.name, silent)
		}
	}
	golden.Compare(t, "testdata/rewriter.out", out.String())
}

// TestCreateOrFold creates operations that fold to a value, to constants, in place, and not
// at all.
func TestCreateOrFold(t *testing.T) {
	module := parse(t, "in.mlir", `
		%c = "index.constant"() <{value = 1 : index}> : () -> index
		%x = "toy.source"() : () -> index
	`)
	block := module.Region(0).Entry()
	c, x := block.Front().Result(0), block.Back().Result(0)
	var l recorder
	r := rewrite.NewRewriter(module.Context(), &l)
	r.SetInsertionPointToEnd(block)
	for _, operands := range [][]*ir.Value{{c, c}, {x, c}, {c, x}} {
		values := r.CreateOrFold(&ir.OperationState{Def: r.Context().OpDef("index.add"), Operands: operands, Types: []ir.Type{r.Context().IndexType()}})
		r.New(r.Context().OpDef("toy.use"), values, nil)
	}
	golden.Compare(t, "testdata/createorfold.out", strings.Join(l.lines, "\n")+"\n"+asm.String(module, asm.Options{})+"\n")
}
