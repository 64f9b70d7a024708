package flags

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/term"
)

// Usage returns the help text.
func (s *Set) Usage(overview, positional string) string {
	if s.own() {
		return s.ownUsage(overview, positional)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "OVERVIEW: %s\n\nUSAGE: %s [options] %s\n\nOPTIONS:\n", overview, s.Tool, positional)
	width := 0
	left := make([]string, len(s.Flags))
	for i, f := range s.Flags {
		if left[i] = f.form(); s.lists(f) {
			width = max(width, len(left[i]))
		}
	}
	for i, f := range s.Flags {
		if s.lists(f) {
			fmt.Fprintf(&b, "  %-*s - %s\n", width, left[i], f.Help)
		}
	}
	return b.String()
}

// lists reports whether the usage has a flag.
func (s *Set) lists(f *Flag) bool { return f.Help != "" && (s.hidden || !f.Hidden) }

// form returns how a flag is written, with its value.
func (f *Flag) form() string {
	arg := f.Arg
	if arg == "" {
		arg = "value"
	}
	switch name := shown(f.Name); {
	case f.Alias:
		return name
	case f.Kind == Value && len(f.Name) > 1:
		return name + "=<" + arg + ">"
	case f.Kind == Value, f.Kind == Prefix:
		return name + " <" + arg + ">"
	case f.Kind == Optional:
		return name + "[=<" + arg + ">]"
	default:
		return name
	}
}

// maxForm is the width of the column of flags; the text for a longer one is on the next line.
const maxForm = 30

// ownUsage is the help text under mica's names: the usual flags, within the width of the terminal.
func (s *Set) ownUsage(overview, positional string) string {
	switch {
	case s.completes:
		return Candidates(s.completions())
	case s.manual:
		return s.manualPage(overview, positional)
	}
	columns := terminalWidth()
	brief := len(s.Brief) > 0 && !s.all && !s.hidden
	var b strings.Builder
	b.WriteString(wrap(joined(overview), columns, 0))
	fmt.Fprintf(&b, "\n\nUSAGE: %s\n", strings.TrimSpace(s.Tool+" [options] "+positional))
	groups, more := s.shownFlags(brief)
	width := 0
	for _, g := range groups {
		for _, f := range g.flags {
			width = max(width, min(len(f.form()), maxForm))
		}
	}
	for _, g := range groups {
		b.WriteString("\n" + g.heading + ":\n")
		for _, f := range g.flags {
			b.WriteString(f.entry(width, columns))
		}
	}
	if s.Notes != "" {
		b.WriteString("\n" + wrap(s.Notes, columns, 0) + "\n")
	}
	switch {
	case more <= 0:
	case brief:
		b.WriteString(wrap(fmt.Sprintf("'%s --help=all' lists %d more options.", s.Tool, more), columns, 0) + "\n")
	default:
		fmt.Fprintf(&b, "\n'%s --help=all' lists %d more options.\n", s.Tool, more)
	}
	return b.String()
}

// shownFlags returns the flags in the help text, and how many more there are.
func (s *Set) shownFlags(brief bool) (groups []group, more int) {
	if brief {
		list := s.briefFlags()
		for _, f := range s.Flags {
			more += num(s.lists(f))
		}
		return []group{{heading: "OPTIONS", flags: list}}, more - len(list)
	}
	groups = s.groups(func(f *Flag) bool {
		rare := f.Rare && !s.all && !s.hidden
		more += num(rare && s.lists(f))
		return !rare && s.lists(f)
	})
	return groups, more
}

// briefFlags returns the flags in the short help text, with their texts there.
func (s *Set) briefFlags() []*Flag {
	var list []*Flag
	for _, e := range s.Brief {
		if f := s.lookup(e.Name); f != nil {
			shortened := *f
			shortened.Help = cmp.Or(e.Help, f.Help)
			list = append(list, &shortened)
		}
	}
	return list
}

// joined returns a text in which only blank lines break paragraphs.
func joined(text string) string {
	paragraphs := strings.Split(strings.TrimSpace(text), "\n\n")
	for i, p := range paragraphs {
		paragraphs[i] = strings.Join(strings.Fields(p), " ")
	}
	return strings.Join(paragraphs, "\n\n")
}

// A group is a part of a help text.
type group struct {
	heading string
	flags   []*Flag
}

// groups returns the flags that a function selects by their headings, those without one first. The order is that of
// the first flags, except that help is last.
func (s *Set) groups(listed func(f *Flag) bool) []group {
	list := []group{{heading: "OPTIONS"}}
	for _, f := range s.Flags {
		if !listed(f) {
			continue
		}
		heading := cmp.Or(f.Group, "OPTIONS")
		i := slices.IndexFunc(list, func(g group) bool { return g.heading == heading })
		if i < 0 {
			i = len(list)
			list = append(list, group{heading: heading})
		}
		list[i].flags = append(list[i].flags, f)
	}
	slices.SortStableFunc(list, func(a, b group) int { return num(a.heading == "HELP") - num(b.heading == "HELP") })
	return slices.DeleteFunc(list, func(g group) bool { return len(g.flags) == 0 })
}

func num(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Wrap breaks a text between words at the width of the terminal. All lines are indented.
func Wrap(text string, indent int) string {
	return strings.Repeat(" ", indent) + wrap(text, terminalWidth(), indent) + "\n"
}

// Row is a row of a help text: a name in a column of some width, and a text that is wrapped.
func Row(name, text string, width int) string {
	return fmt.Sprintf("  %-*s  ", width, name) + wrap(text, terminalWidth(), width+4) + "\n"
}

// entry is a flag in a help text, with a column of flags of some width.
func (f *Flag) entry(width, columns int) string {
	form := f.form()
	if len(form) <= width {
		form = fmt.Sprintf("  %-*s  ", width, form)
	} else {
		form = fmt.Sprintf("  %s\n%*s", form, width+4, "")
	}
	return form + wrap(f.Help, columns, width+4) + "\n"
}

// terminalWidth returns the number of columns for help texts: COLUMNS, or the width of the terminal
// that standard output is.
func terminalWidth() int {
	n, err := strconv.Atoi(os.Getenv("COLUMNS"))
	if err != nil {
		n, _, err = term.GetSize(int(os.Stdout.Fd()))
	}
	if err != nil || n < 40 {
		return 100
	}
	return min(n, 120)
}

// wrap breaks a text between words so that no line is wider than columns, if its words permit. The
// first line begins at the column indent, and the others are indented by as much. Line breaks of the
// text stay.
func wrap(text string, columns, indent int) string {
	var b strings.Builder
	for i, paragraph := range strings.Split(text, "\n") {
		if i > 0 {
			b.WriteString("\n" + strings.Repeat(" ", indent))
		}
		at := indent
		for j, word := range strings.Fields(paragraph) {
			switch {
			case j > 0 && at+1+len(word) > columns:
				b.WriteString("\n" + strings.Repeat(" ", indent))
				at = indent
			case j > 0:
				b.WriteByte(' ')
				at++
			}
			b.WriteString(word)
			at += len(word)
		}
	}
	return b.String()
}
