package flags

import (
	"fmt"
	"strings"
)

// manualPage returns the help text as a page for man, in the macros of man(7).
func (s *Set) manualPage(overview, positional string) string {
	var b strings.Builder
	page := strings.ReplaceAll(s.Tool, " ", "-")
	rest := joined(overview)
	summary := rest
	if i := strings.IndexAny(rest, ".:\n"); i >= 0 {
		summary = rest[:i]
	} else {
		rest = "" // the summary has all
	}
	fmt.Fprintf(&b, ".TH %s 1 \"\" mica \"User Commands\"\n", strings.ToUpper(roffName(page)))
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", roffName(page), roff(summary))
	fmt.Fprintf(&b, ".SH SYNOPSIS\n.B %s\n[options] %s\n", roff(s.Tool), roff(positional))
	if rest != "" {
		b.WriteString(".SH DESCRIPTION\n" + roffText(rest))
	}
	for _, g := range s.groups(func(f *Flag) bool { return f.Help != "" && !f.Hidden }) {
		fmt.Fprintf(&b, ".SH %s\n", roff(g.heading))
		for _, f := range g.flags {
			fmt.Fprintf(&b, ".TP\n.B %s\n%s", roff(f.form()), roffText(f.Help))
		}
	}
	if s.Notes != "" {
		b.WriteString(".SH NOTES\n" + roffText(s.Notes))
	}
	b.WriteString(".SH SEE ALSO\n")
	if s.Tool != "mica" {
		b.WriteString(".BR mica (1),\n")
	}
	b.WriteString("https://github.com/mica-ir/mica\n")
	return b.String()
}

// roff escapes a text of one line.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}

// roffName escapes the name of a page, in which a hyphen separates words.
func roffName(s string) string { return strings.ReplaceAll(s, `-`, `\-`) }

// roffText formats a text; its line breaks stay.
func roffText(s string) string {
	var b strings.Builder
	for i, line := range strings.Split(s, "\n") {
		switch line = strings.TrimSpace(line); {
		case line == "":
			b.WriteString(".PP\n")
			continue
		case i > 0:
			b.WriteString(".br\n")
		}
		b.WriteString(roff(line) + "\n")
	}
	return b.String()
}
