package diag

import (
	"bytes"
	"io"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/source"
)

// Fprint prints a list as MLIR's tools do, with the source line and a caret for each
// place that has a [source.Pos]; see [List.Locate].
func Fprint(w io.Writer, l List) error {
	return (&Renderer{Out: w, OneSnippetAPlace: true}).RenderAll(l)
}

// A Renderer prints diagnostics as LLVM's SourceMgr does: the include stack, the head
// line, the source line and a caret below it.
type Renderer struct {
	Out   io.Writer
	Files *source.Set // resolves file names to texts; may be nil

	// NoSnippet omits the source line and the caret.
	NoSnippet bool
	// OneSnippetAPlace omits the source line of a note at the same place as the
	// preceding diagnostic or note, as MLIR's tools do. Hints never repeat it.
	OneSnippetAPlace bool
	// NoHints omits the notes that the reference tools do not have.
	NoHints bool
	// NoKind omits the severity.
	NoKind bool
	// LongLines bounds how often the same line of more than 4 KB is printed, so that
	// many errors in one long line do not make the output quadratic in the input. 0
	// means no bound.
	LongLines int
	// Color marks the parts with the escape codes of terminals.
	Color bool

	long map[longLine]int // how often a long line has been shown
}

type longLine struct {
	file *source.File
	line int
}

// isLong is the length in bytes above which a line counts as long.
const isLong = 4096

// shows reports whether the source line of pos should be printed, and counts it if it
// is long.
func (r *Renderer) shows(pos source.Pos) bool {
	if r.LongLines <= 0 {
		return true
	}
	line, _ := pos.LineCol()
	if len(pos.File.Line(line)) <= isLong {
		return true
	}
	if r.long == nil {
		r.long = make(map[longLine]int)
	}
	k := longLine{pos.File, line}
	r.long[k]++
	return r.long[k] <= r.LongLines
}

// A Sink is a writer that distinguishes diagnostics from other text.
type Sink interface {
	io.Writer
	// Structured reports whether the sink needs no text of diagnostics.
	Structured() bool
	// Diagnostic takes a diagnostic and, unless the sink is structured, its text.
	Diagnostic(d *Diagnostic, text []byte) error
	// Color reports whether text is written with colors.
	Color() bool
}

// Render writes d and its notes in a single call of Write, or passes them to Out if that is
// a [Sink].
func (r *Renderer) Render(d *Diagnostic) error {
	s, ok := r.Out.(Sink)
	if ok {
		if s.Structured() {
			return s.Diagnostic(r.shown(d), nil)
		}
		r.Color = r.Color || s.Color()
	}
	var b bytes.Buffer
	r.append(&b, d, !r.NoSnippet)
	if ok {
		return s.Diagnostic(d, b.Bytes())
	}
	_, err := r.Out.Write(b.Bytes())
	return err
}

// RenderAll writes every diagnostic of l in order.
func (r *Renderer) RenderAll(l List) error {
	for _, d := range l {
		if err := r.Render(d); err != nil {
			return err
		}
	}
	return nil
}

func (r *Renderer) append(b *bytes.Buffer, d *Diagnostic, snippet bool) {
	pos := d.Place.locate(r.Files.Lookup)
	if pos.IsValid() {
		appendIncludeStack(b, pos.File.IncludedFrom)
	}
	colors := noColors
	if r.Color {
		colors = terminalColors
	}
	writeHead(b, d, colors, !r.NoKind)
	b.WriteByte('\n')
	b.WriteString(colors.end)
	if pos.IsValid() && snippet && r.shows(pos) {
		appendSnippet(b, pos, d.Ranges, colors)
	}
	last := pos
	for _, n := range d.Calls() {
		r.append(b, n, !r.NoSnippet)
		last = source.Pos{}
	}
	for _, n := range d.Notes {
		if n.Hint && r.NoHints {
			continue
		}
		p := n.Place.locate(r.Files.Lookup)
		r.append(b, n, !r.NoSnippet && (!r.OneSnippetAPlace && !n.Hint || p != last))
		last = p
	}
}

// shown returns d with only the notes to print.
func (r *Renderer) shown(d *Diagnostic) *Diagnostic {
	out := *d
	out.Notes = d.Calls()
	for _, n := range d.Notes {
		if !n.Hint || !r.NoHints {
			out.Notes = append(out.Notes, r.shown(n))
		}
	}
	return &out
}

