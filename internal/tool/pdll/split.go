package pdll

import (
	"bytes"
	"fmt"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/source"
)

// nearMiss is the number of bytes at the end of a marker that may differ for a
// warning that a marker may have been intended.
const nearMiss = 2

// split splits a text at a marker. The name of a chunk contains the number of its
// first line, and its lines are counted from 1.
func split(f *source.File, marker string) (chunks []*source.File, near diag.List) {
	head, tail := []byte(marker), []byte(nil)
	if len(marker) > nearMiss {
		head, tail = head[:len(head)-nearMiss], head[len(head)-nearMiss:]
	}
	start := 0 // start of the chunk
	add := func(end int) {
		if end > start {
			line, _ := f.LineCol(uint32(start))
			name := fmt.Sprintf("within split at %s:%d offset ", f.Name, line)
			chunks = append(chunks, source.NewFile(name, f.Text[start:end]))
		}
	}
	for from := 0; ; {
		i := bytes.Index(f.Text[from:], head)
		if i < 0 || len(head) == 0 {
			break
		}
		cut := from + i
		from = cut + len(head)
		rest := f.Text[from:]
		if j := bytes.Index(rest, head); j >= 0 {
			rest = rest[:j] // text that looks like the start of a marker ends the previous chunk
		}
		// The reference also tests whether the byte after the marker is a 0.
		if !bytes.HasPrefix(rest, tail) || len(rest) <= len(tail) || rest[len(tail)] == '0' {
			near.Warningf(diag.At(source.Pos{File: f, Offset: uint32(from)}), "near miss with file split marker")
			continue
		}
		add(cut)
		start = from + len(tail)
		from = start
	}
	add(len(f.Text))
	return chunks, near
}
