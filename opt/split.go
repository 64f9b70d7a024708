package opt

import (
	"bytes"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// nearMiss is how many bytes of the end of a marker may be wrong for it to be
// one that somebody seems to have meant.
const nearMiss = 2

// splitParts cuts a text at a marker. What looks nearly like the marker is warned
// of and does not cut; so is a marker with a zero behind it.
func splitParts(f *source.File, marker string) (parts []asm.Part, near diag.List) {
	if len(marker) == nearMiss {
		return splitExactly(f, marker), nil // the reference never ends
	}
	// Of a marker of one character, the reference wants both parts to be all of
	// it, which nothing is.
	head, tail := marker, marker
	if len(marker) > nearMiss {
		head, tail = marker[:len(marker)-nearMiss], marker[len(marker)-nearMiss:]
	}
	text := f.Text
	start, end := 0, 0 // of the current part; while it is empty, it is replaced
	for at, first := 0, true; at <= len(text); first = false {
		// The raw piece from at on reaches to where the next head starts.
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
