package genrules

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// natives implement RuleNatives; the interpreter calls those that are not in C++, and
// evaluates the others.
type natives struct{}

func integer(a ir.Attribute) (int64, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Int64(), true
}

func (natives) IsZero(_ *rewrite.Rewriter, a ir.Attribute) bool {
	n, ok := integer(a)
	return ok && n == 0
}

func (natives) Plus(r *rewrite.Rewriter, a, b ir.Attribute) (ir.Attribute, error) {
	x, _ := integer(a)
	y, _ := integer(b)
	return r.Context().Int64Attr(ir.TypeOf(a), x+y), nil
}

func text(a ir.Attribute) string {
	s, _ := a.(*ir.StringAttr)
	return s.Value
}

func (natives) Louder(r *rewrite.Rewriter, a ir.Attribute) (ir.Attribute, error) {
	return r.Context().StringAttr(text(a) + "!"), nil
}

func (natives) Numbered(r *rewrite.Rewriter, number, a ir.Attribute) (ir.Attribute, error) {
	n, _ := integer(number)
	return r.Context().StringAttr(fmt.Sprint(text(a), n)), nil
}

func (natives) Store2(*rewrite.Rewriter, *ir.Value) error { return nil }

func (natives) SubSelf1(r *rewrite.Rewriter) (ir.Attribute, error) {
	return r.Context().UnitAttr(), nil
}

func (natives) SubSelf2(*rewrite.Rewriter) (ir.Attribute, error) { return nil, nil }

func (natives) IsSmall(_ *rewrite.Rewriter, a ir.Attribute) bool {
	n, ok := integer(a)
	return ok && n < 4
}

func (natives) Same(_ *rewrite.Rewriter, a, b *ir.Value) bool { return a == b }

// Fits and Fits_2 are two native constraints of one name, each local to a pattern.
func (natives) Fits(_ *rewrite.Rewriter, v *ir.Value) bool {
	_, ok := v.Type().(*ir.IntegerType)
	return ok
}

func (natives) Fits_2(r *rewrite.Rewriter, v *ir.Value) bool { return v.Type() == r.Context().I32() }

func (natives) AnonymousConstraint0(_ *rewrite.Rewriter, a, b *ir.Value) bool { return a != b }

func (natives) NameOf(r *rewrite.Rewriter, t ir.Type) (ir.Attribute, bool) {
	return r.Context().StringAttr(t.String()), t != r.Context().I8()
}

func (natives) Doubled(r *rewrite.Rewriter, a ir.Attribute) (ir.Attribute, error) {
	n, _ := integer(a)
	return r.Context().Int64Attr(ir.TypeOf(a), 2*n), nil
}

func (natives) Log(*rewrite.Rewriter, []*ir.Value) error { return nil }

func (natives) Split(_ *rewrite.Rewriter, _ *ir.Operation, v *ir.Value) (*ir.Value, *ir.Value, error) {
	return v, v, nil
}

func (natives) Marked(_ *rewrite.Rewriter, op *ir.Operation) bool {
	return op.Attr("test.marked") != nil
}

func (natives) Mark(r *rewrite.Rewriter, op *ir.Operation, operands []*ir.Value) error {
	r.ModifyInPlace(op, func() { op.SetAttr("test.marked", r.Context().Int64Attr(r.Context().I64(), int64(len(operands)))) })
	return nil
}

// registered are the natives that the rules declare without code.
func registered() *rewrite.Natives {
	var n rewrite.Natives
	var x natives
	n.RegisterConstraint("IsSmall", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, x.IsSmall(r, args[0].(ir.Attribute))
	})
	n.RegisterConstraint("NameOf", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		a, ok := x.NameOf(r, args[0].(ir.Type))
		return []rewrite.Arg{a}, ok
	})
	n.RegisterConstraint("Marked", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, x.Marked(r, args[0].(*ir.Operation))
	})
	n.RegisterRewrite("Doubled", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		a, err := x.Doubled(r, args[0].(ir.Attribute))
		return []rewrite.Arg{a}, err
	})
	n.RegisterRewrite("Log", func(*rewrite.Rewriter, []rewrite.Arg) ([]rewrite.Arg, error) { return nil, nil })
	n.RegisterRewrite("Split", func(_ *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		return []rewrite.Arg{args[1], args[1]}, nil
	})
	n.RegisterRewrite("Mark", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		return nil, x.Mark(r, args[0].(*ir.Operation), args[1].([]*ir.Value))
	})
	return &n
}

// matchers returns the rules as both engines have them, for one context.
func matchers(t testing.TB) (ctx *ir.Context, interpreted []rewrite.Matcher, generated rewrite.Matcher) {
	t.Helper()
	file := func(name string) mica.Source {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return mica.Text(name, string(text))
	}
	c, diags := mica.NewContext(mica.Config{AllowUnregistered: true, Natives: registered(), Includes: []string{"."}}, file("calc.td"))
	if c == nil {
		t.Fatal(golden.Render(diags))
	}
	read, diags := c.ReadRules(file("rules.td"), file("rules.pdll"), file("rules.mlir"))
	if diags.HasErrors() {
		t.Fatal(golden.Render(diags))
	}
	for _, r := range read {
		compiled, diags := c.Compile(r, mica.RuleOptions{})
		if compiled == nil {
			t.Fatal(golden.Render(diags))
		}
		interpreted = append(interpreted, compiled.Matcher)
	}
	generated, err := Rules(c.IR(), natives{})
	if err != nil {
		t.Fatal(err)
	}
	return c.IR(), interpreted, generated
}

