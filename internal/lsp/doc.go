// Package lsp is the language server as a tool: mica lsp, and the reference's three servers
// by their names.
package lsp
