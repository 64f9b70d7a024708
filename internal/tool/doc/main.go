// Package doc implements mica doc, which documents the dialects of a file.
package doc

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	render "github.com/yuin/goldmark/renderer/html"

	"github.com/mica-ir/mica/diag"
	dialects "github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/docgen"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// options holds the tool's flags.
type options struct {
	includes, defines []string
	output, dialect   string
	html, all         bool
	help, version     bool
	diagnostics       report.Options
	project           project.Options
}

func (o *options) flags() *flags.Set {
	s := &flags.Set{Tool: "mica doc", MaxPositional: 1, Files: []string{".td"}}
	o.output = "-"
	prefix := func(p *[]string, name, arg, help string) {
		s.Add(flags.Flag{Name: name, Kind: flags.Prefix, Arg: arg, Help: help, Set: func(v string) error { *p = append(*p, v); return nil }})
	}
	prefix(&o.includes, "I", "directory", "Directory of include files")
	prefix(&o.defines, "D", "macro name", "Name of the macro to be defined")
	s.String(&o.output, "o", "filename", "Output filename; .html selects HTML. With --all, a directory")
	s.Bool(&o.all, "all", "Write a page for each dialect that mica has, instead of a file's")
	s.String(&o.dialect, "dialect", "name", "Document only this dialect; by default, those that the file defines")
	s.Bool(&o.html, "html", "Write an HTML page instead of Markdown")
	o.diagnostics.Flags(s)
	o.project.Flags(s)
	s.Standard(&o.help, &o.version)
	return s
}

// Main runs the tool and returns its exit code.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	o := &options{}
	set := o.flags()
	files, ok := o.diagnostics.Parse(set, args, errs)
	switch {
	case !ok:
		return 1
	case o.help:
		return flags.Answer(out, errs, set.Usage("Document the dialects that a file defines", "<definitions.td>"))
	case o.version:
		return flags.Answer(out, errs, "mica, compatible with LLVM/MLIR 22\n")
	}
	input := "-"
	if len(files) > 0 {
		input = files[0]
	}
	w := o.diagnostics.Open("mica doc", errs)
	var err error
	switch {
	case !o.all:
		err = o.run(input, in, out, w)
	case len(files) > 0 || o.dialect != "":
		err = errors.New("--all is for no file and no --dialect")
	default:
		err = o.writeAll()
	}
	var list diag.List
	switch {
	case errors.As(err, &list):
		w.FailWith(list)
	case err != nil:
		w.Fail("mica doc: " + err.Error())
	}
	if cerr := w.Close(); err != nil || cerr != nil {
		return 1
	}
	return 0
}

func (o *options) run(input string, in io.Reader, out io.Writer, errs *report.Output) error {
	set := &source.Set{Stdin: in, Includes: o.includes, FS: library.Trees(std.Natives)}
	defines, err := o.project.TableGen(input, set, errs)
	if err != nil {
		return err
	}
	o.defines = append(o.defines, defines...)
	f, err := set.Read(input)
	if err != nil {
		return fmt.Errorf("cannot open input file '%s': %s", input, source.Reason(err))
	}
	recs, list := tablegen.Load(f, tablegen.Options{Files: set, Defines: o.defines, NoUnusedArgWarnings: true})
	if list.HasErrors() {
		return list
	}
	module, list := ods.Read(recs)
	if list.HasErrors() {
		return list
	}
	names := o.names(f, module)
	if len(names) == 0 {
		return fmt.Errorf("'%s' defines no dialect", input)
	}
	text := ""
	for _, name := range names {
		one, err := dialect(f, module, name)
		if err != nil {
			return err
		}
		text += one
	}
	if o.html || strings.HasSuffix(o.output, ".html") {
		if text, err = page(strings.Join(names, ", "), text); err != nil {
			return err
		}
	}
	if o.output == "-" {
		_, err := io.WriteString(out, text)
		return err
	}
	return osfile.WriteBytes(o.output, []byte(text))
}

// writeAll writes a page for each dialect that the program defines, or that an include directory defines instead, to
// a directory.
func (o *options) writeAll() error {
	if o.output == "-" {
		return errors.New("--all needs a directory, given with -o")
	}
	if err := os.MkdirAll(o.output, 0o777); err != nil {
		return err
	}
	extension := ".md"
	if o.html {
		extension = ".html"
	}
	natives := std.Natives()
	slices.SortFunc(natives, func(a, b *dialects.Natives) int { return strings.Compare(a.Namespace, b.Namespace) })
	index := "# Dialects\n\n"
	for _, n := range natives {
		text, err := o.own(n)
		if err != nil {
			return fmt.Errorf("dialect '%s': %w", n.Namespace, err)
		}
		index += fmt.Sprintf("- [%s](%[1]s%s)\n", n.Namespace, extension)
		if err := o.writePage(n.Namespace, n.Namespace+extension, text); err != nil {
			return err
		}
	}
	return o.writePage("Dialects", "dialects"+extension, index) // index is a dialect
}

