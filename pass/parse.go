package pass

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
)

// A Registry is the passes and pipelines that a text can name.
type Registry struct {
	passes    map[string]*Definition
	pipelines map[string]*Pipeline
	names     []string // in the order of registration
}

// A Pipeline is a name for several passes.
type Pipeline struct {
	Argument, Summary string
	// Add adds the passes. options is the text of the options.
	Add func(m *OpManager, options string) error
}

// NewRegistry returns a registry with some passes.
func NewRegistry(defs ...*Definition) *Registry {
	r := &Registry{passes: map[string]*Definition{}, pipelines: map[string]*Pipeline{}}
	r.Register(defs...)
	return r
}

// Register adds passes, instead of earlier ones with the same arguments.
func (r *Registry) Register(defs ...*Definition) {
	for _, d := range defs {
		if r.passes[d.Argument] == nil {
			r.names = append(r.names, d.Argument)
		}
		r.passes[d.Argument] = d
	}
}

// RegisterPipeline adds a pipeline, instead of an earlier one with the same argument.
func (r *Registry) RegisterPipeline(p *Pipeline) { r.pipelines[p.Argument] = p }

// Lookup returns the definition of the pass with an argument, or nil.
func (r *Registry) Lookup(argument string) *Definition { return r.passes[argument] }

// Definitions returns the definitions in the order of registration.
func (r *Registry) Definitions() []*Definition {
	list := make([]*Definition, len(r.names))
	for i, n := range r.names {
		list[i] = r.passes[n]
	}
	return list
}

// Pipelines returns the pipelines that have a name, in its order.
func (r *Registry) Pipelines() []*Pipeline {
	var list []*Pipeline
	for _, name := range slices.Sorted(maps.Keys(r.pipelines)) {
		list = append(list, r.pipelines[name])
	}
	return list
}

// New returns a new pass with options as in a pipeline.
func (r *Registry) New(argument, options string) (*Instance, error) {
	d := r.passes[argument]
	if d == nil {
		return nil, fmt.Errorf("'%s' does not refer to a registered pass or pass pipeline", argument)
	}
	p, err := d.instance()
	if err == nil {
		err = p.SetOptions(r, options)
	}
	return p, err
}

// ParsePipeline reads a pipeline with its anchor, as in "builtin.module(cse,inline)".
// Errors have the texts of MLIR's tools, which end with a line feed where those do; one
// that is about the value of an option is an [*OptionError], too.
func (r *Registry) ParsePipeline(text string) (*OpManager, error) {
	text = strings.Trim(text, space)
	open := strings.IndexByte(text, '(')
	if open <= 0 || !strings.HasSuffix(text, ")") {
		return nil, errors.New("expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'")
	}
	m := NewOpManager(strings.TrimRight(text[:open], space))
	return m, r.AddPasses(m, text[open+1:len(text)-1])
}

// AddPasses adds the passes that a text without an anchor lists, as in "cse,inline".
func (r *Registry) AddPasses(m *OpManager, text string) error {
	if text == "" {
		return nil
	}
	elems, err := parseElements(text)
	if err == nil {
		err = r.check(text, elems)
	}
	if err != nil {
		return err
	}
	return r.addElements(m, elems)
}

// An element is a pass, or a pipeline in a pipeline.
type element struct {
	name, options string
	at            int // in the text
	inner         []*element
	nested        bool
}

// A syntaxError is an error at a place of the text of a pipeline. The message shows the line as
// LLVM does.
func syntaxError(text string, at int, format string, args ...any) error {
	before, line := text[:at], text
	lineNo := 1 + strings.Count(before, "\n")
	if i := strings.LastIndexByte(before, '\n'); i >= 0 {
		line, at = text[i+1:], at-i-1
	}
	line, _, _ = strings.Cut(line, "\n")
	return fmt.Errorf("MLIR Textual PassPipeline Parser:%d:%d: error: %s\n%s\n%s^\n", lineNo, at+1, fmt.Sprintf(format, args...), line, strings.Repeat(" ", at))
}

