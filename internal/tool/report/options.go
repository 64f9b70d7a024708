package report

import (
	"fmt"
	"io"
	"os"

	"golang.org/x/term"

	"github.com/mica-ir/mica/internal/tool/flags"
)

// A format is how diagnostics are written.
type format string

const (
	text  format = "text"
	lines format = "json"
	sarif format = "sarif"
)

// Options is what the command line says of diagnostics.
type Options struct {
	format format
	color  string // auto, always or never
}

// Flags adds the flags.
func (o *Options) Flags(s *flags.Set) {
	o.format, o.color = text, "auto"
	s.Add(flags.Flag{Name: "color", Kind: flags.Optional, Arg: "when", Help: "Use colors in output: auto (the default), always, never", Set: func(v string) error {
		switch v {
		case "", "true", "TRUE", "True", "1", "always":
			o.color = "always"
		case "false", "FALSE", "False", "0", "never":
			o.color = "never"
		case "auto":
			o.color = v
		default:
			return fmt.Errorf("'%s' is invalid value for boolean argument! Try 0 or 1", v)
		}
		return nil
	}})
	s.Add(flags.Flag{Name: "diagnostics", Kind: flags.Value, Arg: "format", Help: "Form of errors and warnings: text, json (one object a line), sarif", Set: func(v string) error {
		switch f := format(v); f {
		case text, lines, sarif:
			o.format = f
			return nil
		}
		return fmt.Errorf("Cannot find option named '%s'!", v)
	}})
}

// Open returns the output to which a tool of that name writes diagnostics. It must be
// closed.
func (o *Options) Open(tool string, errs io.Writer) *Output {
	return &Output{w: errs, tool: tool, format: o.format, color: o.format == text && o.colored(errs), terminal: IsTerminal(errs)}
}

// colored reports whether text has colors. See https://no-color.org.
func (o *Options) colored(errs io.Writer) bool {
	switch o.color {
	case "always":
		return true
	case "never":
		return false
	}
	return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && IsTerminal(errs)
}

// IsTerminal reports whether a writer is a terminal.
func IsTerminal(w io.Writer) bool {
	if o, ok := w.(*Output); ok {
		w = o.w
	}
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}
