package ir

import "testing"

// TestVectorTypesOfOthers checks that deriving a vector type from another one keeps the
// scalable dimensions, and fails for sizes that are not positive.
func TestVectorTypesOfOthers(t *testing.T) {
	c := NewContext()
	fixed := c.VectorType([]int64{2, 4}, c.F32(), nil)
	scalable := c.VectorType([]int64{2, 4}, c.F32(), []bool{false, true})
	for _, x := range []struct {
		name string
		make func() (*VectorType, bool)
		want string // "" if there is no such type
	}{
		{"another size", func() (*VectorType, bool) { return WithDim(fixed, 0, 8) }, "vector<8x4xf32>"},
		{"another scalable size", func() (*VectorType, bool) { return WithDim(scalable, 1, 8) }, "vector<2x[8]xf32>"},
		{"size 0", func() (*VectorType, bool) { return WithDim(fixed, 0, 0) }, ""},
		{"a dynamic size", func() (*VectorType, bool) { return WithDim(fixed, 0, Dynamic) }, ""},
		{"a size of dimension 2", func() (*VectorType, bool) { return WithDim(fixed, 2, 8) }, ""},
		{"a size of dimension -1", func() (*VectorType, bool) { return WithDim(fixed, -1, 8) }, ""},
		{"no dimension 0", func() (*VectorType, bool) { return WithoutDim(scalable, 0) }, "vector<[4]xf32>"},
		{"no scalable dimension", func() (*VectorType, bool) { return WithoutDim(scalable, 1) }, "vector<2xf32>"},
		{"no dimension at all", func() (*VectorType, bool) {
			return WithoutDim(c.VectorType([]int64{4}, c.F32(), []bool{true}), 0)
		}, "vector<f32>"},
		{"no dimension 2", func() (*VectorType, bool) { return WithoutDim(fixed, 2) }, ""},
		{"no dimension -1", func() (*VectorType, bool) { return WithoutDim(fixed, -1) }, ""},
		{"another element type", func() (*VectorType, bool) { return WithVectorElement(scalable, c.I1()), true }, "vector<2x[4]xi1>"},
		{"the same element type", func() (*VectorType, bool) { return WithVectorElement(fixed, c.F32()), true }, "vector<2x4xf32>"},
	} {
		got, ok := x.make()
		if ok != (x.want != "") || ok && got.String() != x.want {
			t.Errorf("%s: %v, %v", x.name, got, ok)
		}
	}
	if fixed.String() != "vector<2x4xf32>" || scalable.String() != "vector<2x[4]xf32>" {
		t.Errorf("the types are now %s and %s", fixed, scalable)
	}
}
