package ir

import (
	"crypto/sha256"
	"encoding/binary"
	"hash"
)

// A Fingerprint is a digest of the structure of an operation and its regions.
// Operations with the same fingerprint print alike except for the names of values.
// Fingerprints are valid only within a process, because hashes are seeded randomly.
type Fingerprint [16]byte

// NewFingerprint returns the fingerprint of op, with locations or without.
func NewFingerprint(op *Operation, locations bool) Fingerprint {
	f := fingerprinter{h: sha256.New(), locations: locations, values: map[*Value]uint64{}, blocks: map[*Block]uint64{}}
	f.op(op)
	f.flush()
	return Fingerprint(f.h.Sum(nil)[:16])
}

type fingerprinter struct {
	h         hash.Hash
	buf       []byte
	locations bool
	values    map[*Value]uint64 // numbered in the order of their first occurrence
	blocks    map[*Block]uint64
}

func (f *fingerprinter) word(v uint64) {
	f.buf = binary.LittleEndian.AppendUint64(f.buf, v)
	if len(f.buf) >= 4096 {
		f.flush()
	}
}

func (f *fingerprinter) flush() {
	f.h.Write(f.buf)
	f.buf = f.buf[:0]
}

func (f *fingerprinter) value(v *Value) {
	n, ok := f.values[v]
	if !ok {
		n = uint64(len(f.values) + 1)
		f.values[v] = n
	}
	f.word(n)
	f.word(v.typ.typeBase().hash)
}

func (f *fingerprinter) attr(a Attribute) {
	if a == nil {
		f.word(0)
		return
	}
	f.word(a.attrBase().hash)
}

func (f *fingerprinter) location(l *Location) {
	if f.locations && l != nil {
		f.word(l.hash)
	}
}

func (f *fingerprinter) origin(o Origin) {
	if f.locations && o.loc != nil {
		f.word(o.hash())
	}
}

func (f *fingerprinter) block(b *Block) {
	n, ok := f.blocks[b]
	if !ok {
		n = uint64(len(f.blocks) + 1)
		f.blocks[b] = n
	}
	f.word(n)
}

func (f *fingerprinter) op(op *Operation) {
	f.word(mixString(1, op.def.Name))
	f.word(uint64(len(op.operands()))<<32 | uint64(len(op.results())))
	f.origin(op.loc)
	for i := range op.operands() {
		if v := op.operands()[i].val; v != nil {
			f.value(v)
		}
	}
	for i := range op.results() {
		f.value(&op.results()[i])
	}
	for _, a := range op.inherent() {
		f.attr(a)
	}
	f.word(uint64(len(op.Attrs())))
	for _, a := range op.Attrs() {
		f.word(mixString(2, a.Name))
		f.attr(a.Value)
	}
	f.attr(op.UnregisteredProperties())
	f.word(uint64(op.NumSuccessors())<<32 | uint64(op.NumRegions()))
	for s := range op.Successors() {
		f.block(s)
	}
	for r := range op.Regions() {
		f.word(uint64(r.NumBlocks()))
		for b := range r.Blocks() {
			f.block(b)
			f.word(uint64(len(b.args)))
			for _, a := range b.args {
				f.value(a)
				f.location(a.Location())
			}
			f.word(uint64(b.NumOps()))
			for o := range b.Ops() {
				f.op(o)
			}
		}
	}
}
