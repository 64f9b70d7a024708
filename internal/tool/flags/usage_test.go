package flags

import "testing"

// TestUsage compares the help texts of a tool of mica's, short and whole, in a narrow terminal, and
// of a tool with a name of the reference's.
func TestUsage(t *testing.T) {
	t.Setenv("COLUMNS", "48")
	set := func(tool string) *Set {
		s := &Set{Tool: tool, MaxPositional: 1, Notes: "Notes are wrapped, too, between their words."}
		var help, version bool
		var text string
		s.Standard(&help, &version)
		s.String(&text, "an-option-with-a-long-name", "filename", "A file")
		s.String(&text, "x", "name", "Words that do not fit into one line of this terminal")
		for _, f := range s.Flags {
			f.Rare = f.Name != "x" && f.Name != "help"
		}
		return s
	}
	const short = `Overview

USAGE: mica test [options] <file>

OPTIONS:
  --help[=<all>]  Display the usual options, or
                  all of them
  -x <name>       Words that do not fit into one
                  line of this terminal

Notes are wrapped, too, between their words.

'mica test --help=all' lists 4 more options.
`
	if got := set("mica test").Usage("Overview", "<file>"); got != short {
		t.Errorf("got\n%swant\n%s", got, short)
	}
	all := set("mica test")
	if _, err := all.Parse([]string{"--help=all"}); err != nil {
		t.Fatal(err)
	}
	const whole = `Overview

USAGE: mica test [options] <file>

OPTIONS:
  -h                              Alias for
                                  --help
  --help[=<all>]                  Display the
                                  usual options,
                                  or all of them
  --help-list                     Display list
                                  of available
                                  options
                                  (--help-list-hidden
                                  for more)
  --version                       Display the
                                  version of
                                  this program
  --an-option-with-a-long-name=<filename>
                                  A file
  -x <name>                       Words that do
                                  not fit into
                                  one line of
                                  this terminal

Notes are wrapped, too, between their words.
`
	if got := all.Usage("Overview", "<file>"); got != whole {
		t.Errorf("got\n%swant\n%s", got, whole)
	}
	const reference = `OVERVIEW: Overview

USAGE: mlir-test [options] <file>

OPTIONS:
  -h                                      - Alias for --help
  --help                                  - Display available options (--help-hidden for more)
  --help-list                             - Display list of available options (--help-list-hidden for more)
  --version                               - Display the version of this program
  --an-option-with-a-long-name=<filename> - A file
  -x <name>                               - Words that do not fit into one line of this terminal
`
	if got := set("mlir-test").Usage("Overview", "<file>"); got != reference {
		t.Errorf("got\n%swant\n%s", got, reference)
	}
}
