package opt

import (
	"cmp"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

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
	out := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, p := range list {
		fmt.Fprintf(out, "%s\t%s\t%s\t%s", rootOf(p), benefitOf(p), cmp.Or(p.Name, "-"), placeOf(s.Context, p))
		if len(p.Labels) > 0 {
			fmt.Fprintf(out, "\t%s", strings.Join(p.Labels, ","))
		}
		fmt.Fprintln(out)
	}
	return out.Flush()
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
