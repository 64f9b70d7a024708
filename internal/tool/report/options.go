package report

import (
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

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

// Options holds the flags that concern diagnostics.
type Options struct {
	format format
	color  string // auto, always or never
	errors int    // that are written, 0 without a bound, negative if it is not given
}

// IsText reports whether diagnostics are written as text, and not for programs.
func (o *Options) IsText() bool { return o.format == text }

// Flags adds the flags.
func (o *Options) Flags(s *flags.Set) {
	o.format, o.color, o.errors = text, "auto", -1
	s.In("DIAGNOSTICS", func() { o.flags(s) })
}

func (o *Options) flags(s *flags.Set) {
	s.Add(flags.Flag{Name: "color", Kind: flags.Optional, Arg: "when", Values: []string{"auto", "always", "never"}, Help: "Use colors in output: auto (the default), always, never", Set: func(v string) error {
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
	s.Add(flags.Flag{Name: "diagnostics", Kind: flags.Value, Arg: "format", Values: []string{"text", "json", "sarif"}, Help: "Form of errors and warnings: text, json (one object a line), sarif", Set: func(v string) error {
		switch f := format(v); f {
		case text, lines, sarif:
			o.format = f
			return nil
		}
		return fmt.Errorf("Cannot find option named '%s'!", v)
	}})
	s.Add(flags.Flag{Name: "max-errors", Kind: flags.Value, Rare: true, Arg: "n", Help: "Show only so many errors, and 1 MB of text (0 for all)", Set: func(v string) error {
		n, err := strconv.ParseUint(v, 10, 31)
		if err != nil {
			return fmt.Errorf("'%s' value invalid for uint argument!", v)
		}
		o.errors = int(n)
		return nil
	}})
}

// Parse parses a command line with the flags of a tool, among them those of o. It returns the
// positional arguments, or false after it has reported an error.
func (o *Options) Parse(s *flags.Set, args []string, errs io.Writer) ([]string, bool) {
	positional, err := s.Parse(args)
	if err != nil {
		o.Fail(s.Tool, err, errs)
	}
	return positional, err == nil
}

// Fail reports an error in the command line of a tool.
func (o *Options) Fail(tool string, err error, errs io.Writer) {
	w := o.Open(tool, errs)
	w.failUsage(err.Error())
	_ = w.Close() // an error could not be reported
}

// Open returns the output to which a tool of that name writes diagnostics. It must be
// closed.
func (o *Options) Open(tool string, errs io.Writer) *Output {
	bounded := o.errors
	switch {
	case bounded >= 0:
	case strings.HasPrefix(tool, "mica "):
		bounded = defaultErrors
	default: // the reference's tools write all
		bounded = 0
	}
	return &Output{w: errs, bound: bound{errors: bounded}, tool: tool, format: o.format, color: o.format == text && o.colored(errs), terminal: IsTerminal(errs)}
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
