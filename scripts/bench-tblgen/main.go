//go:build linux

// Bench-tblgen times cmd/mlir-tblgen, the program that a build installs, against LLVM's mlir-tblgen:
// each generator on the definitions of each installed dialect in a separate process, and all
// generators of a dialect in one process of ours, which reads the definitions once. It stops if an
// output differs. Run it on an idle machine, in the checkout:
//
//	go run ./scripts/bench-tblgen [-runs 3] [-files REGEXP]
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/cppgen"
	"github.com/mica-ir/mica/internal/gen/docgen"
	"github.com/mica-ir/mica/internal/gen/pygen"
	"github.com/mica-ir/mica/scripts/internal/measure"
)

func main() {
	b := bench{total: map[string]*pair{}}
	runs := flag.Int("runs", 3, "how often each command is run")
	flag.StringVar(&b.reference, "mlir-tblgen", "/usr/lib/llvm-22/bin/mlir-tblgen", "the reference")
	flag.StringVar(&b.include, "I", "/usr/lib/llvm-22/include", "the include directory")
	files := flag.String("files", "", "a regular expression of the files to read")
	flag.Parse()
	b.runs = *runs
	if err := b.all(*files); err != nil {
		fmt.Fprintln(os.Stderr, "bench-tblgen:", err)
		os.Exit(1)
	}
}

// A pair holds the measurements of cmd/mlir-tblgen and the reference for the same outputs.
type pair struct{ ours, theirs measure.Best }

func (p *pair) add(ours, theirs measure.Best) {
	sum := func(b *measure.Best, x measure.Best) {
		b.Wall, b.CPU, b.Memory = b.Wall+x.Wall, b.CPU+x.CPU, max(b.Memory, x.Memory)
	}
	sum(&p.ours, ours)
	sum(&p.theirs, theirs)
}

func (p *pair) print(name string) {
	c := p.ours.Columns(p.theirs)
	fmt.Printf("%-34s %22s %22s %20s\n", name, c[0], c[1], c[2])
}

type bench struct {
	reference, include, ours, dir string
	runs                          int
	total                         map[string]*pair // by generator
	separate, together            pair
}

func (b *bench) all(pattern string) error {
	expr, err := regexp.Compile(pattern)
	if err != nil {
		return err
	}
	if b.dir, err = os.MkdirTemp("", "bench-tblgen"); err != nil {
		return err
	}
	defer os.RemoveAll(b.dir)
	b.ours = filepath.Join(b.dir, "mlir-tblgen")
	if out, err := exec.Command("go", "build", "-o", b.ours, "./cmd/mlir-tblgen").CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, out)
	}
	root, err := filepath.EvalSymlinks(filepath.Join(b.include, "mlir"))
	if err != nil {
		return err
	}
	err = filepath.WalkDir(filepath.Join(root, "Dialect"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "Ops.td") || !expr.MatchString(path) {
			return err
		}
		return b.file(path)
	})
	if err != nil {
		return err
	}
	fmt.Printf("mica's cmd/mlir-tblgen / %s\n", b.reference)
	fmt.Printf("%-34s %22s %22s %20s\n", "", "wall s (ratio)", "CPU s (ratio)", "MB (ratio)")
	for _, flag := range flags() {
		if p := b.total[flag]; p != nil {
			p.print(flag)
		}
	}
	b.separate.print("all, a process each")
	b.together.print("all, one process of ours a file")
	return nil
}

// flags returns the flags of the generators.
func flags() []string {
	var list []string
	for _, g := range slices.Concat(cppgen.Generators(), docgen.Generators(), pygen.Generators()) {
		list = append(list, "-"+g.Flag)
	}
	return list
}

// file runs the generators on a file for which the reference has an output.
func (b *bench) file(path string) error {
	want, got := filepath.Join(b.dir, "want"), filepath.Join(b.dir, "got")
	together := []string{"-I", b.include, path}
	var sum pair
	for _, flag := range flags() {
		args := []string{flag, "-I", b.include, path, "-o"}
		if exec.Command(b.reference, append(args, want)...).Run() != nil {
			continue
		}
		var p pair
		for range b.runs {
			if err := p.theirs.Run(b.reference, append(args, want)...); err != nil {
				return err
			}
			if err := p.ours.Run(b.ours, append(args, got)...); err != nil {
				return err
			}
		}
		if err := measure.SameFile(want, got); err != nil {
			return fmt.Errorf("%s %s: %w", flag, path, err)
		}
		if b.total[flag] == nil {
			b.total[flag] = &pair{}
		}
		b.total[flag].add(p.ours, p.theirs)
		sum.add(p.ours, p.theirs)
		together = append(together, flag+"="+filepath.Join(b.dir, flag))
	}
	if sum.ours.Wall == 0 {
		return nil // not readable on its own
	}
	var one measure.Best
	for range b.runs {
		if err := one.Run(b.ours, together...); err != nil {
			return err
		}
	}
	b.separate.add(sum.ours, sum.theirs)
	b.together.add(one, sum.theirs)
	return nil
}
