// Package project reads project files: what every run of a tool on the files of a project
// needs, so that nobody repeats it in each command.
package project

import (
	"errors"
	"fmt"
	"io/fs"
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

// A Project is what a project file says. Its paths are relative to the directory of the
// file in the text, and usable from the current directory here.
type Project struct {
	Includes    []string `toml:"include"`     // directories of included files
	Defines     []string `toml:"defines"`     // macros for .td files
	Definitions []string `toml:"definitions"` // .td files that define dialects
	Rules       []string `toml:"rules"`       // files of rewrite rules
	Cxx         []string `toml:"cxx"`         // C++ files with functions that the definitions need
}

// Options is what the command line says of the project file.
type Options struct {
	file string
	none bool
}

// Flags adds the flags.
func (o *Options) Flags(s *flags.Set) {
	s.String(&o.file, "project", "filename", "Project file, instead of the "+FileName+" in the directory of the input or above")
	s.Bool(&o.none, "no-project", "Use no project file")
}

// Uses reports whether a tool of that name uses project files. Under the names of the
// reference's tools mica behaves like these.
func Uses(tool string) bool { return strings.HasPrefix(tool, "mica ") }

// Find reads the project file for an input, "-" for the standard input. It returns nil if
// there is none. An error may be a [diag.List].
func (o *Options) Find(input string) (*Project, error) {
	switch {
	case o.none:
		return nil, nil
	case o.file != "":
		return read(o.file)
	}
	dir, err := filepath.Abs(filepath.Dir(input))
	if input == "-" {
		dir, err = os.Getwd()
	}
	if err != nil {
		return nil, nil // the directory is gone, and no file is above it
	}
	for {
		name := filepath.Join(dir, FileName)
		switch p, err := read(name); {
		case err == nil:
			return p, nil
		case !errors.Is(err, fs.ErrNotExist):
			return nil, err
		}
		up := filepath.Dir(dir)
		if up == dir {
			return nil, nil
		}
		dir = up
	}
}

// read reads a project file.
func read(name string) (*Project, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("cannot open project file '%s': %w", name, err)
	}
	dir := filepath.Dir(name)
	if wd, err := os.Getwd(); err == nil && filepath.IsAbs(name) {
		if rel, err := filepath.Rel(wd, dir); err == nil && !strings.HasPrefix(rel, "..") {
			dir, name = rel, filepath.Join(rel, FileName)
		}
	}
	f := source.NewFile(name, text)
	p := &Project{}
	meta, err := toml.Decode(string(text), p)
	var syntax toml.ParseError
	switch {
	case errors.As(err, &syntax):
		at := min(syntax.Position.Start, len(text))
		return nil, diag.List{diag.Errorf(diag.At(source.Pos{File: f, Offset: uint32(at)}), "%s", syntax.Message)}
	case err != nil:
		return nil, diag.List{diag.Errorf(diag.Place{Name: name}, "%s", strings.TrimPrefix(err.Error(), "toml: "))}
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return nil, unknownKeys(f, unknown)
	}
	for _, list := range [][]string{p.Includes, p.Definitions, p.Rules, p.Cxx} {
		for i, path := range list {
			if !filepath.IsAbs(path) {
				list[i] = filepath.Join(dir, filepath.FromSlash(path))
			}
		}
	}
	return p, nil
}

// unknownKeys returns the errors about keys that a project file does not have.
func unknownKeys(f *source.File, keys []toml.Key) error {
	known := []string{"include", "defines", "definitions", "rules", "cxx"}
	var list diag.List
	for _, k := range keys {
		name := k[len(k)-1]
		at := diag.Place{Name: f.Name}
		lines := strings.Split(string(f.Text), "\n")
		if i := slices.IndexFunc(lines, func(l string) bool {
			rest, ok := strings.CutPrefix(strings.TrimLeft(l, " \t[\""), name)
			return ok && strings.HasPrefix(strings.TrimLeft(rest, " \t]\""), "=") || ok && strings.HasPrefix(rest, "]")
		}); i >= 0 {
			offset, _ := f.Offset(i+1, 1)
			at = diag.At(source.Pos{File: f, Offset: offset})
		}
		d := list.Errorf(at, "unknown key '%s'", k.String())
		if near := suggest.Closest(name, known); near != "" {
			d.Hintf(at, "did you mean '%s'?", near)
		} else {
			d.Hintf(at, "the keys are %s", strings.Join(known, ", "))
		}
	}
	return list
}
