// Package tblgen implements llvm-tblgen, mlir-tblgen and tblgen-to-irdl: it evaluates records, and prints
// them or passes them to generators.
package tblgen

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/drr"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/cppgen"
	"github.com/mica-ir/mica/internal/gen/docgen"
	rules "github.com/mica-ir/mica/internal/gen/drrcpp"
	"github.com/mica-ir/mica/internal/gen/irdlgen"
	"github.com/mica-ir/mica/internal/gen/pygen"
	"github.com/mica-ir/mica/internal/prelude"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/internal/tool/depfile"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/internal/tool/process"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// options holds the tool's flags.
type options struct {
	prog     string // name at the start of messages
	action   string
	class    string
	input    string
	output   string
	depFile  string
	includes []string
	defines  []string
	trees    []source.FS
	alone    bool

	onDeprecated   string // none, warn or error
	writeIfChanged bool
	timePhases     bool
	noUnusedArgs   bool
	verify         bool
	generators     backend.Options
	// outputs are the generators with separate output files.
	outputs []generatorOutput
	files   *osfile.Writer // nil if everything goes to the standard output
	// report prints a generator's messages.
	report      func(diag.List)
	help        bool
	version     bool
	set         *flags.Set
	diagnostics report.Options
	project     Project
}

// A generatorOutput is a generator whose text goes to a file: -gen-enum-decls=FILE. The
// input is evaluated once for all of them.
type generatorOutput struct {
	generator backend.Generator
	file      string
}

// splitOutputs takes the generators with files out of the arguments.
func (o *options) splitOutputs(args []string) []string {
	var rest []string
	for _, a := range args {
		name, file, ok := strings.Cut(strings.TrimLeft(a, "-"), "=")
		i := slices.IndexFunc(generatorsOf(o.prog), func(g backend.Generator) bool { return g.Flag == name })
		if !ok || i < 0 || file == "" || !strings.HasPrefix(a, "-") {
			rest = append(rest, a)
			continue
		}
		o.outputs = append(o.outputs, generatorOutput{generatorsOf(o.prog)[i], file})
	}
	return rest
}

// actions lists the implemented backends in the order of the help text.
var actions = [][2]string{
	{"print-records", "Print all records to stdout (default)"},
	{"print-detailed-records", "Print full details of all records to stdout"},
	{"null-backend", "Do nothing after parsing (useful for timing)"},
	{"dump-json", "Dump all records as machine-readable JSON"},
	{"print-enums", "Print enum values for a class"},
	{"print-sets", "Print expanded sets for testing DAG exprs"},
	{"gen-ctags", "Generate ctags-compatible index"},
	{"gen-searchable-tables", "Generate generic binary-searchable table"},
	{"gen-automata", "Generate generic automata"},
	{"gen-rewriters", "Generate pattern rewriters"},
}

// isAction reports whether a backend that is no generator of mlir-tblgen has a name.
func isAction(name string) bool {
	return slices.ContainsFunc(actions, func(a [2]string) bool { return a[0] == name })
}

// A Config holds the settings that a program passes to the tool.
type Config struct {
	// Name is the tool's in its messages. The tools of the reference have only their own
	// generators.
	Name string
	// Alone means that the process runs nothing else: the tool may change the settings of the garbage
	// collector.
	Alone bool
	// Project finds project files. nil finds none.
	Project Project
	// Trees are the files within the program that definitions can include. nil is the prelude.
	Trees []source.FS
}

// A Project is the project of an input.
type Project interface {
	Flags(s *flags.Set)
	// TableGen adds the include directories of an input's project to a set of files, and returns its
	// macros.
	TableGen(input string, files *source.Set, errs io.Writer) (defines []string, err error)
}

// Names returns the names of the reference's tools that this tool implements.
func Names() []string { return []string{"llvm-tblgen", "mlir-tblgen", "tblgen-to-irdl"} }

// isMLIR reports whether the tool was called as mlir-tblgen.
func isMLIR(prog string) bool { return prog == "mlir-tblgen" || prog == "mica mlir-tblgen" }

// isIRDL reports whether the tool was called as tblgen-to-irdl.
func isIRDL(prog string) bool { return prog == "tblgen-to-irdl" || prog == "mica tblgen-to-irdl" }

