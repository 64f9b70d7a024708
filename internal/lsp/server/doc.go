// Package server is a language server without languages: the connection, the documents
// that an editor has open, and the requests that it makes about them.
//
// A [Language] analyzes one version of a document, a [Text], and returns an [Analysis].
// An analysis that can answer a kind of request has the method for it: [Hoverer],
// [Definer] and so on, each beside its handler. Analyses use byte offsets and spans; this
// package converts them to and from the protocol's lines and UTF-16 columns.
//
// Notifications are handled one after the other in the order in which they arrive. A request is
// bound to the version that its document has when the request arrives, and is then answered
// concurrently with later messages.
//
// The decisions behind the package are in docs/design/lsp.md.
package server
