package flags

import (
	"fmt"
	"strings"
)

// A Kind tells what value a flag takes.
type Kind uint8

// The kinds.
const (
	Bool     Kind = iota // -x, -x=true, -x=false, -x=1, -x=0
	Value                // -x=v, -x v
	Prefix               // as Value, and -xv
	Optional             // -x, -x=v
)

// A Flag is one flag of a tool.
type Flag struct {
	Name string
	Kind Kind
	Once bool   // a second one is an error
	Arg  string // how help shows the value, such as "filename"
	Help string // "" hides the flag
	// Set takes a value: "true" or "false" for Bool, "" for Optional without one.
	// Its error is shown behind "for the --name option: ".
	Set func(value string) error
}

// A Set is the flags of a tool.
type Set struct {
	Tool  string // as in messages
	Flags []*Flag
	// MaxPositional bounds what is not a flag; negative is no bound.
	MaxPositional int
}

// Add appends a flag.
func (s *Set) Add(f Flag) { s.Flags = append(s.Flags, &f) }

// Bool appends a flag that sets *p.
func (s *Set) Bool(p *bool, name, help string) {
	s.Add(Flag{Name: name, Kind: Bool, Help: help, Set: func(v string) error { *p = v == "true"; return nil }})
}

// String appends a flag with a value that sets *p.
func (s *Set) String(p *string, name, arg, help string) {
	s.Add(Flag{Name: name, Kind: Value, Arg: arg, Help: help, Once: true, Set: func(v string) error { *p = v; return nil }})
}

// Strings appends a flag whose values are gathered in *p.
func (s *Set) Strings(p *[]string, name, arg, help string) {
	s.Add(Flag{Name: name, Kind: Value, Arg: arg, Help: help, Set: func(v string) error { *p = append(*p, v); return nil }})
}

// An Error is what is wrong with a command line, in LLVM's words. It ends with a
// line feed and may have several lines.
type Error string

func (e Error) Error() string { return string(e) }

func (s *Set) lookup(name string) *Flag {
	for _, f := range s.Flags {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// shown is a flag as messages show it: short ones have one dash.
func shown(name string) string {
	if len(name) == 1 {
		return "-" + name
	}
	return "--" + name
}

// Parse reads arguments, without the tool's name, and returns the positional
// ones. The error is an [Error].
func (s *Set) Parse(args []string) ([]string, error) {
	var positional []string
	var errs strings.Builder
	seen := map[*Flag]bool{}
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if arg == "--" {
			positional = append(positional, args[i+1:]...)
			break
		}
		if len(arg) < 2 || arg[0] != '-' {
			positional = append(positional, arg)
			continue
		}
		f, value, has := s.find(arg)
		if f == nil {
			fmt.Fprintf(&errs, "%s: Unknown command line argument '%s'.  Try: '%s --help'\n", s.Tool, arg, s.Tool)
			if n := s.nearest(arg); n != "" {
				fmt.Fprintf(&errs, "%s: Did you mean '%s'?\n", s.Tool, n)
			}
			continue
		}
		fail := func(format string, a ...any) {
			fmt.Fprintf(&errs, "%s: for the %s option: %s\n", s.Tool, shown(f.Name), fmt.Sprintf(format, a...))
		}
		switch f.Kind {
		case Bool:
			switch value {
			case "true", "TRUE", "True", "1":
				value = "true"
			case "":
				if has {
					value = "true"
				}
				value = "true"
			case "false", "FALSE", "False", "0":
				value = "false"
			default:
				fail("'%s' is invalid value for boolean argument! Try 0 or 1", value)
				continue
			}
		case Value, Prefix:
			if !has {
				if i+1 >= len(args) {
					fail("requires a value!")
					continue
				}
				i++
				value = args[i]
			}
		}
		if f.Once && seen[f] {
			fail("may only occur zero or one times!")
			continue
		}
		seen[f] = true
		if err := f.Set(value); err != nil {
			fail("%v", err)
		}
	}
	if s.MaxPositional >= 0 && len(positional) > s.MaxPositional {
		fmt.Fprintf(&errs, "%s: Too many positional arguments specified!\n"+
			"Can specify at most %d positional arguments: See: %s --help\n", s.Tool, s.MaxPositional, s.Tool)
	}
	if errs.Len() > 0 {
		return nil, Error(errs.String())
	}
	return positional, nil
}

// find returns the flag that an argument names, and its value if it has one.
func (s *Set) find(arg string) (f *Flag, value string, has bool) {
	name := arg[1:]
	double := name[0] == '-'
	if double {
		name = name[1:]
	}
	if n, v, ok := strings.Cut(name, "="); ok {
		if f := s.lookup(n); f != nil {
			return f, v, true
		}
	} else if f := s.lookup(name); f != nil {
		return f, "", false
	}
	if !double {
		for _, f := range s.Flags {
			if f.Kind == Prefix && strings.HasPrefix(name, f.Name) {
				return f, name[len(f.Name):], true
			}
		}
	}
	return nil, "", false
}

// nearest returns the flag whose name is the most like an argument's.
func (s *Set) nearest(arg string) string {
	name, _, _ := strings.Cut(strings.TrimLeft(arg, "-"), "=")
	best, dist := "", 0
	for _, f := range s.Flags {
		if f.Help == "" {
			continue
		}
		if d := editDistance(name, f.Name); best == "" || d < dist {
			best, dist = f.Name, d
		}
	}
	if best == "" {
		return ""
	}
	return shown(best)
}

func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		prev := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := prev
			if a[i] != b[j] {
				cost++
			}
			prev = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// Usage returns the help text.
func (s *Set) Usage(overview, positional string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "OVERVIEW: %s\n\nUSAGE: %s [options] %s\n\nOPTIONS:\n", overview, s.Tool, positional)
	width := 0
	left := make([]string, len(s.Flags))
	for i, f := range s.Flags {
		arg := f.Arg
		if arg == "" {
			arg = "value"
		}
		left[i] = shown(f.Name)
		switch f.Kind {
		case Value:
			left[i] += "=<" + arg + ">"
		case Prefix:
			left[i] += " <" + arg + ">"
		case Optional:
			left[i] += "[=<" + arg + ">]"
		}
		if f.Help != "" {
			width = max(width, len(left[i]))
		}
	}
	for i, f := range s.Flags {
		if f.Help != "" {
			fmt.Fprintf(&b, "  %-*s - %s\n", width, left[i], f.Help)
		}
	}
	return b.String()
}
