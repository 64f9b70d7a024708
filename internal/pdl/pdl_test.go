package pdl_test

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

var dialects = library.New(library.Options{Natives: std.Natives()})

// freeze is Freeze without a filter for patterns that are right.
func freeze(t testing.TB, ctx *ir.Context, set *rewrite.Set) *rewrite.Frozen {
	t.Helper()
	frozen, err := set.Freeze(ctx, rewrite.Filter{})
	if err != nil {
		t.Fatal(err)
	}
	return frozen
}

// newContext has mica's dialects and the part of the reference's test dialect that
// the test data uses.
func newContext(t testing.TB) *ir.Context {
	t.Helper()
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	if err := ctx.Register(testDialect()); err != nil {
		t.Fatal(err)
	}
	if _, l := dialects.Register(ctx); l.HasErrors() {
		t.Fatal(l)
	}
	return ctx
}

func testDialect() *ir.Dialect {
	any := &ir.TypeConstraint{Summary: "integer"}
	return &ir.Dialect{
		Namespace:       "test",
		AllowUnknownOps: true,
		Ops: []*ir.OpDef{{
			Name: "test.attr_sized_operands",
			Operands: []ir.OperandDef{
				{Name: "a", Arity: ir.Variadic, Constraint: any},
				{Name: "b", Arity: ir.Variadic, Constraint: any},
				{Name: "c", Constraint: any},
				{Name: "d", Arity: ir.Variadic, Constraint: any},
			},
			Traits: []*ir.Trait{ir.LookupTrait("AttrSizedOperandSegments")},
		}, {
			Name:     "test.infers_from_two",
			Operands: []ir.OperandDef{{Name: "a", Arity: ir.Variadic, Constraint: any}},
			Results:  []ir.ResultDef{{Name: "result", Constraint: any}},
			Traits:   []*ir.Trait{ir.LookupTrait("InferTypeOpInterface")},
			InferTypes: func(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) {
				if len(s.Operands) != 2 {
					d.Errorf(s.Location().Place(), "'%s' takes 2 operands", s.Def.Name)
					return nil, false
				}
				return []ir.Type{s.Operands[0].Type()}, true
			},
		}},
	}
}

// parse returns the operation and the messages of a text.
func parse(ctx *ir.Context, name, text string) (*ir.Operation, diag.List) {
	return asm.Parse(ctx, source.NewFile(name, []byte(text)), asm.ParseOptions{})
}

// rewriteCase applies the module @patterns of a text to its module @ir and
// returns the rest as text, or the messages.
func rewriteCase(t testing.TB, name, text string, generic bool) string {
	return rewriteWith(t, name, text, generic, false)
}

// rewriteWith is rewriteCase with patterns that are converted to pdl_interp first, if
// converted is set.
func rewriteWith(t testing.TB, name, text string, generic, converted bool) string {
	return rewriteIn(t, newContext(t), name, text, generic, converted)
}

// rewriteIn is rewriteWith in a context.
func rewriteIn(t testing.TB, ctx *ir.Context, name, text string, generic, converted bool) string {
	module, diags := parse(ctx, name, text)
	if module == nil {
		return golden.Render(diags)
	}
	patterns, body := ir.LookupSymbolIn(module, "patterns"), ir.LookupSymbolIn(module, "ir")
	if patterns == nil || body == nil {
		t.Fatal("a case needs the modules @patterns and @ir")
	}
	patterns.Remove()
	if converted {
		if diags := pdl.ConvertToInterp(patterns); diags.HasErrors() {
			return golden.Render(diags)
		}
	}
	compiled, diags := pdl.Compile(patterns, testNatives())
	if compiled == nil {
		return golden.Render(diags)
	}
	var set rewrite.Set
	set.AddMatcher(compiled)
	res := rewrite.ApplyGreedily(body, freeze(t, body.Context(), &set), rewrite.GreedyConfig{})
	if res.Diagnostics.HasErrors() {
		return golden.Render(res.Diagnostics)
	}
	var verified diag.List
	if !ir.Verify(module, &verified) {
		return golden.Render(verified)
	}
	return asm.String(module, asm.Options{Generic: generic}) + "\n"
}

