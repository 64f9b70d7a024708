package server

import (
	"context"
	"encoding/json"
	"fmt"
	"runtime/debug"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/crash"
	"github.com/mica-ir/mica/internal/lsp/protocol"
)

// A query is a request about a document.
type query struct {
	*Server
	ctx      context.Context
	text     *Text
	analysis Analysis
	at       uint32 // the position of the request as an offset, 0 if it has none
	params   json.RawMessage
	all      []*Text // result of texts
}

// decode decodes the parameters of the request.
func (q *query) decode(v any) error { return json.Unmarshal(q.params, v) }

// A method answers a kind of request about a document.
type method struct {
	name   string
	answer func(q *query) (any, error)
	// absent is the answer if the document is not open or cannot be analyzed.
	absent any
}

// none is the answer of a list without elements.
type none struct{}

// MarshalJSON returns an empty list.
func (none) MarshalJSON() ([]byte, error) { return []byte("[]"), nil }

// methods returns the requests about documents.
func methods() []method {
	return []method{
		{protocol.MethodTextDocumentHover, hover, nil},
		{protocol.MethodTextDocumentDefinition, definition, none{}},
		{protocol.MethodTextDocumentReferences, references, none{}},
		{protocol.MethodTextDocumentDocumentSymbol, documentSymbol, none{}},
		{protocol.MethodTextDocumentDocumentLink, documentLink, none{}},
		{protocol.MethodTextDocumentCompletion, completion, &protocol.CompletionList{Items: []protocol.CompletionItem{}}},
		{protocol.MethodTextDocumentSignatureHelp, signatureHelp, nil},
		{protocol.MethodTextDocumentInlayHint, inlayHint, none{}},
		{protocol.MethodTextDocumentCodeAction, codeAction, none{}},
		{protocol.MethodTextDocumentFormatting, formatting, none{}},
		{protocol.MethodTextDocumentPrepareRename, prepareRename, nil},
		{protocol.MethodTextDocumentRename, rename, nil},
		{protocol.MethodTextDocumentFoldingRange, foldingRange, none{}},
		{protocol.MethodTextDocumentSelectionRange, selectionRange, none{}},
		{protocol.MethodTextDocumentSemanticTokensFull, semanticTokens, &protocol.SemanticTokens{Data: []uint32{}}},
	}
}

// guard keeps a request from ending the connection: a notification never fails, and a
// panic is an error of the request.
func (s *Server) guard(handler jsonrpc2.Handler) jsonrpc2.Handler {
	return func(ctx context.Context, r *jsonrpc2.Request) (result any, err error) {
		name, call := "", r.IsCall()
		defer func() {
			if p := recover(); p != nil {
				s.logf("%s: %v\n%s", name, p, debug.Stack())
				result, err = nil, jsonrpc2.Errorf(jsonrpc2.InternalError, "%s", crash.Report(p, name, diag.Place{}).Message)
			}
			if !call {
				if err != nil {
					s.logf("%s: %v", name, err)
				}
				result, err = nil, nil
			}
		}()
		name = string([]byte(r.Method()))
		if name == protocol.MethodCancelRequest {
			s.cancelRequest(r.Params())
			return nil, nil
		}
		return handler(ctx, r)
	}
}

// handle handles a message.
func (s *Server) handle(ctx context.Context, r *jsonrpc2.Request) (any, error) {
	result, err := s.route(ctx, r)
	if err != nil || result == nil {
		return nil, err
	}
	return marshal(result)
}

func (s *Server) route(ctx context.Context, r *jsonrpc2.Request) (any, error) {
	name := string([]byte(r.Method()))
	if !r.IsCall() {
		return nil, s.notification(name, r.Params())
	}
	switch {
	case s.shutdown.Load():
		return nil, jsonrpc2.Errorf(jsonrpc2.InvalidRequest, "%s after shutdown", name)
	case name == protocol.MethodInitialize:
		s.readClient(r.Params())
		return s.initialize()
	case name == protocol.MethodShutdown:
		s.shutdown.Store(true)
		return nil, nil
	}
	if name == protocol.MethodWorkspaceSymbol {
		params, texts := append([]byte(nil), r.Params()...), s.documents.sorted()
		ctx, done := s.detach(ctx, r)
		defer done()
		return s.workspaceSymbol(ctx, texts, params)
	}
	if name == protocol.MethodWorkspaceExecuteCommand {
		return s.execute(ctx, r)
	}
	for _, m := range methods() {
		if m.name == name {
			return s.document(ctx, r, &m)
		}
	}
	for _, l := range s.Languages {
		if f := l.Requests[name]; f != nil {
			return s.extension(ctx, name, r, r.Params(), f)
		}
	}
	return nil, jsonrpc2.Errorf(jsonrpc2.MethodNotFound, "method not found: %s", name)
}

