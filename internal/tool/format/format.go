// Package format implements mica fmt, which formats source files.
package format

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/source"
)

// options holds the tool's flags.
type options struct {
	write, list, check, diff, help, version bool

	stdin       string // the suffix of the language of the standard input
	diagnostics report.Options
}

func (o *options) flags() *flags.Set {
	set := &flags.Set{Tool: "mica fmt", MaxPositional: -1, Files: []string{".td", ".pdll", ".mlir"}}
	o.stdin = "td"
	set.Bool(&o.write, "w", "Write the result to the file instead of standard output")
	set.Bool(&o.list, "l", "List the files whose layout differs")
	set.Bool(&o.diff, "diff", "Print what differs instead of the result")
	set.Bool(&o.check, "check", "Exit with 1 if the layout of a file differs, or with 2 after an error, and write nothing")
	set.Add(flags.Flag{Name: "x", Kind: flags.Value, Arg: "language", Values: []string{"td", "pdll", "mlir"}, Help: "Language of the standard input: td (the default), pdll, mlir", Set: func(v string) error {
		if formatters()["."+v] == nil {
			return fmt.Errorf("Cannot find option named '%s'!", v)
		}
		o.stdin = v
		return nil
	}})
	o.diagnostics.Flags(set)
	set.Standard(&o.help, &o.version)
	return set
}

// A formatter returns a text in the standard layout. Its error may be a [diag.List].
type formatter func(f *source.File) ([]byte, error)

// formatters returns the formatters by the suffix of files.
func formatters() map[string]formatter {
	return map[string]formatter{".td": tablegen, ".pdll": pdll().format, ".mlir": mlir().format}
}

// Text returns a text in the standard layout of the language that the file's suffix determines.
// The error may be a [diag.List].
func Text(f *source.File) ([]byte, error) {
	format := formatters()[filepath.Ext(f.Name)]
	if format == nil {
		return nil, fmt.Errorf("'%s' is not a .td, .pdll or .mlir file", f.Name)
	}
	return format(f)
}

// tablegen formats TableGen.
func tablegen(f *source.File) ([]byte, error) {
	text, err := syntax.Format(f.Name, f.Text)
	if !errors.Is(err, syntax.ErrSyntax) {
		return text, err
	}
	t := syntax.Parse(f, nil)
	var list diag.List
	for _, e := range t.Errors {
		list.Errorf(diag.At(t.Files.Pos(e.Loc)), "%s", e.Msg)
	}
	return nil, list
}

// Main formats the files in args and those in the directories, or standard input without args,
// and returns the exit code: 1 if a file could not be formatted. With --check it is 1 if a file
// is not formatted, and 2 if one cannot be read or has an error.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	o := &options{}
	set := o.flags()
	paths, ok := o.diagnostics.Parse(set, args, errs)
	switch {
	case !ok:
		return 1
	case o.help:
		return flags.Answer(out, errs, set.Usage("format TableGen, PDLL and MLIR files", "<files and directories>"))
	case o.version:
		return flags.Answer(out, errs, "mica, compatible with LLVM 22\n")
	}
	w := o.diagnostics.Open("mica fmt", errs)
	code := 0
	fail := func(err error) {
		if code = max(code, 1); o.check && !errors.Is(err, errReported) {
			code = 2
		}
		var list diag.List
		switch {
		case errors.Is(err, errReported):
		case errors.As(err, &list):
			_ = (&diag.Renderer{Out: w}).RenderAll(list) // an error could not be reported
		default:
			w.Fail("mica fmt: " + err.Error())
		}
	}
	files, err := find(paths)
	if err != nil {
		fail(err)
	}
	for i, name := range files {
		w.Progress("%d of %d files", i+1, len(files))
		if !o.write && !o.list && !o.check {
			w.Progress("") // the terminal may be that of the output
		}
		if err := o.file(name, in, out); err != nil {
			fail(err)
		}
	}
	if w.Close() != nil {
		return 1
	}
	return code
}

// errReported means that the error has been written already.
var errReported = errors.New("error")

// find returns the files at paths: the files there and those below directories that have a
// suffix of a language. Directories whose names begin with a period are skipped.
func find(paths []string) (files []string, err error) {
	if len(paths) == 0 {
		return []string{"-"}, nil
	}
	suffixes := formatters()
	for _, p := range paths {
		if st, err := os.Stat(p); p == "-" || err != nil || !st.IsDir() {
			files = append(files, p)
			continue
		}
		if err := filepath.WalkDir(p, func(file string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && file != p && strings.HasPrefix(d.Name(), "."):
				return filepath.SkipDir
			case d.Type().IsRegular() && suffixes[filepath.Ext(file)] != nil:
				files = append(files, file)
			}
			return nil
		}); err != nil {
			return files, err
		}
	}
	return files, nil
}

func (o *options) file(name string, in io.Reader, out io.Writer) error {
	set := &source.Set{Stdin: in}
	f, err := set.Read(name)
	if err != nil {
		return fmt.Errorf("cannot open input file '%s': %s", name, source.Reason(err))
	}
	format := formatters()[filepath.Ext(name)]
	switch {
	case name == "-":
		format = formatters()["."+o.stdin]
	case format == nil:
		return fmt.Errorf("'%s' is not a .td, .pdll or .mlir file", name)
	}
	text, err := format(f)
	if err != nil {
		return err
	}
	differs := !bytes.Equal(text, f.Text)
	if differs && (o.list || o.check) {
		if _, err := fmt.Fprintln(out, name); err != nil {
			return err
		}
	}
	if differs && o.diff {
		if _, err := out.Write(diff.Diff(name, f.Text, name+" (formatted)", text)); err != nil {
			return err
		}
	}
	switch {
	case o.check && differs:
		return errReported
	case o.write && name != "-":
		if differs {
			return osfile.WriteBytes(name, text)
		}
		return nil
	case o.check || o.list || o.diff:
		return nil
	}
	_, err = out.Write(text)
	return err
}