// TestDebugOutput checks that the result does not depend on whether the machine writes debug
// output, and that it ends each match.
func TestDebugOutput(t *testing.T) {
	var files []string
	for _, pattern := range []string{"bytecode", "pdl_interp", "run"} {
		list, _ := filepath.Glob("testdata/" + pattern + "/*.mlir")
		files = append(files, list...)
	}
	for _, file := range files {
		var out []string
		var debug strings.Builder
		for _, part := range golden.Parts(t, file) {
			ctx := newContext(t)
			ctx.Debug = func(kind string) io.Writer {
				if strings.HasPrefix(kind, "pdl-") {
					return &debug
				}
				return nil
			}
			out = append(out, rewriteIn(t, ctx, filepath.Base(file), part, false, false))
		}
		golden.Compare(t, golden.Stem(file)+".out", golden.Join(out))
		if n, m := strings.Count(debug.String(), "Executing RecordMatch:"), strings.Count(debug.String(), "Executing Finalize"); n > 0 && m < 2 {
			t.Errorf("%s: %d matches, but %d ends", file, n, m)
		}
	}
}

// rewriteFile is rewriteCase for the parts of a file.
func rewriteFile(t testing.TB, file string, generic bool) string {
	var out []string
	for _, part := range golden.Parts(t, file) {
		out = append(out, rewriteCase(t, filepath.Base(file), part, generic))
	}
	return golden.Join(out)
}

func TestRewrite(t *testing.T) {
	files, _ := filepath.Glob("testdata/bytecode/*.mlir")
	more, _ := filepath.Glob("testdata/run*/*.mlir")
	interp, _ := filepath.Glob("testdata/pdl_interp/*.mlir")
	if len(files) == 0 || len(more) == 0 || len(interp) == 0 {
		t.Fatal("no test data")
	}
	for _, file := range slices.Concat(files, more, interp) {
		t.Run(golden.Stem(filepath.Base(file)), func(t *testing.T) {
			golden.Compare(t, golden.Stem(file)+".out", rewriteFile(t, file, false))
		})
	}
}

// messages returns the diagnostics of parsing and compiling a text.
func messages(t testing.TB, name, text string) string {
	module, diags := parse(newContext(t), name, text)
	if module == nil {
		return golden.Render(diags)
	}
	_, diags = pdl.Compile(module, testNatives())
	if len(diags) == 0 {
		return "no error\n"
	}
	return golden.Render(diags)
}

func TestErrors(t *testing.T) {
	for _, name := range []string{"errors", "compile_errors", "interp_errors"} {
		var out []string
		for _, part := range golden.Parts(t, "testdata/"+name+".mlir") {
			out = append(out, messages(t, name+".mlir", part))
		}
		golden.Compare(t, "testdata/"+name+".out", golden.Join(out))
	}
}

// TestLongPatterns compiles patterns of operations that use each other's results.
func TestLongPatterns(t *testing.T) {
	for _, c := range []struct {
		n    int
		want string
	}{
		{20_000, "module {\n  module @ir {\n  }\n}\n"},
		{40_000, "in:2:1: error: 'pdl.pattern' op has 80003 operations, which is more than the limit of 65536\n"},
	} {
		var b strings.Builder
		b.WriteString("module @patterns {\npdl.pattern : benefit(1) {\n%t = pdl.type\n%o0 = pdl.operand\n")
		for i := range c.n {
			fmt.Fprintf(&b, "%%p%d = pdl.operation \"t.a\"(%%o%d : !pdl.value) -> (%%t : !pdl.type)\n%%o%d = pdl.result 0 of %%p%d\n", i+1, i, i+1, i+1)
		}
		fmt.Fprintf(&b, "pdl.rewrite %%p%d {\npdl.erase %%p%d\n}\n}\n}\nmodule @ir {\n}\n", c.n, c.n)
		if got := rewriteCase(t, "in", b.String(), false); got != c.want {
			t.Errorf("%d operations: got %.300s, want %s", c.n, got, c.want)
		}
	}
}

