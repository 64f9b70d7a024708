package server

import (
	"github.com/mica-ir/mica/internal/lsp/protocol"
	"github.com/mica-ir/mica/source"
)

// offset returns the byte offset of a position, clamped to the text.
func offset(f *source.File, p protocol.Position) uint32 {
	if int64(p.Line) >= int64(f.NumLines()) {
		return uint32(len(f.Text))
	}
	return f.OffsetUTF16(int(p.Line), int(p.Character))
}

// position is the inverse of offset.
func position(f *source.File, at uint32) protocol.Position {
	line, _ := f.LineCol(at)
	return protocol.Position{Line: uint32(line - 1), Character: uint32(f.ColumnUTF16(at))}
}

// rangeOf returns the range of a span.
func rangeOf(s source.Span) protocol.Range {
	return protocol.Range{Start: position(s.File, s.Start), End: position(s.File, s.End)}
}
