package num

import "fmt"

// A FloatKind is a floating-point format, named as MLIR names its types.
type FloatKind uint8

// The floating-point formats.
const (
	F4E2M1FN FloatKind = iota
	F6E2M3FN
	F6E3M2FN
	F8E5M2
	F8E4M3
	F8E4M3FN
	F8E5M2FNUZ
	F8E4M3FNUZ
	F8E4M3B11FNUZ
	F8E3M4
	F8E8M0FNU
	BF16
	F16
	TF32
	F32
	F64
	F80
	F128

	FloatKinds // the number of formats
)

// nonFinite classifies the values of a format that are not finite numbers, as LLVM's
// fltNonfiniteBehavior does.
type nonFinite uint8

const (
	ieee754    nonFinite = iota // infinities and NaNs in the top exponent
	nanOnly                     // no infinities
	finiteOnly                  // neither
)

// nanCode is the encoding of NaN.
type nanCode uint8

const (
	nanIEEE    nanCode = iota
	nanAllOnes         // the magnitude with every bit set
	nanNegZero         // the sign bit alone
)

// A format describes a floating-point format. A finite number is significand *
// 2^(exponent-precision+1), where the significand has precision bits and minExp <=
// exponent <= maxExp.
type format struct {
	name         string
	width        int
	precision    int // in bits, including the leading bit, which is implicit except in F80
	minExp       int // of normal numbers
	maxExp       int
	bias         int
	nonFinite    nonFinite
	nan          nanCode
	explicitLead bool // F80 stores the leading bit
	noSign       bool
	noZero       bool
}

var formats = [FloatKinds]format{
	F4E2M1FN:      {name: "f4E2M1FN", width: 4, precision: 2, minExp: 0, maxExp: 2, bias: 1, nonFinite: finiteOnly},
	F6E2M3FN:      {name: "f6E2M3FN", width: 6, precision: 4, minExp: 0, maxExp: 2, bias: 1, nonFinite: finiteOnly},
	F6E3M2FN:      {name: "f6E3M2FN", width: 6, precision: 3, minExp: -2, maxExp: 4, bias: 3, nonFinite: finiteOnly},
	F8E5M2:        {name: "f8E5M2", width: 8, precision: 3, minExp: -14, maxExp: 15, bias: 15},
	F8E4M3:        {name: "f8E4M3", width: 8, precision: 4, minExp: -6, maxExp: 7, bias: 7},
	F8E4M3FN:      {name: "f8E4M3FN", width: 8, precision: 4, minExp: -6, maxExp: 8, bias: 7, nonFinite: nanOnly, nan: nanAllOnes},
	F8E5M2FNUZ:    {name: "f8E5M2FNUZ", width: 8, precision: 3, minExp: -15, maxExp: 15, bias: 16, nonFinite: nanOnly, nan: nanNegZero},
	F8E4M3FNUZ:    {name: "f8E4M3FNUZ", width: 8, precision: 4, minExp: -7, maxExp: 7, bias: 8, nonFinite: nanOnly, nan: nanNegZero},
	F8E4M3B11FNUZ: {name: "f8E4M3B11FNUZ", width: 8, precision: 4, minExp: -10, maxExp: 4, bias: 11, nonFinite: nanOnly, nan: nanNegZero},
	F8E3M4:        {name: "f8E3M4", width: 8, precision: 5, minExp: -2, maxExp: 3, bias: 3},
	F8E8M0FNU:     {name: "f8E8M0FNU", width: 8, precision: 1, minExp: -127, maxExp: 127, bias: 127, nonFinite: nanOnly, nan: nanAllOnes, noSign: true, noZero: true},
	BF16:          {name: "bf16", width: 16, precision: 8, minExp: -126, maxExp: 127, bias: 127},
	F16:           {name: "f16", width: 16, precision: 11, minExp: -14, maxExp: 15, bias: 15},
	TF32:          {name: "tf32", width: 19, precision: 11, minExp: -126, maxExp: 127, bias: 127},
	F32:           {name: "f32", width: 32, precision: 24, minExp: -126, maxExp: 127, bias: 127},
	F64:           {name: "f64", width: 64, precision: 53, minExp: -1022, maxExp: 1023, bias: 1023},
	F80:           {name: "f80", width: 80, precision: 64, minExp: -16382, maxExp: 16383, bias: 16383, explicitLead: true},
	F128:          {name: "f128", width: 128, precision: 113, minExp: -16382, maxExp: 16383, bias: 16383},
}

// String returns the spelling of the type.
func (k FloatKind) String() string {
	if k >= FloatKinds {
		panic(fmt.Sprintf("num: float kind %d", k))
	}
	return formats[k].name
}

// Width returns the number of bits.
func (k FloatKind) Width() int { return formats[k].width }

// Precision returns the width of the significand in bits, including the leading bit.
func (k FloatKind) Precision() int { return formats[k].precision }
