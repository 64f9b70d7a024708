// Functions that only translated code calls.

package main

import "strings"

func isInteger(t toyType, width ...uint32) bool {
	i, ok := t.(*intType)
	return ok && (len(width) == 0 || i.width == int(width[0]))
}

func hasTrait(t toyType, name string) bool {
	_, isVec := t.(*vectorType)
	return isVec && strings.HasSuffix(name, "ValueSemantics")
}

func elementOrSelf(t toyType) toyType {
	if s, ok := t.(shaped); ok {
		return s.Elem()
	}
	return t
}

func typesOf(list []*toyValue) []toyType {
	var out []toyType
	for _, v := range list {
		out = append(out, v.t)
	}
	return out
}

func findInt(i int64) *int64 {
	if i < 0 {
		return nil
	}
	return &i
}
