package mica_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// shop defines a type, an attribute and an enum.
const shop = `
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Shop : Dialect {
  let name = "shop";
  let cppNamespace = "::shop";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
def Cart : TypeDef<Shop, "Cart"> {
  let mnemonic = "cart";
  let parameters = (ins "unsigned":$size);
  let assemblyFormat = "` + "`<` $size `>`" + `";
}
def Price : AttrDef<Shop, "Price"> {
  let mnemonic = "price";
  let parameters = (ins "unsigned":$cents, "StringAttr":$currency);
  let assemblyFormat = "` + "`<` $cents `,` $currency `>`" + `";
}
def Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Blue", 1, "blue">]> {
  let cppNamespace = "::shop";
  let genSpecializedAttr = 0;
}
def ColorAttr : EnumAttr<Shop, Color, "color"> { let assemblyFormat = "` + "`<` $value `>`" + `"; }
def TakeOp : Op<Shop, "take"> { let results = (outs Cart:$cart); let assemblyFormat = "attr-dict ` + "`:`" + ` type($cart)"; }
def PutOp : Op<Shop, "put", [Pure, AllTypesMatch<["in", "out"]>]> {
  let arguments = (ins Cart:$in, ColorAttr:$color, OptionalAttr<Price>:$price);
  let results = (outs Cart:$out);
  let assemblyFormat = "$in $color (` + "`for` $price^)? attr-dict `:`" + ` type($in)";
}
def PayOp : Op<Shop, "pay"> { let arguments = (ins Cart:$cart); let assemblyFormat = "$cart attr-dict ` + "`:`" + ` type($cart)"; }
`

const shopping = `
%0 = shop.take : !shop.cart<3>
%1 = shop.put %0 <red> for <250, "EUR"> : !shop.cart<3>
%2 = shop.put %1 <blue> : !shop.cart<3>
shop.pay %2 : !shop.cart<3>
`

