package tosa

import "strconv"

// ints writes numbers as messages do, between commas.
func ints(ns []int64) string {
	var b []byte
	for i, n := range ns {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = strconv.AppendInt(b, n, 10)
	}
	return string(b)
}
