package server

import (
	"cmp"
	"context"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/tool/project"
	"github.com/mica-ir/mica/source"
)

// A Renamer can rename the entity that a name refers to.
type Renamer interface {
	// Rename returns the places to change for the name at an offset, or nil if it cannot be
	// renamed.
	Rename(at uint32) *Renaming
}

// A Renaming lists the places of a name, without prefixes such as sigils.
type Renaming struct {
	Name   string
	Span   source.Span   // at the position
	Spans  []source.Span // all places
	Global bool          // the name can have places in other documents, see [Finder]
	Record source.Span   // of the name of an operation: the record that defines it, see [RenameOperation]
	// Spell returns how a new name is written; false if it cannot be a name.
	Spell func(name string) (string, bool)
}

// A Finder finds the uses of a definition in another text.
type Finder interface {
	// FindUses returns the uses in the analyzed text of the entity defined at a place; files are
	// compared by path.
	FindUses(def source.Span) []source.Span
}

// prepareRename returns the place and the name that would be renamed.
func prepareRename(q *query) (any, error) {
	r := q.renaming()
	if r == nil {
		return nil, nil
	}
	return &protocol.PrepareRenamePlaceholder{Range: rangeOf(r.Span), Placeholder: r.Name}, nil
}

// renaming returns the renaming at the position, or nil.
func (q *query) renaming() *Renaming {
	a, ok := q.analysis.(Renamer)
	if !ok {
		return nil
	}
	r := a.Rename(q.at)
	if r == nil {
		return nil
	}
	if r.Record.IsValid() {
		if _, ok := q.operationName(r); !ok {
			return nil
		}
	}
	for _, s := range r.Spans {
		if !q.mayChange(s.File) {
			return nil
		}
	}
	return r
}

// mayChange reports whether a file belongs to the user: it is open, or in a folder of the
// workspace.
func (q *query) mayChange(f *source.File) bool {
	if q.documents.at(f.Name) != nil {
		return true
	}
	path := absolute(f.Name)
	for _, dir := range q.workspace.roots() {
		if rel, err := filepath.Rel(dir, path); err == nil && filepath.IsLocal(rel) && !Contained(f.Name) {
			return true
		}
	}
	return false
}

// texts returns the documents and the files in the folders of the workspace, as they are now.
func (q *query) texts() []*Text {
	if q.all == nil {
		q.workspace.files.expire()
		q.all = append(q.documents.sorted(), q.workspace.closed()...)
	}
	return slices.Clone(q.all)
}

// rename returns the changes that rename the entity at the position. It refuses a new name that
// would cause errors.
func rename(q *query) (any, error) {
	var p protocol.RenameParams
	if err := q.decode(&p); err != nil {
		return nil, invalid(protocol.MethodTextDocumentRename, err.Error())
	}
	r := q.renaming()
	if r == nil {
		return nil, Failed("there is no name here that can be changed")
	}
	name, ok := r.Spell(p.NewName)
	if !ok {
		return nil, Failed("'%s' is not a name", p.NewName)
	}
	spans := slices.Clone(r.Spans)
	switch {
	case r.Record.IsValid():
		var err error
		if spans, err = q.operationSpans(r); err != nil {
			return nil, err
		}
	case r.Global:
		// Other languages have other names for it.
		same := slices.DeleteFunc(q.texts(), func(t *Text) bool { return t.language != q.text.language })
		for _, s := range q.elsewhere(same, q.definitions()) {
			if string(s.Text()) == r.Name {
				spans = append(spans, s)
			}
		}
	}
	changes := map[string][]source.Span{}
	for _, s := range spans {
		path := absolute(s.File.Name)
		changes[path] = append(changes[path], s)
	}
	texts := map[string]*source.File{}
	edit := &protocol.WorkspaceEdit{Changes: map[uri.URI][]protocol.TextEdit{}}
	for path, list := range changes {
		slices.SortFunc(list, func(x, y source.Span) int { return cmp.Compare(x.Start, y.Start) })
		list = slices.CompactFunc(list, func(x, y source.Span) bool { return x.Start == y.Start })
		u := q.documents.uriOf(list[0].File)
		for _, s := range list {
			edit.Changes[u] = append(edit.Changes[u], protocol.TextEdit{Range: rangeOf(s), NewText: name})
		}
		texts[path] = replaced(list, name)
	}
	if err := q.tryTexts(texts); err != nil {
		return nil, err
	}
	return edit, nil
}

// definitions returns the definitions of the name at the position.
func (q *query) definitions() []source.Span {
	if d, ok := q.analysis.(Definer); ok {
		return d.Definition(q.at)
	}
	return nil
}

// elsewhere returns the uses of definitions in other texts.
func (q *query) elsewhere(texts []*Text, definitions []source.Span) (spans []source.Span) {
	for _, t := range texts {
		if t.key == q.text.key || !slices.ContainsFunc(definitions, t.mayUse) {
			continue
		}
		a, err := t.analysis(q.ctx)
		if err != nil {
			return spans
		}
		if f, ok := a.(Finder); ok {
			for _, d := range definitions {
				spans = append(spans, f.FindUses(d)...)
			}
		}
	}
	return spans
}

// replaced returns a file in which spans, sorted, are replaced by a text.
func replaced(spans []source.Span, text string) *source.File {
	f := spans[0].File
	var b strings.Builder
	at := uint32(0)
	for _, s := range spans {
		b.Write(f.Text[at:s.Start])
		b.WriteString(text)
		at = s.End
	}
	b.Write(f.Text[at:])
	return source.NewFile(f.Name, []byte(b.String()))
}

// tryTexts analyzes the documents as they would be with other texts of files, by path. It returns
// an error if one that has no errors would have some.
func (q *query) tryTexts(texts map[string]*source.File) error {
	docs := &documents{paths: map[string]*Text{}}
	q.documents.mu.Lock()
	maps.Copy(docs.paths, q.documents.paths)
	q.documents.mu.Unlock()
	w := &Workspace{Includes: q.workspace.Includes, Databases: q.workspace.Databases, Projects: q.workspace.Projects, Extended: q.workspace.Extended, documents: docs, projects: map[string]*project.Project{}}
	var changed []*Text
	for path, f := range texts {
		t := docs.paths[path]
		open := t != nil
		if !open {
			t = q.text
		}
		n := t.with(t.Version, f.Text)
		n.File, n.Workspace = f, w
		docs.paths[path] = n
		if open {
			changed = append(changed, n)
		}
	}
	for _, t := range changed {
		before := q.documents.at(t.File.Name)
		if before == nil || hasErrors(q.ctx, before) {
			continue
		}
		a, err := t.checked(q.ctx)
		if err != nil {
			return err
		}
		if a == nil {
			continue
		}
		for _, d := range a.Diagnostics() {
			if d.Severity == diag.Error {
				return Failed("there would be an error: %s", d.Message)
			}
		}
	}
	return nil
}

// hasErrors reports whether a document has errors, or could not be analyzed.
func hasErrors(ctx context.Context, t *Text) bool {
	a, err := t.checked(ctx)
	return err != nil || a == nil || a.Diagnostics().HasErrors()
}
