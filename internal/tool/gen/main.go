// Package gen is the tool that generates Go packages of dialects.
package gen

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/gen"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/patterns"
	"github.com/mica-ir/mica/internal/tool/depfile"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Config holds the dialects that the tool is built with.
type Config struct {
	// Natives hold mica's Go code for dialects, and Packages the import paths of the packages
	// with this code, by namespace.
	Natives  []*dialect.Natives
	Packages map[string]string
}

type options struct {
	includes, defines, dialects, rules []string
	cxx                                []string
	packageOf                          []string
	dir, pkg, dependency, shared       string
	passFile                           string
	writeIfChanged, wrappersOnly       bool
	definitionsOnly, accessorsOnly     bool
	allowUnregistered                  bool
	noExplanations, rulesInFileOrder   bool
	compactLocations, rootLocations    bool
	help, version                      bool
	diagnostics                        report.Options
	project                            project.Options
	refuse                             func(path string) error // see project.Project
}

func (o *options) flagSet() *flags.Set {
	s := &flags.Set{Tool: "mica gen", MaxPositional: -1, Files: []string{".td"}}
	s.Strings(&o.includes, "I", "directory", "Directory of include files")
	s.Strings(&o.defines, "D", "macro", "Define a macro for #ifdef")
	s.Strings(&o.dialects, "dialect", "name", "Generate the package of this dialect; by default, those that the file defines")
	s.Strings(&o.rules, "rules", "filename", "Compile the rules of this file, in DRR, PDLL or the pdl dialect")
	s.TakesFiles("rules", ".pdll", ".td", ".mlir")
	s.Strings(&o.cxx, "cxx", "filename", "Take functions that the definitions and the rules leave to C++ from a C++ source file")
	s.TakesFiles("cxx", ".cpp", ".cc", ".cxx", ".h")
	s.Bool(&o.allowUnregistered, "allow-unregistered-dialect", "Accept rules with operations that no dialect defines")
	s.String(&o.passFile, "passes", "filename", "Generate what this file declares of passes")
	s.String(&o.dir, "o", "directory", "Directory of the package; with several dialects, the directory of their packages")
	s.String(&o.pkg, "package", "name", "Name of the package")
	s.Strings(&o.packageOf, "package-of", "dialect>=<import path", "Import path of the package that was generated of another dialect, whose enumerations are used")
	s.String(&o.dependency, "d", "filename", "Write a dependency file for make and ninja")
	s.Bool(&o.wrappersOnly, "wrappers-only", "Leave out the definitions, for a dialect that is loaded from its .td files with natives in this package")
	s.Bool(&o.definitionsOnly, "definitions-only", "Leave out the wrappers and Register, for a dialect whose natives are in another package")
	s.Bool(&o.accessorsOnly, "accessors-only", "Generate only the types of operations, their accessors and names, for natives of a dialect that others define")
	s.String(&o.shared, "shared", "import path", "With several dialects, put what their definitions have in common into this package, beside theirs")
	s.Bool(&o.compactLocations, "compact-locations", "Give Go code of rules the location in compact form: the rewriter's Origin, without a Loc")
	s.Bool(&o.rootLocations, "root-locations", "Give operations that rules create the location of the root alone, as patterns in C++ do, instead of that of all matched operations")
	s.Bool(&o.noExplanations, "no-explanations", "Leave out of compiled rules what says in traces why they do not match")
	s.Bool(&o.rulesInFileOrder, "rules-in-file-order", "Try DRR rules of equal benefit in the order of the file, not of their names")
	s.Bool(&o.writeIfChanged, "write-if-changed", "Write only files that are different from what there is")
	o.diagnostics.Flags(s)
	o.project.Flags(s)
	s.Standard(&o.help, &o.version)
	return s
}

