//go:build linux

// Command bench-tablegen times mica tblgen against the reference's llvm-tblgen on the same
// files, one run of each in turn, and prints the ratios of the best runs: wall time, processor
// time and peak memory. After that it prints how both grow with the number of records. Run it
// from the module's root:
//
//	go run ./scripts/bench-tablegen [-n runs] [-records n]
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"github.com/mica-ir/mica/scripts/internal/measure"
)

const (
	reference = "/usr/lib/llvm-22/bin/llvm-tblgen"
	include   = "/usr/lib/llvm-22/include"
)

func main() {
	runs := flag.Int("n", 5, "runs of each tool; the best one counts")
	records := flag.Int("records", 50000, "records of the generated file")
	flag.Parse()
	if err := run(*runs, *records); err != nil {
		fmt.Fprintln(os.Stderr, "bench-tablegen:", err)
		os.Exit(1)
	}
}

func run(runs, records int) error {
	if _, err := os.Stat(reference); err != nil {
		return fmt.Errorf("the reference is not installed: %w", err)
	}
	dir, err := os.MkdirTemp("", "bench-tablegen")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	mica := filepath.Join(dir, "mica")
	build := exec.Command("go", "build", "-o", mica, "./cmd/mica")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return fmt.Errorf("build of mica: %w", err)
	}
	stress := filepath.Join(dir, "stress.td")
	if err := writeStress(stress, records); err != nil {
		return err
	}
	fmt.Printf("%-15s %-16s %10s %10s   %6s %6s %6s\n", "input", "action", "reference", "mica", "wall", "cpu", "memory")
	for _, input := range []string{
		include + "/llvm/IR/Intrinsics.td", include + "/mlir/Dialect/SPIRV/IR/SPIRVOps.td",
		include + "/mlir/Dialect/LLVMIR/NVVMOps.td", stress,
	} {
		for _, action := range []string{"--null-backend", "--print-records", "--dump-json"} {
			ref, own, err := race(mica, input, action, runs)
			if err != nil {
				return err
			}
			fmt.Printf("%-15s %-16s %8.0fms %8.0fms   %6.2f %6.2f %6.2f\n", filepath.Base(input), action,
				1e3*ref.Wall.Seconds(), 1e3*own.Wall.Seconds(), own.Wall.Seconds()/ref.Wall.Seconds(),
				own.CPU.Seconds()/ref.CPU.Seconds(), float64(own.Memory)/float64(ref.Memory))
		}
	}
	return growth(mica, stress, records, runs)
}

// race runs both tools in turn and returns the best of each.
func race(mica, input, action string, runs int) (ref, own measure.Best, err error) {
	args := []string{action, "-I", include, input}
	for range runs {
		if err = errors.Join(ref.Run(reference, args...), own.Run(mica, append([]string{"tblgen"}, args...)...)); err != nil {
			break
		}
	}
	return ref, own, err
}

// growth prints the cost of a thousand records in files of different sizes: it is constant if
// time and memory grow linearly.
func growth(mica, input string, records, runs int) error {
	fmt.Printf("\n%-8s %-16s %22s %22s\n", "records", "action", "reference, of 1000", "mica, of 1000")
	for _, n := range []int{records / 4, records / 2, records, 2 * records} {
		if err := writeStress(input, n); err != nil {
			return err
		}
		for _, action := range []string{"--null-backend", "--print-records"} {
			ref, own, err := race(mica, input, action, runs)
			if err != nil {
				return err
			}
			fmt.Printf("%-8d %-16s", n, action)
			for _, b := range []measure.Best{ref, own} {
				thousands := float64(n) / 1000
				fmt.Printf(" %10.2fms %8.0fkB", 1e3*b.Wall.Seconds()/thousands, float64(b.Memory)/thousands)
			}
			fmt.Println()
		}
	}
	return nil
}

// stressClasses are the base classes of the generated records: folds, pastes, dags and
// multiclasses in multiclasses. Each use of Quad defines five records.
const stressClasses = `class Op;
def op : Op;
def ins;
def outs;
class Base<string n, int k, list<int> l = []> {
  string name = n;
  int key = k;
  bits<16> enc = k;
  list<int> vals = l;
  string text = !strconcat(n, "\t", !cast<string>(k));
  dag operands = (ins op:$a, op:$b);
  dag pattern = (outs (op k, n), !if(!and(k, 1), (op 1), (op 2)));
  int sum = !foldl(0, l, a, b, !add(a, b));
  list<string> names = !foreach(x, l, n # "_" # x);
  bit odd = !and(k, 1);
  string upper = !toupper(n);
}
class Inst<string n, int k> : Base<n, k, [k, !add(k, 1), 3]> {
  bits<32> inst;
  let inst{15-0} = enc;
  let inst{31-16} = !if(odd, 0xffff, 0);
  string all = !interleave(names, ",");
}
multiclass Pair<string n, int k> {
  def _rr : Inst<n # "rr", k>;
  def _ri : Inst<n # "ri", !add(k, 1)> { let vals = [k]; }
}
multiclass Quad<string n, int k> {
  defm _a : Pair<n # "a", k>;
  defm _b : Pair<n # "b", !mul(k, 2)>;
  foreach i = [1] in def _x#i : Inst<n # i, !add(k, i)>;
}
`

func writeStress(path string, records int) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	fmt.Fprint(w, stressClasses)
	for i := range records / 5 {
		fmt.Fprintf(w, "defm I%d : Quad<\"i%d\", %d>;\n", i, i, i%10000)
	}
	return errors.Join(w.Flush(), f.Close())
}
