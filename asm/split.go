package asm

import (
	"bytes"
	"slices"
	"sync"
)

// sampleText is the number of bytes for comparing the two scans, to decide whether the
// indentation is reliable.
const sampleText = 1 << 16

// newScan returns a scan that guesses where operations of a block begin: after a line that
// starts with a closing bracket. If the text is laid out as the printer does it,
// indentation alone identifies the brackets that close an operation of the block
// (lineScan). Otherwise all brackets must be counted (bracketScan). A wrong guess costs
// time but does no harm: see parsePiece.
func newScan(text []byte, start uint32, untidy bool) scan {
	brackets := &bracketScan{text: text, pos: int(start)}
	lines, ok := newLineScan(text, int(start))
	if !ok || untidy {
		return brackets
	}
	sample, counted := lines, *brackets
	limit := min(len(text), int(start)+sampleText)
	if !slices.Equal(starts(&sample, limit), starts(&counted, limit)) {
		return brackets
	}
	return &lines
}

// A scan finds likely starts of operations of a block.
type scan interface {
	// next returns the next start. more is false if it is the last: the operations
	// end there, something follows that must be parsed in order, or the limit was
	// reached.
	next(limit int) (at int, more bool)
}

// starts returns the starts up to a limit.
func starts(s scan, limit int) (list []int) {
	for {
		at, more := s.next(limit)
		if at >= limit {
			return list
		}
		if list = append(list, at); !more {
			return list
		}
	}
}

// A cutter cuts the operations of a block into pieces of about pieceText bytes. It may
// be used by several goroutines, so that they parse pieces while others are still cut.
type cutter struct {
	mu     sync.Mutex
	scan   scan
	begin  int // of the next piece
	done   bool
	pieces []*piece // all so far, in order
}

// next returns the next piece, or nil at the end.
func (c *cutter) next() *piece {
	c.mu.Lock()
	defer c.mu.Unlock()
	for !c.done {
		at, more := c.scan.next(noLimit)
		c.done = !more
		if at-c.begin >= pieceText || !more && at > c.begin {
			x := &piece{start: uint32(c.begin), end: uint32(at)}
			c.begin = at
			c.pieces = append(c.pieces, x)
			return x
		}
	}
	return nil
}

const noLimit = int(^uint(0) >> 1)

// A lineScan examines only the start of each line. A line that is indented more than
// the operations of the block is inside one of them.
type lineScan struct {
	text   []byte
	indent []byte // the indentation of the operations of the block
	pos    int    // the start of a line
	closed bool   // the last line started with a bracket that closes an operation
}

// newLineScan returns a scan from the operation at start, and false if the operation
// does not begin its line.
func newLineScan(text []byte, start int) (lineScan, bool) {
	line := bytes.LastIndexByte(text[:start], '\n') + 1
	s := lineScan{text: text, indent: text[line:start], pos: line}
	return s, isBlank(s.indent)
}

func isBlank(text []byte) bool {
	for _, c := range text {
		if class[c]&isSpace == 0 {
			return false
		}
	}
	return true
}

func (s *lineScan) next(limit int) (at int, more bool) {
	width := len(s.indent)
	for s.pos < len(s.text) && s.pos < limit {
		line := s.text[s.pos:]
		if n := bytes.IndexByte(line, '\n'); n >= 0 {
			line = line[:n]
		}
		begin := s.pos
		s.pos += len(line) + 1
		if len(line) > width && line[0] == ' ' && line[width] == ' ' {
			s.closed = s.closed && isBlank(line)
			continue
		}
		first := 0
		for first < len(line) && class[line[first]]&isSpace != 0 {
			first++
		}
		if rest := line[first:]; len(rest) == 0 || rest[0] == '/' && len(rest) > 1 && rest[1] == '/' {
			continue
		}
		c := line[first]
		switch {
		case first < width || !bytes.Equal(line[:width], s.indent):
			return begin + first, false
		case first > width || c == '^':
			// The printer indents block labels less than the operations of the block.
			s.closed = false
		case c == '}':
			s.closed = true
		case class[c]&isLetter == 0 && c != '"':
			return begin + first, false
		case s.closed:
			s.closed = false
			return begin + first, true
		}
	}
	return len(s.text), false
}

// A bracketScan counts brackets.
type bracketScan struct {
	text    []byte
	pos     int
	depth   int
	closing bool // the current line starts with a bracket that closes
}

func (s *bracketScan) next(limit int) (at int, more bool) {
	text, i := s.text, s.pos
	for ; i < len(text) && i < limit; i++ {
		switch c := text[i]; c {
		case '{', '(', '[':
			s.depth++
		case '}', ')', ']':
			s.depth--
			if s.depth < 0 {
				return i, false
			}
			if s.depth <= 1 && c == '}' && startsLine(text, i) {
				s.closing = true
			}
		case '"':
			i++
			for i < len(text) && text[i] != '"' && text[i] != '\n' {
				if text[i] == '\\' {
					i++
				}
				i++
			}
		case '/':
			if i+1 < len(text) && text[i+1] == '/' {
				for i+1 < len(text) && text[i+1] != '\n' {
					i++
				}
			}
		case '\n':
			closed := s.closing
			s.closing = false
			if s.depth != 0 || !closed {
				break
			}
			j := i + 1
			for j < len(text) && class[text[j]]&isSpace != 0 {
				j++
			}
			switch {
			case j >= len(text) || text[j] == '}':
			case text[j] == '/':
				s.closing = true // an operation may follow the comment
			case class[text[j]]&isLetter == 0 && text[j] != '"':
				// Not an operation, or one with results: parse it in order.
				return j, false
			default:
				s.pos = j
				return j, true
			}
		}
	}
	s.pos = i
	return len(text), false
}

// startsLine reports whether only white space precedes offset i in its line.
func startsLine(text []byte, i int) bool {
	for i--; i >= 0 && text[i] != '\n'; i-- {
		if class[text[i]]&isSpace == 0 {
			return false
		}
	}
	return true
}
