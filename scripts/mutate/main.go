// Mutate changes types, shapes and attributes of valid operations of all dialects at random,
// and verifies, prints, reads back and rewrites the result. A finding is a panic, a hang, a
// process that takes too much memory, or output that cannot be read back. In the checkout:
//
//	go run ./scripts/mutate [-for 5m] [-seed 1] [-dialects scf,memref]
//
// Inputs are random operations and the valid files of the tests. Runs are repeatable: the seed
// of a round determines its inputs. It needs the definitions of the reference. Output that the
// reference prints in the same way, or cannot read back either, is not a finding. Neither is an
// operation that the reference rejects or that crashes it.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// options are the flags.
type options struct {
	duration  time.Duration
	seed      uint64
	include   string
	dialects  string
	reference string
	passes    string
	limit     time.Duration // of one input
	memory    uint64        // in bytes
	worker    bool
}

func main() {
	o := &options{}
	flag.DurationVar(&o.duration, "for", time.Minute, "how long to run")
	flag.Uint64Var(&o.seed, "seed", 1, "of the first round")
	flag.StringVar(&o.include, "include", "/usr/lib/llvm-22/include", "directory with the definitions of the reference")
	flag.StringVar(&o.reference, "mlir-opt", "/usr/lib/llvm-22/bin/mlir-opt", "the reference")
	flag.StringVar(&o.dialects, "dialects", "", "only operations of these dialects, separated by commas")
	flag.StringVar(&o.passes, "passes", "builtin.module(canonicalize,cse,sccp,symbol-dce)", "pipeline that rewrites")
	flag.DurationVar(&o.limit, "limit", 10*time.Second, "how long one input may take")
	flag.Uint64Var(&o.memory, "memory", 2<<30, "how many bytes one process may take")
	flag.BoolVar(&o.worker, "worker", false, "run one round in this process")
	flag.Parse()
	run := o.rounds
	if o.worker {
		run = o.round
	}
	found, err := run(os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutate:", err)
		os.Exit(2)
	}
	if found > 0 {
		os.Exit(1)
	}
}

// rounds runs rounds, each in a separate process, because only ending the process ends a hang.
// Each finding is shown once.
func (o *options) rounds(out io.Writer) (found int, err error) {
	self, err := os.Executable()
	if err != nil {
		return 0, err
	}
	seen := map[string]bool{}
	inputs, shared := 0, 0
	for end := time.Now().Add(o.duration); time.Now().Before(end); o.seed++ {
		left := max(time.Second, time.Until(end))
		c := exec.Command(self, "-worker", fmt.Sprint("-seed=", o.seed), "-include="+o.include, "-dialects="+o.dialects, "-passes="+o.passes,
			fmt.Sprint("-limit=", o.limit), fmt.Sprint("-memory=", o.memory), fmt.Sprint("-for=", left))
		c.Stderr = os.Stderr
		pipe, err := c.StdoutPipe()
		if err != nil {
			return found, err
		}
		if err := c.Start(); err != nil {
			return found, err
		}
		for r := json.NewDecoder(pipe); ; {
			f := &finding{}
			if r.Decode(f) != nil {
				break
			}
			if f.Key == "" { // the end of a round, which may have had no time for an input
				inputs += f.Inputs
				continue
			}
			if !seen[f.Key] {
				seen[f.Key] = true
				if o.shared(f) {
					shared++
					continue
				}
				found++
				fmt.Fprintf(out, "== %s (seed %d)\n%s\n-- input\n%s\n", f.Key, o.seed, f.Detail, f.Input)
			}
		}
		var exit *exec.ExitError
		if err := c.Wait(); err != nil && !errors.As(err, &exit) {
			return found, err
		}
	}
	fmt.Fprintf(out, "%d inputs, %d findings, %d outputs that the reference has, too\n", inputs, found, shared)
	return found, nil
}

// referenceFactor is the ratio of the reference's time to mica's from which the reference
// counts as crashed.
const referenceFactor = 3

// shared reports whether the reference shares a finding: it prints the same text, cannot read
// the operation back either, or rejects it.
func (o *options) shared(f *finding) bool {
	if f.Output == "" {
		return false
	}
	args := []string{"--allow-unregistered-dialect"}
	if f.Passes {
		args = append(args, "--pass-pipeline="+o.passes)
	}
	if f.Generic {
		args = append(args, "--mlir-print-op-generic")
	}
	print := func(in string, args []string) (string, error) {
		ctx, cancel := context.WithTimeout(context.Background(), referenceFactor*o.limit)
		defer cancel()
		c := exec.CommandContext(ctx, o.reference, args...)
		c.Stdin = strings.NewReader(in)
		out, err := c.Output()
		return strings.TrimSpace(string(out)), err
	}
	first, err := print(f.Input, args)
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) || first == strings.TrimSpace(f.Output) {
		return true
	}
	if err != nil {
		return false // there is no reference
	}
	again := slices.DeleteFunc(args, func(a string) bool { return strings.HasPrefix(a, "--pass-pipeline") })
	second, err := print(first, again)
	return err != nil || first != second
}

// A finding is a problem with an input, or the number of inputs of a round.
type finding struct {
	Key, Detail, Input string
	Output             string // that cannot be read back
	Passes, Generic    bool   // of the output
	Inputs             int
}

func (f *finding) write(w io.Writer) {
	_ = json.NewEncoder(w).Encode(f) // an error could not be reported
}