// flagSet returns the flags that set o.
func flagSet(o *options) *flags.Set {
	set := &flags.Set{Tool: o.prog, MaxPositional: 1, Files: []string{".td"}}
	title := "Action to perform:"
	if isMLIR(o.prog) {
		title = "Generator to run"
	}
	for _, a := range actions {
		set.Add(flags.Flag{Name: a[0], Kind: flags.Choice, Title: title, Help: a[1], Set: func(string) error {
			o.action = a[0]
			return nil
		}})
	}
	for _, g := range generatorsOf(o.prog) {
		set.Add(flags.Flag{Name: g.Flag, Kind: flags.Choice, Group: "GENERATORS", Rare: true, Title: title, Help: g.Help, Set: func(string) error {
			o.action = g.Flag
			return nil
		}})
	}
	set.String(&o.generators.Dialect, "dialect", "string", "The dialect to gen for")
	set.String(&o.generators.Name, "name", "string", "The name of this group of passes")
	set.String(&o.generators.Prefix, "prefix", "string", "The prefix to use for this group of passes. The form will be mlirCreate<prefix><passname>, the prefix can avoid conflicts across libraries.")
	set.String(&o.generators.OpInclude, "op-include-regex", "string", "Regex of name of op's to include (no filter if empty)")
	set.String(&o.generators.OpExclude, "op-exclude-regex", "string", "Regex of name of op's to exclude (no filter if empty)")
	intrinsics := &o.generators.Intrinsics
	set.String(&intrinsics.Filter, "llvmir-intrinsics-filter", "string", "Only keep the intrinsics with the specified substring in their record name")
	set.String(&intrinsics.Base, "dialect-opclass-base", "string", "The base class for the ops in the dialect we are planning to emit")
	set.String(&intrinsics.AccessGroup, "llvmir-intrinsics-access-group-regexp", "string", "Mark intrinsics that match the specified regexp as taking an access group metadata")
	set.String(&intrinsics.AliasAnalysis, "llvmir-intrinsics-alias-analysis-regexp", "string", "Mark intrinsics that match the specified regexp as taking alias.scopes, noalias, and tbaa metadata")
	set.String(&o.generators.TypeDefs, "typedefs-dialect", "string", "Generate types for this dialect")
	set.String(&o.generators.AttrDefs, "attrdefs-dialect", "string", "Generate attributes for this dialect")
	set.String(&o.generators.Bytecode, "bytecode-dialect", "string", "The dialect to gen for")
	set.String(&o.generators.Bindings.Dialect, "bind-dialect", "string", "The dialect to run the generator for")
	set.String(&o.generators.Bindings.Extension, "dialect-extension", "string", "The prefix of the dialect extension")
	set.String(&o.generators.Directives, "directives-dialect", "string", "Generate directives for this dialect")
	set.Add(flags.Flag{Name: "op-shard-count", Kind: flags.Value, Arg: "uint", Help: "The number of shards into which the op classes will be divided", Set: func(v string) error {
		n, err := strconv.ParseUint(v, 0, 32)
		if err != nil || strings.Contains(v, "_") {
			return errors.New("'" + v + "' value invalid for uint argument!")
		}
		if n == 0 {
			return errors.New("must be at least 1")
		}
		o.generators.Shards = int(n)
		return nil
	}})
	prefix := func(p *[]string, name, arg, help string) {
		set.Add(flags.Flag{Name: name, Kind: flags.Prefix, Arg: arg, Help: help, Set: func(v string) error {
			*p = append(*p, v)
			return nil
		}})
	}
	prefix(&o.defines, "D", "macro name", "Name of the macro to be defined")
	prefix(&o.includes, "I", "directory", "Directory of include files")
	set.String(&o.class, "class", "class name", "Print Enum list for this class")
	o.diagnostics.Flags(set)
	if o.project != nil {
		o.project.Flags(set)
	}
	set.String(&o.depFile, "d", "filename", "Dependency filename")
	set.Standard(&o.help, &o.version)
	set.Bool(&o.noUnusedArgs, "no-warn-on-unused-template-args", "Disable unused template argument warnings.")
	set.String(&o.output, "o", "filename", "Output filename")
	if isMLIR(o.prog) {
		set.Add(flags.Flag{Name: "on-deprecated", Kind: flags.Value, Arg: "value", Values: []string{"none", "warn", "error"}, Help: "Action to perform on deprecated def: none, warn, error",
			Set: func(v string) error {
				if o.onDeprecated = v; !slices.Contains([]string{"none", "warn", "error"}, v) {
					return fmt.Errorf("Cannot find option named '%s'!", v)
				}
				return nil
			}})
	}
	set.Bool(&o.timePhases, "time-phases", "Time phases of parser and backend")
	set.Bool(&o.verify, "verify-diagnostics", "Compare the diagnostics with the expected-error comments")
	set.Bool(&o.writeIfChanged, "write-if-changed", "Only write output if it changed")
	return set
}

