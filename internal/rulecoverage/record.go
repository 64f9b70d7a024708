// Package rulecoverage counts which rules, and which of their conditions, the runs of tests reach.
//
// A coverage file has lines of JSON. Each run appends one line with its counts, in one write, so that runs at the same time lose
// none; the rules themselves are another line, which the first run appends.
package rulecoverage

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A Rule is a rule with its conditions.
type Rule struct {
	Name       string      `json:"name"`
	File       string      `json:"file"`
	Line       int         `json:"line"`
	Column     int         `json:"column"`
	Conditions []Condition `json:"conditions,omitempty"`
}

// A Condition is a condition of a rule, described by what explanations say if it does not hold.
type Condition struct {
	Failure string `json:"failure"`
	Line    int    `json:"line,omitempty"`
	// Structural conditions cannot be expected to fail in a test.
	Structural bool `json:"structural,omitempty"`
}

// Counts are those of a rule. Failed has, for each condition, how often it was the first one that did not hold.
type Counts struct {
	Rule    int   `json:"rule"` // the index in the rules
	Tried   int   `json:"tried"`
	Applied int   `json:"applied,omitempty"`
	Failed  []int `json:"failed,omitempty"`
}

// A line is a line of the file: rules under the hash of their text, or counts of them.
type line struct {
	Hash   string   `json:"hash"`
	Rules  []Rule   `json:"rules,omitempty"`
	Counts []Counts `json:"counts,omitempty"`
}

// A Recorder counts attempts to apply rules. It listens to drivers; those at the same time need one each.
type Recorder struct {
	rewrite.NopListener
	rules   []Rule
	counts  []Counts
	indices map[ruleKey]int
	of      map[*rewrite.Pattern]int // -1 for others
	reason  string
}

// A ruleKey identifies a rule in all contexts. Each context has its own pattern for it.
type ruleKey struct {
	name, file   string
	line, column int
}

var _ rewrite.Listener = (*Recorder)(nil)

// NewRecorder returns a recorder without rules.
func NewRecorder() *Recorder {
	return &Recorder{indices: map[ruleKey]int{}, of: map[*rewrite.Pattern]int{}}
}

// Add adds those of the patterns of a matcher that are used, if they are not known yet.
func (r *Recorder) Add(m *pdl.Patterns, used map[*rewrite.Pattern]bool) {
	for _, p := range m.Patterns() {
		if !used[p] {
			continue
		}
		key := keyOf(p)
		i, known := r.indices[key]
		if !known {
			i = len(r.rules)
			r.indices[key] = i
			rule := Rule{Name: key.name, File: key.file, Line: key.line, Column: key.column}
			for _, c := range m.Conditions(p) {
				rule.Conditions = append(rule.Conditions, Condition{c.Failure, lineIn(c.Place, key.file), c.Structural})
			}
			r.rules = append(r.rules, rule)
			r.counts = append(r.counts, Counts{Rule: i, Failed: make([]int, len(rule.Conditions))})
		}
		r.of[p] = i
	}
}

func keyOf(p *rewrite.Pattern) ruleKey {
	file, line, column := p.Place.Resolve()
	return ruleKey{p.Label(), absolute(file), line, column}
}

// absolute returns the path of a file in any directory.
func absolute(file string) string {
	if path, err := filepath.Abs(file); err == nil && file != "" {
		return filepath.ToSlash(path)
	}
	return file
}

// lineIn returns the line of a place in a file, or 0 if it is in another one.
func lineIn(at diag.Place, file string) int {
	name, line, _ := at.Resolve()
	if absolute(name) != file {
		return 0
	}
	return line
}

// WantsReasons reports that reasons are counted.
func (r *Recorder) WantsReasons() bool { return true }

// PatternBegin begins an attempt.
func (r *Recorder) PatternBegin(*rewrite.Pattern, *ir.Operation) { r.reason = "" }

// MatchFailed keeps the reason.
func (r *Recorder) MatchFailed(_ *ir.Operation, reason string) { r.reason = reason }

// PatternEnd counts the attempt.
func (r *Recorder) PatternEnd(p *rewrite.Pattern, applied bool) {
	i, known := r.of[p]
	if !known {
		return
	}
	c := &r.counts[i]
	c.Tried++
	if applied {
		c.Applied++
		return
	}
	for k, condition := range r.rules[i].Conditions {
		// A reason may go on with what the IR has instead.
		if rest, is := strings.CutPrefix(r.reason, condition.Failure); is && (rest == "" || strings.HasPrefix(rest, ": ")) {
			c.Failed[k]++
			return
		}
	}
}

// Append appends the counts to a file, which need not exist. Without rules it does nothing.
func (r *Recorder) Append(file string) error {
	if len(r.rules) == 0 {
		return nil
	}
	text, err := json.Marshal(r.rules)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(text)
	hash := hex.EncodeToString(sum[:12])
	have, err := os.ReadFile(file)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	if len(have) > 0 && !bytes.HasPrefix(have, []byte(`{"hash":"`)) {
		return fmt.Errorf("'%s' is no file of rule coverage", file)
	}
	var out []byte
	if !bytes.Contains(have, []byte(`{"hash":"`+hash+`","rules":`)) {
		out = appendLine(out, line{Hash: hash, Rules: r.rules})
	}
	out = appendLine(out, line{Hash: hash, Counts: r.counts})
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	_, err = f.Write(out) // at once: the system does not mix it with that of another run
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

func appendLine(out []byte, l line) []byte {
	text, _ := json.Marshal(l) // texts and numbers can be encoded
	return append(append(out, text...), '\n')
}
