package nvgpu

import (
	"embed"
	"strconv"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed nvgpu.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "nvgpu",
		Ops: map[string]dialect.Op{
			DeviceAsyncCopyOpName:             {Verify: typed.Verify(verifyAsyncCopy)},
			LdMatrixOpName:                    {Verify: typed.Verify(verifyMatrixLoad)},
			MmaSparseSyncOpName:               {Verify: typed.Verify(verifySparseProduct)},
			MmaSyncOpName:                     {Verify: typed.Verify(verifyProduct)},
			RcpOpName:                         {Verify: typed.Verify(verifyReciprocal)},
			TmaAsyncLoadOpName:                {Verify: typed.Verify(verifyAsyncLoad)},
			TmaAsyncStoreOpName:               {Verify: typed.Verify(verifyAsyncStore)},
			TmaCreateDescriptorOpName:         {Verify: typed.Verify(verifyCreateMap)},
			WarpgroupGenerateDescriptorOpName: {Verify: typed.Verify(verifyGenerate)},
			WarpgroupMmaOpName:                {Verify: typed.Verify(verifyGroupProduct)},
			WarpgroupMmaInitAccumulatorOpName: {Verify: typed.Verify(verifyAccumulator)},
			WarpgroupMmaStoreOpName:           {Verify: typed.Verify(verifyGroupStore)},
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/NVGPU/IR/NVGPU.td":      "base.td",
				"mlir/Dialect/NVGPU/IR/NVGPUOps.td":   "nvgpu.td",
				"mlir/Dialect/NVGPU/IR/NVGPUTypes.td": "types.td",
			},
			Roots: []string{"mlir/Dialect/NVGPU/IR/NVGPUOps.td"},
		},
		Signatures: signatures,
	}
}

// threads is the number of threads of a warp.
const threads = 32

// isShared reports whether a memref lies in the memory of a workgroup.
func isShared(t *ir.MemRefType) bool {
	switch a := t.Space.(type) {
	case *ir.IntegerAttr:
		return a.Int64() == 3
	case *ir.DefinedAttr:
		return a.Def.Name == "AddressSpaceAttr" && a.Def.Dialect != nil && a.Def.Dialect.Namespace == "gpu" && named.EnumText(a) == "workgroup"
	}
	return false
}

func memoryOf(v *ir.Value) *ir.MemRefType {
	t, _ := v.Type().(*ir.MemRefType)
	return t
}

// lastUnit reports whether the elements of the last dimension lie side by side.
func lastUnit(t *ir.MemRefType) bool {
	strides, _, ok := t.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}

// bits returns the width of a number, 0 for another type.
func bits(t ir.Type) int64 {
	n, _ := ir.IntOrFloatWidth(t)
	return int64(n)
}

func verifyAsyncCopy(op DeviceAsyncCopyOp, c *ir.Checker) {
	from, to := memoryOf(op.Src()), memoryOf(op.Dst())
	if from == nil || to == nil {
		return
	}
	c.CheckPlain(lastUnit(from), "source memref most minor dim must have unit stride")
	c.CheckPlain(lastUnit(to), "destination memref most minor dim must have unit stride")
	c.CheckPlain(isShared(to), "destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)")
	c.CheckPlain(to.Element == from.Element, "source and destination must have the same element type")
	if n := op.SrcIndices().Len(); n != len(from.Shape()) {
		c.Failf("expected %d source indices, got %d", len(from.Shape()), n)
	}
	if n := op.DstIndices().Len(); n != len(to.Shape()) {
		c.Failf("expected %d destination indices, got %d", len(to.Shape()), n)
	}
	width := bits(to.Element)
	if width == 0 {
		return
	}
	n := op.DstElements()
	size := width * n / 8
	if size != 4 && size != 8 && size != 16 {
		could := ""
		for i, total := range []int64{32, 64, 128} {
			if total/width > 0 {
				could += strconv.FormatInt(total/width, 10) + [...]string{", ", ", ", "."}[i]
			}
		}
		c.FailPlainf("Requested copy elements is %d with width %d. But copy elements could be one of %s", n, width, could)
	}
	if op.BypassL1() && size != 16 {
		c.Failf("bypassL1 does not satify alignment for '%s' with destination element %d. Unset bypassL1, or set destination element to %d", to, n, 128/width)
	}
}

