package pdll

import (
	"encoding/json"
	"path/filepath"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/source"
)

// Language returns PDLL.
//
// check returns what the dialects of the workspace say of the rules of a text without errors; it may be nil.
func Language(check func(t *server.Text) diag.List) *server.Language {
	return &server.Language{ID: "pdll", Suffix: ".pdll", Source: "pdll", Code: true, Analyze: func(t *server.Text) server.Analysis { return analyze(t, check) },
		Requests: map[string]server.Request{"pdll/viewOutput": viewOutput}}
}

// An analysis is a version of a text, checked.
type analysis struct {
	text   *server.Text
	file   *source.File
	module *pdll.Module
	list   diag.List // of the text itself
	all    diag.List // with those of the dialects
	index  *server.Index[*symbol]
	used   map[source.Span]*symbol // while the index is made
	byDecl map[pdll.Node]*symbol
	byOp   map[string]*symbol
	vars   map[uint32]*pdll.Var // of the text, by where they are defined
}

func analyze(t *server.Text, check func(t *server.Text) diag.List) server.Analysis {
	a := newAnalysis(t.File)
	a.text = t
	a.load(pdll.Options{Files: t.Files(), TD: t.Workspace.Definitions, Reference: !t.Workspace.Extended})
	a.all = a.list
	if check != nil && !a.list.HasErrors() {
		a.all = slices.Clip(a.list)
		a.add(check(t))
	}
	return a
}

func newAnalysis(f *source.File) *analysis {
	return &analysis{file: f, byDecl: map[pdll.Node]*symbol{}, byOp: map[string]*symbol{}, vars: map[uint32]*pdll.Var{}}
}

// load checks the text.
func (a *analysis) load(o pdll.Options) {
	a.module, a.list = pdll.Load(a.file, o)
}

// Diagnostics returns the errors and warnings.
func (a *analysis) Diagnostics() diag.List { return a.all }

// add adds diagnostics that are not there yet.
func (a *analysis) add(list diag.List) {
	for _, d := range list {
		known := slices.ContainsFunc(a.all, func(x *diag.Diagnostic) bool { return x.Place.Pos == d.Place.Pos && x.Message == d.Message })
		if !known {
			a.all = append(a.all, d)
		}
	}
}

// Links returns the names of included files.
func (a *analysis) Links() (list []server.Link) {
	for _, inc := range a.module.Includes {
		if inc.Span.File == a.file {
			list = append(list, server.Link{Span: inc.Span, File: inc.File})
		}
	}
	return list
}

// include returns the description of an include directive.
func (a *analysis) include(at uint32) *server.Hover {
	for _, l := range a.Links() {
		if l.Span.Start <= at && at < l.Span.End {
			return &server.Hover{Text: "`" + filepath.Base(l.File.Name) + "`\n***\n" + l.File.Name, Span: l.Span}
		}
	}
	return nil
}

// viewOutput returns the output of mlir-pdll for a document.
func viewOutput(_ *server.Workspace, _ string, _ *server.Text, an server.Analysis, params json.RawMessage) (any, error) {
	a, ok := an.(*analysis)
	if !ok {
		return nil, nil
	}
	var p struct {
		Kind string `json:"kind"`
	}
	if err := json.Unmarshal(params, &p); err != nil {
		return nil, err
	}
	text, err := a.view(p.Kind)
	if err != nil {
		return nil, err
	}
	return map[string]string{"output": text}, nil
}
