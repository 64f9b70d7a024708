package protocol

import "go.lsp.dev/uri"

// A Hover is a text about a part of a document.
type Hover struct {
	Contents MarkupContent `json:"contents"`
	Range    *Range        `json:"range,omitzero"`
}

// A CompletionList has the completions of the text before a position.
type CompletionList struct {
	IsIncomplete bool             `json:"isIncomplete"`
	Items        []CompletionItem `json:"items"`
}

// A CompletionItem is one completion.
type CompletionItem struct {
	Label            string             `json:"label"`
	Kind             CompletionItemKind `json:"kind,omitzero"`
	Detail           string             `json:"detail,omitzero"`
	Documentation    *MarkupContent     `json:"documentation,omitzero"`
	SortText         string             `json:"sortText,omitzero"`
	FilterText       string             `json:"filterText,omitzero"`
	InsertText       string             `json:"insertText,omitzero"`
	InsertTextFormat InsertTextFormat   `json:"insertTextFormat,omitzero"`
}

// A SignatureHelp has the signatures of the function that is called at a position.
type SignatureHelp struct {
	Signatures      []SignatureInformation `json:"signatures"`
	ActiveSignature uint32                 `json:"activeSignature"`
	ActiveParameter uint32                 `json:"activeParameter"`
}

// A SignatureInformation is a signature.
type SignatureInformation struct {
	Label         string                 `json:"label"`
	Documentation string                 `json:"documentation,omitzero"`
	Parameters    []ParameterInformation `json:"parameters,omitzero"`
}

// A ParameterInformation is a parameter, a part of the label of a signature.
type ParameterInformation struct {
	Label         [2]uint32 `json:"label"`
	Documentation string    `json:"documentation,omitzero"`
}

// A DocumentSymbol is a symbol of a document.
type DocumentSymbol struct {
	Name           string           `json:"name"`
	Detail         string           `json:"detail,omitzero"`
	Kind           SymbolKind       `json:"kind"`
	Range          Range            `json:"range"`
	SelectionRange Range            `json:"selectionRange"`
	Children       []DocumentSymbol `json:"children,omitzero"`
}

// A SymbolInformation is a symbol of some document.
type SymbolInformation struct {
	Name          string     `json:"name"`
	Kind          SymbolKind `json:"kind"`
	ContainerName string     `json:"containerName,omitzero"`
	Location      Location   `json:"location"`
}

// A DocumentLink is a part of a document that names another one.
type DocumentLink struct {
	Range  Range   `json:"range"`
	Target uri.URI `json:"target,omitzero"`
}

// An InlayHint is a text that an editor shows at a position.
type InlayHint struct {
	Position     Position      `json:"position"`
	Label        string        `json:"label"`
	Kind         InlayHintKind `json:"kind,omitzero"`
	PaddingLeft  bool          `json:"paddingLeft"`
	PaddingRight bool          `json:"paddingRight"`
}

// A CodeAction is a change that a user can choose.
type CodeAction struct {
	Title       string         `json:"title"`
	Kind        CodeActionKind `json:"kind,omitzero"`
	Diagnostics []Diagnostic   `json:"diagnostics,omitzero"`
	IsPreferred bool           `json:"isPreferred,omitzero"`
	Edit        *WorkspaceEdit `json:"edit,omitzero"`
	Command     *Command       `json:"command,omitzero"`
}

// A Command is one that the server executes.
type Command struct {
	Title     string `json:"title"`
	Command   string `json:"command"`
	Arguments []any  `json:"arguments"`
}

// A PrepareRenamePlaceholder is a name that can be changed.
type PrepareRenamePlaceholder struct {
	Range       Range  `json:"range"`
	Placeholder string `json:"placeholder"`
}

// A FoldingRange is a range of lines that can be folded.
type FoldingRange struct {
	StartLine uint32           `json:"startLine"`
	EndLine   uint32           `json:"endLine"`
	Kind      FoldingRangeKind `json:"kind,omitzero"`
}

// A SelectionRange is a range and those that enclose it.
type SelectionRange struct {
	Range  Range           `json:"range"`
	Parent *SelectionRange `json:"parent,omitzero"`
}

// SemanticTokens are tokens, of five numbers each.
type SemanticTokens struct {
	Data []uint32 `json:"data"`
}
