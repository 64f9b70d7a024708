// Package project reads project files: the settings that every run of a tool on the files of a
// project needs, so that commands need not repeat them.
package project

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/source"
)

// FileName is the name of a project file. It is searched in the directory of the input
// and in those above.
const FileName = "mica.toml"

// A Project holds the contents of a project file. Its paths are relative to the directory of
// the file in the text, and usable from the current directory here.
//
// A project file is untrusted input: it comes with the files of others, and takes effect before
// the user has read it. Therefore definitions, rules and C++ lie below its directory, and
// include directives read only files that look like sources from directories outside, unless
// the command line allows more. Messages quote invalid parts of such a file.
type Project struct {
	Includes    []string // directories of included files
	Defines     []string // macros for .td files
	Definitions []string // .td files that define dialects
	Rules       []string // files of rewrite rules
	Cxx         []string // C++ files with functions that the definitions need

	// These are for mica lit: suffixes of tests, features, and substitutions as NAME=VALUE.
	TestSuffixes, TestFeatures, TestSubstitutions []string

	// Refuse returns an error for a file that an include directive must not read. It is nil if
	// all may be read.
	Refuse func(path string) error
}

// A key is a key of a project file, with the list that it sets.
type key struct {
	name string
	list *[]string
}

// keys returns the keys of the file.
func (p *Project) keys() []key {
	return []key{{"include", &p.Includes}, {"defines", &p.Defines}, {"definitions", &p.Definitions}, {"rules", &p.Rules}, {"cxx", &p.Cxx},
		{"test-suffixes", &p.TestSuffixes}, {"test-features", &p.TestFeatures}, {"test-substitutions", &p.TestSubstitutions}}
}

// Options holds the flags that concern the project file.
type Options struct {
	file    string
	none    bool
	outside bool
}

// Flags adds the flags.
func (o *Options) Flags(s *flags.Set) {
	s.In("PROJECT", func() { o.flags(s) })
}

func (o *Options) flags(s *flags.Set) {
	s.String(&o.file, "project", "filename", "Project file, instead of the "+FileName+" in the directory of the input or above")
	s.TakesFiles("project", ".toml")
	s.Bool(&o.none, "no-project", "Use no project file")
	s.Bool(&o.outside, "project-outside", "Let the project file name files outside of its directory")
	s.Rare("no-project", "project-outside")
}

// Uses reports whether a tool of that name uses project files. Under the names of the
// reference's tools mica behaves like these.
func Uses(tool string) bool { return strings.HasPrefix(tool, "mica ") }

// Find reads the project file for an input, "-" for the standard input. It returns nil if the
// input has none, and warns of a file that is ignored because of its location. An error may be
// a [diag.List].
func (o *Options) Find(input string, errs io.Writer) (*Project, error) {
	switch {
	case o.none:
		return nil, nil
	case o.file != "":
		return o.read(o.file)
	}
	dir, err := filepath.Abs(filepath.Dir(input))
	if input == "-" {
		dir, err = os.Getwd()
	}
	if err != nil {
		return nil, nil // the directory is gone, and no file is above it
	}
	name, ignored, why := search(dir)
	if name != "" {
		return o.read(name)
	}
	if ignored != "" {
		var list diag.List
		list.Warningf(diag.Place{Name: ignored}, "the project file is not used, because %s; --project names it explicitly", why)
		_ = diag.Fprint(errs, list) // a warning that cannot be written is no failure
	}
	return nil, nil
}

// TableGen adds the include directories of a project to a set of files, and returns its macros.
func (o *Options) TableGen(input string, files *source.Set, errs io.Writer) (defines []string, err error) {
	p, err := o.Find(input, errs)
	if p == nil || err != nil {
		return nil, err
	}
	files.Includes, files.Refuse = append(files.Includes, p.Includes...), p.Refuse
	return p.Defines, nil
}

