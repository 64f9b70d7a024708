package gen

import (
	"bytes"
	"cmp"
	"fmt"
	"go/format"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/tablegen"
)

// Options configure [Dialect].
type Options struct {
	// Package is the name of the Go package, by default the namespace of the dialect without
	// characters that a name cannot have.
	Package string
	// Natives are the natives of all dialects, and Packages the import paths of the packages
	// whose function Natives returns them, by namespace. Without one for the dialect, the
	// generated Register takes hooks that the user implements.
	Natives  []*dialect.Natives
	Packages map[string]string
	// Wrappers are the import paths of packages that were generated of other dialects, by
	// namespace. Enumerations of these dialects are not generated again.
	Wrappers map[string]string
	// Shared is the package with definitions that other dialects share. It may be nil.
	Shared *Shared
	// Parts selects the generated parts, by default the whole package.
	Parts Parts
	// Report lists what the loader found missing in the definitions.
	Report *load.Report
	// Code returns the C++ of the definitions in a module, whose conditions are translated to
	// Go. If it is nil, they remain C++, which is evaluated when the program runs.
	Code func(m *ods.Module) *load.CodeReader
}

// Parts are parts of a package, for dialects whose natives are in a package.
type Parts int

const (
	Whole Parts = iota
	// Wrappers are the parts that natives use: the typed operations, types, attributes and
	// enumerations, and their builders.
	Wrappers
	// Accessors are the typed operations with their accessors and constants for their names, for
	// natives of dialects that others define.
	Accessors
	// Definitions replace the .td files: a variable Generated, with the definitions and their
	// conditions.
	Definitions
)

// A File is a generated source file.
type File struct {
	Name string
	Text []byte
}

// A Problem is a part of a definition that has no form in the generated code.
type Problem struct {
	Place  diag.Place
	What   string // "op 'a.b'"
	Reason string
}

// PackageName returns the name of the package of a dialect, unless another one is given.
func PackageName(namespace string) string {
	name := strings.ToLower(camel(namespace))
	if token.IsKeyword(name) {
		name += "s"
	}
	return name
}

// Dialect generates the package of a dialect that is registered in ctx and was made from
// the definitions in the modules.
func Dialect(ctx *ir.Context, ms []*ods.Module, namespace string, o Options) ([]File, []Problem, error) {
	p := &pkg{ctx: ctx, options: o, name: o.Package}
	if p.name == "" {
		p.name = PackageName(namespace)
	}
	if o.Parts != Accessors {
		p.translator = p.newTranslator(ms)
	}
	if err := p.read(ms, namespace); err != nil {
		return nil, nil, err
	}
	if o.Parts == Whole {
		p.hooks = p.findHooks()
	}
	if o.Parts == Accessors {
		if f := p.accessorsFile(); f != nil {
			p.files = []*file{f}
		}
		return p.texts()
	}
	if o.Parts != Definitions {
		if p.translator != nil {
			p.translator.translateBuilders()
		}
		if p.hooks == nil {
			p.reportMethods()
		}
	}
	if o.Parts != Wrappers {
		p.predicates = p.translatePredicates()
	}
	switch o.Parts {
	case Whole:
		p.files = []*file{p.registerFile(p.hooks)}
	case Wrappers:
		p.files = []*file{p.wrappersFile()}
	case Definitions:
		p.files = []*file{p.definitionsFile()}
	}
	if o.Parts != Definitions {
		for _, f := range []*file{p.opsFile(), p.enumsFile(), p.defsFile(), p.interfacesFile()} {
			if f != nil {
				p.files = append(p.files, f)
			}
		}
	}
	if o.Parts != Wrappers {
		d := newDefinitions(p)
		p.files = append(p.files, d.write(p.module))
		if p.predicates != nil {
			p.files = append(p.files, p.predicates.table(d))
		}
	}
	return p.texts()
}

// texts returns the files as Go source.
func (p *pkg) texts() ([]File, []Problem, error) {
	var out []File
	for _, f := range p.files {
		text, err := f.bytes()
		if err != nil {
			return nil, nil, err
		}
		out = append(out, File{f.name, text})
	}
	return out, p.problems, nil
}

// read selects the definitions to generate, and names them.
func (p *pkg) read(ms []*ods.Module, namespace string) error {
	p.enums, p.defs = map[*ods.Enum]string{}, map[*ods.Def]string{}
	var words map[string]bool
	p.module, words = selectDialect(ms, namespace)
	p.lenders = lenders(p.options, namespace, words)
	if len(p.module.Dialects) == 0 {
		return fmt.Errorf("no definition of the dialect '%s'", namespace)
	}
	p.dialect = p.module.Dialects[0]
	p.findOwners(ms)
	if p.options.Parts == Accessors {
		p.ops = p.opTexts()
		return nil
	}
	p.nameTypes()
	return nil
}

