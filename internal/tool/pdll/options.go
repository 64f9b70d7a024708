package pdll

import (
	"fmt"

	"github.com/mica-ir/mica/internal/tool/flags"
)

// options holds the command line.
type options struct {
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
}

const defaultMarker = "// -----"

// flagSet returns the flags, which write to o.
func (o *options) flagSet() *flags.Set {
	s := &flags.Set{Tool: "mlir-pdll", MaxPositional: 1}
	s.Add(flags.Flag{Name: "D", Kind: flags.Prefix, Arg: "macro name", Help: "accepted and ignored",
		Set: func(string) error { return nil }})
	s.Add(flags.Flag{Name: "I", Kind: flags.Prefix, Arg: "directory", Help: "search this directory for include files",
		Set: func(v string) error { o.includes = append(o.includes, v); return nil }})
	s.Bool(&o.allErrors, "all-errors", "go on behind the first error and report all of them")
	s.Add(flags.Flag{Name: "color", Kind: flags.Bool, Set: func(string) error { return nil }})
	text := func(p *string, name, arg, help string) {
		s.Add(flags.Flag{Name: name, Kind: flags.Value, Arg: arg, Help: help,
			Set: func(v string) error { *p = v; return nil }})
	}
	text(&o.dependency, "d", "filename", "write the files that were included here, as a make rule")
	s.Bool(&o.dumpODS, "dump-ods", "print what is known of operations to standard error")
	text(&o.output, "o", "filename", "write the output here")
	text(&o.joinMarker, "output-split-marker", "text", "write this line between the outputs of chunks")
	s.Add(flags.Flag{Name: "split-input-file", Kind: flags.Optional, Arg: "text",
		Help: "split the input at the marker (default " + defaultMarker + ") and process each chunk separately",
		Set: func(v string) error {
			o.split = true
			if v != "" {
				o.splitMarker = v
			}
			return nil
		}})
	s.Bool(&o.ifChanged, "write-if-changed", "leave the output file alone if it would stay the same")
	s.Add(flags.Flag{Name: "x", Kind: flags.Value, Arg: "kind",
		Help: "output: ast (the checked tree), mlir (the patterns as PDL IR) or cpp (the patterns as C++ source)",
		Set: func(v string) error {
			if v != "ast" && v != "mlir" && v != "cpp" {
				return fmt.Errorf("Cannot find option named '%s'!", v)
			}
			o.kind = v
			return nil
		}})
	s.Standard(&o.help, &o.version)
	return s
}
