package verify

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/input"
	"github.com/mica-ir/mica/semantics/verify"
)

const togetherOverview = `Applies random sets of rules, in random orders, to random programs that they match.

Reports rules that are wrong together, with the fewest rules and a program on which they are, and rules
whose order decides what a program becomes.`

// MainTogether runs mica fuzz-rules, and returns its exit code.
func MainTogether(name string, args []string, out, errs io.Writer, dialects []*dialect.Natives) int {
	o := &options{out: out}
	s := &flags.Set{Tool: name, MaxPositional: 1 << 20, Files: []string{".pdll", ".td", ".mlir"}}
	s.Int(&o.programs, "count", fmt.Sprintf("How many programs are made (%d)", verify.DefaultTogether), 1, 1<<30)
	s.Int(&o.seed, "seed", "Make other programs (0)", 0, 1<<62)
	s.Strings(&o.rules, "rule", "name", "Use only the rules of this name")
	o.Options.Flags(s)
	return o.MainOfFiles(s, togetherOverview, "<rule files>", args, out, errs, func(names []string) error {
		if len(names) == 0 {
			return s.Misused("no rule file is given")
		}
		ctx, err := o.Context(names[0], dialects)
		if err != nil {
			return err
		}
		failed := false
		for _, n := range names {
			err := o.each(ctx, n, func(compiled *patterns.Compiled) {
				failed = o.survey(ctx, n, verify.Together(ctx.IR(), compiled, o.verification())) || failed
			})
			if err != nil {
				return err
			}
		}
		if failed {
			err = input.ErrReported
		}
		return cmp.Or(o.ReportHooks(ctx), err)
	})
}

// survey reports the findings in a file, and whether rules are wrong.
func (o *options) survey(ctx *mica.Context, file string, s verify.Survey) (wrong bool) {
	for _, f := range s.Findings {
		names, e := strings.Join(f.Rules, "', '"), f.Counterexample
		d := diag.Warningf(f.Place, "the order of rules '%s' decides what a program becomes", names)
		first, second := "one order gives:\n", "the other one gives:\n"
		if !f.Order {
			wrong = true
			d = diag.Errorf(f.Place, "rules '%s' are wrong together: %s", names, e.Summary())
			if len(f.Rules) == 1 {
				d.Message = fmt.Sprintf("rule '%s' is wrong: %s", names, e.Summary())
			}
			first, second = "the program before:\n", "the program after:\n"
		}
		d.Rule = f.Rules[0]
		d.Notef(f.Place, "%s%s", first, e.Before).Notef(f.Place, "%s%s", second, e.After)
		list := diag.List{d}
		ctx.Locate(list)
		o.Report(list)
	}
	fmt.Fprintf(o.out, "%s: %d programs, %d changed, on %d rules failed or did not end; %d findings\n", file, s.Programs, s.Changed, s.Failed, len(s.Findings))
	if len(s.Unused) > 0 {
		fmt.Fprintf(o.out, "no program could be made for: %s\n", strings.Join(s.Unused, ", "))
	}
	return wrong
}
