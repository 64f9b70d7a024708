package report

import (
	"encoding/json"
	"errors"
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
	results  []result // for SARIF, which is one document
	progress progress
}

// Structured reports whether diagnostics are written in another form than text.
func (o *Output) Structured() bool { return o.format != text }

// Color reports whether text is written with colors.
func (o *Output) Color() bool { return o.color }

// Write writes text that is no diagnostic.
func (o *Output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.hide()
	return o.w.Write(p)
}

// Diagnostic takes a diagnostic.
func (o *Output) Diagnostic(d *diag.Diagnostic) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.format == sarif {
		o.results = append(o.results, newResult(d))
		return nil
	}
	return o.encode(newMessage(d))
}

// encode writes a value as one line of JSON.
func (o *Output) encode(v any) error {
	e := json.NewEncoder(o.w)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// Fail reports an error that is about no place in a text, such as a file that cannot be
// read. In text it is one line as it is; in other forms the name of the tool and the word
// "error" before it are left out.
func (o *Output) Fail(message string) {
	message = strings.TrimSuffix(message, "\n")
	if !o.Structured() {
		io.WriteString(o, message+"\n") // an error could not be reported
		return
	}
	message = strings.TrimPrefix(strings.TrimPrefix(message, o.tool+": "), "error: ")
	_ = o.Diagnostic(&diag.Diagnostic{Message: message, Bare: true})
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

// Close writes what a document still lacks.
func (o *Output) Close() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.hide()
	if o.progress.stop != nil {
		close(o.progress.stop)
		o.progress.stop = nil
	}
	if o.format != sarif {
		return nil
	}
	return o.encode(newLog(o.tool, o.results))
}

// A Buffer keeps what is to be written to an output later. It is a [diag.Sink].
type Buffer struct {
	to    *Output
	parts []part
}

// A part is text or a diagnostic.
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
func (b *Buffer) Diagnostic(d *diag.Diagnostic) error {
	b.parts = append(b.parts, part{diag: d})
	return nil
}

// Flush writes what was kept.
func (b *Buffer) Flush() error {
	var first error
	for _, p := range b.parts {
		var err error
		if p.diag != nil {
			err = b.to.Diagnostic(p.diag)
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
