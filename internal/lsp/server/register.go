package server

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"

	"go.lsp.dev/jsonrpc2"

	"github.com/mica-ir/mica/internal/lsp/protocol"
)

// A feature is a capability that can be registered after the initialization.
type feature struct {
	provider string // in the capabilities of the server
	method   string
	group    string // in the capabilities of the editor
	name     string // in the group
}

func features() []feature {
	return []feature{
		{"codeActionProvider", protocol.MethodTextDocumentCodeAction, "textDocument", "codeAction"},
		{"completionProvider", protocol.MethodTextDocumentCompletion, "textDocument", "completion"},
		{"documentFormattingProvider", protocol.MethodTextDocumentFormatting, "textDocument", "formatting"},
		{"documentSymbolProvider", protocol.MethodTextDocumentDocumentSymbol, "textDocument", "documentSymbol"},
		{"foldingRangeProvider", protocol.MethodTextDocumentFoldingRange, "textDocument", "foldingRange"},
		{"renameProvider", protocol.MethodTextDocumentRename, "textDocument", "rename"},
		{"selectionRangeProvider", protocol.MethodTextDocumentSelectionRange, "textDocument", "selectionRange"},
		{"semanticTokensProvider", "textDocument/semanticTokens", "textDocument", "semanticTokens"},
		{"workspaceSymbolProvider", protocol.MethodWorkspaceSymbol, "workspace", "symbol"},
	}
}

// client holds the parameters of the initialize request that the server uses.
type client struct {
	RootURI string `json:"rootUri"`
	Folders []struct {
		URI string `json:"uri"`
	} `json:"workspaceFolders"`
	Capabilities map[string]json.RawMessage `json:"capabilities"`
}

// can reports whether the editor has an option of a capability.
func (c *client) can(group, name, option string) bool {
	var features map[string]json.RawMessage
	var options map[string]any
	if json.Unmarshal(c.Capabilities[group], &features) != nil || json.Unmarshal(features[name], &options) != nil {
		return false
	}
	yes, _ := options[option].(bool)
	return yes
}

// A registration is an element of the parameters of client/registerCapability.
type registration struct {
	ID      string         `json:"id"`
	Method  string         `json:"method"`
	Options map[string]any `json:"registerOptions"`
}

// registrations returns the capabilities that the server did not send at initialization and
// that the editor accepts later, and the files to watch.
func (s *Server) registrations(c *client) (list []registration) {
	static, all := providers(s.Capabilities), providers(s.All)
	for _, f := range features() {
		_, sent := static[f.provider]
		value, has := all[f.provider]
		if sent || !has || !c.can(f.group, f.name, "dynamicRegistration") {
			continue
		}
		options := map[string]any{}
		_ = json.Unmarshal(value, &options) // a Boolean has no options
		if f.group == "textDocument" {
			options["documentSelector"] = s.selector()
		}
		list = append(list, registration{f.method, f.method, options})
	}
	if c.can("workspace", "didChangeWatchedFiles", "dynamicRegistration") {
		method := protocol.MethodWorkspaceDidChangeWatchedFiles
		watchers := []map[string]string{{"globPattern": "**/*.{td,pdll}"}, {"globPattern": "**/mica.toml"}}
		list = append(list, registration{method, method, map[string]any{"watchers": watchers}})
	}
	slices.SortFunc(list, func(x, y registration) int { return cmp.Compare(x.ID, y.ID) })
	return list
}

// selector returns the selector of the documents of all languages.
func (s *Server) selector() (list []map[string]string) {
	for _, l := range s.Languages {
		list = append(list, map[string]string{"language": l.ID})
	}
	return list
}

// providers returns capabilities by their names.
func providers(c protocol.ServerCapabilities) map[string]json.RawMessage {
	list := map[string]json.RawMessage{}
	if text, err := protocol.Marshal(c); err == nil {
		_ = json.Unmarshal(text, &list) // it is an object
	}
	return list
}

// register sends the registrations. The editor's response has nothing that the server needs.
func (s *Server) register() {
	c := s.client.Load()
	if c == nil {
		return
	}
	list := s.registrations(c)
	if len(list) == 0 {
		return
	}
	text, err := json.Marshal(map[string]any{"registrations": list})
	if err != nil {
		s.logf("%v", err)
		return
	}
	go func() {
		if _, err := s.conn.Call(context.Background(), protocol.MethodClientRegisterCapability, jsonrpc2.RawMessage(text), nil); err != nil {
			s.logf("%s: %v", protocol.MethodClientRegisterCapability, err)
		}
	}()
}
