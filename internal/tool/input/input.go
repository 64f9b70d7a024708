// Package input makes contexts for the tools that read IR, with the dialects of their command lines, and reports
// errors in the IR.
package input

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// ErrReported means that the error has been written already.
var ErrReported = errors.New("error")

// Options holds the flags for dialects and diagnostics.
type Options struct {
	// AllowUnregistered accepts operations that no dialect defines. It has no flag.
	AllowUnregistered bool

	definitions, cxx  []string
	includes, defines []string
	diagnostics       report.Options
	project           project.Options
	help, version     bool

	tool string
	errs *report.Output
}

// Flags adds the flags to those of a tool.
func (o *Options) Flags(s *flags.Set) {
	o.tool = s.Tool
	s.Strings(&o.definitions, "ods", "file", "Load the dialects that a .td file defines")
	s.TakesFiles("ods", ".td")
	s.Strings(&o.cxx, "cxx", "file", "Take functions that the definitions leave to C++ from a C++ source file")
	s.TakesFiles("cxx", ".cpp", ".cc", ".cxx", ".h")
	s.Add(flags.Flag{Name: "I", Kind: flags.Prefix, Arg: "directory", Help: "Directory of include files",
		Set: func(v string) error { o.includes = append(o.includes, v); return nil }})
	s.Add(flags.Flag{Name: "D", Kind: flags.Prefix, Arg: "macro name", Help: "Name of a macro to be defined in .td files",
		Set: func(v string) error {
			if !tablegen.IsMacroName(v) {
				return fmt.Errorf("invalid macro name `%s` specified on command line", v)
			}
			o.defines = append(o.defines, v)
			return nil
		}})
	o.diagnostics.Flags(s)
	if project.Uses(o.tool) {
		o.project.Flags(s)
	}
	s.Standard(&o.help, &o.version)
}

// Main parses the command line, runs the tool on its input, and returns its exit code. run
// writes errors with Report or returns them. reference is the name of the tool among the
// reference's.
func (o *Options) Main(s *flags.Set, reference, overview string, args []string, out, errs io.Writer, run func(input string) error) int {
	version := "mica, compatible with LLVM 22 " + reference + "\n"
	return o.main(s, overview, "<input file>", version, args, out, errs, func(files []string) error {
		if len(files) == 0 {
			return run("-")
		}
		return run(files[0])
	})
}

// MainOfFiles is Main for a tool that the reference does not have and that reads several files. positional names them
// in the usage.
func (o *Options) MainOfFiles(s *flags.Set, overview, positional string, args []string, out, errs io.Writer, run func(files []string) error) int {
	return o.main(s, overview, positional, s.Tool+"\n", args, out, errs, run)
}

func (o *Options) main(s *flags.Set, overview, positional, version string, args []string, out, errs io.Writer, run func(files []string) error) int {
	files, ok := o.diagnostics.Parse(s, args, errs)
	switch {
	case !ok:
		return 1
	case o.help:
		return flags.Answer(out, errs, s.Usage(overview, positional))
	case o.version:
		return flags.Answer(out, errs, version)
	}
	o.errs = o.diagnostics.Open(o.tool, errs)
	err := run(files)
	if err != nil && !errors.Is(err, ErrReported) {
		o.errs.FailWith(err)
	}
	if cerr := o.errs.Close(); err != nil || cerr != nil {
		return 1
	}
	return 0
}

// Read reads the text of the input.
func Read(name string, stdin io.Reader) (*source.File, error) {
	f, err := (&source.Set{Stdin: stdin}).Read(name)
	if err != nil {
		return nil, fmt.Errorf("cannot open input file '%s': %s", name, source.Reason(err))
	}
	if f.Name == "-" {
		f.Name = "<stdin>"
	}
	return f, nil
}

// Context returns a context with the dialects of the tool, the command line, and the project of
// the input.
func (o *Options) Context(name string, dialects []*dialect.Natives) (*mica.Context, error) {
	var refuse func(path string) error
	if project.Uses(o.tool) {
		p, err := o.project.Find(name, o.errs)
		if err != nil {
			return nil, err
		}
		if p != nil {
			o.includes, refuse = append(o.includes, p.Includes...), p.Refuse
			o.defines = append(slices.Clip(p.Defines), o.defines...)
			o.definitions = append(slices.Clip(p.Definitions), o.definitions...)
			o.cxx = append(slices.Clip(p.Cxx), o.cxx...)
		}
	}
	ctx, diags := mica.NewContext(mica.Config{Dialects: dialects, Includes: o.includes, Defines: o.defines, Sources: sources(o.cxx), Refuse: refuse,
		Installed: true, AllowUnregistered: o.AllowUnregistered}, sources(o.definitions)...)
	if ctx == nil {
		return nil, diags
	}
	if len(o.definitions) > 0 {
		_ = diag.Fprint(o.errs, diags) // warnings; an error could not be reported
	}
	return ctx, nil
}

func sources(files []string) []mica.Source {
	list := make([]mica.Source, len(files))
	for i, f := range files {
		list[i] = mica.File(f)
	}
	return list
}

// Report writes diagnostics of IR. The reference's tools write only errors, without notes, and
// places as they are in IR.
func (o *Options) Report(l diag.List) {
	if project.Uses(o.tool) {
		_ = diag.Fprint(o.errs, l) // an error could not be reported
		return
	}
	for _, d := range l {
		if d.Severity == diag.Error {
			o.errs.Fail(location(d.Place) + "error: " + d.Message)
		}
	}
}

// ReportHooks reports the hooks of definitions that have failed, and returns an error if any has.
func (o *Options) ReportHooks(ctx *mica.Context) error {
	failures := ctx.IR().TakeHookFailures()
	if len(failures) == 0 {
		return nil
	}
	o.Report(failures)
	return ErrReported
}

// location returns a place as a location, "" if it is unknown.
func location(p diag.Place) string {
	if p.About != "" {
		return p.About + ": "
	}
	name, line, col := p.Resolve()
	if name == "" {
		return ""
	}
	return ir.NewContext().FileLineColLoc(name, uint32(line), uint32(col)).String() + ": "
}
