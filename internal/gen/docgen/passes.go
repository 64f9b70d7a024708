package docgen

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/tablegen"
)

func passDoc(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass("PassBase"); err != nil {
		return err
	}
	w.Text(banner)
	passes := in.Module.Records.DerivedFrom("PassBase")
	slices.SortStableFunc(passes, func(a, b *tablegen.Record) int {
		return cmp.Compare(backend.Field(a, "argument"), backend.Field(b, "argument"))
	})
	for _, r := range passes {
		w.Printf("\n### `-%s`\n", backend.Field(r, "argument"))
		summary(w, backend.Field(r, "summary"))
		description(w, backend.Field(r, "description"))
		table(w, "Options", "-", records(r, "options"), "argument")
		table(w, "Statistics", "", records(r, "statistics"), "name")
	}
	return nil
}

// records returns the records in a list of a definition.
func records(r *tablegen.Record, field string) []*tablegen.Record {
	var list []*tablegen.Record
	values, _ := r.List(field)
	for _, v := range values {
		if d, ok := v.(*tablegen.DefValue); ok {
			list = append(list, d.Rec)
		}
	}
	return list
}

// table writes the names and descriptions of options or statistics.
func table(w *emit.Writer, title, dash string, list []*tablegen.Record, name string) {
	if len(list) == 0 {
		return
	}
	width := 0
	for _, r := range list {
		width = max(width, len(backend.Field(r, name)))
	}
	w.Printf("\n#### %s\n\n```\n", title)
	for _, r := range list {
		w.Printf("%s%-*s : %s\n", dash, width, backend.Field(r, name), backend.Field(r, "description"))
	}
	w.Text("```\n")
}
