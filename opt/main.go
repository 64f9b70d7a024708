package opt

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/filecheck/regex"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/patterns"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// A Tool is a tool that can be run several times, also concurrently. Its
// definitions are read once for all runs.
type Tool struct {
	config Config
	base   func() (*mica.Context, diag.List) // for runs without flags for definitions
}

// New returns a tool.
func New(c Config) *Tool {
	if c.Name == "" {
		c.Name = "mlir-opt"
	}
	t := &Tool{config: c}
	t.base = sync.OnceValues(func() (*mica.Context, diag.List) { return t.newContext(&options{}) })
	return t
}

// newContext returns a context with the dialects of the tool and of the command
// line.
func (t *Tool) newContext(o *options) (*mica.Context, diag.List) {
	definitions := slices.Clone(t.config.Definitions)
	for _, name := range o.ods {
		definitions = append(definitions, mica.File(name))
	}
	sources := slices.Clone(t.config.Sources)
	for _, name := range o.cxx {
		sources = append(sources, mica.File(name))
	}
	return mica.NewContext(mica.Config{
		Dialects:  t.config.Dialects,
		Natives:   t.config.Natives,
		Functions: t.config.Functions,
		Sources:   sources,
		Defines:   o.defines,
		Includes:  append(slices.Clone(o.includes), t.config.Includes...),

		Installed: !o.notInstalled,
		Warnings:  o.warnings,
	}, definitions...)
}

// Main runs the tool and returns its exit code. args do not include the program's
// name.
func (t *Tool) Main(args []string, in io.Reader, out, errs io.Writer) int {
	r := &run{tool: t, in: in, stdout: out, errs: errs, files: &source.Set{Stdin: in}}
	fs := r.flags(t.config.Name)
	r.passFlags(fs, slices.Concat(passes(), t.config.Passes))
	positional, err := fs.Parse(args)
	if err != nil {
		fmt.Fprint(errs, err)
		return 1
	}
	if err := r.driver.check(); err != nil {
		fmt.Fprintf(errs, "%s: %v\n", t.config.Name, err)
		return 1
	}
	r.input = "-"
	if len(positional) > 0 {
		r.input = positional[0]
	}
	switch {
	case r.help:
		overview := "MLIR modular optimizer driver"
		if ctx, _ := t.base(); ctx != nil {
			overview += "\n\nAvailable Dialects: " + strings.Join(ctx.IR().DialectNames(), ", ")
		}
		fmt.Fprint(out, fs.Usage(overview, "<input file>"))
		return 0
	case r.version:
		fmt.Fprintln(out, "mica, compatible with LLVM 22 mlir-opt")
		return 0
	}
	err = r.all()
	if !r.written && (r.keep || err == nil) {
		if werr := r.write(out); werr != nil && err == nil {
			err = werr
		}
	}
	if err != nil {
		if !errors.Is(err, errReported) {
			fmt.Fprintln(errs, err)
		}
		return 1
	}
	return 0
}

// errReported means that the error has been written already.
var errReported = errors.New("error")

// A run is one invocation of the tool.
type run struct {
	options
	tool   *Tool
	in     io.Reader
	stdout io.Writer
	errs   io.Writer
	files  *source.Set // file set in which the input was found

	// The definitions and rules are read once. Dialects and patterns are created
	// for each context; each chunk of the input has a context of its own.
	first     *mica.Context
	rulesRead []*patterns.Rules
	modules   []*ir.Operation // of the pdl dialect, one for each rule file
	set       rewrite.Set
	frozen    *rewrite.Frozen

	assumed   assumptions // for --assume-unknown
	unprinted unprinted   // what was printed in generic form

	out  bytes.Buffer // buffered output, unless it is written directly
	keep bool         // write the output also if the run has failed, for the chunks that succeeded

	verifier  *diag.Verifier // for --verify-diagnostics, otherwise nil
	written   bool           // the output was written directly
	restoreGC func()         // reverts relaxGC
}

func (r *run) render(l diag.List) error {
	rd := &diag.Renderer{Out: r.errs, Files: r.files, OneSnippetAPlace: true}
	for _, d := range l {
		if r.noNotes {
			alone := *d
			alone.Notes = nil
			d = &alone
		}
		if err := rd.Render(d); err != nil {
			return err
		}
	}
	return nil
}

