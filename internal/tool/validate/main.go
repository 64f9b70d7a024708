// Package validate implements mica validate, which compares the behaviour of the functions of two
// modules.
package validate

import (
	"cmp"
	"fmt"
	"io"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/input"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/semantics"
	"github.com/mica-ir/mica/source"
)

const overview = `Compares what the functions of two modules do, by executing them.

A function of the second module may replace that of the first one if, for all arguments for which the
first one's behavior is defined, it returns the same results, makes the same calls, and leaves the same
memory. Results that are poison may become any value.`

// options holds the tool's flags.
type options struct {
	input.Options
	exhaustive, samples, seed, steps, bits int64
	strict                                 bool
	files                                  []*source.File
	out                                    io.Writer
}

func (o *options) flags(name string) *flags.Set {
	s := &flags.Set{Tool: name, MaxPositional: 2, Files: []string{".mlir", ".mlirbc"}}
	s.Int(&o.exhaustive, "exhaustive", "Try all arguments if there are at most so many combinations (65536)", 1, 1<<40)
	s.Int(&o.samples, "samples", "How many combinations of arguments to try otherwise (256)", 1, 1<<30)
	s.Int(&o.seed, "seed", "Choose other random arguments (0)", 0, 1<<62)
	s.Int(&o.steps, "steps", "How many operations a call may execute (1000000)", 1, 1<<40)
	s.Int(&o.bits, "index-bitwidth", "Bits of an index (64)", 1, 64)
	s.Bool(&o.strict, "strict", "Fail also if a function could not be compared")
	o.Options.Flags(s)
	return s
}

// comparison returns the options of the comparison that the flags set.
func (o *options) comparison() semantics.Comparison {
	return semantics.Comparison{Options: semantics.Options{Steps: cmp.Or(o.steps, 1_000_000), IndexWidth: int(o.bits)}, Exhaustive: o.exhaustive,
		Samples: int(o.samples), Seed: uint64(o.seed)}
}

// Main runs the tool under a name, with dialects that are written in Go, and returns its exit code.
// args do not include the program's name.
func Main(name string, args []string, in io.Reader, out, errs io.Writer, dialects []*dialect.Natives) int {
	o := &options{out: out}
	set := o.flags(name)
	return o.MainOfFiles(set, overview, "<before> <after>", args, out, errs, func(names []string) error {
		if len(names) != 2 {
			return set.Misused("two files are compared, but %d are given", len(names))
		}
		ctx, err := o.Context(names[0], dialects)
		if err != nil {
			return err
		}
		before, err := o.read(ctx.IR(), names[0], in)
		if err != nil {
			return err
		}
		after, err := o.read(ctx.IR(), names[1], in)
		if err != nil {
			return err
		}
		return cmp.Or(o.ReportHooks(ctx), o.compare(before, after, o.comparison()))
	})
}

func (o *options) read(ctx *ir.Context, name string, in io.Reader) (*ir.Operation, error) {
	f, err := input.Read(name, in)
	if err != nil {
		return nil, err
	}
	if !bytecode.Is(f.Text) {
		o.files = append(o.files, f)
	}
	module, diags := bytecode.Parse(ctx, f, asm.ParseOptions{})
	o.Report(diags)
	if module == nil {
		return nil, input.ErrReported
	}
	return module, nil
}

// compare prints one line for each function, and reports the counterexamples.
func (o *options) compare(before, after *ir.Operation, c semantics.Comparison) error {
	failed := false
	for _, f := range semantics.CompareModules(before, after, c) {
		switch f.Verdict {
		case semantics.Refuted:
			failed = true
			o.report(f.Report("the function does something else afterwards"))
		case semantics.NotRefuted:
			fmt.Fprintf(o.out, "@%s: no counterexample among %s\n", f.Name, f.Covered())
		default:
			failed = failed || o.strict
			fmt.Fprintf(o.out, "@%s: %s: %s\n", f.Name, f.Verdict, f.Reason)
		}
	}
	if failed {
		return input.ErrReported
	}
	return nil
}

func (o *options) report(list diag.List) {
	list.Locate(func(name string) *source.File {
		for _, f := range o.files {
			if f.Name == name {
				return f
			}
		}
		return nil
	})
	o.Report(list)
}
