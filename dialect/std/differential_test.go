package std_test

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// evaluate reads the definitions of a file by its include path.
func evaluate(t *testing.T, files *source.Set, path string) *tablegen.Records {
	t.Helper()
	f, err := files.Include(path, source.Pos{})
	if err != nil {
		t.Fatal(err)
	}
	recs, l := tablegen.Load(f, tablegen.Options{Files: files})
	if l.HasErrors() {
		t.Fatal(l)
	}
	return recs
}

// otherNames are records whose names are not those of the reference.
var otherNames = map[string]string{"ComplexOps.td/ConstantOp": "Complex_ConstantOp"}

// within has the files that are only read as a part of another one.
var within = map[string]string{
	"mlir/Dialect/SMT/IR/SMTArrayOps.td":                         "mlir/Dialect/SMT/IR/SMT.td",
	"mlir/Dialect/SMT/IR/SMTBitVectorOps.td":                     "mlir/Dialect/SMT/IR/SMT.td",
	"mlir/Dialect/SMT/IR/SMTIntOps.td":                           "mlir/Dialect/SMT/IR/SMT.td",
	"mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yamlgen.td": "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
	"mlir/Dialect/OpenACC/AccCommon.td":                          "mlir/Dialect/OpenACC/OpenACCOps.td",
	"mlir/Dialect/OpenMP/OmpCommon.td":                           "mlir/Dialect/OpenMP/OpenMPEnums.td",
	"mlir/Dialect/SPIRV/IR/SPIRVAvailability.td":                 "mlir/Dialect/SPIRV/IR/SPIRVBase.td",
	"mlir/Dialect/SPIRV/IR/SPIRVBitOps.td":                       "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVCLOps.td":                        "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVCooperativeMatrixOps.td":         "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVGLOps.td":                        "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVGroupOps.td":                     "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVIntelExtOps.td":                  "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVLogicalOps.td":                   "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVMatrixOps.td":                    "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVMemoryOps.td":                    "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVMiscOps.td":                      "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
	"mlir/Dialect/SPIRV/IR/SPIRVNonUniformOps.td":                "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
}

// whole returns the file that a file is read with.
func whole(path string) string {
	if root := within[path]; root != "" {
		return root
	}
	return path
}

// TestDifferentialDefinitions compares each definition in the reference's files
// with ours of that name: all that is said except in words and in C++.
func TestDifferentialDefinitions(t *testing.T) {
	include := reftest.Include(t)
	for _, path := range paths() {
		t.Run(path, func(t *testing.T) {
			// Some files include others of their directory.
			want := evaluate(t, &source.Set{Includes: []string{include, filepath.Join(include, filepath.Dir(path))}}, whole(path))
			got := evaluate(t, &source.Set{EmbeddedOnly: true, FS: library.Trees(std.Natives)}, whole(path))
			file := filepath.Join(include, path)
			var names []string
			for _, r := range want.Defs() {
				if r.IsAnonymous() || r.Pos().File.Name != file {
					continue
				}
				name := r.Name()
				if n := otherNames[filepath.Base(path)+"/"+name]; n != "" {
					name = n
				}
				names = append(names, name)
				g := got.Def(name)
				if g == nil {
					t.Errorf("%s is missing", name)
					continue
				}
				if d := reftest.Diff(describe(r), describe(g)); d != "" {
					t.Errorf("%s:\n%s", name, d)
				}
			}
			for _, r := range got.Defs() {
				if !r.IsAnonymous() && r.Pos().File.Name == "std:"+path && !slices.Contains(names, r.Name()) {
					t.Errorf("%s is not a record of the reference", r.Name())
				}
			}
			t.Logf("%d records", len(names))
		})
	}
}

