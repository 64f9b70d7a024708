//go:build linux

// Command bench-passes times passes on a large module: mica opt against mlir-opt. It prints
// wall time, processor time and peak memory of both, as ratios of the best of several runs,
// on one thread and on all. The outputs must be the same. Run it from the module's root:
//
//	go run ./scripts/bench-passes [-n runs] [-ops n] [-run names] [-growth]
//
// With -growth it prints how the time of mica grows with the size of modules of several shapes.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"

	"github.com/mica-ir/mica/scripts/internal/measure"
)

// rows are the measured commands.
var rows = []struct {
	name string
	args []string
}{
	{"none", nil},
	{"canonicalize", []string{"--canonicalize"}},
	{"merge-blocks", []string{"--canonicalize=region-simplify=aggressive"}},
	{"cse", []string{"--cse"}},
	{"both", []string{"--canonicalize", "--cse"}},
	{"sccp", []string{"--sccp"}},
	{"inline", []string{"--inline"}},
	{"mem2reg", []string{"--mem2reg"}},
	{"to-llvm", []string{"--convert-to-llvm", "--reconcile-unrealized-casts"}},
}

func main() {
	b := &bench{}
	flag.IntVar(&b.runs, "n", 3, "runs of each tool; the best one counts")
	ops := flag.Int("ops", 1_200_000, "operations of the module")
	flag.StringVar(&b.reference, "reference", "/usr/lib/llvm-22/bin/mlir-opt", "the reference tool")
	flag.StringVar(&b.mica, "mica", "", "the binary to measure instead of a new one")
	flag.StringVar(&b.include, "I", "/usr/lib/llvm-22/include", "the definitions of the llvm dialect")
	growth := flag.Bool("growth", false, "measure how time grows with the size of modules")
	which := flag.String("run", "", "the rows, as a regular expression")
	flag.Parse()
	if err := b.run(*ops, *which, *growth); err != nil {
		fmt.Fprintln(os.Stderr, "bench-passes:", err)
		os.Exit(1)
	}
}

// A bench is the settings of all measurements.
type bench struct {
	runs                     int
	reference, mica, include string
	dir                      string
}

func (b *bench) run(ops int, which string, growth bool) error {
	names, err := regexp.Compile(which)
	if err != nil {
		return err
	}
	if b.dir, err = os.MkdirTemp("", "bench-passes"); err != nil {
		return err
	}
	defer os.RemoveAll(b.dir)
	if b.mica == "" {
		b.mica = filepath.Join(b.dir, "mica")
		build := exec.Command("go", "build", "-o", b.mica, "./cmd/mica")
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return fmt.Errorf("build of mica: %w", err)
		}
	}
	if growth {
		return b.growth(names)
	}
	input := filepath.Join(b.dir, "in.mlir")
	if err := os.WriteFile(input, module(ops), 0o600); err != nil {
		return err
	}
	fmt.Printf("%-14s %-8s %22s %22s %24s\n", "passes", "threads", "wall s (ratio)", "cpu s (ratio)", "memory MB (ratio)")
	for _, row := range rows {
		if !names.MatchString(row.name) {
			continue
		}
		for _, threads := range []string{"1", "all"} {
			args := append([]string{input}, row.args...)
			if threads == "1" {
				args = append(args, "--mlir-disable-threading")
			}
			if err := b.row(row.name, threads, args); err != nil {
				return err
			}
		}
	}
	return nil
}

func (b *bench) row(name, threads string, args []string) error {
	var own, ref measure.Best
	ours, theirs := filepath.Join(b.dir, "own.out"), filepath.Join(b.dir, "ref.out")
	for range b.runs {
		err := errors.Join(own.Run(b.mica, append(append([]string{"opt", "-I", b.include}, args...), "-o", ours)...),
			ref.Run(b.reference, append(slices.Clip(args), "-o", theirs)...))
		if err != nil {
			return err
		}
	}
	c := own.Columns(ref)
	fmt.Printf("%-14s %-8s %22s %22s %24s\n", name, threads, c[0], c[1], c[2])
	return measure.SameFile(ours, theirs)
}
