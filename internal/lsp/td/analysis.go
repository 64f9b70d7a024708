package td

import (
	"cmp"
	"path/filepath"
	"slices"
	"sync"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// Language returns TableGen.
func Language() *server.Language {
	return &server.Language{ID: "tablegen", Suffix: ".td", Source: "tablegen", Names: nameCharacters, Code: true, Analyze: analyze}
}

// An analysis is a version of a text, evaluated.
type analysis struct {
	text    *server.Text
	file    *source.File
	records *tablegen.Records
	defs    []*tablegen.Record // by name
	list    diag.List
	index   *server.Index[*symbol]
	symbols map[source.Pos]*symbol
	used    map[source.Span]*symbol // while the index is made
	links   []server.Link
	defines []string

	parse  sync.Once
	parsed *syntax.Tree
}

func analyze(t *server.Text) server.Analysis {
	a := &analysis{text: t, file: t.File}
	set := t.Files()
	p := t.Workspace.Project(t.File.Name)
	a.defines = p.Defines
	a.records, a.list = tablegen.Load(t.File, tablegen.Options{Files: set, Defines: p.Defines, TrackUses: true})
	for _, inc := range slices.Concat(a.records.Included, a.records.Skipped) {
		at := a.records.Files.Pos(inc.Loc)
		if at.File == t.File {
			a.links = append(a.links, server.Link{Span: server.Token(t.File, at.Offset, ""), File: inc.File})
		}
	}
	slices.SortFunc(a.links, func(x, y server.Link) int { return cmp.Compare(x.Span.Start, y.Span.Start) })
	return a
}

// Diagnostics returns the errors and warnings of the evaluation.
func (a *analysis) Diagnostics() diag.List { return a.list }

// Links returns the names of included files.
func (a *analysis) Links() []server.Link { return a.links }

// include returns the description of an include directive.
func (a *analysis) include(at uint32) *server.Hover {
	for _, l := range a.links {
		if l.Span.Start <= at && at < l.Span.End {
			return &server.Hover{Text: "`" + filepath.Base(l.File.Name) + "`\n***\n" + l.File.Name, Span: l.Span}
		}
	}
	return nil
}
