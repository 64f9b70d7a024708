package llvm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// verifyXtors returns the check of a list of constructors or destructors.
func verifyXtors(what string) func(*ir.Operation, *diag.List) bool {
	return func(op *ir.Operation, d *diag.List) bool {
		data, _ := op.Attr("data").(*ir.ArrayAttr)
		functions, _ := op.Attr(what).(*ir.ArrayAttr)
		priorities, _ := op.Attr("priorities").(*ir.ArrayAttr)
		if data == nil || functions == nil || priorities == nil {
			return true
		}
		for _, e := range data.Elements {
			if ref, ok := e.(*ir.SymbolRefAttr); ok && ref.IsFlat() {
				continue
			}
			if a, ok := e.(*ir.DefinedAttr); ok && a.Def.Name == "ZeroAttr" {
				continue
			}
			op.EmitError(d, "data element must be symbol or #llvm.zero")
			return false
		}
		if n := len(functions.Elements); n != len(priorities.Elements) || n != len(data.Elements) {
			op.EmitError(d, "%s, priorities, and data must have the same number of elements", what)
			return false
		}
		return true
	}
}

// xtorUsers returns the check that a list names functions.
func xtorUsers(what string) dialect.Interfaces {
	return users(func(op *ir.Operation, d *diag.List) bool {
		functions, _ := op.Attr(what).(*ir.ArrayAttr)
		if functions == nil {
			return true
		}
		for _, e := range functions.Elements {
			ref, ok := e.(*ir.SymbolRefAttr)
			if !ok {
				continue
			}
			if f := ir.LookupSymbol(op, ref); f == nil || f.Name() != "llvm.func" {
				op.EmitOpError(d, "'%s' does not reference a valid LLVM function", ref.Root)
				return false
			}
		}
		return true
	})
}

func verifyModuleFlags(op *ir.Operation, d *diag.List) bool {
	flags, _ := op.Attr("flags").(*ir.ArrayAttr)
	if flags == nil {
		return true
	}
	for _, e := range flags.Elements {
		if a, ok := e.(*ir.DefinedAttr); !ok || a.Def.Name != "ModuleFlagAttr" {
			op.EmitOpError(d, "expected a module flag attribute")
			return false
		}
	}
	return true
}

func verifyLinkerOptions(op *ir.Operation, d *diag.List) bool {
	if parent := op.ParentOp(); parent != nil && !isModule(parent) {
		op.EmitOpError(d, "must appear at the module level")
		return false
	}
	return true
}

func verifyComdatRegions(op *ir.Operation, d *diag.List) bool {
	if op.Region(0).Entry() == nil {
		return true
	}
	for o := range op.Region(0).Entry().Ops() {
		if o.Name() != "llvm.comdat_selector" {
			o.EmitError(d, "only comdat selector symbols can appear in a comdat region")
			return false
		}
	}
	return true
}

func verifyInlineAssembly(op *ir.Operation, d *diag.List) bool {
	if enumText(op, "tail_call_kind") == "musttail" {
		op.EmitOpError(d, "tail call kind 'musttail' is not supported by this operation")
		return false
	}
	return true
}

// verifyBlockAddress checks that the function has the block.
func verifyBlockAddress(op *ir.Operation, d *diag.List) bool {
	address, ok := op.Attr("block_addr").(*ir.DefinedAttr)
	if !ok || len(address.Params) != 2 {
		return true
	}
	ref, _ := address.Params[0].(*ir.SymbolRefAttr)
	found := false
	if ref != nil {
		if f := ir.LookupSymbol(moduleChild(op), ref); f != nil && f.Name() == "llvm.func" {
			ir.Walk(f, ir.PostOrder, func(o *ir.Operation) ir.WalkResult {
				if o.Name() == "llvm.blocktag" && ir.EqualParam(o.Attr("tag"), address.Params[1]) {
					found = true
					return ir.Interrupt
				}
				return ir.Advance
			})
		}
	}
	if !found {
		op.EmitOpError(d, "expects an existing block label target in the referenced function")
	}
	return found
}

// verifyEquivalent checks the function of a dso_local_equivalent.
func verifyEquivalent(op *ir.Operation, d *diag.List) bool {
	ref, ok := op.Attr("function_name").(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	f := ir.LookupSymbol(moduleChild(op), ref)
	if f == nil || f.Name() != "llvm.func" && f.Name() != "llvm.mlir.alias" {
		op.EmitOpError(d, "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'")
		return false
	}
	if enumText(f, "linkage") == "extern_weak" {
		op.EmitOpError(d, "target function with 'extern_weak' linkage not allowed")
		return false
	}
	return true
}

func verifyIndirectFunction(op *ir.Operation, d *diag.List) bool {
	switch text := enumText(op, "linkage"); text {
	case "external", "internal", "private", "weak", "weak_odr", "linkonce", "linkonce_odr":
		return true
	default:
		op.EmitOpError(d, "'%s' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, "+
			"linkonce_odr, weak_odr, or external linkage", text)
		return false
	}
}

// verifyResolver checks the function that resolves an indirect one.
func verifyResolver(op *ir.Operation, d *diag.List) bool {
	ref, ok := op.Attr("resolver").(*ir.SymbolRefAttr)
	if !ok {
		return true
	}
	f := ir.LookupSymbol(op, ref)
	if f != nil && f.Name() == "llvm.mlir.alias" {
		return true
	}
	message := ""
	s := Signature{}
	if f != nil {
		s, _ = functionSignature(f)
	}
	switch {
	case f == nil || f.Name() != "llvm.func":
		message = "must have a function resolver"
	case f.NumRegions() == 0 || f.Region(0).Empty() || enumText(f, "linkage") == "available_externally":
		message = "resolver must be a definition"
	case class(s.Result) != pointerClass:
		message = "resolver must return a pointer"
	default:
		space := uint64(0)
		if n, ok := op.Attr("address_space").(*ir.IntegerAttr); ok {
			space = uint64(n.Int64())
		}
		if have, ok := addressSpace(typeAttr(op, "resolver_type")); !ok || have != space {
			message = "resolver has incorrect type"
		}
	}
	if message != "" {
		op.EmitOpError(d, "%s", message)
	}
	return message == ""
}

func verifyLandingPad(op *ir.Operation, d *diag.List) bool {
	if fn := enclosingFunction(op); fn != nil && fn.Attr("personality") == nil {
		op.EmitError(d, "llvm.landingpad needs to be in a function with a personality")
		return false
	}
	if op.Attr("cleanup") == nil && op.NumOperands() == 0 {
		op.EmitError(d, "landingpad instruction expects at least one clause or cleanup attribute")
		return false
	}
	for i := range op.NumOperands() {
		v := op.Operand(i)
		if class(v.Type()) == arrayClass {
			continue
		}
		name := definedBy(v)
		switch name {
		case "llvm.mlir.zero", "llvm.mlir.addressof":
			continue
		case "llvm.bitcast":
			if definedBy(v.DefiningOp().Operand(0)) == "llvm.mlir.addressof" {
				continue
			}
			op.EmitError(d, "constant clauses expected").
				Notef(v.DefiningOp().Location().Place(), "global addresses expected as operand to bitcast used in clauses for landingpad")
			return false
		}
		op.EmitError(d, "clause #%d is not a known constant - null, addressof, bitcast", i)
		return false
	}
	return true
}

// definedBy returns the name of the operation that a value is a result of, "" for
// an argument.
func definedBy(v *ir.Value) string {
	if op := v.DefiningOp(); op != nil {
		return op.Name()
	}
	return ""
}
