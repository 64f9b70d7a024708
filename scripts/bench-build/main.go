//go:build linux

// Command bench-build measures the first build of mica: the CPU time of a cold build of
// cmd/mica without the standard library, by package, the size of the binary, by package, and
// how long it takes to start. With -against it does the same with another commit and prints
// both. Run it from the module's root, on an idle machine:
//
//	go run ./scripts/bench-build [-against COMMIT] [-n runs] [-top packages] [-I DIR]
package main

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/mica-ir/mica/scripts/internal/measure"
)

func main() {
	b := &bench{}
	against := flag.String("against", "", "the commit to compare with")
	flag.IntVar(&b.runs, "n", 40, "runs of each command; the best one counts")
	flag.IntVar(&b.top, "top", 15, "how many packages are printed")
	flag.StringVar(&b.include, "I", "/usr/lib/llvm-22/include", "the include directory to start with")
	flag.Parse()
	if err := b.run(*against); err != nil {
		fmt.Fprintln(os.Stderr, "bench-build:", err)
		os.Exit(1)
	}
}

type bench struct {
	runs, top    int
	include, dir string
}

// A result has the measurements of one commit.
type result struct {
	cpu     map[string]float64 // seconds by package, and of the linker
	size    map[string]float64 // kilobytes of code and data by package
	totals  map[string]float64
	startup map[string]float64 // milliseconds
	program string             // the stripped binary
}

func (b *bench) run(against string) error {
	var err error
	if b.dir, err = os.MkdirTemp("", "bench-build"); err != nil {
		return err
	}
	defer os.RemoveAll(b.dir)
	trees := []string{"."}
	if against != "" {
		tree := filepath.Join(b.dir, "tree")
		if err := command("git", "worktree", "add", "--detach", tree, against).run(); err != nil {
			return err
		}
		defer command("git", "worktree", "remove", "--force", tree).run()
		trees = append(trees, tree)
	}
	var results []*result
	for _, tree := range trees {
		r, err := b.measure(tree)
		if err != nil {
			return err
		}
		results = append(results, r)
	}
	if err := b.startup(results); err != nil {
		return err
	}
	b.print("", results, func(r *result) map[string]float64 { return r.totals })
	b.print("CPU seconds", results, func(r *result) map[string]float64 { return r.cpu })
	b.print("kB in the binary", results, func(r *result) map[string]float64 { return r.size })
	b.print("start-up, wall ms", results, func(r *result) map[string]float64 { return r.startup })
	return nil
}

// measure builds the program of a tree.
func (b *bench) measure(tree string) (*result, error) {
	cache, err := os.MkdirTemp(b.dir, "cache")
	if err != nil {
		return nil, err
	}
	build := func(args ...string) *cmd {
		c := command("go", append([]string{"build", "-trimpath"}, args...)...)
		c.Dir, c.Env = tree, append(os.Environ(), "GOCACHE="+cache, "GOFLAGS=")
		return c
	}
	list := command("go", "list", "-deps", "-f", "{{if .Standard}}{{.ImportPath}}{{end}}", "./cmd/mica")
	list.Dir = tree
	std, err := list.output()
	if err != nil {
		return nil, err
	}
	if err := build(strings.Fields(string(std))...).run(); err != nil {
		return nil, err
	}
	graph, program, stripped := filepath.Join(cache, "graph.json"), filepath.Join(cache, "mica"), filepath.Join(cache, "stripped")
	if err := build("-debug-actiongraph="+graph, "-o", program, "./cmd/mica").run(); err != nil {
		return nil, err
	}
	r := &result{totals: map[string]float64{}, startup: map[string]float64{}, program: stripped}
	if r.cpu, err = actions(graph); err != nil {
		return nil, err
	}
	for _, s := range r.cpu {
		r.totals["cold build, CPU s"] += s
	}
	if err := build("-ldflags=-s -w", "-o", stripped, "./cmd/mica").run(); err != nil {
		return nil, err
	}
	for name, path := range map[string]string{"binary, MB": program, "stripped, MB": stripped} {
		info, err := os.Stat(path)
		if err != nil {
			return nil, err
		}
		r.totals[name] = float64(info.Size()) / 1e6
	}
	r.size, err = sizes(program)
	return r, err
}

