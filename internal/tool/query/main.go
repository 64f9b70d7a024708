// Package query implements mica query, which finds operations in IR, also as mlir-query.
package query

import (
	"cmp"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/input"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/query"
)

// options holds the tool's flags.
type options struct {
	input.Options
	commands []string
}

func (o *options) flags(name string) *flags.Set {
	s := &flags.Set{Tool: name, MaxPositional: 1, Files: []string{".mlir", ".mlirbc"}}
	s.Strings(&o.commands, "c", "command", "Specify command to run")
	s.Bool(&o.AllowUnregistered, "allow-unregistered-dialect", "Allow operations with no registered dialects")
	o.Options.Flags(s)
	return s
}

// Main runs the tool under a name, with dialects that are written in Go, and returns its exit
// code. args do not include the program's name.
func Main(name string, args []string, in io.Reader, out, errs io.Writer, dialects []*dialect.Natives) int {
	o := &options{}
	set := o.flags(name)
	return o.Main(set, "mlir-query", "MLIR test case query tool.", args, out, errs, func(name string) error {
		f, err := input.Read(name, in)
		if err != nil {
			return err
		}
		ctx, err := o.Context(name, dialects)
		if err != nil {
			return err
		}
		root, diags := bytecode.Parse(ctx.IR(), f, asm.ParseOptions{})
		o.Report(diags)
		if root == nil {
			return input.ErrReported
		}
		if bytecode.Is(f.Text) {
			f = nil // it has no lines
		}
		s := &query.Session{Root: root, File: f, Registry: query.Standard(), Color: colored(out), Report: o.Report}
		failed := o.ReportHooks(ctx)
		return cmp.Or(o.answer(s, in, out), o.ReportHooks(ctx), failed)
	})
}

// answer runs the commands of the command line, or those in the input.
func (o *options) answer(s *query.Session, in io.Reader, out io.Writer) error {
	if len(o.commands) == 0 {
		return interact(s, in, out)
	}
	for _, c := range o.commands {
		if err := s.Run(out, c); errors.Is(err, query.ErrFailed) {
			return input.ErrReported
		} else if err != nil {
			return err
		}
	}
	return nil
}

// colored reports whether output to w is colored.
func colored(w io.Writer) bool {
	return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && report.IsTerminal(w)
}

// interact runs the commands in the input until it ends or one of them ends the session.
func interact(s *query.Session, in io.Reader, out io.Writer) error {
	lines := newLines(in, out, s)
	for !s.Quit {
		line, err := lines.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		if err := s.Run(out, strings.TrimRight(line, "\r\n")); err != nil && !errors.Is(err, query.ErrFailed) {
			return err
		}
	}
	_, err := io.WriteString(out, "\n")
	return err
}
