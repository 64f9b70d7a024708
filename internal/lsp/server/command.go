package server

import (
	"context"
	"encoding/json"

	"go.lsp.dev/jsonrpc2"

	"github.com/mica-ir/mica/internal/lsp/protocol"
)

// ExplainRule is the command that explains why a rule does not match. Files of rules and of IR offer it.
const ExplainRule = "mica.explainRule"

// A Message is the result of a command that has a text for the user.
type Message interface{ UserText() string }

// execute executes a command. Most editors drop the result of a command, so its text is also sent as a message, unless the
// editor shows results itself: it announces the experimental capability micaExplanations.
func (s *Server) execute(ctx context.Context, r *jsonrpc2.Request) (any, error) {
	var p protocol.ExecuteCommandParams
	if err := json.Unmarshal(r.Params(), &p); err != nil {
		return nil, invalid(protocol.MethodWorkspaceExecuteCommand, err.Error())
	}
	for _, l := range s.Languages {
		f := l.Commands[p.Command]
		if f == nil {
			continue
		}
		if len(p.Arguments) != 1 {
			return nil, invalid(protocol.MethodWorkspaceExecuteCommand, "the command has one argument")
		}
		result, err := s.extension(ctx, p.Command, r, p.Arguments[0], f)
		if m, ok := result.(Message); ok && err == nil && !s.showsResults() {
			s.notify(protocol.MethodWindowShowMessage, protocol.ShowMessage{Type: 3, Message: m.UserText()})
		}
		return result, err
	}
	return nil, jsonrpc2.Errorf(jsonrpc2.InvalidParams, "there is no command '%s'", p.Command)
}

// showsResults reports whether the editor shows the results of commands.
func (s *Server) showsResults() bool {
	c := s.client.Load()
	if c == nil {
		return false
	}
	var options map[string]any
	if json.Unmarshal(c.Capabilities["experimental"], &options) != nil {
		return false
	}
	yes, _ := options["micaExplanations"].(bool)
	return yes
}
