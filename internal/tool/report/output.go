package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/mica-ir/mica/diag"
)

// An Output takes the diagnostics of one run of a tool, and other text for the standard
// error output. It is a [diag.Sink], and several goroutines may use it.
type Output struct {
	tool     string
	format   format
	color    bool
	terminal bool

	mu       sync.Mutex
	w        io.Writer
	bound    bound
	results  []result // for SARIF, which is one document
	texts    texts    // for the forms other than text
	progress progress
}

// Structured reports whether diagnostics are written in another form than text.
func (o *Output) Structured() bool { return o.format != text }

// Color reports whether text is written with colors.
func (o *Output) Color() bool { return o.color }

// Write writes text that is no diagnostic, such as a trace. In other forms than text it is a value of its own, so
// that programs can read all of the output.
func (o *Output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.hide()
	switch o.format {
	case lines:
		text, err := o.texts.lines(p)
		if err == nil {
			_, err = o.w.Write(text)
		}
		return len(p), err
	case sarif:
		o.texts.add(p)
		return len(p), nil
	}
	return o.w.Write(p)
}

// Diagnostic takes a diagnostic and its text, unless too many have been written.
func (o *Output) Diagnostic(d *diag.Diagnostic, text []byte) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.hide()
	if o.bound.full {
		return nil
	}
	if !o.Structured() && !o.bound.fits(len(text)) {
		text = o.withoutLines(d)
	}
	text, err := o.form(d, text)
	if err != nil {
		return err
	}
	if o.bound.exceeds(d.Severity, len(text)) {
		d = bare(o.bound.message())
		if text, err = o.form(d, []byte(d.Message+"\n")); err != nil {
			return err
		}
	}
	if o.format == sarif {
		o.results = append(o.results, newResult(o.tool, d))
		return nil
	}
	if err := o.endLine(); err != nil {
		return err
	}
	_, err = o.w.Write(text)
	return err
}

// endLine writes the last line of text before a diagnostic, or at the end.
func (o *Output) endLine() error {
	if o.format != lines {
		return nil
	}
	text, err := o.texts.endLine()
	if err == nil {
		_, err = o.w.Write(text)
	}
	return err
}

// withoutLines returns the text of a diagnostic without lines of sources, and with the ends of long
// messages alone: both may be as long as the input.
func (o *Output) withoutLines(d *diag.Diagnostic) []byte {
	var b bytes.Buffer
	_ = (&diag.Renderer{Out: &b, NoSnippet: true, Color: o.color}).Render(shortened(d)) // a buffer takes all
	return b.Bytes()
}

// maxMessage bounds a message of a diagnostic that is too long as a whole.
const maxMessage = 4096

// shortened returns a diagnostic with the ends of its messages.
func shortened(d *diag.Diagnostic) *diag.Diagnostic {
	short := *d
	short.Message, short.Notes = ends(d.Message), nil
	for _, n := range d.Notes {
		note := *n // notes have no notes
		note.Message = ends(n.Message)
		short.Notes = append(short.Notes, &note)
	}
	return &short
}

// ends returns a message, or the ends of a long one.
func ends(message string) string {
	n, half := len(message), maxMessage/2
	if n <= maxMessage {
		return message
	}
	return fmt.Sprintf("%s ... (%d bytes) ... %s", strings.ToValidUTF8(message[:half], ""), n-maxMessage, strings.ToValidUTF8(message[n-half:], ""))
}

// form returns the text of a diagnostic in the form of the output. That of SARIF is only
// measured, because the results are parts of a document.
func (o *Output) form(d *diag.Diagnostic, text []byte) ([]byte, error) {
	switch o.format {
	case lines:
		return encode(newMessage(d))
	case sarif:
		return encode(newResult(o.tool, d))
	}
	return text, nil
}

// encode returns a value as one line of JSON.
func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return b.Bytes(), err
}

