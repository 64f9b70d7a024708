package lsp

import (
	"strings"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
)

// synchronization returns the capability for one way to synchronize documents.
func synchronization(kind protocol.TextDocumentSyncKind) *protocol.TextDocumentSyncOptions {
	return &protocol.TextDocumentSyncOptions{OpenClose: true, Change: kind, Save: true}
}

// tablegenServer returns the capabilities of tblgen-lsp-server.
func tablegenServer() protocol.ServerCapabilities {
	return protocol.ServerCapabilities{
		TextDocumentSync:     synchronization(protocol.TextDocumentSyncKindIncremental),
		DefinitionProvider:   true,
		ReferencesProvider:   true,
		HoverProvider:        true,
		DocumentLinkProvider: &protocol.DocumentLinkOptions{},
	}
}

// pdllServer returns the capabilities of mlir-pdll-lsp-server.
func pdllServer() protocol.ServerCapabilities {
	c := tablegenServer()
	c.CompletionProvider = completionOptions("\t ( ) [ ] { } < > : ; , + - / * % ^ & # ? . = \" ' |", ". > ( { , < : [ \x20 \" /")
	c.SignatureHelpProvider = &protocol.SignatureHelpOptions{TriggerCharacters: []string{"(", ","}}
	c.DocumentSymbolProvider = true
	c.InlayHintProvider = true
	return c
}

// mlirServer returns the capabilities of mlir-lsp-server.
func mlirServer() protocol.ServerCapabilities {
	return protocol.ServerCapabilities{
		TextDocumentSync:       synchronization(protocol.TextDocumentSyncKindFull),
		CompletionProvider:     completionOptions("\t ; , . =", ". % ^ ! # ( , < : [ \x20 \" /"),
		DefinitionProvider:     true,
		ReferencesProvider:     true,
		HoverProvider:          true,
		DocumentSymbolProvider: true,
		CodeActionProvider:     &protocol.CodeActionOptions{CodeActionKinds: []protocol.CodeActionKind{"quickfix", "refactor", "info"}},
	}
}

// everything returns all capabilities.
func everything() protocol.ServerCapabilities {
	c := pdllServer()
	c.CompletionProvider = completionOptions("\t ; , . =", ". > ( { , < : [ \x20 \" / % ^ ! # @")
	c.DocumentFormattingProvider = true
	c.CodeActionProvider = mlirServer().CodeActionProvider
	c.RenameProvider = &protocol.RenameOptions{PrepareProvider: true}
	c.FoldingRangeProvider = true
	c.SelectionRangeProvider = true
	c.SemanticTokensProvider = server.SemanticTokens()
	c.WorkspaceSymbolProvider = true
	c.ExecuteCommandProvider = &protocol.ExecuteCommandOptions{Commands: []string{server.ExplainRule}}
	return c
}

// completionOptions returns the options of completion. The characters are separated by
// blanks; a blank that is one of them is doubled.
func completionOptions(commit, trigger string) *protocol.CompletionOptions {
	return &protocol.CompletionOptions{AllCommitCharacters: strings.Split(commit, " "), TriggerCharacters: characters(trigger)}
}

// characters splits a list at blanks. An empty element is a blank.
func characters(list string) []string {
	var out []string
	for _, c := range strings.Split(list, " ") {
		if c != "" {
			out = append(out, c)
		} else if len(out) == 0 || out[len(out)-1] != " " {
			out = append(out, " ")
		}
	}
	return out
}
