package docs

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/tool/gen"
)

// TestHacking applies the recipes of hacking.md to the sources of mica, builds the tool with them and
// compares its output with the page. Go builds the sources with an overlay, so that no file is
// changed.
func TestHacking(t *testing.T) {
	if testing.Short() {
		t.Skip("builds mica")
	}
	t.Setenv("MICA_REFERENCE", "none")
	text, err := os.ReadFile("hacking.md")
	if err != nil {
		t.Fatal(err)
	}
	// The whole of mica depends on cppapi, so its recipe is built into a small program.
	page, cxx, ok := strings.Cut(string(text), "\n## A construct of C++\n")
	if !ok {
		t.Fatal("the page has no recipe for C++")
	}
	t.Run("mica", func(t *testing.T) { newRecipes(t).tool(page) })
	t.Run("cppapi", func(t *testing.T) { newRecipes(t).methods(cxx) })
}

// Recipes are the sources of mica with the additions of a page.
type recipes struct {
	*testing.T
	root  string
	dir   string            // for the overlay, the program and the inputs of commands
	files map[string]string // that are changed or added, by path in the module
}

func newRecipes(t *testing.T) *recipes {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	return &recipes{T: t, root: root, dir: t.TempDir(), files: map[string]string{}}
}

// A listing is a block of the page: a file, a change of one, or commands and their output.
var listing = regexp.MustCompile("(?ms)^```(\\w+)(?: file=(\\S+))?\n(.*?)^```$")

// tool applies the recipes of a page, builds mica and runs its commands.
func (r *recipes) tool(page string) {
	type run struct{ command, want string }
	var runs []run
	for _, block := range listing.FindAllStringSubmatch(page, -1) {
		switch kind, file, content := block[1], block[2], block[3]; {
		case kind == "console":
			for _, part := range strings.Split("\n"+content, "\n$ ")[1:] {
				command, want, _ := strings.Cut(strings.TrimSuffix(part, "\n")+"\n", "\n")
				if strings.HasPrefix(command, "mica ") {
					runs = append(runs, run{command, want})
					continue
				}
				r.command(command)
			}
		case file == "":
			r.Errorf("a block of %s has neither a file nor commands", kind)
		case kind == "diff":
			r.change(file, content)
		case strings.Contains(file, "/"):
			r.add(file, content)
		default:
			r.write(filepath.Join(r.dir, file), content)
		}
	}
	if len(runs) < 6 {
		r.Fatalf("the page has only %d commands of mica", len(runs))
	}
	program := r.build("./cmd/mica")
	for _, c := range runs {
		cmd := exec.Command(program, strings.Fields(c.command)[1:]...)
		cmd.Dir = r.dir
		out, err := cmd.CombinedOutput()
		if got := strings.TrimRight(string(out), "\n") + "\n"; err != nil || got != c.want {
			r.Errorf("%s: %v, prints\n%s\nand not\n%s", c.command, err, got, c.want)
		}
	}
}

// add adds a file to the sources.
func (r *recipes) add(file, content string) {
	if _, ok := r.read(file); ok {
		r.Fatalf("%s exists already", file)
	}
	r.files[file] = content
}

// read returns a file of the sources, with the changes so far.
func (r *recipes) read(file string) (string, bool) {
	if text, ok := r.files[file]; ok {
		return text, true
	}
	text, err := os.ReadFile(filepath.Join(r.root, file))
	return string(text), err == nil
}

