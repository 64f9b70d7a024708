package randomir

import (
	"fmt"
	"strings"
)

// A splitIndex is the results of an affine.delinearize_index and its basis.
type splitIndex struct {
	results, basis []string
}

// affine writes an operation that splits an index or combines one, often from the parts of
// another.
func (f *function) affine() {
	if f.r.IntN(2) == 0 {
		f.delinearize()
		return
	}
	var inputs, basis []string
	if len(f.splits) > 0 && f.r.IntN(10) < 7 {
		s := f.splits[f.r.IntN(len(f.splits))]
		inputs = s.results[f.r.IntN(len(s.results)):]
		basis = s.basis[max(0, len(s.basis)-len(inputs)):]
		if f.r.IntN(2) == 0 {
			inputs = append([]string{f.value("index")}, inputs...)
			if f.r.IntN(2) == 0 {
				basis = append([]string{f.pick("1", "3", "5")}, basis...)
			}
		}
		for len(basis) < len(inputs)-1 {
			basis = append([]string{"3"}, basis...)
		}
		basis = basis[max(0, len(basis)-len(inputs)):]
	} else {
		basis = f.basis(1 + f.r.IntN(4))
		for range len(basis) + f.r.IntN(2) {
			inputs = append(inputs, f.value("index"))
		}
	}
	f.line("%s = affine.linearize_index %s[%s] by (%s) : index", f.result("index"), f.pick("", "disjoint "), strings.Join(inputs, ", "), strings.Join(basis, ", "))
}

func (f *function) delinearize() {
	index := f.value("index")
	basis := f.basis(1 + f.r.IntN(4))
	n := len(basis) + f.r.IntN(2)
	results := make([]string, n)
	first := f.n
	f.n++
	for i := range results {
		results[i] = fmt.Sprintf("%%v%d#%d", first, i)
	}
	f.line("%%v%d:%d = affine.delinearize_index %s into (%s) : %s", first, n, index, strings.Join(basis, ", "), strings.Repeat(", index", n)[2:])
	f.values["index"] = append(f.values["index"], results...)
	f.splits = append(f.splits, splitIndex{results, basis})
}

// basis returns n sizes, often the last ones of a basis that there is.
func (f *function) basis(n int) []string {
	if len(f.splits) > 0 && f.r.IntN(10) < 6 {
		if have := f.splits[f.r.IntN(len(f.splits))].basis; len(have) >= n {
			return have[len(have)-n:]
		}
	}
	list := make([]string, n)
	for i := range list {
		if list[i] = f.pick("1", "2", "3", "4", "6", "8"); f.r.IntN(4) == 0 {
			list[i] = f.pick("%size0", "%size1", "%one", "%four")
		}
	}
	return list
}
