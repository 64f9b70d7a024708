package llvm

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
)

// typeLayout is how the types of one class are laid out in memory.
func typeLayout(impl datalayout.Type) ir.InterfaceImpl {
	return ir.InterfaceImpl{Name: datalayout.TypeInterface, Impl: impl}
}

// A pointerLayout is the layout of pointers. An entry for an address space is a list of
// size, ABI and preferred alignment and, optionally, width of offsets, all in bits.
type pointerLayout struct{}

// The elements of an entry.
const (
	pointerSize = iota
	pointerABI
	pointerPreferred
	pointerIndex
)

// element returns an element of the entry for t, or else for the default address space.
func (p pointerLayout) element(t ir.Type, entries []datalayout.Entry, at int) (uint64, error) {
	space, _ := AddressSpace(t)
	for _, want := range []uint64{space, 0} {
		for _, e := range entries {
			if in, ok := AddressSpace(e.Type); !ok || in != want {
				continue
			}
			numbers, err := e.Numbers()
			if err != nil {
				return 0, err
			}
			if at >= len(numbers) { // offsets are as wide as the pointers
				at = pointerSize
			}
			return numbers[at], nil
		}
	}
	return 64, nil
}

func (p pointerLayout) SizeInBits(t ir.Type, _ *datalayout.Layout, entries []datalayout.Entry) (datalayout.Size, error) {
	n, err := p.element(t, entries, pointerSize)
	return datalayout.Size{Min: n}, err
}

func (p pointerLayout) ABIAlignment(t ir.Type, _ *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	n, err := p.element(t, entries, pointerABI)
	return n / 8, err
}

func (p pointerLayout) PreferredAlignment(t ir.Type, _ *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	n, err := p.element(t, entries, pointerPreferred)
	return n / 8, err
}

func (p pointerLayout) IndexBitwidth(t ir.Type, _ *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return p.element(t, entries, pointerIndex)
}

// VerifyEntries verifies the entries for pointers.
func (pointerLayout) VerifyEntries(entries []datalayout.Entry) error {
	for _, e := range entries {
		d, ok := e.Value.(*ir.DenseElementsAttr)
		switch {
		case !ok || !isDenseInts(d) || d.NumElements() != 3 && d.NumElements() != 4:
			return fmt.Errorf("expected layout attribute for '%s' to be a dense integer elements attribute with 3 or 4 elements", e.Type)
		case d.ElementType() != d.Context().I64():
			return fmt.Errorf("expected i64 parameters for '%s'", e.Type)
		case d.Int(pointerABI).Low64() > d.Int(pointerPreferred).Low64():
			return errAlignments
		}
	}
	return nil
}

var errAlignments = errors.New("preferred alignment is expected to be at least as large as ABI alignment")

func isDenseInts(d *ir.DenseElementsAttr) bool {
	switch d.ElementType().(type) {
	case *ir.IntegerType, *ir.IndexType:
		return true
	}
	return false
}

// An arrayLayout is the layout of arrays: elements one after the other, each aligned.
type arrayLayout struct{}

func (arrayLayout) SizeInBits(t ir.Type, l *datalayout.Layout, _ []datalayout.Entry) (datalayout.Size, error) {
	elem, n, _ := ArrayOf(t)
	size, err := l.Size(elem)
	if err != nil {
		return datalayout.Size{}, err
	}
	align, err := l.ABIAlignment(elem)
	hi, bytes := bits.Mul64(datalayout.AlignTo(size.Min, align), n)
	if hi != 0 || bytes > 1<<60 {
		return datalayout.Size{}, fmt.Errorf("the size of %s exceeds 64 bits", t)
	}
	return datalayout.Size{Min: 8 * bytes, Scalable: size.Scalable}, err
}

func (arrayLayout) ABIAlignment(t ir.Type, l *datalayout.Layout, _ []datalayout.Entry) (uint64, error) {
	elem, _, _ := ArrayOf(t)
	return l.ABIAlignment(elem)
}

func (arrayLayout) PreferredAlignment(t ir.Type, l *datalayout.Layout, _ []datalayout.Entry) (uint64, error) {
	elem, _, _ := ArrayOf(t)
	return l.PreferredAlignment(elem)
}