// Fail reports an error without a place in a text, such as a file that cannot be read. The text
// format prints the line unchanged; other formats drop the name of the tool and the word
// "error" before it.
func (o *Output) Fail(message string) { fail(o, o.tool, message) }

func fail(to diag.Sink, tool, message string) {
	message = strings.TrimSuffix(message, "\n")
	if !to.Structured() {
		io.WriteString(to, message+"\n") // an error could not be reported
		return
	}
	_ = to.Diagnostic(bare(strings.TrimPrefix(strings.TrimPrefix(message, tool+": "), "error: ")), nil)
}

// failUsage reports errors in a command line, with LLVM's text: each has a line that begins
// with the name of the tool; suggestions and lines without the name belong to the one before.
func (o *Output) failUsage(text string) {
	if !o.Structured() {
		io.WriteString(o, strings.TrimSuffix(text, "\n")+"\n") // an error could not be reported
		return
	}
	var list diag.List
	for line := range strings.Lines(text) {
		message, named := strings.CutPrefix(strings.TrimSuffix(line, "\n"), o.tool+": ")
		if n := len(list); n > 0 && (!named || strings.HasPrefix(message, "Did you mean") || strings.HasPrefix(message, "mlir-opt has the pass")) {
			list[n-1].Notes = append(list[n-1].Notes, &diag.Diagnostic{Severity: diag.Note, Message: message, Bare: true})
		} else {
			list = append(list, bare(message))
		}
	}
	_ = diag.Fprint(o, list) // an error could not be reported
}

// FailWith reports an error: a list of diagnostics by these.
func (o *Output) FailWith(err error) {
	var list diag.List
	if errors.As(err, &list) {
		_ = diag.Fprint(o, list) // an error could not be reported
		return
	}
	o.Fail(err.Error())
}

// bare returns an error that is about no place in a text.
func bare(message string) *diag.Diagnostic { return &diag.Diagnostic{Message: message, Bare: true} }

// Close writes the rest of a document.
func (o *Output) Close() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.hide()
	if o.progress.stop != nil {
		close(o.progress.stop)
		o.progress.stop = nil
	}
	if err := o.endLine(); err != nil || o.format != sarif {
		return err
	}
	text, err := encode(newLog(o.tool, o.results, o.texts.all()))
	if err == nil {
		_, err = o.w.Write(text)
	}
	return err
}

// A Buffer collects diagnostics and text, to be written to an output later. It is a
// [diag.Sink].
type Buffer struct {
	to    *Output
	parts []part
}

// A part is a text, which may belong to a diagnostic.
type part struct {
	text []byte
	diag *diag.Diagnostic
}

// Buffer returns a buffer.
func (o *Output) Buffer() *Buffer { return &Buffer{to: o} }

// Structured reports whether the output takes diagnostics.
func (b *Buffer) Structured() bool { return b.to.Structured() }

// Color reports whether text is written with colors.
func (b *Buffer) Color() bool { return b.to.Color() }

// Write keeps text.
func (b *Buffer) Write(p []byte) (int, error) {
	if n := len(b.parts); n > 0 && b.parts[n-1].diag == nil {
		b.parts[n-1].text = append(b.parts[n-1].text, p...)
	} else {
		b.parts = append(b.parts, part{text: append([]byte(nil), p...)})
	}
	return len(p), nil
}

// Diagnostic keeps a diagnostic.
func (b *Buffer) Diagnostic(d *diag.Diagnostic, text []byte) error {
	b.parts = append(b.parts, part{text, d})
	return nil
}

// Fail keeps an error that is about no place in a text, as [Output.Fail] reports it.
func (b *Buffer) Fail(message string) { fail(b, b.to.tool, message) }

// Flush writes the collected parts.
func (b *Buffer) Flush() error {
	var first error
	for _, p := range b.parts {
		var err error
		if p.diag != nil {
			err = b.to.Diagnostic(p.diag, p.text)
		} else {
			_, err = b.to.Write(p.text)
		}
		if first == nil {
			first = err
		}
	}
	b.parts = nil
	return first
}
