package gpu

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

const (
	containerAttr = "gpu.container_module"
	kernelAttr    = "gpu.kernel"
)

// The directive LaunchDimType is the type of the launch sizes, omitted for index. The arguments are
// the type of a size, an operand that is present if there are clusters, and the types of the
// cluster sizes.
func parseLaunchDims(p *asm.OpParser, a *asm.ParseArgs) bool {
	var t ir.Type = p.Context().IndexType()
	if p.OptionalPunct(asm.Colon) {
		t = p.ParseType()
	}
	a.SetTypes(0, t)
	if len(a.Operands(1)) > 0 {
		for i := 2; i < a.Len(); i++ {
			a.SetTypes(i, t)
		}
	}
	return true
}

func printLaunchDims(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	t := a.Type(0, 0)
	if _, ok := t.(*ir.IndexType); !ok {
		p.Text(": ").Type(t)
	}
}

// The directive LaunchFuncOperands is the arguments of a kernel with their types.
func parseLaunchOperands(p *asm.OpParser, a *asm.ParseArgs) bool {
	if !p.ParseOptionalKeyword("args") {
		return false
	}
	var os []asm.UnresolvedOperand
	var ts []ir.Type
	p.ParseCommaSeparatedList(asm.Parens, func() {
		o := p.ParseOperand()
		os, ts = append(os, o), append(ts, p.ParseColonType())
	}, " in argument list")
	a.SetOperands(0, os...)
	a.SetTypes(1, ts...)
	return true
}

func printLaunchOperands(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	os := a.Operands(0)
	if len(os) == 0 {
		return
	}
	p.Text("args(")
	for i := range os {
		p.Comma(i).Operand(os[i].Value()).Text(" : ").Type(os[i].Value().Type())
	}
	p.Byte(')')
}

func verifyLaunchFunc(op *ir.Operation, c *ir.Checker) {
	module := op.ParentOp()
	for module != nil && module.Name() != "builtin.module" {
		module = module.ParentOp()
	}
	c.Check(module != nil, "expected to belong to a module")
	_, ok := module.Attr(containerAttr).(*ir.UnitAttr)
	c.Check(ok, "expected the closest surrounding module to have the 'gpu.container_module' attribute")
	if hasClusters(op) {
		t := op.GroupOperand(launchCluster).Type()
		c.Check(op.GroupOperand(launchCluster+1).Type() == t && op.GroupOperand(launchCluster+2).Type() == t, "expects types of the cluster dimensions must be the same")
	}
}

// verifyContainer checks that the kernels exist that functions of a module launch.
func verifyContainer(module *ir.Operation, c *ir.Checker) {
	ir.Walk(module, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() != LaunchFuncOpName || op.ParentOp() == nil || op.ParentOp().ParentOp() != module {
			return ir.Advance
		}
		kernel, ok := LaunchFuncOp{op}.KernelAttr().(*ir.SymbolRefAttr)
		if ok {
			verifyKernel(op, module, kernel, c.On(op))
		}
		return ir.Advance
	})
}

func verifyKernel(launch, module *ir.Operation, kernel *ir.SymbolRefAttr, c *ir.Checker) {
	container := c.Symbols().In(module, kernel.Root)
	switch {
	case container == nil:
		c.Failf("kernel container '%s' is undefined", kernel.Root)
	case container.Name() == BinaryOpName:
		return
	case container.Name() != GPUModuleOpName:
		c.Failf("kernel module '%s' is undefined", kernel.Root)
	}
	fn := c.Symbols().Nested(module, kernel)
	c.Checkf(fn != nil, "kernel function '%s' is undefined", kernel)
	if _, ok := fn.Def().Interface("FunctionOpInterface"); !ok {
		c.Errorf("referenced kernel '%s' is not a function", kernel).
			Notef(fn.Location().Place(), "see the kernel definition here")
		c.Stop()
	}
	_, ok := fn.Attr(kernelAttr).(*ir.UnitAttr)
	c.Check(ok, "kernel function is missing the 'gpu.kernel' attribute")
	if fn.Name() != GPUFuncOpName {
		return
	}
	inputs := named.FunctionType(fn).Inputs
	operands := launch.OperandGroup(11)
	c.Checkf(len(operands) == len(inputs), "got %d kernel operands but expected %d", len(operands), len(inputs))
	for i, t := range inputs {
		c.Checkf(operands[i].Value().Type() == t, "type of function argument %d does not match", i)
	}
}
