package query

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Session runs commands on an operation, usually a module, and all operations in it.
type Session struct {
	Root     *ir.Operation
	File     *source.File // the text of Root, whose lines are shown; may be nil
	Registry *Registry
	Color    bool // marks the places with the escape codes of terminals
	// Report receives the errors of functions that are extracted from matches. If it is nil,
	// they are written to the output.
	Report func(diag.List)

	// Quit is set by the command quit.
	Quit bool
}

// ErrFailed means that a command has failed and said why.
var ErrFailed = errors.New("the command has failed")

// helpText lists the commands as mlir-query does.
const helpText = `Available commands:

  match MATCHER, m MATCHER      Match the mlir against the given matcher.
  quit                              Terminates the query session.

`

// Run runs a command and writes the matches or an error. If the command fails, it returns
// [ErrFailed]; other errors are those of w.
func (s *Session) Run(w io.Writer, command string) error {
	word, rest := cutWord(command)
	switch word {
	case "", "#":
		return nil
	case "help":
		if err := noMore(w, rest); err != nil {
			return err
		}
		_, err := io.WriteString(w, helpText)
		return err
	case "q", "quit":
		if err := noMore(w, rest); err != nil {
			return err
		}
		s.Quit = true
		return nil
	case "m", "match":
		m, err := s.Registry.ParseMatcher(strings.TrimLeft(rest, spaces))
		if err != nil {
			return fail(w, err.Error())
		}
		if m.Function != "" {
			return s.extract(w, m)
		}
		return s.list(w, m)
	}
	return fail(w, "unknown command: "+word)
}

// fail writes why a command fails.
func fail(w io.Writer, message string) error {
	if _, err := io.WriteString(w, message+"\n"); err != nil {
		return err
	}
	return ErrFailed
}

// The characters between words, and all white space.
const (
	blanks = " \t\v\f\r"
	spaces = blanks + "\n"
)

// cutWord returns the first word of a text, which is "#" where a comment begins, and the rest.
// The end of a line does not end a word.
func cutWord(text string) (word, rest string) {
	text = strings.TrimLeft(text, blanks)
	if strings.HasPrefix(text, "#") {
		return text[:1], text[1:]
	}
	if i := strings.IndexAny(text, blanks); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

// noMore fails if there is more than blanks and a comment.
func noMore(w io.Writer, rest string) error {
	switch word, _ := cutWord(rest); word {
	case "", "#":
		return nil
	}
	return fail(w, fmt.Sprintf("unexpected extra input: '%s'", rest))
}
