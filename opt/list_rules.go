package opt

import (
	"cmp"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/rewrite"
)

// listRules writes the rules of the rule files or, without rule files, the canonicalizations of
// all known dialects: the root of a match, the benefit, the name, the place of the rule, and its
// labels.
func (r *run) listRules(s *session, w io.Writer) error {
	set := s.rules
	if len(r.rules) == 0 {
		var all rewrite.Set
		for _, name := range s.IR().DialectNames() {
			s.IR().Dialect(name)
		}
		if err := r.render(rewrite.AddCanonicalizationPatterns(s.IR(), &all)); err != nil {
			return err
		}
		var err error
		if set, err = all.Freeze(s.IR(), r.filter()); err != nil {
			return err
		}
	}
	list := slices.Clone(set.Patterns())
	slices.SortStableFunc(list, func(a, b *rewrite.Pattern) int {
		return cmp.Or(strings.Compare(rootOf(a), rootOf(b)), cmp.Compare(b.Benefit, a.Benefit), strings.Compare(a.Name, b.Name))
	})
	if r.tool.listsNames {
		return writeNames(w, list)
	}
	rows := make([][5]string, len(list))
	for i, p := range list {
		rows[i] = [5]string{rootOf(p), benefitOf(p), cmp.Or(p.Name, "-"), placeOf(s.Context, p), strings.Join(p.Labels, ",")}
	}
	return writeRows(w, rows)
}

// writeNames writes the names and labels of rules, one a line.
func writeNames(w io.Writer, list []*rewrite.Pattern) error {
	var b strings.Builder
	for _, p := range list {
		for _, name := range append([]string{p.Name}, p.Labels...) {
			if name != "" {
				b.WriteString(name + "\n")
			}
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// maxLine is the width of the list of rules, and maxColumn that of a column in it.
const maxLine, maxColumn = 100, 34

// writeRows writes rows in columns. The rest of a row that does not fit into a line is in further lines, which are indented.
func writeRows(w io.Writer, rows [][5]string) error {
	var width [5]int
	for _, row := range rows {
		for i, cell := range row {
			if len(cell) <= maxColumn {
				width[i] = max(width[i], len(cell))
			}
		}
	}
	var b strings.Builder
	for _, row := range rows {
		at := 0
		for i, cell := range row {
			if cell == "" {
				continue
			}
			column := 0
			for j := range i {
				column += width[j] + 2
			}
			switch {
			case at == 0:
			case max(column, at+2)+len(cell) <= maxLine:
				fmt.Fprintf(&b, "%*s", max(column-at, 2), "")
				at = max(column, at+2)
			default:
				if at = column; at+len(cell) > maxLine {
					at = 4
				}
				fmt.Fprintf(&b, "\n%*s", at, "")
			}
			b.WriteString(cell)
			at += len(cell)
		}
		b.WriteByte('\n')
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// rootOf describes the root of a pattern's matches.
func rootOf(p *rewrite.Pattern) string {
	switch {
	case p.Root != "":
		return p.Root
	case p.Trait != "":
		return "trait " + p.Trait
	case p.Interface != "":
		return "interface " + p.Interface
	}
	return "any operation"
}

func benefitOf(p *rewrite.Pattern) string {
	if p.Benefit == rewrite.ImpossibleToMatch {
		return "impossible to match"
	}
	return fmt.Sprint(p.Benefit)
}

// placeOf returns where a pattern is written: the file and the line, or else the dialect whose Go
// code has it.
func placeOf(ctx *mica.Context, p *rewrite.Pattern) string {
	place := p.Place
	if place.Pos.IsValid() {
		line, _ := place.Pos.File.LineCol(place.Pos.Offset)
		return fmt.Sprintf("%s:%d", place.Pos.File.Name, line)
	}
	if place.Name != "" {
		return fmt.Sprintf("%s:%d", filepath.ToSlash(place.Name), place.Line)
	}
	if def := ctx.IR().LookupOp(p.Root); def != nil {
		return "Go, dialect " + def.Dialect.Namespace
	}
	return "Go"
}
