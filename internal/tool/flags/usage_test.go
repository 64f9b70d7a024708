package flags

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestBrief compares a short help text that names its flags, in their order and with texts of its own.
func TestBrief(t *testing.T) {
	t.Setenv("COLUMNS", "80")
	s := &Set{Tool: "mica test", Notes: "Notes.", Brief: []Brief{{Name: "x"}, {Name: "absent"}, {Name: "help", Help: "More"}}}
	var help, version bool
	var text string
	s.Standard(&help, &version)
	s.String(&text, "x", "name", "Words")
	s.String(&text, "y", "name", "Other words")
	const want = `Overview

USAGE: mica test [options]

OPTIONS:
  -x <name>       Words
  --help[=<all>]  More

Notes.
'mica test --help=all' lists 4 more options.
`
	if got := s.Usage("Overview", ""); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if got := s.lookup("help").Help; got == "More" {
		t.Error("the text of the flag has changed")
	}
}

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
  -x <name>       Words that do not fit into one
                  line of this terminal

HELP:
  --help[=<all>]  Display the usual options,
                  'all' of them, or a page for
                  'man -l'

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
  --an-option-with-a-long-name=<filename>
                                  A file
  -x <name>                       Words that do
                                  not fit into
                                  one line of
                                  this terminal

HELP:
  -h                              Alias for
                                  --help
  --help[=<all>]                  Display the
                                  usual options,
                                  'all' of them,
                                  or a page for
                                  'man -l'
  --help-list                     Display list
                                  of available
                                  options
                                  (--help-list-hidden
                                  for more)
  --version                       Display the
                                  version of
                                  this program

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

// TestManual compares a page for man.
func TestManual(t *testing.T) {
	s := &Set{Tool: "mica test", MaxPositional: 1}
	var text string
	var help, version bool
	s.String(&text, "from", "filename", "A file's name.\nA second line with a \\")
	s.In("RARELY USED", func() { s.Bool(&help, "rare", "Hidden in the short text") })
	s.Rare("rare")
	s.Standard(&help, &version)
	if _, err := s.Parse([]string{"--help=man"}); err != nil || !help {
		t.Fatal(err)
	}
	page := s.Usage("Do a test: of a\npage", "<file>")
	const want = `.TH MICA\-TEST 1 "" mica "User Commands"
.SH NAME
mica\-test \- Do a test
.SH SYNOPSIS
.B mica test
[options] <file>
.SH DESCRIPTION
Do a test: of a page
.SH OPTIONS
.TP
.B \-\-from=<filename>
A file's name.
.br
A second line with a \e
.SH RARELY USED
.TP
.B \-\-rare
Hidden in the short text
.SH HELP
`
	if !strings.HasPrefix(page, want) {
		t.Errorf("got\n%swant\n%s", page, want)
	}
}

// TestErrors names the values of a flag, and suggests only similar ones.
func TestErrors(t *testing.T) {
	for args, want := range map[string]string{
		"--color=alway":   "mica test: for the --color option: 'alway' is none of auto, always, never; did you mean 'always'?\n",
		"--color=purple":  "mica test: for the --color option: 'purple' is none of auto, always, never\n",
		"--kinds=one,too": "mica test: for the --kinds option: 'too' is none of one, two; did you mean 'two'?\n",
		"--foo":           "mica test: Unknown command line argument '--foo'.  Try: 'mica test --help'\n",
		"--colour":        "mica test: Unknown command line argument '--colour'.  Try: 'mica test --help'\nmica test: Did you mean '--color'?\n",
		"--help=none":     "mica test: for the --help option: 'none' is none of all, man\n",
	} {
		s := completed(t)
		if _, err := s.Parse([]string{args}); err == nil || err.Error() != want {
			t.Errorf("%s: %v\nwant %s", args, err, want)
		}
	}
}

// completed returns flags whose values can be completed.
func completed(t *testing.T) *Set {
	s := &Set{Tool: "mica test", MaxPositional: 1, Files: []string{".td"}}
	var text string
	var help, version bool
	refuse := func(values ...string) func(string) error {
		return func(v string) error {
			for part := range strings.SplitSeq(v, ",") {
				if !slices.Contains(values, part) {
					return errors.New("bad")
				}
			}
			return nil
		}
	}
	s.Add(Flag{Name: "color", Kind: Optional, Help: "Colors", Values: []string{"auto", "always", "never"}, Set: refuse("auto", "always", "never")})
	s.Add(Flag{Name: "kinds", Kind: Value, Help: "Kinds", Values: []string{"one", "two"}, List: true, Set: refuse("one", "two")})
	s.Add(Flag{Name: "I", Kind: Prefix, Arg: "directory", Help: "Directory", Set: func(string) error { return nil }})
	s.Add(Flag{Name: "rule", Kind: Value, Help: "Rule", Set: func(string) error { return nil }, Complete: func(v string, before []string) []Candidate {
		return []Candidate{{Text: "Fold" + strings.Join(before, ""), Help: "A fold\nSecond line"}, {Text: "Other"}}
	}})
	s.String(&text, "o", "filename", "Output")
	s.Standard(&help, &version)
	return s
}

// TestComplete completes flags, values and files.
func TestComplete(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	for _, f := range []string{"a.td", "b.mlir", ".hidden.td"} {
		if err := os.WriteFile(f, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir("sub", 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("sub/c.td", nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for words, want := range map[string]string{
		"--ki":            "--kinds=\tKinds\n",
		"-ki":             "--kinds=\tKinds\n",
		"--color=a":       "--color=auto\n--color=always\n",
		"--kinds=one,":    "--kinds=one,one\n--kinds=one,two\n",
		"--kinds t":       "two\n",
		"--rule=F":        "--rule=Fold\tA fold\n",
		"x --rule F":      "Foldx--rule\tA fold\n",
		"":                "a.td\t\nsub/\t\n",
		"sub/":            "sub/c.td\t\n",
		".h":              ".hidden.td\t\n",
		"-o b":            "b.mlir\t\n",
		"-I ":             "sub/\t\n",
		"-Is":             "-Isub/\t\n",
		"--color= --nope": "",
		"-- --ki":         "",
	} {
		s := completed(t)
		args := append([]string{CompleteFlag}, strings.Split(words, " ")...)
		if _, err := s.Parse(args); err != nil {
			t.Errorf("%q: %v", words, err)
		}
		if got := s.Usage("", ""); got != want {
			t.Errorf("%q: %q, want %q", words, got, want)
		}
	}
}
