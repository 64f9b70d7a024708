package filecheck

import (
	"math/big"
	"strconv"
	"strings"
)

// A format is the format of a number. The zero value means no format.
type format struct {
	verb      byte // 'u', 'd', 'x' or 'X'
	precision int  // minimal number of digits
	alternate bool // with 0x
}

// maxPrecision bounds the number of digits to which a number is padded.
const maxPrecision = 1 << 20

func (f format) String() string {
	if f.verb == 0 {
		return "<none>"
	}
	return "%" + string(f.verb)
}

// conflicts reports whether two numbers have incompatible formats.
func (f format) conflicts(g format) bool { return f.verb == 0 || f != g }

func (f format) lead() string {
	if f.alternate {
		return "0x"
	}
	return ""
}

// wildcard returns a regular expression that matches the numbers in this format.
func (f format) wildcard() string {
	first, digit, sign := "1-9", "0-9", ""
	switch f.verb {
	case 'd':
		sign = "-?"
	case 'x':
		first, digit = "1-9a-f", "0-9a-f"
	case 'X':
		first, digit = "1-9A-F", "0-9A-F"
	}
	if f.precision > 0 {
		return f.lead() + sign + "([" + first + "][" + digit + "]*)?[" + digit + "]{" + strconv.Itoa(f.precision) + "}"
	}
	return f.lead() + sign + "[" + digit + "]+"
}

// write formats a number. It returns false if the format cannot represent it.
func (f format) write(n *big.Int) (string, bool) {
	if f.verb != 'd' && n.Sign() < 0 || f.precision > maxPrecision {
		return "", false
	}
	base := 10
	if f.verb == 'x' || f.verb == 'X' {
		base = 16
	}
	s := new(big.Int).Abs(n).Text(base)
	if f.verb == 'X' {
		s = strings.ToUpper(s)
	}
	sign := ""
	if n.Sign() < 0 {
		sign = "-"
	}
	return sign + f.lead() + strings.Repeat("0", max(0, f.precision-len(s))) + s, true
}

// read returns the number in a text that the wildcard matched.
func (f format) read(s string) *big.Int {
	s, negative := strings.CutPrefix(s, "-")
	if f.alternate {
		s = strings.TrimPrefix(s, "0x")
	}
	base := 10
	if f.verb == 'x' || f.verb == 'X' {
		base = 16
	}
	n, ok := new(big.Int).SetString(s, base)
	if !ok {
		n = new(big.Int)
	}
	if negative {
		n.Neg(n)
	}
	return n
}
