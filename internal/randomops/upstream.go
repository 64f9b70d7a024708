package randomops

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/ods/load"
	"github.com/mica-ir/mica/source"
	"github.com/mica-ir/mica/tablegen"
)

// upstreamFiles lists the files that define the reference's dialects. Files of a
// group are read together; files of different groups define different records with
// the same names. Whether an operation has an interface that infers types depends
// on whether its file includes the interface, so files that do not are in separate
// groups.
var upstreamFiles = [][]string{{
	"LLVMIR/LLVMTypes.td", "AMX/AMX.td", "Affine/TransformOps/AffineTransformOps.td", "ArmNeon/ArmNeon.td",
	"ArmNeon/TransformOps/ArmNeonVectorTransformOps.td", "ArmSME/IR/ArmSME.td", "ArmSME/IR/ArmSMEIntrinsicOps.td",
	"ArmSVE/TransformOps/ArmSVEVectorTransformOps.td", "Bufferization/TransformOps/BufferizationTransformOps.td", "ControlFlow/IR/ControlFlowOps.td",
	"DLTI/DLTIAttrs.td", "DLTI/TransformOps/DLTITransformOps.td", "EmitC/IR/EmitC.td", "Func/TransformOps/FuncTransformOps.td",
	"GPU/TransformOps/GPUTransformOps.td", "LLVMIR/NVVMOps.td", "LLVMIR/ROCDLOps.td", "LLVMIR/VCIXOps.td", "LLVMIR/XeVMOps.td",
	"MLProgram/IR/MLProgramOps.td", "MPI/IR/MPIOps.td", "MemRef/TransformOps/MemRefTransformOps.td", "NVGPU/TransformOps/NVGPUTransformOps.td",
	"OpenACC/OpenACCOps.td", "PDL/IR/PDLOps.td", "PDLInterp/IR/PDLInterpOps.td", "SCF/TransformOps/SCFTransformOps.td",
	"SparseTensor/TransformOps/SparseTensorTransformOps.td", "Tensor/TransformOps/TensorTransformOps.td", "Transform/IRDLExtension/IRDLExtensionOps.td",
	"Transform/LoopExtension/LoopExtensionOps.td", "Transform/PDLExtension/PDLExtensionOps.td", "Transform/SMTExtension/SMTExtensionOps.td",
	"Transform/TuneExtension/TuneExtensionOps.td", "UB/IR/UBOps.td", "Vector/TransformOps/VectorTransformOps.td",
	"X86Vector/TransformOps/X86VectorTransformOps.td", "XeGPU/IR/XeGPUOps.td", "XeGPU/TransformOps/XeGPUTransformOps.td",
}, {
	"Linalg/TransformOps/LinalgMatchOps.td", "OpenMP/OpenMPOps.td", "ArmSVE/IR/ArmSVE.td",
}, {
	"Transform/DebugExtension/DebugExtensionOps.td",
}, {
	"LLVMIR/LLVMTypes.td", "AMDGPU/IR/AMDGPU.td", "Affine/IR/AffineOps.td", "Arith/IR/ArithOps.td", "Async/IR/AsyncOps.td",
	"Bufferization/IR/BufferizationOps.td", "Complex/IR/ComplexOps.td", "Complex/IR/ComplexAttributes.td", "IRDL/IR/IRDLOps.td", "Index/IR/IndexOps.td", "LLVMIR/LLVMOps.td",
	"LLVMIR/LLVMIntrinsicOps.td", "Linalg/IR/LinalgOps.td", "Linalg/IR/LinalgRelayoutOps.td", "Linalg/TransformOps/LinalgTransformOps.td",
	"Math/IR/MathOps.td", "MemRef/IR/MemRefOps.td", "NVGPU/IR/NVGPUOps.td", "Quant/IR/QuantOps.td", "SCF/IR/SCFOps.td", "SPIRV/IR/SPIRVOps.td",
	"Shape/IR/ShapeOps.td", "Shard/IR/ShardOps.td", "SparseTensor/IR/SparseTensorOps.td", "Tensor/IR/TensorOps.td", "Vector/IR/VectorOps.td",
	"WasmSSA/IR/WasmSSAOps.td",
}, {
	"ArmSME/IR/ArmSMEOps.td", "Func/IR/FuncOps.td", "GPU/IR/GPUOps.td", "Linalg/IR/LinalgStructuredOps.td", "Ptr/IR/PtrOps.td", "Tosa/IR/TosaOps.td",
	"Tosa/IR/TosaShapeOps.td", "Tosa/IR/TosaUtilOps.td", "SMT/IR/SMTOps.td", "SMT/IR/SMT.td",
}, {
	"X86Vector/X86Vector.td", "Transform/IR/TransformOps.td",
}}

// Upstream returns a context with all dialects of the reference, loaded from the
// files in an include directory with the natives of all dialects.
func Upstream(include string) (*ir.Context, *load.Loaded, diag.List) {
	ms, list := Definitions(include)
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	ld, l := load.Modules(ctx, ms, load.Options{Natives: all.Natives()})
	return ctx, ld, append(list, l...)
}

// Definitions reads the definitions of all dialects of the reference.
func Definitions(include string) ([]*ods.Module, diag.List) {
	// The groups are evaluated concurrently.
	type result struct {
		m *ods.Module
		l diag.List
	}
	results := make([]chan result, len(upstreamFiles))
	for i, files := range upstreamFiles {
		results[i] = make(chan result, 1)
		go func() {
			m, l := readGroup(include, i, files)
			results[i] <- result{m, l}
		}()
	}
	var list diag.List
	var ms []*ods.Module
	for _, c := range results {
		r := <-c
		list = append(list, r.l...)
		if r.m != nil {
			ms = append(ms, r.m)
		}
	}
	return ms, list
}

func readGroup(include string, i int, files []string) (*ods.Module, diag.List) {
	// Some files include their neighbours without a directory.
	set := &source.Set{Includes: []string{include, include + "/mlir/Dialect/ArmSME/IR"}}
	var text strings.Builder
	for _, f := range files {
		fmt.Fprintf(&text, "include \"mlir/Dialect/%s\"\n", f)
	}
	file := &source.File{Name: fmt.Sprintf("group%d.td", i), Text: []byte(text.String())}
	set.Add(file)
	recs, l := tablegen.Load(file, tablegen.Options{Files: set})
	if l.HasErrors() {
		return nil, l
	}
	m, ds := ods.Read(recs)
	return m, append(l, ds...)
}