func text(t *testing.T, op *ir.Operation) string {
	t.Helper()
	var b strings.Builder
	if err := mica.Print(&b, op); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func render(diags diag.List) string {
	var b strings.Builder
	diag.Fprint(&b, diags)
	return b.String()
}

func must[T any](t *testing.T, v T, diags diag.List) T {
	t.Helper()
	if len(diags) > 0 {
		t.Fatal(render(diags))
	}
	return v
}

// TestSources reads definitions, rules and IR from strings, files and file systems.
// The result must be the same.
func TestSources(t *testing.T) {
	texts := map[string]string{
		"shop.td": shop,
		"free.td": `include "mlir/IR/PatternBase.td"
			include "shop.td"
			def : Pat<(PutOp (PutOp $cart, $a, $b), $c, $d), (PutOp $cart, $c, $d)>;`,
		"pay.pdll": "Pattern => erase op<shop.pay>(op<shop.put>(cart: Value));",
		"in.mlir":  shopping,
	}
	dir, tree := t.TempDir(), fstest.MapFS{}
	for name, text := range texts {
		tree[name] = &fstest.MapFile{Data: []byte(text)}
		if err := os.WriteFile(dir+"/"+name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for kind, source := range map[string]func(name string) mica.Source{
		"text": func(name string) mica.Source { return mica.Text(name, texts[name]) },
		"file": func(name string) mica.Source { return mica.File(dir + "/" + name) },
		"tree": func(name string) mica.Source { return mica.FS(tree, name) },
	} {
		t.Run(kind, func(t *testing.T) {
			ctx, diags := mica.NewContext(mica.Config{}, source("shop.td"))
			must(t, ctx, diags)
			rules, diags := ctx.Patterns(source("free.td"), source("pay.pdll"))
			must(t, rules, diags)
			module, diags := ctx.Parse(source("in.mlir"))
			must(t, module, diags)
			changed, diags := ctx.Rewrite(module, rules)
			must(t, module, diags)
			const want = "module {\n  %0 = shop.take : <3>\n}\n"
			if got := text(t, module); got != want || !changed {
				t.Errorf("changed: %v, got\n%swant\n%s", changed, got, want)
			}
		})
	}
}

// TestTrees reads files with the same name from several file systems. Each includes a
// neighbor. It also reads rules from another file system.
func TestTrees(t *testing.T) {
	tree := func(name string) fstest.MapFS {
		return fstest.MapFS{
			name + "_base.td": {Data: []byte("include \"mlir/IR/OpBase.td\"\ndef D" + name + " : Dialect { let name = \"" + name + "\"; }")},
			name + ".td":      {Data: []byte("include \"" + name + "_base.td\"\ndef Nop" + name + " : Op<D" + name + ", \"nop\">;")},
			"main.td":         {Data: []byte("include \"" + name + ".td\"")},
		}
	}
	ctx, diags := mica.NewContext(mica.Config{}, mica.FS(tree("a"), "a.td"), mica.FS(tree("b"), "b.td"))
	must(t, ctx, diags)
	if ctx.IR().LookupOp("a.nop") == nil || ctx.IR().LookupOp("b.nop") == nil {
		t.Error("a dialect is missing")
	}
	rules := fstest.MapFS{
		"rules.pdll": {Data: []byte("#include \"more.pdll\"\nPattern => erase op<b.nop>;")},
		"more.pdll":  {Data: []byte("Pattern => erase op<a.nop>;")},
	}
	set, diags := ctx.Patterns(mica.FS(rules, "rules.pdll"))
	must(t, set, diags)
	module, diags := ctx.Parse(mica.Text("in.mlir", "\"a.nop\"() : () -> ()\n\"b.nop\"() : () -> ()\n"))
	must(t, module, diags)
	_, diags = ctx.Rewrite(module, set)
	if got := text(t, must(t, module, diags)); got != "module {\n}\n" {
		t.Error(got)
	}
	_, diags = mica.NewContext(mica.Config{}, mica.FS(tree("a"), "main.td"), mica.FS(tree("b"), "main.td"))
	if got, want := render(diags), "error: two texts of definitions are called 'main.td'\n"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestErrors tests an error in each kind of input. An archive has definitions (by
// default the dialect shop), rules, input, and the expected diagnostics.
func TestErrors(t *testing.T) {
	names, err := filepath.Glob("testdata/errors/*.txtar")
	if err != nil || len(names) == 0 {
		t.Fatal("no archives", err)
	}
	for _, name := range names {
		t.Run(golden.Stem(filepath.Base(name)), func(t *testing.T) {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			var definitions, rules, in []mica.Source
			want, k := "", -1
			for i, f := range a.Files {
				switch s := mica.Text(f.Name, string(f.Data)); {
				case f.Name == "diagnostics":
					want, k = string(f.Data), i
				case strings.HasPrefix(f.Name, "rules."):
					rules = append(rules, s)
				case strings.HasSuffix(f.Name, ".td"):
					definitions = append(definitions, s)
				case strings.HasSuffix(f.Name, ".mlir"):
					in = append(in, s)
				default:
					t.Fatalf("what is %s?", f.Name)
				}
			}
			if definitions == nil {
				definitions = []mica.Source{mica.Text("shop.td", shop)}
			}
			got := render(run(definitions, rules, in))
			golden.CompareText(t, name, want, got)
			if k < 0 {
				a.Files, k = append(a.Files, txtar.File{Name: "diagnostics"}), len(a.Files)
			}
			a.Files[k].Data = []byte(got)
			golden.Rewrite(t, name, txtar.Format(a))
		})
	}
}

// run performs the steps of a program until there is an error.
func run(definitions, rules, inputs []mica.Source) diag.List {
	ctx, diags := mica.NewContext(mica.Config{}, definitions...)
	if diags.HasErrors() {
		return diags
	}
	set, diags := ctx.Patterns(rules...)
	if diags.HasErrors() {
		return diags
	}
	for _, in := range inputs {
		module, diags := ctx.Parse(in)
		if diags.HasErrors() {
			return diags
		}
		if _, diags = ctx.Rewrite(module, set); diags.HasErrors() {
			return diags
		}
	}
	return nil
}

// TestMissingFiles names files that do not exist.
func TestMissingFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, missing := range []mica.Source{mica.File("none"), mica.FS(fstest.MapFS{}, "none")} {
		for _, diags := range []diag.List{
			run([]mica.Source{missing}, nil, nil), run(nil, []mica.Source{missing}, nil), run(nil, nil, []mica.Source{missing}),
		} {
			if got, want := render(diags), "error: cannot open input file 'none': No such file or directory\n"; got != want {
				t.Errorf("got %s, want %s", got, want)
			}
		}
	}
}

// TestNatives provides functions written in Go to rules.
func TestNatives(t *testing.T) {
	var natives rewrite.Natives
	natives.RegisterConstraint("IsBlue", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, bool) {
		return nil, fmt.Sprint(args[0]) == "#shop.color<blue>"
	})
	natives.RegisterRewrite("Mark", func(r *rewrite.Rewriter, args []rewrite.Arg) ([]rewrite.Arg, error) {
		r.SetAttr(args[0].(*ir.Operation), "marked", r.Context().UnitAttr())
		return nil, nil
	})
	ctx, diags := mica.NewContext(mica.Config{Natives: &natives}, mica.Text("shop.td", shop))
	must(t, ctx, diags)
	rules, diags := ctx.Patterns(mica.Text("rules.pdll", `
		#include "shop.td"
		Constraint IsBlue(color: Attr);
		Rewrite Mark(op: Op);
		Pattern {
		  let color: Attr;
		  let root = op<shop.pay>(op<shop.put>(cart: Value) {color = color});
		  IsBlue(color);
		  rewrite root with { let pay = op<shop.pay>(cart); Mark(pay); erase root; };
		}`))
	must(t, rules, diags)
	module, diags := ctx.Parse(mica.Text("in.mlir", shopping))
	must(t, module, diags)
	_, diags = ctx.Rewrite(module, rules)
	must(t, module, diags)
	if got := text(t, module); !strings.Contains(got, "shop.pay %1 {marked}") {
		t.Error(got)
	}
}

// TestFunctions provides a C++ function written in Go to native code in a rule.
func TestFunctions(t *testing.T) {
	isFull := func(v *ir.Value) bool { return v.Type().String() == "!shop.cart<3>" }
	ctx, diags := mica.NewContext(mica.Config{Code: dialect.Code{Functions: []dialect.Func{{Name: "isFull", Go: isFull}}}}, mica.Text("shop.td", shop))
	must(t, ctx, diags)
	rules, diags := ctx.Patterns(mica.Text("rules.td", `
		include "mlir/IR/PatternBase.td"
		include "shop.td"
		def IsFull : Constraint<CPred<"isFull($0)">>;
		def : Pat<(PutOp $cart, $color, $price), (replaceWithValue $cart), [(IsFull $cart)]>;`))
	must(t, rules, diags)
	module, diags := ctx.Parse(mica.Text("in.mlir", shopping))
	must(t, module, diags)
	_, diags = ctx.Rewrite(module, rules)
	must(t, module, diags)
	if got := text(t, module); !strings.Contains(got, "shop.pay %0") {
		t.Error(got)
	}
}

// TestGrowingSet adds a pattern to a set that was applied already.
func TestGrowingSet(t *testing.T) {
	ctx, diags := mica.NewContext(mica.Config{}, mica.Text("shop.td", shop))
	must(t, ctx, diags)
	rules, diags := ctx.Patterns(mica.Text("rules.pdll", `
		#include "shop.td"
		Pattern { let root = op<shop.put>(cart: Value) {color = attr<"#shop.color<red>">}; replace root with cart; }`))
	must(t, rules, diags)
	module, diags := ctx.Parse(mica.Text("in.mlir", shopping))
	must(t, module, diags)
	for _, want := range []bool{true, false} {
		if changed, diags := ctx.Rewrite(module, rules); changed != want || len(diags) > 0 {
			t.Fatalf("changed: %t, want %t\n%s", changed, want, render(diags))
		}
	}
	rules.Add(&rewrite.Pattern{Root: "shop.pay", Benefit: 1, MatchAndRewrite: func(op *ir.Operation, r *rewrite.Rewriter) bool {
		r.Erase(op)
		return true
	}})
	if changed, diags := ctx.Rewrite(module, rules); !changed || len(diags) > 0 {
		t.Errorf("the pattern that was added last does not apply\n%s", render(diags))
	}
}

// TestVerify modifies an operation in Go to make it invalid, and verifies it.
func TestVerify(t *testing.T) {
	ctx, diags := mica.NewContext(mica.Config{}, mica.Text("shop.td", shop))
	must(t, ctx, diags)
	module, diags := ctx.Parse(mica.Text("in.mlir", shopping))
	must(t, module, diags)
	must(t, module, ctx.Verify(module))
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() != "shop.put" {
			return ir.Advance
		}
		op.RemoveAttr("color")
		return ir.Interrupt
	})
	if got, want := render(ctx.Verify(module)), "'shop.put' op requires attribute 'color'"; !strings.Contains(got, want) {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestForkReports checks that the reports of a fork count operations that it has not looked
// up.
func TestForkReports(t *testing.T) {
	ctx, diags := mica.NewContext(mica.Config{}, mica.Text("shop.td", shop))
	must(t, ctx, diags)
	fork, diags := ctx.Fork()
	must(t, fork, diags)
	text := func(c *mica.Context) string {
		var b strings.Builder
		for _, r := range c.Reports() {
			if err := r.Write(&b); err != nil {
				t.Fatal(err)
			}
		}
		return b.String()
	}
	if got, want := text(fork), text(ctx); got != want || !strings.Contains(want, "dialect shop: ") {
		t.Errorf("the fork reports:\n%s\nand the context:\n%s", got, want)
	}
}

// TestConcurrency uses one context and its forks from several goroutines.
func TestConcurrency(t *testing.T) {
	ctx, diags := mica.NewContext(mica.Config{}, mica.Text("shop.td", shop))
	must(t, ctx, diags)
	rule := mica.Text("rules.pdll", "Constraint Any(v: Value) [{ return success(v.getType() == v.getType()); }];\nPattern => erase op<shop.pay>(v: Any);")
	rules, diags := ctx.Patterns(rule)
	must(t, rules, diags)
	var g sync.WaitGroup
	for i := range 8 {
		g.Go(func() {
			ctx, rules := ctx, rules
			if i%2 == 0 {
				var diags diag.List
				if ctx, diags = ctx.Fork(); len(diags) > 0 {
					t.Error(diags)
					return
				}
			}
			if i%4 != 1 {
				var diags diag.List
				if rules, diags = ctx.Patterns(rule); len(diags) > 0 {
					t.Error(diags)
					return
				}
			}
			module, diags := ctx.Parse(mica.Text(fmt.Sprintf("%d.mlir", i), shopping))
			if len(diags) > 0 {
				t.Error(diags)
				return
			}
			if _, diags := ctx.Rewrite(module, rules); len(diags) > 0 || strings.Contains(text(t, module), "pay") {
				t.Error(diags, text(t, module))
			}
		})
	}
	g.Wait()
}
