package server

import (
	"bytes"

	"github.com/mica-ir/mica/source"
)

// A region is a part of a text that belongs together: brackets and the text between them, a
// string, code, or comments. Regions are nested or disjoint.
type region struct {
	start, end uint32
	open       uint32 // the length of its opening and of its closing token; 0 for comments
	comment    bool
}

// regions returns the regions of a text, in the order of their ends. The languages have the same
// brackets, strings and comments; code means that the language has code blocks, `[{ }]`. Brackets
// without a partner are ignored, so that texts may be broken.
func regions(f *source.File, code bool) []region {
	s := &scanner{text: f.Text, code: code}
	for int(s.at) < len(s.text) {
		s.step()
	}
	s.comments()
	return s.list
}

// A scanner finds the regions of a text.
type scanner struct {
	text  []byte
	code  bool
	at    uint32
	stack []uint32 // of brackets that are open
	list  []region
	first uint32 // of the comments before the position, which end at last
	last  uint32
}

// step skips a token.
func (s *scanner) step() {
	rest := s.text[s.at:]
	switch c := rest[0]; {
	case c == ' ' || c == '\t' || c == '\r' || c == '\n':
		s.at++
		return
	case bytes.HasPrefix(rest, []byte("//")):
		s.comment(until(rest, "\n", false))
		return
	case s.code && bytes.HasPrefix(rest, []byte("/*")):
		s.comment(until(rest, "*/", true))
		return
	}
	s.comments()
	switch c := rest[0]; {
	case c == '"':
		n := stringLength(rest)
		s.list = append(s.list, region{start: s.at, end: s.at + n, open: 1})
		s.at += n
		return
	case s.code && bytes.HasPrefix(rest, []byte("[{")):
		n := until(rest, "}]", true)
		s.list = append(s.list, region{start: s.at, end: s.at + n, open: 2})
		s.at += n
		return
	case c == '(' || c == '[' || c == '{':
		s.stack = append(s.stack, s.at)
	case c == ')' || c == ']' || c == '}':
		s.closeBracket(c)
	}
	s.at++
}

// closeBracket ends the innermost region with a closing bracket. Brackets in it that are open have
// no partner.
func (s *scanner) closeBracket(c byte) {
	opening := map[byte]byte{')': '(', ']': '[', '}': '{'}[c]
	for i := len(s.stack) - 1; i >= 0 && len(s.stack)-i < maxUnclosed; i-- {
		if s.text[s.stack[i]] == opening {
			s.list = append(s.list, region{start: s.stack[i], end: s.at + 1, open: 1})
			s.stack = s.stack[:i]
			return
		}
	}
}

// maxUnclosed bounds the search for the partner of a bracket.
const maxUnclosed = 100

// comment skips a comment of some length. Comments on consecutive lines are one region.
func (s *scanner) comment(length uint32) {
	if s.last == 0 || bytes.Count(s.text[s.last:s.at], []byte("\n")) > 1 || bytes.HasPrefix(s.text[s.at:], []byte("// -----")) {
		s.comments()
		s.first = s.at
	}
	s.at += length
	s.last = s.at
}

// comments ends a region of comments.
func (s *scanner) comments() {
	if s.last > s.first {
		s.list = append(s.list, region{start: s.first, end: s.last, comment: true})
	}
	s.first, s.last = 0, 0
}

// until returns the length of a text up to an end, or of all of it.
func until(text []byte, end string, inclusive bool) uint32 {
	i := bytes.Index(text, []byte(end))
	switch {
	case i < 0:
		return uint32(len(text))
	case inclusive:
		return uint32(i + len(end))
	}
	return uint32(i)
}

// stringLength returns the length of the string with which a text starts. One that is not closed
// ends with the line.
func stringLength(text []byte) uint32 {
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '\n':
			return uint32(i)
		case '"':
			return uint32(i + 1)
		}
	}
	return uint32(len(text))
}