// random returns a module with operations to which the rules may apply.
func random(r *rand.Rand) string {
	var b strings.Builder
	b.WriteString("%x0 = \"t.source\"() : () -> i32\n%x1 = \"t.source\"() : () -> i32\n%n0, %n1 = \"t.narrow\"() : () -> (i1, i2)\n")
	n := 2
	value := func() int { return max(0, n-1-r.IntN(4)) }
	for range 12 {
		a, c := value(), value()
		switch r.IntN(12) {
		case 0, 1:
			fmt.Fprintf(&b, "%%x%d = \"calc.constant\"() {value = %d : i32} : () -> i32\n", n, r.IntN(6))
		case 2:
			fmt.Fprintf(&b, "%%x%d = \"calc.add\"(%%x%d, %%x%d) : (i32, i32) -> i32\n", n, a, c)
		case 3:
			fmt.Fprintf(&b, "%%x%d = \"calc.sub\"(%%x%d, %%x%d) : (i32, i32) -> i32\n", n, a, c)
		case 4:
			fmt.Fprintf(&b, "%%x%d = \"calc.mul\"(%%x%d, %%x%d) : (i32, i32) -> i32\n", n, a, c)
		case 5:
			exact := ""
			if r.IntN(2) == 0 {
				exact = " {exact}"
			}
			fmt.Fprintf(&b, "%%x%d = \"calc.neg\"(%%x%d)%s : (i32) -> i32\n", n, a, exact)
		case 6:
			fmt.Fprintf(&b, "%%x%d, %%y%[1]d = \"calc.div\"(%%x%d, %%x%d) : (i32, i32) -> (i32, i32)\n", n, a, c)
		case 7:
			fmt.Fprintf(&b, "%%x%d = \"calc.sum\"(%%x%d, %%x%d) {operandSegmentSizes = array<i32: %s>, start = %d : i32} : (i32, i32) -> i32\n", n, a, c, []string{"2, 0", "1, 1"}[r.IntN(2)], 7*r.IntN(2))
		case 8:
			fmt.Fprintf(&b, "%%x%d = \"calc.cast\"(%%x%d) : (i32) -> i32\n", n, a)
		case 9:
			fmt.Fprintf(&b, "\"calc.store\"(%%x%d) {name = %q} : (i32) -> ()\n", a, []string{"wide", "first", "second", "other", "kept"}[r.IntN(5)])
			continue
		case 10:
			b.WriteString("\"t.pair\"(%n0, %n1) : (i1, i2) -> ()\n")
			continue
		case 11:
			fmt.Fprintf(&b, "%%x%d = \"calc.cast\"(%%x%d) : (i32) -> i32\n%%x%d = \"calc.twice\"(%%x%[1]d) : (i32) -> i32\n", n, a, n+1)
			n++
		}
		n++
	}
	fmt.Fprintf(&b, "\"t.use\"(%%x%d, %%x%d, %%x%d) : (i32, i32, i32) -> ()\n", n-1, value(), value())
	return b.String()
}

// apply returns a module after the rules were applied.
func apply(t testing.TB, ctx *ir.Context, text string, ms ...rewrite.Matcher) string {
	t.Helper()
	op, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{})
	if op == nil || diags.HasErrors() {
		t.Fatal(golden.Render(diags), text)
	}
	var set rewrite.Set
	for _, m := range ms {
		set.AddMatcher(m)
	}
	frozen, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	res := rewrite.ApplyGreedily(op, frozen, rewrite.GreedyConfig{MaxRewrites: 200})
	res.Stats.Steps = 0 // of the byte code
	return string(asm.Append(nil, op, asm.Options{DebugInfo: true})) + fmt.Sprint(res.Changed, res.Stats) + golden.Render(res.Diagnostics)
}

// TestRandom applies the rules to random modules, interpreted and compiled.
func TestRandom(t *testing.T) {
	ctx, interpreted, generated := matchers(t)
	changed := 0
	for seed := range uint64(300) {
		text := random(rand.New(rand.NewPCG(seed, 5)))
		want, got := apply(t, ctx, text, interpreted...), apply(t, ctx, text, generated)
		if want != got {
			t.Fatalf("%s\ninterpreted:\n%s\ncompiled:\n%s", text, want, got)
		}
		if strings.Contains(want, "\ntrue") {
			changed++
		}
	}
	if changed < 200 {
		t.Errorf("the rules applied to %d modules only", changed)
	}
}

// TestUses applies the rules that constrain the uses of a value, and whose natives are local.
func TestUses(t *testing.T) {
	ctx, interpreted, generated := matchers(t)
	const text = `%x, %y = "t.source"() : () -> (i32, i32)
%0 = "calc.sub"(%x, %y) : (i32, i32) -> i32
%1 = "calc.sub"(%y, %x) : (i32, i32) -> i32
"calc.store"(%0) {name = "kept"} : (i32) -> ()
"calc.store"(%1) {name = "unlike"} : (i32) -> ()
%2 = "calc.mul"(%x, %y) : (i32, i32) -> i32
%3 = "calc.mul"(%x, %x) : (i32, i32) -> i32
%4 = "calc.cast"(%2) : (i32) -> i8
%5 = "calc.cast"(%3) : (i32) -> i8
"t.use"(%4, %5) : (i8, i8) -> ()
`
	for _, ms := range [][]rewrite.Matcher{interpreted, {generated}} {
		got := apply(t, ctx, text, ms...)
		for name, want := range map[string]int{"add": 1, "sub": 1, "div": 1, "mul": 1} {
			if n := strings.Count(got, `"calc.`+name+`"`); n != want {
				t.Errorf("%d operations calc.%s, want %d:\n%s", n, name, want, got)
			}
		}
	}
}