// patience is how long the server waits for requests that are not answered when it ends.
const patience = 5 * time.Second

// leave ends the server when the requests before are answered.
func (s *Server) leave() {
	answered := make(chan struct{})
	go func() {
		s.stream.pending.wait()
		close(answered)
	}()
	select {
	case <-answered:
	case <-time.After(patience):
	}
	close(s.exit)
}

// ended waits for the end of a server that leaves.
func (s *Server) ended() {
	if s.exiting.Load() {
		<-s.exit
	}
}

// document answers a request about a document.
func (s *Server) document(ctx context.Context, r *jsonrpc2.Request, m *method) (any, error) {
	var target struct {
		TextDocument *struct {
			URI *string `json:"uri"`
		} `json:"textDocument"`
		Position *protocol.Position `json:"position"`
	}
	params := append(json.RawMessage(nil), r.Params()...)
	if err := json.Unmarshal(params, &target); err != nil {
		return nil, invalid(m.name, err.Error())
	}
	if target.TextDocument == nil {
		return nil, invalid(m.name, "missing value at (root).textDocument")
	}
	if target.TextDocument.URI == nil {
		return nil, invalid(m.name, "missing value at (root).textDocument.uri")
	}
	t := s.documents.get(canonical(*target.TextDocument.URI))
	if t == nil {
		return m.absent, nil
	}
	ctx, done := s.detach(ctx, r)
	defer done()
	a, err := t.analysis(ctx)
	if err != nil {
		return nil, jsonrpc2.NewError(-32800, "request cancelled")
	}
	if a == nil {
		return m.absent, nil
	}
	q := &query{Server: s, ctx: ctx, text: t, analysis: a, params: params}
	if target.Position != nil {
		q.at = offset(t.File, *target.Position)
	}
	result, err := m.answer(q)
	if err == nil && result == nil {
		return m.absent, nil
	}
	return result, err
}

// extension answers a request beyond the protocol.
func (s *Server) extension(ctx context.Context, name string, r *jsonrpc2.Request, given []byte, f Request) (any, error) {
	var target struct {
		URI *string `json:"uri"`
	}
	params := append(json.RawMessage(nil), given...)
	if err := json.Unmarshal(params, &target); err != nil {
		return nil, invalid(name, err.Error())
	}
	if target.URI == nil {
		return nil, invalid(name, "missing value at (root).uri")
	}
	t := s.documents.get(canonical(*target.URI))
	ctx, done := s.detach(ctx, r)
	defer done()
	var a Analysis
	if t != nil {
		var err error
		if a, err = t.analysis(ctx); err != nil {
			return nil, jsonrpc2.NewError(-32800, "request cancelled")
		}
	}
	return f(s.workspace, pathOf(uri.URI(*target.URI)), t, a, params)
}

// Failed returns the error for a request that is valid and cannot be answered.
func Failed(format string, args ...any) error { return jsonrpc2.Errorf(-32803, format, args...) }

// invalid returns the error for parameters that cannot be decoded.
func invalid(name, problem string) error {
	return jsonrpc2.Errorf(jsonrpc2.InvalidParams, "failed to decode %s request: %s", name, problem)
}

// notification handles a notification.
func (s *Server) notification(name string, params []byte) error {
	switch name {
	case protocol.MethodExit:
		if !s.exiting.Swap(true) {
			go s.leave()
		}
		return nil
	case protocol.MethodInitialized:
		s.register()
		return nil
	case protocol.MethodTextDocumentDidOpen:
		return s.didOpen(params)
	case protocol.MethodTextDocumentDidChange:
		err := notified(params, s.didChange)
		if err != nil {
			s.abandon(params)
		}
		return err
	case protocol.MethodTextDocumentDidSave:
		return notified(params, s.didSave)
	case protocol.MethodTextDocumentDidClose:
		return notified(params, s.didClose)
	case protocol.MethodWorkspaceDidChangeWatchedFiles:
		return notified(params, s.didChangeWatchedFiles)
	}
	return nil
}

// notified decodes the parameters of a notification and handles it.
func notified[P any](params []byte, f func(*P)) error {
	p := new(P)
	if err := json.Unmarshal(params, p); err != nil {
		return fmt.Errorf("failed to decode parameters: %w", err)
	}
	f(p)
	return nil
}
