package conversion_test

import (
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
	"github.com/mica-ir/mica/source"
)

// parse returns a module of unregistered operations.
func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	module, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return module
}

func freeze(t *testing.T, ctx *ir.Context, patterns ...conversion.Pattern) *rewrite.Frozen {
	t.Helper()
	var set rewrite.Set
	conversion.Add(&set, patterns...)
	z, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// becomes is a pattern that replaces an operation with one of another name.
func becomes(root, to string, benefit int) conversion.Pattern {
	return conversion.Pattern{
		Pattern: rewrite.Pattern{Name: root + " to " + to, Root: root, Benefit: benefit, Generated: []string{to}},
		Convert: func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			r.ReplaceWithOp(op, r.New(r.Context().OpDef(to), operands, op.ResultTypes()))
			return true
		},
	}
}

// TestCosts checks which pattern for an operation is chosen.
func TestCosts(t *testing.T) {
	tests := []struct {
		name     string
		patterns []conversion.Pattern
		want     string
	}{
		{"a shorter way has precedence over a higher benefit",
			[]conversion.Pattern{becomes("a.op", "c.direct", 1), becomes("a.op", "b.op", 10), becomes("b.op", "c.long", 1)}, "c.direct"},
		{"of equally long ways the higher benefit", []conversion.Pattern{becomes("a.op", "c.low", 1), becomes("a.op", "c.high", 2)}, "c.high"},
		{"of equal ones the last", []conversion.Pattern{becomes("a.op", "c.first", 1), becomes("a.op", "c.last", 1)}, "c.last"},
		{"a way that leads nowhere is not tried", []conversion.Pattern{becomes("a.op", "b.nowhere", 9), becomes("a.op", "c.op", 1)}, "c.op"},
		{"a way through two others", []conversion.Pattern{becomes("a.op", "b.one", 1), becomes("b.one", "b.two", 1), becomes("b.two", "c.end", 1)}, "c.end"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			module := parse(t, `"a.op"() : () -> ()`)
			target := conversion.NewTarget()
			target.LegalDialects("builtin", "c")
			if diags := conversion.Full(target, freeze(t, module.Context(), test.patterns...), conversion.Config{}, module); diags.HasErrors() {
				t.Fatal(diags)
			}
			if got := module.Region(0).Entry().Front().Name(); got != test.want {
				t.Errorf("'a.op' has become '%s', not '%s'", got, test.want)
			}
		})
	}
}

// TestModes checks how each mode treats an operation that cannot be made legal.
func TestModes(t *testing.T) {
	const input = `"a.good"() : () -> ()
		"a.bad"() : () -> ()`
	target := func(illegal bool) *conversion.Target {
		t := conversion.NewTarget()
		t.LegalDialects("builtin", "c")
		if illegal {
			t.IllegalDialects("a")
		}
		return t
	}
	run := func(t *testing.T, f func(*conversion.Target, *rewrite.Frozen, conversion.Config, ...*ir.Operation) string, illegal bool) (string, string) {
		module := parse(t, input)
		text := f(target(illegal), freeze(t, module.Context(), becomes("a.good", "c.good", 1)), conversion.Config{}, module)
		var names []string
		for op := range module.Region(0).Ops() {
			names = append(names, op.Name())
		}
		return text, strings.Join(names, " ")
	}
	message := func(f func(*conversion.Target, *rewrite.Frozen, conversion.Config, ...*ir.Operation) string, illegal bool, wantText, wantOps string) {
		t.Helper()
		text, ops := run(t, f, illegal)
		if text != wantText || ops != wantOps {
			t.Errorf("got %q and %s, want %q and %s", text, ops, wantText, wantOps)
		}
	}
	partial := func(a *conversion.Target, b *rewrite.Frozen, c conversion.Config, ops ...*ir.Operation) string {
		return first(conversion.Partial(a, b, c, ops...))
	}
	full := func(a *conversion.Target, b *rewrite.Frozen, c conversion.Config, ops ...*ir.Operation) string {
		return first(conversion.Full(a, b, c, ops...))
	}
	message(partial, false, "", "c.good a.bad")
	message(partial, true, "failed to legalize operation 'a.bad' that was explicitly marked illegal", "a.good a.bad")
	message(full, false, "failed to legalize operation 'a.bad'", "a.good a.bad")
	analysis := func(a *conversion.Target, b *rewrite.Frozen, c conversion.Config, ops ...*ir.Operation) string {
		c.Legalizable = map[*ir.Operation]bool{}
		text := first(conversion.Analysis(a, b, c, ops...))
		var names []string
		for op := range c.Legalizable {
			names = append(names, op.Name())
		}
		slices.Sort(names)
		return text + strings.Join(names, " ")
	}
	message(analysis, true, "a.good builtin.module", "a.good a.bad")
}