// Main runs the tool and returns its exit code.
func Main(args []string, out, errs io.Writer, c Config) int {
	o := &options{dir: "."}
	set := o.flagSet()
	files, ok := o.diagnostics.Parse(set, args, errs)
	switch {
	case !ok:
		return 1
	case o.help:
		return flags.Answer(out, errs, set.Usage("Generate Go packages of dialects", "<definitions.td>..."))
	case o.version:
		return flags.Answer(out, errs, "mica, compatible with LLVM/MLIR 22\n")
	}
	r := &run{options: o, config: c, errs: o.diagnostics.Open("mica gen", errs)}
	err := r.main(files)
	if err != nil && !errors.Is(err, errReported) {
		r.errs.FailWith(fmt.Errorf("mica gen: %w", err))
	}
	if cerr := r.errs.Close(); err != nil || cerr != nil {
		return 1
	}
	return 0
}

// errReported means that the error has been written already.
var errReported = errors.New("error")

type run struct {
	*options
	config  Config
	errs    *report.Output
	written []string
	read    []*source.File // of rules, passes and C++
}

// main generates the outputs that the command line requests.
func (r *run) main(files []string) error {
	if len(files) == 0 && len(r.dialects) == 0 && len(r.rules) == 0 && r.passFile == "" {
		return errors.New("no input; give a .td file, --dialect, --rules or --passes.  Try: 'mica gen --help'")
	}
	for _, f := range []struct {
		name string
		set  bool
	}{{"compact-locations", r.compactLocations}, {"root-locations", r.rootLocations}, {"no-explanations", r.noExplanations}, {"rules-in-file-order", r.rulesInFileOrder}} {
		if f.set && len(r.rules) == 0 {
			return fmt.Errorf("--%s is for rules; give --rules", f.name)
		}
	}
	input := "-"
	if len(files) > 0 {
		input = files[0]
	}
	p, err := r.project.Find(input, r.errs)
	if err != nil {
		return err
	}
	if p != nil {
		r.includes, r.defines, r.refuse = append(r.includes, p.Includes...), append(r.defines, p.Defines...), p.Refuse
		r.cxx = append(slices.Clip(p.Cxx), r.cxx...)
	}
	return r.all(files)
}

// all loads the definitions and generates the packages of dialects, then the shared package, rules and
// passes.
func (r *run) all(files []string) error {
	set := &source.Set{Refuse: r.refuse}
	sources, err := r.sources(set)
	if err != nil {
		return err
	}
	lib := library.New(library.Options{Natives: r.config.Natives, Includes: r.includes, Defines: r.defines, Sources: sources, Installed: len(files) == 0, Files: set})
	list := addDefinitions(lib, files, patterns.GeneratedEnums(set.Fresh(), sources))
	ctx := ir.NewContext()
	ctx.AllowUnregistered = r.allowUnregistered
	dialects, more := lib.Register(ctx)
	list = append(list, more...)
	if r.show(list) {
		return errReported
	}
	names := r.dialects
	if len(names) == 0 && len(files) > 0 {
		if names = lib.Defined(); len(names) == 0 {
			return fmt.Errorf("'%s' defines no dialect", files[0])
		}
	}
	var shared *gen.Shared
	if r.shared != "" {
		if len(names) < 2 {
			return errors.New("--shared is for several dialects")
		}
		shared = gen.NewShared(r.shared, names, lib.Modules)
	}
	for _, name := range names {
		if err := r.dialect(ctx, lib, dialects, name, len(names) > 1, shared); err != nil {
			return err
		}
	}
	if shared != nil {
		if err := r.writeShared(shared); err != nil {
			return err
		}
	}
	if len(r.rules) > 0 {
		pkg := r.pkg
		if pkg == "" && len(names) == 1 {
			pkg = gen.PackageName(names[0])
		}
		if err := r.compileRules(ctx, lib, dialects, pkg); err != nil {
			return err
		}
	}
	if err := r.passes(lib); err != nil {
		return err
	}
	if r.dependency != "" {
		return r.writeDependencies(lib)
	}
	return nil
}

// addDefinitions adds the files of the command line, and those of enumerations.
func addDefinitions(lib *library.Library, files, enums []string) (list diag.List) {
	for _, f := range files {
		list = append(list, lib.AddFile(f)...)
	}
	for _, f := range enums {
		lib.AddFile(f) // what uses an enumeration in a file that cannot be read reports it
	}
	return list
}

