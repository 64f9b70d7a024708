package lower_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	pdldialect "github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/lower"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// TestText reads the text of lowered rules, with everything that MLIR's dialect does not have.
func TestText(t *testing.T) {
	texts := map[string]string{"use.pdll": "Pattern => erase op<t.a>(x: Value);\nPattern {\n  let root = op<t.a>(x: Value);\n  op<t.b>(x) -> ();\n  not op<t.c>(x) -> ();\n  erase root;\n}\n"}
	files, _ := filepath.Glob(corpus + "/manual/*.pdll")
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		texts[f] = string(text)
	}
	if len(texts) < 4 {
		t.Fatal("no corpus")
	}
	for name, text := range texts {
		m, diags := pdll.Load(source.NewFile(name, []byte(text)), pdll.Options{})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		ctx := pdlContext(t)
		_, op, diags := lower.LowerRules(m, ctx)
		if diags.HasErrors() {
			t.Fatalf("%s: %v", name, diags)
		}
		printed := asm.String(op, asm.Options{})
		again, diags := asm.Parse(ctx, source.NewFile("again.mlir", []byte(printed)), asm.ParseOptions{})
		if again == nil || diags.HasErrors() {
			t.Errorf("%s: %v\n%s", name, diags, printed)
		} else if got := asm.String(again, asm.Options{}); got != printed {
			t.Errorf("%s: read again:\n%s\n%s", name, printed, got)
		}
	}
}

// TestConditionOperands applies conditions to each value that they use once.
func TestConditionOperands(t *testing.T) {
	const text = "Constraint C(a: Value, b: Value, c: Value) => op<t.d>(a, b, c);\n" +
		"Pattern { let root = op<t.a>(x: Value, y: Value); not C(x, y, x); not op<t.d>(y, x, y); erase root; }\n"
	printed := printedRules(t, text)
	if n := strings.Count(printed, " : !pdl.value, !pdl.value) {isNegated"); n != 2 {
		t.Errorf("%d conditions with two operands in\n%s", n, printed)
	}
}

// TestUnboundVariables names the variables to which an error is due, and not those of forall.
func TestUnboundVariables(t *testing.T) {
	const text = "Pattern { let root = op<t.a>(xs: ValueRange); forall x in xs { op<t.b>(x); } let y: Value; erase root; }\n"
	m, diags := pdll.Load(source.NewFile("in.pdll", []byte(text)), pdll.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	_, _, diags = lower.LowerRules(m, pdlContext(t))
	got := golden.Render(diags)
	if n := strings.Count(got, "binds the variable"); n != 1 || !strings.Contains(got, "binds the variable `y`") {
		t.Errorf("%d variables in\n%s", n, got)
	}
}

// pdlContext returns a context with the pdl dialect.
func pdlContext(t *testing.T) *ir.Context {
	t.Helper()
	ctx := ir.NewContext()
	if _, err := library.New(library.Options{Natives: []*dialect.Natives{pdldialect.Natives()}}).Register(ctx); err.HasErrors() {
		t.Fatal(err)
	}
	return ctx
}

// printedRules lowers rules and returns the text.
func printedRules(t *testing.T, text string) string {
	t.Helper()
	m, diags := pdll.Load(source.NewFile("in.pdll", []byte(text)), pdll.Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	_, op, diags := lower.LowerRules(m, pdlContext(t))
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return asm.String(op, asm.Options{})
}
