package td

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/lsp/server"
	"github.com/mica-ir/mica/tablegen"
)

// Hover describes a record, a field, an argument, a variable or an included file.
func (a *analysis) Hover(at uint32) *server.Hover {
	if h := a.include(at); h != nil {
		return h
	}
	s, span, ok := a.index.Lookup(at)
	if !ok {
		return nil
	}
	var b strings.Builder
	switch s.kind {
	case tablegen.UseClass, tablegen.UseDef, tablegen.UseMulticlass:
		a.describeRecord(&b, s)
		if s.kind == tablegen.UseDef && a.text.Workspace.Extended {
			a.describeValues(&b, s.record)
		}
	case tablegen.UseParam:
		fmt.Fprintf(&b, "**template arg** `%s`\n***\nType: `%s`\n", s.name, s.field.Type())
	case tablegen.UseField:
		a.describeField(&b, s)
		if s.field != nil && a.text.Workspace.Extended {
			a.describeValue(&b, s)
		}
	default:
		if s.isFormatName() {
			fmt.Fprintf(&b, "**name in assemblyFormat** `$%s`\n", s.name)
			break
		}
		fmt.Fprintf(&b, "**variable** `%s`\n", s.name)
	}
	return &server.Hover{Text: b.String(), Span: span}
}

// describeRecord describes a class, a multiclass or a def.
func (a *analysis) describeRecord(b *strings.Builder, s *symbol) {
	kind := "def"
	switch s.kind {
	case tablegen.UseClass:
		kind = "class"
	case tablegen.UseMulticlass:
		kind = "multiclass"
	}
	fmt.Fprintf(b, "**%s** `%s`\n***\n", kind, s.name)
	if text, ok := s.record.String("summary"); ok {
		fmt.Fprintf(b, "%s\n***\n", strings.TrimSpace(text))
	}
	if text, ok := s.record.String("description"); ok {
		fmt.Fprintf(b, "%s\n***\n", server.Dedent(text))
	}
	if doc := server.Comment(s.def.File, s.def.Start); doc != "" {
		fmt.Fprintf(b, "\n%s\n", doc)
	}
}

// describeField describes a field, with the documentation where a class declares it.
func (a *analysis) describeField(b *strings.Builder, s *symbol) {
	fmt.Fprintf(b, "**field** `%s`\n***\n", s.name)
	if s.field == nil {
		return
	}
	fmt.Fprintf(b, "Type: `%s`\n***\n", s.field.Type())
	if doc := server.Comment(s.def.File, s.def.Start); doc != "" {
		fmt.Fprintf(b, "\n%s\n\n***\n", doc)
	}
	if class, base := s.base(); base.IsValid() {
		if doc := server.Comment(base.File, base.Offset); doc != "" {
			fmt.Fprintf(b, "\n *From `%s`*:\n\n%s\n", class.Name(), doc)
		}
	}
}
