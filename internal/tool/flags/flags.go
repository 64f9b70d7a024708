package flags

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/suggest"
)

// A Kind determines which values a flag accepts.
type Kind uint8

// The kinds.
const (
	Bool     Kind = iota // -x, -x=true, -x=false, -x=1, -x=0
	Value                // -x=v, -x v
	Prefix               // as Value, and -xv
	Optional             // -x, -x=v
	Choice               // -x, one of several flags for the same thing
)

// A Flag is one flag of a tool.
type Flag struct {
	Name string
	Kind Kind
	// Title describes a group of Choice flags in messages.
	Title string
	// Alone marks a flag without a value that makes the rest of the command line
	// irrelevant, such as -help.
	Alone bool
	Arg   string // name of the value in the help text, such as "filename"
	Help  string // "" hides the flag
	// Hidden flags are only in the text of -help-hidden.
	Hidden bool
	// Rare flags are only in the text of --help=all, if the tool has one of mica's names.
	Rare bool
	// Alias flags are shown without a value in the help text.
	Alias bool
	// Group is the heading of the flag in the help text, under mica's names; see [Set.In].
	Group string
	// Values are those that the flag accepts, if they are few. They are completed, and named
	// in errors under mica's names.
	Values []string
	// List flags accept several values, separated by commas.
	List bool
	// Files are the suffixes of files that are completed as values, AnyFile or Directory.
	Files []string
	// Complete returns the values of the flag for completion, given the incomplete value and the
	// words before it. Values and Files are offered as well.
	Complete func(value string, before []string) []Candidate
	// Set is called with the value: "true" or "false" for Bool, "" for Optional
	// without a value. Its error is reported after "for the --name option: "; an [Error]
	// is reported alone and ends the parsing.
	Set func(value string) error
}

// A Brief is a flag in a short help text.
type Brief struct {
	Name string
	Help string // "" for that of the flag
}

// A Set is the flags of a tool.
type Set struct {
	Tool  string // name in messages
	Flags []*Flag
	// MaxPositional bounds the number of positional arguments if it is not
	// negative.
	MaxPositional int
	// Explain returns a hint about a flag that does not exist, or "". It may be nil.
	Explain func(name string) string

	// Notes follow the flags in the help text, if the tool has one of mica's names.
	Notes string
	// Brief, if there are any, are the flags in the short help text, without headings and in this
	// order, so that it fits one screen. Those that the tool does not have are left out.
	Brief []Brief
	// Files are the suffixes of files that are completed as positional arguments.
	Files []string

	group  string // of the next flag
	hidden bool   // the usage lists hidden flags, too
	all    bool   // it lists rare ones, too
	manual bool   // it is a page for man

	completes bool     // the usage has the completions of words
	words     []string // the words after the name of the tool; the last one is completed
}

// Add appends a flag.
func (s *Set) Add(f Flag) {
	if f.Group == "" {
		f.Group = s.group
	}
	s.Flags = append(s.Flags, &f)
}

// TakesFiles says which suffixes the files have that are values of a flag.
func (s *Set) TakesFiles(name string, suffixes ...string) { s.lookup(name).Files = suffixes }

// Rare moves flags to the text of --help=all.
func (s *Set) Rare(names ...string) {
	for _, n := range names {
		s.lookup(n).Rare = true
	}
}

// In puts the flags that a function adds below a heading.
func (s *Set) In(group string, add func()) {
	before := s.group
	s.group = group
	add()
	s.group = before
}

// Bool appends a flag that sets *p.
func (s *Set) Bool(p *bool, name, help string) {
	s.Add(Flag{Name: name, Kind: Bool, Help: help, Set: func(v string) error { *p = v == "true"; return nil }})
}

// String appends a flag with a value that sets *p.
func (s *Set) String(p *string, name, arg, help string) {
	s.Add(Flag{Name: name, Kind: Value, Arg: arg, Help: help, Set: func(v string) error { *p = v; return nil }})
}

// Int appends a flag whose value is a number within bounds, which sets *p.
func (s *Set) Int(p *int64, name, help string, least, most int64) {
	s.Add(Flag{Name: name, Kind: Value, Arg: "n", Help: help, Set: func(v string) error {
		n, err := strconv.ParseInt(v, 10, 64)
		if err != nil || n < least || n > most {
			return fmt.Errorf("'%s' is no number from %d to %d", v, least, most)
		}
		*p = n
		return nil
	}})
}

// Strings appends a flag that may be repeated; its values are appended to *p.
func (s *Set) Strings(p *[]string, name, arg, help string) {
	s.Add(Flag{Name: name, Kind: Value, Arg: arg, Help: help, Set: func(v string) error { *p = append(*p, v); return nil }})
}

