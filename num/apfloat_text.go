package num

import (
	"math/big"
	"math/bits"
	"strconv"
)

// Append appends x as MLIR prints the value of a FloatAttr: with six digits after the
// point if that parses back to the same number, otherwise with as many digits as the
// format needs, and in hexadecimal if that form has no decimal point or x is not
// finite. hex reports the hexadecimal form. See printFloatValue in MLIR's AsmPrinter.
func (x APFloat) Append(b []byte) (out []byte, hex bool) {
	u := x.unpack()
	if u.class <= classFinite {
		start := len(b)
		b, exact := u.appendScientific(b, x.kind)
		if exact {
			return b, false
		}
		if y, ok := ParseAPFloat(x.kind, string(b[start:])); ok && y == x {
			return b, false
		}
		b = u.appendDecimal(b[:start], x.kind)
		for _, c := range b[start:] {
			if c == '.' {
				return b, false
			}
		}
		return x.appendHex(b[:start]), true
	}
	return x.appendHex(b), true
}

// String returns x as MLIR prints it.
func (x APFloat) String() string {
	b, _ := x.Append(nil)
	return string(b)
}

// Decimal returns x as LLVM's APFloat::toString writes it.
func (x APFloat) Decimal() string {
	u := x.unpack()
	switch {
	case u.class <= classFinite:
		return string(u.appendDecimal(nil, x.kind))
	case u.class == classNaN:
		return "NaN"
	case u.neg:
		return "-Inf"
	}
	return "+Inf"
}

func (x APFloat) appendHex(b []byte) []byte {
	b = append(b, "0x"...)
	if x.hi == 0 {
		start := len(b)
		b = strconv.AppendUint(b, x.lo, 16)
		upper(b[start:])
		return b
	}
	start := len(b)
	b = strconv.AppendUint(b, x.hi, 16)
	low := strconv.AppendUint(nil, x.lo, 16)
	for range 16 - len(low) {
		b = append(b, '0')
	}
	b = append(b, low...)
	upper(b[start:])
	return b
}

func upper(b []byte) {
	for i, c := range b {
		if 'a' <= c && c <= 'f' {
			b[i] = c - 'a' + 'A'
		}
	}
}

// A decimal is the number digits * 10^exp, most significant digit first. exact is
// false if digits were truncated or rounded.
type decimal struct {
	digits []byte
	exp    int
	exact  bool
}

// decimal returns the magnitude with at most precision digits. Like
// APFloat::toString, it first truncates excess bits in steps of whole decimal digits,
// without rounding, and then rounds the rest half up; the printed text depends on
// this. The digits may be stored in buf.
func (u *unpacked) decimal(k FloatKind, precision int, buf []byte) decimal {
	d, ok := u.smallDecimal(precision, buf)
	if !ok {
		d = u.bigDecimal(precision)
	}
	d.trim()
	if len(d.digits) > precision {
		d.exact = false
		d.round(precision)
	}
	return d
}

// cutDigits returns how many decimal digits are truncated from a significand of n
// bits. 59/196 is LLVM's approximation of log10(2).
func cutDigits(n, precision int) int {
	need := (precision*196 + 58) / 59
	return max(0, (n-need)*59/196)
}

// smallDecimal is the fast path in 64-bit arithmetic; ok is false if the number needs
// more.
func (u *unpacked) smallDecimal(precision int, buf []byte) (d decimal, ok bool) {
	if u.hi != 0 {
		return decimal{}, false
	}
	z := bits.TrailingZeros64(u.lo)
	sig, exp := u.lo>>z, u.exp+z
	switch n := bits.Len64(sig); {
	case exp >= 0 && n+exp <= 64:
		sig <<= exp
		exp = 0
	case exp < 0 && -exp < len(powersOf5) && n+bits.Len64(powersOf5[-exp]) <= 64:
		sig *= powersOf5[-exp]
	default:
		return decimal{}, false
	}
	cut := cutDigits(bits.Len64(sig), precision)
	for range cut {
		sig /= 10
	}
	return decimal{strconv.AppendUint(buf[:0], sig, 10), exp + cut, cut == 0}, true
}

