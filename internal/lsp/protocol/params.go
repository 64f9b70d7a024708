package protocol

import (
	"encoding/json"
	"strings"

	"go.lsp.dev/uri"
)

// DidChangeTextDocumentParams are the changes of a document.
type DidChangeTextDocumentParams struct {
	TextDocument struct {
		TextDocumentIdentifier
		Version int32 `json:"version"`
	} `json:"textDocument"`
	ContentChanges []TextDocumentContentChangeEvent `json:"contentChanges"`
}

// A TextDocumentContentChangeEvent replaces a part of a document, or all of it.
type TextDocumentContentChangeEvent struct {
	Range *Range `json:"range"`
	Text  string `json:"text"`
}

// DidCloseTextDocumentParams are those of a document that was closed.
type DidCloseTextDocumentParams struct {
	TextDocument TextDocumentIdentifier `json:"textDocument"`
}

// DidSaveTextDocumentParams are those of a document that was saved.
type DidSaveTextDocumentParams struct {
	TextDocument TextDocumentIdentifier `json:"textDocument"`
}

// DidChangeWatchedFilesParams are files that were changed.
type DidChangeWatchedFilesParams struct {
	Changes []struct {
		URI uri.URI `json:"uri"`
	} `json:"changes"`
}

// CodeActionParams are those of a request for actions.
type CodeActionParams struct {
	Range   Range             `json:"range"`
	Context CodeActionContext `json:"context"`
}

// A CodeActionContext has the diagnostics in the range, and the kinds of actions that are of interest, all if there are none.
type CodeActionContext struct {
	Diagnostics []Diagnostic     `json:"diagnostics"`
	Only        []CodeActionKind `json:"only"`
}

// Excludes reports whether actions of a kind are of no interest.
func (c *CodeActionContext) Excludes(kind CodeActionKind) bool {
	for _, k := range c.Only {
		if k == kind || strings.HasPrefix(string(kind), string(k)+".") {
			return false
		}
	}
	return len(c.Only) > 0
}

// ExecuteCommandParams are those of a request to execute a command.
type ExecuteCommandParams struct {
	Command   string            `json:"command"`
	Arguments []json.RawMessage `json:"arguments"`
}

// A ShowMessage is a message for the user.
type ShowMessage struct {
	Type    int    `json:"type"` // 3 is information
	Message string `json:"message"`
}

// InlayHintParams are those of a request for hints.
type InlayHintParams struct {
	Range Range `json:"range"`
}

// ReferenceParams are those of a request for references.
type ReferenceParams struct {
	Context struct {
		IncludeDeclaration bool `json:"includeDeclaration"`
	} `json:"context"`
}

// RenameParams are those of a request to rename.
type RenameParams struct {
	NewName string `json:"newName"`
}

// SelectionRangeParams are those of a request for enclosing ranges.
type SelectionRangeParams struct {
	Positions []Position `json:"positions"`
}

// WorkspaceSymbolParams are those of a search for symbols.
type WorkspaceSymbolParams struct {
	Query string `json:"query"`
}
