package semantics

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// inputs are the arguments for comparing functions: all combinations if these are few, else corners and
// random ones.
type inputs struct {
	p          *Program
	types      []ir.Type
	widths     []int // of the numbers in the arguments, in order
	exhaustive bool
	total      int64 // combinations, or samples
	at         int64
	seed       uint64
	bits       []num.APInt
}

// newInputs returns the arguments of types; false if one of them has no values here.
func newInputs(p *Program, types []ir.Type, c Comparison) (*inputs, bool) {
	in := &inputs{p: p, types: types, seed: c.Seed, at: -1}
	bits, dynamic := 0, false
	for _, t := range types {
		l, n, d, ok := in.numbersOf(t)
		if !ok {
			return nil, false
		}
		dynamic = dynamic || d
		for range n {
			in.widths = append(in.widths, l.width)
			bits += l.width
		}
	}
	if !dynamic && bits < 62 && int64(1)<<bits <= c.Exhaustive {
		in.exhaustive, in.total = true, int64(1)<<bits
	} else {
		in.total = int64(c.Samples)
	}
	return in, true
}

// numbersOf returns the layout of the numbers in a type, how many there are, and whether that is not fixed.
func (in *inputs) numbersOf(t ir.Type) (l layout, n int64, dynamic, ok bool) {
	if l, ok = in.p.layoutOf(t); ok {
		return l, 1, false, true
	}
	s, isShaped := ir.AsShaped(t)
	if c, isComplex := t.(*ir.ComplexType); isComplex {
		l, ok = in.p.layoutOf(c.Element)
		return l, 2, false, ok
	}
	if !isShaped || !s.HasRank() {
		return l, 0, false, false
	}
	if m, isMemRef := t.(*ir.MemRefType); isMemRef && !m.IsStrided() {
		return l, 0, false, false
	}
	if v, isVector := t.(*ir.VectorType); isVector {
		if _, fixed := ir.AsFixedVector(v); !fixed {
			return l, 0, false, false
		}
	}
	if l, ok = in.p.layoutOf(s.ElementType()); !ok {
		return l, 0, false, false
	}
	n, ok = count(in.extents(s.Shape()), 1<<12)
	return l, n, !ir.HasStaticShape(s), ok
}

// extents returns a shape with sizes for its dynamic dimensions.
func (in *inputs) extents(shape []int64) []int64 {
	out := slices.Clone(shape)
	for i, n := range out {
		if n == ir.Dynamic {
			out[i] = in.dynamic()
		}
	}
	return out
}

// dynamic returns the size of dynamic dimensions, the same for all in one combination.
func (in *inputs) dynamic() int64 {
	if in.at < 0 {
		return 4 // the most that there will be
	}
	return []int64{4, 0, 1, 3, 2}[in.at%5]
}

// next moves on to the next combination; false after the last one.
func (in *inputs) next() bool {
	in.at++
	if in.at >= in.total {
		return false
	}
	in.bits = in.bits[:0]
	rest := uint64(in.at)
	r := rand.New(rand.NewPCG(in.seed, uint64(in.at)))
	for i, w := range in.widths {
		if in.exhaustive {
			in.bits = append(in.bits, num.NewAPUint(w, rest))
			rest >>= w
			continue
		}
		in.bits = append(in.bits, corner(r, w, in.at, i))
	}
	return true
}

// corner returns a number that is often at a limit. The first combinations have the same kind of
// number everywhere.
func corner(r *rand.Rand, w int, at int64, i int) num.APInt {
	kind := r.IntN(8)
	if at < 8 {
		kind = int(at)
	}
	switch kind {
	case 0:
		return num.NewAPInt(w, int64(i%2))
	case 1:
		return num.NewAPInt(w, 1)
	case 2:
		return num.UnsignedMax(w)
	case 3:
		return num.SignedMin(w).Add(num.NewAPInt(w, int64(r.IntN(3)-1)))
	case 4:
		return num.NewAPInt(w, int64(r.IntN(9)-4))
	case 5:
		return num.NewAPInt(w, 1).Shl(uint(r.IntN(w + 1))).Sub(num.NewAPInt(w, int64(r.IntN(2))))
	}
	x := num.NewAPInt(w, 0)
	for k := 0; k < w; k += 64 {
		x = x.Shl(uint(min(64, w-1))).Xor(num.NewAPInt(w, int64(r.Uint64()>>r.IntN(64))))
	}
	return x
}

// values returns new arguments, with memory of their own.
func (in *inputs) values() []Value {
	var args []Value
	bits := in.bits
	for _, t := range in.types {
		if _, ok := in.p.layoutOf(t); ok {
			args, bits = append(args, Bits(bits[0])), bits[1:]
			continue
		}
		if _, ok := t.(*ir.ComplexType); ok {
			args, bits = append(args, NewStructure([]Value{Bits(bits[0]), Bits(bits[1])})), bits[2:]
			continue
		}
		_, n, _, _ := in.numbersOf(t)
		s, _ := ir.AsShaped(t)
		list := make([]Value, n)
		for i := range list {
			list[i] = Bits(bits[i])
		}
		sizes := in.extents(s.Shape())
		if ir.IsMemRef(t) {
			args = append(args, memoryOf(t.(*ir.MemRefType), sizes, list))
		} else {
			args = append(args, NewElements(sizes, list))
		}
		bits = bits[n:]
	}
	return args
}

// memoryOf returns a view with the layout of its type, of an object of its own.
func memoryOf(t *ir.MemRefType, sizes []int64, list []Value) Value {
	strides, offset, _ := t.StridesAndOffset()
	if offset == ir.Dynamic {
		offset = 1
	}
	strides, full := slices.Clone(strides), rowMajor(sizes)
	end := offset
	for i := range strides {
		if strides[i] == ir.Dynamic {
			strides[i] = full[i]
		}
		end += max(0, sizes[i]-1) * strides[i]
	}
	v := &View{Object: &Object{Cells: make([]Value, end+1), number: -1}, Offset: offset, Sizes: sizes, Strides: strides}
	i := 0
	each(sizes, func(at []int64) bool {
		k, _ := v.position(at)
		v.Object.Cells[k] = list[i]
		i++
		return true
	})
	return Value{Kind: MemRef, ref: v}
}

// texts returns the arguments as text.
func (in *inputs) texts(p *Program) []string {
	var out []string
	for i, v := range in.values() {
		out = append(out, p.text(v, in.types[i])+" : "+in.types[i].String())
	}
	return out
}

// sample returns a value of a type that depends on a seed; false if it has none here.
func sample(p *Program, t ir.Type, seed uint64) (Value, bool) {
	in, ok := newInputs(p, []ir.Type{t}, Comparison{Samples: 1 << 20, Seed: seed})
	if !ok || ir.IsMemRef(t) {
		return Value{}, false
	}
	in.exhaustive, in.total, in.at = false, 1<<20, int64(seed%64)+8
	if !in.next() {
		return Value{}, false
	}
	return in.values()[0], true
}

func hash(text string) uint64 {
	h := fnv.New64a()
	_, _ = h.Write([]byte(text)) // it never fails
	return h.Sum64()
}