func first[L ~[]E, E interface{ Error() string }](diags L) string {
	if len(diags) == 0 {
		return ""
	}
	text := diags[0].Error()
	return text[strings.Index(text, "failed"):]
}

// TestMany checks that a value may become several values, or none.
func TestMany(t *testing.T) {
	module := parse(t, `
		%a = "a.pair"() : () -> complex<f32>
		%b = "a.none"() : () -> none
		"a.use"(%a, %b) : (complex<f32>, none) -> ()`)
	ctx := module.Context()
	types := conversion.NewTypeConverter()
	types.AddMany(func(t ir.Type) ([]ir.Type, conversion.Result) {
		switch t := t.(type) {
		case *ir.ComplexType:
			return []ir.Type{t.Element, t.Element}, conversion.Converted
		case *ir.NoneType:
			return nil, conversion.Converted
		}
		return nil, conversion.NotApplicable
	})
	split := func(root string) conversion.Pattern {
		return conversion.Pattern{Pattern: rewrite.Pattern{Root: root, Benefit: 1}, Types: types,
			ConvertMany: func(op *ir.Operation, operands [][]*ir.Value, r *conversion.Rewriter) bool {
				var results []ir.Type
				if op.NumResults() > 0 {
					results, _ = types.ConvertMany(op.Result(0).Type())
				}
				n := r.New(ctx.OpDef("c.op"), slices.Concat(operands...), results)
				values := make([][]*ir.Value, op.NumResults())
				for i := range values {
					values[i] = n.Results()
				}
				r.ReplaceMany(op, values)
				return true
			}}
	}
	target := conversion.NewTarget()
	target.LegalDialects("builtin", "c")
	if diags := conversion.Full(target, freeze(t, ctx, split("a.pair"), split("a.none"), split("a.use")), conversion.Config{}, module); diags.HasErrors() {
		t.Fatal(diags)
	}
	const want = `module {
  %0:2 = "c.op"() : () -> (f32, f32)
  "c.op"() : () -> ()
  "c.op"(%0#0, %0#1) : (f32, f32) -> ()
}
`
	if got := asm.String(module, asm.Options{}) + "\n"; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestTrace checks the printed tree of attempts.
func TestTrace(t *testing.T) {
	module := parse(t, `"a.op"() : () -> ()`)
	var trace strings.Builder
	target := conversion.NewTarget()
	target.LegalDialects("builtin", "c")
	module.Context().Debug = func(kind string) io.Writer {
		if kind == "dialect-conversion" {
			return &trace
		}
		return nil
	}
	conversion.Partial(target, freeze(t, module.Context(), becomes("a.op", "b.op", 1), becomes("b.op", "c.op", 1)), conversion.Config{}, module)
	var got []string
	for line := range strings.Lines(trace.String()) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "//") {
			got = append(got, addresses(line))
		}
	}
	want := []string{
		"Legalizing operation : 'builtin.module' {", "} -> SUCCESS : operation marked legal by the target",
		"Legalizing operation : 'a.op' {", "* Fold {", "} -> FAILURE : unable to fold",
		"* Pattern a.op to b.op : 'a.op -> (b.op)' {", "** Insert  : 'b.op'", "** Replace : 'a.op'",
		"Legalizing operation : 'b.op' {", "* Fold {", "} -> FAILURE : unable to fold",
		"* Pattern b.op to c.op : 'b.op -> (c.op)' {", "** Insert  : 'c.op'", "** Replace : 'b.op'",
		"Legalizing operation : 'c.op' {", "} -> SUCCESS : operation marked legal by the target",
		"} -> SUCCESS : pattern applied successfully", "} -> SUCCESS",
		"} -> SUCCESS : pattern applied successfully", "} -> SUCCESS",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// addresses removes the address of an operation from a line, and its text.
func addresses(line string) string {
	if before, after, ok := strings.Cut(line, "(0x"); ok {
		_, after, _ = strings.Cut(after, ")")
		return before + after
	}
	return line
}

// TestUndo checks that a failed conversion restores the IR, whatever patterns have done.
func TestUndo(t *testing.T) {
	for seed := range uint64(400) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		module := parse(t, randomIR(rnd))
		before, text := ir.NewFingerprint(module, true), asm.String(module, asm.Options{})
		var patterns []conversion.Pattern
		for i := range 5 {
			patterns = append(patterns, reckless(rnd, fmt.Sprintf("a.op%d", i)))
		}
		target := conversion.NewTarget()
		target.LegalDialects("builtin", "c")
		if diags := conversion.Full(target, freeze(t, module.Context(), patterns...), conversion.Config{}, module); !diags.HasErrors() {
			t.Fatalf("seed %d: the conversion has succeeded", seed)
		}
		if after := asm.String(module, asm.Options{}); ir.NewFingerprint(module, true) != before || after != text {
			t.Fatalf("seed %d: before\n%s\nafter\n%s", seed, text, after)
		}
	}
}