var powersOf5 = func() (p [28]uint64) {
	p[0] = 1
	for i := 1; i < len(p); i++ {
		p[i] = 5 * p[i-1]
	}
	return p
}()

func (u *unpacked) bigDecimal(precision int) decimal {
	sig, exp := u.magnitude()
	z := int(sig.TrailingZeroBits())
	sig.Rsh(sig, uint(z))
	exp += z
	switch {
	case exp > 0:
		sig.Lsh(sig, uint(exp))
		exp = 0
	case exp < 0:
		sig.Mul(sig, new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(-exp)), nil))
	}
	cut := cutDigits(sig.BitLen(), precision)
	if cut > 0 {
		sig.Quo(sig, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(cut)), nil))
	}
	return decimal{sig.Append(nil, 10), exp + cut, cut == 0}
}

func (d *decimal) trim() {
	for n := len(d.digits); n > 1 && d.digits[n-1] == '0'; n-- {
		d.digits = d.digits[:n-1]
		d.exp++
	}
}

func (d *decimal) round(precision int) {
	up := d.digits[precision] >= '5'
	d.exp += len(d.digits) - precision
	d.digits = d.digits[:precision]
	if up {
		i := precision - 1
		for ; i >= 0 && d.digits[i] == '9'; i-- {
			d.digits = d.digits[:i]
			d.exp++
		}
		if i < 0 {
			d.digits = append(d.digits, '1')
		} else {
			d.digits[i]++
		}
	}
	d.trim()
}

// scientificDigits is the number of digits after the point in the short form, as in C's
// "%e".
const scientificDigits = 6

// appendScientific appends the short form and reports whether it is exact.
func (u *unpacked) appendScientific(b []byte, k FloatKind) ([]byte, bool) {
	if u.neg {
		b = append(b, '-')
	}
	if u.class == classZero {
		return append(b, "0.000000e+00"...), !u.neg || formats[k].nan != nanNegZero
	}
	var buf [24]byte
	d := u.decimal(k, scientificDigits, buf[:])
	b = append(b, d.digits[0], '.')
	b = append(b, d.digits[1:]...)
	for range scientificDigits - (len(d.digits) - 1) {
		b = append(b, '0')
	}
	e := d.exp + len(d.digits) - 1
	b = append(b, 'e')
	if e < 0 {
		b = append(b, '-')
		e = -e
	} else {
		b = append(b, '+')
	}
	if e < 10 {
		b = append(b, '0')
	}
	return strconv.AppendInt(b, int64(e), 10), d.exact
}

// maxPadding is the number of zeros that the long form may add to avoid an exponent
// (the formatMaxPadding argument of APFloat::toString).
const maxPadding = 3

func (u *unpacked) appendDecimal(b []byte, k FloatKind) []byte {
	if u.neg {
		b = append(b, '-')
	}
	if u.class == classZero {
		return append(b, '0')
	}
	precision := 2 + formats[k].precision*59/196
	var buf [24]byte
	d := u.decimal(k, precision, buf[:])
	n := len(d.digits)
	top := d.exp + n - 1
	scientific := false
	switch {
	case d.exp >= 0:
		scientific = d.exp > maxPadding || n+d.exp > precision
	case top < 0:
		scientific = -top > maxPadding
	}
	switch {
	case scientific:
		b = append(b, d.digits[0], '.')
		if n == 1 {
			b = append(b, '0')
		}
		b = append(b, d.digits[1:]...)
		b = append(b, 'E')
		if top >= 0 {
			b = append(b, '+')
		}
		return strconv.AppendInt(b, int64(top), 10)
	case d.exp >= 0:
		b = append(b, d.digits...)
		for range d.exp {
			b = append(b, '0')
		}
		return b
	case top >= 0:
		b = append(b, d.digits[:top+1]...)
		b = append(b, '.')
		return append(b, d.digits[top+1:]...)
	}
	b = append(b, "0."...)
	for range -top - 1 {
		b = append(b, '0')
	}
	return append(b, d.digits...)
}

