package datalayout

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/mica-ir/mica/ir"
)

// A Size is a number of bits or bytes. If it is scalable, the size at run time is an
// unknown multiple.
type Size struct {
	Min      uint64
	Scalable bool
}

// bytes converts a number of bits.
func (s Size) bytes() Size {
	s.Min = ceilDiv(s.Min, 8)
	return s
}

// A Layout is the data layout at a place in a program. It does not change with the
// program: after a change of specifications a new one is needed.
type Layout struct {
	types map[kind][]Entry
	named map[string]ir.Attribute
	depth int // of types in types
}

// maxDepth bounds how deeply types may be nested.
const maxDepth = 1000

// Of returns the layout in the nearest scope: op itself if it is a scope, or else the
// innermost scope around it. It is an error if specifications contradict each other.
func Of(op *ir.Operation) (*Layout, error) {
	var scopes []*ir.Operation
	for ; op != nil; op = op.ParentOp() {
		if IsScope(op) {
			scopes = append(scopes, op)
		}
	}
	l := &Layout{types: map[kind][]Entry{}, named: map[string]ir.Attribute{}}
	for i := len(scopes) - 1; i >= 0; i-- {
		if err := l.combine(entriesOf(scopes[i])); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// A Type implements DataLayoutTypeInterface. The entries passed to it are of types of the
// same class.
type Type interface {
	SizeInBits(t ir.Type, l *Layout, entries []Entry) (Size, error)
	ABIAlignment(t ir.Type, l *Layout, entries []Entry) (uint64, error)
	PreferredAlignment(t ir.Type, l *Layout, entries []Entry) (uint64, error)
}

// An Indexer is a [Type] with values that are offsets or addresses.
type Indexer interface {
	// IndexBitwidth returns the width of the integers for computations with them.
	IndexBitwidth(t ir.Type, l *Layout, entries []Entry) (uint64, error)
}

// Size returns the number of bytes that a value occupies, without padding after it.
func (l *Layout) Size(t ir.Type) (Size, error) {
	s, err := l.SizeInBits(t)
	return s.bytes(), err
}

// SizeInBits returns the number of bits of a value.
func (l *Layout) SizeInBits(t ir.Type) (Size, error) {
	l, err := l.inner()
	if err != nil {
		return Size{}, err
	}
	entries := l.types[kindOf(t)]
	switch t := t.(type) {
	case *ir.IntegerType:
		return Size{Min: uint64(t.Width)}, nil
	case *ir.FloatType:
		return Size{Min: uint64(t.Width())}, nil
	case *ir.IndexType:
		w, err := indexWidth(entries)
		return Size{Min: w}, err
	case *ir.ComplexType:
		return l.complexSize(t, entries)
	case *ir.VectorType:
		return l.vectorSize(t)
	}
	impl, err := typeOf(t)
	if err != nil {
		return Size{}, err
	}
	return impl.SizeInBits(t, l, entries)
}

// ABIAlignment returns the alignment in bytes that a value must have.
func (l *Layout) ABIAlignment(t ir.Type) (uint64, error) {
	l, err := l.inner()
	if err != nil {
		return 0, err
	}
	return l.abiAlignment(t, l.types[kindOf(t)])
}

func (l *Layout) abiAlignment(t ir.Type, entries []Entry) (uint64, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		switch {
		case len(entries) > 0:
			return alignment(entryFor(t, entries), first)
		case t.Width < 64:
			return powerOf2(ceilDiv(uint64(t.Width), 8)), nil
		}
		return 4, nil
	case *ir.FloatType:
		if len(entries) > 0 {
			return alignment(entries[0], first)
		}
		return powerOf2(ceilDiv(uint64(t.Width()), 8)), nil
	case *ir.IndexType:
		w, err := indexWidth(entries)
		if err != nil {
			return 0, err
		}
		return l.ABIAlignment(t.Context().IntegerType(int(w)))
	case *ir.ComplexType: // entries for the elements do not apply
		return l.abiAlignment(t.Element, entries)
	case *ir.VectorType:
		s, err := l.Size(t)
		return powerOf2(s.Min), err
	}
	impl, err := typeOf(t)
	if err != nil {
		return 0, err
	}
	return impl.ABIAlignment(t, l, entries)
}

// PreferredAlignment returns the alignment in bytes that is best for a value.
func (l *Layout) PreferredAlignment(t ir.Type) (uint64, error) {
	l, err := l.inner()
	if err != nil {
		return 0, err
	}
	return l.preferredAlignment(t, l.types[kindOf(t)])
}

func (l *Layout) preferredAlignment(t ir.Type, entries []Entry) (uint64, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		if len(entries) > 0 {
			return alignment(entryFor(t, entries), last)
		}
		return powerOf2(ceilDiv(uint64(t.Width), 8)), nil
	case *ir.FloatType:
		if len(entries) > 0 {
			return alignment(entries[0], last)
		}
		return l.ABIAlignment(t)
	case *ir.IndexType:
		w, err := indexWidth(entries)
		if err != nil {
			return 0, err
		}
		return l.PreferredAlignment(t.Context().IntegerType(int(w)))
	case *ir.ComplexType:
		return l.preferredAlignment(t.Element, entries)
	case *ir.VectorType:
		return l.ABIAlignment(t)
	}
	impl, err := typeOf(t)
	if err != nil {
		return 0, err
	}
	return impl.PreferredAlignment(t, l, entries)
}

