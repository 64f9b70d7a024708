package std

import (
	"embed"
	"io/fs"
	"maps"
	"slices"

	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/complex"
	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/dialect/index"
	"github.com/mica-ir/mica/dialect/math"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/dialect/ub"
)

// A place is where a file stands that is included by another path.
type place struct {
	tree *embed.FS
	name string
}

var places = map[string]place{
	"mlir/Dialect/Arith/IR/ArithBase.td":            {&arith.Definitions, "base.td"},
	"mlir/Dialect/Arith/IR/ArithOps.td":             {&arith.Definitions, "arith.td"},
	"mlir/Dialect/Arith/IR/ArithOpsInterfaces.td":   {&arith.Definitions, "interfaces.td"},
	"mlir/Dialect/Complex/IR/ComplexAttributes.td":  {&complex.Definitions, "attributes.td"},
	"mlir/Dialect/Complex/IR/ComplexBase.td":        {&complex.Definitions, "base.td"},
	"mlir/Dialect/Complex/IR/ComplexOps.td":         {&complex.Definitions, "complex.td"},
	"mlir/Dialect/ControlFlow/IR/ControlFlowOps.td": {&cf.Definitions, "cf.td"},
	"mlir/Dialect/Func/IR/FuncOps.td":               {&funcs.Definitions, "func.td"},
	"mlir/Dialect/Index/IR/IndexDialect.td":         {&index.Definitions, "dialect.td"},
	"mlir/Dialect/Index/IR/IndexEnums.td":           {&index.Definitions, "enums.td"},
	"mlir/Dialect/Index/IR/IndexOps.td":             {&index.Definitions, "index.td"},
	"mlir/Dialect/Math/IR/MathBase.td":              {&math.Definitions, "base.td"},
	"mlir/Dialect/Math/IR/MathOps.td":               {&math.Definitions, "math.td"},
	"mlir/Dialect/SCF/IR/DeviceMappingInterface.td": {&scf.Definitions, "mapping.td"},
	"mlir/Dialect/SCF/IR/SCFOps.td":                 {&scf.Definitions, "scf.td"},
	"mlir/Dialect/Tensor/IR/TensorBase.td":          {&tensor.Definitions, "base.td"},
	"mlir/Dialect/Tensor/IR/TensorOps.td":           {&tensor.Definitions, "tensor.td"},
	"mlir/Dialect/UB/IR/UBOps.td":                   {&ub.Definitions, "ub.td"},
	"mlir/Dialect/UB/IR/UBOpsInterfaces.td":         {&ub.Definitions, "interfaces.td"},
}

// FS has the definitions of the dialects under the paths by which the files of
// LLVM are included that define the same: a definition that includes one of
// these needs no installation of LLVM.
var FS fs.FS = tree{}

type tree struct{}

func (tree) Open(name string) (fs.File, error) {
	p, ok := places[name]
	if !ok {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return p.tree.Open(p.name)
}

// Files returns the include paths of all files, sorted.
func Files() []string { return slices.Sorted(maps.Keys(places)) }
