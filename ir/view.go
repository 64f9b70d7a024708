package ir

// NewView returns an operation as a state describes it, for code that reads the parts
// of an operation before it exists. The operation has no results, is not a user of its
// operands and not the parent of its regions. It must not be changed or inserted.
func NewView(s *OperationState) *Operation {
	op := allocate(len(s.Operands), 0, len(s.Def.Attributes))
	op.def, op.loc = s.Def, s.origin()
	for i, v := range s.Operands {
		op.operands()[i].owner, op.operands()[i].val = op, v
	}
	op.addAttributes(s, true)
	if len(s.Regions) > 0 {
		op.ext = newExtension(len(s.Regions), 0)
		for i, r := range s.Regions {
			if r != nil {
				op.ext.regions[i] = *r
			}
			op.ext.regions[i].op = op
		}
	}
	return op
}

// fillView sets missing attributes to their defaults.
func (d *OpDef) fillView(inherent []Attribute) {
	for _, slot := range d.defaults {
		if inherent[slot] == nil {
			inherent[slot] = d.Attributes[slot].Default
		}
	}
}
