package dialect

import "github.com/mica-ir/mica/ir"

// Reads are the effects of an operation that reads memory through an operand.
func Reads(operand int) func(op *ir.Operation) []ir.Effect { return access(ir.Read, operand) }

// Writes are the effects of an operation that writes memory through an operand.
func Writes(operand int) func(op *ir.Operation) []ir.Effect { return access(ir.Write, operand) }

func access(kind ir.EffectKind, operand int) func(op *ir.Operation) []ir.Effect {
	return func(op *ir.Operation) []ir.Effect {
		if operand >= op.NumOperands() {
			return AnyEffect()
		}
		return []ir.Effect{{Kind: kind, Value: op.Operand(operand)}}
	}
}

// OnMemRef restricts effects on an operand to memrefs: an operation on tensors has none.
func OnMemRef(effects func(op *ir.Operation) []ir.Effect) func(op *ir.Operation) []ir.Effect {
	return func(op *ir.Operation) []ir.Effect {
		es := effects(op)
		if len(es) == 1 && es[0].Value != nil && !isMemRef(es[0].Value.Type()) {
			return nil
		}
		return es
	}
}

func isMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}

// Ordered adds to the effects of a load or a store that is volatile, or atomic with an
// ordering stronger than unordered, that it may access any memory.
func Ordered(effects func(op *ir.Operation) []ir.Effect, ordering func(op *ir.Operation) string) func(op *ir.Operation) []ir.Effect {
	return func(op *ir.Operation) []ir.Effect {
		es := effects(op)
		order := ordering(op)
		if order != "" && order != "not_atomic" && order != "unordered" || isSet(op.Attr("volatile_")) {
			es = append(es, AnyEffect()...)
		}
		return es
	}
}

// AnyEffect is a read and a write of memory that is not known.
func AnyEffect() []ir.Effect { return []ir.Effect{{Kind: ir.Write}, {Kind: ir.Read}} }

// DestinationEffects are the effects of an operation that reads the memrefs among its
// inputs and writes those among its destinations; reads reports whether it also reads a
// destination.
func DestinationEffects(op *ir.Operation, inputs, destinations []ir.Operand, reads func(i int) bool) []ir.Effect {
	var es []ir.Effect
	for i := range inputs {
		if v := inputs[i].Value(); isMemRef(v.Type()) {
			es = append(es, ir.Effect{Kind: ir.Read, Value: v})
		}
	}
	for i := range destinations {
		v := destinations[i].Value()
		if !isMemRef(v.Type()) {
			continue
		}
		if reads(i) {
			es = append(es, ir.Effect{Kind: ir.Read, Value: v})
		}
		es = append(es, ir.Effect{Kind: ir.Write, Value: v})
	}
	return es
}

// isSet reports whether an attribute or a property that is a flag is set.
func isSet(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.UnitAttr:
		return true
	case *ir.IntegerAttr:
		return !a.Value.IsZero()
	}
	return false
}
