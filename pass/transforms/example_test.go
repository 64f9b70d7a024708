package transforms_test

import (
	"fmt"

	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/pass/transforms"
)

func Example() {
	passes := pass.NewRegistry(transforms.Definitions()...)
	m, err := passes.ParsePipeline("builtin.module(inline{max-iterations=2},func.func(cse))")
	fmt.Println(m, err)
	// Output: builtin.module(inline{default-pipeline=canonicalize inlining-threshold=4294967295 max-iterations=2 },func.func(cse)) <nil>
}
