package server

import (
	"bytes"
	"fmt"
	"strings"

	"go.lsp.dev/uri"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/lsp/protocol"
)

// A replacement replaces the part [start, end) of a text.
type replacement struct {
	start, end uint32
	text       string
}

func codeAction(q *query) (any, error) {
	var p protocol.CodeActionParams
	if err := q.decode(&p); err != nil {
		return nil, invalid(protocol.MethodTextDocumentCodeAction, err.Error())
	}
	list := append([]protocol.CodeAction{}, q.meant(p.Range)...)
	if a, ok := q.expected(p.Context.Diagnostics); ok {
		list = append(list, a)
	}
	if a, ok := q.analysis.(Actor); ok && q.Extended && !p.Context.Excludes(explanations) {
		for _, x := range a.Actions(q.workspace, offset(q.text.File, p.Range.Start)) {
			list = append(list, protocol.CodeAction{Title: x.Title, Kind: explanations,
				Command: &protocol.Command{Title: x.Title, Command: x.Command, Arguments: []any{x.Argument}}})
		}
	}
	return list, nil
}

// explanations is the kind of actions that explain something and change nothing.
const explanations = "info"

// action returns an action that changes the document.
func (q *query) action(title string, edits ...replacement) protocol.CodeAction {
	changes := make([]protocol.TextEdit, 0, len(edits))
	for _, e := range edits {
		changes = append(changes, protocol.TextEdit{Range: protocol.Range{Start: position(q.text.File, e.start), End: position(q.text.File, e.end)}, NewText: e.text})
	}
	return protocol.CodeAction{Title: title, Kind: "quickfix", Edit: &protocol.WorkspaceEdit{Changes: map[uri.URI][]protocol.TextEdit{q.text.URI: changes}}}
}

// meant returns quick fixes for the errors in a range whose messages suggest another name.
func (q *query) meant(r protocol.Range) (list []protocol.CodeAction) {
	start, end := offset(q.text.File, r.Start), offset(q.text.File, r.End)
	for _, d := range q.analysis.Diagnostics() {
		for _, n := range append([]*diag.Diagnostic{d}, d.Notes...) {
			name, ok := suggestion(n.Message)
			at := n.Place.Pos
			if !at.IsValid() {
				at = d.Place.Pos
			}
			if !ok || at.File != q.text.File {
				continue
			}
			token := Token(at.File, at.Offset, q.text.language.Names)
			if token.Start <= end && start <= token.End {
				list = append(list, q.action(fmt.Sprintf("Change to '%s'", name), replacement{token.Start, token.End, name}))
			}
		}
	}
	return list
}

// suggestion returns the name in a hint.
func suggestion(message string) (string, bool) {
	_, rest, ok := strings.Cut(message, "did you mean ")
	if !ok || len(rest) < 2 {
		return "", false
	}
	name, _, ok := strings.Cut(rest[1:], rest[:1])
	return name, ok
}

// expected returns the action that adds comments which expect diagnostics.
func (q *query) expected(list []protocol.Diagnostic) (a protocol.CodeAction, ok bool) {
	var edits []replacement
	for _, d := range list {
		message, isText := d.Message.(string)
		if !isText {
			continue
		}
		start := offset(q.text.File, protocol.Position{Line: d.Range.Start.Line})
		line := q.text.File.Text[start:]
		indent := line[:len(line)-len(bytes.TrimLeft(line, " \t"))]
		kind := "remark"
		switch d.Severity {
		case protocol.DiagnosticSeverityError:
			kind = "error"
		case protocol.DiagnosticSeverityWarning:
			kind = "warning"
		}
		edits = append(edits, replacement{start, start, fmt.Sprintf("%s// expected-%s @below {{%s}}\n", indent, kind, firstLine(message))})
	}
	if len(edits) == 0 {
		return a, false
	}
	a = q.action("Add expected-* diagnostic checks", edits...)
	a.Diagnostics = list
	return a, true
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
