package cxx_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"sync"
	"testing"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/reftest"
)

// corpusFields maps fields of records that contain C++ to the way in which they are
// parsed.
var corpusFields = map[string]string{
	"predExpr": "expr", "transformer": "expr", "builderCall": "expr", "constBuilderCall": "expr",
	"convertFromStorage": "expr", "defaultValue": "expr",
	"returnType": "type", "storageType": "type", "cppType": "type",
	"body": "body", "defaultBody": "body",
}

// corpus collects the distinct C++ strings of every .td file of the reference that
// can be read on its own.
func corpus(t *testing.T) map[string][]string {
	if testing.Short() {
		t.Skip("reads all of the reference's definitions")
	}
	tool, inc := reftest.Tool(t, "llvm-tblgen"), reftest.Include(t)
	var files []string
	err := filepath.WalkDir(filepath.Join(inc, "mlir"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".td") {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	total := len(files)
	var mu sync.Mutex
	found := map[string]map[string]bool{}
	read := 0
	var wg sync.WaitGroup
	queue := make(chan string)
	for range 2 {
		wg.Go(func() {
			for path := range queue {
				// Some files work only when other files include them. These fail
				// here, and their definitions are found through the including
				// files.
				out, err := exec.Command(tool, "--dump-json", "-I", inc, "-I", filepath.Dir(path), path).Output()
				if err != nil {
					continue
				}
				mu.Lock()
				read++
				collect(t, out, found)
				mu.Unlock()
			}
		})
	}
	for _, f := range roots(t, inc, files) {
		queue <- f
	}
	close(queue)
	wg.Wait()
	t.Logf("%d of %d files read", read, total)
	lists := map[string][]string{}
	for field, set := range found {
		for s := range set {
			lists[field] = append(lists[field], s)
		}
		sort.Strings(lists[field])
	}
	return lists
}

// roots returns the files that no other file includes. Their dumps contain the
// records of all others.
func roots(t *testing.T, inc string, files []string) []string {
	directive := regexp.MustCompile(`(?m)^\s*include\s+"([^"]+)"`)
	included := map[string]bool{}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range directive.FindAllSubmatch(text, -1) {
			included[filepath.Join(inc, string(m[1]))] = true
			included[filepath.Join(filepath.Dir(f), string(m[1]))] = true
		}
	}
	return slices.DeleteFunc(files, func(f string) bool { return included[f] })
}

func collect(t *testing.T, dump []byte, found map[string]map[string]bool) {
	var records map[string]json.RawMessage
	if err := json.Unmarshal(dump, &records); err != nil {
		t.Error(err)
		return
	}
	for _, raw := range records {
		if !bytes.HasPrefix(raw, []byte("{")) {
			continue
		}
		var r struct {
			PredExpr, Transformer, BuilderCall, ConstBuilderCall, ConvertFromStorage, DefaultValue any
			ReturnType, StorageType, CppType, Body, DefaultBody                                    any
		}
		if err := json.Unmarshal(raw, &r); err != nil {
			continue
		}
		add := func(field string, v any) {
			if s, ok := v.(string); ok && strings.TrimSpace(s) != "" {
				if found[field] == nil {
					found[field] = map[string]bool{}
				}
				found[field][s] = true
			}
		}
		add("predExpr", r.PredExpr)
		add("transformer", r.Transformer)
		add("builderCall", r.BuilderCall)
		add("constBuilderCall", r.ConstBuilderCall)
		add("convertFromStorage", r.ConvertFromStorage)
		add("defaultValue", r.DefaultValue)
		add("returnType", r.ReturnType)
		add("storageType", r.StorageType)
		add("cppType", r.CppType)
		add("body", r.Body)
		add("defaultBody", r.DefaultBody)
	}
}

// parseAs parses a string of the corpus according to its field.
func parseAs(kind, s string) (cxx.Node, error) {
	switch kind {
	case "type":
		return cxx.ParseType(s)
	case "body":
		return cxx.ParseBody(s)
	}
	return cxx.Parse(s)
}

// TestDifferentialParse parses every C++ string of the reference's definitions and
// compiles it for a host without any classes. The only problems must then be
// unknown names.
func TestDifferentialParse(t *testing.T) {
	env := &cxx.Env{Namespaces: []string{"mlir"}, Result: cxx.TypePoison}
	found := corpus(t)
	if len(found["predExpr"]) < 1500 || len(found["transformer"]) == 0 {
		t.Errorf("only %d predicates and %d transformers are found", len(found["predExpr"]), len(found["transformer"]))
	}
	for field, list := range found {
		kind := corpusFields[field]
		bad, odd := 0, 0
		for _, s := range list {
			if s == "()" { // the predicate of base classes, which subclasses override
				continue
			}
			n, err := parseAs(kind, s)
			if err != nil {
				bad++
				t.Errorf("%s: %q:\n%s", field, s, describe(s, err.(cxx.Errors)))
				continue
			}
			if kind == "type" {
				continue
			}
			for _, p := range cxx.Compile(n, env).Problems {
				if p.Unknown == cxx.NotUnknown && !strings.HasPrefix(p.Message, "invalid use of 'this'") {
					odd++
					t.Errorf("%s: %s", field, describe(s, cxx.Errors{{Pos: p.Pos, End: p.End, Message: p.Message}}))
				}
			}
		}
		t.Logf("%s: %d strings, %d not parsed, %d problems that are no unknown names", field, len(list), bad, odd)
	}
}

// compilerPrelude prints a value with its C++ type.
const compilerPrelude = `#include <cstdint>
#include <cstdio>
#include <string>
using namespace std;
void show(bool x) { printf("bool %s\n", x ? "true" : "false"); }
void show(int8_t x) { printf("int8_t %d\n", x); }
void show(char x) { printf("int8_t %d\n", x); }
void show(uint8_t x) { printf("uint8_t %d\n", x); }
void show(int16_t x) { printf("int16_t %d\n", x); }
void show(uint16_t x) { printf("uint16_t %d\n", x); }
void show(int x) { printf("int %d\n", x); }
void show(unsigned x) { printf("unsigned int %u\n", x); }
void show(long x) { printf("int64_t %ld\n", x); }
void show(unsigned long x) { printf("uint64_t %lu\n", x); }
void show(long long x) { printf("int64_t %lld\n", x); }
void show(unsigned long long x) { printf("uint64_t %llu\n", x); }
int main() {
`

// TestDifferentialCompiler compares values and types of random arithmetic
// expressions with those that a C++ compiler computes.
func TestDifferentialCompiler(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	compiler, err := exec.LookPath("g++")
	if err != nil {
		if os.Getenv("MICA_REFERENCE") == "required" {
			t.Fatalf("a C++ compiler is required: %v", err)
		}
		t.Skip("no C++ compiler")
	}
	g := exprWriter{rand.New(rand.NewPCG(1, 2))}
	var program, want strings.Builder
	program.WriteString(compilerPrelude)
	n := 0
	for range 1500 {
		src := g.expr(4)
		e, err := cxx.Parse(src)
		if err != nil {
			t.Fatal(src, err)
		}
		p := cxx.Compile(e, &cxx.Env{})
		if !p.Complete() {
			t.Fatal(src, p.Errors())
		}
		v, err := p.Eval(nil)
		if err != nil {
			continue // undefined in C++ as well
		}
		n++
		program.WriteString("show(" + src + ");\n")
		want.WriteString(p.Result.String() + " " + show(p.Result, v) + "\n")
	}
	program.WriteString("}\n")
	dir := t.TempDir()
	file, binary := filepath.Join(dir, "a.cpp"), filepath.Join(dir, "a")
	if err := os.WriteFile(file, []byte(program.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(compiler, "-std=c++17", "-w", "-fwrapv", "-fpermissive", "-O0", "-o", binary, file).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command(binary).Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d expressions", n)
	exprs := strings.Split(strings.TrimPrefix(program.String(), compilerPrelude), "\n")
	a, b := strings.Split(want.String(), "\n"), strings.Split(string(out), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Errorf("%s\n got %s\nwant %s", exprs[i], a[i], b[i])
		}
	}
}

// An exprWriter generates random arithmetic expressions.
type exprWriter struct{ r *rand.Rand }

func (g exprWriter) pick(list ...string) string { return list[g.r.IntN(len(list))] }

func (g exprWriter) expr(depth int) string {
	if depth == 0 || g.r.IntN(8) == 0 {
		return g.pick("0", "1", "2", "7", "255", "2147483647", "2147483648", "4294967295u", "3u", "5ll", "0xffffffff", "0x80000000",
			"9ull", "true", "false", "'a'", "int8_t(-3)", "uint8_t(250)", "int16_t(-300)", "uint16_t(65535)", "int64_t(-1)",
			"uint64_t(1)", "0x7fffffffffffffff", "017")
	}
	x := func() string { return g.expr(depth - 1) }
	switch g.r.IntN(10) {
	case 0:
		return g.pick("-", "~", "!", "+") + "(" + x() + ")"
	case 1:
		return "(" + x() + ") " + g.pick("<<", ">>") + " (" + g.pick("1", "3", "31", "33u", "63") + ")"
	case 2:
		return "((" + x() + ") ? (" + x() + ") : (" + x() + "))"
	case 3:
		return g.pick("int8_t", "uint8_t", "int16_t", "uint16_t", "int", "unsigned", "int64_t", "uint64_t", "bool") + "(" + x() + ")"
	case 4:
		return "static_cast<" + g.pick("short", "unsigned char", "long", "unsigned long long") + ">(" + x() + ")"
	case 5:
		return "(" + x() + ") " + g.pick("&&", "||", "==", "!=", "<", ">", "<=", ">=") + " (" + x() + ")"
	case 6:
		return "(" + x() + ") " + g.pick("/", "%") + " (" + g.pick("3", "7u", "5ll", "int8_t(-2)") + ")"
	}
	// Omit parentheses in order to compare precedence.
	return g.pick("1", "2u", "6") + " " + g.pick("+", "-", "*", "&", "|", "^") + " (" + x() + ") " +
		g.pick("+", "-", "*", "&", "|", "^", "<", "==", "&&", "||") + " " + g.pick("3", "1u", "4ll")
}
