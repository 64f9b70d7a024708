package protocol

import (
	"encoding/json"

	"go.lsp.dev/uri"
)

// A Position is a line and a column in UTF-16 code units, both from zero.
type Position struct {
	Line      uint32 `json:"line"`
	Character uint32 `json:"character"`
}

// A Range is a part of a document.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// A Location is a part of a document that is named.
type Location struct {
	URI   uri.URI `json:"uri"`
	Range Range   `json:"range"`
}

// A TextEdit replaces a part of a document.
type TextEdit struct {
	Range   Range  `json:"range"`
	NewText string `json:"newText"`
}

// A WorkspaceEdit changes several documents.
type WorkspaceEdit struct {
	Changes map[uri.URI][]TextEdit `json:"changes,omitzero"`
}

// A MarkupContent is a text that an editor formats.
type MarkupContent struct {
	Kind  MarkupKind `json:"kind"`
	Value string     `json:"value"`
}

// A TextDocumentIdentifier names a document.
type TextDocumentIdentifier struct {
	URI uri.URI `json:"uri"`
}

// A DiagnosticRelatedInformation is another place that a diagnostic is about.
type DiagnosticRelatedInformation struct {
	Location Location `json:"location"`
	Message  string   `json:"message"`
}

// A Diagnostic is one that the editor sends back with a request for actions. The other parts
// are sent as they were received.
type Diagnostic struct {
	Range              Range                          `json:"range"`
	Severity           DiagnosticSeverity             `json:"severity,omitzero"`
	Code               json.RawMessage                `json:"code,omitzero"`
	CodeDescription    json.RawMessage                `json:"codeDescription,omitzero"`
	Source             string                         `json:"source,omitzero"`
	Message            any                            `json:"message"` // a string or a MarkupContent
	Tags               []uint32                       `json:"tags,omitzero"`
	RelatedInformation []DiagnosticRelatedInformation `json:"relatedInformation,omitzero"`
	Data               json.RawMessage                `json:"data,omitzero"`
}
