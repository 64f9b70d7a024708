package library_test

import (
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// describe returns the definition of each operation, type and attribute of a dialect as text.
func describe(ctx *ir.Context, d *ir.Dialect) map[string]string {
	out := map[string]string{}
	for _, op := range ctx.OpDefs(d) {
		var b strings.Builder
		constraint := func(c *ir.TypeConstraint) string {
			if c == nil {
				return ""
			}
			return c.Summary + c.Unknown
		}
		for _, o := range op.Operands {
			fmt.Fprintf(&b, "operand %s %v %s %s\n", o.Name, o.Arity, o.Segments, constraint(o.Constraint))
		}
		for _, o := range op.Results {
			fmt.Fprintf(&b, "result %s %v %s\n", o.Name, o.Arity, constraint(o.Constraint))
		}
		for _, a := range op.Attributes {
			fmt.Fprintf(&b, "attribute %s %v %v", a.Name, a.Optional, a.Default)
			if c := a.Constraint; c != nil {
				fmt.Fprintf(&b, " %s %s %s %v %v", c.Name, c.Summary, c.Unknown, c.Def != nil, c.Enum != nil)
			}
			b.WriteString("\n")
		}
		for _, p := range op.Preds {
			fmt.Fprintf(&b, "predicate %s %s\n", p.Summary, p.Unknown)
		}
		for _, t := range op.Traits {
			fmt.Fprintf(&b, "trait %s\n", t.Name)
		}
		for _, i := range op.Interfaces {
			fmt.Fprintf(&b, "interface %s %v\n", i.Name, i.Impl != nil)
		}
		fmt.Fprintf(&b, "%d regions, %d successors, syntax %T, verify %v, infer %v", len(op.Regions), len(op.Successors),
			op.Syntax, op.Verify != nil, op.InferTypes != nil)
		out["op "+op.Name] = b.String()
	}
	params := func(ps []ir.ParamDef) string {
		var b strings.Builder
		for _, p := range ps {
			value := p.Default
			if e, ok := value.(ir.EnumValue); ok {
				value = e.Value // not where the enumeration is in memory
			}
			fmt.Fprintf(&b, "%s %s %v %v %v\n", p.Name, p.CppType, p.Optional, value, p.Enum != nil)
		}
		return b.String()
	}
	for _, t := range d.Types {
		out["type "+t.Name] = fmt.Sprintf("%s %s %T %v %d interfaces", t.Mnemonic, params(t.Params), t.Syntax, t.Verify != nil, len(t.Interfaces))
	}
	for _, a := range d.Attributes {
		out["attribute "+a.Name] = fmt.Sprintf("%s %s %T %v %d interfaces", a.Mnemonic, params(a.Params), a.Syntax, a.Verify != nil, len(a.Interfaces))
	}
	return out
}

// upstream returns a library of the reference's dialects, those that mica defines
// itself among them.
func upstream(t testing.TB) *library.Library {
	t.Helper()
	return library.New(library.Options{Natives: all.Natives(), Includes: []string{reftest.Include(t)}})
}

// TestDifferentialCompiled checks that the dialects of a release are the same, however they are
// made: of the release's files and of the definitions within the program. They differ in the
// methods of interfaces that C++ can call.
func TestDifferentialCompiled(t *testing.T) {
	include := reftest.Include(t)
	for _, n := range std.Natives() {
		options := library.Options{Natives: all.Natives(), Includes: []string{include}}
		want := look(t, library.New(options), n.Namespace)[n.Namespace]
		options.Compiled = compiled.Find
		got := look(t, library.New(options), n.Namespace)[n.Namespace]
		for _, name := range slices.Sorted(maps.Keys(want)) {
			if d := reftest.Diff(withoutInterfaces(want[name]), withoutInterfaces(got[name])); d != "" {
				t.Errorf("%s, %s:\n%s", n.Namespace, name, d)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s has %d parts and not %d", n.Namespace, len(got), len(want))
		}
		after := look(t, library.New(options), "llvm", n.Namespace)[n.Namespace]
		for _, name := range slices.Sorted(maps.Keys(got)) {
			if d := reftest.Diff(got[name], after[name]); d != "" {
				t.Errorf("%s, %s, if files with interfaces were read before:\n%s", n.Namespace, name, d)
			}
		}
	}
}

func withoutInterfaces(described string) string {
	lines := strings.Split(described, "\n")
	return strings.Join(slices.DeleteFunc(lines, func(l string) bool { return strings.HasPrefix(l, "interface ") }), "\n")
}

// look loads dialects in a new context in the given order and describes them.
func look(t testing.TB, lib *library.Library, names ...string) map[string]map[string]string {
	t.Helper()
	ctx := ir.NewContext()
	dialects, l := lib.Register(ctx)
	if l.HasErrors() {
		t.Fatal(l)
	}
	for _, n := range names {
		if ctx.Dialect(n) == nil {
			t.Fatalf("%s is not found: %v", n, dialects.Errors())
		}
	}
	if l := dialects.Errors(); len(l) > 0 {
		t.Fatalf("%s: %v", names, l)
	}
	out := map[string]map[string]string{}
	for _, n := range names {
		d := ctx.Dialect(n)
		out[n] = describe(ctx, d)
		checkIdentity(t, ctx, d)
	}
	return out
}

// checkIdentity checks that operations refer to the registered types, attributes and enums of
// dialects.
func checkIdentity(t testing.TB, ctx *ir.Context, d *ir.Dialect) {
	t.Helper()
	for _, op := range ctx.OpDefs(d) {
		for _, a := range op.Attributes {
			if a.Constraint == nil || a.Constraint.Def == nil {
				continue
			}
			def := a.Constraint.Def
			owner := ctx.Registered(def.Dialect.Namespace)
			if owner != nil && owner != def.Dialect {
				t.Errorf("%s: attribute '%s' is of another dialect '%s' than the registered one", op.Name, a.Name, owner.Namespace)
			}
			if owner != nil && !slices.Contains(owner.Attributes, def) {
				t.Errorf("%s: attribute '%s' is not one that '%s' has", op.Name, a.Name, owner.Namespace)
			}
		}
	}
}

func names(lib *library.Library) []string {
	var names []string
	for _, f := range lib.Find() {
		names = append(names, f.Namespace)
	}
	return names
}

func compare(t testing.TB, order []string, got, want map[string]map[string]string) {
	t.Helper()
	for n := range got {
		for k, w := range want[n] {
			if g, ok := got[n][k]; !ok || g != w {
				t.Fatalf("looked up in the order %s, %s differs:\n%s", order, k, reftest.Diff(w, g))
			}
		}
		if len(got[n]) != len(want[n]) {
			t.Errorf("looked up in the order %s, %s has %d definitions, want %d", order, n, len(got[n]), len(want[n]))
		}
	}
}

// TestOrders loads the reference's dialects in various orders: each is the same regardless of
// the dialects loaded before.
func TestOrders(t *testing.T) {
	t.Parallel()
	lib := upstream(t)
	order := names(lib)
	if len(order) < 48 {
		t.Errorf("found %d dialects: %s", len(order), order)
	}
	want := look(t, lib, order...)
	ops := 0
	for _, n := range order {
		for k := range want[n] {
			if strings.HasPrefix(k, "op ") {
				ops++
			}
		}
	}
	if ops < 2620 {
		t.Errorf("%d operations", ops)
	}
	for range 3 {
		rand.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		compare(t, order, look(t, lib, order...), want)
		compare(t, order, look(t, upstream(t), order...), want)
	}
	// Each dialect alone, and ordered pairs of any two: all of them in a campaign.
	slices.Sort(order)
	for _, a := range order {
		compare(t, []string{a}, look(t, lib, a), want)
		for _, b := range order {
			if a != b && (reftest.Campaign() || rand.IntN(len(order)) == 0) {
				compare(t, []string{a, b}, look(t, lib, a, b), want)
			}
		}
	}
}

// TestAddedOrders adds the files of the reference's dialects in random orders.
func TestAddedOrders(t *testing.T) {
	t.Parallel()
	var files []string
	found := upstream(t)
	for _, f := range found.Find() {
		files = append(files, f.Files...)
	}
	order := names(found)
	want := look(t, found, order...)
	for range 2 {
		rand.Shuffle(len(files), func(i, j int) { files[i], files[j] = files[j], files[i] })
		lib := upstream(t)
		for _, f := range files {
			if l := lib.AddFile(f); l.HasErrors() {
				t.Fatalf("%s: %v", f, l)
			}
		}
		compare(t, files, look(t, lib, order...), want)
	}
}

// TestUpstreamTable compares the table of the reference's dialects with all that the
// files of an installed tree define.
func TestUpstreamTable(t *testing.T) {
	t.Parallel()
	include := reftest.Include(t)
	lib := upstream(t)
	everything := upstream(t)
	err := filepath.WalkDir(filepath.Join(include, "mlir/Dialect"), func(path string, d fs.DirEntry, err error) error {
		if strings.HasSuffix(path, ".td") {
			name, _ := filepath.Rel(include, path)
			// Some files are parts of others and cannot be read alone. Each file gets its own
			// root, so that it does not depend on files that were read before.
			root := source.NewFile("root.td", []byte("include \""+name+"\"\n"))
			if recs, l := tablegen.Load(root, tablegen.Options{Files: everything.Files().Fresh()}); !l.HasErrors() {
				m, _ := ods.Read(recs)
				for _, op := range m.Ops {
					if op.Dialect != nil && op.Dialect.Name != "builtin" && !defined(t, lib, op.Dialect.Name)["op "+op.Name()] {
						t.Errorf("%s is defined in %s", op.Name(), name)
					}
				}
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

var definedNames sync.Map

// defined returns the definitions that the library finds for a dialect.
func defined(t *testing.T, lib *library.Library, namespace string) map[string]bool {
	if x, ok := definedNames.Load(namespace); ok {
		return x.(map[string]bool)
	}
	names := map[string]bool{}
	for k := range look(t, lib, namespace)[namespace] {
		names[k] = true
	}
	definedNames.Store(namespace, names)
	return names
}

// mixture uses eleven dialects, one or two in each function.
const mixture = `
func.func @a(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}
func.func @b(%m: memref<4xf32>, %x: f32) {
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  return
}
llvm.func @c(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.return %0 : i32
}
func.func @d(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp %v fastmath<fast> : vector<4xf32>
  %1 = arith.addf %0, %v fastmath<nnan> : vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @e(%x: f32) -> vector<4xf32> {
  %0 = vector.broadcast %x : f32 to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @f(%t: tensor<?xf32>) -> index {
  %c = arith.constant 0 : index
  %0 = tensor.dim %t, %c : tensor<?xf32>
  return %0 : index
}
func.func @g(%n: index) {
  affine.for %i = 0 to %n {
  }
  return
}
func.func @h() -> !shape.shape {
  %0 = shape.const_shape [1, 2] : !shape.shape
  return %0 : !shape.shape
}
func.func @i(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.abs %t : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
`

// TestParallel parses with several goroutines that meet new dialects at the same
// time, in several contexts at the same time.
func TestParallel(t *testing.T) {
	t.Parallel()
	lib := upstream(t)
	text := strings.Repeat(mixture, 20)
	for i := range 20 * strings.Count(mixture, " @") {
		text = strings.Replace(text, " @", fmt.Sprintf(" $%d_", i), 1)
	}
	text = strings.ReplaceAll(text, " $", " @f")
	var g sync.WaitGroup
	var printed [3]string
	for i := range printed {
		g.Go(func() {
			ctx := ir.NewContext()
			ctx.Threads = 4
			dialects, l := lib.Register(ctx)
			if l.HasErrors() {
				t.Error(l)
			}
			op, l := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{Threads: 4})
			if op == nil || len(dialects.Errors()) > 0 {
				t.Error(l, dialects.Errors())
				return
			}
			printed[i] = string(asm.Append(nil, op, asm.Options{}))
		})
	}
	g.Wait()
	if printed[0] != printed[1] || printed[1] != printed[2] {
		t.Error("the contexts print differently")
	}
}

// TestPrecedence looks a dialect up that a text, an include directory and the program
// itself define.
func TestPrecedence(t *testing.T) {
	t.Parallel()
	const def = "include \"mlir/IR/OpBase.td\"\ndef Arith_Dialect : Dialect { let name = \"arith\"; }\n" +
		"def Arith_XOp : Op<Arith_Dialect, \"OP\">;\n"
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "arith.td"), []byte(strings.Replace(def, "OP", "dir", 1)), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		opts  library.Options
		text  bool
		op    string
		where string
	}{
		{library.Options{Natives: all.Natives()}, false, "arith.addi", "mica"},
		{library.Options{Natives: all.Natives(), Installed: true}, false, "arith.addi", "mica"},
		{library.Options{Natives: all.Natives(), Includes: []string{dir}}, false, "arith.dir", "-I " + dir},
		{library.Options{Natives: all.Natives(), Includes: []string{dir}}, true, "arith.text", "arith.td"},
		{library.Options{}, true, "arith.text", "arith.td"},
	} {
		lib := library.New(c.opts)
		if c.text {
			if l := lib.AddText("arith.td", strings.Replace(def, "OP", "text", 1)); l.HasErrors() {
				t.Fatal(l)
			}
		}
		ctx := ir.NewContext()
		if _, l := lib.Register(ctx); l.HasErrors() {
			t.Fatal(l)
		}
		if ctx.LookupOp(c.op) == nil {
			t.Errorf("%s is not found", c.op)
		}
		for _, f := range lib.Find() {
			if f.Namespace == "arith" && f.Where != c.where {
				t.Errorf("arith is from %q, want %q", f.Where, c.where)
			}
		}
	}
}

// TestProject finds the dialects of a project in its include directory.
func TestProject(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.CopyFS(dir, fstest.MapFS{
		"Shop/IR/ShopDialect.td": {Data: []byte("#ifndef SHOP_DIALECT\n#define SHOP_DIALECT\ninclude \"mlir/IR/OpBase.td\"\n" +
			"def Shop_Dialect : Dialect {\n  let summary = [{with a \"name\"}];\n  let name = \"shop\";\n  let cppNamespace = \"::shop\";\n}\n" +
			"class Shop_Op<string m, list<Trait> t = []> : Op<Shop_Dialect, m, t>;\n#endif\n")},
		"Shop/IR/ShopTypes.td": {Data: []byte("#ifndef SHOP_TYPES\n#define SHOP_TYPES\ninclude \"Shop/IR/ShopDialect.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n" +
			"def Shop_Price : TypeDef<Shop_Dialect, \"Price\"> { let mnemonic = \"price\"; }\n#endif\n")},
		"Shop/IR/ShopOps.td":    {Data: []byte("include \"Shop/IR/ShopTypes.td\"\ndef AddOp : Shop_Op<\"add\"> { let arguments = (ins Shop_Price:$x); }\n")},
		"Shop/IR/ShopRules.td":  {Data: []byte("include \"Shop/IR/ShopOps.td\"\ninclude \"mlir/IR/PatternBase.td\"\ndef : Pat<(AddOp $x), (AddOp $x)>;\n")},
		"Shop/IR/MoreOps.td":    {Data: []byte("include \"ShopDialect.td\"\ndef SubOp : Shop_Op<\"sub\">;\n")},
		"Shop/IR/Sub/MulOps.td": {Data: []byte("include \"../ShopDialect.td\"\ndef MulOp : Shop_Op<\"mul\">;\n")},
		"Bank/Bank.td":          {Data: []byte("include \"Shop/IR/ShopTypes.td\"\n// def Old : Dialect { let name = \"old\"; }\ndef Bank_Dialect\n    : Dialect { let name = \"bank\"; }\ndef AddOp : Op<Bank_Dialect, \"add\"> { let results = (outs Shop_Price:$x); }\n")},
		"Broken/Broken.td":      {Data: []byte("include \"mlir/IR/OpBase.td\"\ndef Broken_Dialect : Dialect { let name = \"broken\"; }\ndef B : Op<Broken_Dialect, \"b\"> { let arguments = (ins Nothing:$x); }\n")},
		"Unrelated/Included.td": {Data: []byte("include \"Shop/IR/ShopOps.td\"\ndef Z : Nothing;\n")},
	}); err != nil {
		t.Fatal(err)
	}
	for _, order := range [][]string{{"shop", "bank"}, {"bank", "shop"}} {
		lib := library.New(library.Options{Includes: []string{dir}})
		got := look(t, lib, order...)
		if k := slices.Sorted(maps.Keys(got["shop"])); !slices.Equal(k, []string{"op shop.add", "op shop.mul", "op shop.sub", "type PriceType"}) {
			t.Errorf("%s: shop has %s", order, k)
		}
		if k := slices.Sorted(maps.Keys(got["bank"])); !slices.Equal(k, []string{"op bank.add"}) {
			t.Errorf("%s: bank has %s", order, k)
		}
	}
	lib := library.New(library.Options{Includes: []string{dir}})
	ctx := ir.NewContext()
	dialects, _ := lib.Register(ctx)
	if ctx.Dialect("broken") != nil || !strings.Contains(dialects.Errors().Error(), "Variable not defined: 'Nothing'") {
		t.Errorf("the broken dialect: %v", dialects.Errors())
	}
	for _, name := range []string{"none", "old"} {
		if ctx.Dialect(name) != nil {
			t.Errorf("no file defines the dialect %s", name)
		}
	}
	if ctx.Dialect("shop") == nil {
		t.Error("an error in one dialect hides another one")
	}
}

// TestExplain describes missing dialects.
func TestExplain(t *testing.T) {
	t.Parallel()
	ctx := ir.NewContext()
	library.New(library.Options{Includes: []string{"here"}}).Register(ctx)
	_, l := asm.Parse(ctx, source.NewFile("in.mlir", []byte("\"memref.alloc\"() : () -> ()")), asm.ParseOptions{})
	const want = "the program does not have dialect 'memref': mica.Config.Dialects needs memref.Natives() of github.com/mica-ir/mica/dialect/memref, or std.Natives() for all; " +
		"LLVM's definition, mlir/Dialect/MemRef/IR/MemRefOps.td, is not found either: it is not in here (mica.Config.Includes)"
	if len(l) != 1 || len(l[0].Notes) != 1 || l[0].Notes[0].Message != want {
		t.Errorf("got %v, want the note %q", l, want)
	}
	// A program with the natives, but without their definitions.
	ctx = ir.NewContext()
	library.New(library.Options{Natives: []*dialect.Natives{{Namespace: "memref"}}}).Register(ctx)
	_, l = asm.Parse(ctx, source.NewFile("in.mlir", []byte("\"memref.alloc\"() : () -> ()")), asm.ParseOptions{})
	const included = "dialect 'memref' is defined in mlir/Dialect/MemRef/IR/MemRefOps.td of LLVM's include tree: no include directory is given (-I, MICA_INCLUDE, or in Go mica.Config.Includes)"
	if len(l) != 1 || len(l[0].Notes) != 1 || l[0].Notes[0].Message != included {
		t.Errorf("got %v, want the note %q", l, included)
	}
}
