package rulecoverage

import (
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// verdict says what tests do not show of a condition, or "".
func (c *Covered) verdict(condition int) string {
	switch {
	case c.Conditions[condition].Structural:
		return ""
	case c.Reached[condition] == 0:
		return "never reached"
	case c.Failed[condition] == 0:
		return "never fails"
	case c.Failed[condition] == c.Reached[condition]:
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
	failures := c.failures()
	for k, x := range c.Conditions {
		if verdict := c.verdict(k); verdict != "" || all && !x.Structural {
			fmt.Fprintf(&rows, "  %-14s reached %d, failed %d: %s\n", verdict, c.Reached[k], c.Failed[k], visible(failures[k]))
		}
	}
	if rows.Len() == 0 && c.Applied > 0 && !all {
		return
	}
	fmt.Fprintf(b, "%s:%d:%d: %s: tried %d, applied %d", visible(relative(c.File, dir)), c.Line, c.Column, visible(c.Name), c.Tried, c.Applied)
	if c.Applied == 0 {
		b.WriteString(" (never applied)")
	}
	b.WriteString("\n" + rows.String())
}

// failures returns what explanations say if the conditions do not hold, with their places if they say the same of several.
func (c *Covered) failures() []string {
	times := map[string]int{}
	for _, x := range c.Conditions {
		times[x.Failure]++
	}
	var list []string
	for _, x := range c.Conditions {
		text := x.Failure
		if times[text] > 1 && x.Line != 0 {
			text += fmt.Sprintf(" (at %d:%d)", x.Line, x.Column)
		}
		list = append(list, text)
	}
	return list
}

// visible returns a text of a coverage file as a terminal can show it: quoted if it has control characters.
func visible(text string) string {
	if !utf8.ValidString(text) || strings.ContainsFunc(text, func(c rune) bool { return !unicode.IsPrint(c) }) {
		return strconv.Quote(text)
	}
	return text
}

// relative returns the name of a file as seen from a directory that contains it.
func relative(file, dir string) string {
	if name, err := filepath.Rel(dir, filepath.FromSlash(file)); err == nil && dir != "" && !strings.HasPrefix(name, "..") {
		return filepath.ToSlash(name)
	}
	return file
}
