package mlir

import "github.com/mica-ir/mica/internal/lsp/server"

// Language returns the language.
func Language() *server.Language {
	return &server.Language{ID: "mlir", Suffix: ".mlir", Source: "mlir", Comment: "//"}
}
