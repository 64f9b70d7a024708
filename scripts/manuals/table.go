package main

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/txtar"
)

const (
	given   = "given"
	filled  = "filled"
	changed = "changed"
	refused = "refused"
	notRun  = "not run"

	generated = "generated" // a language
)

var (
	outcomes  = []string{given, filled, changed, refused, notRun}
	languages = []string{"pdll", "drr", "ods", "td", "c++", "mlir", generated}
)

// A table describes the listings of a manual.
type table struct {
	manual  string // its path in the sources
	order   []string
	entries map[string]*entry
	files   map[string][]byte // used by entries
}

// An entry describes a listing.
type entry struct {
	language, outcome, reason string
	with, needs               []string
	includesFiles             []string // by itself
	before, after, args       []string
	split                     []int
	breaks                    []*regexp.Regexp
	lines                     map[int][]string // by the number of the line that they replace
	warning                   string
	in, out                   string // IR; empty if the rules are only compiled
}

var entryName = regexp.MustCompile(` / \d+$`)

func readTables(dir string) ([]*table, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.txtar"))
	if err != nil {
		return nil, err
	}
	var list []*table
	for _, name := range files {
		a, err := txtar.ParseFile(name)
		if err != nil {
			return nil, err
		}
		t, err := newTable(a)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		list = append(list, t)
	}
	return list, nil
}

func newTable(a *txtar.Archive) (*table, error) {
	t := &table{manual: strings.TrimSpace(string(a.Comment)), entries: map[string]*entry{}, files: map[string][]byte{}}
	for _, f := range a.Files {
		if !entryName.MatchString(f.Name) {
			if t.files[f.Name] != nil {
				return nil, fmt.Errorf("%s: another file has the name", f.Name)
			}
			t.files[f.Name] = f.Data
			continue
		}
		e, err := newEntry(string(f.Data))
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.Name, err)
		}
		if t.entries[f.Name] != nil {
			return nil, fmt.Errorf("%s: another entry has the name", f.Name)
		}
		t.entries[f.Name] = e
		t.order = append(t.order, f.Name)
	}
	return t, nil
}

func newEntry(text string) (*entry, error) {
	head, ir, _ := strings.Cut(text, "\n\n")
	first, rest, _ := strings.Cut(strings.TrimSuffix(head, "\n"), "\n")
	e := &entry{lines: map[int][]string{}}
	first, e.reason, _ = strings.Cut(first, ": ")
	e.language, e.outcome, _ = strings.Cut(first, " ")
	if !slices.Contains(outcomes, e.outcome) {
		return nil, fmt.Errorf("%q is no outcome", e.outcome)
	}
	if e.outcome != notRun && !slices.Contains(languages, e.language) {
		return nil, fmt.Errorf("%q cannot be run", e.language)
	}
	if e.language == generated && (e.outcome == changed || e.outcome == refused) {
		return nil, fmt.Errorf("generated code is not %s", e.outcome)
	}
	if e.reason == "" && e.outcome != given && e.outcome != filled {
		return nil, fmt.Errorf("%s without a reason", e.outcome)
	}
	for line := range strings.Lines(rest) {
		if err := e.directive(strings.TrimSuffix(line, "\n")); err != nil {
			return nil, err
		}
	}
	if len(e.lines) > 0 && e.outcome == given {
		return nil, fmt.Errorf("a given listing has no lines to replace")
	}
	e.in, e.out, _ = strings.Cut(ir, "=>\n")
	return e, nil
}

// directive takes a line of an entry.
func (e *entry) directive(line string) error {
	word, text, _ := strings.Cut(line, " ")
	switch word {
	case "with":
		e.with = append(e.with, text)
	case "includes":
		e.includesFiles = append(e.includesFiles, text)
	case "needs":
		e.needs = append(e.needs, text)
	case "before":
		e.before = append(e.before, text)
	case "after":
		e.after = append(e.after, text)
	case "args":
		e.args = append(e.args, strings.Fields(text)...)
	case "warning":
		e.warning = text
	case "break":
		b, err := regexp.Compile(text)
		e.breaks = append(e.breaks, b)
		return err
	case "split":
		n, err := strconv.Atoi(text)
		e.split = append(e.split, n)
		return err
	default:
		return e.replacement(word, text)
	}
	return nil
}

// replacement takes "N:" and the text of a line.
func (e *entry) replacement(word, text string) error {
	number, ok := strings.CutSuffix(word, ":")
	if !ok {
		return fmt.Errorf("unknown directive %q", word)
	}
	n, err := strconv.Atoi(number)
	if err == nil {
		e.lines[n] = append(e.lines[n], text)
	}
	return err
}
