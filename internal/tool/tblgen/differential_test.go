package tblgen

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/internal/tool/project"
)

const corpus = "../../../tablegen/testdata"

// defaultName is the tool under test where its name does not matter.
const defaultName = "llvm-tblgen"

// run runs the tool under test.
func run(args ...string) (stdout, stderr string, code int) { return runAs(defaultName, args...) }

func runAs(name string, args ...string) (stdout, stderr string, code int) {
	var out, errs bytes.Buffer
	cfg := Config{Name: name, Trees: library.Trees(std.Natives)}
	if project.Uses(name) {
		cfg.Project = &project.Options{}
	}
	code = Main(args, strings.NewReader(""), &out, &errs, cfg)
	return out.String(), errs.String(), code
}

// pools matches the section of --print-detailed-records with the numbers of values,
// which depend on the implementation.
var pools = regexp.MustCompile(`(?s)-+ Memory Allocation Stats -+.*`)

// compare runs both tools with the same arguments and compares output, errors and
// exit code.
func compare(t *testing.T, tool string, args ...string) {
	t.Helper()
	wantOut, wantErr, wantCode := reftest.Run(t, tool, "", args...)
	gotOut, gotErr, gotCode := runAs(filepath.Base(tool), args...)
	wantErr = strings.ReplaceAll(wantErr, tool, filepath.Base(tool))
	wantOut, gotOut = pools.ReplaceAllString(wantOut, ""), pools.ReplaceAllString(gotOut, "")
	if gotCode != wantCode {
		t.Errorf("%v: exit code %d, want %d\n%s", args, gotCode, wantCode, gotErr)
	}
	if wantErr != gotErr && !(wantCode != 0 && sameErrors(wantErr, gotErr)) {
		t.Errorf("%v: standard error:\n%s", args, reftest.Diff(wantErr, gotErr))
	}
	if wantOut != gotOut {
		d := reftest.Diff(wantOut, gotOut)
		t.Errorf("%v: standard output:\n%s", args, d[:min(len(d), 3000)])
	}
}

var counts = regexp.MustCompile(`(?m)^[\w-]+: \d+ errors\.\n`)

// sameErrors reports whether the reference's errors are the first of mica's. The
// reference stops after them, and it does not suggest names.
func sameErrors(want, got string) bool {
	want, got = counts.ReplaceAllString(want, ""), counts.ReplaceAllString(got, "")
	return want != "" && strings.HasPrefix(got, want)
}

var modes = [][]string{
	{"--print-records"}, {"--print-detailed-records"}, {"--dump-json"}, {"--null-backend"},
	{"--print-sets"}, {"--print-enums", "--class=Base"}, {"--no-warn-on-unused-template-args"},
}

// TestDifferentialRun compares all outputs for the corpus of whole files.
func TestDifferentialRun(t *testing.T) {
	tool := reftest.Tool(t, "llvm-tblgen")
	files, _ := filepath.Glob(corpus + "/run/*.td")
	if len(files) == 0 {
		t.Fatal("no corpus")
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			for _, m := range modes {
				compare(t, tool, append(m[:len(m):len(m)], f)...)
			}
		})
	}
}

// TestDifferentialErrors compares the diagnostics for invalid files.
func TestDifferentialErrors(t *testing.T) {
	tool := reftest.Tool(t, "llvm-tblgen")
	archives, _ := filepath.Glob(corpus + "/errors/*.txtar")
	if len(archives) == 0 {
		t.Fatal("no corpus")
	}
	for _, path := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(path)
			if err != nil {
				t.Fatal(err)
			}
			// The reference has no bounds and may crash on the cases in this
			// archive.
			crashes := strings.Contains(string(ar.Comment), "reference: crashes")
			dir := t.TempDir()
			for _, f := range ar.Files {
				if !strings.HasSuffix(f.Name, ".td") || crashes {
					continue
				}
				name := filepath.Join(dir, f.Name)
				if err := os.WriteFile(name, f.Data, 0o666); err != nil {
					t.Fatal(err)
				}
				compare(t, tool, name)
			}
		})
	}
}

// TestDifferentialCommandLine compares the messages about command lines under both
// names of the tool. mica does not suggest backends that it lacks.
func TestDifferentialCommandLine(t *testing.T) {
	for _, name := range []string{"llvm-tblgen", "mlir-tblgen"} {
		tool := reftest.Tool(t, name)
		for _, args := range [][]string{
			{"-q"}, {"--print-record"}, {"-xI"}, {"-ofoo"}, {"--dump-jsn"}, {"--versio"}, {"-h=3"}, {"-I"},
			{"a.td", "b.td"}, {"no/such/file.td"}, {"-o", "no/such/file", "testdata/tables/tags.td"},
		} {
			compare(t, tool, args...)
		}
	}
}

// TestDifferentialDeprecated compares the warnings about uses of deprecated definitions.
func TestDifferentialDeprecated(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	const file = "testdata/deprecated.td"
	for _, action := range []string{"none", "warn", "error", "fail"} {
		flag := "--on-deprecated=" + action
		_, want, wantCode := reftest.Run(t, tool, "", "--print-records", "-I", include, flag, "-o", os.DevNull, file)
		_, got, code := runAs("mlir-tblgen", "-I", include, flag, "-o", os.DevNull, file)
		if want = strings.ReplaceAll(want, tool, "mlir-tblgen"); got != want || code != wantCode {
			t.Errorf("%s: exit code %d, want %d:\n%s", flag, code, wantCode, reftest.Diff(want, got))
		}
	}
}

