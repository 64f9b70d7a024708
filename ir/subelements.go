package ir

import "slices"

// WalkAttribute calls fn for an attribute and, as long as it returns true, for the
// attributes in it, those in its types included.
func WalkAttribute(a Attribute, fn func(Attribute) bool) {
	if a == nil || !fn(a) {
		return
	}
	switch a := a.(type) {
	case *ArrayAttr:
		for _, e := range a.Elements {
			WalkAttribute(e, fn)
		}
	case *DictionaryAttr:
		for _, e := range a.Entries {
			WalkAttribute(e.Value, fn)
		}
	case *TypeAttr:
		WalkTypeAttributes(a.Value, fn)
	case *DistinctAttr:
		WalkAttribute(a.Content, fn)
	case *SparseElementsAttr:
		WalkTypeAttributes(a.Type(), fn)
	case *DefinedAttr:
		walkParams(a.Params, fn)
	case *Location:
		for _, k := range a.Children {
			WalkAttribute(k, fn)
		}
		WalkAttribute(a.Metadata, fn)
	case TypedAttribute:
		WalkTypeAttributes(a.Type(), fn)
	}
}

// WalkTypeAttributes calls fn for the attributes in a type and, as long as it
// returns true, for those in them.
func WalkTypeAttributes(t Type, fn func(Attribute) bool) {
	WalkTypes(t, func(t Type) bool {
		switch t := t.(type) {
		case *RankedTensorType:
			WalkAttribute(t.Encoding, fn)
		case *MemRefType:
			WalkAttribute(t.Layout, fn)
			WalkAttribute(t.Space, fn)
		case *UnrankedMemRefType:
			WalkAttribute(t.Space, fn)
		case *DefinedType:
			walkParams(t.Params, fn)
			return false
		}
		return true
	})
}

func walkParams(ps []Param, fn func(Attribute) bool) {
	for _, p := range ps {
		switch p := p.(type) {
		case Type:
			WalkTypeAttributes(p, fn)
		case Attribute:
			WalkAttribute(p, fn)
		case ParamList:
			walkParams(p, fn)
		}
	}
}

// WalkTypes calls fn for a type and, as long as it returns true, for the types in
// it, but not for those in its attributes.
func WalkTypes(t Type, fn func(Type) bool) {
	if t == nil || !fn(t) {
		return
	}
	switch t := t.(type) {
	case *FunctionType:
		for _, e := range t.Inputs {
			WalkTypes(e, fn)
		}
		for _, e := range t.Results {
			WalkTypes(e, fn)
		}
	case *TupleType:
		for _, e := range t.Types {
			WalkTypes(e, fn)
		}
	case *ComplexType:
		WalkTypes(t.Element, fn)
	case ShapedType:
		WalkTypes(t.ElementType(), fn)
	case *DefinedType:
		walkParamTypes(t.Params, fn)
	}
}

func walkParamTypes(ps []Param, fn func(Type) bool) {
	for _, p := range ps {
		switch p := p.(type) {
		case Type:
			WalkTypes(p, fn)
		case ParamList:
			walkParamTypes(p, fn)
		}
	}
}

// ReplaceAttributes replaces the attributes of op, and those nested in them, with the
// results of fn, which returns its argument to keep it.
func ReplaceAttributes(op *Operation, fn func(Attribute) Attribute) {
	for i, a := range op.inherent() {
		if a != nil {
			op.inherent()[i] = ReplaceIn(a, fn)
		}
	}
	if op.attrs != nil {
		as := slices.Clone(*op.attrs)
		for i := range as {
			as[i].Value = ReplaceIn(as[i].Value, fn)
		}
		op.setAttrs(as)
	}
}

// ReplaceIn returns a with fn applied to it or, if that changes nothing, to the
// attributes in arrays, dictionaries, and the parameters of attributes that
// dialects define.
func ReplaceIn(a Attribute, fn func(Attribute) Attribute) Attribute {
	if b := fn(a); b != a {
		return b
	}
	switch a := a.(type) {
	case *ArrayAttr:
		var elems []Attribute
		for i, e := range a.Elements {
			if n := ReplaceIn(e, fn); n != e {
				if elems == nil {
					elems = append(elems, a.Elements...)
				}
				elems[i] = n
			}
		}
		if elems != nil {
			return a.ctx.ArrayAttr(elems)
		}
	case *DictionaryAttr:
		var entries []NamedAttribute
		for i, e := range a.Entries {
			if n := ReplaceIn(e.Value, fn); n != e.Value {
				if entries == nil {
					entries = append(entries, a.Entries...)
				}
				entries[i].Value = n
			}
		}
		if entries != nil {
			return a.ctx.DictionaryAttr(entries)
		}
	case *DefinedAttr:
		if ps, changed := replaceInParams(a.Params, fn); changed {
			return a.ctx.DefinedAttr(a.Def, ps)
		}
	}
	return a
}

func replaceInParams(ps []Param, fn func(Attribute) Attribute) (out []Param, changed bool) {
	for i, p := range ps {
		var n Param
		switch p := p.(type) {
		case Attribute:
			r := ReplaceIn(p, fn)
			if r == p {
				continue
			}
			n = r
		case ParamList:
			l, ok := replaceInParams(p, fn)
			if !ok {
				continue
			}
			n = ParamList(l)
		default:
			continue
		}
		if out == nil {
			out = append(out, ps...)
		}
		out[i] = n
	}
	return out, out != nil
}
