package gen

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/ods/library"
)

// wrapped are the dialects of which mica has generated wrappers.
var wrapped = []string{"arith", "cf", "complex", "func", "index", "math", "memref", "scf", "tensor", "ub", "vector"}

// wrappedContext returns a context with mica's own definitions, and the library.
func wrappedContext() (*ir.Context, *library.Library, *library.Dialects) {
	lib := library.New(library.Options{Natives: std.Natives()})
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	dialects, _ := lib.Register(ctx)
	for _, name := range wrapped {
		ctx.OpDefs(ctx.Dialect(name))
	}
	return ctx, lib, dialects
}

// An opCopier calls the builder of an operation with what its accessors return.
type opCopier func(b *ir.Builder, op *ir.Operation) *ir.Operation

// copies are the calls for the operations of a dialect.
func copies(dialect string) map[string]opCopier {
	switch dialect {
	case "arith":
		return copiesOfArith
	case "cf":
		return copiesOfCf
	case "complex":
		return copiesOfComplex
	case "func":
		return copiesOfFunc
	case "index":
		return copiesOfIndex
	case "math":
		return copiesOfMath
	case "memref":
		return copiesOfMemref
	case "scf":
		return copiesOfScf
	case "tensor":
		return copiesOfTensor
	case "ub":
		return copiesOfUb
	case "vector":
		return copiesOfVector
	}
	panic("no copies of the operations of " + dialect)
}

// TestCopies checks that the copies, a file for each dialect, are up to date.
func TestCopies(t *testing.T) {
	ctx, lib, dialects := wrappedContext()
	for _, name := range wrapped {
		path := all.Packages()[name]
		pkgName := PackageName(name)
		f := &file{pkg: &pkg{name: "gen"}, name: "copies_" + name + "_gen_test.go", imports: map[string]bool{irPath: true, path: true}, renamed: map[string]string{path: pkgName}}
		f.line("// copiesOf%s has a call for each operation of the dialect %s.", exported(name), name)
		f.line("var copiesOf%s = map[string]opCopier{", exported(name))
		p := &pkg{ctx: ctx, options: Options{Report: dialects.Report(), Code: dialects.Code}, name: pkgName}
		p.translator = p.newTranslator(lib.Modules(name))
		if err := p.read(lib.Modules(name), name); err != nil {
			t.Fatal(err)
		}
		for _, o := range p.ops {
			o.builder(p.newFile("ops"))
			args := append([]string{"b"}, o.copy.args...)
			if len(o.copy.options) > 0 {
				args = append(args, "o")
			}
			f.line("%q: func(b *ir.Builder, op *ir.Operation) *ir.Operation {", o.op.Name())
			if len(args) > 1 {
				f.line("w := %s.%s{Operation: op}", pkgName, o.typ)
			}
			if len(o.copy.options) > 0 {
				f.line("var o %s.%sOptions\n%s", pkgName, o.stem, strings.Join(o.copy.options, "\n"))
			}
			f.line("return %s.New%s(%s).Operation\n},", pkgName, o.stem, strings.Join(args, ", "))
		}
		f.line("}")
		text, err := f.bytes()
		if err != nil {
			t.Fatal(err)
		}
		golden.Compare(t, f.name, string(text))
	}
}

