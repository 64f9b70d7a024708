package filecheck

import (
	"io"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// Options configures parsing and matching. The zero Options are FileCheck's
// defaults.
type Options struct {
	CheckPrefixes   []string // default: CHECK
	CommentPrefixes []string // default: COM and RUN
	ImplicitNot     []string // patterns that must not occur between the checks
	Defines         []string // "NAME=text" or "#NAME=expression"

	AllowUnusedPrefixes bool
	AllowDAGOverlap     bool
	StrictWhitespace    bool
	MatchFullLines      bool
	IgnoreCase          bool
	EnableVarScope      bool
	Verbose             bool // report matches
	VeryVerbose         bool // report everything; implies Verbose

	// Record records the events for Result.Dump. Messages about successful matches
	// are then not written.
	Record bool
}

var (
	defaultChecks   = []string{"CHECK"}
	defaultComments = []string{"COM", "RUN"}
)

func (o *Options) checkPrefixes() []string {
	if len(o.CheckPrefixes) == 0 {
		return defaultChecks
	}
	return o.CheckPrefixes
}

func (o *Options) commentPrefixes() []string {
	if len(o.CommentPrefixes) == 0 {
		return defaultComments
	}
	return o.CommentPrefixes
}

// Canonical returns a text in the form in which it is checked: without carriage
// returns before line feeds and, unless strict is set, with sequences of spaces and
// tabs replaced by one space.
func Canonical(text []byte, strict bool) []byte {
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c == '\r' && i+1 < len(text) && text[i+1] == '\n' {
			continue
		}
		if !strict && (c == ' ' || c == '\t') {
			c = ' '
			for i+1 < len(text) && (text[i+1] == ' ' || text[i+1] == '\t') {
				i++
			}
		}
		out = append(out, c)
	}
	return out
}

// A reporter writes messages immediately.
type reporter struct {
	out io.Writer
}

func (r *reporter) message(s diag.Severity, at source.Pos, text string, ranges ...source.Span) {
	d := &diag.Diagnostic{Severity: s, Message: text, Ranges: ranges}
	if at.IsValid() {
		d.Place = diag.At(at)
	} else {
		d.Bare = true
	}
	rd := diag.Renderer{Out: r.out}
	rd.Render(d) // an error could not be reported
}

func (r *reporter) plain(text string) { io.WriteString(r.out, text) }

// A complaint is an error in a pattern.
type complaint struct {
	at   source.Pos
	text string
}

func (r *reporter) complain(c *complaint) { r.message(diag.Error, c.at, c.text) }
