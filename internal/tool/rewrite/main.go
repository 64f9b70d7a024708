// Package rewrite implements mica rewrite, which changes the text of IR in place, also as
// mlir-rewrite.
package rewrite

import (
	"cmp"
	"errors"
	"fmt"
	"io"

	"github.com/mica-ir/mica/asm/edit"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/input"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/source"
)

// options holds the tool's flags.
type options struct {
	input.Options
	output   string
	rewriter *rewriter
	rename   rename
}

func (o *options) flags(name string) *flags.Set {
	s := &flags.Set{Tool: name, MaxPositional: 1, Files: []string{".mlir"}}
	o.output, o.AllowUnregistered = "-", true
	s.String(&o.output, "o", "filename", "Output filename")
	for _, r := range rewriters() {
		s.Add(flags.Flag{Name: r.name, Kind: flags.Choice, Title: "Rewriter to run", Help: r.summary,
			Set: func(string) error { o.rewriter = r; return nil }})
	}
	s.String(&o.rename.match, "simple-rename-match", "string", "Match string for rename")
	s.String(&o.rename.op, "simple-rename-op-name", "string", "Name of op to match on")
	s.String(&o.rename.replacement, "simple-rename-replace", "string", "Replace string for rename")
	o.Options.Flags(s)
	return s
}

// Main runs the tool under a name, with dialects that are written in Go, and returns its exit
// code. args do not include the program's name.
func Main(name string, args []string, in io.Reader, out, errs io.Writer, dialects []*dialect.Natives) int {
	o := &options{}
	set := o.flags(name)
	return o.Main(set, "mlir-rewrite", "mlir-rewrite", args, out, errs, func(name string) error {
		if o.rewriter == nil {
			return errors.New("No rewriter selected!")
		}
		f, err := input.Read(name, in)
		if err != nil {
			return err
		}
		ctx, err := o.Context(name, dialects)
		if err != nil {
			return err
		}
		text, diags := edit.Parse(ctx.IR(), f)
		o.Report(diags)
		if text == nil {
			return input.ErrReported
		}
		o.rewriter.run(o, text)
		return cmp.Or(o.write(out, text.Bytes()), o.ReportHooks(ctx))
	})
}

// write writes the changed text.
func (o *options) write(out io.Writer, text []byte) error {
	if o.output == "-" {
		_, err := out.Write(text)
		return err
	}
	if err := osfile.WriteBytes(o.output, text); err != nil {
		return fmt.Errorf("cannot open output file '%s': %s", o.output, source.Reason(err))
	}
	return nil
}
