package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"unicode/utf8"
)

// A texts collects text that is no diagnostic, for the forms that programs read.
type texts struct {
	pending []byte
	left    int // bytes that a document leaves out
}

// A textLine is a line of text as an object of JSON.
type textLine struct {
	Text string `json:"text"`
	// Unfinished says that the line is too long, and that the next object has its continuation.
	Unfinished bool `json:"unfinished,omitempty"`
}

// add collects text for a document, which has the first maxText bytes.
func (t *texts) add(p []byte) {
	if room := maxText - len(t.pending); t.left > 0 || len(p) > room {
		keep := 0
		if t.left == 0 {
			keep = wholeRunes(p[:max(room, 0)])
		}
		t.left += len(p) - keep
		p = p[:keep]
	}
	t.pending = append(t.pending, p...)
}

// all returns what has been collected, as notifications of a document.
func (t *texts) all() (list []notification) {
	if len(t.pending) > 0 {
		text := string(t.pending)
		if t.pending[len(t.pending)-1] != '\n' {
			text += "\n"
		}
		list = append(list, notification{"note", content{text}})
	}
	if t.left > 0 {
		list = append(list, notification{"warning", content{fmt.Sprintf("the text is too long: %d bytes are left out", t.left)}})
	}
	return list
}

// lines takes text and returns each line that it completes as an object of JSON. Lines that are objects stay, as those of
// --trace-rewrites=json; blank ones are left out. Of a line that goes on, at most maxText bytes are kept for the next call.
func (t *texts) lines(p []byte) ([]byte, error) {
	var b bytes.Buffer
	for {
		end := bytes.IndexByte(p, '\n')
		if end < 0 {
			break
		}
		line := p[:end]
		if len(t.pending) > 0 {
			line, t.pending = append(t.pending, line...), nil
		}
		p = p[end+1:]
		if err := writeLine(&b, line); err != nil {
			return nil, err
		}
	}
	t.pending = append(t.pending, p...)
	for len(t.pending) > maxText {
		n := wholeRunes(t.pending[:maxText])
		text, err := encode(textLine{string(t.pending[:n]), true})
		if err != nil {
			return nil, err
		}
		b.Write(text)
		t.pending = append([]byte(nil), t.pending[n:]...)
	}
	return b.Bytes(), nil
}

// endLine returns the last line as an object of JSON.
func (t *texts) endLine() ([]byte, error) {
	if len(t.pending) == 0 {
		return nil, nil
	}
	return t.lines([]byte("\n"))
}

// writeLine writes a complete line.
func writeLine(b *bytes.Buffer, line []byte) error {
	trimmed := bytes.TrimSpace(line)
	switch {
	case len(trimmed) == 0:
		return nil
	case trimmed[0] == '{' && json.Valid(trimmed):
		b.Write(trimmed)
		b.WriteByte('\n')
		return nil
	}
	text, err := encode(textLine{Text: string(line)})
	b.Write(text)
	return err
}

// wholeRunes returns the length of a text without a character at its end that is not complete. It is not 0 unless the text is empty.
func wholeRunes(p []byte) int {
	for n := len(p) - 1; n > 0 && n >= len(p)-utf8.UTFMax; n-- {
		if utf8.RuneStart(p[n]) {
			if utf8.FullRune(p[n:]) {
				break
			}
			return n
		}
	}
	return len(p)
}
