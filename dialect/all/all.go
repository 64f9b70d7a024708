// Package all gathers the Go parts of all dialects. Importing it links every dialect; a program
// that needs a few imports their packages instead.
package all

// The accessors of operations that LLVM 22 defines are generated from its definitions. Where
// these are not installed, the files remain as they are.
//
//go:generate go run ../../cmd/mica gen --accessors-only -o .. --dialect acc --dialect affine --dialect amdgpu --dialect amx --dialect async --dialect bufferization --dialect emitc --dialect gpu --dialect irdl --dialect linalg --dialect llvm --dialect ml_program --dialect mpi --dialect nvgpu --dialect nvvm --dialect omp --dialect pdl_interp --dialect ptr --dialect quant --dialect shape --dialect shard --dialect smt --dialect sparse_tensor --dialect spirv --dialect tosa --dialect transform --dialect wasmssa --dialect xegpu --dialect xevm

import (
	"strings"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/acc"
	"github.com/mica-ir/mica/dialect/affine"
	"github.com/mica-ir/mica/dialect/amdgpu"
	"github.com/mica-ir/mica/dialect/amx"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/armneon"
	"github.com/mica-ir/mica/dialect/armsme"
	"github.com/mica-ir/mica/dialect/armsve"
	"github.com/mica-ir/mica/dialect/async"
	"github.com/mica-ir/mica/dialect/bufferization"
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/dialect/complex"
	"github.com/mica-ir/mica/dialect/dlti"
	"github.com/mica-ir/mica/dialect/emitc"
	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/dialect/gpu"
	"github.com/mica-ir/mica/dialect/index"
	"github.com/mica-ir/mica/dialect/irdl"
	"github.com/mica-ir/mica/dialect/linalg"
	"github.com/mica-ir/mica/dialect/llvm"
	"github.com/mica-ir/mica/dialect/math"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/dialect/mlprogram"
	"github.com/mica-ir/mica/dialect/mpi"
	"github.com/mica-ir/mica/dialect/nvgpu"
	"github.com/mica-ir/mica/dialect/nvvm"
	"github.com/mica-ir/mica/dialect/omp"
	"github.com/mica-ir/mica/dialect/pdl"
	"github.com/mica-ir/mica/dialect/pdlinterp"
	"github.com/mica-ir/mica/dialect/ptr"
	"github.com/mica-ir/mica/dialect/quant"
	"github.com/mica-ir/mica/dialect/rocdl"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/dialect/shape"
	"github.com/mica-ir/mica/dialect/shard"
	"github.com/mica-ir/mica/dialect/smt"
	"github.com/mica-ir/mica/dialect/sparsetensor"
	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/dialect/tensor"
	"github.com/mica-ir/mica/dialect/tosa"
	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/dialect/ub"
	"github.com/mica-ir/mica/dialect/vcix"
	"github.com/mica-ir/mica/dialect/vector"
	"github.com/mica-ir/mica/dialect/wasmssa"
	"github.com/mica-ir/mica/dialect/x86vector"
	"github.com/mica-ir/mica/dialect/xegpu"
	"github.com/mica-ir/mica/dialect/xevm"
	"github.com/mica-ir/mica/internal/dialect/models"
)

// Natives returns new values of all dialects, by namespace.
func Natives() []*dialect.Natives {
	list := []*dialect.Natives{
		acc.Natives(),
		affine.Natives(),
		amdgpu.Natives(),
		amx.Natives(),
		arith.Natives(),
		armneon.Natives(),
		armsme.Natives(),
		armsve.Natives(),
		async.Natives(),
		bufferization.Natives(),
		cf.Natives(),
		complex.Natives(),
		dlti.Natives(),
		emitc.Natives(),
		funcs.Natives(),
		gpu.Natives(),
		index.Natives(),
		irdl.Natives(),
		linalg.Natives(),
		llvm.Natives(),
		math.Natives(),
		memref.Natives(),
		mlprogram.Natives(),
		mpi.Natives(),
		nvgpu.Natives(),
		nvvm.Natives(),
		omp.Natives(),
		pdl.Natives(),
		pdlinterp.Natives(),
		ptr.Natives(),
		quant.Natives(),
		rocdl.Natives(),
		scf.Natives(),
		shape.Natives(),
		shard.Natives(),
		smt.Natives(),
		sparsetensor.Natives(),
		spirv.Natives(),
		tensor.Natives(),
		tosa.Natives(),
		transform.Natives(),
		ub.Natives(),
		vcix.Natives(),
		vector.Natives(),
		wasmssa.Natives(),
		x86vector.Natives(),
		xegpu.Natives(),
		xevm.Natives(),
	}
	models.Add(list...)
	return list
}

// Packages returns the import paths of the packages of the dialects, by namespace.
func Packages() map[string]string {
	paths := map[string]string{}
	for _, n := range Natives() {
		paths[n.Namespace] = "github.com/mica-ir/mica/dialect/" + strings.ReplaceAll(n.Namespace, "_", "")
	}
	return paths
}
