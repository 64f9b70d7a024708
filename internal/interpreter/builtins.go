package interpreter

import "github.com/mica-ir/mica/ir"

// newBuiltins returns the transforms of the dialect's own operations.
func newBuiltins() map[string]Transform {
	return map[string]Transform{
		"transform.alternatives":               Func(applyAlternatives),
		"transform.annotate":                   Func(applyAnnotate),
		"transform.apply_conversion_patterns":  Func(applyConversion),
		"transform.apply_cse":                  Each(applyCSE),
		"transform.apply_dce":                  Each(applyDCE),
		"transform.apply_licm":                 Each(applyLICM),
		"transform.apply_patterns":             Each(applyPatterns),
		"transform.apply_registered_pass":      Func(applyPass),
		"transform.cast":                       Func(applyCast),
		"transform.collect_matching":           Func(applyCollectMatching),
		"transform.debug.emit_param_as_remark": Func(applyEmitParam),
		"transform.debug.emit_remark_at":       Func(applyEmitRemark),
		"transform.foreach":                    Func(applyForeach),
		"transform.foreach_match":              Func(applyForeachMatch),
		"transform.get_consumers_of_result":    Func(applyGetConsumers),
		"transform.get_defining_op":            Func(applyGetDefining),
		"transform.get_operand":                getValues((*ir.Operation).Operands),
		"transform.get_parent_op":              Func(applyGetParent),
		"transform.get_producer_of_operand":    Func(applyGetProducer),
		"transform.get_result":                 getValues((*ir.Operation).Results),
		"transform.get_type":                   Func(applyGetType),
		"transform.include":                    Func(applyInclude),
		"transform.match.operation_empty":      matchOp(matchEmpty),
		"transform.match.operation_name":       matchOp(matchName),
		"transform.match.param.cmpi":           Func(matchParam),
		"transform.merge_handles":              Func(applyMerge),
		"transform.named_sequence":             Func(applyNamedSequence),
		"transform.num_associations":           Func(applyNumAssociations),
		"transform.param.constant":             Func(applyConstant),
		"transform.print":                      Func(applyPrint),
		"transform.replicate":                  Func(applyReplicate),
		"transform.select":                     Func(applySelect),
		"transform.sequence":                   Func(applySequence),
		"transform.split_handle":               Func(applySplit),
		"transform.structured.match":           Func(applyMatch),
		"transform.verify":                     Each(applyVerify),
	}
}
