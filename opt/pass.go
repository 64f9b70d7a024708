package opt

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/ir"
)

// A Pass is a transformation that a flag of its name requests, as in
//
//	mlir-opt --canonicalize="top-down=false max-iterations=3"
//
// Passes run in the order of their flags.
type Pass struct {
	Name, Help string
	// Anchor is the name of the operations on which the pass runs: the root, or else the
	// operations of this name directly in the root. If it is empty, the pass runs on the
	// root, whatever it is.
	Anchor string
	// New returns a pass to run. Its options are registered with o, and have their values
	// when the pass runs.
	New func(o *PassOptions) PassFunc
}

// A PassFunc runs a pass on an operation and reports whether it succeeded. It may fail
// without a diagnostic. A pass must not change what is outside of the operation.
type PassFunc func(root *ir.Operation, r *PassRun) bool

// A PassRun is what a pass has besides the operation that it runs on.
type PassRun struct {
	Context     *mica.Context
	Diagnostics *diag.List
	Out, Errs   io.Writer // of the tool
}

// PassOptions are the options of a pass.
type PassOptions struct {
	options []passOption
}

type passOption struct {
	name, arg, help string
	set             func(value string) error
}

// Bool registers an option that is true or false. *p is its default.
func (o *PassOptions) Bool(p *bool, name, help string) {
	o.options = append(o.options, passOption{name, "", help, func(v string) error {
		switch v {
		case "", "true", "TRUE", "True", "1":
			*p = true
		case "false", "FALSE", "False", "0":
			*p = false
		default:
			return fmt.Errorf("'%s' is invalid value for boolean argument! Try 0 or 1", v)
		}
		return nil
	}})
}

// Int registers an option that is an integer. *p is its default.
func (o *PassOptions) Int(p *int, name, help string) {
	o.options = append(o.options, passOption{name, "long", help, func(v string) error {
		n, err := strconv.ParseInt(v, 0, 64)
		if err != nil || strings.Contains(v, "_") {
			return fmt.Errorf("'%s' value invalid for long argument!", v)
		}
		*p = int(n)
		return nil
	}})
}

// Strings registers an option that is a list of texts, separated by commas.
func (o *PassOptions) Strings(p *[]string, name, help string) {
	o.options = append(o.options, passOption{name, "string", help, func(v string) error {
		*p = append(*p, splitOption(v, ',')...)
		return nil
	}})
}

// PassChoice registers an option that is one of several values. *p is its default.
func PassChoice[T any](o *PassOptions, p *T, name, help string, choices map[string]T) {
	o.options = append(o.options, passOption{name, "value", help, func(v string) error {
		choice, ok := choices[v]
		if !ok {
			return fmt.Errorf("Cannot find option named '%s'!", v)
		}
		*p = choice
		return nil
	}})
}

// parse sets options from a text such as "a=1 b={x y} c".
func (o *PassOptions) parse(text string) error {
	for _, part := range splitOption(text, ' ') {
		if part == "" {
			continue
		}
		name, value, given := strings.Cut(part, "=")
		i := slices.IndexFunc(o.options, func(x passOption) bool { return x.name == name })
		if i < 0 {
			return fmt.Errorf("<Pass-Options-Parser>: no such option %s", name)
		}
		option := &o.options[i]
		if !given && option.arg != "" {
			return fmt.Errorf("for the --%s option: requires a value!", name)
		}
		if err := option.set(unquote(value)); err != nil {
			return fmt.Errorf("for the --%s option: %w", name, err)
		}
	}
	return nil
}

// splitOption splits a text at a separator that is not in quotes or braces.
func splitOption(text string, separator byte) (parts []string) {
	start, depth := 0, 0
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c == separator && depth == 0:
			parts = append(parts, text[start:i])
			start = i + 1
		case c == '{':
			depth++
		case c == '}':
			depth--
		case c == '\'' || c == '"':
			if end := strings.IndexByte(text[i+1:], c); end >= 0 {
				i += end + 1
			}
		}
	}
	return append(parts, text[start:])
}

// unquote removes the quotes or braces around a value.
func unquote(v string) string {
	if n := len(v); n >= 2 && (v[0] == '{' && v[n-1] == '}' || (v[0] == '\'' || v[0] == '"') && v[n-1] == v[0]) {
		return v[1 : n-1]
	}
	return v
}

// A step is one thing to do with the IR: a pass, or to apply the rules of all files.
type step struct {
	anchor string
	pass   PassFunc // nil for the rules
}

// passFlags adds a flag for each pass.
func (o *options) passFlags(s *flags.Set, passes []Pass) {
	for _, p := range passes {
		s.Add(flags.Flag{Name: p.Name, Kind: flags.Optional, Arg: "options", Help: p.help(), Set: func(v string) error {
			var options PassOptions
			run := p.New(&options)
			if err := options.parse(v); err != nil {
				return err
			}
			o.steps = append(o.steps, step{p.Anchor, run})
			return nil
		}})
	}
}

// help returns the help text with the names of the options.
func (p *Pass) help() string {
	var options PassOptions
	p.New(&options)
	names := make([]string, len(options.options))
	for i, o := range options.options {
		names[i] = o.name
	}
	if len(names) == 0 {
		return p.Help
	}
	return p.Help + " (options: " + strings.Join(names, ", ") + ")"
}

// step runs a step and reports whether there is a result to go on with.
func (c *chunk) step(s *step, root *ir.Operation, d *diag.List) bool {
	if s.pass == nil {
		return c.transform(root, d)
	}
	run := PassRun{Context: c.in.Context, Diagnostics: d, Out: c.stdout, Errs: c.errs}
	if c.output == "-" && (c.split || c.verifyDiagnostics != "") {
		run.Out = &c.out // in order with the IR
	}
	return s.runOn(root, &run) && (!c.verifyEach || ir.Verify(root, d))
}

// runOn runs the pass on root, or on the operations directly in it.
func (s *step) runOn(root *ir.Operation, r *PassRun) bool {
	if s.anchor == "" || s.anchor == root.Name() {
		return s.pass(root, r)
	}
	for region := range root.Regions() {
		for op := range region.Ops() {
			if op.Name() == s.anchor && !s.pass(op, r) {
				return false
			}
		}
	}
	return true
}