// A structLayout is the layout of structs. An entry for any of them has the least
// alignments of all, in bits.
type structLayout struct{}

func (structLayout) SizeInBits(t ir.Type, l *datalayout.Layout, _ []datalayout.Entry) (datalayout.Size, error) {
	s, _ := StructOf(t)
	size, strictest := datalayout.Size{}, uint64(1)
	for _, e := range s.Body {
		align := uint64(1)
		if !s.Packed {
			var err error
			if align, err = l.ABIAlignment(e); err != nil {
				return size, err
			}
		}
		part, err := l.Size(e)
		if err != nil {
			return size, err
		}
		size.Min = datalayout.AlignTo(size.Min, align) + part.Min
		size.Scalable = size.Scalable || part.Scalable
		strictest = max(strictest, align)
		if size.Min > 1<<60 {
			return size, fmt.Errorf("the size of %s exceeds 64 bits", t)
		}
	}
	size.Min = 8 * datalayout.AlignTo(size.Min, strictest)
	return size, nil
}

func (x structLayout) ABIAlignment(t ir.Type, l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	if s, _ := StructOf(t); s.Packed {
		return 1, nil
	}
	return x.alignment(t, l, entries, false)
}

func (x structLayout) PreferredAlignment(t ir.Type, l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return x.alignment(t, l, entries, true)
}

// alignment returns the strictest ABI alignment of the elements, or that of the entry if
// it is stricter.
func (structLayout) alignment(t ir.Type, l *datalayout.Layout, entries []datalayout.Entry, preferred bool) (uint64, error) {
	s, _ := StructOf(t)
	strictest := uint64(1)
	for _, e := range s.Body {
		align, err := l.ABIAlignment(e)
		if err != nil {
			return 0, err
		}
		strictest = max(strictest, align)
	}
	if len(entries) == 0 {
		return strictest, nil
	}
	numbers, err := entries[0].Numbers()
	if err != nil {
		return 0, err
	}
	n := numbers[0]
	if preferred {
		n = numbers[len(numbers)-1]
	}
	return max(strictest, n/8), nil
}

// VerifyEntries verifies the entries for structs, whose key is the empty struct.
func (structLayout) VerifyEntries(entries []datalayout.Entry) error {
	for _, e := range entries {
		d, ok := e.Value.(*ir.DenseElementsAttr)
		s, _ := StructOf(e.Type)
		switch {
		case !ok || !isDenseInts(d) || d.NumElements() != 1 && d.NumElements() != 2:
			return fmt.Errorf("expected layout attribute for '%s' to be a dense integer elements attribute of 1 or 2 elements", e.Type)
		case d.ElementType() != d.Context().I64():
			return fmt.Errorf("expected i64 entries for '%s'", e.Type)
		case s.Name != "" || len(s.Body) > 0:
			return fmt.Errorf("unexpected layout attribute for struct '%s'", e.Type)
		case d.NumElements() == 2 && d.Int(0).Low64() > d.Int(1).Low64():
			return errAlignments
		}
	}
	return nil
}

// A fixedLayout is the layout of a type with a size in bits, to which it is aligned.
type fixedLayout uint64

func (f fixedLayout) SizeInBits(ir.Type, *datalayout.Layout, []datalayout.Entry) (datalayout.Size, error) {
	return datalayout.Size{Min: uint64(f)}, nil
}

func (f fixedLayout) ABIAlignment(ir.Type, *datalayout.Layout, []datalayout.Entry) (uint64, error) {
	return uint64(f) / 8, nil
}

func (f fixedLayout) PreferredAlignment(ir.Type, *datalayout.Layout, []datalayout.Entry) (uint64, error) {
	return uint64(f) / 8, nil
}

// VerifyEntries verifies the entries as those for builtin floating-point types.
func (fixedLayout) VerifyEntries(entries []datalayout.Entry) error {
	for _, e := range entries {
		if err := e.VerifyAlignments(); err != nil {
			return err
		}
	}
	return nil
}
