package pdll

import (
	"cmp"
	"fmt"
	"path"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
)

// maxDocuments bounds the documents that are offered for a rule.
const maxDocuments = 10

// Actions offers, for a pattern with a name, explanations why it does not match in the documents of MLIR that are open.
func (a *analysis) Actions(w *server.Workspace, at uint32) (list []server.Action) {
	for _, d := range a.module.Decls {
		p, ok := d.(*pdll.Pattern)
		if !ok || p.Loc().File != a.file {
			continue
		}
		s := patternSymbol(p)
		name := cmp.Or(p.Label, p.Name)
		if name == "" || at < min(s.Span.Start, p.Loc().Start) || at > s.Span.End {
			continue
		}
		for _, document := range w.Open(".mlir") {
			if len(list) < maxDocuments {
				list = append(list, server.Action{Title: fmt.Sprintf("Why does %s not match in %s?", name, path.Base(string(document))), Command: server.ExplainRule,
					Argument: map[string]any{"uri": string(document), "rule": name}})
			}
		}
	}
	return list
}