// context returns a context for a chunk of the input, with the rules compiled for
// it. Each chunk is processed as if it were the input of a separate run.
func (r *run) context() (*mica.Context, error) {
	var ctx *mica.Context
	var diags diag.List
	switch {
	case r.first != nil:
		ctx, diags = r.first.Fork()
	case len(r.ods) == 0 && len(r.cxx) == 0 && len(r.includes) == 0 && !r.notInstalled:
		if ctx, diags = r.tool.base(); ctx != nil {
			var l diag.List
			ctx, l = ctx.Fork()
			diags = append(slices.Clip(diags), l...)
		}
	default:
		ctx, diags = r.tool.newContext(&r.options)
	}
	if !diags.HasErrors() && (r.report || len(r.ods) == 0) {
		// The report contains the same information as the warnings; warnings about
		// the tool's own definitions would not help its users.
		diags = nil
	}
	if err := r.render(diags); err != nil {
		return nil, err
	}
	if ctx == nil {
		return nil, errReported
	}
	if r.first == nil {
		r.first = ctx
	}
	c := ctx.IR()
	c.AllowUnregistered = r.allowUnregistered
	if r.assumeUnknown {
		c.AssumeUnknown = r.assumed.add
	}
	// Expected diagnostics are compared with the messages, so operations are not
	// attached to them.
	c.ShowOps = r.opOnDiagnostic && r.verifyDiagnostics == ""
	c.PrintOp = func(op *ir.Operation) string {
		return asm.MessageText(op, asm.Options{DebugInfo: r.print.DebugInfo, PrettyDebugInfo: r.print.PrettyDebugInfo})
	}
	if !r.noThreads {
		c.Threads = runtime.GOMAXPROCS(0)
	}
	diags = r.loadRules(ctx)
	if err := r.render(diags); err != nil {
		return nil, err
	}
	if diags.HasErrors() {
		return nil, errReported
	}
	return ctx, nil
}

func (r *run) all() error {
	ctx, err := r.context()
	if err != nil {
		return err
	}
	switch {
	case r.showDialects && strings.HasPrefix(r.tool.config.Name, "mica"):
		for _, f := range ctx.Found() {
			fmt.Fprintf(&r.out, "%-14s %s\n", f.Namespace, f.Where)
		}
		return nil
	case r.showDialects:
		fmt.Fprintf(&r.out, "Available Dialects: %s\n", strings.Join(ctx.IR().DialectNames(), ","))
		return nil
	case r.report:
		return r.printReport(ctx, &r.out)
	case r.printPDL:
		return r.printRules(&r.out)
	}
	f, err := r.files.Read(r.input)
	if err != nil {
		return fmt.Errorf("cannot open input file '%s': %s", r.input, source.Reason(err))
	}
	if bytes.HasPrefix(f.Text, []byte("ML\xefR")) {
		return fmt.Errorf("%s: bytecode is not read yet, only text is", r.input)
	}
	if f.Name == "-" {
		f.Name = "<stdin>"
		r.files.Add(f)
	}
	if r.verifyDiagnostics != "" {
		r.verifier = &diag.Verifier{OnlyExpected: r.verifyDiagnostics == "only-expected", Compile: compileRegexp}
		r.verifier.AddFile(f, 0, uint32(len(f.Text)))
		// The output is written even if expected diagnostics are missing.
		r.keep = r.output == "-"
	}
	if r.split {
		r.keep = r.output == "-"
		err = r.chunks(ctx, f)
	} else {
		err = r.chunk(ctx, f, asm.Part{})
	}
	for _, more := range []diag.List{r.assumed.warning(), r.unprinted.warnings()} {
		if err := r.render(more); err != nil {
			return err
		}
	}
	// The diagnostics of all chunks are compared with the expectations of the whole
	// text.
	if r.verifier != nil && !r.verifier.Report(r.errs, r.files) {
		return errReported
	}
	return err
}

// chunks splits the input at the marker and processes each chunk separately.
func (r *run) chunks(ctx *mica.Context, f *source.File) error {
	parts, near := splitParts(f, r.splitMarker)
	if err := r.render(near); err != nil {
		return err
	}
	var failed error
	for i, p := range parts {
		if i > 0 {
			r.out.WriteString(r.joinMarker + "\n")
		}
		if i > 0 {
			var err error
			if ctx, err = r.context(); err != nil {
				return err
			}
		}
		if err := r.chunk(ctx, f, p); err != nil {
			failed = errReported
			if !errors.Is(err, errReported) {
				fmt.Fprintln(r.errs, err)
			}
		}
	}
	return failed
}

