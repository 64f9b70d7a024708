// Package tblgen is the record-printing half of llvm-tblgen and mlir-tblgen as a
// tool.
package tblgen

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/prelude"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// options are the tool's flags.
type options struct {
	action   string
	class    string
	input    string
	output   string
	depFile  string
	includes []string
	defines  []string

	writeIfChanged bool
	timePhases     bool
	noUnusedArgs   bool
	verify         bool
	help           bool
	version        bool
	color          string
}

// actions are the backends that are implemented.
var actions = map[string]string{
	"print-records":          "Print all records to stdout (default)",
	"print-detailed-records": "Print full details of all records to stdout",
	"null-backend":           "Do nothing after parsing (useful for timing)",
	"dump-json":              "Dump all records as machine-readable JSON",
	"print-enums":            "Print enum values for a class",
	"print-sets":             "Print expanded sets for testing DAG exprs",
}

// prog is the name that messages start with.
const prog = "tblgen"

// parse reads the command line in LLVM's spellings.
func parse(args []string) (*options, error) {
	o := &options{input: "-", output: "-"}
	positional := false
	seenInput := false
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" && !positional {
			positional = true
			continue
		}
		if positional || a == "-" || !strings.HasPrefix(a, "-") {
			if seenInput {
				return nil, fmt.Errorf("Too many positional arguments specified!\nCan specify at most 1 positional argument: See: %s --help", prog)
			}
			o.input, seenInput = a, true
			continue
		}
		value := func(name, rest string, has bool) (string, error) {
			if has {
				return rest, nil
			}
			if i+1 >= len(args) {
				return "", fmt.Errorf("for the %s option: requires a value!", name)
			}
			i++
			return args[i], nil
		}
		var err error
		// One letter with its value attached.
		if len(a) > 2 && a[1] != '-' && strings.IndexByte("ID", a[1]) >= 0 {
			v := strings.TrimPrefix(a[2:], "=")
			if a[1] == 'I' {
				o.includes = append(o.includes, v)
			} else {
				o.defines = append(o.defines, v)
			}
			continue
		}
		name, rest, has := strings.Cut(strings.TrimLeft(a, "-"), "=")
		boolean := func(p *bool) {
			switch rest {
			case "", "true", "TRUE", "True", "1":
				*p = true
			case "false", "FALSE", "False", "0":
				*p = false
			default:
				err = fmt.Errorf("for the --%s option: '%s' is invalid value for boolean argument! Try 0 or 1", name, rest)
			}
		}
		var v string
		switch name {
		case "I":
			if v, err = value("-I", rest, has); err == nil {
				o.includes = append(o.includes, v)
			}
		case "D":
			if v, err = value("-D", rest, has); err == nil {
				o.defines = append(o.defines, v)
			}
		case "o":
			o.output, err = value("-o", rest, has)
		case "d":
			o.depFile, err = value("-d", rest, has)
		case "class":
			o.class, err = value("--class", rest, has)
		case "write-if-changed":
			boolean(&o.writeIfChanged)
		case "time-phases":
			boolean(&o.timePhases)
		case "no-warn-on-unused-template-args":
			boolean(&o.noUnusedArgs)
		case "verify-diagnostics":
			boolean(&o.verify)
		case "color":
			o.color = rest
		case "help", "h":
			o.help = true
		case "version":
			o.version = true
		default:
			if _, ok := actions[name]; ok && !has {
				if o.action != "" && o.action != name {
					return nil, fmt.Errorf("Only one action can be given, '--%s' and '--%s' were", o.action, name)
				}
				o.action = name
				continue
			}
			if strings.HasPrefix(name, "gen-") {
				return nil, fmt.Errorf("the backend '%s' is not implemented", a)
			}
			return nil, fmt.Errorf("Unknown command line argument '%s'.  Try: '%s --help'", a, prog)
		}
		if err != nil {
			return nil, err
		}
	}
	if o.action == "" {
		o.action = "print-records"
	}
	return o, nil
}

// Main runs the tool and returns its exit code.
func Main(args []string, in io.Reader, out, errs io.Writer) int {
	o, err := parse(args)
	if err != nil {
		fmt.Fprintf(errs, "%s: %s\n", prog, err)
		return 1
	}
	if o.help {
		usage(out)
		return 0
	}
	if o.version {
		fmt.Fprintln(out, "mica tblgen, compatible with LLVM 22")
		return 0
	}
	return o.run(in, out, errs)
}

