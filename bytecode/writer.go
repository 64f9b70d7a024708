package bytecode

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A Writer writes the parts of an attribute, a type or the properties of an operation. The
// functions of an [Encoding] are called with a Writer twice: first only the attributes and
// types that they write are numbered, so they must write the same both times.
type Writer struct {
	n       *numbering
	e       *emitter // nil while numbering
	strings *stringTable
	config  *Config
}

// Version returns the version of the format that is written.
func (w *Writer) Version() int { return int(w.config.Version) }

// DialectVersion returns the version of a dialect to write, or nil for the current one.
func (w *Writer) DialectVersion(namespace string) any { return w.config.DialectVersions[namespace] }

// Attribute writes a reference to an attribute.
func (w *Writer) Attribute(a ir.Attribute) {
	if w.e == nil {
		w.n.attribute(a)
		return
	}
	w.e.varint(uint64(w.n.attrs[a].number))
}

// OptionalAttribute writes a reference to an attribute, which may be nil.
func (w *Writer) OptionalAttribute(a ir.Attribute) {
	switch {
	case w.e == nil && a != nil:
		w.n.attribute(a)
	case w.e == nil:
	case a == nil:
		w.e.varint(0)
	default:
		w.e.flagged(uint64(w.n.attrs[a].number), true)
	}
}

// Type writes a reference to a type.
func (w *Writer) Type(t ir.Type) {
	if w.e == nil {
		w.n.typeOf(t)
		return
	}
	w.e.varint(uint64(w.n.types[t].number))
}

// Resource writes a reference to a resource.
func (w *Writer) Resource(r *ir.Resource) {
	if w.e == nil {
		w.n.resource(r)
		return
	}
	w.e.varint(uint64(w.n.resources[r].number))
}

// Varint writes an integer in as few bytes as it needs.
func (w *Writer) Varint(v uint64) {
	if w.e != nil {
		w.e.varint(v)
	}
}

// Signed writes an integer that may be negative in as few bytes as it needs.
func (w *Writer) Signed(v int64) {
	if w.e != nil {
		w.e.signed(v)
	}
}

// Flagged writes an integer and a flag.
func (w *Writer) Flagged(v uint64, flag bool) {
	if w.e != nil {
		w.e.flagged(v, flag)
	}
}

// APInt writes an integer whose width the reader can derive.
func (w *Writer) APInt(v num.APInt) {
	if w.e != nil {
		w.e.apint(v)
	}
}

// Bool writes a byte that is 0 or 1.
func (w *Writer) Bool(v bool) {
	switch {
	case w.e == nil:
	case v:
		w.e.byte(1)
	default:
		w.e.byte(0)
	}
}

// String writes a reference to a string.
func (w *Writer) String(s string) {
	if w.e != nil {
		w.e.varint(w.strings.insert(s))
	}
}

// Blob writes bytes and their number.
func (w *Writer) Blob(b []byte) {
	if w.e != nil {
		w.e.varint(uint64(len(b)))
		w.e.b = append(w.e.b, b...)
	}
}

// sparseLimit is the greatest index of an element of an array that is written sparsely.
const sparseLimit = 256

// SparseArray writes integers compactly if many are zero.
func (w *Writer) SparseArray(vs []int32) {
	nonzero, last := 0, 0
	for i, v := range vs {
		if v != 0 {
			nonzero++
			last = i
		}
	}
	if last > sparseLimit || nonzero > len(vs)/2 {
		w.Flagged(uint64(len(vs)), false)
		for _, v := range vs {
			w.Varint(uint64(int64(v)))
		}
		return
	}
	w.Flagged(uint64(nonzero), true)
	if nonzero == 0 {
		return
	}
	width := 0 // of an index, in bits
	for 1<<width < last+1 {
		width++
	}
	w.Varint(uint64(width))
	for i, v := range vs[:last+1] {
		if v != 0 {
			w.Varint(uint64(int64(v<<width | int32(i))))
		}
	}
}