// A pkg is the package that is generated.
type pkg struct {
	ctx     *ir.Context
	options Options
	name    string
	dialect *ods.Dialect
	module  *ods.Module // the definitions to generate
	files   []*file
	// lenders are the namespaces of other dialects whose natives have C++ functions that the
	// dialect calls.
	lenders []string
	// owners are the packages of other dialects, by C++ namespace.
	owners map[string]*owner

	enums map[*ods.Enum]string // Go types
	defs  map[*ods.Def]string

	ops        []*opText
	ifaces     []*iface
	defMethods map[*ods.Def][]*methodText
	hooks      *hooks // nil if natives have it
	// translator translates C++, nil if it remains C++.
	translator *translator
	// predicates are the conditions in Go, or nil.
	predicates *predicates

	problems []Problem
}

// at returns a remark on where a record is defined.
func (p *pkg) at(r *tablegen.Record) string {
	if pos := r.Pos(); pos.IsValid() {
		name, line, _ := diag.At(pos).Resolve()
		return fmt.Sprintf(", defined in %s:%d", path.Base(name), line)
	}
	return ""
}

// A file is a source file that is being written.
type file struct {
	pkg     *pkg
	name    string
	imports map[string]bool
	renamed map[string]string // names of imported packages that are not their last elements
	body    bytes.Buffer
	doc     string
}

func (p *pkg) newFile(part string) *file {
	name := strings.ReplaceAll(p.dialect.Name, ".", "_")
	if part != "" {
		name += "_" + part
	}
	return &file{pkg: p, name: name + ".gen.go", imports: map[string]bool{}, renamed: map[string]string{}}
}

func (f *file) use(path string) { f.imports[path] = true }

func (f *file) line(format string, args ...any) {
	fmt.Fprintf(&f.body, format, args...)
	f.body.WriteByte('\n')
}

func (f *file) bytes() ([]byte, error) {
	f.useOwners()
	var b bytes.Buffer
	b.WriteString("// Code generated by mica gen. DO NOT EDIT.\n\n" + f.doc + "package " + f.pkg.name + "\n\n")
	var std, other []string
	for i := range f.imports {
		if strings.Contains(i, ".") {
			other = append(other, f.importSpec(i))
		} else {
			std = append(std, strconv.Quote(i))
		}
	}
	slices.Sort(std)
	slices.Sort(other)
	if len(f.imports) > 0 {
		b.WriteString("import (\n" + strings.Join(std, "\n") + "\n\n" + strings.Join(other, "\n") + "\n)\n\n")
	}
	b.Write(f.body.Bytes())
	text, err := format.Source(b.Bytes())
	if err != nil {
		return nil, fmt.Errorf("%s: the generated code is not well-formed: %w\n%s", f.name, err, numbered(b.Bytes(), err))
	}
	// gofmt is not idempotent for some comments.
	for range 4 {
		again, err := format.Source(text)
		if err != nil || bytes.Equal(again, text) {
			break
		}
		text = again
	}
	return text, nil
}

// numbered returns the line of an error.
func numbered(text []byte, err error) string {
	head, _, _ := strings.Cut(err.Error(), ":")
	n, _ := strconv.Atoi(head)
	lines := strings.Split(string(text), "\n")
	if n < 1 || n > len(lines) {
		return ""
	}
	return lines[n-1]
}

// selectDialect returns the definitions of a dialect in the modules, those that they refer to,
// and the identifiers in their C++.
func selectDialect(ms []*ods.Module, namespace string) (*ods.Module, map[string]bool) {
	out := &ods.Module{}
	own := func(d *ods.Dialect) bool { return d != nil && d.Name == namespace }
	for _, m := range ms {
		for _, d := range m.Dialects {
			if own(d) && len(out.Dialects) == 0 {
				out.Dialects = append(out.Dialects, d)
			}
		}
		for _, op := range m.Ops {
			if own(op.Dialect) && !slices.Contains(out.Ops, op) {
				out.Ops = append(out.Ops, op)
			}
		}
		for _, d := range m.Types {
			if own(d.Dialect) && !slices.Contains(out.Types, d) {
				out.Types = append(out.Types, d)
			}
		}
		for _, d := range m.Attrs {
			if own(d.Dialect) && !slices.Contains(out.Attrs, d) {
				out.Attrs = append(out.Attrs, d)
			}
		}
	}
	if len(out.Dialects) == 0 {
		return out, nil
	}
	words := addReferred(out, ms)
	for _, list := range [][]*ods.Def{out.Types, out.Attrs} {
		slices.SortStableFunc(list, func(a, b *ods.Def) int {
			return cmp.Compare(foreign(a, namespace), foreign(b, namespace))
		})
	}
	return out, words
}

// foreign is 0 for a definition of the dialect.
func foreign(d *ods.Def, namespace string) int {
	if d.Dialect != nil && d.Dialect.Name == namespace {
		return 0
	}
	return 1
}
