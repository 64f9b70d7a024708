package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// A listing is a fenced block of code of a manual.
type listing struct {
	name  string // the heading above it and its number under headings of this text
	lines []string
}

// readListings returns the listings of a manual in their order.
func readListings(dir, manual string) ([]*listing, error) {
	data, err := os.ReadFile(filepath.Join(dir, manual))
	if err != nil {
		return nil, err
	}
	var list []*listing
	var heading string
	var open *listing
	numbers := map[string]int{}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSuffix(line, "\n")
		switch fence := strings.HasPrefix(strings.TrimSpace(line), "```"); {
		case fence && open != nil:
			open = nil
		case fence:
			numbers[heading]++
			open = &listing{name: fmt.Sprintf("%s / %d", heading, numbers[heading])}
			list = append(list, open)
		case open != nil:
			open.lines = append(open.lines, line)
		case strings.HasPrefix(line, "#"):
			heading = strings.TrimSpace(strings.TrimLeft(line, "#"))
		}
	}
	return list, nil
}
