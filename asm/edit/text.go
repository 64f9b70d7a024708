package edit

import (
	"bytes"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A Text is the text of IR with changes to it. Places are those in the text before the changes.
type Text struct {
	File *source.File
	// Ops are the operations that are in the text, each after those in its regions.
	Ops []asm.OpPlace

	edits []change
}

// A change replaces a part of the text, which may be empty.
type change struct {
	asm.TextRange
	text string
}

// Parse parses a text. If there is an error, the Text is nil.
func Parse(ctx *ir.Context, f *source.File) (*Text, diag.List) {
	var places asm.Places
	op, diags := asm.Parse(ctx, f, asm.ParseOptions{Places: &places})
	if op == nil {
		return nil, diags
	}
	return &Text{File: f, Ops: places.Ops}, diags
}

// Original returns a part of the text before the changes.
func (t *Text) Original(r asm.TextRange) string { return string(t.File.Text[r.Start:r.End]) }

// Insert inserts a text at an offset, after earlier insertions there.
func (t *Text) Insert(at uint32, text string) { t.Replace(asm.TextRange{Start: at, End: at}, text) }

// Replace replaces a part of the text, which must not overlap others that are replaced.
func (t *Text) Replace(r asm.TextRange, text string) {
	t.edits = append(t.edits, change{r, text})
}

// Bytes returns the text with the changes.
func (t *Text) Bytes() []byte {
	edits := slices.Clone(t.edits)
	slices.SortStableFunc(edits, func(a, b change) int { return int(a.Start) - int(b.Start) })
	var b bytes.Buffer
	at := uint32(0)
	for _, e := range edits {
		if e.Start < at {
			panic("edit: changes overlap")
		}
		b.Write(t.File.Text[at:e.Start])
		b.WriteString(e.text)
		at = e.End
	}
	b.Write(t.File.Text[at:])
	return b.Bytes()
}

// Comments returns the comments that are alone on their lines, without the ends of the lines.
func (t *Text) Comments() []asm.TextRange {
	var list []asm.TextRange
	at := 0
	for line := range bytes.Lines(t.File.Text) {
		comment := bytes.TrimLeft(line, " \t")
		if bytes.HasPrefix(comment, []byte("//")) {
			start := at + len(line) - len(comment)
			if i := bytes.IndexAny(comment, "\r\n"); i >= 0 {
				comment = comment[:i]
			}
			list = append(list, asm.TextRange{Start: uint32(start), End: uint32(start + len(comment))})
		}
		at += len(line)
	}
	return list
}