// Standard appends the flags for help and version.
func (s *Set) Standard(help, version *bool) {
	s.In("HELP", func() { s.standard(help, version) })
}

func (s *Set) standard(help, version *bool) {
	alone := func(p *bool, name, text string) {
		s.Add(Flag{Name: name, Kind: Bool, Alone: true, Help: text, Rare: s.own() && name != "version", Set: func(string) error { *p = true; return nil }})
	}
	alone(help, "h", "Alias for --help")
	if s.own() {
		s.Add(Flag{Name: "help", Kind: Optional, Arg: "all", Alone: true, Values: []string{"all", "man"},
			Help: "Display the usual options, 'all' of them, or a page for 'man -l'", Set: func(v string) error {
				if v != "" && v != "all" && v != "man" {
					return errors.New("'" + v + "' is not 'all' or 'man'")
				}
				*help, s.all, s.manual = true, v == "all", v == "man"
				return nil
			}})
		s.Add(Flag{Name: completeFlag, Kind: Bool, Alone: true, Set: func(string) error { *help, s.completes = true, true; return nil }})
	} else {
		alone(help, "help", "Display available options (--help-hidden for more)")
	}
	hidden := func(name string) {
		s.Add(Flag{Name: name, Kind: Bool, Alone: true, Set: func(string) error { *help, s.hidden = true, true; return nil }})
	}
	hidden("help-hidden")
	alone(help, "help-list", "Display list of available options (--help-list-hidden for more)")
	hidden("help-list-hidden")
	alone(version, "version", "Display the version of this program")
}

// An Error describes an error in a command line with LLVM's text. It ends with a
// line feed and may have several lines.
type Error string

func (e Error) Error() string { return string(e) }

// Misused returns an error in the use of the tool, which says how to get help.
func (s *Set) Misused(format string, a ...any) error {
	return Error(fmt.Sprintf("%s: %s.  Try: '%s --help'\n", s.Tool, fmt.Sprintf(format, a...), s.Tool))
}