// describe renders a record, one field a line, with anonymous records in full.
func describe(r *tablegen.Record) string {
	var b strings.Builder
	for _, c := range r.Superclasses() {
		// A dialect's own files may organize their classes in any way, and the classes for lists of
		// arguments are equivalent to a let.
		file := c.Pos().File.Name
		switch c.Name() {
		case "Arguments", "Results":
		default:
			if !strings.Contains(file, "/Dialect/") {
				fmt.Fprintf(&b, "class %s\n", c.Name())
			}
		}
	}
	for f := range r.Fields() {
		if !isFree(r, f.Name()) {
			fmt.Fprintf(&b, "%s = %s\n", f.Name(), text(r, f.Name(), f.Value()))
		}
	}
	return b.String()
}

// isFree reports whether a field holds words or C++. The summaries of
// constraints and traits are not free: they are in messages.
func isFree(r *tablegen.Record, field string) bool {
	if r.Name() == "TargetRegionFlags" && (field == "summary" || field == "baseAttrClass") {
		return true // No attribute has this enumeration, so that no message has its summary.
	}
	switch field {
	case "clausesDescription", "clausesExtraClassDeclaration", "description", "builders", "namedBuilders", "structuredOpsBaseDecls", "extraClassDeclaration",
		"extraClassDefinition", "extraBaseClassDeclaration", "extraClassDeclarationBase", "extraClassDeclarationDataExit", "commonExtraClassDeclaration",
		"extraPoisonClassDeclaration", "extraDescription", "extraSharedClassDeclaration", "interfaceDescription", "mergeAction":
		return true
	case "parameterParser":
		return r.IsSubClassOf("EnumInfo")
	case "verifier", "parser", "printer", "emitAccessorPrefix", "useFoldAPI":
		// The parser of a parameter, and hooks in an older spelling, which the
		// reference has no longer.
		return true
	case "body", "defaultBody":
		return r.IsSubClassOf("InterfaceMethod") || r.IsSubClassOf("OpBuilder")
	case "convertFromAttribute", "convertToAttribute", "optionalParser", "readFromMlirBytecode", "writeToMlirBytecode":
		return r.IsSubClassOf("Property")
	case "summary":
		return !r.IsSubClassOf("Constraint") && !r.IsSubClassOf("Trait") || r.IsSubClassOf("Op")
	}
	return isTranslation(r, field)
}

// isTranslation reports whether a field of an operation of LLVM has C++ that translates it to LLVM IR or back, or
// a part of the arguments or of the description, which are compared as a whole.
func isTranslation(r *tablegen.Record, field string) bool {
	switch field {
	case "args", "attrArgs", "commonArgs", "fmfArg", "iofArg", "regularArgs", "commonArguments", "commonScaleOperands",
		"commonVariadicOperands", "sparseSpecificArguments", "sparseSpecificOperands", "baseDescription", "cppClass", "getFuncCall":
		return r.IsSubClassOf("LLVM_OpBase")
	}
	return r.IsSubClassOf("LLVM_OpBase") &&
		(strings.HasSuffix(field, "Code") || strings.Contains(field, "irBuilder") || strings.Contains(field, "vmBuilder"))
}

func text(r *tablegen.Record, field string, v tablegen.Value) string {
	switch v := v.(type) {
	case *tablegen.StringValue:
		if field == "verify" && v.S != "" && r.IsSubClassOf("OpInterfaceTrait") {
			return "C++"
		}
		t := strings.Join(strings.Fields(v.S), "")
		if _, cases, ok := strings.Cut(t, "{"); ok && field == "instancePreparation" {
			// Statements for an array of the cases.
			t, _, _ = strings.Cut(cases, "}")
			return t
		}
		if i := strings.Index(strings.Replace(t, "[&]{", "[&](){", 1), "[&]()"); i >= 0 {
			// A function. Its result is compared on operations.
			return t[:i] + t[strings.LastIndex(t, "}()")+len("}()"):]
		}
		return t
	case *tablegen.DefValue:
		if v.Rec.IsAnonymous() {
			return "{\n" + describe(v.Rec) + "}"
		}
		name := v.Rec.Name()
		if name == "ConstantOp" || name == "Complex_ConstantOp" {
			return "ConstantOp"
		}
		return name
	case *tablegen.ListValue:
		var b strings.Builder
		for _, e := range v.Elems {
			b.WriteString("\n- " + text(r, field, e))
		}
		return b.String()
	case *tablegen.DagValue:
		var b strings.Builder
		b.WriteString(text(r, field, v.Op))
		for i, a := range v.Args {
			b.WriteString("\n- " + text(r, field, a) + ":" + v.ArgNames[i])
		}
		return b.String()
	case nil:
		return "?"
	}
	return v.String()
}

