//go:build linux

// Command bench-rules times the application of rule sets of several sizes to a large module:
// mica opt against mlir-opt with its test pass for PDL bytecode, on the same patterns and the
// same IR, with unregistered operations, so that nothing folds. It prints wall time, processor
// time and peak memory of both, as ratios of the best of several runs, for the whole run
// (parse, rewrite, print) and for the rewriting alone, which is the difference to a run without
// rules; the latter also for a tool with the rules compiled to Go, against mlir-opt and against
// mica opt; and the matching alone, without the driver, of the compiled rules against the
// interpreter. The outputs must be the same. Run it from the module's root:
//
//	go run ./scripts/bench-rules [-n runs] [-ops n] [-rules 1,20,200,2000]
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/scripts/internal/measure"
)

const include = "/usr/lib/llvm-22/include"

func main() {
	b := &bench{}
	flag.IntVar(&b.runs, "n", 3, "runs of each tool; the best one counts")
	flag.IntVar(&b.ops, "ops", 1_200_000, "operations of the module")
	flag.StringVar(&b.reference, "reference", "/usr/lib/llvm-22/bin/mlir-opt", "the reference tool")
	flag.StringVar(&b.mica, "mica", "", "the binary to measure instead of a new one")
	flag.BoolVar(&b.alone, "alone", false, "measure mica alone")
	flag.IntVar(&b.compiled, "compiled", 200, "the size of the largest rule set that is also compiled to Go")
	sizes := flag.String("rules", "1,20,200,2000", "sizes of the rule sets")
	flag.Parse()
	if err := b.run(strings.Split(*sizes, ",")); err != nil {
		fmt.Fprintln(os.Stderr, "bench-rules:", err)
		os.Exit(1)
	}
}

// A bench is the settings of all measurements.
type bench struct {
	runs, ops       int
	reference, mica string
	alone           bool
	compiled        int
	dir             string
}

func (b *bench) run(sizes []string) error {
	if !b.alone {
		if _, err := os.Stat(b.reference); err != nil {
			return fmt.Errorf("the reference is not installed: %w", err)
		}
	}
	var err error
	if b.dir, err = os.MkdirTemp("", "bench-rules"); err != nil {
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
	fmt.Printf("%-6s %-8s %-13s %24s %24s %24s\n", "rules", "threads", "part", "wall s (ratio)", "cpu s (ratio)", "memory MB (ratio)")
	for _, size := range sizes {
		n, err := strconv.Atoi(size)
		if err != nil || n < 1 {
			return fmt.Errorf("'%s' is no number of rules", size)
		}
		if err := b.rules(n); err != nil {
			return err
		}
	}
	return nil
}

// rules measures a set of n rules.
func (b *bench) rules(n int) error {
	patterns, input, both := filepath.Join(b.dir, "patterns.mlir"), filepath.Join(b.dir, "in.mlir"), filepath.Join(b.dir, "both.mlir")
	rules, ir := writeRules(n), writeIR(b.ops, n)
	for name, parts := range map[string][]string{
		patterns: {rules},
		input:    {"module {\n", ir, "}\n"},
		both:     {"module {\nmodule @patterns {\n", rules, "}\n", ir, "}\n"},
	} {
		if err := os.WriteFile(name, []byte(strings.Join(parts, "")), 0o600); err != nil {
			return err
		}
	}
	own := []string{"opt", "--allow-unregistered-dialect", "-I", include, "--ods", "mlir/Dialect/Func/IR/FuncOps.td", input}
	ref := []string{"--allow-unregistered-dialect", both}
	tool := ""
	if n <= b.compiled {
		var err error
		if tool, err = b.compile(rules); err != nil {
			return err
		}
	}
	for _, threads := range []string{"1", "all"} {
		var one []string
		if threads == "1" {
			one = []string{"--mlir-disable-threading"}
		}
		var plain, whole, compiled pair
		for range b.runs {
			err := errors.Join(
				b.measure(&plain.own, b.mica, "own.out", own, one), b.measure(&whole.own, b.mica, "own.out", own, one, []string{"--patterns", patterns}))
			if tool != "" {
				err = errors.Join(err, b.measure(&compiled.own, tool, "compiled.out", own, one, []string{"--compiled"}))
			}
			if !b.alone {
				err = errors.Join(err,
					b.measure(&plain.ref, b.reference, "ref.out", ref, one), b.measure(&whole.ref, b.reference, "ref.out", ref, one, []string{"--test-pdl-bytecode-pass"}))
			}
			if err != nil {
				return err
			}
		}
		if !b.alone {
			if err := b.compare("ref.out"); err != nil {
				return err
			}
		}
		whole.print(n, threads, "whole")
		part := pair{whole.own.Minus(plain.own), whole.ref.Minus(plain.ref)}
		part.print(n, threads, "rewriting")
		if tool == "" {
			continue
		}
		if err := b.compare("compiled.out"); err != nil {
			return err
		}
		compiled.own = compiled.own.Minus(plain.own)
		pair{compiled.own, part.ref}.print(n, threads, "compiled")
		pair{compiled.own, part.own}.print(n, threads, "/ interpreted")
	}
	if tool == "" {
		return nil
	}
	return b.matching(tool, n, input, patterns)
}

// compare returns an error unless the last output of another tool is that of mica.
func (b *bench) compare(other string) error {
	return measure.SameFile(filepath.Join(b.dir, "own.out"), filepath.Join(b.dir, other))
}

// A pair holds the measurements of both tools.
type pair struct{ own, ref measure.Best }

func (p pair) print(rules int, threads, part string) {
	c := p.own.Columns(p.ref)
	fmt.Printf("%-6d %-8s %-13s %24s %24s %24s\n", rules, threads, part, c[0], c[1], c[2])
}

func (b *bench) measure(to *measure.Best, tool, output string, args ...[]string) error {
	return to.Run(tool, append(slices.Concat(args...), "-o", filepath.Join(b.dir, output))...)
}
