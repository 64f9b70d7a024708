package load

import (
	"errors"
	"runtime"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// Natives are written against definitions. If the definition in another release lacks an attribute that a native reads,
// or accepts types that it does not expect, only the affected hooks should be disabled. They are only known when they
// run: a guarded hook that accesses a part which its definition does not have behaves as if the hook did not exist, and a
// check counts as one that cannot be evaluated.

// unexpected is deferred by guarded hooks. It recovers from failed accesses: of a missing element or part, or to an
// unexpected dynamic type. It does not recover from other panics.
func unexpected(then func()) {
	switch r := recover().(type) {
	case nil:
	case runtime.Error:
		then()
	default:
		panic(r)
	}
}

// guarded returns the natives of an operation whose definition differs from the one that they were written for.
func guarded(n dialect.Op) dialect.Op {
	n.Verify, n.VerifyRegions = guardedCheck(n.Verify), guardedCheck(n.VerifyRegions)
	if fold := n.Fold; fold != nil {
		n.Fold = func(op *ir.Operation, operands []ir.Attribute) (results []ir.FoldResult, ok bool) {
			defer unexpected(func() { results, ok = nil, false })
			return fold(op, operands)
		}
	}
	if infer := n.InferTypes; infer != nil {
		n.InferTypes = func(s *ir.OperationState, d *diag.List) (types []ir.Type, ok bool) {
			defer unexpected(func() {
				types, ok = nil, false
				d.Errorf(diag.Place{}, "the types of the results of '%s' cannot be inferred: its definition is not the one that this is written for", s.Def.Name)
			})
			return infer(s, d)
		}
	}
	n.Traits, n.Interfaces = guardedChecks(n.Traits), guardedInterfaces(n.Interfaces)
	return n
}

// guardedTraits returns the natives of a dialect for an operation that they do not know: the checks of
// traits and the interfaces that operations share.
func guardedTraits(n *dialect.Natives) *dialect.Natives {
	x := guardedNatives(n)
	x.Wrappers, x.Models = nil, nil
	return x
}

// guardedNatives returns the natives of a dialect for an operation that has another definition.
func guardedNatives(n *dialect.Natives) *dialect.Natives {
	x := *n
	x.Traits, x.Interfaces = guardedChecks(n.Traits), guardedInterfaces(n.Interfaces)
	return &x
}

// guardedInterfaces guards the checks of symbols, and omits the interface of slices, because the verifier calls it for
// ranks. Only passes call the other interfaces.
func guardedInterfaces(list dialect.Interfaces) dialect.Interfaces {
	out := slices.DeleteFunc(slices.Clone(list), func(x ir.InterfaceImpl) bool { return x.Name == "OffsetSizeAndStrideOpInterface" })
	for i, x := range out {
		if user, ok := x.Impl.(ir.SymbolUserOpInterface); ok && x.Name == "SymbolUserOpInterface" {
			out[i].Impl = ir.SymbolUserFunc(guardedCheck(user.VerifySymbolUses))
		}
	}
	return out
}

func guardedChecks(traits map[string]*ir.Trait) map[string]*ir.Trait {
	out := make(map[string]*ir.Trait, len(traits))
	for name, t := range traits {
		x := *t
		x.Verify, x.VerifyRegions = guardedCheck(t.Verify), guardedCheck(t.VerifyRegions)
		out[name] = &x
	}
	return out
}

func guardedCheck(check func(op *ir.Operation, c *ir.Checker)) func(op *ir.Operation, c *ir.Checker) {
	if check == nil {
		return nil
	}
	return func(op *ir.Operation, c *ir.Checker) {
		defer unexpected(func() { c.Unknown("its verifier needs a part that its definition does not have") })
		check(op, c)
	}
}

// A guardedSyntax is a custom form that may need parts which the definition lacks.
type guardedSyntax struct{ asm.OpSyntax }

// ParseOp implements [asm.OpSyntax].
func (g guardedSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	defer unexpected(func() {
		p.Failf(p.NamePos(), "the custom form of '%s' cannot be read: its definition is not the one that it is written for", s.Def.Name)
	})
	g.OpSyntax.ParseOp(p, s)
}

// errUnexpected is the failure of a custom form that needs a part which the definition does not have.
var errUnexpected = errors.New("needs a part that its definition does not have")

// PrintOp implements [asm.OpSyntax].
func (g guardedSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	defer unexpected(func() { p.Fail(errUnexpected) })
	g.OpSyntax.PrintOp(p, op)
}

// PrintsGeneric implements [asm.GenericPrinter].
func (g guardedSyntax) PrintsGeneric() bool {
	x, ok := g.OpSyntax.(asm.GenericPrinter)
	return ok && x.PrintsGeneric()
}
