package server

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"go.lsp.dev/jsonrpc2"
)

// maxMessage bounds the size of a message. The connection ends after a longer one, because
// its end is not known.
const maxMessage = 1 << 28

// frames is the part of the library's streams below the level of messages. A connection would
// use it too if a stream had these methods.
type frames interface {
	ReadFrame(ctx context.Context) ([]byte, int64, error)
	WriteFrame(ctx context.Context, data []byte) (int64, error)
	Close() error
}

// A stream is a connection that survives malformed messages: it answers them with an
// error and reads on.
type stream struct {
	wire   frames
	pretty bool // indent the output
	log    func(format string, args ...any)

	pending *pending

	// ended waits, at the end of the input, for a server that received exit: it may still be
	// answering requests.
	ended func()
}

// duplex combines standard input and output to a connection.
type duplex struct {
	io.Reader
	io.Writer
}

func (duplex) Close() error { return nil }

// newStream returns a stream. Messages in the form of tests are separated by lines of
// `// -----` instead of having headers.
func newStream(in io.Reader, out io.Writer, o *Options, ended func()) *stream {
	if o.Test {
		in = &delimited{in: in}
	}
	return &stream{wire: jsonrpc2.NewHeaderStream(duplex{in, out}).(frames), pretty: o.Pretty || o.Test, log: o.logf, pending: newPending(), ended: ended}
}

// Read returns the next message that can be decoded.
func (s *stream) Read(ctx context.Context) (jsonrpc2.Message, int64, error) {
	for {
		frame, n, err := s.wire.ReadFrame(ctx)
		if errors.Is(err, jsonrpc2.ErrInvalidHeader) {
			s.log("%v", err)
			continue
		}
		if err != nil {
			s.ended()
			return nil, 0, err
		}
		if !json.Valid(frame) {
			if err := s.reject(ctx, jsonrpc2.ErrParse); err != nil {
				return nil, 0, err
			}
			continue
		}
		m, err := jsonrpc2.DecodeMessage(frame)
		if err != nil {
			if err := s.reject(ctx, jsonrpc2.Errorf(jsonrpc2.InvalidRequest, "%v", err)); err != nil {
				return nil, 0, err
			}
			continue
		}
		if _, call := m.(*jsonrpc2.Call); call {
			s.pending.received()
		}
		s.log("<<< %s", frame)
		return m, n, nil
	}
}

// reject answers a message that has no identifier.
func (s *stream) reject(ctx context.Context, problem *jsonrpc2.Error) error {
	s.log("%v", problem)
	_, err := s.wire.WriteFrame(ctx, s.layout(jsonrpc2.AppendResponse(nil, jsonrpc2.ID{}, nil, problem)))
	return err
}

// Write writes a message.
func (s *stream) Write(ctx context.Context, m jsonrpc2.Message) (int64, error) {
	text, err := jsonrpc2.EncodeMessage(m)
	if err != nil {
		return 0, err
	}
	if v, err := jsonrpc2.ScanMessageView(text); err == nil && len(v.MethodRaw) == 0 {
		defer s.pending.answered() // a response
	}
	text = s.layout(text)
	s.log(">>> %s", text)
	return s.wire.WriteFrame(ctx, text)
}

// Close closes the connection.
func (s *stream) Close() error { return s.wire.Close() }

// layout returns a message as it is written: if it is for people, indented and with sorted
// keys.
func (s *stream) layout(text []byte) []byte {
	if !s.pretty {
		return text
	}
	var v any
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	if d.Decode(&v) != nil {
		return text
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if e.Encode(v) != nil {
		return text
	}
	return b.Bytes()
}

// delimited gives messages that are separated by lines of `// -----` the headers of the
// protocol. Other lines that start with `//` are comments.
type delimited struct {
	in      io.Reader
	pending bytes.Buffer
	parts   [][]byte
	read    bool
}

func (d *delimited) Read(p []byte) (int, error) {
	if !d.read {
		text, err := io.ReadAll(io.LimitReader(d.in, maxMessage))
		if err != nil {
			return 0, err
		}
		d.read = true
		d.parts = messages(text)
	}
	for d.pending.Len() == 0 {
		if len(d.parts) == 0 {
			return 0, io.EOF
		}
		fmt.Fprintf(&d.pending, "Content-Length: %d\r\n\r\n%s", len(d.parts[0]), d.parts[0])
		d.parts = d.parts[1:]
	}
	return d.pending.Read(p)
}

// messages splits a text at its separators and drops comments.
func messages(text []byte) (parts [][]byte) {
	var part []byte
	flush := func() {
		if part = bytes.TrimSpace(part); len(part) > 0 {
			parts = append(parts, part)
		}
		part = nil
	}
	for line := range bytes.Lines(text) {
		switch {
		case bytes.HasPrefix(line, []byte("// -----")):
			flush()
		case !bytes.HasPrefix(line, []byte("//")):
			part = append(part, line...)
		}
	}
	flush()
	return parts
}
