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
// of and does not cut.
func splitParts(f *source.File, marker string) (parts []asm.Part, near diag.List) {
	if len(marker) <= nearMiss {
		return splitExactly(f, marker), nil
	}
	head, tail := marker[:len(marker)-nearMiss], marker[len(marker)-nearMiss:]
	text := f.Text
	start := 0 // of the current part
	at := 0    // of the raw piece
	for {
		i := bytes.Index(text[at:], []byte(head))
		if i < 0 {
			break
		}
		cut := at + i
		rest := text[cut+len(head):]
		// A raw piece ends where the next head starts.
		if j := bytes.Index(rest, []byte(head)); j >= 0 {
			rest = rest[:j]
		}
		at = cut + len(head)
		if bytes.HasPrefix(rest, []byte(tail)) && len(rest) > nearMiss && rest[nearMiss] != '-' {
			if cut > start {
				parts = append(parts, asm.Part{Start: uint32(start), End: uint32(cut), Set: true})
			}
			start = at + nearMiss
			continue
		}
		near.Warningf(diag.At(source.Pos{File: f, Offset: uint32(at)}), "near miss with file split marker")
	}
	if start < len(text) {
		parts = append(parts, asm.Part{Start: uint32(start), End: uint32(len(text)), Set: true})
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