// parse reads the command line. The options are valid for reporting an error, too.
func parse(cfg Config, args []string) (*options, error) {
	prog := cfg.Name
	o := &options{prog: prog, project: cfg.Project, trees: cfg.Trees, alone: cfg.Alone, input: "-", output: "-", onDeprecated: "none"}
	o.generators.Intrinsics.Base = "LLVM_IntrOp"
	if isMLIR(prog) {
		o.onDeprecated = "warn"
	}
	args = o.splitOutputs(args)
	o.set = flagSet(o)
	rest, err := o.set.Parse(args)
	if err == nil && o.help {
		return o, nil
	}
	for _, a := range args {
		if name := strings.TrimLeft(a, "-"); strings.HasPrefix(a, "-") && strings.HasPrefix(name, "gen-") && !isAction(name) && !implemented(prog, name) {
			if strings.HasPrefix(name, "gen-rewriters=") {
				return o, flags.Error(prog + ": -gen-rewriters takes no file; use -o\n")
			}
			if !isMLIR(prog) && !misspelt(prog, name) {
				return o, flags.Error(prog + ": the backend '" + a + "' is not implemented\n")
			}
		}
	}
	if err != nil {
		return o, err
	}
	if isIRDL(prog) && !o.help && !o.version && !slices.ContainsFunc(args, isDialectFlag) {
		return o, flags.Error(prog + ": for the --dialect option: must be specified at least once!\n")
	}
	if len(rest) > 0 {
		o.input = rest[0]
	}
	if err := o.checkOutputs(); err != nil {
		return o, err
	}
	switch {
	case o.action == "" && len(o.outputs) > 0:
		o.action = "null-backend"
	case o.action == "":
		o.action = "print-records"
	}
	return o, nil
}

// isDialectFlag reports whether an argument selects the dialect.
func isDialectFlag(arg string) bool {
	name, _, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
	return strings.HasPrefix(arg, "-") && name == "dialect"
}

// checkOutputs returns an error if texts would be lost.
func (o *options) checkOutputs() error {
	if len(o.outputs) > 0 && o.action == "" && o.output != "-" {
		return flags.Error(o.prog + ": -o is given, but all generators write to files of their own\n")
	}
	var files []string
	if o.action != "" {
		files = append(files, o.output)
	}
	for _, x := range o.outputs {
		if slices.Contains(files, x.file) {
			return flags.Error(o.prog + ": '" + x.file + "' is the file of more than one output\n")
		}
		files = append(files, x.file)
	}
	return nil
}

// generators returns the generators of mlir-tblgen, in the order of its help.
func generators() []backend.Generator {
	all := slices.Concat(cppgen.Generators(), docgen.Generators(), pygen.Generators())
	slices.SortFunc(all, func(a, b backend.Generator) int { return strings.Compare(a.Flag, b.Flag) })
	return all
}

// generatorsOf returns the generators of a tool. Under a name of mica's own, it has all.
func generatorsOf(prog string) []backend.Generator {
	switch {
	case isMLIR(prog):
		return generators()
	case isIRDL(prog):
		return irdlgen.Generators()
	}
	return slices.Concat(generators(), irdlgen.Generators())
}

// implemented reports whether a tool has a generator with a flag.
func implemented(prog, name string) bool {
	return slices.ContainsFunc(generatorsOf(prog), func(g backend.Generator) bool { return g.Flag == name })
}

// misspelt reports whether the name of a backend is nearly that of an implemented one.
func misspelt(prog, name string) bool {
	near := func(n string) bool { return suggest.Distance(name, n) <= 2 }
	return slices.ContainsFunc(actions, func(a [2]string) bool { return near(a[0]) }) ||
		slices.ContainsFunc(generatorsOf(prog), func(g backend.Generator) bool { return near(g.Flag) })
}