// maxDecimalExponent bounds decimal exponents: anything beyond overflows or
// underflows in every format, and computing the power would be expensive.
const maxDecimalExponent = 50000

// ParseAPFloat parses a decimal number such as "-1.5e3" and rounds it to nearest,
// ties to even. It reports false if s is malformed.
func ParseAPFloat(k FloatKind, s string) (APFloat, bool) {
	if k == F64 || k == F32 {
		if x, ok := parseFast(k, s); ok {
			return x, true
		}
	}
	neg := false
	i := 0
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		neg = s[i] == '-'
		i++
	}
	var digits []byte
	exp, point, seen := 0, false, false
	for ; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '.' && !point:
			point = true
			continue
		case '0' <= c && c <= '9':
			seen = true
			if len(digits) > 0 || c != '0' {
				digits = append(digits, c)
			}
			if point {
				exp--
			}
			continue
		}
		break
	}
	if !seen {
		return APFloat{}, false
	}
	if i < len(s) {
		if s[i] != 'e' && s[i] != 'E' {
			return APFloat{}, false
		}
		e, ok := parseExponent(s[i+1:])
		if !ok {
			return APFloat{}, false
		}
		exp += e
	}
	for n := len(digits); n > 0 && digits[n-1] == '0'; n-- {
		digits = digits[:n-1]
		exp++
	}
	if len(digits) == 0 {
		x, _ := zero(k, neg)
		return x, true
	}
	return fromDecimal(k, neg, digits, exp), true
}

// ParseFloatLiteral parses a float literal of the textual IR. As in MLIR, the decimal
// is first rounded to an f64 and then to k, and a number that is too large becomes an
// infinity.
func ParseFloatLiteral(k FloatKind, s string) (APFloat, bool) {
	x, ok := ParseAPFloat(F64, s)
	if !ok {
		return APFloat{}, false
	}
	x, _ = x.Convert(k)
	return x, true
}

// parseFast uses the standard library, which rounds correctly to f32 and f64.
func parseFast(k FloatKind, s string) (APFloat, bool) {
	for i := range len(s) {
		if c := s[i]; !('0' <= c && c <= '9' || c == '.' || c == 'e' || c == 'E' || c == '+' || c == '-') {
			return APFloat{}, false
		}
	}
	f, err := strconv.ParseFloat(s, k.Width())
	if err != nil {
		return APFloat{}, false
	}
	return NewAPFloat(k, f), true
}

func parseExponent(s string) (int, bool) {
	neg := false
	if s != "" && (s[0] == '-' || s[0] == '+') {
		neg = s[0] == '-'
		s = s[1:]
	}
	if s == "" {
		return 0, false
	}
	e := 0
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		e = min(e*10+int(s[i]-'0'), 1<<30)
	}
	if neg {
		e = -e
	}
	return e, true
}

func fromDecimal(k FloatKind, neg bool, digits []byte, exp int) APFloat {
	switch top := exp + len(digits); {
	case top > maxDecimalExponent:
		return overflow(k, neg)
	case top < -maxDecimalExponent:
		x, _ := zero(k, neg)
		return x
	}
	sig, _ := new(big.Int).SetString(string(digits), 10)
	if exp >= 0 {
		sig.Mul(sig, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(exp)), nil))
		x, _ := roundTo(k, neg, sig, 0, false)
		return x
	}
	// The quotient has at least two bits more than the precision, so that the
	// remainder matters for rounding only as a sticky bit.
	den := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(-exp)), nil)
	shift := max(0, den.BitLen()-sig.BitLen()+formats[k].precision+3)
	sig.Lsh(sig, uint(shift))
	q, r := new(big.Int).QuoRem(sig, den, new(big.Int))
	x, _ := roundTo(k, neg, q, -shift, r.Sign() != 0)
	return x
}
