package rewrite_test

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

func parse(t testing.TB, name, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	for _, d := range []*ir.Dialect{indexDialect(), funcDialect(), toyDialect(), testDialect()} {
		if err := ctx.Register(d); err != nil {
			t.Fatal(err)
		}
	}
	op, diags := asm.Parse(ctx, source.NewFile(name, []byte(text)), asm.ParseOptions{})
	if op == nil {
		t.Fatal(render(diags))
	}
	return op
}

func render(l diag.List) string {
	var b bytes.Buffer
	r := diag.Renderer{Out: &b, NoSnippet: true}
	_ = r.RenderAll(l)
	return b.String()
}

// freeze is Freeze without a filter for patterns that are right.
func freeze(t testing.TB, ctx *ir.Context, set *rewrite.Set) *rewrite.Frozen {
	t.Helper()
	frozen, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	return frozen
}

// patterns has the patterns that the test data refers to by name.
func patterns() []*rewrite.Pattern {
	rename := func(from, to string) *rewrite.Pattern {
		return &rewrite.Pattern{
			Name:    from + "-to-" + to,
			Root:    "toy." + from,
			Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				r.ReplaceWithNew(op, r.Context().OpDef("toy."+to), op.Operands())
				return true
			},
		}
	}
	countDown := func(name string, noRecursion bool) *rewrite.Pattern {
		return &rewrite.Pattern{
			Name: name, Root: "toy.count", Benefit: 1, NoRecursion: noRecursion,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				n := op.Attr("n").(*ir.IntegerAttr)
				if n.Int64() == 0 {
					return false
				}
				r.ReplaceWithNew(op, op.Def(), nil, ir.NamedAttribute{Name: "n", Value: r.Context().Int64Attr(n.Type(), n.Int64()-1)})
				return true
			},
		}
	}
	// It also changes the IR without notifying the driver.
	unnoticed := func(name string, change func(op *ir.Operation)) *rewrite.Pattern {
		return &rewrite.Pattern{
			Name: name, Root: "toy." + name, Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				if op.Attr("done") != nil {
					return false
				}
				change(op)
				r.SetAttr(op, "done", r.Context().UnitAttr())
				return true
			},
		}
	}
	best := rename("b", "best")
	best.Benefit = 2
	return []*rewrite.Pattern{
		rename("a", "b"), rename("b", "a"), rename("b", "c"), best, rename("self", "self"),
		countDown("count-down", false), countDown("count-down-once", true),
		{
			Name: "any", AnyOp: true, Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				if op.Attr("mark") == nil {
					return r.MatchFailure(op, "no mark on '%s'", op.Name())
				}
				r.ModifyInPlace(op, func() { op.RemoveAttr("mark") })
				return true
			},
		},
		{
			Name: "pure", Trait: "NoMemoryEffect", Benefit: 3,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				if op.Attr("grow") == nil {
					return false
				}
				op.RemoveAttr("grow")
				r.SetAttr(op, "grown", r.Context().UnitAttr())
				return true
			},
		},
		{
			Name: "grow", Root: "toy.grow", Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				r.New(op.Def(), nil, nil)
				r.Erase(op)
				return true
			},
		},
		{
			Name: "inline", Root: "toy.inline", Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				body := op.Region(0).Entry()
				last := body.Back()
				values := last.Operands()
				r.Erase(last)
				r.InlineBlockBefore(body, op, op.Operands())
				r.Replace(op, values...)
				return true
			},
		},
		{
			Name: "fails", Root: "toy.fails", Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				r.Errorf(op.Location().Place(), "this cannot be rewritten")
				return false
			},
		},
		{
			// It changes the other operation and reports that it was not applied.
			Name: "reckless", Root: "toy.reckless", Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				other := op.Next()
				if other == nil {
					other = op.Prev()
				}
				r.SetAttr(other, "odd", r.Context().BoolAttr(other.Attr("odd") != r.Context().BoolAttr(true)))
				return false
			},
		},
		unnoticed("sets", func(op *ir.Operation) { op.Next().SetAttr("odd", op.Context().UnitAttr()) }),
		unnoticed("drops", func(op *ir.Operation) { op.Next().Erase() }),
		unnoticed("moves", func(op *ir.Operation) { op.Next().MoveBefore(op.Block().Front()) }),
		unnoticed("adds", func(op *ir.Operation) {
			ir.NewBuilderAtEnd(op.Context(), op.Block()).Create(&ir.OperationState{Def: op.Context().OpDef("toy.b"), Loc: op.Location()})
		}),
		{
			Name: "erase-next", Root: "toy.erase_next", Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				if op.Next() == nil {
					return false
				}
				r.Erase(op.Next())
				return true
			},
		},
		{
			Name: "erase-around", Root: "toy.erase_around", Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				r.SetInsertionPointAfter(op)
				r.Erase(r.New(r.Context().OpDef("toy.b"), nil, nil))
				r.Erase(op.Prev())
				r.Erase(op)
				return true
			},
		},
		{
			Name: "idle", Root: "toy.idle", Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool { return true },
		},
		{
			// The terminator is then before the end of the block.
			Name: "invalid", Root: "toy.invalid", Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				r.ReplaceWithNew(op, r.Context().OpDef("func.return"), nil)
				return true
			},
		},
		{
			Name: "erase-used", Root: "toy.erase_used", Benefit: 1,
			MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
				r.Erase(op)
				return true
			},
		},
	}
}

