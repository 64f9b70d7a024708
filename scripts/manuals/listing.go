package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// A listing is a block of code of a manual.
type listing struct {
	name  string // the heading above it and its number under headings of this text
	lines []string
}

// A scanner finds the listings of a manual.
type scanner struct {
	heading string
	numbers map[string]int // of listings, by heading
	list    []*listing
}

// titled precedes the first line of a plain text, which has any name.
const titled = "text: "

// readListings returns the listings of a manual in their order. The error is [fs.ErrNotExist] if no directory has
// the manual.
func readListings(dirs []string, manual string) ([]*listing, error) {
	data, err := readManual(dirs, manual)
	if err != nil {
		return nil, err
	}
	s := &scanner{numbers: map[string]int{}}
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	switch {
	case strings.HasPrefix(manual, titled):
		s.plain(lines)
	case filepath.Ext(manual) == ".rst":
		s.reStructuredText(lines)
	default:
		s.markdown(lines)
	}
	return s.list, nil
}

// readManual reads a manual from the first directory that has it.
func readManual(dirs []string, manual string) ([]byte, error) {
	title, isText := strings.CutPrefix(manual, titled)
	for _, dir := range dirs {
		files := []string{filepath.Join(dir, manual)}
		if isText {
			var err error
			if files, err = filepath.Glob(filepath.Join(dir, "*.txt")); err != nil {
				return nil, err
			}
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			first, _, _ := strings.Cut(string(data), "\n")
			switch {
			case errors.Is(err, fs.ErrNotExist):
			case err != nil:
				return nil, err
			case !isText || strings.TrimSpace(first) == title:
				return data, nil
			}
		}
	}
	return nil, fs.ErrNotExist
}

// begin adds an empty listing.
func (s *scanner) begin() *listing {
	s.numbers[s.heading]++
	l := &listing{name: fmt.Sprintf("%s / %d", s.heading, s.numbers[s.heading])}
	s.list = append(s.list, l)
	return l
}

// markdown finds fenced blocks. A fence in a listing that is indented further is a part of it.
func (s *scanner) markdown(lines []string) {
	var open *listing
	column := 0
	for _, line := range lines {
		text := strings.TrimSpace(line)
		switch {
		case open == nil && strings.HasPrefix(text, "```"):
			open, column = s.begin(), indent(line)
		case open == nil && strings.HasPrefix(line, "#"):
			s.heading = strings.TrimSpace(strings.TrimLeft(line, "#"))
		case open == nil:
		case text == "```" && indent(line) < column+4:
			open = nil
		default:
			open.lines = append(open.lines, line)
		}
	}
}

var (
	section = regexp.MustCompile(`^(?:\((\d+)\)|(\d+\.\d+))`)
	code    = regexp.MustCompile(`^(//|#ifdef |let |def |class |func\.func |namespace |mlir-tblgen |::\w)|; \} %`)
)

// plain finds lines that look like code in a text without marks. Headings are the numbers of sections.
func (s *scanner) plain(lines []string) {
	for _, line := range lines {
		if m := section.FindStringSubmatch(line); m != nil {
			s.heading = m[1] + m[2]
		} else if code.MatchString(line) {
			s.begin().lines = []string{line}
		}
	}
}

// reStructuredText finds indented blocks after a double colon, but not productions of a grammar.
func (s *scanner) reStructuredText(lines []string) {
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		switch text := strings.TrimSpace(line); {
		case i > 0 && isUnderline(line) && strings.TrimSpace(lines[i-1]) != "":
			s.heading = strings.TrimSpace(lines[i-1])
		case strings.HasPrefix(text, ".. code-block::"), strings.HasSuffix(text, "::") && !strings.HasPrefix(text, ".. "):
			block := indented(lines[i+1:], indent(line))
			if len(block) > 0 {
				s.begin().lines = block
			}
			i += len(block)
		}
	}
}

func isUnderline(line string) bool {
	return len(line) > 3 && strings.Trim(line, line[:1]) == "" && strings.Contains(`=-~^*."`, line[:1])
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// indented returns the lines at the beginning that are empty or indented by more than n, without empty lines
// at the end.
func indented(lines []string, n int) []string {
	end := 0
	for i, line := range lines {
		if strings.TrimSpace(line) == "" {
			continue
		}
		if indent(line) <= n {
			break
		}
		end = i + 1
	}
	return lines[:end]
}
