package gpu

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

const (
	containerAttr = "gpu.container_module"
	kernelAttr    = "gpu.kernel"
)

// The directive LaunchDimType is the type of the sizes of a launch, left out for
// index. The arguments are the type of a size, the operand that tells whether
// there are clusters, and the types of their sizes.
func parseLaunchDims(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	var t ir.Type = p.Context().IndexType()
	if p.OptionalPunct(asm.Colon) {
		if t, ok = p.ParseType(); !ok {
			return true, false
		}
	}
	a.SetTypes(0, t)
	if len(a.Operands(1)) > 0 {
		for i := 2; i < a.Len(); i++ {
			a.SetTypes(i, t)
		}
	}
	return true, true
}

func printLaunchDims(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	t := a.Type(0, 0)
	if _, ok := t.(*ir.IndexType); !ok {
		p.Text(": ")
		p.Type(t)
	}
}

// The directive LaunchFuncOperands is the arguments of a kernel with their types.
func parseLaunchOperands(p *asm.OpParser, a *asm.ParseArgs) (present, ok bool) {
	if !p.ParseOptionalKeyword("args") {
		return false, true
	}
	var os []asm.UnresolvedOperand
	var ts []ir.Type
	ok = p.ParseCommaSeparatedList(asm.Parens, func() bool {
		o, ok := p.ParseOperand()
		if !ok {
			return false
		}
		t, ok := p.ParseColonType()
		os, ts = append(os, o), append(ts, t)
		return ok
	}, " in argument list")
	a.SetOperands(0, os...)
	a.SetTypes(1, ts...)
	return true, ok
}

func printLaunchOperands(p *asm.OpPrinter, _ *ir.Operation, a *asm.PrintArgs) {
	os := a.Operands(0)
	if len(os) == 0 {
		return
	}
	p.Text("args(")
	for i := range os {
		if i > 0 {
			p.Text(", ")
		}
		p.Operand(os[i].Value())
		p.Text(" : ")
		p.Type(os[i].Value().Type())
	}
	p.Byte(')')
}

func verifyLaunchFunc(op *ir.Operation, d *diag.List) bool {
	module := op.ParentOp()
	for module != nil && module.Name() != "builtin.module" {
		module = module.ParentOp()
	}
	if module == nil {
		op.EmitOpError(d, "expected to belong to a module")
		return false
	}
	if _, ok := module.Attr(containerAttr).(*ir.UnitAttr); !ok {
		op.EmitOpError(d, "expected the closest surrounding module to have the 'gpu.container_module' attribute")
		return false
	}
	if hasClusters(op) {
		t := op.GroupOperand(launchCluster).Type()
		if op.GroupOperand(launchCluster+1).Type() != t || op.GroupOperand(launchCluster+2).Type() != t {
			op.EmitOpError(d, "expects types of the cluster dimensions must be the same")
			return false
		}
	}
	return true
}

// verifyContainer checks that the kernels exist that functions of a module launch.
func verifyContainer(module *ir.Operation, d *diag.List) bool {
	return ir.Walk(module, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if op.Name() != "gpu.launch_func" || op.ParentOp() == nil || op.ParentOp().ParentOp() != module {
			return ir.Advance
		}
		kernel, ok := op.Attr("kernel").(*ir.SymbolRefAttr)
		if ok && !verifyKernel(op, module, kernel, d) {
			return ir.Interrupt
		}
		return ir.Advance
	}) != ir.Interrupt
}

func verifyKernel(launch, module *ir.Operation, kernel *ir.SymbolRefAttr, d *diag.List) bool {
	fail := func(format string, args ...any) *diag.Diagnostic { return launch.EmitOpError(d, format, args...) }
	container := ir.LookupSymbolIn(module, kernel.Root)
	switch {
	case container == nil:
		fail("kernel container '%s' is undefined", kernel.Root)
		return false
	case container.Name() == "gpu.binary":
		return true
	case container.Name() != "gpu.module":
		fail("kernel module '%s' is undefined", kernel.Root)
		return false
	}
	fn := ir.LookupNestedSymbol(module, kernel)
	if fn == nil {
		fail("kernel function '%s' is undefined", kernel)
		return false
	}
	if _, ok := fn.Def().Interface("FunctionOpInterface"); !ok {
		fail("referenced kernel '%s' is not a function", kernel).
			Notef(fn.Location().Place(), "see the kernel definition here")
		return false
	}
	if _, ok := fn.Attr(kernelAttr).(*ir.UnitAttr); !ok {
		fail("kernel function is missing the 'gpu.kernel' attribute")
		return false
	}
	if fn.Name() != "gpu.func" {
		return true
	}
	inputs := functionType(fn).Inputs
	operands := launch.OperandGroup(11)
	if len(operands) != len(inputs) {
		fail("got %d kernel operands but expected %d", len(operands), len(inputs))
		return false
	}
	for i, t := range inputs {
		if operands[i].Value().Type() != t {
			fail("type of function argument %d does not match", i)
			return false
		}
	}
	return true
}