// randomIR returns operations in blocks and regions. The last one cannot be made legal.
func randomIR(rnd *rand.Rand) string {
	var b strings.Builder
	n := 0
	var values []string
	var ops func(depth int)
	ops = func(depth int) {
		outer := len(values)
		for range 1 + rnd.IntN(4) {
			operands := make([]string, rnd.IntN(3))
			for i := range operands {
				if len(values) == 0 {
					operands = nil
					break
				}
				operands[i] = values[rnd.IntN(len(values))]
			}
			n++
			id := n
			fmt.Fprintf(&b, "%%v%d = \"a.op%d\"(%s)", id, rnd.IntN(5), strings.Join(operands, ", "))
			if depth > 0 && rnd.IntN(2) == 0 {
				fmt.Fprintf(&b, " ({\n^bb0(%%a%d: i32):\n", id)
				values = append(values, fmt.Sprintf("%%a%d", id))
				ops(depth - 1)
				fmt.Fprintf(&b, "\"a.br\"()[^next%d] : () -> ()\n^next%d:\n", id, id)
				ops(depth - 1)
				values = values[:len(values)-1]
				b.WriteString("})")
			}
			fmt.Fprintf(&b, " {k = %d : i32} : (%s) -> i32\n", id, strings.Join(slices.Repeat([]string{"i32"}, len(operands)), ", "))
			values = append(values, fmt.Sprintf("%%v%d", id))
		}
		values = values[:outer]
	}
	ops(2)
	b.WriteString("\"a.bad\"() : () -> ()\n")
	return b.String()
}

// reckless is a pattern that changes something at random, and then may fail.
func reckless(rnd *rand.Rand, root string) conversion.Pattern {
	types := conversion.NewTypeConverter()
	types.Add(func(t ir.Type) (ir.Type, bool) { return t.Context().I64(), true })
	steps := make([]int, 1+rnd.IntN(4))
	for i := range steps {
		steps[i] = rnd.IntN(10)
	}
	fails := rnd.IntN(3) == 0
	return conversion.Pattern{Pattern: rewrite.Pattern{Root: root, Benefit: 1}, Types: types,
		Convert: func(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
			for _, s := range steps {
				change(s, op, operands, r)
			}
			if fails {
				return false
			}
			r.ReplaceWithOp(op, r.New(r.Context().OpDef("c.op"), operands, []ir.Type{r.Context().I64()}))
			return true
		}}
}

// change makes one of ten kinds of changes.
func change(kind int, op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) {
	ctx := r.Context()
	switch kind {
	case 0:
		r.SetAttr(op, "changed", ctx.UnitAttr())
	case 1:
		r.ModifyInPlace(op, func() { op.SetOperands(operands) })
	case 2:
		if op.Prev() != nil {
			r.MoveBefore(op, op.Prev())
		}
	case 3:
		for region := range op.Regions() {
			r.ConvertRegion(region, r.Types(), nil)
		}
	case 4:
		r.SplitBlock(op.Block(), op)
	case 5:
		for region := range op.Regions() {
			r.InlineRegionAtEnd(region, op.ParentRegion())
		}
	case 6:
		r.CreateBlock(op.ParentRegion(), nil, []ir.Type{ctx.I32()})
		r.New(ctx.OpDef("c.in_block"), operands, nil)
		r.SetInsertionPoint(op)
	case 7:
		r.Clone(op, nil)
	case 8:
		for region := range op.Regions() {
			if b := region.Entry(); b != nil && b.Next() != nil {
				r.EraseBlock(b.Next())
			}
		}
	case 9:
		m := r.StartModification(op)
		op.SetAttr("canceled", ctx.UnitAttr())
		m.Cancel()
	}
}
