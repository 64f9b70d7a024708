package gen

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/gen/copies"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// wrapped lists the dialects with generated wrappers in mica.
var wrapped = []string{"arith", "cf", "complex", "func", "index", "math", "memref", "scf", "tensor", "ub", "vector"}

// wrappedContext returns a context with mica's own definitions, and the library.
func wrappedContext() (*ir.Context, *library.Library, *library.Dialects) {
	natives := slices.DeleteFunc(std.Natives(), func(n *dialect.Natives) bool { return !n.Definitions.Compiled })
	lib := library.New(library.Options{Natives: natives})
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	dialects, _ := lib.Register(ctx)
	for _, name := range wrapped {
		ctx.OpDefs(ctx.Dialect(name))
	}
	return ctx, lib, dialects
}

// The generated copiers refer to these names.
type opCopier = copies.Op

var types, body, blocks = copies.Types, copies.Body, copies.Blocks

// copiesOf are the calls for the operations of a dialect.
func copiesOf(dialect string) map[string]opCopier {
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
		o := Options{Report: dialects.Report(), Code: dialects.Code}
		text, err := copiesFile("gen", all.Packages()[name], lib.Modules(name), name, ctx, o)
		if err != nil {
			t.Fatal(err)
		}
		golden.Compare(t, "copies_"+name+"_gen_test.go", text)
	}
}

// copiesFile returns a file of a package that has a call for each operation of a dialect, whose
// wrappers are at an import path.
func copiesFile(of, path string, ms []*ods.Module, name string, ctx *ir.Context, options Options) (string, error) {
	pkgName := PackageName(name)
	f := &file{pkg: &pkg{name: of}, name: "copies.go", imports: map[string]bool{irPath: true, path: true}, renamed: map[string]string{path: pkgName}}
	f.line("// copiesOf%s has a call for each operation of the dialect %s.", exported(name), name)
	f.line("var copiesOf%s = map[string]opCopier{", exported(name))
	p := &pkg{ctx: ctx, options: options, name: pkgName}
	p.translator = p.newTranslator(ms)
	if err := p.read(ms, name); err != nil {
		return "", err
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
	return string(text), err
}

// TestBuilders copies random operations with the generated builders and accessors.
func TestBuilders(t *testing.T) {
	ctx, _, _ := wrappedContext()
	ops := map[string]copies.Op{}
	for _, name := range wrapped {
		maps.Copy(ops, copiesOf(name))
	}
	var out strings.Builder
	if n, complaints := copies.Compare(&out, ctx, ops, golden.Read(t, "testdata/copies.mlir")); complaints > 0 || n < len(ops) {
		t.Errorf("%d copies\n%s", n, out.String())
	}
}
