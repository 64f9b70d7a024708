package rulecoverage

import (
	_ "embed"
	"fmt"
	"html"
	"io"
	"maps"
	"slices"
	"strings"
)

//go:embed page.css
var style string

// WritePage writes a page with the rule files and the counts in their margins. The reader returns the text of a file; a file that
// cannot be read is shown without its text.
func (c *Coverage) WritePage(w io.Writer, dir string, read func(file string) ([]byte, error)) error {
	var b strings.Builder
	b.WriteString("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
		"<meta name=\"color-scheme\" content=\"light dark\">\n<title>Rule coverage</title>\n<style>" + style + "</style>\n</head>\n<body>\n<h1>Rule coverage</h1>\n")
	rules, conditions := c.Gaps()
	fmt.Fprintf(&b, "<p>%d runs. %d of %d rules are never applied; tests do not show %d conditions both to hold and to fail.</p>\n", c.Runs, rules, len(c.Rules), conditions)
	if c.Stale > 0 {
		fmt.Fprintf(&b, "<p>%d runs had other versions of the rules, which are left out.</p>\n", c.Stale)
	}
	for start := 0; start < len(c.Rules); {
		end := start
		for end < len(c.Rules) && c.Rules[end].File == c.Rules[start].File {
			end++
		}
		file := c.Rules[start].File
		text, err := read(file)
		writeFile(&b, relative(file, dir), text, err, c.Rules[start:end])
		start = end
	}
	b.WriteString("</body>\n</html>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// A note is what the margin says of a line.
type note struct{ class, text string }

// notesOf returns the notes on the lines of a file.
func notesOf(rules []Covered) map[int][]note {
	notes := map[int][]note{}
	for i := range rules {
		r, failures := &rules[i], rules[i].failures()
		class := "good"
		switch {
		case r.Tried == 0:
			class = "bad"
		case r.Applied == 0:
			class = "weak"
		}
		notes[r.Line] = append(notes[r.Line], note{class, fmt.Sprintf("%s: tried %d, applied %d", r.Name, r.Tried, r.Applied)})
		for k, x := range r.Conditions {
			if x.Structural {
				continue
			}
			at := x.Line
			if at == 0 {
				at = r.Line
			}
			text := fmt.Sprintf("reached %d, failed %d: %s", r.Reached[k], r.Failed[k], failures[k])
			class := "good"
			switch verdict := r.verdict(k); verdict {
			case "":
			case "never reached":
				class, text = "bad", verdict+": "+failures[k]
			default:
				class, text = "weak", verdict+"; "+text
			}
			notes[at] = append(notes[at], note{class, text})
		}
	}
	return notes
}

// writeFile writes a section with a file. Notes on lines that the text does not have follow it.
func writeFile(b *strings.Builder, name string, text []byte, err error, rules []Covered) {
	fmt.Fprintf(b, "<section>\n<h2>%s</h2>\n", html.EscapeString(name))
	var lines []string
	missing := "(the file has no such line)"
	if err == nil {
		lines = strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	} else {
		missing = ""
		fmt.Fprintf(b, "<p>The text is not shown: %s</p>\n", html.EscapeString(err.Error()))
	}
	notes := notesOf(rules)
	b.WriteString("<table>\n")
	for i, source := range lines {
		writeLine(b, i+1, source, notes[i+1])
		delete(notes, i+1)
	}
	for _, n := range slices.Sorted(maps.Keys(notes)) {
		writeLine(b, n, missing, notes[n])
	}
	b.WriteString("</table>\n</section>\n")
}

// writeLine writes a line, which has the worst class of its notes.
func writeLine(b *strings.Builder, n int, source string, notes []note) {
	class := ""
	for _, c := range []string{"bad", "weak", "good"} {
		if slices.ContainsFunc(notes, func(x note) bool { return x.class == c }) {
			class = c
			break
		}
	}
	fmt.Fprintf(b, "<tr class=\"%s\"><td>%d</td><td><code>%s</code></td><td>", class, n, html.EscapeString(source))
	for _, x := range notes {
		fmt.Fprintf(b, "<div class=\"%s\">%s</div>", x.class, html.EscapeString(x.text))
	}
	b.WriteString("</td></tr>\n")
}
