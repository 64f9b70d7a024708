package ir

// The attributes of symbols.
const (
	SymbolNameAttr       = "sym_name"
	SymbolVisibilityAttr = "sym_visibility"
)
