package transform

import "github.com/mica-ir/mica/ir"

// The resources on which operations of the dialect have effects: the values that handles
// stand for, and the program that is transformed.
const (
	mappingResource = "transform::TransformMappingResource"
	payloadResource = "transform::PayloadIRResource"
)

// functionalEffects are those of an operation that consumes its operands, makes its results
// and changes the program.
func functionalEffects(op *ir.Operation) []ir.Effect {
	effects := make([]ir.Effect, 0, 2*op.NumOperands()+2*op.NumResults()+2)
	for i := range op.NumOperands() {
		effects = append(effects, onMapping(ir.Read, op.Operand(i)), onMapping(ir.Free, op.Operand(i)))
	}
	return append(produces(effects, op), ir.Effect{Kind: ir.Read, Resource: payloadResource}, ir.Effect{Kind: ir.Write, Resource: payloadResource})
}

// navigationEffects are those of an operation that only reads its operands, and the program
// if one of them is a handle, and makes its results.
func navigationEffects(op *ir.Operation) []ir.Effect {
	effects := make([]ir.Effect, 0, op.NumOperands()+2*op.NumResults()+1)
	reads := false
	for i := range op.NumOperands() {
		effects = append(effects, onMapping(ir.Read, op.Operand(i)))
		t := op.Operand(i).Type()
		reads = reads || isHandle(t) || implements(t, valueInterface)
	}
	effects = produces(effects, op)
	if reads {
		effects = append(effects, ir.Effect{Kind: ir.Read, Resource: payloadResource})
	}
	return effects
}

func produces(effects []ir.Effect, op *ir.Operation) []ir.Effect {
	for i := range op.NumResults() {
		effects = append(effects, onMapping(ir.Allocate, op.Result(i)), onMapping(ir.Write, op.Result(i)))
	}
	return effects
}

func onMapping(kind ir.EffectKind, v *ir.Value) ir.Effect {
	return ir.Effect{Kind: kind, Value: v, Resource: mappingResource}
}
