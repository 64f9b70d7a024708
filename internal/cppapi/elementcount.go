package cppapi

import "github.com/mica-ir/mica/internal/cxx"

// A vectorLength is an llvm::ElementCount: the length of a vector, or, if scalable, its
// multiple by a number known at run time.
type vectorLength struct {
	n        int64
	scalable bool
}

// ElementCountValue returns an llvm::ElementCount.
func ElementCountValue(n int64, scalable bool) cxx.Value {
	return cxx.Obj(&vectorLength{n, scalable})
}

func (a *API) vectorLengths() {
	c := a.Registry.Class("llvm::ElementCount")
	a.ElementCount = c
	c.IsA = cxx.Is[*vectorLength]
	c.Equal = func(x, y cxx.Value) bool {
		p, ok := x.Obj().(*vectorLength)
		q, ok2 := y.Obj().(*vectorLength)
		return ok && ok2 && *p == *q
	}
	c.Method("getKnownMinValue", cxx.Getter(cxx.TypeInt64, func(x *vectorLength) cxx.Value { return cxx.Int(x.n) }))
	c.Method("isScalable", cxx.Test(func(x *vectorLength) bool { return x.scalable }))
	c.Method("operator*", &cxx.Func{Params: []*cxx.Type{cxx.TypeInt64}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x := args[0].Obj().(*vectorLength)
		return ElementCountValue(x.n*args[1].Int(), x.scalable)
	}})
}
