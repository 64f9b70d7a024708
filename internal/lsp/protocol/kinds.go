package protocol

// A TextDocumentSyncKind is how the editor reports changes of documents.
type TextDocumentSyncKind uint32

// The kinds of synchronization: all of the text, or the parts that changed.
const (
	TextDocumentSyncKindFull        TextDocumentSyncKind = 1
	TextDocumentSyncKindIncremental TextDocumentSyncKind = 2
)

// A CompletionItemKind is the kind of a completion.
type CompletionItemKind uint32

// The kinds of completions.
const (
	CompletionItemKindFunction      CompletionItemKind = 3
	CompletionItemKindField         CompletionItemKind = 5
	CompletionItemKindVariable      CompletionItemKind = 6
	CompletionItemKindClass         CompletionItemKind = 7
	CompletionItemKindInterface     CompletionItemKind = 8
	CompletionItemKindModule        CompletionItemKind = 9
	CompletionItemKindValue         CompletionItemKind = 12
	CompletionItemKindKeyword       CompletionItemKind = 14
	CompletionItemKindFile          CompletionItemKind = 17
	CompletionItemKindReference     CompletionItemKind = 18
	CompletionItemKindFolder        CompletionItemKind = 19
	CompletionItemKindOperator      CompletionItemKind = 24
	CompletionItemKindTypeParameter CompletionItemKind = 25
)

// An InsertTextFormat is whether a text that is inserted has placeholders.
type InsertTextFormat uint32

// The formats of texts.
const (
	InsertTextFormatPlainText InsertTextFormat = 1
	InsertTextFormatSnippet   InsertTextFormat = 2
)

// A SymbolKind is the kind of a symbol.
type SymbolKind uint32

// The kinds of symbols.
const (
	SymbolKindModule        SymbolKind = 2
	SymbolKindNamespace     SymbolKind = 3
	SymbolKindClass         SymbolKind = 5
	SymbolKindField         SymbolKind = 8
	SymbolKindFunction      SymbolKind = 12
	SymbolKindVariable      SymbolKind = 13
	SymbolKindArray         SymbolKind = 18
	SymbolKindObject        SymbolKind = 19
	SymbolKindTypeParameter SymbolKind = 26
)

// A DiagnosticSeverity is how serious a diagnostic is.
type DiagnosticSeverity uint32

// The severities.
const (
	DiagnosticSeverityError       DiagnosticSeverity = 1
	DiagnosticSeverityWarning     DiagnosticSeverity = 2
	DiagnosticSeverityInformation DiagnosticSeverity = 3
)

// An InlayHintKind is the kind of an inlay hint.
type InlayHintKind uint32

// The kinds of hints.
const (
	InlayHintKindType      InlayHintKind = 1
	InlayHintKindParameter InlayHintKind = 2
)

// A FoldingRangeKind is the kind of a range that can be folded.
type FoldingRangeKind string

// The kinds of ranges.
const (
	FoldingRangeKindComment FoldingRangeKind = "comment"
	FoldingRangeKindImports FoldingRangeKind = "imports"
)

// A MarkupKind is the language of a text.
type MarkupKind string

// MarkupKindMarkdown is Markdown.
const MarkupKindMarkdown MarkupKind = "markdown"

// A CodeActionKind is a kind of changes, such as "quickfix".
type CodeActionKind string