// TestDifferentialDependencies compares the files that -d writes.
func TestDifferentialDependencies(t *testing.T) {
	tool := reftest.Tool(t, "llvm-tblgen")
	include := reftest.Include(t)
	dir := t.TempDir()
	out := filepath.Join(dir, "out")
	for _, name := range []string{"llvm/CodeGen/SDNodeProperties.td", "mlir/Dialect/Func/IR/FuncOps.td", "mlir/Dialect/SPIRV/IR/SPIRVOps.td"} {
		deps := func(file string, run func(args ...string) string) string {
			file = filepath.Join(dir, file)
			if errs := run("-I", include, filepath.Join(include, name), "-o", out, "-d", file); errs != "" {
				t.Fatal(errs)
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			return string(text)
		}
		want := deps("want", func(args ...string) string { _, errs, _ := reftest.Run(t, tool, "", args...); return errs })
		got := deps("got", func(args ...string) string { _, errs, _ := run(args...); return errs })
		if want != got {
			t.Errorf("%s:\n%s", name, reftest.Diff(want, got))
		}
	}
}

// TestDifferentialNUL compares the diagnostics for NUL bytes in various places,
// which a text file cannot contain.
func TestDifferentialNUL(t *testing.T) {
	tool := reftest.Tool(t, "llvm-tblgen")
	name := filepath.Join(t.TempDir(), "nul.td")
	for _, text := range []string{
		"def a;\x00\x00 def b;\n\x00\n", "def a; // c\x00\n", "/* \x00 \x00 */ def a;\x00",
		"def a { string s = \"x\x00y\"; code c = [{ \x00 /* \x00 */ }]; }\n", "def a\x00b;\n", "def \x00a;\n",
		"def a { code c = [{ \x00", "def a;\n/* \x00", "def a { int x = 1\x00; }\n",
		"#ifdef X\n\x00 def a;\n#endif\ndef b;\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		t.Logf("%q", text)
		compare(t, tool, name)
	}
}

// TestDifferentialUpstream compares the outputs for every installed .td file. Most
// cannot be read on their own; then the errors are compared.
func TestDifferentialUpstream(t *testing.T) {
	tool := reftest.Tool(t, "llvm-tblgen")
	include := reftest.Include(t)
	n := 0
	for _, dir := range []string{"mlir", "llvm"} {
		root, err := filepath.EvalSymlinks(filepath.Join(include, dir))
		if err != nil {
			t.Fatal(err)
		}
		err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".td" {
				return err
			}
			n++
			name := strings.TrimPrefix(path, root)
			if !reftest.Sampled(name, 8) {
				return nil
			}
			for _, format := range []string{"--print-records", "--dump-json", "--print-detailed-records"} {
				if reftest.Portion(name+format, 1, 6) {
					compare(t, tool, "-I", include, format, path)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if n < 300 {
		t.Errorf("only %d files found", n)
	}
}

// TestDifferentialTables compares the tables and the tags of records.
func TestDifferentialTables(t *testing.T) {
	tool, include := reftest.Tool(t, "llvm-tblgen"), reftest.Include(t)
	files, _ := filepath.Glob("testdata/tables/*.td")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, f := range append(files, filepath.Join(include, "mlir/Dialect/SPIRV/IR/SPIRVOps.td")) {
		compare(t, tool, "-gen-searchable-tables", "-I", include, f)
		compare(t, tool, "-gen-ctags", "-I", include, f)
	}
}

// TestDifferentialAutomata compares the tables of automata, and the messages about invalid
// ones.
func TestDifferentialAutomata(t *testing.T) {
	tool, include := reftest.Tool(t, "llvm-tblgen"), reftest.Include(t)
	files, _ := filepath.Glob("testdata/automata/*.td")
	if len(files) == 0 {
		t.Fatal("no files")
	}
	for _, f := range files {
		compare(t, tool, "-gen-automata", "-I", include, f)
	}
	wrong, err := os.ReadFile("testdata/automata/wrong.txt")
	if err != nil {
		t.Fatal(err)
	}
	compareParagraphs(t, tool, include, "testdata/automata/wrong.txt", string(wrong))
}

// TestLargeAutomaton checks that an automaton with too many states is an error.
func TestLargeAutomaton(t *testing.T) {
	const file = "testdata/automata/large.txt"
	_, errs, code := run("-gen-automata", file)
	if want := file + ":7:5: error: automaton `A' has more than 1048576 transitions\n"; code != 1 || !strings.HasPrefix(errs, want) {
		t.Errorf("exit code %d:\n%s", code, errs)
	}
}

// TestDifferentialWrongTables compares the messages about invalid tables.
func TestDifferentialWrongTables(t *testing.T) {
	tool, include := reftest.Tool(t, "llvm-tblgen"), reftest.Include(t)
	for _, name := range filesOf(t, "testdata/tables/errors.txtar") {
		compare(t, tool, "-gen-searchable-tables", "-I", include, name)
	}
	files, _ := filepath.Glob("testdata/tables/*.txt")
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		compareParagraphs(t, tool, include, f, string(text))
	}
}
