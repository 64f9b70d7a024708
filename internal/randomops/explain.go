package randomops

import (
	"fmt"
	"path"
	"regexp"
	"strings"
)

// An Explanation is the reason for a class of disagreements.
type Explanation struct {
	Op        string // a pattern as in package path
	Want, Got *regexp.Regexp
	Why       string
	Sometimes string // why the disagreement does not always occur, "" if it does
	Used      int    // how many disagreements it explains
}

// ReadExplanations parses a list of paragraphs with lines `op:`, `want:`, `got:`
// and `why:`, and `sometimes:` with the reason if a disagreement does not always occur;
// the patterns are optional. Lines that begin with # are comments.
func ReadExplanations(text string) ([]*Explanation, error) {
	var out []*Explanation
	var e *Explanation
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			e = nil
			continue
		}
		if line[0] == '#' {
			continue
		}
		key, value, ok := strings.Cut(line, ":")
		if !ok {
			return nil, fmt.Errorf("line %d: no key", n+1)
		}
		if e == nil {
			e = &Explanation{Op: "*"}
			out = append(out, e)
		}
		value = strings.TrimSpace(value)
		var err error
		switch key {
		case "op":
			e.Op = value
			_, err = path.Match(value, "")
		case "want":
			e.Want, err = regexp.Compile(value)
		case "got":
			e.Got, err = regexp.Compile(value)
		case "why":
			e.Why = value
		case "sometimes":
			e.Sometimes = value
		default:
			err = fmt.Errorf("unknown key %q", key)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n+1, err)
		}
	}
	for _, e := range out {
		if e.Why == "" {
			return nil, fmt.Errorf("%s: no reason", e.Op)
		}
	}
	return out, nil
}

// Explain marks the disagreements that the list explains, and returns their number.
// A panic cannot be explained.
func Explain(rs []Result, list []*Explanation) int {
	n := 0
	for i := range rs {
		r := &rs[i]
		if r.Agree || r.Want.Crash || r.Panicked() {
			continue
		}
		for _, e := range list {
			if ok, _ := path.Match(e.Op, r.Op); ok && (matches(e.Want, r.Want.Message) || r.Problem != "" && matches(e.Want, r.Want.Text)) && matches(e.Got, r.Got) {
				r.Explained = true
				e.Used++
				n++
				break
			}
		}
	}
	return n
}

func matches(re *regexp.Regexp, s string) bool { return re == nil || re.MatchString(s) }
