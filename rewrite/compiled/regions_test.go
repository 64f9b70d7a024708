package compiled_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/compiled"
	"github.com/mica-ir/mica/source"
)

// TestRegions moves regions and inlines blocks where it is not possible.
func TestRegions(t *testing.T) {
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	const text = `"t.top"() ({
  %v = "t.value"() : () -> i32
  "t.one"() ({
  ^bb0(%a: i32):
    "t.end"(%a) : (i32) -> ()
  }) : () -> ()
  "t.empty"() ({
  }) : () -> ()
  "t.two"() ({
    "t.br"()[^bb1] : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
  "t.loop"() ({
    "t.br"()[^bb0] : () -> ()
  ^bb0:
    "t.end"() : () -> ()
  }, {
  ^bb0:
  }) : () -> ()
  "t.none"() : () -> ()
  "t.around"() ({
    "t.inside"() ({
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
`
	op, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{})
	if op == nil {
		t.Fatal(diags)
	}
	named := map[string]*ir.Operation{}
	ir.Walk(op, ir.PreOrder, func(o *ir.Operation) ir.WalkResult {
		named[strings.TrimPrefix(o.Name(), "t.")] = o
		return ir.Advance
	})
	if !compiled.HasOneBlock(0, named["one"]) || compiled.HasOneBlock(0, named["two"]) || compiled.HasOneBlock(0, named["none"]) || compiled.HasOneBlock(1, named["one"]) {
		t.Error("HasOneBlock is wrong")
	}
	if !compiled.HasNoBlocks(0, named["empty"]) || compiled.HasNoBlocks(0, named["one"]) || compiled.HasNoBlocks(0, named["none"]) {
		t.Error("HasNoBlocks is wrong")
	}
	for _, c := range []struct {
		what string
		do   func(r *rewrite.Rewriter) error
	}{
		{"no such region", func(r *rewrite.Rewriter) error { return second(compiled.InlineBlock(r, 3, named["one"], nil)) }},
		{"several blocks", func(r *rewrite.Rewriter) error { return second(compiled.InlineBlock(r, 0, named["two"], nil)) }},
		{"no value for the argument", func(r *rewrite.Rewriter) error { return second(compiled.InlineBlock(r, 0, named["one"], nil)) }},
		{"no terminator", func(r *rewrite.Rewriter) error { return second(compiled.InlineBlock(r, 1, named["loop"], nil)) }},
		{"no operation", func(r *rewrite.Rewriter) error { return second(compiled.InlineBlock(r, 0, nil, nil)) }},
		{"the same operation", func(r *rewrite.Rewriter) error { return compiled.MoveRegions(r, named["one"], named["one"]) }},
		{"another number", func(r *rewrite.Rewriter) error { return compiled.MoveRegions(r, named["one"], named["none"]) }},
		{"a region with blocks", func(r *rewrite.Rewriter) error { return compiled.MoveRegions(r, named["one"], named["two"]) }},
		{"no region to move", func(r *rewrite.Rewriter) error { return compiled.MoveRegion(r, 7, 0, named["one"], named["empty"]) }},
		{"no region to move to", func(r *rewrite.Rewriter) error { return compiled.MoveRegion(r, 0, 7, named["one"], named["empty"]) }},
		{"a full region", func(r *rewrite.Rewriter) error { return compiled.MoveRegion(r, 0, 0, named["one"], named["two"]) }},
		{"a region moved into itself", func(r *rewrite.Rewriter) error { return compiled.MoveRegion(r, 0, 0, named["around"], named["around"]) }},
		{"no region to copy", func(r *rewrite.Rewriter) error { return compiled.CloneRegion(r, 7, 0, named["one"], named["empty"]) }},
		{"a copy to a full region", func(r *rewrite.Rewriter) error { return compiled.CloneRegion(r, 0, 0, named["one"], named["two"]) }},
		{"a block in no region", func(r *rewrite.Rewriter) error { return second(compiled.AddBlock(r, 7, named["empty"], nil)) }},
		{"the end of no operation", func(r *rewrite.Rewriter) error { return compiled.EndBlock(r, nil) }},
		{"a successor of no such number", func(r *rewrite.Rewriter) error {
			return compiled.SetSuccessor(r, 1, 0, 0, named["br"], named["one"])
		}},
		{"a successor that is no block", func(r *rewrite.Rewriter) error {
			return compiled.SetSuccessor(r, 0, 0, 1, named["br"], named["one"])
		}},
		{"no such successor to copy", func(r *rewrite.Rewriter) error {
			return compiled.CopySuccessor(r, 0, 1, named["br"], named["br"])
		}},
		{"no branch", func(r *rewrite.Rewriter) error { return compiled.CopySuccessor(r, 0, 0, nil, named["br"]) }},
		{"several values", func(r *rewrite.Rewriter) error {
			_, err := compiled.OnlyValue(r, []*ir.Value{nil, nil})
			return err
		}},
		{"no such value", func(r *rewrite.Rewriter) error { _, err := compiled.ValueAt(r, 1, []*ir.Value{nil}); return err }},
		{"a region in the moved one", func(r *rewrite.Rewriter) error { return compiled.MoveRegions(r, named["around"], named["inside"]) }},
	} {
		if err := c.do(rewrite.NewRewriter(ctx, nil)); err == nil {
			t.Errorf("%s: no error", c.what)
		}
	}
	r := rewrite.NewRewriter(ctx, nil)
	v := named["value"].Result(0)
	if values, err := compiled.InlineBlock(r, 0, named["one"], []*ir.Value{v}); err != nil || len(values) != 1 || values[0] != v {
		t.Errorf("%v, %v", values, err)
	}
	if err := compiled.MoveRegions(r, named["two"], named["empty"]); err != nil || named["empty"].Region(0).NumBlocks() != 2 {
		t.Errorf("the regions are not moved: %v", err)
	}
}

func second(_ []*ir.Value, err error) error { return err }
