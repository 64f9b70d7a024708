//go:build linux

// Command bench-passes times passes on a large module: mica opt against mlir-opt. It prints
// wall time, processor time and peak memory of both, as ratios of the best of several runs,
// on one thread and on all. The outputs must be the same. Run it from the module's root:
//
//	go run ./scripts/bench-passes [-n runs] [-ops n] [-run names]
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"syscall"
	"time"
)

// rows are what is measured.
var rows = []struct {
	name string
	args []string
}{
	{"none", nil},
	{"canonicalize", []string{"--canonicalize"}},
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
	which := flag.String("run", "", "the rows, as a regular expression")
	flag.Parse()
	if err := b.run(*ops, *which); err != nil {
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

func (b *bench) run(ops int, which string) error {
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
	var own, ref best
	for range b.runs {
		err := errors.Join(own.measure(filepath.Join(b.dir, "own.out"), b.mica, append([]string{"opt", "-I", b.include}, args...)),
			ref.measure(filepath.Join(b.dir, "ref.out"), b.reference, args))
		if err != nil {
			return err
		}
	}
	ours, err := os.ReadFile(filepath.Join(b.dir, "own.out"))
	if err != nil {
		return err
	}
	theirs, err := os.ReadFile(filepath.Join(b.dir, "ref.out"))
	if err == nil && !bytes.Equal(ours, theirs) {
		err = errors.New("the outputs differ")
	}
	column := func(own, ref float64, format string) string {
		return fmt.Sprintf(format+" / "+format+" (%.2f)", own, ref, own/ref)
	}
	fmt.Printf("%-14s %-8s %22s %22s %24s\n", name, threads, column(own.wall.Seconds(), ref.wall.Seconds(), "%.2f"),
		column(own.cpu.Seconds(), ref.cpu.Seconds(), "%.2f"), column(float64(own.memory)/1024, float64(ref.memory)/1024, "%.0f"))
	return err
}

// A best is the least of what several runs took.
type best struct {
	wall, cpu time.Duration
	memory    int64 // kilobytes
}

func (b *best) measure(output, tool string, args []string) error {
	cmd := exec.Command(tool, append(args, "-o", output)...)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s %v: %w\n%s", tool, args, err, errs.Bytes())
	}
	wall := time.Since(start)
	state := cmd.ProcessState
	cpu := state.UserTime() + state.SystemTime()
	memory := int64(0)
	if u, ok := state.SysUsage().(*syscall.Rusage); ok {
		memory = u.Maxrss
	}
	if b.wall == 0 {
		*b = best{wall, cpu, memory}
	}
	b.wall, b.cpu, b.memory = min(b.wall, wall), min(b.cpu, cpu), min(b.memory, memory)
	return nil
}
