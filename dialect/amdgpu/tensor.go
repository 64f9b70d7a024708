package amdgpu

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

func wholeBytes(width int) bool { return width == 8 || width == 16 || width == 32 || width == 64 }

func verifyBase[T interface {
	typed.View
	Global() *ir.Value
	Lds() *ir.Value
}](op *ir.Operation, c *ir.Checker) {
	local, global := memoryOf(T{op}.Lds()), memoryOf(T{op}.Global())
	if local == nil || global == nil {
		return
	}
	c.Check(isWorkgroup(local.Space), "lds memref must have workgroup address space attribute.")
	c.Check(isGlobal(global.Space), "global memref must have global address space attribute.")
	width := bits(local.Element)
	c.Checkf(wholeBytes(width), "element type must be 1, 2, 4, or 8 bytes long but type was %d bits long.", width)
}

// baseParam returns a parameter of the type of a base that is a type.
func baseParam(base *ir.Value, i int) ir.Type {
	if t, ok := base.Type().(*ir.DefinedType); ok && i < len(t.Params) {
		p, _ := t.Params[i].(ir.Type)
		return p
	}
	return nil
}

// A descriptor describes a copy of a tensor.
type descriptor interface {
	Base() *ir.Value
	GlobalStaticSizes() []int64
	GlobalStaticStrides() []int64
	SharedStaticSizes() []int64
	AtomicBarrierAddress() (*ir.Value, bool)
	EarlyTimeout() (*ir.Value, bool)
	WorkgroupMask() (*ir.Value, bool)
}

func verifyCopy(op MakeDmaDescriptorOp, c *ir.Checker) { verifyDescriptor(op, c) }

func verifyDescriptor(op descriptor, c *ir.Checker) {
	sizes, strides, tile := op.GlobalStaticSizes(), op.GlobalStaticStrides(), op.SharedStaticSizes()
	c.Check(len(strides) != 0, "strides must not be empty.")
	c.Check(strides[len(strides)-1] == 1, "strides for the innermost dimension must be 1.")
	c.Check(len(sizes) <= 5, "tensor and tile must be at most of rank 5.")
	c.Check(len(sizes) == len(strides), "strides and sizes must have same rank.")
	c.Check(len(sizes) == len(tile), "tensor must have same rank as tile.")
	width := bits(baseParam(op.Base(), 0))
	c.Checkf(wholeBytes(width), "element type width must be 1, 2, 4 or 8 bytes, but was %d bits long", width)
	if barrier, ok := op.AtomicBarrierAddress(); ok {
		t := memoryOf(barrier)
		c.Check(t == nil || isWorkgroup(t.Space), "atomic barrier address must be in LDS.")
	}
	_, timeout := op.EarlyTimeout()
	_, mask := op.WorkgroupMask()
	c.Check(!timeout || mask, "early timeout does not apply when workgroup_mask is not set.")
}

func verifyGatherDescriptor(op MakeGatherDmaDescriptorOp, c *ir.Checker) {
	c.Check(len(op.GlobalStaticSizes()) <= 2, "tensor and tile must be at most of rank two in gather mode.")
	v, ok := op.Indices().Type().(*ir.VectorType)
	c.Check(!ok || v.Element == baseParam(op.Base(), 1), "indices' element type must match base's element type.")
	verifyDescriptor(op, c)
}

// verifyGatherBase checks the parameters of the type !amdgpu.tdm_gather_base.
func verifyGatherBase(params []ir.Param) error {
	element, _ := params[0].(ir.Type)
	index, _ := params[1].(ir.Type)
	if element == nil || index == nil {
		return nil
	}
	if width := bits(element); !wholeBytes(width) {
		return fmt.Errorf("element type must be 1, 2, 4, or 8 bytes wide but type '%s' is %d bytes wide.", element, width/8)
	}
	if !ir.IsSignless(index, 16) && !ir.IsSignless(index, 32) {
		return fmt.Errorf("index type must be i16 or i32 but index type is '%s'.", index)
	}
	return nil
}