// TestDifferentialAccepted lets the reference generate code for our files: it
// checks names, formats and builders.
func TestDifferentialAccepted(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, prelude.FS); err != nil {
		t.Fatal(err)
	}
	for _, path := range paths() {
		data, err := fs.ReadFile(library.Trees(std.Natives)[0].Tree, path)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(dir, path)
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, n := range std.Natives() {
		// The definitions of other dialects are included.
		generators := [][]string{{"-gen-op-defs"}, {"-gen-enum-defs"}, {"-gen-attrdef-defs", "-attrdefs-dialect=" + n.Namespace},
			{"-gen-typedef-defs", "-typedefs-dialect=" + n.Namespace}}
		for path := range n.Definitions.Files {
			for _, gen := range generators {
				_, errs, code := reftest.Run(t, reftest.Tool(t, "mlir-tblgen"), "", append(gen, "-I", dir, filepath.Join(dir, whole(path)))...)
				if code != 0 && !strings.Contains(errs, "Couldn't find the 'Op' class") {
					t.Errorf("%s %s: %s", path, gen, errs)
				}
			}
		}
	}
}

// TestDifferentialCorpus prints the corpora as the reference does.
func TestDifferentialCorpus(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	for name, text := range corpus(t) {
		t.Run(name, func(t *testing.T) {
			op := parse(t, context(t), name+".mlir", text)
			for _, generic := range []bool{false, true} {
				args := []string{"--allow-unregistered-dialect"}
				if generic {
					args = append(args, "--mlir-print-op-generic")
				}
				want, errs, code := reftest.Run(t, tool, text, args...)
				if code != 0 {
					t.Fatal(errs)
				}
				if d := reftest.Diff(want, print(op, generic)); d != "" {
					t.Error(d)
				}
			}
		})
	}
}

// paths returns the include paths of the definitions, sorted.
func paths() []string {
	var paths []string
	for _, n := range std.Natives() {
		paths = slices.AppendSeq(paths, maps.Keys(n.Definitions.Files))
	}
	slices.Sort(paths)
	return paths
}

// others matches files that define no part of a dialect: passes, and the bytecode of types.
var others = regexp.MustCompile(`mlir/Pass/PassBase\.td|: (?:Interface)?Pass<|: DialectTypes<|DialectAttributes<`)

var defines = regexp.MustCompile(`(?m)^(?:def|defm|class|multiclass)\s`)

// TestDifferentialPaths checks that each file of the reference that defines a part of a dialect can be included
// without the reference.
func TestDifferentialPaths(t *testing.T) {
	include, trees := reftest.Include(t), library.Trees(std.Natives)
	found := 0
	err := filepath.WalkDir(filepath.Join(include, "mlir"), func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".td" {
			return err
		}
		name, err := filepath.Rel(include, path)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(trees, func(tree source.FS) bool {
			_, err := fs.Stat(tree.Tree, filepath.ToSlash(name))
			return err == nil
		}) {
			found++
			return nil
		}
		text, err := os.ReadFile(path)
		if err == nil && defines.Match(text) && !others.Match(text) {
			t.Errorf("%s cannot be included", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if t.Logf("%d files", found); found < 200 {
		t.Errorf("only %d files are found", found)
	}
}