// change applies a diff, whose hunks begin with @@ and have no line numbers. The old lines of a
// hunk must occur in the file exactly once.
func (r *recipes) change(file, diff string) {
	text, ok := r.read(file)
	if !ok {
		r.Fatalf("there is no %s", file)
	}
	for _, hunk := range strings.Split("\n"+diff, "\n@@\n")[1:] {
		var before, after strings.Builder
		for line := range strings.Lines(strings.TrimSuffix(hunk, "\n") + "\n") {
			switch line[0] {
			case ' ':
				before.WriteString(line[1:])
				after.WriteString(line[1:])
			case '-':
				before.WriteString(line[1:])
			case '+':
				after.WriteString(line[1:])
			default:
				r.Fatalf("%s: a line of a diff begins otherwise: %q", file, line)
			}
		}
		if n := strings.Count(text, before.String()); n != 1 || before.Len() == 0 {
			r.Fatalf("%s has %d times\n%s", file, n, before.String())
		}
		text = strings.Replace(text, before.String(), after.String(), 1)
	}
	r.files[file] = text
}

// command performs the effect of a go command in the page: it generates files, or checks that a
// named test exists.
func (r *recipes) command(command string) {
	words := strings.Fields(command)
	switch {
	case strings.HasPrefix(command, "go generate ./") && len(words) == 3:
		r.generate(words[2][len("./"):])
	case strings.HasPrefix(command, "go run ./cmd/mica gen ") && len(words) > 4:
		r.gen(".", words[4:])
	case strings.HasPrefix(command, "go test ./") && len(words) >= 5 && words[3] == "-run":
		r.test(words[2][len("./"):], words[4])
	default:
		r.Errorf("the test cannot run %q", command)
	}
}

// test checks that a package has a test.
func (r *recipes) test(pkg, name string) {
	for _, file := range r.list(pkg, "_test.go") {
		if text, _ := r.read(file); strings.Contains(text, "func "+name+"(t *testing.T)") {
			return
		}
	}
	r.Errorf("%s has no test %s", pkg, name)
}

// list returns the files of a package with a suffix.
func (r *recipes) list(pkg, suffix string) (files []string) {
	entries, err := os.ReadDir(filepath.Join(r.root, pkg))
	if err != nil && !os.IsNotExist(err) {
		r.Fatal(err)
	}
	for _, e := range entries {
		if file := pkg + "/" + e.Name(); strings.HasSuffix(file, suffix) && r.files[file] == "" {
			files = append(files, file)
		}
	}
	for file := range r.files {
		if filepath.Dir(file) == filepath.FromSlash(pkg) && strings.HasSuffix(file, suffix) {
			files = append(files, file)
		}
	}
	return files
}

// directive matches runs of mica gen, and of a generator that works without the Go parts of
// dialects.
var directive = regexp.MustCompile(`(?m)^//go:generate go run (?:\.\./)+(?:cmd/mica gen|internal/gen/passes) (.*)$`)

// generate runs the directives of a package.
func (r *recipes) generate(pkg string) {
	n := 0
	for _, file := range r.list(pkg, ".go") {
		text, _ := r.read(file)
		for _, m := range directive.FindAllStringSubmatch(text, -1) {
			n++
			r.gen(pkg, append(strings.Fields(m[1]), "-o", pkg))
		}
	}
	if n != 1 {
		r.Errorf("%s has %d directives", pkg, n)
	}
}

// gen runs mica gen in a directory of the sources, on files that have been changed. Its -o is a
// directory of the module, whose files become those that it writes.
func (r *recipes) gen(in string, args []string) {
	work, out := r.TempDir(), r.TempDir()
	for file, text := range r.files {
		r.write(filepath.Join(work, file), text)
	}
	pkg := ""
	for i, a := range args {
		if a == "-o" {
			pkg, args[i+1] = args[i+1], out
		}
	}
	r.Chdir(filepath.Join(work, in))
	var errs bytes.Buffer
	code := gen.Main(args, &errs, &errs, gen.Config{Natives: all.Natives(), Packages: all.Packages()})
	r.Chdir(r.root)
	if code != 0 {
		r.Fatalf("mica gen %s: %s", args, &errs)
	}
	made, err := fs.Glob(os.DirFS(out), "*.gen.go")
	if err != nil || len(made) == 0 {
		r.Fatalf("mica gen %s makes no files: %v", args, err)
	}
	for _, name := range made {
		text, err := os.ReadFile(filepath.Join(out, name))
		if err != nil {
			r.Fatal(err)
		}
		r.files[pkg+"/"+name] = string(text)
	}
}

