// Package lint implements mica lint, which finds mistakes in rewrite rules.
package lint

import (
	"io"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/lint"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/input"
)

const overview = `Finds mistakes in rewrite rules: rules that are never applied, that never end, that are there twice,
or that promise what need not hold. The name of a finding stands at the end of its line.`

// Main runs the tool under a name, with dialects that are written in Go, and returns its exit code.
// args do not include the program's name.
func Main(name string, args []string, out, errs io.Writer, dialects []*dialect.Natives) int {
	o := input.Options{AllowUnregistered: true} // a rule may name operations that are not known here
	s := &flags.Set{Tool: name, MaxPositional: 1 << 20, Files: []string{".pdll", ".td", ".mlir"}}
	o.Flags(s)
	return o.MainOfFiles(s, overview, "<rule files>", args, out, errs, func(names []string) error {
		if len(names) == 0 {
			return s.Misused("no rule file is given")
		}
		ctx, err := o.Context(names[0], dialects)
		if err != nil {
			return err
		}
		found := false
		for _, n := range names {
			list, whole, err := check(ctx, &o, n)
			if err != nil {
				return err
			}
			found = found || len(list) > 0 || !whole
			o.Report(list)
		}
		if found {
			return input.ErrReported
		}
		return nil
	})
}

// check returns the findings in a file, and whether all its rules could be read.
func check(ctx *mica.Context, o *input.Options, name string) (list diag.List, whole bool, err error) {
	whole = true
	read, diags := ctx.ReadRules(mica.File(name))
	if diags.HasErrors() {
		o.Report(diags)
		return nil, false, input.ErrReported
	}
	diags = append(diags, ctx.Define(read...)...)
	for _, r := range read {
		compiled, l := ctx.Compile(r, mica.RuleOptions{AllowIncomplete: true, Conversions: true})
		diags = append(diags, l...)
		if compiled == nil || diags.HasErrors() {
			ctx.Locate(diags)
			o.Report(diags)
			return nil, false, input.ErrReported
		}
		list, whole = append(list, lint.Rules(compiled.Module)...), whole && compiled.Failed == 0
	}
	ctx.Locate(diags)
	o.Report(diags)
	ctx.Locate(list)
	return list, whole, nil
}
