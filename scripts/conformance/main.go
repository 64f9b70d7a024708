// Command conformance runs MLIR's own tests with mica's tools, and fails if fewer of them pass
// than figures.txt requires:
//
//	go run ./scripts/conformance [-write] [-v]
//
// The tests are those of LLVM 19, whose mlir directory is $MICA_MLIR_SOURCE; without it the
// command prints a note and succeeds. The output of LLVM 22 differs in places from these tests,
// so not all can pass. Each line of figures.txt has a directory below mlir/test and the number
// of tests in it that pass; -write replaces the numbers that have become greater.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"github.com/mica-ir/mica/internal/lit"
)

const figuresFile = "scripts/conformance/figures.txt"

func main() {
	write := flag.Bool("write", false, "replace the figures that have become greater")
	verbose := flag.Bool("v", false, "list the tests that fail, with the reasons")
	flag.Parse()
	if err := run(*write, *verbose); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run runs the tests of each directory with the tools built from this module, and compares the numbers
// with the recorded ones.
func run(write, verbose bool) error {
	source := os.Getenv("MICA_MLIR_SOURCE")
	if _, err := os.Stat(filepath.Join(source, "test")); source == "" || err != nil {
		fmt.Println("MLIR's tests are not here: MICA_MLIR_SOURCE is not the mlir directory of LLVM's sources")
		return nil
	}
	figures, err := read(figuresFile)
	if err != nil {
		return err
	}
	bin, err := os.MkdirTemp("", "mica-conformance-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(bin)
	if err := build(bin); err != nil {
		return err
	}
	if err := os.Setenv("PATH", bin+string(os.PathListSeparator)+os.Getenv("PATH")); err != nil {
		return err
	}
	var worse []string
	for i := range figures {
		f := &figures[i]
		passed, all, err := f.run(source, verbose)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			fmt.Printf("%-40s is not in the sources\n", f.dir)
			continue
		case err != nil:
			return err
		}
		fmt.Printf("%-40s %4d of %4d pass, %d are recorded\n", f.dir, passed, all, f.passes)
		if passed < f.passes {
			worse = append(worse, f.dir)
		}
		f.passes = max(f.passes, passed)
	}
	if len(worse) > 0 {
		return fmt.Errorf("fewer tests pass than are recorded: %s", strings.Join(worse, ", "))
	}
	if write {
		return save(figuresFile, figures)
	}
	return nil
}

// A figure is how many tests of a directory pass.
type figure struct {
	dir    string // below mlir/test
	passes int
}

func read(name string) ([]figure, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	var list []figure
	for s := bufio.NewScanner(file); s.Scan(); {
		var f figure
		if _, err := fmt.Sscan(s.Text(), &f.dir, &f.passes); err != nil {
			return nil, fmt.Errorf("%s: %q: %w", name, s.Text(), err)
		}
		list = append(list, f)
	}
	return list, nil
}

func save(name string, list []figure) error {
	var b strings.Builder
	for _, f := range list {
		fmt.Fprintf(&b, "%s %d\n", f.dir, f.passes)
	}
	return os.WriteFile(name, []byte(b.String()), 0o644)
}

// build builds the tools under the names of the reference's. mlir-opt and mlir-reduce are those
// with the test dialect.
func build(bin string) error {
	for target, pkg := range map[string]string{"mlir-opt": "./internal/tool/testopt", "mica": "./cmd/mica"} {
		c := exec.Command("go", "build", "-o", filepath.Join(bin, target), pkg)
		c.Stdout, c.Stderr = os.Stdout, os.Stderr
		if err := c.Run(); err != nil {
			return err
		}
	}
	for name, target := range map[string]string{"mlir-tblgen": "mica", "llvm-tblgen": "mica", "mlir-pdll": "mica", "mlir-query": "mica", "mlir-rewrite": "mica",
		"FileCheck": "mica", "mlir-reduce": "mlir-opt"} {
		if err := os.Symlink(target, filepath.Join(bin, name)); err != nil {
			return err
		}
	}
	return nil
}

// run runs the tests of the directory.
func (f *figure) run(source string, verbose bool) (passed, all int, err error) {
	options := &lit.Options{Programs: true}
	tests, err := lit.Find(filepath.Join(source, "test", f.dir), options)
	if err != nil {
		return 0, 0, err
	}
	reasons := make([]string, len(tests))
	var group sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, t := range tests {
		slots <- struct{}{}
		group.Go(func() {
			defer func() { <-slots }()
			reasons[i] = fails(t, options)
		})
	}
	group.Wait()
	for i, why := range reasons {
		if why == "" {
			passed++
		} else if verbose {
			fmt.Printf("%s/%s: %s\n", f.dir, tests[i].Name, why)
		}
	}
	return passed, len(tests), nil
}

// fails returns why a test does not pass, "" if it does.
func fails(t *lit.Test, options *lit.Options) string {
	tmp, err := os.MkdirTemp("", "mica-conformance-")
	if err != nil {
		return err.Error()
	}
	defer os.RemoveAll(tmp)
	if r := t.Run(tmp, options); r.Status != lit.Passed && r.Status != lit.XFailed {
		return "it does not pass: " + r.Reason
	}
	return ""
}
