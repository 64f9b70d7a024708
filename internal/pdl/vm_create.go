package pdl

import "github.com/mica-ir/mica/ir"

// complete adds the parts that follow from the definition of a new operation and are not in a
// pdl.operation: the segment sizes and the regions. The operands of the pdl.operation are the
// groups, so their lengths are the sizes. The reference leaves both out, and its verifier
// rejects the operation.
func (x *executor) complete(c *creation, s *ir.OperationState) {
	for i := range c.def.Regions {
		if !c.def.Regions[i].Variadic {
			s.NumRegions++
		}
	}
	s.NumRegions = max(s.NumRegions, c.regions)
	for range c.successors {
		s.Successors = append(s.Successors, x.r.Block()) // until a native rewrite sets it
	}
	if c.def.Has(ir.AttrSizedOperandSegments) && s.Attr(ir.OperandSegments) == nil {
		if sizes := x.groupSizes(c.operands, len(c.def.Operands)); sizes != nil {
			s.AddAttribute(ir.OperandSegments, x.r.Context().DenseI32Array(sizes))
		}
	}
	if c.def.Has(ir.AttrSizedResultSegments) && s.Attr(ir.ResultSegments) == nil {
		sizes := x.groupSizes(c.types, len(c.def.Results))
		if c.replaced != none {
			sizes = resultSizes(x.regs.ops[c.replaced], len(c.def.Results))
		}
		if sizes != nil {
			s.AddAttribute(ir.ResultSegments, x.r.Context().DenseI32Array(sizes))
		}
	}
}

// groupSizes returns the lengths of the parts if they are the groups of a definition, otherwise
// nil: one range of all operands does not show the ends of its groups.
func (x *executor) groupSizes(parts []ref, groups int) []int32 {
	if len(parts) != groups {
		return nil
	}
	sizes := make([]int32, groups)
	for i, f := range parts {
		switch f.kind {
		case valueRangeValue:
			sizes[i] = int32(x.regs.ranges[f.reg].len())
		case typeRangeValue:
			sizes[i] = int32(x.regs.typeRanges[f.reg].len())
		default:
			sizes[i] = 1
		}
	}
	return sizes
}

// resultSizes returns the sizes of the result groups of an operation, nil if it does
// not have that many groups.
func resultSizes(op *ir.Operation, groups int) []int32 {
	if op == nil || len(op.Def().Results) != groups {
		return nil
	}
	sizes := make([]int32, groups)
	for i := range sizes {
		sizes[i] = int32(len(op.ResultGroup(i)))
	}
	return sizes
}