// actions returns the CPU seconds in the action graph of a build by package.
func actions(graph string) (map[string]float64, error) {
	text, err := os.ReadFile(graph)
	if err != nil {
		return nil, err
	}
	var list []struct {
		Mode, Package   string
		CmdUser, CmdSys time.Duration
	}
	if err := json.Unmarshal(text, &list); err != nil {
		return nil, err
	}
	cpu := map[string]float64{}
	for _, a := range list {
		name := a.Package
		if a.Mode == "link" {
			name = "(linker)"
		}
		if t := a.CmdUser + a.CmdSys; t != 0 {
			cpu[name] += t.Seconds()
		}
	}
	return cpu, nil
}

// sizes returns the size of the symbols of a program by package, in kilobytes.
func sizes(program string) (map[string]float64, error) {
	out, err := command("go", "tool", "nm", "-size", program).output()
	if err != nil {
		return nil, err
	}
	size := map[string]float64{}
	for line := range strings.Lines(string(out)) {
		f := strings.Fields(line)
		if len(f) < 4 || strings.EqualFold(f[2], "b") || f[3] == "crypto/internal/fips140/drbg.memory" { // zeros
			continue
		}
		n, err := strconv.Atoi(f[1])
		if err != nil {
			continue // undefined
		}
		size[packageOf(f[3])] += float64(n) / 1e3
	}
	return size, nil
}

// packageOf returns the package of a symbol, or the kind of one that has none.
func packageOf(symbol string) string {
	name, _, _ := strings.Cut(symbol, "[") // of type arguments
	if kind, _, ok := strings.Cut(name, ":"); ok {
		return kind + ":"
	}
	slash := strings.LastIndexByte(name, '/') + 1
	path, _, _ := strings.Cut(name[slash:], ".")
	return name[:slash] + path
}

const function = `func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
`

// startup measures the least wall time of runs of all programs, in turns, in milliseconds.
func (b *bench) startup(results []*result) error {
	empty, one := filepath.Join(b.dir, "empty.mlir"), filepath.Join(b.dir, "function.mlir")
	for path, text := range map[string]string{empty: "module {}\n", one: function} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			return err
		}
	}
	for name, args := range map[string][]string{
		"version": {"version"}, "empty": {"opt", empty}, "function": {"opt", one},
		"empty -I": {"opt", "-I", b.include, empty}, "function -I": {"opt", "-I", b.include, one},
	} {
		best := make([]measure.Best, len(results))
		for range b.runs {
			for i, r := range results {
				if err := best[i].Run(r.program, args...); err != nil {
					return err
				}
				r.startup[name] = float64(best[i].Wall) / 1e6
			}
		}
	}
	return nil
}

// print prints a column for each result, of the largest numbers, and the ratio.
func (b *bench) print(title string, results []*result, of func(*result) map[string]float64) {
	fmt.Println(title)
	largest := map[string]float64{}
	for _, r := range results {
		for name, x := range of(r) {
			largest[name] = max(largest[name], x)
		}
	}
	names := slices.SortedFunc(maps.Keys(largest), func(x, y string) int { return cmp.Or(cmp.Compare(largest[y], largest[x]), cmp.Compare(x, y)) })
	for _, name := range names[:min(len(names), b.top)] {
		fmt.Printf("  %-50s", strings.TrimPrefix(name, "github.com/mica-ir/mica/"))
		for _, r := range results {
			fmt.Printf(" %9.2f", of(r)[name])
		}
		if y := of(results[len(results)-1])[name]; len(results) > 1 && y != 0 {
			fmt.Printf("   %.2f", of(results[0])[name]/y)
		}
		fmt.Println()
	}
}

// A cmd is a command whose errors include its standard error.
type cmd struct{ *exec.Cmd }

func command(name string, args ...string) *cmd { return &cmd{exec.Command(name, args...)} }

func (c *cmd) output() ([]byte, error) {
	var errs strings.Builder
	c.Stderr = &errs
	out, err := c.Cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w\n%s", c.Args[0], err, errs.String())
	}
	return out, nil
}

func (c *cmd) run() error {
	_, err := c.output()
	return err
}
