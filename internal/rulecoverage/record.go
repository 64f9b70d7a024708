// Package rulecoverage counts which rules, and which of their conditions, the runs of tests reach.
//
// A coverage file has lines of JSON. Each run appends one line with its counts, in one write, so that runs at the same time lose
// none. The rules are another line, which a run appends too unless it finds them in the file.
package rulecoverage

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"path/filepath"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
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
	// The place is 0 if it is in another file than the rule, or not known.
	Line   int `json:"line,omitempty"`
	Column int `json:"column,omitempty"`
	// Structural conditions cannot be expected to fail in a test.
	Structural bool `json:"structural,omitempty"`
}

// Counts are those of a rule. Failed has, for each condition, how often it was the first one that did not hold.
type Counts struct {
	Rule    int   `json:"rule"` // the index in the rules
	Tried   int   `json:"tried"`
	Applied int   `json:"applied,omitempty"`
	Failed  []int `json:"failed,omitempty"` // it may end after the last one that is not 0
}

// A ruleSet has the rules of a run. Runs with different filters have different rules of the same files.
type ruleSet struct {
	Files map[string]string `json:"files"` // the version of each file, a hash of its text
	Rules []Rule            `json:"rules"`
}

// hash returns the name of the set in a coverage file.
func (s *ruleSet) hash() string {
	text, _ := json.Marshal(s) // texts and numbers can be encoded
	return hashOf(text)
}

func hashOf(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:12])
}

// A Recorder counts attempts to apply rules. It listens to drivers and watches them; those at the same time need one each.
type Recorder struct {
	rewrite.NopListener
	set     ruleSet
	counts  []Counts
	texts   map[string][]byte // of the files that may have rules
	indices map[ruleKey]int
	of      map[*rewrite.Pattern]int

	// The last pattern that did not match, and the condition that failed.
	mismatched *rewrite.Pattern
	condition  int
}

// A ruleKey identifies a rule in all contexts. Each context has its own pattern for it.
type ruleKey struct {
	name, file   string
	line, column int
}

func (r *Rule) key() ruleKey { return ruleKey{r.Name, r.File, r.Line, r.Column} }

var _ rewrite.Listener = (*Recorder)(nil)

// NewRecorder returns a recorder without rules.
func NewRecorder() *Recorder {
	return &Recorder{set: ruleSet{Files: map[string]string{}}, texts: map[string][]byte{}, indices: map[ruleKey]int{}, of: map[*rewrite.Pattern]int{}}
}

// AddFiles adds files from which rules were read, so that counts are not mixed with those of another version of a file. It must
// precede Add.
func (r *Recorder) AddFiles(files []*source.File) {
	for _, f := range files {
		r.texts[absolute(f.Name)] = f.Text
	}
}

// Add adds those of the patterns of a matcher that are used, if they are not known yet.
func (r *Recorder) Add(m *pdl.Patterns, used map[*rewrite.Pattern]bool) {
	for _, p := range m.Patterns() {
		if !used[p] {
			continue
		}
		file, line, column := p.Place.Resolve()
		rule := Rule{Name: p.Label(), File: absolute(file), Line: line, Column: column}
		i, known := r.indices[rule.key()]
		if !known {
			i = len(r.counts)
			r.indices[rule.key()] = i
			for _, c := range m.Conditions(p) {
				line, column := placeIn(c.Place, rule.File)
				rule.Conditions = append(rule.Conditions, Condition{c.Failure, line, column, c.Structural})
			}
			r.set.Rules = append(r.set.Rules, rule)
			r.set.Files[rule.File] = hashOf(r.texts[rule.File])
			r.counts = append(r.counts, Counts{Rule: i, Failed: make([]int, len(rule.Conditions))})
		}
		r.of[p] = i
	}
}

// absolute returns the path of a file in any directory.
func absolute(file string) string {
	if path, err := filepath.Abs(file); err == nil && file != "" {
		return filepath.ToSlash(path)
	}
	return file
}

// placeIn returns the line and the column of a place in a file, or 0 if it is in another one.
func placeIn(at diag.Place, file string) (line, column int) {
	name, line, column := at.Resolve()
	if absolute(name) != file {
		return 0, 0
	}
	return line, column
}

// Watch sees which condition does not hold. The end of the attempt is reported after it.
func (r *Recorder) Watch(e rewrite.Event) {
	if e.Kind != rewrite.EventMismatch {
		return
	}
	r.mismatched = nil
	if i, known := r.of[e.Pattern]; known && e.Mismatch.Conditions == len(r.set.Rules[i].Conditions) && e.Mismatch.Holds < e.Mismatch.Conditions {
		r.mismatched, r.condition = e.Pattern, e.Mismatch.Holds
	}
}

// PatternEnd counts the attempt.
func (r *Recorder) PatternEnd(p *rewrite.Pattern, applied bool) {
	mismatched := r.mismatched == p
	r.mismatched = nil
	i, known := r.of[p]
	if !known {
		return
	}
	c := &r.counts[i]
	c.Tried++
	switch {
	case applied:
		c.Applied++
	case mismatched:
		c.Failed[r.condition]++
	}
}

// tried returns the counts of the rules that were tried.
func (r *Recorder) tried() []Counts {
	list := []Counts{}
	for _, c := range r.counts {
		if c.Tried == 0 {
			continue
		}
		for len(c.Failed) > 0 && c.Failed[len(c.Failed)-1] == 0 {
			c.Failed = c.Failed[:len(c.Failed)-1]
		}
		list = append(list, c)
	}
	return list
}
