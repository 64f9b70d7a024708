package filecheck

import (
	"fmt"
	"io"
	"os"
	"strings"

	engine "github.com/mica-ir/mica/internal/filecheck"
	"github.com/mica-ir/mica/internal/tool/flags"
	"github.com/mica-ir/mica/internal/tool/report"
	"github.com/mica-ir/mica/source"
)

// environment is the variable with arguments that precede those of the command
// line.
const environment = "FILECHECK_OPTS"

// Main runs the tool and returns its exit code: 0 if the input matches, 1 if it does not, 2 for
// an error before the comparison. args do not include the program's name.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	return MainAs("FileCheck", args, in, out, errs)
}

// MainAs is Main under another name of the tool, in its help text and in errors of its use.
func MainAs(name string, args []string, in io.Reader, out, errs io.Writer) int {
	o := &options{input: "-", dump: dumpUnset, filter: filterUnset, context: -1}
	set := o.flags(name)
	positional, ok := o.diagnostics.Parse(set, glued(append(tokenize(os.Getenv(environment)), args...)), errs)
	if !ok {
		return 1
	}
	switch {
	case o.help:
		return flags.Answer(out, errs, set.Usage(o.overview(name), "<check-file>"))
	case o.version:
		return flags.Answer(out, errs, "mica, compatible with LLVM 22 FileCheck\n")
	case o.dump == dumpHelp:
		return flags.Answer(out, errs, dumpExplained)
	}
	w := o.diagnostics.Open(name, errs)
	// Messages are small and numerous, so they are buffered.
	b := w.Buffer()
	code := o.run(name, args, positional, in, b)
	if b.Flush() != nil || w.Close() != nil {
		return max(code, 1)
	}
	return code
}

func (o *options) run(name string, args, positional []string, in io.Reader, errs *report.Buffer) int {
	if len(positional) == 0 {
		if name != "FileCheck" {
			errs.Fail(name + ": no check file is given.  Try: '" + name + " --help'")
			return 2
		}
		errs.Fail("<check-file> not specified")
		return 2
	}
	if code := badDefines(o.Defines, errs); code != 0 {
		return code
	}
	if o.dump == dumpUnset && errs.Structured() {
		o.dump = dumpNever // for programs, which did not ask for a dump
	}
	if o.dump == dumpUnset {
		o.dump = dumpFail
	}
	o.Record = o.dump != dumpNever
	var wrong strings.Builder
	if code := engine.ValidPrefixes(o.Options, &wrong); code != 0 {
		errs.Fail(wrong.String())
		return code
	}
	check, err := read(positional[0], in)
	if err != nil {
		errs.Fail(fmt.Sprintf("Could not open check file '%s': %s", positional[0], source.Reason(err)))
		return 2
	}
	check.Text = engine.Canonical(check.Text, o.StrictWhitespace)
	checks, code := engine.Parse(check, o.Options, errs)
	if code != 0 {
		return code
	}
	input, err := read(o.input, in)
	if err != nil {
		errs.Fail(fmt.Sprintf("Could not open input file '%s': %s", o.input, source.Reason(err)))
		return 2
	}
	if len(input.Text) == 0 && !o.allowEmpty {
		errs.Fail(fmt.Sprintf("FileCheck error: '%s' is empty.\nFileCheck command line:  %s", shown(o.input), strings.Join(append([]string{"FileCheck"}, args...), " ")))
		return 2
	}
	input.Text = engine.Canonical(input.Text, o.StrictWhitespace)
	result := checks.Run(input)
	if o.dump == dumpAlways || o.dump == dumpFail && !result.OK {
		o.show(result, positional[0], errs)
	}
	if !result.OK {
		return 1
	}
	return 0
}

func (o *options) overview(name string) string {
	if name == "FileCheck" {
		return name
	}
	return "Check a text against the expectations in the comments of a file, as FileCheck does"
}

// show dumps the input if the options require it.
func (o *options) show(r *engine.Result, check string, errs io.Writer) {
	fmt.Fprintf(errs, "\nInput file: %s\nCheck file: %s\n\n-dump-input=help explains the following input dump.\n\n",
		shown(o.input), check)
	d := engine.DumpOptions{Filter: o.filter, Context: o.context}
	if d.Filter == filterUnset {
		d.Filter = engine.FilterError
		if o.dump == dumpAlways {
			d.Filter = engine.FilterAll
		}
	}
	if d.Context < 0 {
		d.Context = 5
	}
	r.Dump(errs, d) // writes to a buffer do not fail
}

func shown(name string) string {
	if name == "-" {
		return "<stdin>"
	}
	return name
}

// badDefines reports invalid definitions.
func badDefines(defines []string, errs *report.Buffer) int {
	code := 0
	for _, d := range defines {
		switch strings.IndexByte(d, '=') {
		case -1:
			errs.Fail("Missing equal sign in command-line definition '-D" + d + "'")
		case 0:
			errs.Fail("Missing variable name in command-line definition '-D" + d + "'")
		default:
			continue
		}
		code = 2
	}
	return code
}

func read(name string, in io.Reader) (*source.File, error) {
	set := &source.Set{Stdin: in}
	return set.Read(name)
}

const dumpExplained = `The dump shows the input with line numbers. Below a line stand annotations, each
with a label on the left:

  TYPE:LINE'N   a directive of that type (check, next, not, ...) in that line of
                the check file; N counts the annotations of one directive
  TYPE:impM     the M-th --implicit-check-not

and marks:

  ^~~           an expected match (told with -v)
  !~~           an excluded match, a match on a wrong line (errors), or a CHECK-DAG
                match that was discarded because it overlaps another (told with -vv)
  X~~           the search range of a pattern that was not found: an error, or
                good for CHECK-NOT (told with -vv)
  ?             what perhaps was meant, where an expected pattern was not found

Behind the marks may stand what went wrong, and the values of variables. Lines far
from errors are left out; --dump-input-context and --dump-input-filter say how far.
`
