package tblgen

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// A reference runs mlir-tblgen and caches its output in files, because it takes a while to run all
// generators on all installed files.
type reference struct {
	tool, include, cache string
	changed              string // the .td file that was changed last
}

func newReference(t *testing.T) *reference {
	return &reference{
		tool: reftest.Tool(t, "mlir-tblgen"), include: reftest.Include(t),
		cache: filepath.Join(os.TempDir(), "tblgen-ref"),
	}
}

// run returns the output and the exit code for a file in the include directory.
func (r *reference) run(t *testing.T, file string, flags ...string) (out string, code int) {
	t.Helper()
	dir := strings.TrimPrefix(strings.Join(flags, ","), "-")
	dir = filepath.Join(r.cache, strings.ReplaceAll(dir, ",-", ","))
	path := filepath.Join(dir, strings.ReplaceAll(file, "/", "+")+".gz")
	if data, err := os.ReadFile(path); err == nil && newer(path, r.tool) && newer(path, r.newest(t)) {
		return r.read(t, data)
	}
	out, errs, code := reftest.Run(t, r.tool, "", append(slices.Clone(flags), "-I", r.include, filepath.Join(r.include, file))...)
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed)
	fmt.Fprintf(z, "%d\n%d\n%s%s", code, len(out), out, errs)
	z.Close()
	if err := osfile.WriteBytes(path, b.Bytes()); err != nil {
		t.Fatal(err)
	}
	return out, code
}

// newest returns the .td file that was changed last: any may be included by any other.
func (r *reference) newest(t *testing.T) string {
	if r.changed == "" {
		var last time.Time
		for _, f := range installed(t, r.include) {
			path := filepath.Join(r.include, f)
			info, err := os.Stat(path)
			if err != nil {
				t.Fatal(err)
			}
			if info.ModTime().After(last) {
				last, r.changed = info.ModTime(), path
			}
		}
	}
	return r.changed
}

// newer reports whether a file was written after another one.
func newer(path, than string) bool {
	a, err := os.Stat(path)
	if err != nil {
		return false
	}
	b, err := os.Stat(than)
	return err == nil && a.ModTime().After(b.ModTime())
}

func (r *reference) read(t *testing.T, data []byte) (out string, code int) {
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	first, rest, _ := strings.Cut(string(text), "\n")
	size, rest, _ := strings.Cut(rest, "\n")
	code, _ = strconv.Atoi(first)
	n, err := strconv.Atoi(size)
	if err != nil || n > len(rest) {
		t.Fatalf("cached output is damaged: %v", err)
	}
	return rest[:n], code
}

