package load

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// An effectOn is a memory effect on a group of operands or results, or on
// nothing in particular.
type effectOn struct {
	kind     ir.EffectKind
	resource string
	operand  int // -1 for none
	result   int // -1 for none
}

// effects makes the memory effects that the definition declares: by a trait, and
// on operands and results.
func (o *opLoader) effects() {
	var all []effectOn
	declared := false
	add := func(es []ods.Effect, operand, result int) {
		for _, e := range es {
			if k, ok := effectKind(e.Kind); ok {
				all = append(all, effectOn{k, e.Resource, operand, result})
				declared = true
			}
		}
	}
	for _, t := range o.op.Traits {
		if t.HasEffects {
			declared = true
			add(t.Effects, -1, -1)
		}
	}
	for i, v := range o.op.Operands {
		add(v.Effects, i, -1)
	}
	for i, v := range o.op.Results {
		add(v.Effects, -1, i)
	}
	if !declared {
		return
	}
	if len(all) == 0 {
		o.def.Bits |= ir.NoMemoryEffect
		return
	}
	o.def.Effects = func(op *ir.Operation) []ir.Effect {
		var out []ir.Effect
		for _, e := range all {
			switch {
			case e.operand >= 0:
				for k := range op.OperandGroup(e.operand) {
					out = append(out, ir.Effect{Kind: e.kind, Value: op.OperandGroup(e.operand)[k].Value(), Resource: e.resource})
				}
			case e.result >= 0:
				for k := range op.ResultGroup(e.result) {
					out = append(out, ir.Effect{Kind: e.kind, Value: &op.ResultGroup(e.result)[k], Resource: e.resource})
				}
			default:
				out = append(out, ir.Effect{Kind: e.kind, Resource: e.resource})
			}
		}
		return out
	}
}

func effectKind(s string) (ir.EffectKind, bool) {
	switch s {
	case "Read":
		return ir.Read, true
	case "Write":
		return ir.Write, true
	case "Allocate":
		return ir.Allocate, true
	case "Free":
		return ir.Free, true
	}
	return 0, false
}
