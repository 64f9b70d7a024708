package lsp

import (
	"strings"

	"github.com/mica-ir/mica/internal/lsp/mlir"
	"github.com/mica-ir/mica/internal/lsp/pdll"
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/lsp/td"
)

// A variant is a name of the server, with the features of the reference's server of that name.
type variant struct {
	name, version, title string
	options              []string // languages in flags
	languages            func() []*server.Language
	capabilities         protocol.ServerCapabilities
}

// variantOf returns the variant for the name of a tool.
func variantOf(name string) *variant {
	name = strings.TrimPrefix(name, "mica ")
	for _, v := range variants() {
		if name == v.name {
			return &v
		}
	}
	return &variants()[0]
}

// variants returns the names of the server.
func variants() []variant {
	return []variant{
		{"mica lsp", "", "Language server for TableGen, PDLL and MLIR", []string{"tablegen", "pdll"},
			func() []*server.Language {
				ir, check := mlir.LanguageAndRules()
				return []*server.Language{td.Language(), pdll.Language(check), ir}
			}, everything()},
		{"mlir-lsp-server", "0.0.0", "MLIR LSP Language Server", nil,
			func() []*server.Language { return []*server.Language{mlir.Language()} }, mlirServer()},
		{"mlir-pdll-lsp-server", "0.0.1", "PDLL LSP Language Server", []string{"pdll"},
			func() []*server.Language { return []*server.Language{pdll.Language(nil)} }, pdllServer()},
		{"tblgen-lsp-server", "0.0.1", "TableGen LSP Language Server", []string{"tablegen"},
			func() []*server.Language { return []*server.Language{td.Language()} }, tablegenServer()},
	}
}
