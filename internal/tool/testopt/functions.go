package main

import (
	"sync/atomic"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
)

// functions returns a function that registers the C++ functions of rules with a state, which
// C++ evaluated at run time cannot have.
func functions() func(api *cppapi.API) {
	var calls atomic.Int64
	return func(api *cppapi.API) {
		// The first call returns pi, and each further one more.
		api.Native("opMTest", &cxx.Func{Params: []*cxx.Type{api.Builder.Type(), api.Value.Type()}, Result: api.Attribute.Type(),
			Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
				ctx := cppapi.AsValue(args[1]).Type().Context()
				return cppapi.AttributeValue(ctx.Int64Attr(ctx.IntegerType(32), 314159264+calls.Add(1)))
			}})
	}
}