// IndexBitwidth returns the width of the integers for computations with values of index
// or of a pointer type, 0 for other types.
func (l *Layout) IndexBitwidth(t ir.Type) (uint64, error) {
	l, err := l.inner()
	if err != nil {
		return 0, err
	}
	entries := l.types[kindOf(t)]
	if _, ok := t.(*ir.IndexType); ok {
		return indexWidth(entries)
	}
	impl, _ := ir.TypeInterface(t, TypeInterface)
	if x, ok := impl.(Indexer); ok {
		return x.IndexBitwidth(t, l, entries)
	}
	return 0, nil
}

// inner returns the layout for a question about a part of a type.
func (l *Layout) inner() (*Layout, error) {
	if l.depth >= maxDepth {
		return nil, errors.New("types are nested too deeply for a data layout")
	}
	inner := *l
	inner.depth++
	return &inner, nil
}

// complexSize includes the padding between the two parts.
func (l *Layout) complexSize(t *ir.ComplexType, entries []Entry) (Size, error) {
	part, err := l.SizeInBits(t.Element)
	if err != nil {
		return Size{}, err
	}
	align, err := l.preferredAlignment(t.Element, entries)
	return Size{Min: AlignTo(part.Min, 8*align) + part.Min}, err
}

// vectorSize rounds the innermost dimension up to a power of two.
func (l *Layout) vectorSize(t *ir.VectorType) (Size, error) {
	elem, err := l.SizeInBits(t.Element)
	if err != nil {
		return Size{}, err
	}
	s := Size{Min: elem.Min, Scalable: t.Scalable != nil}
	for i, d := range t.Shape() {
		n := uint64(d)
		if i == len(t.Shape())-1 {
			n = powerOf2(n)
		}
		hi, lo := bits.Mul64(s.Min, n)
		if hi != 0 {
			return Size{}, fmt.Errorf("the size of %s exceeds 64 bits", t)
		}
		s.Min = lo
	}
	return s, nil
}

// typeOf returns the implementation of the interface of a type.
func typeOf(t ir.Type) (Type, error) {
	impl, _ := ir.TypeInterface(t, TypeInterface)
	if x, ok := impl.(Type); ok {
		return x, nil
	}
	return nil, fmt.Errorf("neither the scoping op nor the type class provide data layout information for %s", t)
}

// AlignTo returns the least multiple of an alignment that is not less than n.
func AlignTo(n, alignment uint64) uint64 { return ceilDiv(n, alignment) * alignment }

func ceilDiv(n, d uint64) uint64 {
	if d == 0 {
		return n
	}
	return n/d + min(n%d, 1)
}

// powerOf2 returns the least power of two that is not less than n; 0 for 0.
func powerOf2(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	return 1 << bits.Len64(n-1)
}