// parseElements parses a text without an anchor.
func parseElements(text string) ([]*element, error) {
	root := &element{}
	stack := []*element{root}
	at := 0
	skipSpace := func() {
		for at < len(text) && strings.IndexByte(space, text[at]) >= 0 {
			at++
		}
	}
	for {
		top := stack[len(stack)-1]
		n := strings.IndexAny(text[at:], ",(){")
		end := at + n
		if n < 0 {
			end = len(text)
		}
		name := text[at:end]
		e := &element{at: at + len(name) - len(strings.TrimLeft(name, space)), name: strings.Trim(name, space)}
		top.inner = append(top.inner, e)
		if at = end; n < 0 {
			break
		}
		switch text[at] {
		case '{':
			end := closeOptions(text, at+1)
			if end < 0 {
				return nil, syntaxError(text, at, "missing closing '}' while processing pass options")
			}
			e.options = text[at+1 : end]
			at = end + 1
			skipSpace()
		case '(':
			e.nested = true
			stack = append(stack, e)
			at++
			continue
		}
		for at < len(text) && text[at] == ')' {
			if len(stack) == 1 {
				return nil, syntaxError(text, at, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline")
			}
			stack = stack[:len(stack)-1]
			at++
			skipSpace()
		}
		if at == len(text) {
			break
		}
		if text[at] != ',' {
			return nil, syntaxError(text, at, "expected ',' after parsing pipeline")
		}
		at++
	}
	if len(stack) > 1 {
		// The reference points to the start of the last name.
		last := stack[len(stack)-1].inner
		return nil, syntaxError(text, last[len(last)-1].at, "encountered unbalanced parentheses while parsing pipeline")
	}
	return root.inner, nil
}

// closeOptions returns the position of the brace that ends options, or -1.
func closeOptions(text string, at int) int {
	depth := 1
	for i := at; i < len(text); i++ {
		switch text[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}

// check reports the first name that is not registered.
func (r *Registry) check(text string, elems []*element) error {
	for _, e := range elems {
		if e.nested {
			if err := r.check(text, e.inner); err != nil {
				return err
			}
		} else if r.passes[e.name] == nil && r.pipelines[e.name] == nil {
			names := slices.Collect(maps.Keys(r.passes))
			names = slices.AppendSeq(names, maps.Keys(r.pipelines))
			err := syntaxError(text, e.at, "'%s' does not refer to a registered pass or pass pipeline", e.name)
			return &UnknownError{Err: err, Pass: e.name, Near: suggest.Closest(e.name, names)}
		}
	}
	return nil
}

// An UnknownError is an error about the name of a pass or of an option that does not exist.
type UnknownError struct {
	Err  error
	Pass string // the name of the pass, "" if the option of a pass does not exist
	Near string // the closest known name, or ""
}

func (e *UnknownError) Error() string { return e.Err.Error() }

// A pipelineError is an error in a pass of a pipeline.
type pipelineError struct {
	err  error
	more string // the lines that MLIR's tools print after it
}

func (e *pipelineError) Error() string { return e.err.Error() + e.more }
func (e *pipelineError) Unwrap() error { return e.err }

// Message returns the text of an error in a pipeline as MLIR's tools report it: without the
// error in an option's value, an [*OptionError], which they print before it.
func Message(err error) string {
	var p *pipelineError
	var o *OptionError
	var printed *PrintedError
	message := ""
	switch {
	case errors.As(err, &printed):
		message = printed.Message
	case errors.As(err, &o):
	case errors.As(err, &p):
		message = p.err.Error()
	default:
		message = err.Error()
	}
	if p != nil || errors.As(err, &p) {
		message += p.more
	}
	return message
}

// Diagnostic returns an error in a pipeline as a diagnostic without a place, whose notes suggest
// the closest known name or the valid values.
func Diagnostic(err error) *diag.Diagnostic {
	d := &diag.Diagnostic{Message: Message(err)}
	hint := func(text string) {
		d.Notes = append(d.Notes, &diag.Diagnostic{Severity: diag.Note, Bare: true, Hint: true, Message: text})
	}
	if u := (*UnknownError)(nil); errors.As(err, &u) && u.Near != "" {
		hint("did you mean '" + u.Near + "'?")
	}
	if o := (*OptionError)(nil); errors.As(err, &o) && len(o.Values) > 0 {
		hint("the values are '" + strings.Join(o.Values, "', '") + "'")
	}
	return d
}

func (r *Registry) addElements(m *OpManager, elems []*element) error {
	for _, e := range elems {
		var err error
		what := ""
		if e.nested {
			err = r.addElements(m.Nest(e.name), e.inner)
			what = " to inner pipeline"
		} else {
			err = r.AddPass(m, e.name, e.options)
		}
		if err == nil {
			continue
		}
		failed := fmt.Sprintf("failed to add `%s` with options `%s`%s\n", e.name, e.options, what)
		if inner, ok := err.(*pipelineError); ok {
			return &pipelineError{inner.err, inner.more + failed}
		}
		return &pipelineError{err, "\n" + failed}
	}
	return nil
}

// AddPass adds a pass or a pipeline with options.
func (r *Registry) AddPass(m *OpManager, argument, options string) error {
	if p := r.pipelines[argument]; p != nil {
		return p.Add(m, options)
	}
	p, err := r.New(argument, options)
	if err != nil {
		return err
	}
	return m.add(p)
}
