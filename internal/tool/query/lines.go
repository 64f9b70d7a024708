package query

import (
	"bufio"
	"io"
	"os"
	"strings"

	"golang.org/x/term"

	"github.com/mica-ir/mica/query"
)

const prompt = "mlir-query> "

// lines reads the lines of a session: those of a file, or those that a user edits on a terminal.
type lines struct {
	in     *bufio.Reader
	file   *os.File // the terminal, or nil
	editor *term.Terminal
}

func newLines(in io.Reader, out io.Writer, s *query.Session) *lines {
	l := &lines{in: bufio.NewReader(in)}
	file, ok := in.(*os.File)
	if ok && term.IsTerminal(int(file.Fd())) {
		l.file = file
		l.editor = term.NewTerminal(struct {
			io.Reader
			io.Writer
		}{in, out}, prompt)
		c := &completer{session: s, show: func(text string) { io.WriteString(l.editor, text) }}
		l.editor.AutoCompleteCallback = c.key
	}
	return l
}

// next returns the next line, or io.EOF. The terminal is in its usual mode while commands run,
// so that they can be interrupted.
func (l *lines) next() (string, error) {
	if l.editor == nil {
		line, err := l.in.ReadString('\n')
		if err == io.EOF && line != "" {
			err = nil
		}
		return line, err
	}
	state, err := term.MakeRaw(int(l.file.Fd()))
	if err != nil {
		return "", err
	}
	defer term.Restore(int(l.file.Fd()), state)
	return l.editor.ReadLine()
}

// A completer completes the text before the cursor when the tab key is pressed.
type completer struct {
	session *query.Session
	show    func(text string) // above the line
}

// key returns the line after a key, and false for a key that the completer does not handle.
func (c *completer) key(line string, pos int, key rune) (newLine string, newPos int, ok bool) {
	if key != '\t' {
		return "", 0, false
	}
	list := c.session.Complete(line, pos)
	if len(list) == 0 {
		return line, pos, true
	}
	common := list[0].Text
	for _, x := range list[1:] {
		for !strings.HasPrefix(x.Text, common) {
			common = common[:len(common)-1]
		}
	}
	if common == "" {
		var b strings.Builder
		for _, x := range list {
			b.WriteString(x.Shown + "\n")
		}
		c.show(b.String())
	}
	return line[:pos] + common + line[pos:], pos + len(common), true
}
