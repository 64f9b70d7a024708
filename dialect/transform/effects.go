package transform

import (
	"slices"
	"strings"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// The resources on which operations of the dialect have effects: the mapping from handles
// to payload, and the payload.
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
	return modifies.append(produces(effects, op))
}

// navigationEffects are those of an operation that only reads its operands, and the program
// if one of them is a handle, and makes its results.
func navigationEffects(op *ir.Operation) []ir.Effect {
	effects := make([]ir.Effect, 0, op.NumOperands()+2*op.NumResults()+1)
	does := leaves
	for i := range op.NumOperands() {
		effects = append(effects, onMapping(ir.Read, op.Operand(i)))
		if t := op.Operand(i).Type(); isHandle(t) || implements(t, valueInterface) {
			does = reads
		}
	}
	return does.append(produces(effects, op))
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

// An access is the effect of an operation on the payload.
type access uint8

const (
	leaves access = iota
	reads
	modifies
)

// effects are those of an operation that reads its operands or consumes them, and makes its
// results.
func (a access) effects(op *ir.Operation) []ir.Effect {
	effects := make([]ir.Effect, 0, 2*op.NumOperands()+2*op.NumResults()+2)
	consumes := consumed(op)
	for i := range op.NumOperands() {
		effects = append(effects, onMapping(ir.Read, op.Operand(i)))
		if consumes(i) {
			effects = append(effects, onMapping(ir.Free, op.Operand(i)))
		}
	}
	return a.append(produces(effects, op))
}

func (a access) append(effects []ir.Effect) []ir.Effect {
	if a >= reads {
		effects = append(effects, ir.Effect{Kind: ir.Read, Resource: payloadResource})
	}
	if a == modifies {
		effects = append(effects, ir.Effect{Kind: ir.Write, Resource: payloadResource})
	}
	return effects
}

// addEffects adds the memory effects of operations that have them in C++.
func addEffects(ops map[string]dialect.Op) {
	set := func(f func(op *ir.Operation) []ir.Effect, names string) {
		for name := range strings.FieldsSeq(names) {
			op := ops["transform."+name]
			op.Effects = f
			ops["transform."+name] = op
		}
	}
	set(leaves.effects, "match.param.cmpi match.structured.yield merge_handles replicate smt.constrain_params split_handle tune.alternatives verify yield")
	set(reads.effects, `collect_matching dlti.query irdl.collect_matching match.operation_empty match.operation_name match.structured
		match.structured.body match.structured.classify_contraction_dims match.structured.classify_convolution_dims match.structured.dim
		match.structured.elemental_bitwidth match.structured.init match.structured.input match.structured.num_inits match.structured.num_inputs
		match.structured.rank match.structured.result pdl_match sparse_tensor.match.sparse_inout tune.knob`)
	set(modifies.effects, `affine.simplify_bounded_affine_ops affine.simplify_min_max_affine_ops annotate apply_conversion_patterns apply_cse
		apply_dce apply_licm apply_patterns apply_registered_pass bufferization.buffer_loop_hoisting bufferization.eliminate_empty_tensors
		foreach_match func.cast_and_call func.deduplicate_func_args func.replace_func_signature loop.hoist_loop_invariant_subsets
		loop.promote_if_one_iteration memref.alloca_to_global memref.erase_dead_alloc_and_stores nvgpu.create_async_groups
		scf.take_assumed_branch structured.bufferize_to_allocation structured.eliminate_empty_tensors structured.fuse
		structured.fuse_into_containing_op structured.hoist_pad.build_packing_loop_nest structured.pack structured.pack_greedily structured.pad_tiling_interface
		structured.promote_tensor structured.replace structured.split structured.tile_using_for structured.tile_using_forall structured.vectorize
		xegpu.convert_layout xegpu.insert_prefetch xegpu.set_desc_layout xegpu.set_gpu_launch_threads xegpu.set_op_layout_attr`)
	set(sizeEffects, "structured.continuous_tile_sizes structured.multitile_sizes")
	set(topLevelEffects, "sequence with_pdl_patterns")
	set(alternativesEffects, "alternatives")
	set(foreachEffects, "foreach")
	set(typed.Get(includeEffects), "include")
	set(func(*ir.Operation) []ir.Effect { return nil }, "named_sequence")
	set(func(op *ir.Operation) []ir.Effect {
		return append(reads.effects(op), ir.Effect{Kind: ir.Write}) // there is no resource for the error stream
	}, "print")
}

// sizeEffects are those of an operation that computes sizes: as parameters, or by new
// operations of the program.
func sizeEffects(op *ir.Operation) []ir.Effect {
	if n := op.NumResults(); n > 0 && implements(op.Result(n-1).Type(), paramInterface) {
		return reads.effects(op)
	}
	return modifies.effects(op)
}

func alternativesEffects(op *ir.Operation) []ir.Effect {
	effects := modifies.effects(op)
	for r := range op.Regions() {
		if b := r.Entry(); b != nil {
			for _, v := range b.Args() {
				effects = append(effects, onMapping(ir.Allocate, v), onMapping(ir.Write, v))
			}
		}
	}
	return effects
}

// foreachEffects returns the effects of the body on the handles that the loop iterates over.
func foreachEffects(op *ir.Operation) []ir.Effect {
	does := leaves
	if b := op.Region(0).Entry(); b != nil {
		for inner := range b.Ops() {
			if !isTransform(inner) || inner.Has(ir.IsTerminator) {
				continue
			}
			effects, _ := ir.MemoryEffects(inner)
			for _, e := range effects {
				switch {
				case e.Resource != payloadResource:
				case e.Kind == ir.Write:
					does = modifies
				case e.Kind == ir.Read:
					does = max(does, reads)
				}
			}
		}
	}
	return does.effects(op)
}

// includeEffects returns the effects that the callee declares on its arguments.
func includeEffects(op IncludeOp) []ir.Effect {
	effects := modifies.append(produces(nil, op.Operation))
	f, ok := function{}.lookup(op.Operation, op.TargetAttr())
	for i := range op.Operation.NumOperands() {
		v := op.Operation.Operand(i)
		switch {
		case ok && f.argument(i, "transform.consumed"):
			effects = append(effects, onMapping(ir.Read, v), onMapping(ir.Free, v))
		case !ok || f.argument(i, "transform.readonly"):
			effects = append(effects, onMapping(ir.Read, v))
		}
	}
	return effects
}

// topLevelEffects are those of an operation that can begin a transformation. The effects of its
// body on the arguments become effects on its operands. Without operands, they are those of the
// body.
func topLevelEffects(op *ir.Operation) []ir.Effect {
	var effects []ir.Effect
	for i := range op.NumOperands() {
		effects = append(effects, onMapping(ir.Read, op.Operand(i)))
	}
	effects = produces(effects, op)
	b := op.Region(0).Entry()
	if b == nil {
		return effects
	}
	// An effect is listed once, so that the list does not multiply with the depth.
	own := len(effects)
	add := func(e ir.Effect) {
		if !slices.Contains(effects[own:], e) {
			effects = append(effects, e)
		}
	}
	for inner := range b.Ops() {
		nested, _ := ir.MemoryEffects(inner)
		uses := false
		for _, e := range nested {
			if op.NumOperands() == 0 {
				add(e)
			}
			for i := range min(op.NumOperands(), b.NumArguments()) {
				if e.Value == b.Argument(i) {
					uses = true
					add(ir.Effect{Kind: e.Kind, Value: op.Operand(i), Resource: e.Resource})
				}
			}
		}
		for _, e := range nested {
			if uses && e.Resource == payloadResource {
				add(e)
			}
		}
	}
	return effects
}
