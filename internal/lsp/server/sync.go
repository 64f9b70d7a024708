package server

import (
	"encoding/json"
	"fmt"

	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// opened are the parameters of textDocument/didOpen. The protocol's type would change the
// URI, by which the editor knows the document.
type opened struct {
	TextDocument struct {
		URI        string `json:"uri"`
		LanguageID string `json:"languageId"`
		Version    int32  `json:"version"`
		Text       string `json:"text"`
	} `json:"textDocument"`
}

// didOpen adds a document.
func (s *Server) didOpen(params []byte) error {
	p := &opened{}
	if err := json.Unmarshal(params, p); err != nil {
		return err
	}
	u := uri.URI(p.TextDocument.URI)
	path := pathOf(u)
	l := s.language(p.TextDocument.LanguageID, path)
	if l == nil || len(p.TextDocument.Text) > maxText {
		return fmt.Errorf("%s is not opened", u)
	}
	t := &Text{URI: u, key: canonical(p.TextDocument.URI), Version: p.TextDocument.Version, File: source.NewFile(path, []byte(p.TextDocument.Text)), Workspace: s.workspace,
		language: l, log: s.logf, done: make(chan struct{})}
	s.documents.put(t)
	s.changed(t)
	return nil
}

// abandon closes the document of a change that cannot be decoded.
func (s *Server) abandon(params []byte) {
	p := &opened{}
	if json.Unmarshal(params, p) == nil {
		s.close(canonical(p.TextDocument.URI))
	}
}

// didChange changes a document. A change that does not fit the text closes the document,
// because from then on the editor has another text than the server.
func (s *Server) didChange(p *protocol.DidChangeTextDocumentParams) {
	u := p.TextDocument.URI
	t := s.documents.get(u)
	if t == nil {
		return
	}
	text, err := edit(t.File, p.ContentChanges)
	if err != nil {
		s.logf("%s: %v", u, err)
		s.close(u)
		return
	}
	t = t.with(p.TextDocument.Version, text)
	s.documents.put(t)
	s.changed(t)
}

// didClose removes a document.
func (s *Server) didClose(p *protocol.DidCloseTextDocumentParams) { s.close(p.TextDocument.URI) }

func (s *Server) close(u uri.URI) {
	t := s.documents.remove(u)
	if t == nil {
		return
	}
	s.publish(t, nil)
	s.refresh(map[string]bool{absolute(t.File.Name): true})
}

// didSave analyzes the documents again that depend on the file.
func (s *Server) didSave(p *protocol.DidSaveTextDocumentParams) {
	s.workspace.forget()
	s.refresh(map[string]bool{absolute(pathOf(p.TextDocument.URI)): true})
}

// didChangeWatchedFiles analyzes the documents again that depend on the files.
func (s *Server) didChangeWatchedFiles(p *protocol.DidChangeWatchedFilesParams) {
	files := map[string]bool{}
	for _, c := range p.Changes {
		files[absolute(pathOf(c.URI))] = true
	}
	s.workspace.forget()
	s.refresh(files)
}

// changed arranges for the diagnostics of a new version of a document, and of the
// documents that include it.
func (s *Server) changed(t *Text) {
	s.schedule(t)
	s.refresh(map[string]bool{absolute(t.File.Name): true})
}

// refresh analyzes again the documents that depend on one of some files. An analysis that is
// not complete may have read a file before it was changed.
func (s *Server) refresh(files map[string]bool) {
	s.workspace.files.renew(files)
	for _, t := range s.documents.all() {
		if !t.running() {
			s.renew(t, files)
			continue
		}
		go func() {
			<-t.done
			s.renew(t, files)
		}()
	}
}

// renew analyzes a document again if it depends on one of some files.
func (s *Server) renew(t *Text, files map[string]bool) {
	if !t.outdated(files) {
		return
	}
	if n := t.again(); s.documents.replace(t, n) {
		s.schedule(n)
	}
}