// Main runs the tool and returns its exit code. args do not include the program's
// name.
func Main(args []string, in io.Reader, out, errs io.Writer, cfg Config) int {
	o, err := parse(cfg, args)
	if err != nil {
		o.diagnostics.Fail(cfg.Name, err, errs)
		return 1
	}
	switch {
	case o.help:
		return flags.Answer(out, errs, usage(o.set))
	case o.version:
		return flags.Answer(out, errs, "mica tblgen, compatible with LLVM 22\n")
	}
	w := o.diagnostics.Open(cfg.Name, errs)
	if o.trees == nil {
		o.trees = []source.FS{{Prefix: "prelude:", Tree: prelude.FS}}
	}
	code := o.run(in, out, w)
	if w.Close() != nil {
		return 1
	}
	return code
}

func usage(set *flags.Set) string {
	if strings.HasPrefix(set.Tool, "mica ") {
		return set.Usage("Evaluate TableGen and print records, or what a generator makes of them", "<input file>")
	}
	var b strings.Builder
	fmt.Fprintf(&b, "USAGE: %s [options] <input file>\n\nOPTIONS:\n\n", set.Tool)
	for _, f := range set.Flags {
		if f.Help == "" {
			continue
		}
		name := "--" + f.Name
		switch {
		case len(f.Name) == 1:
			name = "-" + f.Name + " <" + f.Arg + ">"
		case f.Arg != "":
			name += "=<" + f.Arg + ">"
		}
		fmt.Fprintf(&b, "  %-36s - %s\n", name, f.Help)
	}
	return b.String()
}

func (o *options) run(in io.Reader, out io.Writer, errs *report.Output) int {
	fail := func(format string, args ...any) int {
		errs.Fail(fmt.Sprintf(o.prog+": "+format, args...))
		return 1
	}
	set := &source.Set{Stdin: in, Includes: o.includes, FS: o.trees}
	if o.project != nil {
		defines, err := o.project.TableGen(o.input, set, errs)
		if err != nil {
			errs.FailWith(err)
			return 1
		}
		o.defines = append(o.defines, defines...)
	}
	f, err := set.Read(o.input)
	if err != nil {
		return fail("Could not open input file '%s': %s", o.input, source.Reason(err))
	}
	if o.alone {
		defer process.PaceShortRun()()
	}
	if o.output != "-" || len(o.outputs) > 0 {
		o.files = &osfile.Writer{}
		o.files.CatchSignals()
		defer o.files.Close()
	}
	for _, d := range o.defines {
		if !tablegen.IsMacroName(d) {
			errs.Fail(fmt.Sprintf("error: invalid macro name `%s` specified on command line", d))
			return 1
		}
	}
	start := time.Now()
	var phases []phase
	lap := func(name string) {
		phases = append(phases, phase{name, time.Since(start)})
		start = time.Now()
	}
	w := errs.Buffer()
	defer w.Flush()
	render := &diag.Renderer{Out: w, Files: set, LongLines: 4, NoHints: o.prog != "mica tblgen"}
	recs, list := tablegen.Load(f, tablegen.Options{
		Files: set, Defines: o.defines, NoUnusedArgWarnings: o.noUnusedArgs, AsReference: o.prog != "mica tblgen",
	})
	lap("Parse, build records")
	if o.verify {
		return verify(set, list, w)
	}
	if recs.Stopped && o.prog != "mica tblgen" {
		list = list[:recs.UntilStop] // the reference ends here
	}
	if err := render.RenderAll(list); err != nil {
		return 1
	}
	if list.HasErrors() {
		if !recs.Stopped {
			fmt.Fprintf(w, "%s: %d errors.\n", o.prog, recs.LateErrors)
		}
		return 1
	}
	if o.onDeprecated != "none" {
		found := deprecatedUses(recs, f)
		if len(found) > 0 && o.onDeprecated == "error" {
			found = append(found, &diag.Diagnostic{Severity: diag.Note, Message: "Error'ing out due to deprecated defs", Bare: true})
		}
		if err := render.RenderAll(found); err != nil || len(found) > 0 && o.onDeprecated == "error" {
			return 1
		}
	}
	if o.depFile != "" {
		if o.output == "-" && len(o.outputs) == 0 {
			return fail("the option -d must be used together with -o")
		}
		if err := o.writeDeps(recs); err != nil {
			return fail("error opening %s:%s", o.depFile, source.Reason(err))
		}
	}
	o.report = func(list diag.List) { render.RenderAll(list) }
	err = o.writeOutputs(f, recs, out)
	switch {
	case err != nil:
	case o.action == "null-backend" && len(o.outputs) > 0:
	case o.timePhases:
		// The time for writing can be measured separately only if the text is
		// buffered.
		var text bytes.Buffer
		err = o.emit(f, recs, &text)
		lap("Backend overall")
		if err == nil {
			err = o.write(out, func(w io.Writer) error { _, err := w.Write(text.Bytes()); return err })
		}
		lap("Write output")
	default:
		err = o.write(out, func(w io.Writer) error { return o.emit(f, recs, w) })
	}
	if err != nil {
		var d diag.List
		if errors.As(err, &d) {
			render.RenderAll(d)
			return 1
		}
		if f := backend.Failure(""); errors.As(err, &f) {
			w.Write([]byte(f))
			return 1
		}
		w.Flush()
		return fail("%s", err)
	}
	if o.timePhases {
		writeTimes(w, phases)
	}
	return 0
}

