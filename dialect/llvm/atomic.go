package llvm

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// isAtomic reports whether memory of a type can be accessed at once: pointers,
// and integers and floats of a power of two of bits, at least a byte.
func isAtomic(t ir.Type) bool {
	width := 0
	switch x := t.(type) {
	case *ir.IntegerType:
		width = x.Width
	case *ir.FloatType:
		if isLLVMFloat(x) {
			width = x.Width()
		}
	}
	return class(t) == pointerClass || width >= 8 && width&(width-1) == 0
}

// weaker reports whether the ordering of an operation is less than monotonic.
func weaker(op *ir.Operation, attr string) bool {
	switch enumText(op, attr) {
	case "not_atomic", "unordered":
		return true
	}
	return false
}

// verifyAtomic returns the check of a load or a store: value returns the type
// that is read or written, and unsupported are the orderings that it cannot have.
func verifyAtomic(value func(op *ir.Operation) ir.Type, unsupported ...string) func(*ir.Operation, *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) {
		ordering, ok := enumValue(accessOp{op}.OrderingAttr())
		if !ok || ordering == 0 {
			c.Check(accessOp{op}.SyncscopeAttr() == nil, "expected syncscope to be null for non-atomic access")
			return
		}
		t := value(op)
		c.Checkf(isAtomic(t), "unsupported type '%s' for atomic access", t)
		for _, u := range unsupported {
			if enumText(op, "ordering") == u {
				c.Failf("unsupported ordering '%s'", u)
			}
		}
		c.Check(accessOp{op}.AlignmentAttr() != nil, "expected alignment for atomic access")
	}
}

func ordering(op *ir.Operation) string { return enumText(op, "ordering") }

// assemblyEffects returns the effects of inline assembly: unknown ones if it is marked as having
// side effects.
func assemblyEffects(op InlineAsmOp) []ir.Effect {
	if !op.HasSideEffects() {
		return nil
	}
	return dialect.AnyEffect()
}

func loadedType(op *ir.Operation) ir.Type { return op.Result(0).Type() }
func storedType(op StoreOp) ir.Type       { return op.Value().Type() }

func verifyReadModifyWrite(op AtomicRMWOp, c *ir.Checker) {
	t := op.Val().Type()
	message := ""
	switch enumText(op.Operation, "bin_op") {
	case "fadd", "fsub", "fmin", "fmax", "fminimum", "fmaximum":
		if IsCompatibleVectorType(t) {
			if isScalable(t) {
				message = "expected LLVM IR fixed vector type"
			} else if !IsCompatibleFloatingPointType(ir.ElementTypeOrSelf(t)) {
				message = "expected LLVM IR floating point type for vector element"
			}
		} else if !IsCompatibleFloatingPointType(t) {
			message = "expected LLVM IR floating point type"
		}
	case "xchg":
		if !isAtomic(t) {
			message = "unexpected LLVM IR type for 'xchg' bin_op"
		}
	default:
		i, _ := t.(*ir.IntegerType)
		if i == nil || i.Width != 8 && i.Width != 16 && i.Width != 32 && i.Width != 64 {
			message = "expected LLVM IR integer type"
		}
	}
	if message == "" && weaker(op.Operation, "ordering") {
		message = "expected at least 'monotonic' ordering"
	}
	c.Check(message == "", message)
}

func verifyCompareExchange(op AtomicCmpXchgOp, c *ir.Checker) {
	message := ""
	if !isAtomic(op.Val().Type()) {
		message = "unexpected LLVM IR type"
	} else if weaker(op.Operation, "success_ordering") || weaker(op.Operation, "failure_ordering") {
		message = "ordering must be at least 'monotonic'"
	} else if f := enumText(op.Operation, "failure_ordering"); f == "release" || f == "acq_rel" {
		message = "failure ordering cannot be 'release' or 'acq_rel'"
	}
	c.Check(message == "", message)
}

func verifyFence(op *ir.Operation, c *ir.Checker) {
	c.Check(!weaker(op, "ordering") && enumText(op, "ordering") != "monotonic", "can be given only acquire, release, acq_rel, and seq_cst orderings")
}