func (s *Set) lookup(name string) *Flag {
	for _, f := range s.Flags {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// shown formats a flag for messages; one-letter flags have one dash.
func shown(name string) string {
	if len(name) == 1 {
		return "-" + name
	}
	return "--" + name
}

// A command is the state of parsing a command line.
type command struct {
	*Set
	errs strings.Builder
	done bool // a flag with Alone set was found
}

// fail reports an error in the use of a flag.
func (c *command) fail(f *Flag, format string, a ...any) {
	fmt.Fprintf(&c.errs, "%s: for the %s option: %s\n", c.Tool, shown(f.Name), fmt.Sprintf(format, a...))
}

// Parse parses the arguments, without the tool's name, and returns the positional
// ones. The error is an [Error].
func (s *Set) Parse(args []string) ([]string, error) {
	var positional []string
	c := &command{Set: s}
	for i := 0; i < len(args) && !c.done; i++ {
		arg := args[i]
		if arg == "--"+completeFlag {
			s.words = args[i+1:]
		}
		if arg == "--" {
			positional = append(positional, args[i+1:]...)
			break
		}
		if len(arg) < 2 || arg[0] != '-' {
			positional = append(positional, arg)
			continue
		}
		name := strings.TrimPrefix(arg[1:], "-")
		f, value, has := s.find(name)
		if f == nil {
			f, value, has, name = c.group(name)
		}
		switch {
		case c.done:
		case f == nil:
			if why := absent(name); why != "" {
				fmt.Fprintf(&c.errs, "%s: MLIR's flag '%s' has no effect here: %s\n", s.Tool, arg, why)
				break
			}
			fmt.Fprintf(&c.errs, "%s: Unknown command line argument '%s'.  Try: '%s --help'\n", s.Tool, arg, s.Tool)
			if why := s.explain(name); why != "" {
				fmt.Fprintf(&c.errs, "%s: %s\n", s.Tool, why)
			} else if n := s.nearest(name); n != "" {
				fmt.Fprintf(&c.errs, "%s: Did you mean '%s'?\n", s.Tool, n)
			}
		case has || f.Kind != Value && f.Kind != Prefix:
			c.set(f, value, has)
		case i+1 >= len(args):
			c.fail(f, "requires a value!")
		default:
			i++
			c.set(f, args[i], true)
		}
	}
	// The value of an unknown flag is no positional argument.
	follows := s.own() && c.errs.Len() > 0
	if s.MaxPositional >= 0 && len(positional) > s.MaxPositional && !c.done && !follows {
		fmt.Fprintf(&c.errs, "%s: Too many positional arguments specified!\n"+
			"Can specify at most %d positional arguments: See: %s --help\n", s.Tool, s.MaxPositional, s.Tool)
	}
	if c.errs.Len() > 0 {
		return nil, Error(c.errs.String())
	}
	return positional, nil
}

// own reports whether the tool runs under a name of mica's and not under one of the reference's.
func (s *Set) own() bool { return strings.HasPrefix(s.Tool, "mica ") }

// set sets the value of a flag.
func (c *command) set(f *Flag, value string, has bool) {
	if f.Alone && f.Kind == Bool && has {
		c.fail(f, "does not allow a value! '%s' specified.", value)
		return
	}
	if f.Kind == Choice && has {
		fmt.Fprintf(&c.errs, "%s option: does not allow a value! '%s' specified.\n", f.Title, value)
		return
	}
	if f.Kind == Bool {
		switch value {
		case "", "true", "TRUE", "True", "1":
			value = "true"
		case "false", "FALSE", "False", "0":
			value = "false"
		default:
			c.fail(f, "'%s' is invalid value for boolean argument! Try 0 or 1", value)
			return
		}
	}
	err := f.Set(value)
	var alone Error
	switch {
	case errors.As(err, &alone):
		c.errs.Reset()
		c.errs.WriteString(string(alone))
	case err != nil && c.own() && len(f.Values) > 0:
		c.fail(f, "%s", f.notAmong(value))
	case err != nil:
		c.fail(f, "%v", err)
	}
	c.done = f.Alone || alone != ""
}

// group parses an argument that is not the name of a flag: as a prefix flag followed by its
// value, or as combined one-letter flags; only the last of these may take a value. It returns
// the last flag, or nil and the rest of the argument.
func (c *command) group(arg string) (f *Flag, value string, has bool, rest string) {
	if len(arg) < 2 {
		return nil, "", false, arg
	}
	whole := arg
	for first := true; ; first = false {
		f = c.prefix(arg, first)
		if f == nil {
			return nil, "", false, arg
		}
		rest = arg[len(f.Name):]
		switch {
		case rest == "":
			return f, "", false, ""
		case f.Kind == Prefix:
			return f, rest, true, ""
		case rest[0] == '=':
			return f, rest[1:], true, ""
		case f.Kind == Value && c.own():
			return nil, "", false, whole // rather a misspelt name than a group
		case f.Kind == Value:
			c.fail(f, "may not occur within a group!")
			return nil, "", false, f.Name
		}
		c.set(f, "", false)
		if c.done {
			return f, "", false, ""
		}
		arg = rest
	}
}

// find returns the flag that an argument without dashes names, and its value if it
// has one.
func (s *Set) find(name string) (f *Flag, value string, has bool) {
	if n, v, ok := strings.Cut(name, "="); ok {
		return s.lookup(n), v, true
	}
	return s.lookup(name), "", false
}

// prefix returns the flag with the longest name that is a prefix of the text, among
// one-letter flags and, if prefixes is set, prefix flags.
func (s *Set) prefix(text string, prefixes bool) (best *Flag) {
	for _, f := range s.Flags {
		if (len(f.Name) == 1 && f.Kind != Prefix || prefixes && f.Kind == Prefix) &&
			strings.HasPrefix(text, f.Name) && (best == nil || len(f.Name) > len(best.Name)) {
			best = f
		}
	}
	return best
}

// nearest returns the flag whose name is most similar to an argument, together with
// the argument's value if the flag accepts one.
func (s *Set) nearest(arg string) string {
	if s.own() {
		var names []string
		for _, f := range s.Flags {
			names = append(names, f.Name)
		}
		name, value, has := strings.Cut(arg, "=")
		best := suggest.Closest(name, names)
		switch {
		case best == "":
			return ""
		case has:
			best += "=" + value
		}
		return shown(best)
	}
	name, value, _ := strings.Cut(arg, "=")
	best, dist := "", 0
	// The reference considers flags with Alone set first.
	for _, alone := range []bool{true, false} {
		for _, f := range s.Flags {
			if f.Alone != alone {
				continue
			}
			given, suggestion := name, f.Name
			if alone {
				given = arg
			} else if value != "" {
				suggestion += "=" + value
			}
			if d := suggest.Distance(given, f.Name); best == "" || d < dist {
				best, dist = suggestion, d
			}
		}
	}
	if best == "" {
		return ""
	}
	return shown(best)
}

// explain returns a hint about a flag that does not exist, or "".
func (s *Set) explain(arg string) string {
	if s.Explain == nil || !s.own() {
		return ""
	}
	name, _, _ := strings.Cut(arg, "=")
	return s.Explain(name)
}