// greedyCase runs the driver with the options in the first line of the text:
//
//	// patterns: a-to-b any; config: top-down trace
func greedyCase(t *testing.T, name, text string) string {
	first, _, _ := strings.Cut(text, "\n")
	names, config, _ := strings.Cut(strings.TrimPrefix(first, "// patterns:"), "; config:")
	var set rewrite.Set
	for want := range strings.FieldsSeq(names) {
		found := false
		for _, p := range patterns() {
			if p.Name == want {
				set.Add(p)
				found = true
			}
		}
		if !found {
			t.Fatalf("%s: no pattern %q", name, want)
		}
	}
	var c rewrite.GreedyConfig
	var out bytes.Buffer
	once, stats := false, false
	for word := range strings.FieldsSeq(config) {
		key, value, _ := strings.Cut(word, "=")
		n, _ := strconv.Atoi(value)
		switch key {
		case "top-down":
			c.TopDown = true
		case "keep-regions":
			c.Regions = rewrite.KeepRegions
		case "merge-blocks":
			c.Regions = rewrite.MergeBlocks
		case "max-iterations":
			c.MaxIterations = n
		case "max-rewrites":
			c.MaxRewrites = n
		case "no-fold":
			c.NoFold = true
		case "keep-constants":
			c.KeepConstants = true
		case "existing":
			c.Strictness = rewrite.ExistingOps
		case "existing-and-new":
			c.Strictness = rewrite.ExistingAndNewOps
		case "trace":
			c.Trace = &out
		case "json":
			c.TraceForm = rewrite.TraceJSON
		case "checks":
			c.Checks = true
		case "stats":
			stats = true
		case "once":
			once = true
		default:
			t.Fatalf("%s: no option %q", name, word)
		}
	}
	module := parse(t, name, text)
	frozen := freeze(t, module.Context(), &set)
	var res rewrite.Result
	if once {
		res = rewrite.WalkAndApplyPatterns(module, frozen, rewrite.WalkConfig{Checks: c.Checks, Trace: c.Trace, TraceForm: c.TraceForm})
	} else {
		res = rewrite.ApplyGreedily(module, frozen, c)
	}
	fmt.Fprintf(&out, "// converged %t, changed %t, iterations %d\n", res.Converged, res.Changed, res.Iterations)
	if res.LimitReached {
		out.WriteString("// limit reached\n")
	}
	if stats {
		fmt.Fprintf(&out, "// %+v\n", res.Stats)
		for _, c := range res.Counts {
			fmt.Fprintf(&out, "// %s: tried %d, applied %d\n", c.Pattern.Name, c.Tried, c.Applied)
		}
	}
	out.WriteString(render(res.Diagnostics))
	out.WriteString(asm.String(module, asm.Options{}) + "\n")
	return out.String()
}

func TestGreedy(t *testing.T) {
	for _, file := range golden.Files(t, "testdata/greedy/*.mlir") {
		t.Run(golden.Stem(filepath.Base(file)), func(t *testing.T) {
			var out []string
			for _, part := range golden.Parts(t, file) {
				out = append(out, greedyCase(t, filepath.Base(file), part))
			}
			golden.Compare(t, golden.Stem(file)+".out", golden.Join(out))
		})
	}
}
