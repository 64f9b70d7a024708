package lit

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// A directiveKind is a kind of directive that the lines of a script consist of, in order.
type directiveKind uint8

const (
	runDirective directiveKind = iota
	defineDirective
	redefineDirective
)

// A script holds the directives of a test.
type script struct {
	lines []scriptLine
	runs  int // how many lines are RUN lines

	xfail, requires, unsupported []string // conditions
	retries                      int
	hasRetries                   bool
}

// A scriptLine is a command line or a definition with the number of its first line.
type scriptLine struct {
	kind directiveKind
	text string
	at   int
}

// A pending is a directive whose line ends with a backslash.
type pending struct {
	word  string
	at    int
	parts strings.Builder
}

// MaxRetries bounds how often a test that fails is run again.
const MaxRetries = 1000

// read collects the directives in a test's text.
func read(text string) (*script, error) {
	s := &script{}
	open := map[string]*pending{} // by the group of the directive
	n := 0
	for line := range strings.Lines(text) {
		n++
		word, rest := directive(line)
		if word == "" {
			continue
		}
		if word == "END." {
			break
		}
		rest = strings.TrimSpace(rest)
		rest, more := strings.CutSuffix(rest, `\`)
		p := open[group(word)]
		switch {
		case p == nil:
			p = &pending{word: word, at: n}
		case p.word != word:
			return s, fmt.Errorf("line %d: the %s line in line %d goes on, but the next command is %s", n, p.word, p.at, word)
		}
		if p.parts.Len()+len(rest) > maxLine {
			return s, fmt.Errorf("line %d: the %s line is too long", p.at, strings.TrimSuffix(p.word, ":"))
		}
		p.parts.WriteString(rest)
		if more {
			open[group(word)] = p
			continue
		}
		delete(open, group(word))
		if err := s.add(p.word, p.parts.String(), p.at); err != nil {
			return s, fmt.Errorf("line %d: %w", p.at, err)
		}
	}
	for _, word := range words { // in an order that does not change
		if p := open[group(word)]; p != nil {
			return s, fmt.Errorf("line %d: the last %s line goes on", p.at, strings.TrimSuffix(p.word, ":"))
		}
	}
	return s, nil
}

// group returns the name of the directives that are in one sequence: a line of one that goes on must be followed by one of the
// same word.
func group(word string) string {
	switch word {
	case "DEFINE:", "REDEFINE:":
		return "RUN:"
	}
	return word
}

// add adds a complete directive.
func (s *script) add(word, text string, at int) error {
	conditions := func(to *[]string) {
		for c := range strings.SplitSeq(text, ",") {
			if c = strings.TrimSpace(c); c != "" {
				*to = append(*to, c)
			}
		}
	}
	switch word {
	case "RUN:":
		s.lines = append(s.lines, scriptLine{runDirective, text, at})
		s.runs++
	case "DEFINE:":
		s.lines = append(s.lines, scriptLine{defineDirective, text, at})
	case "REDEFINE:":
		s.lines = append(s.lines, scriptLine{redefineDirective, text, at})
	case "REQUIRES:":
		conditions(&s.requires)
	case "UNSUPPORTED:":
		conditions(&s.unsupported)
	case "XFAIL:":
		conditions(&s.xfail)
	case "ALLOW_RETRIES:":
		n, err := strconv.Atoi(strings.TrimSpace(text))
		switch {
		case s.hasRetries:
			return errors.New("there is more than one ALLOW_RETRIES line")
		case err != nil || n < 0 || n > MaxRetries:
			return fmt.Errorf("ALLOW_RETRIES needs a number up to %d, not %s", MaxRetries, shortened(text))
		}
		s.retries, s.hasRetries = n, true
	}
	return nil
}

// words are the directives. A longer word precedes its suffixes.
var words = []string{"REDEFINE:", "DEFINE:", "RUN:", "REQUIRES:", "UNSUPPORTED:", "XFAIL:", "ALLOW_RETRIES:", "END."}

// directive returns the first directive in a line and the text after it.
func directive(line string) (word, rest string) {
	best := len(line)
	for _, w := range words {
		if i := keyword(line, w); i >= 0 && i < best {
			best, word = i, w
		}
	}
	if word == "" {
		return "", ""
	}
	return word, line[best+len(word):]
}

// keyword returns where a keyword is in a line, or -1. It must not be the suffix of a longer word.
func keyword(line, word string) int {
	for at := 0; ; {
		i := strings.Index(line[at:], word)
		if i < 0 {
			return -1
		}
		if i += at; i == 0 || !isWord(line[i-1]) {
			return i
		}
		at = i + 1
	}
}

func isWord(c byte) bool {
	return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'z' || c == '-' || c == '_'
}

// maxQuoted bounds the part of a text that a message quotes.
const maxQuoted = 100

// shortened quotes a text, or the start of a long one.
func shortened(text string) string {
	if len(text) <= maxQuoted {
		return strconv.Quote(text)
	}
	return strconv.Quote(strings.ToValidUTF8(text[:maxQuoted], "")) + "..."
}
