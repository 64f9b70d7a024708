package ir

import "slices"

// An OperationState describes an operation to be created.
type OperationState struct {
	Def      *OpDef
	Loc      *Location
	Origin   Origin // used if Loc is nil
	Operands []*Value
	Types    []Type // of the results

	// Attributes are inherent and discardable attributes in any order; one with the
	// name of an inherent attribute sets that. Inherent lists inherent attributes by
	// slot and may be shorter than the number of slots. Attributes take precedence
	// over Inherent.
	Attributes []NamedAttribute
	Inherent   []Attribute
	// Discardable lists attributes that are discardable although a property may have
	// their name: in text, only <{...}> and the custom form set a property.
	Discardable []NamedAttribute

	// Lists, if it is not nil, has the lists of attributes that the operation may share.
	Lists *AttributeLists

	// Properties are the properties of an unregistered op, kept for printing.
	Properties Attribute

	Successors []*Block

	// The blocks of Regions are moved to the operation. If NumRegions is larger than
	// their number, empty regions are added.
	Regions    []*Region
	NumRegions int
}

// AddAttribute appends an attribute.
func (s *OperationState) AddAttribute(name string, a Attribute) {
	s.Attributes = append(s.Attributes, NamedAttribute{name, a})
}

// Attr returns the attribute with the given name that the operation will have, or
// nil.
func (s *OperationState) Attr(name string) Attribute {
	for i := len(s.Attributes) - 1; i >= 0; i-- {
		if s.Attributes[i].Name == name {
			return s.Attributes[i].Value
		}
	}
	if i := s.Def.Slot(name); i >= 0 && i < len(s.Inherent) {
		return s.Inherent[i]
	}
	return nil
}

// SplitDiscardable moves the attributes from index i on that have the name of a
// property to Discardable.
func (s *OperationState) SplitDiscardable(i int) {
	if !s.Def.hasProperties {
		return
	}
	s.Attributes = append(s.Attributes[:i], slices.DeleteFunc(s.Attributes[i:], func(a NamedAttribute) bool {
		slot := s.Def.Slot(a.Name)
		if slot < 0 || !s.Def.Attributes[slot].Property {
			return false
		}
		s.Discardable = append(s.Discardable, a)
		return true
	})...)
}

func (s *OperationState) origin() Origin {
	if s.Loc != nil {
		return s.Loc.Origin()
	}
	return s.Origin
}

// Location returns the location given by Loc or Origin.
func (s *OperationState) Location() *Location {
	if s.Loc != nil {
		return s.Loc
	}
	return s.Origin.Location()
}

// Create returns a new detached operation. It retains nothing of s except the blocks
// of its regions.
func Create(s *OperationState) *Operation {
	op := allocate(len(s.Operands), len(s.Types), len(s.Def.Attributes))
	op.def, op.loc = s.Def, s.origin()
	for i, t := range s.Types {
		r := &op.results()[i]
		r.typ, r.op, r.index = t, op, uint32(i)
	}
	for i, v := range s.Operands {
		o := &op.operands()[i]
		o.owner = op
		o.Set(v)
	}
	op.addAttributes(s, false)
	if n := max(len(s.Regions), s.NumRegions); n > 0 || len(s.Successors) > 0 || s.Properties != nil {
		op.ext = newExtension(n, len(s.Successors))
		op.ext.properties = s.Properties
		for i := range op.ext.regions {
			op.ext.regions[i].op = op
			if i < len(s.Regions) && s.Regions[i] != nil {
				op.ext.regions[i].SpliceBefore(nil, s.Regions[i])
			}
		}
		for i, b := range s.Successors {
			o := &op.ext.successors[i]
			o.owner = op
			o.Set(b)
		}
	}
	return op
}

// fillInherent sets segment sizes to zero if they are missing or if their number
// differs from the number of groups, and missing attributes to their initial values. In MLIR
// segment sizes are a property of fixed length, and a value that does not fit is ignored.
func (op *Operation) fillInherent(inherent []Attribute) {
	d := op.def
	if i := d.operandSegments; i > 0 && !isSegments(inherent[i-1], len(d.Operands)) {
		inherent[i-1] = op.Context().DenseI32Array(make([]int32, len(d.Operands)))
	}
	if i := d.resultSegments; i > 0 && !isSegments(inherent[i-1], len(d.Results)) {
		inherent[i-1] = op.Context().DenseI32Array(make([]int32, len(d.Results)))
	}
	for _, slot := range d.defaults {
		if inherent[slot] == nil {
			inherent[slot] = d.Attributes[slot].initial()
		}
	}
}

func isSegments(a Attribute, groups int) bool {
	s, ok := a.(*DenseArrayAttr)
	return ok && len(s.Raw) == 4*groups && IsSignless(s.Element, 32)
}

func newExtension(regions, successors int) *extension {
	if regions == 1 && successors == 0 {
		c := &struct {
			extension
			r [1]Region
		}{}
		c.regions = c.r[:]
		return &c.extension
	}
	e := &extension{}
	if regions > 0 {
		e.regions = make([]Region, regions)
	}
	if successors > 0 {
		e.successors = make([]BlockOperand, successors)
	}
	return e
}

// addAttributes sets the attributes of a new operation or of a view. If a name occurs more than
// once, the last one wins.
func (op *Operation) addAttributes(s *OperationState, view bool) {
	inherent := op.chunkInherent()
	var many []Attribute
	if n := len(s.Def.Attributes); n > maxChunkAttrs {
		var some [64]Attribute
		if many = some[:]; n > len(some) {
			many = make([]Attribute, n)
		}
		many = many[:n]
		inherent = many
	}
	copy(inherent, s.Inherent)
	as, n := s.Attributes, len(s.Discardable)
	for i := range as {
		if slot := s.Def.Slot(as[i].Name); slot >= 0 {
			inherent[slot] = as[i].Value
		} else {
			n++
		}
	}
	if view {
		s.Def.fillView(inherent)
	} else {
		op.fillInherent(inherent)
	}
	switch {
	case n == 0:
		as = nil
	case n != len(as) || len(s.Discardable) > 0 || !isSorted(as):
		var few [8]NamedAttribute
		all := few[:0]
		if n > len(few) {
			all = make([]NamedAttribute, 0, n)
		}
		for i := range as {
			if s.Def.Slot(as[i].Name) < 0 {
				all = append(all, as[i])
			}
		}
		as = sortAttributes(append(all, s.Discardable...))
	}
	op.attrs = s.Lists.list(many, as)
}
