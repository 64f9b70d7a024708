package server

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/source"
)

// Options configure a server.
type Options struct {
	Name, Version string
	Languages     []*Language
	// Capabilities are sent at the initialization: those of the reference's server with that
	// name. The others in All are registered afterwards, if the editor supports that.
	Capabilities, All protocol.ServerCapabilities

	// Test reads messages that are separated by `// -----`, and handles all of them one
	// after the other.
	Test   bool
	Pretty bool // indent the messages that are written

	Log func(format string, args ...any) // may be nil

	Includes  []string
	Databases []*Database
	Trees     []source.FS // further trees in which included files are searched
	Projects  bool        // use project files
	Extended  bool        // describe more than the reference does
}

func (o *Options) logf(format string, args ...any) {
	if o.Log != nil {
		o.Log(format, args...)
	}
}

// A Server is a connection to an editor.
type Server struct {
	Options
	stream    *stream
	conn      jsonrpc2.Conn
	documents *documents
	workspace *Workspace

	runningMu sync.Mutex
	running   map[jsonrpc2.ID]context.CancelFunc // requests that can be cancelled

	publishing sync.Mutex // orders diagnostics
	client     atomic.Pointer[client]
	shutdown   atomic.Bool
	exiting    atomic.Bool   // an exit notification was received
	exit       chan struct{} // closed when the requests before it are answered
}

// ErrNoShutdown means that the editor ended the server without a shutdown request.
var ErrNoShutdown = errors.New("exit without shutdown")

// Run serves an editor until it sends exit or closes the connection, which is an error.
func Run(in io.Reader, out io.Writer, o Options) error {
	s := &Server{Options: o, exit: make(chan struct{}), running: map[jsonrpc2.ID]context.CancelFunc{}}
	s.documents = &documents{texts: map[uri.URI]*Text{}, paths: map[string]*Text{}, busy: map[uri.URI]bool{}}
	s.workspace = &Workspace{Includes: o.Includes, Trees: o.Trees, Databases: o.Databases, Projects: o.Projects, Extended: o.Extended, documents: s.documents, scanner: dialectScanner{keep: 2 * time.Second},
		files:    closedFiles{languages: o.Languages, log: s.logf, keep: 2 * time.Second},
		projects: map[string]*project.Project{}}
	s.stream = newStream(in, out, &s.Options, s.ended)
	s.conn = jsonrpc2.NewConn(s.stream)
	s.conn.Go(context.Background(), s.guard(s.handle))
	select {
	case <-s.exit:
	case <-s.conn.Done():
	}
	switch {
	case s.exiting.Load() && s.shutdown.Load():
		return nil
	case s.exiting.Load():
		return ErrNoShutdown
	default:
		if err := s.conn.Err(); err != nil {
			return fmt.Errorf("Transport error: %w", err)
		}
		return errors.New("Transport error: Input/output error")
	}
}

// language returns the language of a document, nil if the server does not have it. A server of
// one language uses that for every document.
func (s *Server) language(id, path string) *Language {
	for _, l := range s.Languages {
		if l.ID == id {
			return l
		}
	}
	for _, l := range s.Languages {
		if filepath.Ext(path) == l.Suffix {
			return l
		}
	}
	if len(s.Languages) == 1 {
		return s.Languages[0]
	}
	return nil
}

// notify sends a notification.
func (s *Server) notify(method string, params any) {
	text, err := marshal(params)
	if err == nil {
		err = s.conn.Notify(context.Background(), method, text)
	}
	if err != nil {
		s.logf("%s: %v", method, err)
	}
}

// marshal encodes a part of a message: with the protocol's encoding if it has one.
func marshal(v any) (jsonrpc2.RawMessage, error) {
	text, err := protocol.Marshal(v)
	return jsonrpc2.RawMessage(text), err
}

// initialize answers the first request. The server needs none of its parameters.
func (s *Server) initialize() (any, error) {
	capabilities := s.Capabilities
	if c := s.client.Load(); capabilities.RenameProvider != nil && (c == nil || !c.can("textDocument", "rename", "prepareSupport")) {
		capabilities.RenameProvider = true
	}
	return &protocol.InitializeResult{Capabilities: capabilities,
		ServerInfo: protocol.ServerInfo{Name: s.Name, Version: s.Version}}, nil
}
