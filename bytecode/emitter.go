package bytecode

import (
	"encoding/binary"
	"math/bits"

	"github.com/mica-ir/mica/num"
)

// An emitter collects the bytes of a section.
type emitter struct {
	b     []byte
	align int // minimum alignment of the start of the section
}

func (e *emitter) byte(b byte) { e.b = append(e.b, b) }

// varint writes an integer in one to nine bytes. The zero bits below the lowest one bit of
// the first byte count the bytes that follow it.
func (e *emitter) varint(v uint64) {
	n := max(1, (bits.Len64(v)+6)/7)
	if n > 8 {
		e.b = binary.LittleEndian.AppendUint64(append(e.b, 0), v)
		return
	}
	v = (v<<1 | 1) << (n - 1)
	for range n {
		e.b = append(e.b, byte(v))
		v >>= 8
	}
}

// flagged writes an integer and a flag.
func (e *emitter) flagged(v uint64, flag bool) {
	v <<= 1
	if flag {
		v |= 1
	}
	e.varint(v)
}

// signed writes an integer so that small negative numbers are short, too.
func (e *emitter) signed(v int64) { e.varint(uint64(v)<<1 ^ uint64(v>>63)) }

// apint writes an integer whose width the reader can derive.
func (e *emitter) apint(v num.APInt) {
	switch w := v.Width(); {
	case w <= 8:
		e.byte(byte(v.Low64()))
	case w <= 64:
		e.signed(int64(v.Low64()))
	default:
		words := max(1, (v.BitLen()+63)/64)
		e.varint(uint64(words))
		for i := range words {
			e.signed(int64(v.Word(i)))
		}
	}
}

// text writes a string that a zero ends.
func (e *emitter) text(s string) { e.b = append(append(e.b, s...), 0) }

// alignTo writes padding.
func (e *emitter) alignTo(align int) {
	if align < 2 {
		return
	}
	for len(e.b)%align != 0 {
		e.b = append(e.b, padding)
	}
	e.align = max(e.align, align)
}

// section writes a section.
func (e *emitter) section(id sectionID, body *emitter) {
	code := len(e.b)
	e.byte(byte(id))
	e.varint(uint64(len(body.b)))
	if body.align > 1 {
		if len(e.b)%body.align != 0 {
			e.varint(uint64(body.align))
			e.alignTo(body.align)
			e.b[code] |= alignedSection
		} else {
			e.align = max(e.align, body.align)
		}
	}
	e.b = append(e.b, body.b...)
}