func (o *options) writePage(title, name, text string) (err error) {
	if o.html {
		if text, err = page(title, text); err != nil {
			return err
		}
	}
	return osfile.WriteBytes(filepath.Join(o.output, name), []byte(text))
}

// own returns the documentation of a dialect that mica has. Its definitions may be in several files, and two files may
// have different definitions of one name: these are read on their own.
func (o *options) own(n *dialects.Natives) (string, error) {
	f, module, err := o.roots(n.Namespace, n.Definitions.Roots)
	if err == nil {
		return dialect(f, module, n.Namespace)
	}
	for _, root := range n.Definitions.Roots {
		one, m, err := o.roots(n.Namespace, []string{root})
		switch {
		case err != nil:
			return "", err
		case module == nil:
			f, module = one, m
		default:
			addModule(module, m)
		}
	}
	return dialect(f, module, n.Namespace)
}

// roots reads files of a dialect together.
func (o *options) roots(namespace string, roots []string) (*source.File, *ods.Module, error) {
	var text strings.Builder
	for _, root := range roots {
		fmt.Fprintf(&text, "include %q\n", root)
	}
	set := &source.Set{Includes: o.includes, FS: library.Trees(std.Natives)}
	f := source.NewFile(namespace+".td", []byte(text.String()))
	recs, list := tablegen.Load(f, tablegen.Options{Files: set, Defines: o.defines, NoUnusedArgWarnings: true})
	if list.HasErrors() {
		return nil, nil, list
	}
	module, list := ods.Read(recs)
	if list.HasErrors() {
		return nil, nil, list
	}
	return f, module, nil
}

// addModule adds the definitions of a module that another one does not have.
func addModule(to, m *ods.Module) {
	for _, op := range m.Ops {
		if !slices.ContainsFunc(to.Ops, func(x *ods.Operator) bool { return x.Name() == op.Name() }) {
			to.Ops = append(to.Ops, op)
		}
	}
	for _, lists := range []struct {
		to   *[]*ods.Def
		list []*ods.Def
	}{{&to.Types, m.Types}, {&to.Attrs, m.Attrs}} {
		for _, d := range lists.list {
			if !slices.ContainsFunc(*lists.to, func(x *ods.Def) bool { return x.CppType == d.CppType }) {
				*lists.to = append(*lists.to, d)
			}
		}
	}
	for _, e := range m.Enums {
		if !slices.ContainsFunc(to.Enums, func(x *ods.Enum) bool { return x.Name == e.Name && x.CppNamespace == e.CppNamespace }) {
			to.Enums = append(to.Enums, e)
		}
	}
}

// names returns the names of the dialects to document.
func (o *options) names(f *source.File, m *ods.Module) (names []string) {
	if o.dialect != "" {
		return []string{o.dialect}
	}
	var all []string
	for _, d := range m.Dialects {
		all = append(all, d.Name)
		if d.Record.Pos().File == f {
			names = append(names, d.Name)
		}
	}
	if len(names) == 0 && len(all) == 1 {
		return all // the file of its operations
	}
	return names
}

// dialect returns the documentation of a dialect in Markdown.
func dialect(f *source.File, m *ods.Module, name string) (string, error) {
	for _, g := range docgen.Generators() {
		if g.Flag != "gen-dialect-doc" {
			continue
		}
		in := &backend.Input{File: f.Name, Main: f, Module: m, Options: backend.Options{Dialect: name}}
		text, err := g.Run(in)
		if err == nil && in.Reports.HasErrors() {
			err = in.Reports
		}
		// The first line names the reference's generator.
		if _, rest, ok := strings.Cut(text, "-->\n"); ok {
			text = rest
		}
		return text, err
	}
	return "", errors.New("there is no generator of documentation")
}

// page returns Markdown as a page of HTML.
func page(title, text string) (string, error) {
	md := goldmark.New(goldmark.WithExtensions(extension.GFM), goldmark.WithParserOptions(parser.WithAutoHeadingID()),
		// Tables of attributes are HTML.
		goldmark.WithRendererOptions(render.WithUnsafe()))
	text = strings.ReplaceAll(text, "[TOC]\n\n", "") // a directive of MLIR's website
	var body bytes.Buffer
	if err := md.Convert([]byte(text), &body); err != nil {
		return "", err
	}
	return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>" + html.EscapeString(title) + "</title>\n<style>\n" + style +
		"</style>\n</head>\n<body>\n" + body.String() + "</body>\n</html>\n", nil
}

const style = `body { font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; line-height: 1.5; }
pre { background: #f4f4f4; padding: 0.8em; overflow: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid #ccc; padding: 0.2em 0.6em; text-align: left; }
`