func (r *recipes) write(file, text string) {
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		r.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		r.Fatal(err)
	}
}

// build builds a program of the changed sources, without debugging information, and returns its path.
func (r *recipes) build(pkg string) string {
	replace := map[string]string{}
	for file, text := range r.files {
		copied := filepath.Join(r.dir, "overlay", file)
		r.write(copied, text)
		replace[filepath.Join(r.root, file)] = copied
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		r.Fatal(err)
	}
	r.write(filepath.Join(r.dir, "overlay.json"), string(overlay))
	program := filepath.Join(r.dir, "program")
	if runtime.GOOS == "windows" {
		program += ".exe"
	}
	cmd := exec.Command("go", "build", "-overlay", filepath.Join(r.dir, "overlay.json"), "-ldflags=-s -w", "-o", program, pkg)
	cmd.Dir = r.root
	if out, err := cmd.CombinedOutput(); err != nil {
		r.Fatalf("the recipes do not compile: %v\n%s", err, out)
	}
	return program
}

// evaluator is a program that evaluates expressions about a type, one an argument, with cppapi.
const evaluator = `package main

import (
	"fmt"
	"os"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

func main() {
	t, list := asm.ParseType(ir.NewContext(), source.NewFile("type", []byte(os.Args[1])))
	if list.HasErrors() {
		panic(list)
	}
	api := cppapi.New()
	for _, text := range os.Args[2:] {
		expr, err := cxx.Parse(text)
		if err != nil {
			panic(err)
		}
		p := cxx.Compile(expr, &cxx.Env{Registry: api.Registry, Namespaces: []string{"mlir", "llvm"}, Slots: []cxx.Slot{{Name: "$_self", Type: api.Type.Type()}}})
		if !p.Complete() {
			panic(p.Errors())
		}
		v, err := p.Eval([]cxx.Value{cppapi.TypeValue(t)})
		switch {
		case err != nil:
			fmt.Println("failure:", err)
		case p.Result.Kind == cxx.KindBool:
			fmt.Println(v.Bool())
		default:
			fmt.Println(v.Obj())
		}
	}
}
`

// methods applies the recipe for a method, and evaluates the expressions that it adds to
// the tests.
func (r *recipes) methods(page string) {
	var args, want []string
	for _, block := range listing.FindAllStringSubmatch(page, -1) {
		switch kind, file, content := block[1], block[2], block[3]; {
		case kind == "console":
			for line := range strings.Lines(content) {
				r.command(strings.TrimSpace(strings.TrimPrefix(line, "$ ")))
			}
		case kind != "diff":
			r.Errorf("a block of %s", kind)
		default:
			r.change(file, content)
			if strings.HasSuffix(file, ".txt") {
				args, want = expressions(content)
			}
		}
	}
	if len(want) == 0 {
		r.Fatal("the recipe has no expressions")
	}
	r.add("internal/evaluator/main.go", evaluator)
	out, err := exec.Command(r.build("./internal/evaluator"), args...).CombinedOutput()
	if got, want := string(out), strings.Join(want, "\n")+"\n"; err != nil || got != want {
		r.Errorf("%v: %s\nand not\n%s", err, got, want)
	}
}

// expressions returns the type that a section of tests is about with the expressions that a diff
// adds, and their outcomes.
func expressions(diff string) (args, want []string) {
	for line := range strings.Lines(diff) {
		line = strings.TrimSuffix(line, "\n")
		if t, ok := strings.CutPrefix(line, " == type "); ok {
			args = append(args, t)
		} else if outcome, ok := strings.CutPrefix(line, "+=> "); ok {
			want = append(want, outcome)
		} else if expr, ok := strings.CutPrefix(line, "+"); ok && expr != "" {
			args = append(args, expr)
		}
	}
	return args, want
}
