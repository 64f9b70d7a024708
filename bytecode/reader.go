package bytecode

import (
	"bytes"
	"encoding/binary"
	"math/bits"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A Reader reads a part of a file: a section, an attribute, the properties of an operation.
// Like the Fatal methods of testing.T, its methods do not return after a failure.
type Reader struct {
	f        *fileReader
	pos, end int  // in the data of the file
	inIR     bool // the operations are read, not an attribute, a type or properties
}

// stop is the panic value of a Reader's methods; [Read] recovers it.
type stop struct{}

// Stop ends the reading after an error that was reported, or without one.
func (r *Reader) Stop() { panic(stop{}) }

// Failf reports an error and ends the reading.
func (r *Reader) Failf(format string, args ...any) {
	r.f.errorf(format, args...)
	r.Stop()
}

// Context returns the context that owns everything that r reads.
func (r *Reader) Context() *ir.Context { return r.f.ctx }

// Version returns the version of the file.
func (r *Reader) Version() int { return int(r.f.version) }

// DialectVersion returns the version of a dialect that the file has, or nil if it has none.
func (r *Reader) DialectVersion(namespace string) any {
	if d := r.f.byName[namespace]; d != nil {
		r.f.load(d)
		return d.version
	}
	return nil
}

func (r *Reader) left() int { return r.end - r.pos }

func (r *Reader) empty() bool { return r.pos == r.end }

// Byte reads a byte.
func (r *Reader) Byte() byte {
	if r.empty() {
		r.Failf("attempting to parse a byte at the end of the bytecode")
	}
	r.pos++
	return r.f.data[r.pos-1]
}

// bytes reads a number of bytes, which it does not copy.
func (r *Reader) bytes(n uint64) []byte {
	if n > uint64(r.left()) {
		r.Failf("attempting to parse %d bytes when only %d remain", n, r.left())
	}
	r.pos += int(n)
	return r.f.data[r.pos-int(n) : r.pos : r.pos]
}

// part returns a Reader of the next n bytes.
func (r *Reader) part(n uint64) *Reader {
	r.bytes(n)
	return &Reader{f: r.f, pos: r.pos - int(n), end: r.pos, inIR: r.inIR}
}

// Varint reads an integer of one to nine bytes.
func (r *Reader) Varint() uint64 {
	first := r.Byte()
	n := bits.TrailingZeros8(first) // the number of further bytes
	if n == 0 {
		return uint64(first >> 1)
	}
	var buf [8]byte
	if n == 8 {
		copy(buf[:], r.bytes(8))
		return binary.LittleEndian.Uint64(buf[:])
	}
	buf[0] = first
	copy(buf[1:], r.bytes(uint64(n)))
	return binary.LittleEndian.Uint64(buf[:]) >> (n + 1)
}

// Signed reads an integer that may be negative.
func (r *Reader) Signed() int64 {
	v := r.Varint()
	return int64(v>>1) ^ -int64(v&1)
}

// Flagged reads an integer and a flag.
func (r *Reader) Flagged() (v uint64, flag bool) {
	v = r.Varint()
	return v >> 1, v&1 != 0
}

// Count reads the number of elements that follow. Each of them must take at least one byte.
func (r *Reader) Count() int {
	n := r.Varint()
	r.fits(n)
	return int(n)
}

// fits fails if fewer than n bytes are left, so that a corrupt length causes no huge
// allocation.
func (r *Reader) fits(n uint64) {
	if n > uint64(r.left()) {
		r.pos = r.end
		r.Byte()
	}
}

// listOf reads a list. Each element must take at least one byte, which bounds the
// allocation.
func listOf[T any](r *Reader, element func() T) []T {
	n := r.Varint()
	list := make([]T, 0, min(n, uint64(r.left())))
	for range n {
		list = append(list, element())
	}
	return list
}

// APInt reads an integer of a width.
func (r *Reader) APInt(width int) num.APInt {
	switch {
	case width <= 8:
		return num.NewAPUint(width, uint64(r.Byte()))
	case width <= 64:
		return num.NewAPUint(width, uint64(r.Signed()))
	}
	var raw []byte
	for range r.Count() {
		raw = binary.LittleEndian.AppendUint64(raw, uint64(r.Signed()))
	}
	size := (width + 7) / 8
	if len(raw) < size {
		raw = append(raw, make([]byte, size-len(raw))...)
	}
	return num.APIntFromBytes(width, raw[:size])
}

// Bool reads a byte that is zero or not.
func (r *Reader) Bool() bool { return r.Byte() != 0 }

// String reads a reference to a string.
func (r *Reader) String() string { return r.f.stringAt(r.Varint()) }

// Blob reads bytes after their number. They must not be changed.
func (r *Reader) Blob() []byte { return r.bytes(r.Varint()) }

// text reads a string that a zero ends.
func (r *Reader) text() string {
	n := bytes.IndexByte(r.f.data[r.pos:r.end], 0)
	if n < 0 {
		r.Failf("malformed null-terminated string, no null character found")
	}
	s := string(r.bytes(uint64(n)))
	r.pos++
	return s
}

// Attribute reads a reference to an attribute.
func (r *Reader) Attribute() ir.Attribute { return r.f.attribute(r, r.Varint()) }

// OptionalAttribute reads a reference to an attribute that may be nil.
func (r *Reader) OptionalAttribute() ir.Attribute {
	n, present := r.Flagged()
	if !present {
		return nil
	}
	return r.f.attribute(r, n)
}

// Type reads a reference to a type.
func (r *Reader) Type() ir.Type { return r.f.typeAt(r, r.Varint()) }

// attributeOf reads a reference to an attribute of a Go type; class is its name in C++.
func attributeOf[A ir.Attribute](r *Reader, class string) A {
	a := r.Attribute()
	x, ok := a.(A)
	if !ok && r.inIR {
		r.Failf("expected attribute of type: %s, but got: %s", class, a)
	}
	if !ok {
		r.Failf("expected %s, but got: %s", class, a)
	}
	return x
}

// SparseArray is the inverse of [Writer.SparseArray]; n is the length of the array.
func (r *Reader) SparseArray(n int) []int32 {
	vs := make([]int32, n)
	count, sparse := r.Flagged()
	if count == 0 {
		return vs
	}
	if !sparse {
		if count > uint64(n) {
			r.Failf("trying to read an array of %d but only %d storage available.", count, n)
		}
		for i := range count {
			vs[i] = int32(r.Varint())
		}
		return vs
	}
	width := r.Varint()
	if width > 8 {
		r.Failf("reading sparse array with indexing above 8 bits: %d", width)
	}
	for range count {
		pair := r.Varint()
		i := pair & (1<<width - 1)
		if i >= uint64(n) {
			r.Failf("reading a sparse array found index %d but only %d storage available.", i, n)
		}
		vs[i] = int32(pair >> width)
	}
	return vs
}

// alignTo skips padding, and reports whether it is valid.
func (r *Reader) alignTo(align uint64) bool {
	if align == 0 || align&(align-1) != 0 || align > 1<<31 {
		r.f.errorf("expected alignment to be a power-of-two")
		return false
	}
	for uint64(r.pos)&(align-1) != 0 {
		if b := r.Byte(); b != padding {
			r.f.errorf("expected alignment byte (0xCB), but got: '0x%X'", b)
			return false
		}
	}
	return true
}

// section reads a section.
func (r *Reader) section() (sectionID, *Reader) {
	code := r.Byte()
	n := r.Varint()
	id := sectionID(code &^ alignedSection)
	if id >= numSections {
		r.Failf("invalid section ID: %d", id)
	}
	if code&alignedSection != 0 {
		if !r.alignTo(r.Varint()) {
			r.Failf("failed to align section ID: %d", id)
		}
	}
	return id, r.part(n)
}

// place returns the place of errors in a file.
func place(name string) diag.Place { return diag.Place{Name: name, Exact: true} }
