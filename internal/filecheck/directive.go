package filecheck

import (
	"math"
	"sort"
	"strconv"
	"strings"
)

type directive uint8

const (
	none directive = iota
	plain
	next
	same
	not
	dag
	label
	empty
	eof
	comment
	misspelled
	badNot
	badCount
)

// A kind is a directive with its modifiers.
type kind struct {
	directive directive
	literal   bool
	count     int // 0 counts as 1
}

func (k kind) times() int { return max(k.count, 1) }

var suffixes = []struct {
	text string
	d    directive
}{{"NEXT", next}, {"SAME", same}, {"NOT", not}, {"DAG", dag}, {"LABEL", label}, {"EMPTY", empty}}

// describe returns the directive as it is displayed in messages.
func (k kind) describe(prefix string) string {
	s := prefix
	switch k.directive {
	case plain:
		if k.count > 1 {
			s += "-COUNT"
		}
	case eof:
		return "implicit EOF"
	default:
		for _, x := range suffixes {
			if x.d == k.directive {
				s += "-" + x.text
			}
		}
	}
	if k.literal {
		s += "{LITERAL}"
	}
	return s
}

// short returns the directive as it is displayed in dumps.
func (k kind) short() string {
	switch k.directive {
	case plain:
		if k.count > 1 {
			return "count"
		}
		return "check"
	case eof:
		return "eof"
	}
	for _, x := range suffixes {
		if x.d == k.directive {
			return strings.ToLower(x.text)
		}
	}
	panic("filecheck: directive without a short name")
}

// A scanner finds the directives of a check file.
type scanner struct {
	text     string
	prefixes []prefixAt // longest first
	comments []string
}

// A prefixAt is a prefix with its next occurrence.
type prefixAt struct {
	text string
	pos  int // len(text) of the file after the last one
}

func newScanner(text string, o *Options) *scanner {
	s := &scanner{text: text, comments: o.commentPrefixes()}
	for _, list := range [][]string{o.checkPrefixes(), s.comments} {
		for _, p := range list {
			s.prefixes = append(s.prefixes, prefixAt{p, s.find(p, 0)})
		}
	}
	sort.SliceStable(s.prefixes, func(i, j int) bool { return len(s.prefixes[i].text) > len(s.prefixes[j].text) })
	return s
}

func (s *scanner) find(prefix string, from int) int {
	if i := strings.Index(s.text[from:], prefix); i >= 0 {
		return from + i
	}
	return len(s.text)
}

// prefix returns the first prefix at or after from.
func (s *scanner) prefix(from int) (string, int) {
	best, at := "", len(s.text)
	for i := range s.prefixes {
		p := &s.prefixes[i]
		if p.pos < from {
			p.pos = s.find(p.text, from)
		}
		if p.pos < at {
			best, at = p.text, p.pos
		}
	}
	return best, at
}

// A found is a directive that the scanner has found.
type found struct {
	prefix string
	at     int
	kind   kind
	after  int // where its text starts
}

// next returns the first directive after from; its prefix is empty after the last one.
func (s *scanner) next(from int) found {
	start := from
	for {
		p, at := s.prefix(from)
		if p == "" {
			return found{}
		}
		// A prefix at the end of a word does not count.
		if at == start || at == from || !isWordByte(s.text[at-1]) {
			if f := s.classify(p, at); f.kind.directive != none {
				return f
			}
		}
		from = at + len(p)
		for from < len(s.text) && isWordByte(s.text[from]) {
			from++
		}
	}
}

func isWordByte(c byte) bool { return isLetter(c) || isDigit(c) || c == '-' || c == '_' }

// classify reads the text after a prefix.
//
//	directive ::= prefix (`-` suffix)? (`{` modifier (`,` modifier)* `}`)? `:`
func (s *scanner) classify(prefix string, at int) found {
	f := found{prefix: prefix, at: at}
	rest := s.text[at+len(prefix):]
	done := func(k kind) found {
		f.kind, f.after = k, len(s.text)-len(rest)
		return f
	}
	if rest == "" {
		return f
	}
	for _, c := range s.comments {
		if c == prefix {
			if rest[0] != ':' {
				return f
			}
			rest = rest[1:]
			return done(kind{directive: comment})
		}
	}
	modified := func(k kind) found {
		var ok bool
		if rest, k.literal, ok = modifiers(rest); !ok {
			k = kind{}
		}
		return done(k)
	}
	if rest[0] == ':' || rest[0] == '{' {
		return modified(kind{directive: plain})
	}
	wrong := rest[0] == '_'
	if !wrong && rest[0] != '-' {
		return f
	}
	rest = rest[1:]
	f = s.suffix(f, &rest, modified, done)
	if wrong && f.kind.directive != none {
		f.kind = kind{directive: misspelled}
	}
	return f
}

func (s *scanner) suffix(f found, rest *string, modified, done func(kind) found) found {
	if r, ok := strings.CutPrefix(*rest, "COUNT-"); ok {
		*rest = r
		n := 0
		if r != "" && r[0] == '-' {
			n = 1
		}
		for n < len(r) && isDigit(r[n]) {
			n++
		}
		count, err := strconv.ParseInt(r[:n], 10, 64)
		if err != nil {
			return done(kind{directive: badCount})
		}
		*rest = r[n:]
		if count <= 0 || count > math.MaxInt32 || *rest == "" || (*rest)[0] != ':' && (*rest)[0] != '{' {
			return done(kind{directive: badCount})
		}
		return modified(kind{directive: plain, count: int(count)})
	}
	for _, x := range suffixes {
		switch x.d {
		case dag, next, same, empty:
			if strings.HasPrefix(*rest, x.text+"-NOT:") || strings.HasPrefix(*rest, "NOT-"+x.text+":") {
				return done(kind{directive: badNot})
			}
		}
	}
	for _, x := range suffixes {
		if r, ok := strings.CutPrefix(*rest, x.text); ok {
			*rest = r
			return modified(kind{directive: x.d})
		}
	}
	return f
}

// modifiers parses the text between a directive's name and its pattern.
func modifiers(rest string) (after string, literal, ok bool) {
	if r, ok := strings.CutPrefix(rest, ":"); ok {
		return r, false, true
	}
	rest, ok = strings.CutPrefix(rest, "{")
	for ok {
		rest = strings.TrimLeft(rest, " \t\n\v\f\r")
		if rest, ok = strings.CutPrefix(rest, "LITERAL"); !ok {
			return rest, false, false
		}
		literal = true
		rest = strings.TrimLeft(rest, " \t\n\v\f\r")
		var more bool
		if rest, more = strings.CutPrefix(rest, ","); !more {
			break
		}
	}
	rest, ok = strings.CutPrefix(rest, "}:")
	return rest, literal, ok
}
