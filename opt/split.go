package opt

import (
	"bytes"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// nearMiss is the number of bytes at the end of a marker that may differ for a text
// to be reported as a possible marker.
const nearMiss = 2

// splitParts splits a text at a marker. Text that is similar to the marker, or a
// marker followed by a zero, causes a warning and does not split.
func splitParts(f *source.File, marker string) (parts []asm.Part, near diag.List) {
	if len(marker) == nearMiss {
		return splitExactly(f, marker), nil // the reference does not terminate
	}
	// For a marker of one character the reference requires both parts to equal it,
	// which never holds.
	head, tail := marker, marker
	if len(marker) > nearMiss {
		head, tail = marker[:len(marker)-nearMiss], marker[len(marker)-nearMiss:]
	}
	text := f.Text
	start, end := 0, 0 // of the current part; an empty part is replaced
	for at, first := 0, true; at <= len(text); first = false {
		// The raw part that starts at at extends to the start of the next head.
		next := len(text)
		if i := bytes.Index(text[at:], []byte(head)); i >= 0 {
			next = at + i
		}
		piece := text[at:next]
		switch {
		case first || start == end:
			start, end = at, next
		case bytes.HasPrefix(piece, []byte(tail)) && len(piece) > nearMiss && piece[nearMiss] != '0':
			parts = append(parts, asm.Part{Start: uint32(start), End: uint32(end), Set: true})
			start, end = at+nearMiss, next
		default:
			near.Warningf(diag.At(source.Pos{File: f, Offset: uint32(at)}), "near miss with file split marker")
			end = next
		}
		at = next + len(head)
	}
	if start < end {
		parts = append(parts, asm.Part{Start: uint32(start), End: uint32(end), Set: true})
	}
	return parts, near
}

func splitExactly(f *source.File, marker string) (parts []asm.Part) {
	text := f.Text
	start := 0
	for marker != "" {
		i := bytes.Index(text[start:], []byte(marker))
		if i < 0 {
			break
		}
		parts = append(parts, asm.Part{Start: uint32(start), End: uint32(start + i), Set: true})
		start += i + len(marker)
	}
	return append(parts, asm.Part{Start: uint32(start), End: uint32(len(text)), Set: true})
}
