package protocol

// ServerCapabilities lists the features of the server. A feature without options is true.
type ServerCapabilities struct {
	TextDocumentSync           *TextDocumentSyncOptions `json:"textDocumentSync,omitzero"`
	CompletionProvider         *CompletionOptions       `json:"completionProvider,omitzero"`
	HoverProvider              bool                     `json:"hoverProvider,omitzero"`
	SignatureHelpProvider      *SignatureHelpOptions    `json:"signatureHelpProvider,omitzero"`
	DefinitionProvider         bool                     `json:"definitionProvider,omitzero"`
	ReferencesProvider         bool                     `json:"referencesProvider,omitzero"`
	DocumentSymbolProvider     bool                     `json:"documentSymbolProvider,omitzero"`
	CodeActionProvider         *CodeActionOptions       `json:"codeActionProvider,omitzero"`
	DocumentLinkProvider       *DocumentLinkOptions     `json:"documentLinkProvider,omitzero"`
	ExecuteCommandProvider     *ExecuteCommandOptions   `json:"executeCommandProvider,omitzero"`
	WorkspaceSymbolProvider    bool                     `json:"workspaceSymbolProvider,omitzero"`
	DocumentFormattingProvider bool                     `json:"documentFormattingProvider,omitzero"`
	RenameProvider             any                      `json:"renameProvider,omitzero"` // true or RenameOptions
	FoldingRangeProvider       bool                     `json:"foldingRangeProvider,omitzero"`
	SelectionRangeProvider     bool                     `json:"selectionRangeProvider,omitzero"`
	SemanticTokensProvider     *SemanticTokensOptions   `json:"semanticTokensProvider,omitzero"`
	InlayHintProvider          bool                     `json:"inlayHintProvider,omitzero"`
}

// InitializeResult is the answer to the first request.
type InitializeResult struct {
	Capabilities ServerCapabilities `json:"capabilities"`
	ServerInfo   ServerInfo         `json:"serverInfo,omitzero"`
}

// ServerInfo has the server's name and version, which editors show.
type ServerInfo struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// TextDocumentSyncOptions are the notifications that the server gets.
type TextDocumentSyncOptions struct {
	OpenClose bool                 `json:"openClose"`
	Change    TextDocumentSyncKind `json:"change"`
	Save      bool                 `json:"save"`
}

// CompletionOptions are those of completion.
type CompletionOptions struct {
	TriggerCharacters   []string `json:"triggerCharacters,omitzero"`
	AllCommitCharacters []string `json:"allCommitCharacters,omitzero"`
	ResolveProvider     bool     `json:"resolveProvider"`
}

// SignatureHelpOptions are those of signatures.
type SignatureHelpOptions struct {
	TriggerCharacters []string `json:"triggerCharacters,omitzero"`
}

// CodeActionOptions are those of actions.
type CodeActionOptions struct {
	CodeActionKinds []CodeActionKind `json:"codeActionKinds,omitzero"`
}

// DocumentLinkOptions are those of links.
type DocumentLinkOptions struct {
	ResolveProvider bool `json:"resolveProvider"`
}

// RenameOptions are those of renaming.
type RenameOptions struct {
	PrepareProvider bool `json:"prepareProvider"`
}

// SemanticTokensOptions are those of tokens with meanings.
type SemanticTokensOptions struct {
	Legend SemanticTokensLegend `json:"legend"`
	Full   bool                 `json:"full,omitzero"`
}

// A SemanticTokensLegend has the names of the numbers in tokens.
type SemanticTokensLegend struct {
	TokenTypes     []string `json:"tokenTypes"`
	TokenModifiers []string `json:"tokenModifiers"`
}

// ExecuteCommandOptions lists the commands of the server.
type ExecuteCommandOptions struct {
	Commands []string `json:"commands"`
}
