package td

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/tablegen/syntax"
	"github.com/mica-ir/mica/source"
)

// Symbols returns the classes, multiclasses, records and variables that the text defines, with
// their fields. Those in a loop, a condition or a let belong to the enclosing scope.
func (a *analysis) Symbols() []server.Symbol {
	return append([]server.Symbol{}, a.symbolsOf(a.tree().Stmts)...)
}

// tree returns the syntax of the text alone.
func (a *analysis) tree() *syntax.Tree {
	a.parse.Do(func() { a.parsed = syntax.Parse(a.file, a.defines) })
	return a.parsed
}

// symbolsOf returns the symbols of statements.
func (a *analysis) symbolsOf(stmts []syntax.Stmt) (list []server.Symbol) {
	for _, s := range stmts {
		switch s := s.(type) {
		case *syntax.ClassStmt:
			list = append(list, a.symbol(s, s.Name, s.NameLoc, protocol.SymbolKindClass, "class", a.symbolsOf(s.Body)))
		case *syntax.MulticlassStmt:
			list = append(list, a.symbol(s, s.Name, s.NameLoc, protocol.SymbolKindModule, "multiclass", a.symbolsOf(s.Body)))
		case *syntax.DefStmt:
			list = append(list, a.record(s, s.Name, "def", a.symbolsOf(s.Body)))
		case *syntax.DefmStmt:
			list = append(list, a.record(s, s.Name, "defm", nil))
		case *syntax.DefsetStmt:
			list = append(list, a.symbol(s, s.Name, s.NameLoc, protocol.SymbolKindArray, "defset", a.symbolsOf(s.Body)))
		case *syntax.DefvarStmt:
			list = append(list, a.symbol(s, s.Name, s.NameLoc, protocol.SymbolKindVariable, "defvar", nil))
		case *syntax.DeftypeStmt:
			list = append(list, a.symbol(s, s.Name, s.NameLoc, protocol.SymbolKindTypeParameter, "deftype", nil))
		case *syntax.FieldStmt:
			list = append(list, a.symbol(s, s.Name, s.NameLoc, protocol.SymbolKindField, a.typeText(s.Type), nil))
		case *syntax.LetStmt:
			list = append(list, a.symbolsOf(s.Body)...)
		case *syntax.ForeachStmt:
			list = append(list, a.symbolsOf(s.Body)...)
		case *syntax.IfStmt:
			list = append(append(list, a.symbolsOf(s.Then)...), a.symbolsOf(s.Else)...)
		}
	}
	return list
}

// typeText returns the text of a type, "" for nil.
func (a *analysis) typeText(t *syntax.Type) string {
	if t == nil {
		return ""
	}
	return string(a.span(t).Text())
}

// A node is a part of the syntax.
type node interface {
	Pos() syntax.Loc
	End() syntax.Loc
}

// span returns the text of a part of the syntax, which is invalid if the text ends before it.
func (a *analysis) span(n node) source.Span {
	start, end := a.tree().Files.Pos(n.Pos()), a.tree().Files.Pos(n.End())
	if !start.IsValid() || start.File != a.file {
		return source.Span{}
	}
	s := source.Span{File: a.file, Start: start.Offset, End: start.Offset}
	if end.IsValid() {
		s.End = max(s.Start, end.Offset)
	}
	return s
}

// symbol returns the symbol of a statement that defines an identifier.
func (a *analysis) symbol(n node, name string, at syntax.Loc, kind protocol.SymbolKind, detail string, children []server.Symbol) server.Symbol {
	s := server.Symbol{Name: name, Detail: detail, Kind: kind, Span: a.span(n), Children: children}
	s.NameSpan = source.Span{File: s.Span.File, Start: s.Span.Start, End: s.Span.Start}
	if p := a.tree().Files.Pos(at); p.IsValid() && name != "" {
		s.NameSpan = server.Token(p.File, p.Offset, nameCharacters)
	}
	if name == "" {
		s.Name = "<" + detail + ">"
	}
	s.Span.End = max(s.Span.End, s.NameSpan.End)
	return s
}

// record returns the symbol of a def or defm, whose name can be an expression.
func (a *analysis) record(n node, name syntax.Expr, keyword string, children []server.Symbol) server.Symbol {
	if name == nil {
		return a.symbol(n, "", 0, protocol.SymbolKindObject, keyword, children)
	}
	s := a.symbol(n, "", 0, protocol.SymbolKindObject, keyword, children)
	if at := a.span(name); at.IsValid() && at.End > at.Start {
		s.Name, s.NameSpan = string(at.Text()), at
		s.Span.End = max(s.Span.End, at.End)
	}
	return s
}
