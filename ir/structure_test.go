package ir_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

func parse(t testing.TB, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	op, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{})
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	return op
}

func context(t testing.TB) *ir.Context {
	t.Helper()
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	if err := ctx.Register(traitDialect()); err != nil {
		t.Fatal(err)
	}
	return ctx
}

const nestedText = `"t.a"() ({
^bb0(%a: i32):
  %0 = "t.x"(%a, %2) {k = [@s, @u::@s]} : (i32, i1) -> i32
  %2 = "t.later"() : () -> i1
  "t.br"(%0)[^bb1] : (i32) -> ()
^bb1:
  %1 = "t.y"(%0) ({
    "t.use"(%0, %1) : (i32, f32) -> ()
  }) {d} : (i32) -> f32
  "t.br"()[^bb1] : () -> ()
}) {z = 1 : i64} : () -> ()
`

func TestCloneEquivalenceFingerprint(t *testing.T) {
	ctx := context(t)
	m := parse(t, ctx, nestedText)
	c := m.Clone(nil)
	text, copied := asm.String(m, asm.Options{}), asm.String(c, asm.Options{})
	if d := reftest.Diff(text, copied); d != "" {
		t.Errorf("the clone differs:\n%s", d)
	}
	var e ir.Equivalence
	if !e.Equal(m, c) || e.Hash(m) != e.Hash(c) {
		t.Error("the clone is not equivalent")
	}
	if ir.NewFingerprint(m, true) != ir.NewFingerprint(c, true) {
		t.Error("the clone has another fingerprint")
	}
	ir.Walk(c, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() == "t.use" {
			op.SetAttr("more", ctx.UnitAttr())
		}
		return ir.Advance
	})
	if e.Equal(m, c) || ir.NewFingerprint(m, true) == ir.NewFingerprint(c, true) {
		t.Error("a changed clone is still the same")
	}
	if !(&ir.Equivalence{IgnoreDiscardable: true}).Equal(m, c) {
		t.Error("discardable attributes are not ignored")
	}
	// The original does not depend on the copy.
	c.Erase()
	if d := reftest.Diff(text, asm.String(m, asm.Options{})); d != "" {
		t.Errorf("erasing the clone changed the original:\n%s", d)
	}
	if !ir.Verify(m, nil) {
		t.Error("the original is not valid")
	}
}

func TestWalkOrders(t *testing.T) {
	m := parse(t, context(t), nestedText)
	names := func(walk func(fn func(*ir.Operation) ir.WalkResult)) string {
		var s []string
		walk(func(op *ir.Operation) ir.WalkResult {
			s = append(s, strings.TrimPrefix(op.Name(), "t."))
			return ir.Advance
		})
		return strings.Join(s, " ")
	}
	for _, c := range []struct {
		got, want string
	}{
		{names(func(fn func(*ir.Operation) ir.WalkResult) { ir.Walk(m, ir.PreOrder, fn) }), "builtin.module a x later br y use br"},
		{names(func(fn func(*ir.Operation) ir.WalkResult) { ir.Walk(m, ir.PostOrder, fn) }), "x later br use y br a builtin.module"},
		{names(func(fn func(*ir.Operation) ir.WalkResult) { ir.WalkOps(m, ir.PreOrder, ir.Reverse, fn) }), "builtin.module a br y use br later x"},
		{names(func(fn func(*ir.Operation) ir.WalkResult) {
			ir.Walk(m, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
				fn(op)
				if op.Name() == "t.y" {
					return ir.Skip
				}
				return ir.Advance
			})
		}), "builtin.module a x later br y br"},
		{names(func(fn func(*ir.Operation) ir.WalkResult) {
			ir.Walk(m, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
				fn(op)
				if op.Name() == "t.use" {
					return ir.Interrupt
				}
				return ir.Advance
			})
		}), "x later br use"},
	} {
		if c.got != c.want {
			t.Errorf("walked %s, want %s", c.got, c.want)
		}
	}
}

