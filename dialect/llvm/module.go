package llvm

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// verifyXtors returns the check of a list of constructors or destructors.
func verifyXtors(what string) func(*ir.Operation, *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) {
		data, _ := xtorsOp{op}.DataAttr().(*ir.ArrayAttr)
		functions, _ := op.Attr(what).(*ir.ArrayAttr)
		priorities, _ := xtorsOp{op}.PrioritiesAttr().(*ir.ArrayAttr)
		if data == nil || functions == nil || priorities == nil {
			return
		}
		for _, e := range data.Elements {
			if ref, ok := e.(*ir.SymbolRefAttr); ok && ref.IsFlat() {
				continue
			}
			if a, ok := e.(*ir.DefinedAttr); ok && a.Def.Name == "ZeroAttr" {
				continue
			}
			c.FailPlainf("data element must be symbol or #llvm.zero")
		}
		if n := len(functions.Elements); n != len(priorities.Elements) || n != len(data.Elements) {
			c.FailPlainf("%s, priorities, and data must have the same number of elements", what)
		}
	}
}

// xtorUsers returns the check that a list names functions.
func xtorUsers(what string) dialect.Interfaces {
	return users(func(op *ir.Operation, c *ir.Checker) {
		functions, _ := op.Attr(what).(*ir.ArrayAttr)
		if functions == nil {
			return
		}
		for _, e := range functions.Elements {
			ref, ok := e.(*ir.SymbolRefAttr)
			if !ok {
				continue
			}
			if f := c.Symbols().Lookup(op, ref); f == nil || f.Name() != LLVMFuncOpName {
				c.Failf("'%s' does not reference a valid LLVM function", ref.Root)
			}
		}
	})
}

func verifyModuleFlags(op ModuleFlagsOp, c *ir.Checker) {
	flags, _ := op.FlagsAttr().(*ir.ArrayAttr)
	if flags == nil {
		return
	}
	for _, e := range flags.Elements {
		a, ok := e.(*ir.DefinedAttr)
		c.Check(ok && a.Def.Name == "ModuleFlagAttr", "expected a module flag attribute")
	}
}

func verifyLinkerOptions(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	c.Check(parent == nil || isModule(parent), "must appear at the module level")
}

func verifyComdatRegions(op *ir.Operation, c *ir.Checker) {
	if op.Region(0).Entry() == nil {
		return
	}
	for o := range op.Region(0).Entry().Ops() {
		c.On(o).CheckPlain(o.Name() == ComdatSelectorOpName, "only comdat selector symbols can appear in a comdat region")
	}
}

func verifyInlineAssembly(op *ir.Operation, c *ir.Checker) {
	c.Check(enumText(op, "tail_call_kind") != "musttail", "tail call kind 'musttail' is not supported by this operation")
}

// verifyBlockAddress checks that the function has the block.
func verifyBlockAddress(op BlockAddressOp, c *ir.Checker) {
	address, ok := op.BlockAddrAttr().(*ir.DefinedAttr)
	if !ok || len(address.Params) != 2 {
		return
	}
	ref, _ := address.Params[0].(*ir.SymbolRefAttr)
	found := false
	if ref != nil {
		if f := c.Symbols().Lookup(moduleChild(op.Operation), ref); f != nil && f.Name() == LLVMFuncOpName {
			ir.Walk(f, ir.PostOrder, func(o *ir.Operation) ir.WalkResult {
				if o.Name() == BlockTagOpName && ir.EqualParam(BlockTagOp{o}.TagAttr(), address.Params[1]) {
					found = true
					return ir.Interrupt
				}
				return ir.Advance
			})
		}
	}
	c.Check(found, "expects an existing block label target in the referenced function")
}

// verifyEquivalent checks the function of a dso_local_equivalent.
func verifyEquivalent(op DSOLocalEquivalentOp, c *ir.Checker) {
	ref, ok := op.FunctionNameAttr().(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	f := c.Symbols().Lookup(moduleChild(op.Operation), ref)
	c.Check(f != nil && (f.Name() == LLVMFuncOpName || f.Name() == AliasOpName),
		"must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")
	c.Check(enumText(f, "linkage") != "extern_weak", "target function with 'extern_weak' linkage not allowed")
}

func verifyIndirectFunction(op *ir.Operation, c *ir.Checker) {
	switch text := enumText(op, "linkage"); text {
	case "external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr":
		return
	default:
		c.Failf("'%s' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, "+
			"linkonce_odr, weak_odr, or external linkage", text)
	}
}

// verifyResolver checks the function that resolves an indirect one.
func verifyResolver(op IFuncOp, c *ir.Checker) {
	ref, ok := op.ResolverAttr().(*ir.SymbolRefAttr)
	if !ok {
		return
	}
	f := c.Symbols().Lookup(op.Operation, ref)
	if f != nil && f.Name() == AliasOpName {
		return
	}
	message := ""
	s := Signature{}
	if f != nil {
		s, _ = functionSignature(f)
	}
	switch {
	case f == nil || f.Name() != LLVMFuncOpName:
		message = "must have a function resolver"
	case f.NumRegions() == 0 || f.Region(0).Empty() || enumText(f, "linkage") == "available_externally":
		message = "resolver must be a definition"
	case class(s.Result) != pointerClass:
		message = "resolver must return a pointer"
	default:
		space := uint64(0)
		if n, ok := op.AddressSpaceAttr().(*ir.IntegerAttr); ok {
			space = uint64(n.Int64())
		}
		if have, ok := AddressSpace(named.TypeAttr(op.Operation, "resolver_type")); !ok || have != space {
			message = "resolver has incorrect type"
		}
	}
	c.Check(message == "", message)
}

func verifyLandingPad(op LandingpadOp, c *ir.Checker) {
	fn := enclosingFunction(op.Operation)
	c.CheckPlain(fn == nil || LLVMFuncOp{fn}.PersonalityAttr() != nil, "llvm.landingpad needs to be in a function with a personality")
	c.CheckPlain(op.Cleanup() || op.Operation.NumOperands() != 0, "landingpad instruction expects at least one clause or cleanup attribute")
	for i := range op.Operation.NumOperands() {
		v := op.Operation.Operand(i)
		if class(v.Type()) == arrayClass {
			continue
		}
		name := definedBy(v)
		switch name {
		case ZeroOpName, AddressOfOpName:
			continue
		case BitcastOpName:
			if definedBy(v.DefiningOp().Operand(0)) == AddressOfOpName {
				continue
			}
			c.PlainErrorf("constant clauses expected").
				Notef(v.DefiningOp().Location().Place(), "global addresses expected as operand to bitcast used in clauses for landingpad")
			c.Stop()
		}
		c.FailPlainf("clause #%d is not a known constant - null, addressof, bitcast", i)
	}
}

// definedBy returns the name of the operation that a value is a result of, "" for
// an argument.
func definedBy(v *ir.Value) string {
	if op := v.DefiningOp(); op != nil {
		return op.Name()
	}
	return ""
}
