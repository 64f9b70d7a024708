package main

import (
	"fmt"
	"os"
	"path/filepath"
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

// readListings returns the listings of a manual in their order.
func readListings(dir, manual string) ([]*listing, error) {
	data, err := os.ReadFile(filepath.Join(dir, manual))
	if err != nil {
		return nil, err
	}
	s := &scanner{numbers: map[string]int{}}
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	if filepath.Ext(manual) == ".rst" {
		s.reStructuredText(lines)
	} else {
		s.markdown(lines)
	}
	return s.list, nil
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
