package interpreter

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// The interfaces of types that determine the kind of payload.
const (
	handleInterface = "transform::TransformHandleTypeInterface"
	valueInterface  = "transform::TransformValueHandleTypeInterface"
	paramInterface  = "transform::TransformParamTypeInterface"
)

// A kind is the kind of payload that values of a type represent.
type kind uint8

const (
	operations kind = iota
	values
	params
)

// kindOf returns the kind of payload that values of a type represent.
func kindOf(t ir.Type) kind {
	if _, ok := ir.TypeInterface(t, paramInterface); ok {
		return params
	}
	if _, ok := ir.TypeInterface(t, valueInterface); ok {
		return values
	}
	return operations
}

// An Association lists the payload of a handle or a parameter. Only the list for the kind of
// the value is used.
type Association struct {
	Ops    []*ir.Operation
	Values []*ir.Value
	Params []ir.Attribute
}

// Len returns the number of objects.
func (a Association) Len() int { return len(a.Ops) + len(a.Values) + len(a.Params) }

// at returns the association with object i alone.
func (a Association) at(i int) Association {
	switch {
	case len(a.Ops) > 0:
		return Association{Ops: a.Ops[i : i+1]}
	case len(a.Values) > 0:
		return Association{Values: a.Values[i : i+1]}
	}
	return Association{Params: a.Params[i : i+1]}
}

// add appends the objects of another association.
func (a *Association) add(b Association) {
	a.Ops = append(a.Ops, b.Ops...)
	a.Values = append(a.Values, b.Values...)
	a.Params = append(a.Params, b.Params...)
}

// clone returns a copy that does not change with the association.
func (a Association) clone() Association {
	return Association{slices.Clone(a.Ops), slices.Clone(a.Values), slices.Clone(a.Params)}
}

// distinct returns the association without repetitions.
func (a Association) distinct() Association {
	return Association{distinct(a.Ops), distinct(a.Values), distinct(a.Params)}
}

func distinct[T comparable](list []T) []T {
	seen := map[T]bool{}
	var out []T
	for _, x := range list {
		if !seen[x] {
			seen[x] = true
			out = append(out, x)
		}
	}
	return out
}
