package report

import (
	"bytes"
	"encoding/json"
)

// A texts collects text that is no diagnostic, for the forms that programs read.
type texts struct{ pending []byte }

// A textLine is a line of text as an object of JSON.
type textLine struct {
	Text string `json:"text"`
}

func (t *texts) add(p []byte) {
	if room := maxText - len(t.pending); len(p) > room {
		p = p[:max(room, 0)]
	}
	t.pending = append(t.pending, p...)
}

// end completes the last line.
func (t *texts) end() {
	if n := len(t.pending); n > 0 && t.pending[n-1] != '\n' {
		t.pending = append(t.pending, '\n')
	}
}

// all returns what has been collected.
func (t *texts) all() string { return string(t.pending) }

// lines takes the complete lines and returns each as an object of JSON. Lines that are objects stay, as those of
// --trace-rewrites=json; blank ones are left out.
func (t *texts) lines() ([]byte, error) {
	var b bytes.Buffer
	for {
		line, rest, whole := bytes.Cut(t.pending, []byte("\n"))
		if !whole && len(line) < maxText {
			return b.Bytes(), nil
		}
		t.pending = rest
		switch trimmed := bytes.TrimSpace(line); {
		case len(trimmed) == 0:
		case trimmed[0] == '{' && json.Valid(trimmed):
			b.Write(append(trimmed, '\n'))
		default:
			text, err := encode(textLine{string(line)})
			if err != nil {
				return nil, err
			}
			b.Write(text)
		}
	}
}
