package server

import (
	"context"
	"fmt"
	"slices"

	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// schedule arranges for the diagnostics of a text, the current version of its document, to be
// published. Only one version of a document is analyzed at a time: the next one waits, and is
// skipped if another follows.
func (s *Server) schedule(t *Text) {
	if s.Test {
		s.analyze(t)
		return
	}
	if !s.documents.begin(t.key) {
		return
	}
	go func() {
		for current := t; current != nil; current = s.documents.next(current) {
			s.analyze(current)
		}
	}()
}

// analyze analyzes a text and publishes the diagnostics if it is still current.
func (s *Server) analyze(t *Text) {
	defer t.recover("diagnostics")
	var list []diagnostic
	if a, err := t.checked(context.Background()); a != nil && err == nil {
		list = s.diagnostics(t, a.Diagnostics())
	} else {
		// Diagnostics of another version would have wrong places.
		list = s.diagnostics(t, t.failure)
	}
	s.publishing.Lock()
	defer s.publishing.Unlock()
	if s.documents.current(t) {
		s.notify(protocol.MethodTextDocumentPublishDiagnostics, &published{Diagnostics: list, URI: t.URI, Version: t.Version})
	}
}

// publish publishes the diagnostics of a document that is not open any more.
func (s *Server) publish(t *Text, list []diagnostic) {
	s.publishing.Lock()
	defer s.publishing.Unlock()
	s.notify(protocol.MethodTextDocumentPublishDiagnostics, &published{Diagnostics: append([]diagnostic{}, list...), URI: t.URI, Version: t.Version})
}

// published are the parameters of textDocument/publishDiagnostics.
type published struct {
	Diagnostics []diagnostic `json:"diagnostics"`
	URI         uri.URI      `json:"uri"`
	Version     int32        `json:"version"`
}

// A diagnostic is the protocol's, with the category that the reference servers add.
type diagnostic struct {
	Range    protocol.Range                          `json:"range"`
	Severity protocol.DiagnosticSeverity             `json:"severity"`
	Source   string                                  `json:"source"`
	Category string                                  `json:"category"`
	Message  string                                  `json:"message"`
	Related  []protocol.DiagnosticRelatedInformation `json:"relatedInformation,omitzero"`
}

// maxDiagnostics bounds the diagnostics that are shown for a document.
const maxDiagnostics = 1000

// diagnostics converts diagnostics. One in a file that the document includes is shown at
// the directive that includes it.
func (s *Server) diagnostics(t *Text, l diag.List) []diagnostic {
	list := []diagnostic{}
	for _, d := range l {
		if len(list) == maxDiagnostics {
			break
		}
		list = append(list, s.diagnostic(t, d))
	}
	return list
}

func (s *Server) diagnostic(t *Text, d *diag.Diagnostic) diagnostic {
	out := diagnostic{Severity: severity(d.Severity), Source: t.language.Source, Category: "Parse Error", Message: d.Message}
	at := d.Place.Pos
	for at.IsValid() && at.File != t.File && at.File.IncludedFrom.IsValid() {
		at = at.File.IncludedFrom
	}
	if at.IsValid() && at.File == t.File {
		out.Range = rangeOf(Token(t.File, at.Offset, t.language.Names))
	}
	if d.Place.Pos.IsValid() && d.Place.Pos.File != at.File {
		out.Message = fmt.Sprintf("in included file: %s", d.Message)
		out.Related = s.related(t, out.Related, d)
	}
	for _, n := range slices.Concat(d.Calls(), d.Notes) {
		out.Related = s.related(t, out.Related, n)
	}
	return out
}

// related adds information about a place that a diagnostic mentions.
func (s *Server) related(t *Text, list []protocol.DiagnosticRelatedInformation, d *diag.Diagnostic) []protocol.DiagnosticRelatedInformation {
	if !d.Place.Pos.IsValid() {
		return list
	}
	return append(list, protocol.DiagnosticRelatedInformation{Location: s.location(Token(d.Place.Pos.File, d.Place.Pos.Offset, t.language.Names)), Message: d.Message})
}

// location returns the location of a span.
func (s *Server) location(at source.Span) protocol.Location {
	return protocol.Location{URI: s.documents.uriOf(at.File), Range: rangeOf(at)}
}

func severity(s diag.Severity) protocol.DiagnosticSeverity {
	switch s {
	case diag.Error:
		return protocol.DiagnosticSeverityError
	case diag.Warning:
		return protocol.DiagnosticSeverityWarning
	}
	return protocol.DiagnosticSeverityInformation
}

func isWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}
