package pdll

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/compiled"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/lower"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/internal/tool/depfile"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// Main runs the tool and returns its exit code. args do not include the program's
// name.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	return MainAs("mlir-pdll", args, in, out, errs)
}

// MainAs is Main under another name of the tool. Under the reference's, errors omit hints that
// the reference does not print.
func MainAs(name string, args []string, in io.Reader, out, errs io.Writer) int {
	o := &options{name: name, input: "-", output: "-", kind: "ast", splitMarker: defaultMarker, joinMarker: defaultMarker}
	set := o.flagSet(errs)
	positional, ok := o.diagnostics.Parse(set, args, errs)
	if !ok {
		return 1
	}
	if len(positional) > 0 {
		o.input = positional[0]
	}
	if o.help {
		return flags.Answer(out, errs, set.Usage("PDLL Frontend", "<input file>"))
	}
	if o.version {
		return flags.Answer(out, errs, "mica, compatible with LLVM 22 mlir-pdll\n")
	}
	r := &run{options: o, errs: o.diagnostics.Open(name, errs)}
	err := r.all(in, out)
	if err != nil && !errors.Is(err, errReported) {
		r.errs.FailWith(err)
	}
	if *o.counters {
		fmt.Fprintln(r.errs, "Counters and values:")
	}
	if cerr := r.errs.Close(); err != nil || cerr != nil {
		return 1
	}
	return 0
}

// isReference reports whether the tool runs under the reference's name.
func isReference(name string) bool { return strings.HasSuffix(name, "mlir-pdll") }

// errReported means that the error has been written already.
var errReported = errors.New("error")

// A run is one invocation of the tool.
type run struct {
	*options
	errs *report.Output
	out  bytes.Buffer
	read []string // files that the input includes
}

func (r *run) all(in io.Reader, out io.Writer) error {
	if project.Uses(r.name) {
		p, err := r.project.Find(r.input, r.errs)
		if err != nil {
			return err
		}
		if p != nil {
			r.includes, r.refuse = append(r.includes, p.Includes...), p.Refuse
		}
	}
	set := &source.Set{Stdin: in, Includes: r.includes}
	f, err := set.Read(r.input)
	if err != nil {
		return fmt.Errorf("cannot open input file '%s': %s", r.input, source.Reason(err))
	}
	if f.Name == "-" {
		f.Name = "<stdin>"
	}
	if !r.split {
		err = r.chunk(f)
	} else {
		err = r.chunks(f)
	}
	if err != nil {
		return err
	}
	if err := r.write(out); err != nil || r.dependency == "" {
		return err
	}
	if r.output == "-" {
		return errors.New("error: the option -d must be used together with -o")
	}
	if err := depfile.Write(r.dependency, []string{r.output}, r.read); err != nil {
		return fmt.Errorf("cannot open output file '%s': %s", r.dependency, source.Reason(err))
	}
	return nil
}

// chunks splits the input at the marker and processes each part separately, also
// after an error.
func (r *run) chunks(f *source.File) error {
	pieces, near := split(f, r.splitMarker)
	if err := r.render(near); err != nil {
		return err
	}
	var failed error
	for i, piece := range pieces {
		if i > 0 {
			r.out.WriteString(r.joinMarker)
			r.out.WriteByte('\n')
		}
		if err := r.chunk(piece); err != nil {
			failed = errReported
			if !errors.Is(err, errReported) {
				r.errs.FailWith(err)
			}
		}
	}
	return failed
}

// chunk processes one text.
func (r *run) chunk(f *source.File) error {
	set := &source.Set{Includes: r.includes, Refuse: r.refuse, FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}}
	m, diags := pdll.Load(f, pdll.Options{Files: set, Reference: isReference(r.name)})
	for _, inc := range set.Files() {
		r.read = append(r.read, inc.Name)
	}
	shown := diags
	if !r.allErrors {
		shown = shown[:m.Reported]
	}
	if err := r.render(shown); err != nil {
		return err
	}
	if diags.HasErrors() {
		return errReported
	}
	if r.dumpODS {
		pdll.DumpODS(r.errs, m.ODS)
	}
	err := Write(&r.out, m, r.kind, asm.Options{DebugInfo: true})
	var list diag.List
	if errors.As(err, &list) {
		return r.verdict(list)
	}
	return err
}

// Write writes a module without errors as a tree ("ast"), in the pdl dialect ("mlir") or as
// C++ ("cpp"). The error may be a [diag.List].
func Write(w io.Writer, m *pdll.Module, kind string, print asm.Options) error {
	if kind == "ast" {
		return pdll.Dump(w, m)
	}
	ctx := ir.NewContext()
	lib := library.New(library.Options{Natives: []*dialect.Natives{pdl.Natives()}, Compiled: compiled.Find})
	if _, diags := lib.Register(ctx); diags.HasErrors() {
		return diags
	}
	form := lower.Lower
	if kind == "cpp" {
		form = lower.LowerForCPP
	}
	op, diags := form(m, ctx)
	if diags.HasErrors() {
		return diags
	}
	if kind == "cpp" {
		return writeCPP(w, m, op)
	}
	return asm.Print(w, op, print)
}

// verdict writes the errors of the lowering. An error of the IR verifier has an IR
// location instead of a source span, and is written as the reference does: in one
// line, without notes.
func (r *run) verdict(list diag.List) error {
	for _, d := range list {
		if d.Place.Pos.IsValid() {
			if err := r.render(diag.List{d}); err != nil {
				return err
			}
			continue
		}
		text := fmt.Sprintf("%s: %s\n", d.Severity, d.Message)
		if name, line, col := d.Place.Resolve(); name != "" {
			text = fmt.Sprintf("loc(%q:%d:%d): %s", name, line, col, text)
		}
		if err := r.errs.Diagnostic(d, []byte(text)); err != nil {
			return err
		}
	}
	return errReported
}

// render writes diagnostics with a single call of Write.
func (r *run) render(list diag.List) error {
	if len(list) == 0 {
		return nil
	}
	b := r.errs.Buffer()
	if err := (&diag.Renderer{Out: b, LongLines: 4, NoHints: isReference(r.name)}).RenderAll(list); err != nil {
		return err
	}
	return b.Flush()
}

func (r *run) write(out io.Writer) error {
	if r.output == "-" {
		_, err := out.Write(r.out.Bytes())
		return err
	}
	write := osfile.WriteBytes
	if r.ifChanged {
		write = osfile.WriteChanged
	}
	if err := write(r.output, r.out.Bytes()); err != nil {
		return fmt.Errorf("cannot open output file '%s': %s", r.output, source.Reason(err))
	}
	return nil
}
