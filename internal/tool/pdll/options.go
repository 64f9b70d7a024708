package pdll

import (
	"fmt"
	"io"

	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/internal/tool/report"
)

// options holds the command line.
type options struct {
	name        string // of the tool
	input       string
	output      string
	dependency  string
	includes    []string
	kind        string // ast, mlir or cpp
	dumpODS     bool
	ifChanged   bool
	allErrors   bool
	split       bool
	splitMarker string
	joinMarker  string
	help        bool
	version     bool
	diagnostics report.Options
	project     project.Options
	refuse      func(path string) error // see project.Project
	counters    *bool
}

const defaultMarker = "// -----"

// flagSet returns the flags, which write to o.
func (o *options) flagSet(errs io.Writer) *flags.Set {
	s := &flags.Set{Tool: o.name, MaxPositional: 1, Files: []string{".pdll"}}
	if isReference(o.name) {
		s.Tool = "mlir-pdll"
	}
	s.Add(flags.Flag{Name: "D", Kind: flags.Prefix, Arg: "macro name", Help: "Name of the macro to be defined -- ignored by mlir-pdll",
		Set: func(string) error { return nil }})
	s.Add(flags.Flag{Name: "I", Kind: flags.Prefix, Arg: "directory", Help: "Directory of include files",
		Set: func(v string) error { o.includes = append(o.includes, v); return nil }})
	s.Bool(&o.allErrors, "all-errors", "Report all errors, not only the first")
	o.diagnostics.Flags(s)
	if project.Uses(o.name) {
		o.project.Flags(s)
	}
	text := func(p *string, name, arg, help string) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: arg, Help: help,
			Set: func(v string) error { *p = v; return nil }})
	}
	text(&o.dependency, "d", "filename", "Dependency filename")
	s.Bool(&o.dumpODS, "dump-ods", "Print out the parsed ODS information from the input file")
	text(&o.output, "o", "filename", "Output filename")
	text(&o.joinMarker, "output-split-marker", "string", "Split marker to use for merging the ouput")
	s.Add(flags.Flag{Name: "split-input-file", Kind: flags.Optional, Arg: "string",
		Help: "Split the input file into chunks using the given or default marker and process each chunk independently",
		Set: func(v string) error {
			o.split = true
			if v != "" {
				o.splitMarker = v
			}
			return nil
		}})
	s.Bool(&o.ifChanged, "write-if-changed", "Only write to the output file if it changed")
	s.Add(flags.Flag{Name: "x", Kind: flags.Value, Arg: "value", Values: []string{"ast", "mlir", "cpp"},
		Help: "The type of output desired: ast, mlir or cpp",
		Set: func(v string) error {
			if v != "ast" && v != "mlir" && v != "cpp" {
				return fmt.Errorf("Cannot find option named '%s'!", v)
			}
			o.kind = v
			return nil
		}})
	o.counters = s.LLVM(errs)
	s.Standard(&o.help, &o.version)
	return s
}
