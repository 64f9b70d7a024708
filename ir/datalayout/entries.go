package datalayout

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// The keys of the entries about the machine.
const (
	EndiannessKey           = "dlti.endianness"
	DefaultMemorySpaceKey   = "dlti.default_memory_space"
	AllocaMemorySpaceKey    = "dlti.alloca_memory_space"
	ProgramMemorySpaceKey   = "dlti.program_memory_space"
	GlobalMemorySpaceKey    = "dlti.global_memory_space"
	StackAlignmentKey       = "dlti.stack_alignment"
	ManglingModeKey         = "dlti.mangling_mode"
	FunctionPointerAlignKey = "dlti.function_pointer_alignment"
	LegalIntWidthsKey       = "dlti.legal_int_widths"
)

// Named returns the value of an entry about the machine, or nil.
func (l *Layout) Named(key string) ir.Attribute { return l.named[key] }

// Endianness returns "big" or "little", or "" if it is not known.
func (l *Layout) Endianness() string { return l.text(EndiannessKey) }

// ManglingMode returns how symbols are mangled in LLVM's notation, or "" if it is not
// known.
func (l *Layout) ManglingMode() string { return l.text(ManglingModeKey) }

func (l *Layout) text(key string) string {
	if s, ok := l.named[key].(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}

// DefaultMemorySpace returns the memory space of types that do not name one, or nil if it
// is not specified. Like every memory space, it is an attribute.
func (l *Layout) DefaultMemorySpace() ir.Attribute { return l.named[DefaultMemorySpaceKey] }

// AllocaMemorySpace returns the memory space of the stack.
func (l *Layout) AllocaMemorySpace() ir.Attribute { return l.named[AllocaMemorySpaceKey] }

// ProgramMemorySpace returns the memory space of functions.
func (l *Layout) ProgramMemorySpace() ir.Attribute { return l.named[ProgramMemorySpaceKey] }

// GlobalMemorySpace returns the memory space of global variables.
func (l *Layout) GlobalMemorySpace() ir.Attribute { return l.named[GlobalMemorySpaceKey] }

// FunctionPointerAlignment returns the attribute about the alignment of functions, or nil
// if it is not known.
func (l *Layout) FunctionPointerAlignment() ir.Attribute { return l.named[FunctionPointerAlignKey] }

// StackAlignment returns the natural alignment of the stack in bits, 0 if it is not known.
func (l *Layout) StackAlignment() uint64 {
	if i, ok := l.named[StackAlignmentKey].(*ir.IntegerAttr); ok {
		return i.Value.Low64()
	}
	return 0
}

// LegalIntWidths returns the widths of integers that the machine has, or nil if they are
// not known.
func (l *Layout) LegalIntWidths() ir.Attribute { return l.named[LegalIntWidthsKey] }

// Numbers returns the value of an entry that is a dense list of integers.
func (e Entry) Numbers() ([]uint64, error) {
	d, ok := e.Value.(*ir.DenseElementsAttr)
	if ok {
		_, ok = d.ElementType().(*ir.IntegerType)
	}
	if !ok || d.NumElements() == 0 {
		return nil, fmt.Errorf("expected a dense integer elements attribute in the data layout entry for %s", e.Type)
	}
	out := make([]uint64, min(d.NumElements(), maxNumbers))
	for i := range out {
		out[i] = d.Int(i).Low64()
	}
	return out, nil
}

// maxNumbers is the largest number of elements in an entry, which a pointer's entry has.
const maxNumbers = 4

// A which is the element of a list with the ABI and the preferred alignment in bits.
type which int

const (
	first which = iota // the ABI alignment
	last               // the preferred alignment, or else the ABI alignment
)

// alignment returns an alignment in bytes.
func alignment(e Entry, w which) (uint64, error) {
	ns, err := e.Numbers()
	if err != nil {
		return 0, err
	}
	if w == last {
		return ns[len(ns)-1] / 8, nil
	}
	return ns[0] / 8, nil
}

// entryFor returns the entry for the narrowest integer that is not narrower than t, or
// else for the widest.
func entryFor(t *ir.IntegerType, entries []Entry) Entry {
	best := entries[0]
	width := func(e Entry) int { return e.Type.(*ir.IntegerType).Width }
	for _, e := range entries[1:] {
		switch have, w := width(best), width(e); {
		case have < t.Width && w > have, w >= t.Width && w < have:
			best = e
		}
	}
	return best
}

// indexWidth returns the width of index.
func indexWidth(entries []Entry) (uint64, error) {
	if len(entries) == 0 {
		return 64, nil
	}
	i, ok := entries[0].Value.(*ir.IntegerAttr)
	if !ok || i.Value.Low64() > ir.MaxIntegerWidth {
		return 0, fmt.Errorf("expected an integer attribute in the data layout entry for %s", entries[0].Type)
	}
	return i.Value.Low64(), nil
}
