// Package run implements mica run, which executes programs.
package run

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/input"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/semantics"
	"github.com/mica-ir/mica/source"
)

const overview = `Executes a function of a module, and prints its results, one a line.

Reports division by zero, accesses out of bounds, poison that decides what happens or is a result, and
whatever else is undefined behavior, with the operation and the calls that led to it.`

// options holds the tool's flags.
type options struct {
	input.Options
	file                       *source.File
	entry, args                string
	steps, memory, depth, bits int64
}

func (o *options) flags(name string) *flags.Set {
	s := &flags.Set{Tool: name, MaxPositional: 1, Files: []string{".mlir", ".mlirbc"}}
	o.entry = "main"
	s.String(&o.entry, "entry", "name", "Function to call (main)")
	s.String(&o.entry, "e", "name", "Same as --entry")
	s.String(&o.args, "args", "values", "Arguments of the function, with commas between them: 1, -2.5, dense<[1, 2]>")
	s.Int(&o.steps, "steps", fmt.Sprintf("How many operations may be executed (%d)", semantics.DefaultSteps), 1, 1<<62)
	s.Int(&o.memory, "memory", fmt.Sprintf("How many numbers the memory may hold (%d)", semantics.DefaultMemory), 1, 1<<32)
	s.Int(&o.depth, "depth", fmt.Sprintf("How many calls may be active (%d)", semantics.DefaultDepth), 1, 100_000)
	s.Int(&o.bits, "index-bitwidth", "Bits of an index (64)", 1, 64)
	o.Options.Flags(s)
	return s
}

// limits returns the limits of an execution that the flags set.
func (o *options) limits(out io.Writer) semantics.Options {
	return semantics.Options{Output: out, Steps: o.steps, Memory: o.memory, Depth: int(o.depth), IndexWidth: int(o.bits)}
}

// Main runs the tool under a name, with dialects that are written in Go, and returns its exit code.
// args do not include the program's name.
func Main(name string, args []string, in io.Reader, out, errs io.Writer, dialects []*dialect.Natives) int {
	o := &options{}
	set := o.flags(name)
	return o.Main(set, "mlir-runner", overview, args, out, errs, func(name string) error {
		f, err := input.Read(name, in)
		if err != nil {
			return err
		}
		if o.file = f; bytecode.Is(f.Text) {
			o.file = nil // it has no lines
		}
		ctx, err := o.Context(name, dialects)
		if err != nil {
			return err
		}
		module, diags := bytecode.Parse(ctx.IR(), f, asm.ParseOptions{})
		o.Report(diags)
		if module == nil {
			return input.ErrReported
		}
		buffered := bufio.NewWriter(out)
		err = cmp.Or(o.ReportHooks(ctx), o.run(module, buffered))
		return cmp.Or(buffered.Flush(), err)
	})
}

// run executes the function and prints its results.
func (o *options) run(module *ir.Operation, out *bufio.Writer) error {
	p := semantics.NewProgram(module, o.limits(out))
	f := p.Function(o.entry)
	if f == nil {
		return fmt.Errorf("there is no function '%s' in the module%s", o.entry, suggest.DidYouMean(o.entry, functions(module)))
	}
	fn, ok := ir.AsFunction(f)
	if !ok {
		return fmt.Errorf("'%s' is no function that can be called with values", o.entry)
	}
	values, err := o.values(p, fn)
	if err != nil {
		return err
	}
	results, err := p.Call(f, values)
	if stop := (*semantics.Stop)(nil); errors.As(err, &stop) {
		_ = out.Flush() // the program's output precedes the error; a failure is reported at the end
		o.report(explain(stop))
		return input.ErrReported
	}
	if err != nil {
		return err
	}
	return o.results(p, fn, results, out)
}

// results prints the results. One that is poison is an error.
func (o *options) results(p *semantics.Program, f ir.Function, results []semantics.Value, out io.Writer) error {
	var list diag.List
	for i, v := range results {
		if v.Kind == semantics.Poison {
			f.EmitError(&list, "result %d is poison", i)
			continue
		}
		if err := p.Print(out, v, f.FunctionType().Results[i]); err != nil {
			return err
		}
	}
	if len(list) > 0 {
		o.report(list)
		return input.ErrReported
	}
	return nil
}

// report writes errors with the lines of the input.
func (o *options) report(list diag.List) {
	list.Locate(func(name string) *source.File {
		if o.file != nil && o.file.Name == name {
			return o.file
		}
		return nil
	})
	o.Report(list)
}

// explain returns the error of a program that has ended early, with the calls that led to it.
func explain(s *semantics.Stop) diag.List {
	var list diag.List
	kind := map[semantics.StopKind]string{semantics.Undefined: "undefined behavior: ", semantics.Limit: "the program is too large to be executed: "}[s.Kind]
	d := s.Op.EmitError(&list, "%s%s", kind, s.Reason)
	const most = 20
	for i, call := range s.Stack {
		if i == most && len(s.Stack) > most+1 {
			d.Notef(call.Location().Place(), "called from here, and %d calls more", len(s.Stack)-most-1)
			break
		}
		d.Notef(call.Location().Place(), "called from here")
	}
	return list
}

// functions returns the names of the functions of a module.
func functions(module *ir.Operation) []string {
	var names []string
	for op := range module.Region(0).Ops() {
		if _, ok := ir.AsFunction(op); ok {
			names = append(names, ir.SymbolName(op))
		}
	}
	return names
}

// values returns the arguments of the command line.
func (o *options) values(p *semantics.Program, f ir.Function) ([]semantics.Value, error) {
	texts, types := split(o.args), f.FunctionType().Inputs
	if len(texts) != len(types) {
		return nil, fmt.Errorf("function '%s' has %d arguments, but --args has %d", ir.SymbolName(f.Operation), len(types), len(texts))
	}
	var values []semantics.Value
	for i, text := range texts {
		v, err := o.value(p, f.Context(), text, types[i])
		if err != nil {
			return nil, err
		}
		values = append(values, v)
	}
	return values, nil
}

// value parses an argument. Its type is added if the text has none.
func (o *options) value(p *semantics.Program, ctx *ir.Context, text string, t ir.Type) (semantics.Value, error) {
	if !strings.Contains(text, ":") && text != "true" && text != "false" {
		text += " : " + attributeType(ctx, t)
	}
	a, diags := asm.ParseAttribute(ctx, source.NewFile("<args>", []byte(text)))
	if a == nil {
		o.Report(diags)
		return semantics.Value{}, input.ErrReported
	}
	return p.Argument(a, t)
}

// attributeType returns the type of the elements of an argument: those of a memref are a tensor's.
func attributeType(ctx *ir.Context, t ir.Type) string {
	if s, ok := ir.AsMemRef(t); ok && s.HasRank() {
		return ctx.RankedTensorType(s.Shape(), s.ElementType(), nil).String()
	}
	return t.String()
}

// split cuts a list at the commas that are not within brackets or quotes.
func split(text string) []string {
	var list []string
	depth, quoted, from := 0, false, 0
	for i := range len(text) {
		switch c := text[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case strings.IndexByte("<[({", c) >= 0:
			depth++
		case strings.IndexByte(">])}", c) >= 0:
			depth--
		case c == ',' && depth == 0:
			list, from = append(list, strings.TrimSpace(text[from:i])), i+1
		}
	}
	if rest := strings.TrimSpace(text[from:]); rest != "" || len(list) > 0 {
		list = append(list, rest)
	}
	return list
}
