package tablegen

// Same reports whether two records of a session have equal contents: the same name,
// superclasses with the same names, and the same fields. Records to which they
// refer are equal if they have the same name; anonymous ones if their contents are
// equal.
func Same(a, b *Record) bool { return same(a, b, 0) }

// maxSame bounds the recursion through anonymous records that refer to each other.
const maxSame = 100

func same(a, b *Record, depth int) bool {
	if a == b {
		return true
	}
	if depth > maxSame || a.IsAnonymous() != b.IsAnonymous() || !a.IsAnonymous() && a.Name() != b.Name() {
		return false
	}
	if as, bs := a.supers(), b.supers(); len(as) != len(bs) || len(a.values) != len(b.values) {
		return false
	} else {
		for i := range as {
			if as[i].Name() != bs[i].Name() {
				return false
			}
		}
	}
	for i := range a.values {
		if a.shape.names[i] != b.shape.names[i] || !sameValue(a.values[i], b.values[i], depth+1) {
			return false
		}
	}
	return true
}

func sameValue(a, b Value, depth int) bool {
	if a == b {
		return true
	}
	each := func(x, y []Value) bool {
		if len(x) != len(y) {
			return false
		}
		for i := range x {
			if !sameValue(x[i], y[i], depth) {
				return false
			}
		}
		return true
	}
	switch a := a.(type) {
	case *DefValue:
		b, ok := b.(*DefValue)
		if !ok || !a.Rec.IsAnonymous() {
			return ok && !b.Rec.IsAnonymous() && a.Rec.Name() == b.Rec.Name()
		}
		return same(a.Rec, b.Rec, depth)
	case *ListValue:
		b, ok := b.(*ListValue)
		return ok && each(a.Elems, b.Elems)
	case *DagValue:
		b, ok := b.(*DagValue)
		return ok && a.names().equal(b.names()) && sameValue(a.Op, b.Op, depth) && each(a.Args, b.Args)
	}
	return false
}