// sources reads the C++ source files.
func (r *run) sources(files *source.Set) (list []*cxx.File, err error) {
	for _, name := range r.cxx {
		f, err := files.Fresh().Read(name)
		if err != nil {
			return nil, err
		}
		r.read = append(r.read, f)
		list = append(list, cxx.ParseFile(f.Name, string(f.Text)))
	}
	return list, nil
}

// show writes diagnostics and reports whether there is an error among them.
func (r *run) show(list diag.List) bool {
	_ = diag.Fprint(r.errs, list)
	return list.HasErrors()
}

func (r *run) dialect(ctx *ir.Context, lib *library.Library, dialects *library.Dialects, name string, several bool, shared *gen.Shared) error {
	d := ctx.Dialect(name)
	if d == nil {
		return fmt.Errorf("no definition of the dialect '%s'%s", name, ctx.ExplainDialect(name))
	}
	ctx.OpDefs(d) // makes them all
	if r.show(dialects.Errors()) {
		return errReported
	}
	o := gen.Options{Package: r.pkg, Shared: shared, Report: dialects.Report(), Code: dialects.Code, Natives: r.config.Natives, Packages: r.config.Packages}
	var err error
	if o.Wrappers, err = r.wrappers(); err != nil {
		return err
	}
	switch {
	case r.wrappersOnly && r.definitionsOnly, r.accessorsOnly && (r.wrappersOnly || r.definitionsOnly):
		return errors.New("--wrappers-only, --accessors-only and --definitions-only exclude each other")
	case r.accessorsOnly:
		o.Parts = gen.Accessors
	case r.wrappersOnly:
		o.Parts = gen.Wrappers
	case r.definitionsOnly:
		o.Parts = gen.Definitions
	}
	files, problems, err := gen.Dialect(ctx, lib.Modules(name), name, o)
	if err != nil {
		return err
	}
	var list diag.List
	for _, p := range problems {
		list.Warningf(p.Place, "%s has no form in Go: %s", p.What, p.Reason)
	}
	r.show(list)
	dir := r.dir
	if several {
		dir = filepath.Join(dir, strings.ReplaceAll(strings.ReplaceAll(name, "_", ""), ".", ""))
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	for _, f := range files {
		if err := r.write(filepath.Join(dir, f.Name), f.Text); err != nil {
			return err
		}
	}
	return nil
}

// writeShared writes the package with the definitions that several dialects share.
func (r *run) writeShared(shared *gen.Shared) error {
	f, err := shared.File()
	if err != nil {
		return err
	}
	dir := filepath.Join(r.dir, path.Base(r.shared))
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	return r.write(filepath.Join(dir, f.Name), f.Text)
}

// wrappers returns the packages with wrappers: mica's own, and those that the user names.
func (r *run) wrappers() (map[string]string, error) {
	paths := map[string]string{}
	for _, n := range r.config.Natives {
		if len(n.Wrappers) > 0 {
			paths[n.Namespace] = r.config.Packages[n.Namespace]
		}
	}
	for _, x := range r.packageOf {
		name, path, ok := strings.Cut(x, "=")
		if !ok || name == "" || path == "" {
			return nil, fmt.Errorf("--package-of is not '<dialect>=<import path>': '%s'", x)
		}
		paths[name] = path
	}
	return paths, nil
}

// write writes a generated file.
func (r *run) write(path string, text []byte) error {
	write := osfile.WriteBytes
	if r.writeIfChanged {
		write = osfile.WriteChanged
	}
	r.written = append(r.written, path)
	return write(path, text)
}

// writeDependencies writes a rule for make: the outputs depend on the inputs.
func (r *run) writeDependencies(lib *library.Library) error {
	var read []string
	for _, f := range slices.Concat(lib.Files().Files(), r.read) {
		read = append(read, f.Name)
	}
	return depfile.Write(r.dependency, r.written, read)
}