// installed returns the .td files of the include directory.
func installed(t *testing.T, include string) []string {
	t.Helper()
	var files []string
	root, err := filepath.EvalSymlinks(filepath.Join(include, "mlir"))
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".td" {
			files = append(files, "mlir"+strings.TrimPrefix(path, root))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 300 {
		t.Fatalf("only %d files found", len(files))
	}
	return files
}

// TestDifferentialGenerators compares the text of every generator for the installed
// files for which the reference prints one.
func TestDifferentialGenerators(t *testing.T) {
	ref := newReference(t)
	only := os.Getenv("MICA_GENERATORS") // of interest, separated by commas
	type score struct{ equal, total int }
	scores := map[string]*score{}
	shown := 0
	for _, file := range slices.Concat(installed(t, ref.include), filesOfLLVM()) {
		ofLLVM := slices.Contains(filesOfLLVM(), file)
		if !ofLLVM && !reftest.Sampled(file, 24) {
			continue
		}
		set := &source.Set{Includes: []string{ref.include}, FS: library.Trees(std.Natives)}
		f, err := set.Read(filepath.Join(ref.include, file))
		if err != nil {
			t.Fatal(err)
		}
		recs, diags := tablegen.Load(f, tablegen.Options{Files: set})
		if err := diags.Err(); err != nil {
			if _, code := ref.run(t, file, "-print-records"); code == 0 {
				t.Errorf("%s: %v", file, err)
			}
			continue // a file that cannot be read on its own
		}
		module, _ := ods.Read(recs)
		for _, g := range generators() {
			if only != "" && !slices.Contains(strings.Split(only, ","), g.Flag) || ofLLVM != readsLLVM(g.Flag) {
				continue
			}
			for _, flags := range variants(g.Flag, file, module) {
				if only == "" && reftest.Campaign() && !reftest.Large(file+flags[0], 3) {
					continue
				}
				want, code := ref.run(t, file, flags...)
				if code != 0 {
					continue
				}
				s := scores[g.Flag]
				if s == nil {
					s = &score{}
					scores[g.Flag] = s
				}
				s.total++
				got, err := g.Run(&backend.Input{File: file, Main: f, Module: module, Options: optionsOf(flags)})
				if err == nil && got == want {
					s.equal++
					continue
				}
				if shown++; shown <= 8 {
					d := reftest.Diff(want, got)
					t.Logf("%s %s: %v\n%s", strings.Join(flags, " "), file, err, d[:min(len(d), 1800)])
				}
			}
		}
	}
	for _, g := range generators() {
		s := scores[g.Flag]
		switch {
		case s != nil:
			t.Logf("%-34s %4d of %4d equal", g.Flag, s.equal, s.total)
			if s.equal != s.total {
				t.Errorf("-%s: %d files differ", g.Flag, s.total-s.equal)
			}
		case reftest.Whole() && only == "":
			t.Errorf("-%s: the reference prints nothing for any file", g.Flag)
		}
	}
}

// filesOfLLVM returns the installed files that are not MLIR's and that generators read.
func filesOfLLVM() []string {
	return []string{"llvm/IR/Intrinsics.td", "llvm/Frontend/OpenMP/OMP.td", "llvm/Frontend/OpenACC/ACC.td"}
}

// readsLLVM reports whether a generator is for the definitions of LLVM itself.
func readsLLVM(flag string) bool {
	return flag == "gen-llvmir-intrinsics" || flag == "gen-directive-decl"
}

// TestDifferentialGeneratorInputs compares text and messages of every generator for the
// files of the tests.
func TestDifferentialGeneratorInputs(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	files, _ := filepath.Glob("testdata/generators/*.td")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, f := range files {
		for _, g := range generators() {
			// The reference reads any definition in place of one that is missing.
			if g.Flag != "gen-spirv-capability-implication" {
				compare(t, tool, "-"+g.Flag, "-I", include, f)
			}
		}
	}
	compare(t, tool, "-gen-rewriters", "testdata/generators/partial_dialect.td")
	for _, name := range []string{"full", "other"} {
		compare(t, tool, "-gen-dialect-decls", "-dialect="+name, "-I", include, files[0])
	}
	for _, name := range []string{"one", "two", "none"} {
		compare(t, tool, "-gen-typedef-decls", "-typedefs-dialect="+name, "-I", include, "testdata/generators/defs.td")
		compare(t, tool, "-gen-attrdef-decls", "-attrdefs-dialect="+name, "-I", include, "testdata/generators/defs.td")
		compare(t, tool, "-gen-typedef-defs", "-typedefs-dialect="+name, "-I", include, "testdata/generators/defs.td")
		compare(t, tool, "-gen-attrdef-defs", "-attrdefs-dialect="+name, "-I", include, "testdata/generators/defs.td")
	}
	for _, flags := range [][]string{{"-gen-pass-decls", "-name=Group"}, {"-gen-pass-capi-header", "-prefix=Some"}, {"-gen-pass-capi-impl", "-prefix=Some"}} {
		compare(t, tool, append(flags, "-I", include, "testdata/generators/passes.td")...)
	}
	for _, dialect := range []string{"Some", "Other", "Missing"} {
		compare(t, tool, "-gen-bytecode", "-bytecode-dialect="+dialect, "-I", include, "testdata/generators/bytecode_anonymous.td")
	}
	for _, flag := range []string{"-bind-dialect=snake", "-bind-dialect=none", "-dialect-extension=part"} {
		compare(t, tool, "-gen-python-op-bindings", "-bind-dialect=snake", flag, "-I", include, "testdata/generators/python.td")
	}
	const intrinsics = "testdata/generators/intrinsics.td"
	compare(t, tool, "-gen-directive-decl", "-directives-dialect=Some", intrinsics)
	compare(t, tool, "-gen-llvmir-intrinsics", "-llvmir-intrinsics-filter=with", "-dialect-opclass-base=Base",
		"-llvmir-intrinsics-access-group-regexp=with_[t-z]", "-llvmir-intrinsics-alias-analysis-regexp=^int_with", intrinsics)
	compare(t, tool, "-gen-llvmir-intrinsics", "-llvmir-intrinsics-access-group-regexp=(", intrinsics)
	for _, flag := range []string{"-op-shard-count=3", "-op-include-regex=poison|x", "-op-exclude-regex=p[a-z]+n$", "-op-include-regex=(", "-op-shard-count=x"} {
		for _, generator := range []string{"-gen-op-decls", "-gen-op-defs"} {
			compare(t, tool, generator, flag, "-I", include, filepath.Join(include, "mlir/Dialect/UB/IR/UBOps.td"))
		}
	}
	compare(t, tool, "-gen-dialect-defs", "-I", include, filepath.Join(include, "mlir/Dialect/Vector/IR/VectorOps.td"))
}

// TestDifferentialOps compares the classes of operations, with every element of declarative formats
// and every source of types.
func TestDifferentialOps(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	files, _ := filepath.Glob("testdata/ops/*.td")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	dictionaries := attributesInDictionaries(t, include)
	for _, f := range files {
		for _, flag := range []string{"-gen-op-decls", "-gen-op-defs"} {
			compare(t, tool, flag, "-I", include, f)
			compare(t, tool, flag, "-I", dictionaries, "-I", include, f)
		}
	}
}

// TestDifferentialDictionaries compares the classes of the installed operations as they are if their
// dialects keep attributes in dictionaries.
func TestDifferentialDictionaries(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	dictionaries := attributesInDictionaries(t, include)
	for _, f := range installed(t, include) {
		text, err := os.ReadFile(filepath.Join(include, f))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(text, []byte("Op<")) || !reftest.Sampled(f, 12) {
			continue
		}
		for _, flag := range []string{"-gen-op-decls", "-gen-op-defs"} {
			compare(t, tool, flag, "-I", dictionaries, "-I", include, filepath.Join(include, f))
		}
	}
}

// attributesInDictionaries returns a directory with a DialectBase.td in which dialects keep attributes in
// dictionaries, by default.
func attributesInDictionaries(t *testing.T, include string) string {
	const file, field = "mlir/IR/DialectBase.td", "bit usePropertiesForAttributes = "
	text, err := os.ReadFile(filepath.Join(include, file))
	if err != nil {
		t.Fatal(err)
	}
	changed := bytes.Replace(text, []byte(field+"1"), []byte(field+"0"), 1)
	if bytes.Equal(text, changed) {
		t.Fatal("the default value is not found")
	}
	dir := t.TempDir()
	path := filepath.Join(dir, file)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, changed, 0o666); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestSeveralGenerators checks that generators with separate output files write the same as each does alone,
// and nothing if one fails.
func TestSeveralGenerators(t *testing.T) {
	include, dir := reftest.Include(t), t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	run := func(args ...string) (string, int) {
		out, errs, code := runAs("mlir-tblgen", append(args, "-I", include)...)
		return out + errs, code
	}
	const input = "testdata/generators/docs.td"
	flags := []string{"-gen-enum-decls", "-gen-enum-defs", "-gen-op-doc"}
	args := []string{input, "-d", path("deps"), "-write-if-changed"}
	for _, f := range flags {
		args = append(args, f+"="+path(f))
	}
	if out, code := run(args...); out != "" || code != 0 {
		t.Fatalf("exit code %d\n%s", code, out)
	}
	for _, f := range flags {
		got, err := os.ReadFile(path(f))
		if err != nil {
			t.Fatal(err)
		}
		if want, _ := run(f, input); string(got) != want {
			t.Errorf("%s:\n%s", f, reftest.Diff(want, string(got)))
		}
	}
	deps, err := os.ReadFile(path("deps"))
	if want := path(flags[0]) + " " + path(flags[1]) + " " + path(flags[2]) + ": "; err != nil || !strings.HasPrefix(string(deps), want) {
		t.Errorf("dependencies: %v\n%s", err, deps)
	}

	out, code := run("-gen-enum-decls="+path("new"), "-gen-pass-decls="+path("other"), input)
	if want := "error: The class 'PassBase' is not defined\n\n"; code != 1 || out != want {
		t.Errorf("exit code %d, want 1:\n%s", code, reftest.Diff(want, out))
	}
	if _, err := os.Stat(path("new")); err == nil {
		t.Error("a file was written although a generator failed")
	}

	// One of them may write to the standard output.
	want, _ := run("-gen-enum-decls", input)
	for _, other := range []string{"-gen-enum-defs=" + path("defs"), "-gen-enum-defs -o " + path("defs")} {
		out, code := run(append(strings.Fields(other), "-gen-enum-decls=-", input)...)
		if code != 0 || out != want {
			t.Errorf("%s: exit code %d\n%s", other, code, reftest.Diff(want, out))
		}
	}
	if out, code := run("-gen-enum-decls=-", "-gen-enum-defs", input); code != 1 || !strings.Contains(out, "'-' is the file of more than one output") {
		t.Errorf("two for the standard output: exit code %d\n%s", code, out)
	}
}

// variants returns the command lines that test a generator: without options, and for the dialect that a file
// defines.
func variants(flag, file string, module *ods.Module) [][]string {
	flags := [][]string{{"-" + flag}}
	if flag == "gen-directive-decl" {
		return [][]string{{"-" + flag, "-directives-dialect=Some"}}
	}
	if option := dialectOption(flag); option != "" {
		for _, d := range module.Dialects {
			if filepath.Dir(d.Record.Pos().File.Name) == filepath.Join(reftest.Root, "include", filepath.Dir(file)) {
				flags = append(flags, []string{"-" + flag, "-" + option + "=" + d.Name})
			}
		}
	}
	return flags
}

// dialectOption returns the option that selects a dialect for a generator, or "".
func dialectOption(flag string) string {
	switch flag {
	case "gen-dialect-decls", "gen-dialect-defs", "gen-dialect-doc":
		return "dialect"
	case "gen-typedef-decls", "gen-typedef-defs":
		return "typedefs-dialect"
	case "gen-attrdef-decls", "gen-attrdef-defs":
		return "attrdefs-dialect"
	case "gen-python-op-bindings":
		return "bind-dialect"
	}
	return ""
}

func optionsOf(flags []string) backend.Options {
	parsed, err := parse(Config{Name: "mlir-tblgen"}, flags)
	if err != nil {
		panic(err)
	}
	return parsed.generators
}

// TestDifferentialWrongDefs compares the messages about invalid types and attributes.
func TestDifferentialWrongDefs(t *testing.T) {
	compareAll(t, "testdata/defs.txtar", "-gen-typedef-decls", "-gen-attrdef-decls", "-gen-typedef-defs", "-gen-attrdef-defs")
}

// TestDifferentialWrongOps compares the messages about operations that cannot become classes.
func TestDifferentialWrongOps(t *testing.T) {
	compareAll(t, "testdata/wrong_ops.txtar", "-gen-op-decls", "-gen-op-defs")
}

// TestDifferentialWrongSPIRV compares the messages about operations that cannot be translated to the binary
// form of SPIR-V.
func TestDifferentialWrongSPIRV(t *testing.T) {
	compareAll(t, "testdata/wrong_spirv.txtar", "-gen-spirv-serialization")
}

// TestDifferentialWrongInputs compares the output of generators for invalid definitions. The first paragraph
// of a file in testdata/wrong has the command lines and the common definitions; each of the others has one
// or more definitions.
func TestDifferentialWrongInputs(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	files, _ := filepath.Glob("testdata/wrong/*.txt")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	ofTypes := strings.NewReplacer("attrdef", "typedef", "AttrDef<", "TypeDef<", "AttrBuilder<", "TypeBuilder<", "attrName", "typeName")
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		compareParagraphs(t, tool, include, file, string(data))
		if strings.HasSuffix(file, "def_formats.txt") {
			compareParagraphs(t, tool, include, "types of "+file, ofTypes.Replace(string(data)))
		}
	}
}

