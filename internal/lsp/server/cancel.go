package server

import (
	"context"
	"encoding/json"

	"go.lsp.dev/jsonrpc2"
)

// detach allows the server to read further messages while a request is answered. done must be
// called after the answer.
//
// The context of a request is used again for the next one, so that no context may be
// derived from it.
func (s *Server) detach(ctx context.Context, r *jsonrpc2.Request) (detached context.Context, done func()) {
	detached, cancel := context.WithCancel(jsonrpc2.DetachContext(ctx))
	id := r.ID()
	s.runningMu.Lock()
	s.running[id] = cancel
	s.runningMu.Unlock()
	if !s.Test {
		jsonrpc2.Async(ctx)
	}
	return detached, func() {
		s.runningMu.Lock()
		delete(s.running, id)
		s.runningMu.Unlock()
		cancel()
	}
}

// cancelRequest cancels a request that has not been answered.
func (s *Server) cancelRequest(params []byte) {
	var p struct {
		ID any `json:"id"`
	}
	if json.Unmarshal(params, &p) != nil {
		return
	}
	var id jsonrpc2.ID
	switch n := p.ID.(type) {
	case float64:
		id = jsonrpc2.NewNumberID(int64(n))
	case string:
		id = jsonrpc2.NewStringID(n)
	}
	s.runningMu.Lock()
	defer s.runningMu.Unlock()
	if cancel := s.running[id]; cancel != nil {
		cancel()
	}
}