// chunk processes one text, or a part of one.
func (r *run) chunk(ctx *mica.Context, f *source.File, part asm.Part) error {
	start, end := part.Bounds(f)
	r.restoreGC = relaxGC(int(end - start))
	defer r.restoreGC()
	opts := r.parse
	opts.Threads = ctx.IR().Threads
	opts.NoImplicitModule, opts.NoVerify, opts.Part = r.noImplicitModule, r.noVerifyParsing, part
	opts.Resources = &asm.ExternalResources{}
	var d diag.List
	op := r.process(ctx, f, opts, &d)
	if op != nil && r.strictChecks {
		if l := ctx.UnmadeChecks(op); l.HasErrors() {
			d, op = append(d, l...), nil
		}
	}
	if l := ctx.LookedUp(); len(l) > 0 {
		d, op = append(l, d...), nil
	}
	print := r.printOptions(ctx, opts)
	if r.verifyDiagnostics != "" {
		err := r.take(op, print)
		for _, x := range d {
			r.verifier.Check(x)
		}
		return err
	}
	if err := r.render(d); err != nil {
		return err
	}
	if op == nil {
		return errReported
	}
	var failed error
	if d.HasErrors() {
		failed = errReported
	}
	if r.split {
		return cmp.Or(r.take(op, print), failed)
	}
	// Errors from here on do not prevent the output from being written.
	r.written = true
	err := r.writeTo(r.stdout, func(w io.Writer) error {
		err := asm.Print(w, op, print)
		if err == nil {
			_, err = io.WriteString(w, "\n")
		}
		return err
	})
	return cmp.Or(err, failed)
}

// printOptions combines the options of the command line and of the input.
func (r *run) printOptions(ctx *mica.Context, opts asm.ParseOptions) asm.Options {
	print := r.print
	print.Resources, print.Threads = opts.Resources, ctx.IR().Threads
	// Printing need not verify again what has been verified.
	print.AssumeVerified = print.AssumeVerified || !r.noVerifyParsing
	print.Unprintable = r.unprinted.add
	return print
}

// take prints op, if it is not nil, to the buffer that is written at the end.
func (r *run) take(op *ir.Operation, print asm.Options) (err error) {
	if op != nil {
		err = asm.Print(&r.out, op, print)
		r.out.WriteString("\n")
	}
	return err
}

// process parses, verifies, transforms and verifies again. It returns nil after a
// failure that the list explains.
func (r *run) process(ctx *mica.Context, f *source.File, opts asm.ParseOptions, d *diag.List) *ir.Operation {
	op, l := asm.Parse(ctx.IR(), f, opts)
	*d = append(*d, l...)
	if op == nil {
		return nil
	}
	if r.verifyRoundtrip {
		print := r.print
		print.Resources, print.Threads = opts.Resources, ctx.IR().Threads
		if !r.roundtrip(ctx.IR(), op, print, d) {
			return nil
		}
	}
	if len(r.steps) > 0 {
		r.restoreGC()
	}
	for i := range r.steps {
		if !r.step(&r.steps[i], ctx, op, d) {
			return nil
		}
	}
	return op
}

// compileRegexp compiles an expression as LLVM's library does.
func compileRegexp(expr string) (func(text string) bool, error) {
	re, err := regex.Compile(expr, regex.Options{})
	if err != nil {
		return nil, err
	}
	return func(text string) bool {
		_, _, ok := re.Find([]byte(text))
		return ok
	}, nil
}

// roundtrip prints op, parses the result, and checks that it prints the same text.
func (r *run) roundtrip(ctx *ir.Context, op *ir.Operation, print asm.Options, d *diag.List) bool {
	print.DebugInfo = true
	text := asm.Append(nil, op, print)
	f := source.NewFile("roundtrip", text)
	r.files.Add(f)
	again, l := asm.Parse(ctx, f, asm.ParseOptions{NoImplicitModule: r.noImplicitModule, Again: true, Resources: &asm.ExternalResources{}})
	if again == nil {
		op.EmitOpError(d, "failed to parse IR back, when printed in the textual form: %s", l.Error())
		return false
	}
	print.DebugInfo = true
	if !bytes.Equal(text, asm.Append(nil, again, print)) {
		op.EmitOpError(d, "roundTrip testing roundtripped module differs from reference")
		return false
	}
	return true
}

// write writes the output to its destination, completely or not at all.
func (r *run) write(out io.Writer) error {
	return r.writeTo(out, func(w io.Writer) error {
		_, err := r.out.WriteTo(w)
		return err
	})
}

// writeTo calls f with a writer for the output, which is out if no file is named.
func (r *run) writeTo(out io.Writer, f func(io.Writer) error) error {
	if r.output == "-" {
		return f(out)
	}
	return writeFile(r.output, f)
}