// deprecatedUses returns the warnings of the definitions in the input itself that
// refer to deprecated ones.
func deprecatedUses(recs *tablegen.Records, input *source.File) diag.List {
	var found diag.List
	for _, use := range ods.DeprecatedUses(recs, input) {
		found.Add(use.Warning())
	}
	return found
}

// verify compares the diagnostics with the expected-error comments in the input and
// in its includes.
func verify(set *source.Set, list diag.List, w io.Writer) int {
	var v diag.Verifier
	seen := map[string]bool{}
	for _, f := range set.Files() {
		if !seen[f.Name] {
			seen[f.Name] = true
			v.AddFile(f, 0, uint32(len(f.Text)))
		}
	}
	for _, d := range list {
		v.Check(d)
	}
	if !v.Report(w, set) {
		return 1
	}
	return 0
}

// emit writes the action's output.
func (o *options) emit(f *source.File, recs *tablegen.Records, w io.Writer) error {
	switch o.action {
	case "print-records":
		return recs.PrintRecords(w)
	case "print-detailed-records":
		input := o.input
		if input == "-" {
			input = "<stdin>"
		}
		return recs.PrintDetailed(w, input)
	case "dump-json":
		return recs.PrintJSON(w)
	case "print-enums":
		return recs.PrintEnums(w, o.class)
	case "print-sets":
		return recs.PrintSets(w)
	case "gen-ctags":
		return recs.PrintTags(w)
	case "gen-searchable-tables":
		return recs.PrintSearchableTables(w)
	case "gen-automata":
		return recs.PrintAutomata(w)
	case "null-backend":
		return nil
	case "gen-rewriters":
		return o.rewriters(recs, w)
	}
	for _, g := range generatorsOf(o.prog) {
		if g.Flag == o.action {
			text, err := o.generate(g, f, ods.ReadForGenerator(recs, !g.NoOperations))
			if err == nil {
				_, err = io.WriteString(w, text)
			}
			return err
		}
	}
	return fmt.Errorf("unknown action %s", o.action)
}

// generate runs a generator, unless it would silently omit a definition with an error.
func (o *options) generate(g backend.Generator, f *source.File, m *ods.Module) (string, error) {
	for _, class := range reads(g) {
		if err := firstError(m, class); err != nil {
			return "", o.asReported(err)
		}
	}
	in := &backend.Input{File: o.input, Main: f, Module: m, Options: o.generators}
	text, err := g.Run(in)
	if o.report(in.Reports); err == nil && in.Reports.HasErrors() {
		err = errorCount(in.Reports)
	}
	return text, err
}

// errorCount returns the error with the number of errors that a generator reported.
func errorCount(list diag.List) error {
	n := 0
	for _, d := range list {
		if d.Severity == diag.Error {
			n++
		}
	}
	return fmt.Errorf("%d errors.", n)
}

