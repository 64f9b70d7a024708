package typed

import "github.com/mica-ir/mica/ir"

// Param returns a parameter of a type or an attribute as a Go value, the zero value if it
// is absent.
func Param[T any](p ir.Param) T {
	t, _ := p.(T)
	return t
}

// IntParam returns a parameter that is an integer.
func IntParam[T Integer](p ir.Param) T {
	switch p := p.(type) {
	case int64:
		return T(p)
	case uint64:
		return T(p)
	case ir.EnumValue:
		return T(p.Value)
	}
	return 0
}

// ListParam returns a parameter that is a list.
func ListParam[T any](p ir.Param) []T {
	list, _ := p.(ir.ParamList)
	if list == nil {
		return nil
	}
	out := make([]T, len(list))
	for i := range list {
		out[i] = Param[T](list[i])
	}
	return out
}

// IntListParam returns a parameter that is a list of integers.
func IntListParam[T Integer](p ir.Param) []T {
	list, _ := p.(ir.ParamList)
	if list == nil {
		return nil
	}
	out := make([]T, len(list))
	for i := range list {
		out[i] = IntParam[T](list[i])
	}
	return out
}
