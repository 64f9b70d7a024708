package rulecoverage

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
)

// A Coverage is the sum of the runs of a file.
type Coverage struct {
	Rules []Covered // by file and place
	Runs  int
	Stale int // runs with rules that a later run had in another version
}

// Covered is a rule with its counts.
type Covered struct {
	Rule
	Tried, Applied int
	Failed         []int // by condition
}

// Reached returns how often a condition was checked: how often those before it held.
func (c *Covered) Reached(condition int) int {
	n := c.Tried
	for _, failed := range c.Failed[:condition] {
		n -= failed
	}
	return n
}

// Read adds up the runs in the text of a file. The latest version of each rule file counts.
func Read(name string, text []byte) (*Coverage, error) {
	var lines []line
	rules := map[string][]Rule{}
	latest := map[string]string{} // the hash of the last rules of a file
	for i, l := range bytes.Split(text, []byte("\n")) {
		if len(bytes.TrimSpace(l)) == 0 {
			continue
		}
		var x line
		if err := json.Unmarshal(l, &x); err != nil || x.Hash == "" {
			return nil, fmt.Errorf("%s:%d: this is no line of rule coverage", name, i+1)
		}
		if x.Rules != nil {
			rules[x.Hash] = x.Rules
			continue
		}
		lines = append(lines, x)
	}
	for _, x := range lines {
		for _, r := range rules[x.Hash] {
			latest[r.File] = fingerprint(rules[x.Hash], r.File)
		}
	}
	c, at := &Coverage{Runs: len(lines)}, map[string]int{}
	for _, x := range lines {
		list, stale := rules[x.Hash], false
		for i, r := range list {
			if latest[r.File] != fingerprint(list, r.File) {
				stale = true
				continue
			}
			key := fmt.Sprintf("%s:%d:%d %s", r.File, r.Line, r.Column, r.Name)
			k, ok := at[key]
			if !ok {
				k = len(c.Rules)
				at[key] = k
				c.Rules = append(c.Rules, Covered{Rule: r, Failed: make([]int, len(r.Conditions))})
			}
			if err := c.Rules[k].add(x.Counts, i); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
		if stale {
			c.Stale++
		}
	}
	slices.SortStableFunc(c.Rules, func(a, b Covered) int {
		return cmp.Or(strings.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column), strings.Compare(a.Name, b.Name))
	})
	return c, nil
}

// fingerprint returns a text that identifies the version of the rules of a file.
func fingerprint(rules []Rule, file string) string {
	var b strings.Builder
	for _, r := range rules {
		if r.File == file {
			fmt.Fprintf(&b, "%q\n", fmt.Sprint(r))
		}
	}
	return b.String()
}

// add adds the counts of rule i.
func (c *Covered) add(counts []Counts, i int) error {
	for _, n := range counts {
		if n.Rule != i {
			continue
		}
		if len(n.Failed) > len(c.Failed) {
			return fmt.Errorf("the counts of '%s' have %d conditions, and the rule has %d", c.Name, len(n.Failed), len(c.Failed))
		}
		c.Tried, c.Applied = c.Tried+n.Tried, c.Applied+n.Applied
		for k, failed := range n.Failed {
			c.Failed[k] += failed
		}
	}
	return nil
}

// verdict says what tests do not show of a condition, or "".
func (c *Covered) verdict(condition int) string {
	switch {
	case c.Conditions[condition].Structural:
		return ""
	case c.Reached(condition) <= 0:
		return "never reached"
	case c.Failed[condition] == 0:
		return "never fails"
	case c.Failed[condition] == c.Reached(condition):
		return "never holds"
	}
	return ""
}

// Gaps counts the rules that are not applied, and the conditions that tests do not show both to hold and to fail.
func (c *Coverage) Gaps() (rules, conditions int) {
	for i := range c.Rules {
		r := &c.Rules[i]
		if r.Applied == 0 {
			rules++
		}
		for k := range r.Conditions {
			if r.verdict(k) != "" {
				conditions++
			}
		}
	}
	return rules, conditions
}

// Write writes the rules and conditions that tests do not reach, or all. Names of files are relative to a directory if they are in it.
func (c *Coverage) Write(w io.Writer, dir string, all bool) error {
	var b strings.Builder
	conditions := 0
	for i := range c.Rules {
		for _, x := range c.Rules[i].Conditions {
			if !x.Structural {
				conditions++
			}
		}
	}
	rulesLeft, conditionsLeft := c.Gaps()
	fmt.Fprintf(&b, "%d runs: %d of %d rules applied, %d of %d conditions seen to hold and to fail\n", c.Runs, len(c.Rules)-rulesLeft, len(c.Rules), conditions-conditionsLeft, conditions)
	if c.Stale > 0 {
		fmt.Fprintf(&b, "%d runs had other versions of the rules, which are left out\n", c.Stale)
	}
	for i := range c.Rules {
		c.Rules[i].write(&b, dir, all)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// write writes a rule with its conditions.
func (c *Covered) write(b *strings.Builder, dir string, all bool) {
	var rows strings.Builder
	for k, x := range c.Conditions {
		if verdict := c.verdict(k); verdict != "" || all && !x.Structural {
			fmt.Fprintf(&rows, "  %-14s reached %d, failed %d: %s\n", verdict, max(c.Reached(k), 0), c.Failed[k], x.Failure)
		}
	}
	if rows.Len() == 0 && c.Applied > 0 && !all {
		return
	}
	fmt.Fprintf(b, "%s:%d:%d: %s: tried %d, applied %d", relative(c.File, dir), c.Line, c.Column, c.Name, c.Tried, c.Applied)
	if c.Applied == 0 {
		b.WriteString(" (never applied)")
	}
	b.WriteString("\n" + rows.String())
}

// relative returns the name of a file as seen from a directory that contains it.
func relative(file, dir string) string {
	if name, err := filepath.Rel(dir, filepath.FromSlash(file)); err == nil && dir != "" && !strings.HasPrefix(name, "..") {
		return filepath.ToSlash(name)
	}
	return file
}
