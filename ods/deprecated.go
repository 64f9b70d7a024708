package ods

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/tablegen"
)

// warnOfDeprecated warns of the definitions derived from Deprecated that a field of
// a record refers to, once each.
func (m *reader) warnOfDeprecated(r *tablegen.Record) {
	var used []*tablegen.Record
	for f := range r.Fields() {
		used = deprecatedIn(f.Value(), used)
	}
	slices.SortFunc(used, func(a, b *tablegen.Record) int { return strings.Compare(a.Name(), b.Name()) })
	for _, d := range slices.Compact(used) {
		reason, _ := d.String("odsDeprecated")
		w := m.diags.Warningf(diag.At(r.Pos()), "Using deprecated def `%s`", d.Name())
		w.Notes = append(w.Notes, &diag.Diagnostic{Severity: diag.Note, Message: reason, Bare: true})
	}
}

// deprecatedIn appends the deprecated definitions in a value.
func deprecatedIn(v tablegen.Value, used []*tablegen.Record) []*tablegen.Record {
	switch v := v.(type) {
	case *tablegen.DefValue:
		if v.Rec.IsSubClassOf("Deprecated") {
			used = append(used, v.Rec)
		}
		if v.Rec.IsSubClassOf("OpVariable") { // Arg<> and Res<>
			used = deprecatedIn(v.Rec.Value("constraint"), used)
		}
	case *tablegen.ListValue:
		for _, e := range v.Elems {
			used = deprecatedIn(e, used)
		}
	case *tablegen.DagValue:
		used = deprecatedIn(v.Op, used)
		for _, e := range v.Args {
			used = deprecatedIn(e, used)
		}
	}
	return used
}