func appendIncludeStack(b *bytes.Buffer, from source.Pos) {
	if !from.IsValid() {
		return
	}
	appendIncludeStack(b, from.File.IncludedFrom)
	line, _ := from.LineCol()
	b.WriteString("Included from ")
	b.WriteString(from.File.Name)
	b.WriteByte(':')
	b.WriteString(strconv.Itoa(line))
	b.WriteString(":\n")
}

type stringWriter interface {
	io.StringWriter
	io.ByteWriter
}

// colors are the escape codes before the parts of a message, and after each.
type colors struct {
	place, message, caret, end string
	severity                   [Note + 1]string
}

var (
	noColors       = &colors{}
	terminalColors = &colors{place: "\x1b[1m", message: "\x1b[1m", caret: "\x1b[0;1;32m", end: "\x1b[0m",
		severity: [...]string{Error: "\x1b[0;1;31m", Warning: "\x1b[0;1;35m", Remark: "\x1b[0;1;34m", Note: "\x1b[0;1;30m"}}
)

// writeHead writes "name:line:col: severity: message". It does not reset the color of the
// message, because the caller may append to it.
func writeHead(b stringWriter, d *Diagnostic, c *colors, kind bool) {
	name, line, col := d.Place.Resolve()
	b.WriteString(c.place)
	switch {
	case name == "" && d.Bare:
	case name == "":
		b.WriteString("<unknown>:0: ")
	default:
		if name == "-" {
			name = "<stdin>"
		}
		b.WriteString(name)
		exact := d.Place.Exact
		if line > 0 || col > 0 || exact {
			b.WriteByte(':')
			b.WriteString(strconv.Itoa(line))
			if col > 0 || exact {
				b.WriteByte(':')
				b.WriteString(strconv.Itoa(col))
			}
		}
		b.WriteString(": ")
	}
	b.WriteString(c.end)
	if kind {
		b.WriteString(c.severity[d.Severity])
		b.WriteString(d.Severity.String())
		b.WriteString(": ")
		b.WriteString(c.end)
	}
	b.WriteString(c.message)
	if name == "" && d.Place.About != "" {
		b.WriteString(d.Place.About)
		b.WriteString(": ")
	}
	b.WriteString(d.Message)
}

const tabStop = 8

// appendSnippet writes the line of pos and a line with a caret below pos and tildes below
// the ranges. A line with a byte outside ASCII has no caret, because its width on a
// terminal is not known.
func appendSnippet(b *bytes.Buffer, pos source.Pos, ranges []source.Span, c *colors) {
	line, col := pos.LineCol()
	text := pos.File.Line(line)
	ascii := true
	for _, char := range text {
		if char >= 0x80 {
			ascii = false
			break
		}
	}
	if !ascii {
		appendExpanded(b, text)
		return
	}
	marks := bytes.Repeat([]byte{' '}, len(text)+1)
	start, _ := pos.File.Offset(line, 1)
	for _, s := range ranges {
		if s.File != pos.File || s.End <= start || s.Start > start+uint32(len(text)) {
			continue
		}
		lo := max(s.Start, start) - start
		hi := min(s.End-start, uint32(len(text)))
		for i := lo; i < hi; i++ {
			marks[i] = '~'
		}
	}
	if col-1 <= len(text) {
		marks[col-1] = '^'
	} else {
		marks[len(text)] = '^'
	}
	marks = bytes.TrimRight(marks, " ")
	appendExpanded(b, text)

	// A tab's mark is below its first column; tildes fill its other columns.
	out := 0
	var m strings.Builder
	for i, mark := range marks {
		m.WriteByte(mark)
		out++
		if i >= len(text) || text[i] != '\t' {
			continue
		}
		fill := mark
		if mark == '^' {
			fill = ' '
			if i+1 < len(marks) && marks[i+1] == '~' {
				fill = '~'
			}
		}
		for ; out%tabStop != 0; out++ {
			m.WriteByte(fill)
		}
	}
	b.WriteString(c.caret)
	b.WriteString(strings.TrimRight(m.String(), " "))
	b.WriteByte('\n')
	b.WriteString(c.end)
}

// appendExpanded writes a line with its tabs expanded to multiples of tabStop.
func appendExpanded(b *bytes.Buffer, text []byte) {
	out := 0
	for _, c := range text {
		if c != '\t' {
			b.WriteByte(c)
			out++
			continue
		}
		for first := true; first || out%tabStop != 0; first = false {
			b.WriteByte(' ')
			out++
		}
	}
	b.WriteByte('\n')
}
