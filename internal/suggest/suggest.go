// Package suggest finds the name that was probably meant.
package suggest

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Closest returns the candidate with the smallest edit distance to a name, if it is
// so similar that it can have been meant; "" otherwise: a wrong suggestion is worse than none.
// Among equally similar ones it is the first in the alphabet.
func Closest(name string, candidates []string) string {
	best, least := "", math.MaxInt
	for _, c := range slices.Sorted(slices.Values(candidates)) {
		if d := Distance(name, c); d < least && similar(name, c, d) {
			best, least = c, d
		}
	}
	return best
}

// similar reports whether a name with an edit distance of d from another can be meant by it: a part of
// it is different, or its end is missing.
func similar(name, meant string, d int) bool {
	if len(name) > 2 && strings.HasPrefix(meant, name) {
		return d <= len(name)/2
	}
	return d <= max(1, len(name)/3) && d < max(len(name), len(meant))
}

// DidYouMean returns "; did you mean 'x'?" for the closest candidate, "" if there is
// none: the end of a message about an unknown name.
func DidYouMean(name string, candidates []string) string {
	if c := Closest(name, candidates); c != "" {
		return fmt.Sprintf("; did you mean '%s'?", c)
	}
	return ""
}

// Distance returns the number of bytes to insert, remove or replace, and of neighbors to
// exchange, to turn one text into the other.
func Distance(a, b string) int {
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before, last, row = last, row, before
		row[0] = i + 1
		for j := range len(b) {
			cost := last[j]
			if a[i] != b[j] {
				cost++
			}
			row[j+1] = min(cost, row[j]+1, last[j+1]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
	}
	return row[len(b)]
}