// asReported returns an error as the tool reports it: as mlir-tblgen, some have no place, and some
// are followed by an empty line.
func (o *options) asReported(d *diag.Diagnostic) error {
	reported := *d
	switch {
	case !isMLIR(o.prog):
	case strings.HasPrefix(d.Message, "Builder DAG arguments must be"), d.Message == "all parameters must have a name":
		reported = diag.Diagnostic{Message: d.Message, Bare: true}
	case strings.Contains(d.Message, "' does not have a field named `") && strings.HasSuffix(d.Message, "'!"):
		reported.Message += "\n"
	}
	return diag.List{&reported}
}

// reads returns the classes of the definitions that a generator reads and that may have errors.
func reads(g backend.Generator) []string {
	switch g.Flag {
	case "gen-op-doc", "gen-op-decls", "gen-op-defs":
		return []string{"Op"}
	case "gen-typedef-doc", "gen-typedef-decls", "gen-typedef-defs":
		return []string{"TypeDef"}
	case "gen-attrdef-doc", "gen-attrdef-decls", "gen-attrdef-defs":
		return []string{"AttrDef"}
	case "gen-dialect-doc":
		return []string{"Op", "TypeDef", "AttrDef"}
	}
	return nil
}

// firstError returns the error of the first definition of a class that has one.
func firstError(m *ods.Module, class string) *diag.Diagnostic {
	if len(m.Errors) == 0 {
		return nil
	}
	for _, r := range m.Records.DerivedFrom(class) {
		if err := m.Errors[r]; err != nil {
			return err
		}
	}
	return nil
}

// rewriters writes the rules as C++. Errors in definitions that no rule uses do not
// matter.
func (o *options) rewriters(recs *tablegen.Records, w io.Writer) error {
	module, _ := ods.Read(recs)
	if err := (&backend.Input{Module: module}).RequireClass("Pattern"); err != nil {
		return err
	}
	list, err := o.readRules(module)
	if err != nil {
		return err
	}
	text, diags := rules.Write(o.input, list)
	if err := diags.Err(); err != nil {
		return err
	}
	_, err = io.WriteString(w, text)
	return err
}

// readRules reads the rules, with errors as the tool reports them.
func (o *options) readRules(m *ods.Module) ([]*drr.Rule, error) {
	if !isMLIR(o.prog) {
		list, diags := drr.Read(m)
		return list, diags.Err()
	}
	list, err := drr.ReadForGenerator(m)
	if err != nil {
		return nil, o.asReported(err)
	}
	return list, nil
}

// write writes the output of fill to the output file or to out. With --write-if-changed, a file that would
// not change is not written.
func (o *options) write(out io.Writer, fill func(io.Writer) error) error {
	switch {
	case o.output == "-":
		return fill(out)
	case !o.writeIfChanged:
		return o.opened(o.files.Write(o.output, fill))
	}
	var b bytes.Buffer
	if err := fill(&b); err != nil {
		return err
	}
	return o.opened(o.files.WriteChanged(o.output, b.Bytes()))
}

// opened returns the error of an output file as the reference reports it.
func (o *options) opened(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return fmt.Errorf("error opening %s: %s", o.output, source.Reason(err))
	}
	return err
}

// writeOutputs runs the generators with separate output files. No file is written if one of them fails.
func (o *options) writeOutputs(f *source.File, recs *tablegen.Records, out io.Writer) error {
	if len(o.outputs) == 0 {
		return nil
	}
	texts := make([]string, len(o.outputs))
	module := ods.ReadForGenerator(recs, slices.ContainsFunc(o.outputs, func(x generatorOutput) bool { return !x.generator.NoOperations }))
	for i, x := range o.outputs {
		var err error
		if texts[i], err = o.generate(x.generator, f, module); err != nil {
			return err
		}
	}
	for i, x := range o.outputs {
		to := *o
		to.output = x.file
		if err := to.write(out, func(w io.Writer) error { _, err := io.WriteString(w, texts[i]); return err }); err != nil {
			return err
		}
	}
	return nil
}

// writeDeps writes a make rule with the files that were read.
func (o *options) writeDeps(recs *tablegen.Records) error {
	var targets, read []string
	for _, x := range o.outputs {
		targets = append(targets, x.file)
	}
	if o.output != "-" {
		targets = append(targets, o.output)
	}
	for _, inc := range recs.Included {
		read = append(read, inc.File.Name)
	}
	return o.files.WriteBytes(o.depFile, depfile.Rule(targets, read))
}