func verifyMatrixLoad(op LdMatrixOp, c *ir.Checker) {
	from := memoryOf(op.SrcMemref())
	to, ok := op.Res().Type().(*ir.VectorType)
	if from == nil || !ok {
		return
	}
	width, shape := bits(to.Element), to.Shape()
	switch {
	case !isShared(from):
		c.FailPlainf("expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)")
	case width > 32:
		c.FailPlainf("nvgpu.ldmatrix works for 32b or lower")
	case op.Transpose() && width != 16:
		c.FailPlainf("nvgpu.ldmatrix transpose works only at 16b granularity")
	case len(shape) != 2:
		c.FailPlainf("results must be 2 dimensional vector")
	case width == 0:
		return
	case shape[1] != 32/width:
		c.FailPlainf("expected vector register shape[1] = %d", 32/width)
	case shape[0] != int64(op.NumTiles()):
		c.FailPlainf("expected vector register shape[0] and numTiles to match")
	}
}

func verifySparseProduct(op MmaSparseSyncOp, c *ir.Checker) {
	c.Check(uint32(op.SparsitySelector()) <= 1, "sparsity selector should be 0 or 1")
	verifyWarpProduct(MmaSyncOp(op), true, c)
}

func verifyProduct(op MmaSyncOp, c *ir.Checker) { verifyWarpProduct(op, false, c) }

// verifyWarpProduct checks the vectors that a thread has of the matrices: they
// are parts of tiles, 8 by 8 by 128 bits, or 8 by 8 by 256 for f64. A sparse product has these
// vectors, too.
func verifyWarpProduct(op MmaSyncOp, sparse bool, c *ir.Checker) {
	var vs [3]*ir.VectorType
	for i, m := range []*ir.Value{op.MatrixA(), op.MatrixB(), op.MatrixC()} {
		v, ok := m.Type().(*ir.VectorType)
		if !ok {
			return
		}
		vs[i] = v
	}
	var sizes [3]int64 // those that are missing count as 0
	for i, e := range op.MmaShape() {
		if n, ok := e.(*ir.IntegerAttr); ok && i < len(sizes) {
			sizes[i] = n.Int64()
		}
	}
	var depth, perThread int64
	element := vs[0].Element
	float, _ := element.(*ir.FloatType)
	switch {
	case float != nil && float.Kind == num.F64:
		c.CheckPlain(!sparse, "f64 is not supported for sparse mode")
		depth, perThread = 4, 1
	case float != nil && (float.Kind == num.F32 || float.Kind == num.BF16 || float.Kind == num.F16),
		ir.IsSignless(element, 8), ir.IsSignless(element, 4):
		depth, perThread = 128/bits(element), 32/bits(element)
	default:
		c.FailPlainf("expected input data type (i4,i8,f16,bf16,tf32,f64) supported by %s", op.Operation.Name())
	}
	for i, v := range vs {
		c.CheckPlainf(len(v.Shape()) == 2, "matrix%c must be 2 dimensional vector", 'A'+i)
	}
	m, n, k := sizes[0], sizes[1], sizes[2]
	factor := int64(1)
	if sparse {
		factor = 2
	}
	for i, want := range []int64{m * k, k * n, m * n} {
		s, have := vs[i].Shape(), want
		if i == 0 {
			have /= factor
		}
		c.Checkf(s[0]*s[1]*threads == have, "expected %d warp-wide matrix %c elements", want, 'A'+i)
	}
	c.Check(!op.Tf32Enabled() || float != nil && float.Kind == num.F32, "expected tf32 tensor cores only for F32 operands")
	mTile, nTile, kTile := m/8, n/8, k/depth
	for i, want := range [][2]int64{{mTile * kTile, perThread}, {kTile * nTile, perThread}, {mTile * nTile, 2}} {
		s, rows := vs[i].Shape(), want[0]
		if i == 0 {
			rows /= factor
		}
		c.Checkf(s[0] == rows && s[1] == want[1], "expected matrix %c to be shaped (%d x %d)", 'A'+i, want[0], want[1])
	}
}

func verifyReciprocal(op RcpOp, c *ir.Checker) {
	if named.EnumText(op.RoundingAttr()) != "approx" || !op.Ftz() {
		c.Failf("has a limitation. %s or non-ftz is not supported yet.", op.RoundingAttr())
	}
}
