package num

// An IntRange bounds an integer of a fixed width, both as an unsigned and as a signed
// number; all bounds are inclusive. The zero IntRange has width 0: nothing is known about
// the integer, not even that there is one. It is MLIR's ConstantIntRanges.
type IntRange struct{ UMin, UMax, SMin, SMax APInt }

// SignedMin returns the least signed integer of a width.
func SignedMin(width int) APInt {
	if width == 0 {
		return APInt{}
	}
	return NewAPInt(width, 1).Shl(uint(width - 1))
}

// SignedMax returns the greatest signed integer of a width.
func SignedMax(width int) APInt { return SignedMin(width).Not() }

// UnsignedMax returns the greatest unsigned integer of a width.
func UnsignedMax(width int) APInt { return NewAPInt(width, -1) }

// MaxIntRange returns the range of all integers of a width.
func MaxIntRange(width int) IntRange {
	return IntRange{NewAPInt(width, 0), UnsignedMax(width), SignedMin(width), SignedMax(width)}
}

// ConstantRange returns the range of one integer.
func ConstantRange(x APInt) IntRange { return IntRange{x, x, x, x} }

// SignedRange returns the range of the integers between two signed ones.
func SignedRange(lo, hi APInt) IntRange {
	r := IntRange{NewAPInt(lo.Width(), 0), UnsignedMax(lo.Width()), lo, hi}
	if lo.IsNegative() == hi.IsNegative() {
		r.UMin, r.UMax = minU(lo, hi), maxU(lo, hi)
	}
	return r
}

// UnsignedRange returns the range of the integers between two unsigned ones.
func UnsignedRange(lo, hi APInt) IntRange {
	r := IntRange{lo, hi, SignedMin(lo.Width()), SignedMax(lo.Width())}
	if lo.IsNegative() == hi.IsNegative() {
		r.SMin, r.SMax = minS(lo, hi), maxS(lo, hi)
	}
	return r
}

// Width returns the width of the integers.
func (r IntRange) Width() int { return r.UMin.Width() }

// Equal reports whether two ranges have the same bounds.
func (r IntRange) Equal(s IntRange) bool {
	return r.Width() == s.Width() && r.UMin.Equal(s.UMin) && r.UMax.Equal(s.UMax) && r.SMin.Equal(s.SMin) && r.SMax.Equal(s.SMax)
}

// Union returns the least range that contains two ranges. One of width 0 has no integers.
func (r IntRange) Union(s IntRange) IntRange {
	switch {
	case r.Width() == 0:
		return s
	case s.Width() == 0:
		return r
	}
	return IntRange{minU(r.UMin, s.UMin), maxU(r.UMax, s.UMax), minS(r.SMin, s.SMin), maxS(r.SMax, s.SMax)}
}

// Intersect returns the integers that are in both ranges.
func (r IntRange) Intersect(s IntRange) IntRange {
	return IntRange{maxU(r.UMin, s.UMin), minU(r.UMax, s.UMax), maxS(r.SMin, s.SMin), minS(r.SMax, s.SMax)}
}

// Constant returns the integer if there is only one.
func (r IntRange) Constant() (x APInt, ok bool) {
	switch {
	case r.Width() == 0:
		return APInt{}, false
	case r.UMin.Equal(r.UMax):
		return r.UMin, true
	case r.SMin.Equal(r.SMax):
		return r.SMin, true
	}
	return APInt{}, false
}

// Ext extends the range to wider integers. The unsigned bounds are zero-extended and the
// signed bounds sign-extended.
func (r IntRange) Ext(width int) IntRange {
	return IntRange{r.UMin.ZExt(width), r.UMax.ZExt(width), r.SMin.SExt(width), r.SMax.SExt(width)}
}

// ZExt returns the range of the zero-extended integers.
func (r IntRange) ZExt(width int) IntRange {
	return UnsignedRange(r.UMin.ZExt(width), r.UMax.ZExt(width))
}

// SExt returns the range of the sign-extended integers.
func (r IntRange) SExt(width int) IntRange {
	return SignedRange(r.SMin.SExt(width), r.SMax.SExt(width))
}

// Trunc returns the range of the truncated integers. If the truncated integers may lie
// outside of the truncated bounds, it is the full range.
func (r IntRange) Trunc(width int) IntRange {
	t := MaxIntRange(width)
	if r.UMin.LShr(uint(width)).Equal(r.UMax.LShr(uint(width))) {
		t.UMin, t.UMax = r.UMin.Trunc(width), r.UMax.Trunc(width)
	}
	lo, hi := r.SMin.AShr(uint(width-1)), r.SMax.AShr(uint(width-1))
	if lo.Equal(hi) || lo.IsAllOnes() && hi.IsZero() {
		t.SMin, t.SMax = r.SMin.Trunc(width), r.SMax.Trunc(width)
	}
	return t
}

// String returns the bounds in MLIR's form.
func (r IntRange) String() string {
	if r.Width() == 0 {
		return "<UNINITIALIZED>"
	}
	b := r.UMin.Append([]byte("unsigned : ["), false)
	b = r.UMax.Append(append(b, ", "...), false)
	b = r.SMin.Append(append(b, "] signed : ["...), true)
	return string(append(r.SMax.Append(append(b, ", "...), true), ']'))
}

func minU(x, y APInt) APInt {
	if y.CmpU(x) < 0 {
		return y
	}
	return x
}

func maxU(x, y APInt) APInt {
	if y.CmpU(x) > 0 {
		return y
	}
	return x
}

func minS(x, y APInt) APInt {
	if y.CmpS(x) < 0 {
		return y
	}
	return x
}

func maxS(x, y APInt) APInt {
	if y.CmpS(x) > 0 {
		return y
	}
	return x
}
