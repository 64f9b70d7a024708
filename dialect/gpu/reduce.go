package gpu

import (
	"math/bits"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// The directive AllReduceOperation is the keyword of a reduction, if there is one.
// The argument is the attribute.
func parseReduction(p *asm.OpParser, a *asm.ParseArgs) bool {
	text, found := p.ParseOptionalAnyKeyword()
	if !found {
		return false
	}
	v := named.EnumNamed(p.Context(), "gpu", "all_reduce_op", text)
	p.Check(v != nil, p.Pos(), "invalid op kind")
	a.SetAttr(0, v)
	return true
}

func printReduction(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	if v := a.Attr(0); v != nil {
		p.StrippedAttribute(v)
	}
}

// reduces reports whether values of a type can be reduced in a way.
func reduces(kind string, t ir.Type) bool {
	switch kind {
	case "minnumf", "maxnumf", "minimumf", "maximumf":
		_, ok := t.(*ir.FloatType)
		return ok
	case "minsi", "minui", "maxsi", "maxui", "and", "or", "xor":
		_, ok := t.(*ir.IntegerType)
		return ok
	}
	return true
}

func verifyAllReduceRegions(op AllReduceOp, c *ir.Checker) {
	kind, t, body := named.EnumText(op.OpAttribute()), op.ResultValue().Type(), op.Operation.Region(0)
	c.CheckPlain(body.Empty() == (op.OpAttribute() != nil), "expected either an op attribute or a non-empty body")
	if body.Empty() {
		if !reduces(kind, t) {
			c.FailPlainf("`%s` reduction operation is not compatible with type '%s'", kind, t)
		}
		return
	}
	args := body.Entry().Args()
	c.CheckPlain(len(args) == 2, "expected two region arguments")
	for _, a := range args {
		c.CheckPlain(a.Type() == t, "incorrect region argument type")
	}
	yields := 0
	for b := range body.Blocks() {
		yield := b.Back()
		if yield == nil || yield.Name() != YieldOpName {
			continue
		}
		c.CheckPlain(yield.NumOperands() == 1, "expected one gpu.yield operand")
		c.CheckPlain(YieldOp{yield}.Values().At(0).Type() == t, "incorrect gpu.yield type")
		yields++
	}
	c.CheckPlain(yields != 0, "expected gpu.yield op in region")
}

func verifySubgroupReduce(op SubgroupReduceOp, c *ir.Checker) {
	t := op.ResultValue().Type()
	element := t
	if v, ok := t.(*ir.VectorType); ok {
		c.Check(!v.IsScalable(), "is not compatible with scalable vector types")
		element = v.Element
	}
	kind := named.EnumText(op.OpAttribute())
	if !reduces(kind, element) {
		c.FailPlainf("`%s` reduction operation is not compatible with type '%s'", kind, t)
	}
	size, clustered := op.ClusterSize()
	c.Checkf(!clustered || isPowerOf2(size), "cluster size %d is not a power of two", uint32(size))
	if op.ClusterStrideAttr() == nil {
		return
	}
	stride := op.ClusterStride()
	c.Check(stride == 1 || clustered, "cluster stride can only be specified if cluster size is specified")
	c.Checkf(isPowerOf2(stride), "cluster stride %d is not a power of two", uint32(stride))
}

func isPowerOf2(v int32) bool { return bits.OnesCount32(uint32(v)) == 1 }
