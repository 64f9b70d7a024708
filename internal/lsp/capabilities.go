package lsp

import (
	"strings"

	"go.lsp.dev/protocol"

	"github.com/mica-ir/mica/internal/lsp/server"
)

// synchronization returns the capability for one way to synchronize documents.
func synchronization(kind protocol.TextDocumentSyncKind) protocol.TextDocumentSync {
	yes := true
	return &protocol.TextDocumentSyncOptions{OpenClose: &yes, Change: &kind, Save: protocol.Boolean(true)}
}

// tablegenServer returns the capabilities of tblgen-lsp-server.
func tablegenServer() protocol.ServerCapabilities {
	no := false
	return protocol.ServerCapabilities{
		TextDocumentSync:     synchronization(protocol.TextDocumentSyncKindIncremental),
		DefinitionProvider:   protocol.Boolean(true),
		ReferencesProvider:   protocol.Boolean(true),
		HoverProvider:        protocol.Boolean(true),
		DocumentLinkProvider: &protocol.DocumentLinkOptions{ResolveProvider: &no},
	}
}

// pdllServer returns the capabilities of mlir-pdll-lsp-server.
func pdllServer() protocol.ServerCapabilities {
	c := tablegenServer()
	c.CompletionProvider = completionOptions("\t ( ) [ ] { } < > : ; , + - / * % ^ & # ? . = \" ' |", ". > ( { , < : [ \x20 \" /")
	c.SignatureHelpProvider = &protocol.SignatureHelpOptions{TriggerCharacters: []string{"(", ","}}
	c.DocumentSymbolProvider = protocol.Boolean(true)
	c.InlayHintProvider = protocol.Boolean(true)
	return c
}

// mlirServer returns the capabilities of mlir-lsp-server.
func mlirServer() protocol.ServerCapabilities {
	return protocol.ServerCapabilities{
		TextDocumentSync:       synchronization(protocol.TextDocumentSyncKindFull),
		CompletionProvider:     completionOptions("\t ; , . =", ". % ^ ! # ( , < : [ \x20 \" /"),
		DefinitionProvider:     protocol.Boolean(true),
		ReferencesProvider:     protocol.Boolean(true),
		HoverProvider:          protocol.Boolean(true),
		DocumentSymbolProvider: protocol.Boolean(true),
		CodeActionProvider:     &protocol.CodeActionOptions{CodeActionKinds: []protocol.CodeActionKind{"quickfix", "refactor", "info"}},
	}
}

// everything returns all capabilities.
func everything() protocol.ServerCapabilities {
	c := pdllServer()
	c.CompletionProvider = completionOptions("\t ; , . =", ". > ( { , < : [ \x20 \" / % ^ ! # @")
	c.DocumentFormattingProvider = protocol.Boolean(true)
	c.CodeActionProvider = mlirServer().CodeActionProvider
	yes := true
	c.RenameProvider = &protocol.RenameOptions{PrepareProvider: &yes}
	c.FoldingRangeProvider = protocol.Boolean(true)
	c.SelectionRangeProvider = protocol.Boolean(true)
	c.SemanticTokensProvider = server.SemanticTokens()
	c.WorkspaceSymbolProvider = protocol.Boolean(true)
	return c
}

// completionOptions returns the options of completion. The characters are separated by
// blanks; a blank that is one of them is doubled.
func completionOptions(commit, trigger string) *protocol.CompletionOptions {
	no := false
	return &protocol.CompletionOptions{ResolveProvider: &no, AllCommitCharacters: strings.Split(commit, " "), TriggerCharacters: characters(trigger)}
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
