// Package differences lists where mica's results differ from mlir-opt's on purpose, because
// mlir-opt's are wrong. Each entry has an input with both results and the reason; a test runs
// both tools on it, and fails once the results no longer differ. The differential tests of
// random inputs ask the list whether a difference that they find is one of these.
package differences

import (
	_ "embed"
	"fmt"
	"regexp"
	"strings"

	"github.com/rogpeppe/go-internal/txtar"
)

// file is the archive of all entries, relative to this directory.
const file = "differences.txtar"

//go:embed differences.txtar
var archive []byte

// A Difference is a place where mica's result differs from that of mlir-opt.
type Difference struct {
	Name string // the pass or dialect, and what differs: "canonicalize.index-difference"
	Why  string // the reason why mica's result is right

	flags, input    string
	reference, mica string // the output followed by the errors
	random          signature
}

// A signature recognizes a difference in the results for random inputs. An expression that is
// nil matches everything.
type signature struct {
	flags, in *regexp.Regexp
	want, got *regexp.Regexp // match a line that only one of the results has
}

// List returns the entries, in the order of the archive.
func List() ([]*Difference, error) {
	var list []*Difference
	var d *Difference
	for _, f := range txtar.Parse(archive).Files {
		name, section, ok := strings.Cut(f.Name, "/")
		if !ok {
			return nil, fmt.Errorf("%s: %s: no section after the name of the entry", file, f.Name)
		}
		if d == nil || d.Name != name {
			d = &Difference{Name: name}
			list = append(list, d)
		}
		if err := d.set(section, string(f.Data)); err != nil {
			return nil, fmt.Errorf("%s: %s: %w", file, f.Name, err)
		}
	}
	return list, check(list)
}

// set sets a part of an entry.
func (d *Difference) set(section, text string) (err error) {
	switch section {
	case "why":
		d.Why = strings.TrimSpace(text)
	case "flags":
		d.flags = strings.TrimSpace(text)
	case "in.mlir":
		d.input = text
	case "mlir-opt":
		d.reference = text
	case "mica":
		d.mica = text
	case "random":
		d.random, err = readSignature(text)
	default:
		err = fmt.Errorf("no such section")
	}
	return err
}

// readSignature reads lines "flags: REGEXP", "in: REGEXP", "want: REGEXP" and "got: REGEXP".
func readSignature(text string) (s signature, err error) {
	for line := range strings.Lines(text) {
		key, expr, _ := strings.Cut(strings.TrimSpace(line), ": ")
		re, err := regexp.Compile(expr)
		if err != nil {
			return s, err
		}
		switch key {
		case "flags":
			s.flags = re
		case "in":
			s.in = re
		case "want":
			s.want = re
		case "got":
			s.got = re
		default:
			return s, fmt.Errorf("no such line: %q", key)
		}
	}
	return s, nil
}

// check reports an entry that is incomplete or out of order.
func check(list []*Difference) error {
	for i, d := range list {
		switch {
		case d.Why == "" || d.flags == "" || d.input == "":
			return fmt.Errorf("%s: %s: the reason, the flags or the input is missing", file, d.Name)
		case i > 0 && list[i-1].Name >= d.Name:
			return fmt.Errorf("%s: %s must be before %s", file, d.Name, list[i-1].Name)
		}
	}
	return nil
}

// Explain returns the entry that explains why results for a random input differ, or nil.
func Explain(list []*Difference, flags, in, want, got string) *Difference {
	onlyWant, onlyGot := linesWithout(want, got), linesWithout(got, want)
	for _, d := range list {
		if d.random.matches(flags, in, onlyWant, onlyGot) {
			return d
		}
	}
	return nil
}

// matches reports whether a signature fits. An entry without one never does.
func (s signature) matches(flags, in string, onlyWant, onlyGot []string) bool {
	if s == (signature{}) {
		return false
	}
	return (s.flags == nil || s.flags.MatchString(flags)) && (s.in == nil || s.in.MatchString(in)) &&
		matchesAny(s.want, onlyWant) && matchesAny(s.got, onlyGot)
}

func matchesAny(re *regexp.Regexp, lines []string) bool {
	if re == nil {
		return true
	}
	for _, line := range lines {
		if re.MatchString(line) {
			return true
		}
	}
	return false
}

// valueName matches names of values, which change with each operation that is missing before.
var valueName = regexp.MustCompile(`%[\w$.#]+`)

// linesWithout returns the lines of a text that another one does not have as often. Names of
// values do not count.
func linesWithout(text, other string) (list []string) {
	count := map[string]int{}
	for line := range strings.Lines(other) {
		count[valueName.ReplaceAllString(line, "%")]++
	}
	for line := range strings.Lines(text) {
		if key := valueName.ReplaceAllString(line, "%"); count[key] > 0 {
			count[key]--
		} else {
			list = append(list, strings.TrimSuffix(line, "\n"))
		}
	}
	return list
}