func usage(w io.Writer) {
	fmt.Fprintf(w, "USAGE: %s [options] <input file>\n\nOPTIONS:\n\n", prog)
	for _, n := range []string{"print-records", "print-detailed-records", "null-backend", "dump-json", "print-enums", "print-sets"} {
		fmt.Fprintf(w, "  --%-32s - %s\n", n, actions[n])
	}
	for _, f := range [][2]string{
		{"-D <macro name>", "Name of the macro to be defined"},
		{"-I <directory>", "Directory of include files"},
		{"-d <filename>", "Dependency filename"},
		{"-o <filename>", "Output filename"},
		{"--class=<class name>", "Print Enum list for this class"},
		{"--no-warn-on-unused-template-args", "Disable unused template argument warnings."},
		{"--time-phases", "Time phases of parser and backend"},
		{"--verify-diagnostics", "Compare the diagnostics with the expected-error comments"},
		{"--write-if-changed", "Only write output if it changed"},
	} {
		fmt.Fprintf(w, "  %-34s - %s\n", f[0], f[1])
	}
}

func (o *options) run(in io.Reader, out, errs io.Writer) int {
	fail := func(format string, args ...any) int {
		fmt.Fprintf(errs, prog+": "+format+"\n", args...)
		return 1
	}
	set := &source.Set{
		Stdin: in, Includes: o.includes,
		FS: []source.FS{{Prefix: "prelude:", Tree: prelude.FS}},
	}
	f, err := set.Read(o.input)
	if err != nil {
		return fail("Could not open input file '%s': %s", o.input, reason(err))
	}
	start := time.Now()
	var phases []phase
	lap := func(name string) {
		phases = append(phases, phase{name, time.Since(start)})
		start = time.Now()
	}
	w := bufio.NewWriter(errs)
	defer w.Flush()
	render := &diag.Renderer{Out: w, Files: set}
	recs, list := tablegen.Load(f, tablegen.Options{
		Files: set, Defines: o.defines, NoUnusedArgWarnings: o.noUnusedArgs,
	})
	lap("Parse, build records")
	if err := render.RenderAll(list); err != nil {
		return 1
	}
	if list.HasErrors() {
		if !recs.Stopped {
			fmt.Fprintf(w, "%s: %d errors.\n", prog, recs.LateErrors)
		}
		return 1
	}
	if o.depFile != "" {
		if o.output == "-" {
			return fail("the option -d must be used together with -o")
		}
		if err := o.writeDeps(recs); err != nil {
			return fail("error opening %s:%s", o.depFile, reason(err))
		}
	}
	if o.output == "-" {
		err = o.emit(recs, out)
	} else {
		err = o.emitFile(recs)
	}
	lap("Backend overall")
	if err != nil {
		var d diag.List
		if errors.As(err, &d) {
			render.RenderAll(d)
			return 1
		}
		return fail("%s", err)
	}
	if o.timePhases {
		writeTimes(w, phases)
	}
	return 0
}

// reason is the text of the system's error alone.
func reason(err error) string {
	var p *os.PathError
	if errors.As(err, &p) {
		err = p.Err
	}
	s := err.Error()
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

type phase struct {
	name string
	took time.Duration
}

// emit writes the action's output.
func (o *options) emit(recs *tablegen.Records, w io.Writer) error {
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
	case "null-backend":
		return nil
	}
	return fmt.Errorf("unknown action %s", o.action)
}

// emitFile writes the output to its file, which it leaves alone if nothing would
// change and the flag says so.
func (o *options) emitFile(recs *tablegen.Records) error {
	if o.writeIfChanged {
		var b bytes.Buffer
		if err := o.emit(recs, &b); err != nil {
			return err
		}
		if old, err := os.ReadFile(o.output); err == nil && bytes.Equal(old, b.Bytes()) {
			return nil
		}
		return os.WriteFile(o.output, b.Bytes(), 0o666)
	}
	tmp, err := os.CreateTemp(filepath.Dir(o.output), ".tblgen-*")
	if err != nil {
		return fmt.Errorf("error opening %s: %s", o.output, reason(err))
	}
	err = o.emit(recs, tmp)
	if e := tmp.Close(); err == nil {
		err = e
	}
	if err == nil {
		if err = os.Chmod(tmp.Name(), 0o644); err == nil {
			err = os.Rename(tmp.Name(), o.output)
		}
	}
	if err != nil {
		os.Remove(tmp.Name())
	}
	return err
}

// writeDeps writes the files that were read, as a rule of make.
func (o *options) writeDeps(recs *tablegen.Records) error {
	var b bytes.Buffer
	b.WriteString(o.output + ":")
	seen := map[string]bool{}
	for _, inc := range recs.Included {
		if !seen[inc.File.Name] {
			seen[inc.File.Name] = true
		}
	}
	for _, n := range sortedKeys(seen) {
		b.WriteString(" " + n)
	}
	b.WriteString("\n")
	return os.WriteFile(o.depFile, b.Bytes(), 0o666)
}

func sortedKeys(m map[string]bool) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sortStrings(keys)
	return keys
}
