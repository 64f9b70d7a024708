package cppgen

import (
	"strings"

	"github.com/mica-ir/mica/cxx/emit"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
)

// An Input is what generators read.
type Input struct {
	File    string       // name of the input, for the header of the output
	Main    *source.File // the input: what it includes is not generated again
	Module  *ods.Module
	Options Options
}

// requireClass reports an error if the input does not know a class.
func (in *Input) requireClass(name string) error {
	if in.Module.Records.Class(name) != nil {
		return nil
	}
	return diag.List{{Message: "The class '" + name + "' is not defined\n", Bare: true}}
}

// Options are the generators' own options.
type Options struct {
	Dialect string // the dialect to generate
	Name    string // of the group of passes
	Prefix  string // of the passes in C
}

// A Generator writes one kind of output.
type Generator struct {
	Flag, Help string
	run        func(w *emit.Writer, in *Input) error
}

// Run returns the text. An error is a [diag.List] or a [Failure].
func (g *Generator) Run(in *Input) (string, error) {
	var w emit.Writer
	if err := g.run(&w, in); err != nil {
		return "", err
	}
	return w.String(), nil
}

// A Failure is a message that has no place in a text and is printed as it is.
type Failure string

func (f Failure) Error() string { return string(f) }

// Generators returns all generators, in the order of the reference's help.
func Generators() []Generator {
	return []Generator{
		{"gen-attr-interface-decls", "Generate attribute interface declarations", attrInterfaceDecls},
		{"gen-attr-interface-defs", "Generate attribute interface definitions", attrInterfaceDefs},
		{"gen-dialect-decls", "Generate dialect declarations", dialectDecls},
		{"gen-dialect-defs", "Generate dialect definitions", dialectDefs},
		{"gen-dialect-interface-decls", "Generate dialect interface declarations.", dialectInterfaceDecls},
		{"gen-enum-decls", "Generate enum utility declarations", enumDecls},
		{"gen-enum-defs", "Generate enum utility definitions", enumDefs},
		{"gen-op-interface-decls", "Generate op interface declarations", opInterfaceDecls},
		{"gen-op-interface-defs", "Generate op interface definitions", opInterfaceDefs},
		{"gen-pass-capi-header", "Generate pass C API header", passCAPIHeader},
		{"gen-pass-capi-impl", "Generate pass C API implementation", passCAPIImpl},
		{"gen-pass-decls", "Generate pass declarations", passDecls},
		{"gen-type-interface-decls", "Generate type interface declarations", typeInterfaceDecls},
		{"gen-type-interface-defs", "Generate type interface definitions", typeInterfaceDefs},
	}
}

// qualified returns a name within a namespace.
func qualified(ns, name string) string {
	if ns == "" {
		return name
	}
	return ns + "::" + name
}

// comment writes a summary and a description above a class.
func comment(w *emit.Writer, summary, description string) {
	text := strings.TrimSpace(strings.TrimSpace(summary) + "\n" + strings.TrimSpace(description))
	if text == "" {
		w.Text("\n")
		return
	}
	for line := range strings.SplitSeq(text, "\n") {
		w.Text("/// " + line + "\n")
	}
}