// TestLimits writes patterns that would take forever.
func TestLimits(t *testing.T) {
	var b strings.Builder
	b.WriteString("module @patterns {\npdl.pattern : benefit(1) {\n%v = pdl.operand\n")
	for i := range 300 {
		fmt.Fprintf(&b, "%%o%d = pdl.operation \"t.a\"(%%v : !pdl.value)\n", i)
	}
	b.WriteString("pdl.rewrite %o0 {\n")
	for i := range 300 {
		fmt.Fprintf(&b, "pdl.erase %%o%d\n", i)
	}
	b.WriteString("}\n}\n}\nmodule @ir {\n}\n")
	want := "in:2:1: error: 'pdl.pattern' op has 300 operations that no other one uses, which is more than the limit of 200\n"
	if got := rewriteCase(t, "in", b.String(), false); got != want {
		t.Errorf("got %s, want %s", got, want)
	}

	b.Reset()
	b.WriteString("module @patterns {\npdl.pattern : benefit(1) {\n%v = pdl.operand\n")
	for i := range 6 {
		fmt.Fprintf(&b, "%%o%d = pdl.operation \"t.a\"(%%v : !pdl.value)\n", i)
	}
	b.WriteString("%last = pdl.operation \"t.none\"(%v : !pdl.value)\npdl.rewrite %o0 {\npdl.erase %last\n")
	for i := range 6 {
		fmt.Fprintf(&b, "pdl.erase %%o%d\n", i)
	}
	b.WriteString("}\n}\n}\nmodule @ir {\n%v = \"t.v\"() : () -> i1\n")
	for range 100 {
		b.WriteString("\"t.a\"(%v) : (i1) -> ()\n")
	}
	b.WriteString("}\n")
	want = "in:123:1: error: matching at 't.a' takes more than 134217728 steps\n"
	if got := rewriteCase(t, "in", b.String(), false); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestNestedConditions applies conditions twice in each other.
func TestNestedConditions(t *testing.T) {
	nested := func(depth int) string {
		var b strings.Builder
		b.WriteString("module @patterns {\npdl.pattern : benefit(1) {\n%v0 = pdl.operand\n%op = pdl.operation \"t.a\"(%v0 : !pdl.value)\n")
		for i := range depth {
			fmt.Fprintf(&b, "pdl.pattern : benefit(0) attributes {condition = \"c\"} {\n^bb0(%%v%d: !pdl.value):\n", i+1)
		}
		for i := range depth {
			b.WriteString("pdl.rewrite with \"condition\"\n}\n")
			b.WriteString(strings.Repeat(fmt.Sprintf("pdl.apply_native_constraint \"c\"(%%v%d : !pdl.value)\n", depth-i-1), 2))
		}
		b.WriteString("pdl.rewrite %op {\npdl.erase %op\n}\n}\n}\nmodule @ir {\n%v = \"t.v\"() : () -> i1\n\"t.a\"(%v) : (i1) -> ()\n}\n")
		return b.String()
	}
	if got, want := rewriteCase(t, "in", nested(10), false), "module {\n  module @ir {\n    %0 = \"t.v\"() : () -> i1\n  }\n}\n"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	want := "applies conditions that have more than 65536 operations, if those of each application count\n"
	if got := rewriteCase(t, "in", nested(30), false); !strings.HasSuffix(got, want) {
		t.Errorf("got %s, want %s", got, want)
	}
}

// A countingWriter counts the bytes written.
type countingWriter int

func (w *countingWriter) Write(b []byte) (int, error) {
	*w += countingWriter(len(b))
	return len(b), nil
}

// TestLimitsOfTracedPrograms tests that debug output of a program that does not end is bounded,
// and that the program still ends with the same error.
func TestLimitsOfTracedPrograms(t *testing.T) {
	for i, part := range golden.Parts(t, "testdata/run_interp/failures.mlir") {
		var n countingWriter
		ctx := newContext(t)
		ctx.Debug = func(kind string) io.Writer {
			if kind == "pdl-bytecode" {
				return &n
			}
			return nil
		}
		got, want := rewriteIn(t, ctx, "in", part, false, false), rewriteCase(t, "in", part, false)
		if got != want || n == 0 || n > 1<<25 {
			t.Errorf("part %d: %d bytes of debug output, and %s, want %s", i, n, got, want)
		}
	}
}
