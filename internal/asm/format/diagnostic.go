package format

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// Diagnostics turns the errors of a format into diagnostics as the reference
// tool has them: the format is a text without a name, and a note points to the
// definition.
func Diagnostics(text string, errs []*Error, definition diag.Place) diag.List {
	file := source.NewFile("", []byte(text))
	var list diag.List
	for _, e := range errs {
		at := diag.At(source.Pos{File: file, Offset: uint32(e.Offset)})
		d := list.Errorf(at, "%s", e.Message)
		d.Bare = true
		d.Notef(definition, "in custom assembly format for this operation")
		if e.Note != "" {
			d.Notef(at, "%s", e.Note)
			d.Notes[1].Bare = true
		}
	}
	return list
}
