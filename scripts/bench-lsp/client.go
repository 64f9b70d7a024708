//go:build linux

package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// patience is how long an answer may take.
const patience = 5 * time.Minute

// errUnsupported is the error of a request that a server does not know.
var errUnsupported = errors.New("the server does not know the request")

// A client talks to a server, one request at a time.
type client struct {
	process *exec.Cmd
	in      io.WriteCloser
	answers chan *answer
	id      int
	result  json.RawMessage // of the last request
	full    bool            // the server takes changes of the whole text only
}

// An answer is a message of the server.
type answer struct {
	ID     *json.RawMessage `json:"id"`
	Method string           `json:"method"`
	Params struct {
		URI     string `json:"uri"`
		Version int    `json:"version"`
	} `json:"params"`
	Result json.RawMessage `json:"result"`
	Error  json.RawMessage `json:"error"`
}

// start starts a server.
func start(command ...string) (*client, error) {
	c := &client{process: exec.Command(command[0], command[1:]...), answers: make(chan *answer, 1000)}
	var err error
	if c.in, err = c.process.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := c.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.process.Start(); err != nil {
		return nil, err
	}
	go func() {
		defer close(c.answers)
		for r := bufio.NewReaderSize(out, 1<<20); ; {
			a, err := read(r)
			if err != nil {
				return
			}
			c.answers <- a
		}
	}()
	if _, err := c.ask("initialize", `{"processId":null,"rootUri":null,"capabilities":{}}`); err != nil {
		return nil, err
	}
	var can struct {
		Capabilities struct {
			TextDocumentSync struct{ Change int }
		}
	}
	if err := json.Unmarshal(c.result, &can); err != nil {
		return nil, err
	}
	c.full = can.Capabilities.TextDocumentSync.Change == 1
	return c, c.notify("initialized", "{}")
}

// read reads a message.
func read(r *bufio.Reader) (*answer, error) {
	length := 0
	for {
		line, err := r.ReadString('\n')
		if err != nil {
			return nil, err
		}
		if line = strings.TrimSpace(line); line == "" {
			break
		}
		if n, ok := strings.CutPrefix(line, "Content-Length: "); ok {
			length, _ = strconv.Atoi(n)
		}
	}
	text := make([]byte, length)
	if _, err := io.ReadFull(r, text); err != nil {
		return nil, err
	}
	a := &answer{}
	return a, json.Unmarshal(text, a)
}

func (c *client) send(text string) error {
	_, err := fmt.Fprintf(c.in, "Content-Length: %d\r\n\r\n%s", len(text), text)
	return err
}

func (c *client) notify(method, params string) error {
	return c.send(fmt.Sprintf(`{"jsonrpc":"2.0","method":%q,"params":%s}`, method, params))
}

// ask sends a request and returns how long the answer takes.
func (c *client) ask(method, params string) (time.Duration, error) {
	c.id++
	begin := time.Now()
	if err := c.send(fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, c.id, method, params)); err != nil {
		return 0, err
	}
	err := c.await(method, func(a *answer) bool { return a.ID != nil && a.Method == "" && string(*a.ID) == strconv.Itoa(c.id) })
	return time.Since(begin), err
}

// diagnostics waits for those of a version of a document.
func (c *client) diagnostics(version int) error {
	return c.await("diagnostics", func(a *answer) bool {
		return a.Method == "textDocument/publishDiagnostics" && a.Params.Version == version
	})
}

func (c *client) await(what string, is func(a *answer) bool) error {
	timeout := time.After(patience)
	for {
		select {
		case a, ok := <-c.answers:
			switch {
			case !ok:
				return fmt.Errorf("%s: the server has ended", what)
			case !is(a):
			case strings.Contains(string(a.Error), "-32601"):
				return errUnsupported
			case a.Error != nil:
				return fmt.Errorf("%s: %s", what, a.Error)
			default:
				c.result = a.Result
				return nil
			}
		case <-timeout:
			return fmt.Errorf("%s: no answer", what)
		}
	}
}

// stop ends the server, and returns its peak memory in bytes.
func (c *client) stop() (int64, error) {
	_, err := c.ask("shutdown", "null")
	err = errors.Join(err, c.notify("exit", "null"), c.in.Close(), c.process.Wait())
	return peak(c.process.ProcessState), err
}
