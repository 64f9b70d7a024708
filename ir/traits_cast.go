package ir

import (
	"strings"

	"github.com/mica-ir/mica/diag"
)

// A Caster may be the Go implementation of the interface CastOpInterface.
type Caster interface {
	// Compatible reports whether values of one type list can be cast to another.
	Compatible(from, to []Type) bool
}

func init() {
	addTraits(&Trait{Name: "CastOpInterface", Verify: verifyCast})
}

func verifyCast(op *Operation, d *diag.List) bool {
	impl, _ := op.def.Interface("CastOpInterface")
	c, ok := impl.(Caster)
	if !ok {
		return true
	}
	if len(op.results) == 0 {
		op.EmitOpError(d, "expected at least one result for cast operation")
		return false
	}
	from, to := op.OperandTypes(), op.ResultTypes()
	if c.Compatible(from, to) {
		return true
	}
	op.EmitOpError(d, "operand type%s and result type%s are cast incompatible", castTypes(from), castTypes(to))
	return false
}

// castTypes lists types in a message.
func castTypes(ts []Type) string {
	if len(ts) == 1 {
		return " " + messageType(ts[0])
	}
	parts := make([]string, len(ts))
	for i, t := range ts {
		parts[i] = messageType(t)
	}
	return "s (" + strings.Join(parts, ", ") + ")"
}
