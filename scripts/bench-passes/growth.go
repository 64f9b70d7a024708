//go:build linux

package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"github.com/mica-ir/mica/scripts/internal/measure"
)

// shapes are modules whose size is a number, with the least number that is measured.
var shapes = []struct {
	name  string
	least int
	text  func(b *bytes.Buffer, n int)
}{
	{"long block", 100_000, longBlock},
	{"deep nest", 1000, deepNest},
	{"many uses", 250_000, manyUses},
	{"many blocks", 10_000, func(b *bytes.Buffer, n int) { manyBlocks(b, n, false) }},
	{"many conditions", 10_000, func(b *bytes.Buffer, n int) { manyBlocks(b, n, true) }},
	{"many functions", 20_000, func(b *bytes.Buffer, n int) {
		for i := range n {
			fmt.Fprintf(b, "func.func private @f%d(%%a: i32) -> i32 {\n  return %%a : i32\n}\n", i)
		}
	}},
	{"chain of calls", 20_000, chainOfCalls},
}

// longBlock is a function of one block, in which each value depends on the one before.
func longBlock(b *bytes.Buffer, n int) {
	b.WriteString("func.func @f(%v0: i32, %b: i32, %i: index) -> i32 {\n  %zero = arith.constant 0 : i32\n")
	for i := range n / 3 {
		fmt.Fprintf(b, "  %%a%[1]d = arith.addi %%v%[1]d, %%zero : i32\n  %%m%[1]d = arith.muli %%a%[1]d, %%b : i32\n  %%v%[2]d = arith.xori %%m%[1]d, %%b : i32\n", i, i+1)
	}
	fmt.Fprintf(b, "  return %%v%d : i32\n}\n", n/3)
}

// deepNest is loops and conditions in each other.
func deepNest(b *bytes.Buffer, n int) {
	b.WriteString("func.func private @use(i32)\nfunc.func @f(%c: i1, %x: i32, %n: index) {\n  %one = arith.constant 1 : index\n")
	for i := range n / 2 {
		fmt.Fprintf(b, "scf.for %%i%d = %%one to %%n step %%one {\nscf.if %%c {\n%%v%[1]d = arith.addi %%x, %%x : i32\nfunc.call @use(%%v%[1]d) : (i32) -> ()\n", i)
	}
	for range n / 2 {
		b.WriteString("}\n}\n")
	}
	b.WriteString("  return\n}\n")
}

// manyUses is a value that many operations use.
func manyUses(b *bytes.Buffer, n int) {
	b.WriteString("func.func private @use(i32)\nfunc.func @f(%x: i32) {\n  %zero = arith.constant 0 : i32\n  %v = arith.addi %x, %zero : i32\n")
	for range n {
		b.WriteString("  func.call @use(%v) : (i32) -> ()\n")
	}
	b.WriteString("  return\n}\n")
}

// manyBlocks writes a function whose blocks pass their arguments to each other. All branches share one condition,
// which makes most of them superfluous, or each has its own.
func manyBlocks(b *bytes.Buffer, n int, conditions bool) {
	b.WriteString("func.func private @condition(i32) -> i1\nfunc.func @f(%c: i1, %x: i32, %y: i32) -> i32 {\n  %zero = arith.constant 0 : i32\n  cf.br ^b0(%x, %y, %zero : i32, i32, i32)\n")
	condition := "%c"
	for i := range n {
		fmt.Fprintf(b, "^b%[1]d(%%p%[1]d: i32, %%q%[1]d: i32, %%r%[1]d: i32):\n  %%s%[1]d = arith.addi %%p%[1]d, %%q%[1]d : i32\n", i)
		if conditions {
			condition = fmt.Sprintf("%%c%d", i)
			fmt.Fprintf(b, "  %s = func.call @condition(%%s%d) : (i32) -> i1\n", condition, i)
		}
		fmt.Fprintf(b, "  cf.cond_br %[4]s, ^b%[2]d(%%s%[1]d, %%p%[1]d, %%r%[1]d : i32, i32, i32), ^b%[3]d(%%q%[1]d, %%s%[1]d, %%r%[1]d : i32, i32, i32)\n", i, i+1, min(i+2, n), condition)
	}
	fmt.Fprintf(b, "^b%d(%%p: i32, %%q: i32, %%r: i32):\n  %%e = arith.addi %%p, %%r : i32\n  return %%e : i32\n}\n", n)
}

// chainOfCalls writes functions that each call the next one.
func chainOfCalls(b *bytes.Buffer, n int) {
	for i := range n {
		fmt.Fprintf(b, "func.func @f%d(%%a: i32) -> i32 {\n  %%0 = func.call @f%d(%%a) : (i32) -> i32\n  return %%0 : i32\n}\n", i, i+1)
	}
	fmt.Fprintf(b, "func.func @f%d(%%a: i32) -> i32 {\n  return %%a : i32\n}\n", n)
}

// mostGrowth is the greatest ratio of times, for four times the size, that counts as linear. It allows for the
// processor's caches and the garbage collector.
const mostGrowth = 6.5

// growth prints the processor time of passes on modules of several sizes, on one thread, as ratios to that of the
// smallest one.
func (b *bench) growth(names *regexp.Regexp) error {
	input := filepath.Join(b.dir, "in.mlir")
	fmt.Printf("%-16s %-14s %8s %8s %6s %6s\n", "shape", "passes", "n", "cpu s", "2n", "4n")
	for _, s := range shapes {
		for _, row := range rows {
			if !names.MatchString(row.name) {
				continue
			}
			var took [3]time.Duration
			for i := range took {
				var text bytes.Buffer
				s.text(&text, s.least<<i)
				if err := os.WriteFile(input, text.Bytes(), 0o600); err != nil {
					return err
				}
				var best measure.Best
				for range b.runs {
					args := append([]string{"opt", "-I", b.include, input, "--mlir-disable-threading", "-o", filepath.Join(b.dir, "own.out")}, row.args...)
					if err := best.Run(b.mica, args...); err != nil {
						return err
					}
				}
				took[i] = best.CPU
			}
			twice, four := took[1].Seconds()/took[0].Seconds(), took[2].Seconds()/took[0].Seconds()
			verdict := "linear"
			if four > mostGrowth {
				verdict = "NOT LINEAR"
			}
			fmt.Printf("%-16s %-14s %8d %8.2f %6.1f %6.1f  %s\n", s.name, row.name, s.least, took[0].Seconds(), twice, four, verdict)
		}
	}
	return nil
}
