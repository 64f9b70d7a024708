package ir

import "slices"

// WalkAttribute calls fn for an attribute and, as long as it returns true, for the
// attributes in it, those in its types included. Parts that occur very often are not walked
// each time.
func WalkAttribute(a Attribute, fn func(Attribute) bool) { (&walker{fn: fn}).attribute(a) }

// A walker walks attributes. A few lines can nest attributes that each contain the previous
// one twice, and then there are too many paths to visit. After some number of visits, the
// walker therefore remembers attributes with parts and skips those it has seen.
type walker struct {
	fn     func(Attribute) bool
	visits int
	seen   map[any]bool
}

// manyVisits is after how many visits a walker begins to remember.
const manyVisits = 1000

// again reports whether an attribute or a type with parts has been visited.
func (w *walker) again(part any) bool {
	if w.visits++; w.visits < manyVisits {
		return false
	}
	if w.seen == nil {
		w.seen = map[any]bool{}
	}
	again := w.seen[part]
	w.seen[part] = true
	return again
}

func (w *walker) attribute(a Attribute) {
	if a == nil || !w.fn(a) {
		return
	}
	switch a := a.(type) {
	case *ArrayAttr:
		if w.again(a) {
			return
		}
		for _, e := range a.Elements {
			w.attribute(e)
		}
	case *DictionaryAttr:
		if w.again(a) {
			return
		}
		for _, e := range a.Entries {
			w.attribute(e.Value)
		}
	case *TypeAttr:
		w.inType(a.Value)
	case *DistinctAttr:
		w.attribute(a.Content)
	case *SparseElementsAttr:
		w.inType(a.Type())
	case *DefinedAttr:
		if !w.again(a) {
			w.params(a.Params)
		}
	case *Location:
		if w.again(a) {
			return
		}
		for _, k := range a.Children {
			w.attribute(k)
		}
		w.attribute(a.Metadata)
	case TypedAttribute:
		w.inType(a.Type())
	}
}

// inType walks the attributes in a type.
func (w *walker) inType(t Type) {
	switch t := t.(type) {
	case *FunctionType:
		if !w.again(t) {
			w.inTypes(t.Inputs)
			w.inTypes(t.Results)
		}
	case *TupleType:
		if !w.again(t) {
			w.inTypes(t.Types)
		}
	case *ComplexType:
		w.inType(t.Element)
	case *RankedTensorType:
		w.attribute(t.Encoding)
		w.inType(t.Element)
	case *MemRefType:
		w.attribute(t.Layout)
		w.attribute(t.Space)
		w.inType(t.Element)
	case *UnrankedMemRefType:
		w.attribute(t.Space)
		w.inType(t.Element)
	case ShapedType:
		w.inType(t.ElementType())
	case *DefinedType:
		if !w.again(t) {
			w.params(t.Params)
		}
	}
}

func (w *walker) inTypes(ts []Type) {
	for _, t := range ts {
		w.inType(t)
	}
}

func (w *walker) params(ps []Param) {
	for _, p := range ps {
		switch p := p.(type) {
		case Type:
			w.inType(p)
		case Attribute:
			w.attribute(p)
		case ParamList:
			w.params(p)
		}
	}
}

// ReplaceAttributes replaces the attributes of op with the results of fn, which returns its
// argument to keep it. Those that it keeps are replaced by parts: in arrays, dictionaries,
// and the parameters of attributes that dialects define.
func ReplaceAttributes(op *Operation, fn func(Attribute) Attribute) {
	r := &replacer{fn: fn}
	for i, a := range op.inherent() {
		if a != nil {
			op.setInherent(i, r.attribute(a))
		}
	}
	if as := slices.Clone(op.Attrs()); len(as) > 0 {
		for i := range as {
			as[i].Value = r.attribute(as[i].Value)
		}
		op.setAttrs(as)
	}
}

// A replacer replaces attributes. Like a [walker], it remembers the results after a while.
type replacer struct {
	fn       func(Attribute) Attribute
	visits   int
	replaced map[Attribute]Attribute
}

func (r *replacer) attribute(a Attribute) Attribute {
	if r.visits++; r.visits < manyVisits {
		return r.replace(a)
	}
	if b, ok := r.replaced[a]; ok {
		return b
	}
	if r.replaced == nil {
		r.replaced = map[Attribute]Attribute{}
	}
	b := r.replace(a)
	r.replaced[a] = b
	return b
}

// replace returns fn(a) or, if that is a, a with its parts replaced.
func (r *replacer) replace(a Attribute) Attribute {
	if b := r.fn(a); b != a {
		return b
	}
	switch a := a.(type) {
	case *ArrayAttr:
		var elems []Attribute
		for i, e := range a.Elements {
			if n := r.attribute(e); n != e {
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
			if n := r.attribute(e.Value); n != e.Value {
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
		if ps, changed := r.params(a.Params); changed {
			return a.ctx.DefinedAttr(a.Def, ps)
		}
	}
	return a
}

func (r *replacer) params(ps []Param) (out []Param, changed bool) {
	for i, p := range ps {
		var n Param
		switch p := p.(type) {
		case Attribute:
			b := r.attribute(p)
			if b == p {
				continue
			}
			n = b
		case ParamList:
			l, ok := r.params(p)
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
