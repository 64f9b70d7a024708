// Package format implements mica fmt, which formats source files.
package format

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/osfile"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen/syntax"
)

// options holds the tool's flags.
type options struct {
	write, list, check, help, version bool
}

// Main formats the TableGen files in args, or standard input if there are none, and
// returns the exit code: 1 if a file could not be formatted or, with --check, is
// not formatted.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	o := &options{}
	set := &flags.Set{Tool: "mica fmt", MaxPositional: -1}
	set.Bool(&o.write, "w", "Write the result to the file instead of standard output")
	set.Bool(&o.list, "l", "List the files whose layout differs")
	set.Bool(&o.check, "check", "Fail if the layout of a file differs, and write nothing")
	set.Standard(&o.help, &o.version)
	files, err := set.Parse(args)
	if err != nil {
		fmt.Fprint(errs, err)
		return 1
	}
	if o.help {
		return flags.Answer(out, errs, set.Usage("format TableGen files", "<files>"))
	}
	if o.version {
		return flags.Answer(out, errs, "mica, compatible with LLVM 22 TableGen\n")
	}
	if len(files) == 0 {
		files = []string{"-"}
	}
	code := 0
	for _, name := range files {
		if err := o.file(name, in, out, errs); err != nil {
			code = 1
			if !errors.Is(err, errReported) {
				fmt.Fprintf(errs, "mica fmt: %v\n", err)
			}
		}
	}
	return code
}

// errReported means that the error has been written already.
var errReported = errors.New("error")

func (o *options) file(name string, in io.Reader, out, errs io.Writer) error {
	set := &source.Set{Stdin: in}
	f, err := set.Read(name)
	if err != nil {
		return fmt.Errorf("cannot open input file '%s': %w", name, err)
	}
	if name != "-" && !strings.HasSuffix(name, ".td") {
		return fmt.Errorf("'%s' is not a .td file", name)
	}
	text, err := syntax.Format(name, f.Text)
	if errors.Is(err, syntax.ErrSyntax) {
		return report(f, errs)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	differs := !bytes.Equal(text, f.Text)
	if differs && (o.list || o.check) {
		fmt.Fprintln(out, name)
	}
	switch {
	case o.check && differs:
		return errReported
	case o.check || o.list && !o.write:
		return nil
	case o.write && name != "-":
		if differs {
			return osfile.WriteBytes(name, text)
		}
		return nil
	}
	_, err = out.Write(text)
	return err
}

// report writes the syntax errors in a file.
func report(f *source.File, errs io.Writer) error {
	t := syntax.Parse(f, nil)
	r := diag.Renderer{Out: errs}
	for _, e := range t.Errors {
		if err := r.Render(diag.Errorf(diag.At(t.Files.Pos(e.Loc)), "%s", e.Msg)); err != nil {
			return err
		}
	}
	return errReported
}