// compareParagraphs compares the output of generators for each paragraph of a text, see
// TestDifferentialWrongInputs.
func compareParagraphs(t *testing.T, tool, include, file, text string) {
	paragraphs := strings.Split(text, "\n\n")
	first, common, _ := strings.Cut(paragraphs[0], "\n")
	for i, definition := range paragraphs[1:] {
		name := filepath.Join(t.TempDir(), fmt.Sprintf("%d.td", i))
		if err := os.WriteFile(name, []byte(common+"\n"+definition+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		for command := range strings.SplitSeq(strings.TrimPrefix(first, "// "), " | ") {
			run := file + command + definition
			if !reftest.Sampled(run, 12) || reftest.Campaign() && !reftest.Large(run, 3) {
				continue
			}
			args := append(strings.Fields(command), "-I", include, name)
			if _, errs, code := reftest.Run(t, tool, "", args...); strings.Contains(errs, "Stack dump") {
				t.Logf("%s: the reference crashes with exit code %d:\n%s", command, code, definition)
				continue
			}
			compare(t, tool, args...)
			if t.Failed() {
				t.Fatalf("%s:\n%s", file, definition)
			}
		}
	}
}

// TestDifferentialWrongRules compares the messages about invalid rules. They are at the definitions of the
// rules, unlike those of other tools.
func TestDifferentialWrongRules(t *testing.T) {
	const testdata = "../../drr/testdata"
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	for _, name := range filesOf(t, testdata+"/errors.txtar") {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.HasPrefix(text, []byte("// the reference ")) {
			continue // crashes, or accepts a meaningless rule
		}
		text = append([]byte("include \"base.td\"\n"), text...)
		if err := os.WriteFile(name, text, 0o666); err != nil {
			t.Fatal(err)
		}
		compare(t, tool, "-gen-rewriters", "-I", testdata, "-I", include, name)
	}
}

// compareAll compares the output of generators for the files of an archive.
func compareAll(t *testing.T, archive string, generators ...string) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	for _, name := range filesOf(t, archive) {
		for _, flag := range generators {
			compare(t, tool, flag, "-I", include, name)
		}
	}
}

// filesOf writes the files of an archive to a directory and returns their names.
func filesOf(t *testing.T, archive string) []string {
	ar, err := txtar.ParseFile(archive)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var names []string
	for _, f := range ar.Files {
		name := filepath.Join(dir, f.Name)
		if err := os.WriteFile(name, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	return names
}
