package pdll

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/internal/pdll"
	"github.com/mica-ir/mica/internal/pdll/syntax"
)

// Complete returns the completions at an offset: the name of an operation or a dialect in
// op<...>, a constraint after a colon, metadata of a pattern, the name of an included file, a
// member of a value, an attribute of an operation, the label of a block, or the beginnings of a statement
// or an expression.
func (a *analysis) Complete(at uint32) []server.Completion {
	if name, ok := server.IncludePath(a.file, at, "#include"); ok {
		return server.CompletePath(a.text.Workspace.Files(a.file.Name), name, ".td", ".pdll")
	}
	c := cursorAt(a.file.Text, at)
	if !c.inText(at - uint32(len(c.word))) {
		return nil
	}
	last := c.last()
	open := c.bracket(last)
	attributesOf, inAttributes := c.attributesOf(open)
	switch {
	case c.kind(last) == syntax.Less && (c.kind(last-1) == syntax.KwOpExpr || c.kind(last-1) == syntax.KwOp):
		return append(a.dialectNames(), a.operations(c)...)
	case c.inSet(open) && (last == open || c.kind(last) == syntax.Comma):
		return a.dialectNames()
	case c.kind(last) == syntax.Dot && (c.kind(last-2) == syntax.Less || c.inSet(open) && c.kind(last-2) != syntax.Dot):
		return a.operationNames(c.spelling(last - 1))
	case c.kind(last) == syntax.Caret:
		return c.labels(open)
	case c.kind(last) == syntax.Colon:
		return a.constraints(c)
	case c.metadata():
		return metadata()
	case c.kind(last) == syntax.Dot:
		return a.members(c, last-1)
	case inAttributes && (last == open || c.kind(last) == syntax.Comma):
		return a.attributes(attributesOf)
	}
	switch c.kind(last) {
	case syntax.EOF, syntax.Semicolon, syntax.RBrace, syntax.LBrace:
		return a.statements(c)
	case syntax.Equal, syntax.EqualArrow, syntax.KwErase, syntax.KwReplace, syntax.KwRewriteStmt, syntax.KwNot, syntax.KwReturn, syntax.KwWith:
		return a.values(c)
	case syntax.LParen, syntax.Comma:
		if open >= 0 && !c.parameters(open) {
			return a.values(c)
		}
	case syntax.LSquare:
		switch c.kind(last - 1) { // a group of values of a replacement
		case syntax.KwWith, syntax.LParen, syntax.Comma:
			return a.values(c)
		}
	case syntax.String:
		if c.kind(last-1) == syntax.Directive {
			return a.statements(c)
		}
	}
	return nil
}

// parameters reports whether the bracket at open starts the parameters or results of a
// constraint or rewrite, which are new names.
func (c *cursor) parameters(open int) bool {
	for i := open - 1; i >= open-2; i-- {
		if k := c.kind(i); k == syntax.KwConstraint || k == syntax.KwRewrite {
			return true
		}
	}
	if c.kind(open-1) != syntax.Arrow {
		return false
	}
	_, ok := c.resultsOf(open - 1)
	return !ok
}

// metadata reports whether the position is in the metadata of a pattern.
func (c *cursor) metadata() bool {
	for i := c.last(); i >= 0; i-- {
		switch c.kind(i) {
		case syntax.KwWith:
			return c.kind(i-1) == syntax.KwPattern || c.kind(i-2) == syntax.KwPattern
		case syntax.LBrace, syntax.Semicolon, syntax.EqualArrow, syntax.LParen:
			return false
		}
	}
	return false
}

func metadata() []server.Completion {
	return []server.Completion{
		{Label: "benefit", Detail: "pattern metadata", Kind: protocol.CompletionItemKindClass, Insert: "benefit($1)", Snippet: true,
			Doc: "The `benefit` of matching the pattern."},
		{Label: "recursion", Detail: "pattern metadata", Kind: protocol.CompletionItemKindClass,
			Doc: "The pattern properly handles recursive application."},
	}
}

// dialectNames returns the dialects of the known operations.
func (a *analysis) dialectNames() (list []server.Completion) {
	var names []string
	for _, op := range a.module.ODS.Operations() {
		if d, _, ok := strings.Cut(op.Name, "."); ok && !slices.Contains(names, d) {
			names = append(names, d)
			list = append(list, server.Completion{Label: d, Kind: protocol.CompletionItemKindClass})
		}
	}
	return list
}

// inSet reports whether the bracket at open starts a set of operation names.
func (c *cursor) inSet(open int) bool {
	k := c.kind(open - 2)
	return c.kind(open) == syntax.LBrace && c.kind(open-1) == syntax.Less && (k == syntax.KwOpExpr || k == syntax.KwOp)
}

// operations returns the variables that are operations: op<x> has the name of x.
func (a *analysis) operations(c *cursor) (list []server.Completion) {
	if a.module.Reference {
		return nil
	}
	for _, v := range a.variables(c) {
		if strings.HasPrefix(v.Detail, "Op<") {
			list = append(list, v)
		}
	}
	return list
}

// operationNames returns the operations of a dialect.
func (a *analysis) operationNames(dialect string) (list []server.Completion) {
	for _, op := range a.module.ODS.Operations() {
		if d, name, ok := strings.Cut(op.Name, "."); ok && d == dialect {
			list = append(list, server.Completion{Label: name, Kind: protocol.CompletionItemKindField, Doc: op.Summary})
		}
	}
	return list
}

// constraints returns the constraints of the language and those that are declared.
func (a *analysis) constraints(c *cursor) (list []server.Completion) {
	for _, core := range []struct{ name, class string }{{"Attr", "mlir::Attribute"}, {"Op", "mlir::Operation *"}, {"Value", "mlir::Value"},
		{"ValueRange", "mlir::ValueRange"}, {"Type", "mlir::Type"}, {"TypeRange", "mlir::TypeRange"}} {
		list = append(list, server.Completion{Label: core.name, Detail: core.name + " constraint", Kind: protocol.CompletionItemKindClass, Sort: "0",
			Doc: "A single entity core constraint of type `" + core.class + "`"})
	}
	for _, core := range []struct{ name, class string }{{"Attr", "mlir::Attribute"}, {"Value", "mlir::Value"}, {"ValueRange", "mlir::ValueRange"}} {
		list = append(list, server.Completion{Label: core.name + "<type>", Detail: core.name + "<type> constraint", Kind: protocol.CompletionItemKindClass, Sort: "0",
			Insert: core.name + "<$1>", Snippet: true, Doc: "A single entity core constraint of type `" + core.class + "`"})
	}
	if !a.module.Reference {
		list = append(append(list, keywords(pdll.BuiltInNames()...)...), keywords("not")...)
	}
	for _, f := range c.inlineCallables() {
		if !f.isRewrite {
			list = append(list, f.constraint())
		}
	}
	for _, d := range a.module.Decls {
		if f, ok := d.(*pdll.Callable); ok && !f.IsRewrite && len(f.Inputs) == 1 {
			list = append(list, server.Completion{Label: f.Name.Text, Detail: f.Inputs[0].Type.String() + " constraint", Kind: protocol.CompletionItemKindInterface, Sort: "2"})
		}
	}
	return list
}
