package verify

import (
	"math/rand/v2"

	"github.com/mica-ir/mica/ir"
)

// choices calls f with the choices among the values of all axes, until it returns true. It tries all
// choices if there are at most limit or few, and otherwise a sample of limit choices. It reports
// whether it tried all.
func (l *layout) choices(limit, few int64, seed uint64, f func(choice []int) (stop bool)) bool {
	size := l.size(1 << 40)
	choice := make([]int, len(l.axes))
	if size <= max(limit, few) {
		for n := range size {
			l.decode(n, choice)
			if f(choice) {
				return n == size-1
			}
		}
		return true
	}
	r := rand.New(rand.NewPCG(seed, uint64(size)))
	for n := range limit {
		if n > 0 { // the first choice is the simplest one
			for i, a := range l.axes {
				choice[i] = r.IntN(len(a))
			}
		}
		if f(choice) {
			return false
		}
	}
	return false
}

// decode sets the choice of a number. The first axis varies fastest.
func (l *layout) decode(n int64, choice []int) {
	for i, a := range l.axes {
		choice[i] = int(n % int64(len(a)))
		n /= int64(len(a))
	}
}

// inputs returns how many combinations of arguments an instance has; 1<<40 if these are too many to count.
func (l *layout) inputs() int64 {
	bits := 0
	for i, t := range l.types.leaves {
		if l.constants[i] != none {
			continue
		}
		n, ok := bitsOf(t)
		if bits += n; !ok || bits > 40 {
			return 1 << 40
		}
	}
	return 1 << bits
}

// bitsOf returns the number of bits of a value, false if it is unknown.
func bitsOf(t ir.Type) (int, bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width, true
	case *ir.FloatType:
		return t.Width(), true
	case *ir.VectorType:
		n := 1
		for _, s := range t.Shape() {
			if n *= int(s); n > 64 {
				return 0, false
			}
		}
		w, ok := scalarBits(t.ElementType())
		return n * w, ok
	}
	return 0, false
}

func scalarBits(t ir.Type) (int, bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width, true
	case *ir.FloatType:
		return t.Width(), true
	}
	return 0, false
}

func (l *layout) hasIndex() bool {
	found := false
	l.types.each(func(t ir.Type) {
		_, ok := ir.ElementTypeOrSelf(t).(*ir.IndexType)
		found = found || ok
	})
	return found
}
