package cxx_test

import (
	"fmt"

	"github.com/mica-ir/mica/internal/cxx"
)

// A shape is the only object of this example's host.
type shape struct{ dims []int64 }

// A predicate is compiled once and evaluated for each object.
func Example() {
	r := cxx.NewRegistry()
	c := r.Class("geo::Shape")
	c.IsA = cxx.Is[*shape]
	c.Method("getDims", cxx.Getter(cxx.ListOf(cxx.TypeInt64), func(s *shape) cxx.Value {
		return cxx.Slice(s.dims)
	}))

	expr, err := cxx.Parse(`$_self.getDims().size() == 2 &&
		::llvm::all_of($_self.getDims(), [](int64_t d) { return d > 0; })`)
	if err != nil {
		fmt.Println(err)
		return
	}
	p := cxx.Compile(expr, &cxx.Env{
		Registry:   r,
		Namespaces: []string{"geo"},
		Slots:      []cxx.Slot{{Name: "$_self", Type: c.Type()}},
	})
	fmt.Println("complete:", p.Complete(), "natives:", p.Natives)
	for _, s := range []*shape{{[]int64{2, 3}}, {[]int64{2, -1}}, nil} {
		ok, err := p.EvalBool([]cxx.Value{cxx.Ptr(s)})
		fmt.Println(ok, err)
	}
	// Output:
	// complete: true natives: [geo::Shape::getDims]
	// true <nil>
	// false <nil>
	// false geo::Shape::getDims is called on a null object
}
