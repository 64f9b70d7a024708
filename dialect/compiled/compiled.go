// Package compiled has mica's own definitions of dialects as Go data, so that a program need not
// evaluate the .td files at startup. They are generated from the .td files in the packages of the
// dialects. If the user supplies a definition of a dialect, that one is loaded instead.
package compiled

//go:generate go run ../../cmd/mica gen --definitions-only --shared github.com/mica-ir/mica/dialect/compiled/shared --dialect arith --dialect cf --dialect complex --dialect func --dialect index --dialect math --dialect memref --dialect pdl --dialect pdl_interp --dialect scf --dialect tensor --dialect ub --dialect vector

import (
	"github.com/mica-ir/mica/dialect/compiled/arith"
	"github.com/mica-ir/mica/dialect/compiled/cf"
	"github.com/mica-ir/mica/dialect/compiled/complex"
	funcs "github.com/mica-ir/mica/dialect/compiled/func"
	"github.com/mica-ir/mica/dialect/compiled/index"
	"github.com/mica-ir/mica/dialect/compiled/math"
	"github.com/mica-ir/mica/dialect/compiled/memref"
	"github.com/mica-ir/mica/dialect/compiled/pdl"
	"github.com/mica-ir/mica/dialect/compiled/pdlinterp"
	"github.com/mica-ir/mica/dialect/compiled/scf"
	"github.com/mica-ir/mica/dialect/compiled/tensor"
	"github.com/mica-ir/mica/dialect/compiled/ub"
	"github.com/mica-ir/mica/dialect/compiled/vector"
	"github.com/mica-ir/mica/ods/load"
)

// Find returns the definitions of a dialect, nil if there are none.
func Find(namespace string) *load.Generated {
	switch namespace {
	case "arith":
		return &arith.Generated
	case "cf":
		return &cf.Generated
	case "complex":
		return &complex.Generated
	case "func":
		return &funcs.Generated
	case "index":
		return &index.Generated
	case "math":
		return &math.Generated
	case "memref":
		return &memref.Generated
	case "pdl":
		return &pdl.Generated
	case "pdl_interp":
		return &pdlinterp.Generated
	case "scf":
		return &scf.Generated
	case "tensor":
		return &tensor.Generated
	case "ub":
		return &ub.Generated
	case "vector":
		return &vector.Generated
	}
	return nil
}
