// Package verify implements mica verify, which checks rewrite rules and folds by execution.
package verify

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/input"
	"github.com/mica-ir/mica/semantics/verify"
)

const overview = `Checks rewrite rules by execution.

Each rule by itself is applied to small programs that it matches, with each of the types, constants
and flags that it allows, and what the programs do before and after is compared: for all arguments
if there are few, else for corners and random ones. A rule is never called correct.`

// options holds the tool's flags.
type options struct {
	input.Options
	rules                                      []string
	baseline                                   string
	dialects                                   []string
	strict, exhaustive                         bool
	timeout, jobs, evaluations, seed, programs int64
	out                                        io.Writer
}

func (o *options) flags(name string) *flags.Set {
	s := &flags.Set{Tool: name, MaxPositional: 1 << 20, Files: []string{".pdll", ".td", ".mlir"}}
	s.Strings(&o.rules, "rule", "name", "Check only the rules of this name")
	s.String(&o.baseline, "baseline", "file", "Accept that the rules whose names the file lists, one a line, are refuted")
	s.Add(flags.Flag{Name: "dialect", Kind: flags.Value, Arg: "names", Help: "Check what canonicalization does with pairs of operations of these dialects",
		Set: func(v string) error { o.dialects = append(o.dialects, strings.Split(v, ",")...); return nil }})
	s.Int(&o.programs, "programs", "How many random programs of each pair to compare (8)", 1, 1<<30)
	s.Bool(&o.exhaustive, "exhaustive", "Compare all programs of each pair, as far as the evaluations last")
	s.Bool(&o.strict, "strict", "Fail also if a rule is not decided or not checked")
	s.Int(&o.evaluations, "evaluations", "How often programs may be executed for a rule, about (200000)", 1, 1<<40)
	s.Int(&o.timeout, "timeout", "After how many seconds a rule is not decided (60)", 1, 1<<30)
	s.Int(&o.jobs, "jobs", "How many rules are checked at once (as many as there are processors)", 1, 1024)
	s.Int(&o.seed, "seed", "Choose other random arguments (0)", 0, 1<<62)
	o.Options.Flags(s)
	return s
}

// Main runs the tool under a name, with dialects that are written in Go, and returns its exit code.
// args do not include the program's name.
func Main(name string, args []string, out, errs io.Writer, dialects []*dialect.Natives) int {
	o := &options{out: out}
	set := o.flags(name)
	return o.MainOfFiles(set, overview, "<rule files>", args, out, errs, func(names []string) error {
		if len(names)+len(o.dialects) == 0 {
			return set.Misused("no rule file is given")
		}
		ctx, err := o.Context(append(names, "-")[0], dialects)
		if err != nil {
			return err
		}
		known, err := readBaseline(o.baseline)
		if err != nil {
			return err
		}
		t := &tally{options: o, baseline: known, noun: "rules"}
		for _, n := range names {
			if err := o.file(ctx, n, t); err != nil {
				return err
			}
		}
		if len(o.dialects) > 0 {
			if err := o.pairs(ctx, t); err != nil {
				return err
			}
		}
		return cmp.Or(t.finish(), o.ReportHooks(ctx))
	})
}

// file checks the rules of a file.
func (o *options) file(ctx *mica.Context, name string, t *tally) error {
	return o.each(ctx, name, func(compiled *patterns.Compiled) {
		t.add(ctx, verify.Rules(ctx.IR(), compiled, o.verification()))
		t.leftOut(compiled.Failed)
	})
}

// each calls check with the rules of a file.
func (o *options) each(ctx *mica.Context, name string, check func(compiled *patterns.Compiled)) error {
	read, diags := ctx.ReadRules(mica.File(name))
	if diags.HasErrors() {
		o.Report(diags)
		return input.ErrReported
	}
	diags = append(diags, ctx.Define(read...)...)
	for _, r := range read {
		compiled, l := ctx.Compile(r, mica.RuleOptions{AllowIncomplete: true})
		diags = append(diags, l...)
		ctx.Locate(diags)
		o.Report(diags)
		if compiled == nil || diags.HasErrors() {
			return input.ErrReported
		}
		diags = nil
		check(compiled)
	}
	return nil
}

// pairs checks pairs of operations.
func (o *options) pairs(ctx *mica.Context, t *tally) error {
	v := o.verification()
	if o.exhaustive {
		v.Programs = -1
	}
	t.noun, t.quiet = "pairs of operations", true
	results, diags := verify.Pairs(ctx.IR(), o.dialects, v)
	o.Report(diags)
	if diags.HasErrors() {
		return input.ErrReported
	}
	t.add(ctx, results)
	return nil
}

// verification returns the options of the verification that the flags set.
func (o *options) verification() verify.Options {
	v := verify.Options{Evaluations: o.evaluations, Timeout: time.Duration(o.timeout) * time.Second, Jobs: int(o.jobs), Seed: uint64(o.seed), Programs: int(o.programs)}
	if len(o.rules) > 0 {
		v.Rules = o.rules
	}
	return v
}

// A tally collects the results of all files.
type tally struct {
	*options
	baseline *baseline
	noun     string // of the things that are checked
	quiet    bool   // only counterexamples are printed
	counts   [verify.NotChecked + 1]int
	total    int
	names    []string
	failed   bool
}

// add prints one line for each rule, and reports those that are refuted.
func (t *tally) add(ctx *mica.Context, results []verify.Result) {
	for i := range results {
		r := &results[i]
		t.total++
		t.counts[r.Verdict]++
		t.names = append(t.names, r.Name)
		switch r.Verdict {
		case verify.Refuted, verify.ValidFrom:
			if t.baseline.known(r.Name) {
				fmt.Fprintf(t.out, "%s: refuted, as the baseline says\n", r.Name)
				continue
			}
			t.failed = true
			list := diag.List{r.Diagnostic()}
			ctx.Locate(list)
			t.Report(list)
			continue
		case verify.Undecided, verify.NotChecked:
			t.failed = t.failed || t.strict
		}
		if !t.quiet {
			fmt.Fprintf(t.out, "%s: %s\n", r.Name, r.String())
		}
	}
}

// leftOut counts rules that cannot be compiled; a warning has named each.
func (t *tally) leftOut(n int) {
	if len(t.rules) > 0 {
		return
	}
	t.total += n
	t.counts[verify.NotChecked] += n
	t.failed = t.failed || t.strict && n > 0
}

// finish prints the sum, and returns an error if a rule fails.
func (t *tally) finish() error {
	for _, name := range t.rules {
		if !slices.Contains(t.names, name) {
			return fmt.Errorf("no rule that can be compiled is named '%s'", name)
		}
	}
	if err := t.baseline.unused(); err != nil && len(t.rules) == 0 {
		return err
	}
	parts := []string{}
	for v, n := range t.counts {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, verify.Verdict(v)))
		}
	}
	fmt.Fprintf(t.out, "%d %s: %s\n", t.total, t.noun, strings.Join(parts, ", "))
	if t.failed {
		return input.ErrReported
	}
	return nil
}
