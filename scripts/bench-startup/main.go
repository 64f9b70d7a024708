// Bench-startup times processes that read and print an empty module, a function of arith and func, or operations
// of larger dialects: mica opt against mlir-opt, as the least wall and CPU time in milliseconds.
// Run it on an idle machine, in the checkout:
//
//	go run ./scripts/bench-startup [-runs 40]
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

const function = `func.func @f(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.muli %0, %b overflow<nsw> : i32
  return %1 : i32
}
`

const dialects = `func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
gpu.module @m {
  gpu.func @k() kernel {
    %i = gpu.thread_id x
    gpu.return
  }
}
llvm.func @g(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}
`

func main() {
	runs := flag.Int("runs", 40, "how often each command is run")
	reference := flag.String("mlir-opt", "/usr/lib/llvm-22/bin/mlir-opt", "the reference")
	flag.Parse()
	if err := compare(*reference, *runs); err != nil {
		fmt.Fprintln(os.Stderr, "bench-startup:", err)
		os.Exit(1)
	}
}

func compare(reference string, runs int) error {
	dir, err := os.MkdirTemp("", "bench-startup")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	mica := filepath.Join(dir, "mica")
	if out, err := exec.Command("go", "build", "-o", mica, "./cmd/mica").CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, out)
	}
	fmt.Printf("%-20s %24s %24s\n", "", "wall ms (ratio)", "CPU ms (ratio)")
	for _, input := range []struct{ name, text string }{{"empty", "module {}\n"}, {"function", function}, {"linalg, gpu and llvm", dialects}} {
		file := filepath.Join(dir, input.name+".mlir")
		if err := os.WriteFile(file, []byte(input.text), 0o666); err != nil {
			return err
		}
		theirs, want, err := least(runs, reference, file)
		if err != nil {
			return err
		}
		ours, got, err := least(runs, mica, "opt", file)
		if err != nil {
			return err
		}
		if !bytes.Equal(want, got) {
			return fmt.Errorf("%s is printed as\n%s and not as\n%s", input.name, got, want)
		}
		fmt.Printf("%-20s %s %s\n", input.name, ratio(ours.wall, theirs.wall), ratio(ours.cpu, theirs.cpu))
	}
	return nil
}

// A cost is the time that a process took.
type cost struct{ wall, cpu time.Duration }

// least runs a command several times and returns the least times, and its output.
func least(runs int, name string, args ...string) (c cost, out []byte, err error) {
	for i := range runs {
		cmd := exec.Command(name, args...)
		start := time.Now()
		if out, err = cmd.Output(); err != nil {
			return c, nil, fmt.Errorf("%s: %w", name, err)
		}
		wall, cpu := time.Since(start), cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime()
		if i == 0 || wall < c.wall {
			c.wall = wall
		}
		if i == 0 || cpu < c.cpu {
			c.cpu = cpu
		}
	}
	return c, out, nil
}

func ratio(ours, theirs time.Duration) string {
	ms := func(d time.Duration) float64 { return float64(d) / 1e6 }
	return fmt.Sprintf("%8.1f /%7.1f (%.2f)", ms(ours), ms(theirs), ms(ours)/ms(theirs))
}
