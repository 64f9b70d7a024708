package doc_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/tool/doc"
	"github.com/mica-ir/mica/ir"
)

func run(in string, args ...string) (out, errs string, code int) {
	var o, e bytes.Buffer
	code = doc.Main(args, strings.NewReader(in), &o, &e)
	return o.String(), e.String(), code
}

const toy = `include "mlir/IR/OpBase.td"
def Toy : Dialect { let name = "toy"; let summary = "a & b"; let description = "All of <it>."; }
def NegOp : Op<Toy, "neg"> {
  let summary = "negates";
  let arguments = (ins F32:$x, I32Attr:$n);
  let results = (outs F32:$y);
  let assemblyFormat = "$x attr-dict";
}
`

func TestMarkdown(t *testing.T) {
	out, errs, code := run(toy)
	for _, want := range []string{"# 'toy' Dialect\n", "### `toy.neg` (toy::NegOp)\n", "_Negates_", "operation ::= `toy.neg` $x attr-dict"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	if code != 0 || errs != "" || strings.Contains(out, "tblgen") {
		t.Errorf("exit code %d, %q,\n%s", code, errs, out)
	}
}

func TestHTML(t *testing.T) {
	file := filepath.Join(t.TempDir(), "toy.html")
	if out, errs, code := run(toy, "-o", file); code != 0 || out != "" || errs != "" {
		t.Fatalf("exit code %d, %q, %q", code, out, errs)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"<title>toy</title>", "<code>toy.neg</code>", "<code>x</code></td>", "<code>n</code></td>", "</html>\n"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// TestAll checks that the page of each dialect has all of its operations, and that the index leads to it.
func TestAll(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "pages")
	if out, errs, code := run("", "--all", "-o", dir); code != 0 || out != "" || errs != "" {
		t.Fatalf("exit code %d, %q, %q", code, out, errs)
	}
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	index := read("dialects.md")
	ctx := ir.NewContext()
	if _, l := library.New(library.Options{Natives: std.Natives(), Compiled: compiled.Find}).Register(ctx); l.HasErrors() {
		t.Fatal(l)
	}
	for _, n := range std.Natives() {
		text := read(n.Namespace + ".md")
		if !strings.Contains(index, "]("+n.Namespace+".md)") {
			t.Errorf("the index has no page of %s", n.Namespace)
		}
		for _, def := range ctx.OpDefs(ctx.Dialect(n.Namespace)) {
			if def.Model == nil {
				continue // Go defines it, as C++ does in MLIR
			}
			if !strings.Contains(text, "### `"+def.Name+"` (") {
				t.Errorf("there is no page of %s", def.Name)
			}
		}
	}
	for _, args := range [][]string{{"--all"}, {"--all", "-o", dir, "x.td"}, {"--all", "-o", dir, "--dialect=arith"}} {
		if _, errs, code := run("", args...); code != 1 || !strings.Contains(errs, "--all") {
			t.Errorf("%s: exit code %d, %q", args, code, errs)
		}
	}
}

func TestErrors(t *testing.T) {
	for in, want := range map[string]string{
		"def A : None;\n": "<stdin>:1:9: error: Couldn't find class 'None'\n",
	} {
		if _, errs, code := run(in); code != 1 || !strings.Contains(errs, want) {
			t.Errorf("%q: exit code %d, %q", in, code, errs)
		}
	}
	if _, errs, code := run("", "none.td"); code != 1 || !strings.HasPrefix(errs, "mica doc: cannot open input file 'none.td': ") {
		t.Errorf("exit code %d, %q", code, errs)
	}
}
