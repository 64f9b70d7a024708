package chunked_test

import (
	"slices"
	"testing"

	"github.com/mica-ir/mica/internal/chunked"
)

// The list is compared with a slice, on both sides of the ends of chunks.
func TestList(t *testing.T) {
	var l chunked.List[int]
	var want []int
	check := func() {
		t.Helper()
		got := slices.Collect(l.All())
		if len(got) != l.Len() || !slices.Equal(got, want) {
			t.Fatalf("the list has %d elements %v, want %v", l.Len(), got, want)
		}
	}
	for n := range 600 {
		l.Add(n)
		want = append(want, n)
	}
	check()
	first := l.At(0)
	for _, i := range []int{599, 0, 254, 255, 256, 300} {
		if i < l.Len() {
			l.Remove(i)
			want = slices.Delete(want, i, i+1)
		}
		check()
	}
	for _, n := range []int{513, 512, 256, 255, 0} {
		l.Truncate(n)
		want = want[:n]
		check()
		l.Add(-n)
		l.Add(n)
		want = append(want, -n, n)
		check()
	}
	if l.At(0) != first {
		t.Error("an element has moved")
	}
}
