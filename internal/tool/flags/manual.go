package flags

import (
	"fmt"
	"strings"
)

// A Page is a page for man.
type Page struct {
	Command    string // with its blanks, "mica opt"
	Overview   string // the summary is the part before the first colon, full stop or blank line
	Positional string // the arguments after the options
	Sections   []PageSection
	Notes      string
}

// A PageSection is a list of options or commands.
type PageSection struct {
	Heading string
	Rows    [][2]string // the name and the text
}

// Format returns the page in the macros of man(7).
func (p *Page) Format() string {
	var b strings.Builder
	name := roff(strings.ReplaceAll(p.Command, " ", "-"))
	rest := joined(p.Overview)
	summary := rest
	if i := strings.IndexAny(rest, ".:\n"); i >= 0 {
		summary = rest[:i]
	} else {
		rest = "" // the summary has all
	}
	fmt.Fprintf(&b, ".TH %s 1 \"\" mica \"User Commands\"\n", strings.ToUpper(name))
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", name, roff(summary))
	fmt.Fprintf(&b, ".SH SYNOPSIS\n.B %s\n%s\n", roff(p.Command), strings.TrimSpace("[options] "+roff(p.Positional)))
	if rest != "" {
		b.WriteString(".SH DESCRIPTION\n" + roffText(rest))
	}
	for _, g := range p.Sections {
		fmt.Fprintf(&b, ".SH %s\n", roff(g.Heading))
		for _, row := range g.Rows {
			fmt.Fprintf(&b, ".TP\n.B %s\n%s", roff(row[0]), roffText(row[1]))
		}
	}
	if p.Notes != "" {
		b.WriteString(".SH NOTES\n" + roffText(p.Notes))
	}
	b.WriteString(".SH SEE ALSO\n")
	if p.Command != "mica" {
		b.WriteString(".BR mica (1),\n")
	}
	b.WriteString("https://github.com/mica-ir/mica\n")
	return b.String()
}

// manualPage returns the help text as a page for man.
func (s *Set) manualPage(overview, positional string) string {
	p := Page{Command: s.Tool, Overview: overview, Positional: positional, Notes: s.Notes}
	for _, g := range s.groups(func(f *Flag) bool { return f.Help != "" && !f.Hidden }) {
		section := PageSection{Heading: g.heading}
		for _, f := range g.flags {
			section.Rows = append(section.Rows, [2]string{f.form(), f.Help})
		}
		p.Sections = append(p.Sections, section)
	}
	return p.Format()
}

// roff escapes a text of one line.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}

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