func TestSymbols(t *testing.T) {
	ctx := context(t)
	m := parse(t, ctx, `
"test.symbol"() {sym_name = "a"} : () -> ()
"builtin.module"() ({
  "test.symbol"() {sym_name = "a"} : () -> ()
  "test.symbol"() {sym_name = "p", sym_visibility = "private"} : () -> ()
  "t.use"() {r = [@a, @m::@a]} : () -> ()
}) {sym_name = "m"} : () -> ()
"t.use"() {r = [@a, {x = @m::@a}], s = @b} : () -> ()
`)
	ref := func(root string, nested ...string) *ir.SymbolRefAttr { return ctx.SymbolRefAttr(root, nested...) }
	a := ir.LookupNestedSymbol(m, ref("a"))
	if a == nil || a.ParentOp() != m {
		t.Fatal("@a is not found")
	}
	inner := ir.LookupNestedSymbol(m, ref("m", "a"))
	if inner == nil || inner == a {
		t.Fatal("@m::@a is not found")
	}
	if p := ir.LookupNestedSymbol(m, ref("m", "p")); p == nil || p.ParentOp() != inner.ParentOp() {
		t.Error("a private symbol is not found from outside")
	}
	if got := ir.LookupSymbol(inner, ref("a")); got != inner {
		t.Error("@a is not looked for in the nearest table")
	}
	if got := len(ir.SymbolUsesOf(m, "a")); got != 1 {
		t.Errorf("@a has %d uses, want 1", got)
	}
	table := ir.NewSymbolTable(m)
	if table.Rename(a, "m") {
		t.Error("a symbol takes the name of another")
	}
	if !table.Rename(a, "b") {
		t.Error("a symbol cannot be renamed")
	}
	if got, want := asm.String(m.Region(0).Entry().Back(), asm.Options{}), `"t.use"() {r = [@b, {x = @m::@a}], s = @b} : () -> ()`; got != want {
		t.Errorf("after renaming: %s", got)
	}
	c := a.Clone(nil)
	if name := table.Insert(c); name != "b_0" || ir.SymbolName(c) != "b_0" {
		t.Errorf("the second symbol is called %s", name)
	}
	if table.Op() != m || table.Lookup("b") != a || table.Lookup("b_0") != c {
		t.Error("the symbols are not in the table")
	}
	extra := a.Clone(nil)
	name := table.Insert(extra)
	if table.Erase(extra); table.Lookup(name) != nil {
		t.Error("an erased symbol is still in the table")
	}
	empty := parse(t, ctx, `"t.use"() : () -> () "builtin.module"() ({^bb0:}) : () -> ()`).Region(0).Entry().Back()
	empty.Region(0).Entry().Erase()
	if name := ir.NewSymbolTable(empty).Insert(a.Clone(nil)); name != "b" || ir.LookupSymbolIn(empty, "b") == nil {
		t.Errorf("in a table without a block, the symbol is called %q", name)
	}
	c.SetAttr(ir.SymbolVisibilityAttr, ctx.StringAttr("hidden"))
	if v, ok := ir.WrittenVisibility(c); ok || v != ir.Public || ir.Visibility(9).String() != "visibility 9" {
		t.Errorf("an attribute without a visibility: %s, %v", v, ok)
	}
	ir.SetSymbolVisibility(c, ir.Nested)
	if ir.SymbolVisibility(c) != ir.Nested {
		t.Error("the visibility is not set")
	}
}

// TestParallelVerify checks that goroutines change nothing.
func TestParallelVerify(t *testing.T) {
	var text strings.Builder
	for range 50 {
		text.WriteString("\"test.isolated_graph_region\"() ({\n  \"test.child\"() : () -> ()\n}) : () -> ()\n")
	}
	run := func(threads int) string {
		ctx := context(t)
		ctx.Threads = threads
		m, diags := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text.String())), asm.ParseOptions{NoVerify: true})
		if m == nil {
			t.Fatal(diags)
		}
		if ir.Verify(m, &diags) {
			t.Fatal("what is not valid is taken for valid")
		}
		return diags.Error()
	}
	want := run(1)
	if n := strings.Count(want, "expects parent op"); n != 50 {
		t.Errorf("%d errors, want 50", n)
	}
	if got := run(4); got != want {
		t.Error("several goroutines find other errors, or in another order")
	}
}
