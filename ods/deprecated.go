package ods

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// A DeprecatedUse is a definition, User, that refers to a deprecated one.
type DeprecatedUse struct{ User, Deprecated *tablegen.Record }

// Warning returns the warning that mlir-tblgen prints.
func (u DeprecatedUse) Warning() *diag.Diagnostic {
	reason, _ := u.Deprecated.String("odsDeprecated")
	w := diag.Warningf(diag.At(u.User.Pos()), "Using deprecated def `%s`", u.Deprecated.Name())
	w.Notes = append(w.Notes, &diag.Diagnostic{Severity: diag.Note, Message: reason, Bare: true})
	return w
}

// DeprecatedUses returns the uses of definitions derived from Deprecated, sorted by
// the names of these and then of the users: by definitions in a file, or in all if it is nil. Anonymous
// definitions belong to the definitions that refer to them.
func DeprecatedUses(recs *tablegen.Records, in *source.File) []DeprecatedUse {
	if len(recs.DerivedFrom("Deprecated")) == 0 {
		return nil
	}
	var uses []DeprecatedUse
	s := deprecatedSearch{found: map[*tablegen.Record][]*tablegen.Record{}}
	users := slices.DeleteFunc(slices.Clone(recs.DefsInOrder()), func(r *tablegen.Record) bool {
		return r.IsAnonymous() || in != nil && r.Pos().File != in
	})
	slices.SortFunc(users, func(a, b *tablegen.Record) int { return cmp.Compare(a.Name(), b.Name()) })
	for _, r := range users {
		for _, d := range s.inFields(r) {
			if d != r {
				uses = append(uses, DeprecatedUse{User: r, Deprecated: d})
			}
		}
	}
	slices.SortStableFunc(uses, func(a, b DeprecatedUse) int { return cmp.Compare(a.Deprecated.Name(), b.Deprecated.Name()) })
	return uses
}

// A deprecatedSearch holds the deprecated records that each anonymous definition uses.
type deprecatedSearch struct {
	found map[*tablegen.Record][]*tablegen.Record
}

// inFields returns the deprecated definitions to which the fields of r refer, once each.
func (s deprecatedSearch) inFields(r *tablegen.Record) []*tablegen.Record {
	var found []*tablegen.Record
	for f := range r.Fields() {
		found = s.in(f.Value(), found)
	}
	return found
}

// in appends the deprecated definitions in a value that are not in found.
func (s deprecatedSearch) in(v tablegen.Value, found []*tablegen.Record) []*tablegen.Record {
	switch v := v.(type) {
	case *tablegen.DefValue:
		if v.Rec.Field("odsDeprecated") != nil && !slices.Contains(found, v.Rec) {
			found = append(found, v.Rec)
		}
		if !v.Rec.IsAnonymous() {
			break
		}
		inner, ok := s.found[v.Rec]
		if !ok {
			s.found[v.Rec] = nil // a definition may refer to itself
			inner = s.inFields(v.Rec)
			s.found[v.Rec] = inner
		}
		for _, d := range inner {
			if !slices.Contains(found, d) {
				found = append(found, d)
			}
		}
	case *tablegen.ListValue:
		for _, e := range v.Elems {
			found = s.in(e, found)
		}
	case *tablegen.DagValue:
		found = s.in(v.Op, found)
		for _, e := range v.Args {
			found = s.in(e, found)
		}
	}
	return found
}