// TestBuilders copies random operations with the generated builders and accessors.
func TestBuilders(t *testing.T) {
	ctx, _, _ := wrappedContext()
	var accepted []*randomops.Candidate
	for _, c := range randomops.Candidates(ctx) {
		if msg, _ := randomops.Verdict(ctx, c.Operation()); msg == "" {
			accepted = append(accepted, c)
		}
	}
	g := randomops.NewGenerator(ctx, randomops.NewPool(accepted), 5)
	copied := map[string]bool{}
	for _, name := range wrapped {
		for _, def := range ctx.OpDefs(ctx.Dialect(name)) {
			for _, c := range g.Cases(def, 16) {
				msg, module := randomops.Verdict(ctx, c.Text)
				if msg != "" || module == nil {
					continue
				}
				dropDefaults(module)
				want := string(asm.Append(nil, module, asm.Options{Generic: true}))
				if !copyOp(t, module, def.Name) {
					continue
				}
				copied[def.Name] = true
				if got := string(asm.Append(nil, module, asm.Options{Generic: true})); got != want {
					t.Errorf("%s is copied as\n%s\ninstead of\n%s", def.Name, got, want)
				}
			}
		}
	}
	const file = "testdata/copies.mlir"
	msg, module := randomops.Verdict(ctx, golden.Read(t, file))
	if msg != "" {
		t.Fatalf("%s: %s", file, msg)
	}
	want := string(asm.Append(nil, module, asm.Options{Generic: true}))
	for _, dialect := range wrapped {
		for _, name := range slices.Sorted(maps.Keys(copies(dialect))) {
			if !copied[name] && !copyOp(t, module, name) {
				t.Errorf("no operation %s is copied", name)
			}
		}
	}
	if got := string(asm.Append(nil, module, asm.Options{Generic: true})); got != want {
		t.Errorf("the operations in %s are copied as\n%s\ninstead of\n%s", file, got, want)
	}
}

// dropDefaults removes optional attributes that are the default: builders leave them out.
func dropDefaults(module *ir.Operation) {
	ir.Walk(module, ir.PreOrder, func(op *ir.Operation) ir.WalkResult {
		for i := range op.Def().Attributes {
			if a := &op.Def().Attributes[i]; a.Optional && a.Default != nil && op.Attr(a.Name) == a.Default {
				op.RemoveAttr(a.Name)
			}
		}
		return ir.Advance
	})
}

// copyOp replaces the first operation of a name by a copy, if it has no region with
// several blocks, which builders do not fill.
func copyOp(t *testing.T, module *ir.Operation, name string) (done bool) {
	var op *ir.Operation
	ir.Walk(module, ir.PreOrder, func(o *ir.Operation) ir.WalkResult {
		if o.Name() != name {
			return ir.Advance
		}
		op = o
		return ir.Interrupt
	})
	if op == nil {
		return false
	}
	for i := range op.NumRegions() {
		if op.Region(i).NumBlocks() > 1 {
			return false
		}
	}
	b := ir.NewBuilder(op.Context())
	b.SetInsertionPoint(op)
	b.Loc = op.Location()
	defer func() {
		if r := recover(); r != nil {
			t.Errorf("%s: %v\n%s", name, r, asm.Append(nil, op, asm.Options{Generic: true}))
		}
	}()
	dialect, _, _ := strings.Cut(name, ".")
	c := copies(dialect)[name](b, op)
	for _, a := range op.Attrs() {
		c.SetAttr(a.Name, a.Value)
	}
	op.ReplaceAllUsesWith(c.Results())
	op.Erase()
	return true
}

// body returns a body that has what a region has, nil for an empty region.
func body(r *ir.Region) *typed.Body {
	if r.Empty() {
		return nil
	}
	args := r.Entry().Args()
	x := &typed.Body{Fill: func(b *ir.Builder, entry *ir.Block) {
		m := ir.NewMapping()
		for i, a := range args {
			m.Map(a, entry.Argument(i))
		}
		for op := range r.Entry().Ops() {
			b.Clone(op, m)
		}
	}}
	for _, a := range args {
		x.Args = append(x.Args, a.Type())
	}
	return x
}

// types returns the types of results.
func types(rs typed.Results) []ir.Type {
	var ts []ir.Type
	for v := range rs.All() {
		ts = append(ts, v.Type())
	}
	return ts
}

// blocks returns the blocks of successors.
func blocks(ss []ir.BlockOperand) []*ir.Block {
	var bs []*ir.Block
	for i := range ss {
		bs = append(bs, ss[i].Block())
	}
	return bs
}