// read reads a project file.
func (o *Options) read(name string) (*Project, error) {
	text, err := readRegular(name)
	if err != nil {
		return nil, fmt.Errorf("cannot open project file '%s': %w", name, err)
	}
	dir := filepath.Dir(name)
	if wd, err := os.Getwd(); err == nil && filepath.IsAbs(name) {
		if rel, err := filepath.Rel(wd, dir); err == nil && !strings.HasPrefix(rel, "..") {
			dir, name = rel, filepath.Join(rel, filepath.Base(name))
		}
	}
	b := newBorder(dir)
	if o.file == "" && !b.inside(name) {
		return nil, fmt.Errorf("cannot open project file '%s': it is a link to a file outside of its directory", name)
	}
	f := source.NewFile(name, text)
	p, err := decode(f)
	if err != nil {
		return nil, err
	}
	for _, list := range [][]string{p.Includes, p.Definitions, p.Rules, p.Cxx} {
		for i, path := range list {
			if !filepath.IsAbs(path) {
				list[i] = filepath.Join(dir, filepath.FromSlash(path))
			}
		}
	}
	if !o.outside {
		p.Refuse = b.refuse
		if err := b.check(f, p); err != nil {
			return nil, err
		}
	}
	return p, nil
}

// decode parses the text of a project file.
func decode(f *source.File) (*Project, error) {
	var values map[string]any
	meta, err := toml.Decode(string(f.Text), &values)
	var syntax toml.ParseError
	switch {
	case errors.As(err, &syntax):
		at := min(syntax.Position.Start, len(f.Text))
		return nil, diag.List{diag.Errorf(diag.At(source.Pos{File: f, Offset: uint32(at)}), "%s", syntax.Message)}
	case err != nil:
		return nil, diag.List{diag.Errorf(diag.Place{Name: f.Name}, "%s", strings.TrimPrefix(err.Error(), "toml: "))}
	}
	p := &Project{}
	keys := p.keys()
	var wrong diag.List
	for _, path := range meta.Keys() {
		name := path[0]
		value, first := values[name]
		if delete(values, name); !first {
			continue // a key of a table
		}
		i := slices.IndexFunc(keys, func(k key) bool { return k.name == name })
		if i < 0 {
			unknownKey(&wrong, f, name, keys)
			continue
		}
		var ok bool
		if *keys[i].list, ok = stringsOf(value); !ok {
			wrong.Errorf(placeOf(f, name), "'%s' must be a list of strings", name)
		}
	}
	return p, wrong.Err()
}

// stringsOf returns the elements of a list of strings.
func stringsOf(value any) (list []string, ok bool) {
	elements, ok := value.([]any)
	for _, e := range elements {
		s, isString := e.(string)
		list, ok = append(list, s), ok && isString
	}
	return list, ok
}

// unknownKey adds the error about a key that a project file does not have.
func unknownKey(list *diag.List, f *source.File, name string, keys []key) {
	var known []string
	for _, k := range keys {
		known = append(known, k.name)
	}
	at := placeOf(f, name)
	d := list.Errorf(at, "unknown key '%s'", name)
	if near := suggest.Closest(name, known); near != "" {
		d.Hintf(at, "did you mean '%s'?", near)
	} else {
		d.Hintf(at, "the keys are %s", strings.Join(known, ", "))
	}
}

// placeOf returns the line of a key of the file or of the table of that name.
func placeOf(f *source.File, name string) diag.Place {
	lines := strings.Split(string(f.Text), "\n")
	i := slices.IndexFunc(lines, func(l string) bool {
		rest, ok := strings.CutPrefix(strings.TrimLeft(l, " \t[\"'"), name)
		rest = strings.TrimLeft(rest, " \t\"'")
		return ok && rest != "" && strings.ContainsRune("=].", rune(rest[0]))
	})
	if i < 0 {
		return diag.Place{Name: f.Name}
	}
	offset, _ := f.Offset(i+1, 1)
	return diag.At(source.Pos{File: f, Offset: offset})
}
