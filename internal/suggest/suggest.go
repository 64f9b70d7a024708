// Package suggest finds the name that was probably meant.
package suggest

import (
	"fmt"
	"slices"
)

// Closest returns the candidate with the smallest edit distance to a name, if it is
// so similar that it can have been meant; "" otherwise. Among equally similar ones it
// is the first in the alphabet.
func Closest(name string, candidates []string) string {
	best, bound := "", len(name)/3+1
	for _, c := range slices.Sorted(slices.Values(candidates)) {
		if d := Distance(name, c); d <= bound && c != "" {
			best, bound = c, d-1
		}
	}
	return best
}

// DidYouMean returns "; did you mean 'x'?" for the closest candidate, "" if there is
// none: the end of a message about an unknown name.
func DidYouMean(name string, candidates []string) string {
	if c := Closest(name, candidates); c != "" {
		return fmt.Sprintf("; did you mean '%s'?", c)
	}
	return ""
}

// Distance returns the number of bytes to insert, remove or replace to turn one text
// into the other.
func Distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		prev := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := prev
			if a[i] != b[j] {
				cost++
			}
			prev = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
