package ir

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/num"
)

// IsIndex reports whether a type is index.
func IsIndex(t Type) bool { _, ok := t.(*IndexType); return ok }

// IsFloat reports whether a type is a floating-point type, and of one of the kinds
// if there are any.
func IsFloat(t Type, kinds ...num.FloatKind) bool {
	f, ok := t.(*FloatType)
	return ok && (len(kinds) == 0 || slices.Contains(kinds, f.Kind))
}

// IsTensor reports whether a type is a tensor, ranked or not.
func IsTensor(t Type) bool {
	switch t.(type) {
	case *RankedTensorType, *UnrankedTensorType:
		return true
	}
	return false
}

// JoinInts returns integers with commas between them.
func JoinInts(ns []int64) string {
	var b []byte
	for i, n := range ns {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = strconv.AppendInt(b, n, 10)
	}
	return string(b)
}

// QuotedTypes returns types in quotation marks with commas between them.
func QuotedTypes(ts []Type) string {
	parts := make([]string, len(ts))
	for i, t := range ts {
		parts[i] = "'" + t.String() + "'"
	}
	return strings.Join(parts, ", ")
}
