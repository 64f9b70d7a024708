package asm

import (
	"slices"
	"sync/atomic"

	"github.com/mica-ir/mica/ir"
)

// hasAliasable reports whether anything in op, apart from locations, may have an
// alias. Most IR has none, and a scan in any order, in parallel and without printing,
// is much cheaper than an aliasCollector.
func hasAliasable(op *ir.Operation, threads int) bool {
	s := aliasScan{seen: map[any]bool{}}
	if threads < 2 {
		return s.op(op)
	}
	// A module may hold a few others, which hold the functions.
	inner := []*ir.Operation{op}
	for len(inner) > 0 && len(inner) < minParallelOps {
		var next []*ir.Operation
		for _, o := range inner {
			if s.own(o) {
				return true
			}
			for i := range o.NumRegions() {
				next = slices.AppendSeq(next, o.Region(i).Ops())
			}
		}
		inner = next
	}
	var found atomic.Bool
	part := max(1, len(inner)/(4*threads))
	inParallel((len(inner)+part-1)/part, threads, func(k int) {
		s := aliasScan{seen: map[any]bool{}}
		for _, o := range inner[k*part : min(len(inner), (k+1)*part)] {
			if found.Load() {
				return
			}
			if s.op(o) {
				found.Store(true)
			}
		}
	})
	return found.Load()
}

// An aliasScan searches for types and attributes with an alias. seen has those
// without one.
type aliasScan struct {
	seen map[any]bool
}

func (s *aliasScan) op(op *ir.Operation) bool {
	if s.own(op) {
		return true
	}
	for i := range op.NumRegions() {
		for o := range op.Region(i).Ops() {
			if s.op(o) {
				return true
			}
		}
	}
	return false
}

// own scans op itself and the arguments of its blocks.
func (s *aliasScan) own(op *ir.Operation) bool {
	for i := range op.NumResults() {
		if s.typ(op.Result(i).Type()) {
			return true
		}
	}
	for slot := range op.Def().Attributes {
		if a := op.Inherent(slot); a != nil && s.attr(a) {
			return true
		}
	}
	for _, a := range op.Attrs() {
		if s.attr(a.Value) {
			return true
		}
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).Entry(); b != nil; b = b.Next() {
			for _, arg := range b.Args() {
				if s.typ(arg.Type()) {
					return true
				}
			}
		}
	}
	return false
}

func (s *aliasScan) typ(t ir.Type) bool {
	switch t := t.(type) {
	case nil, *ir.IntegerType, *ir.FloatType, *ir.IndexType, *ir.NoneType, *ir.OpaqueType:
		return false
	case *ir.ComplexType:
		return false
	case *ir.RankedTensorType:
		if t.Encoding == nil {
			return s.typ(t.Element)
		}
	case *ir.VectorType:
		return s.typ(t.Element)
	}
	if s.seen[t] {
		return false
	}
	s.seen[t] = true
	if typeAliasName(t) != "" {
		return true
	}
	switch t := t.(type) {
	case *ir.FunctionType:
		return s.types(t.Inputs) || s.types(t.Results)
	case *ir.TupleType:
		return s.types(t.Types)
	case *ir.RankedTensorType:
		return s.typ(t.Element) || s.attr(t.Encoding)
	case *ir.UnrankedTensorType:
		return s.typ(t.Element)
	case *ir.MemRefType:
		return s.typ(t.Element) || s.attr(t.Layout) || s.attr(t.Space)
	case *ir.UnrankedMemRefType:
		return s.typ(t.Element) || s.attr(t.Space)
	case *ir.DefinedType:
		return s.params(t.Params)
	}
	return false
}

func (s *aliasScan) types(ts []ir.Type) bool {
	for _, t := range ts {
		if s.typ(t) {
			return true
		}
	}
	return false
}

func (s *aliasScan) attr(a ir.Attribute) bool {
	switch a := a.(type) {
	case nil, *ir.UnitAttr, *ir.SymbolRefAttr, *ir.DenseArrayAttr, *ir.StridedLayoutAttr:
		return false
	case *ir.IntegerAttr:
		return s.typ(a.Type())
	case *ir.FloatAttr, *ir.OpaqueAttr:
		return s.typ(a.(ir.TypedAttribute).Type())
	case *ir.StringAttr:
		return s.typ(a.Type())
	case *ir.TypeAttr:
		return s.typ(a.Value)
	}
	if s.seen[a] {
		return false
	}
	s.seen[a] = true
	if _, distinct := a.(*ir.DistinctAttr); distinct || attrAliasName(a) != "" {
		return true
	}
	switch a := a.(type) {
	case *ir.ArrayAttr:
		for _, e := range a.Elements {
			if s.attr(e) {
				return true
			}
		}
	case *ir.DictionaryAttr:
		for _, e := range a.Entries {
			if s.attr(e.Value) {
				return true
			}
		}
	case *ir.DefinedAttr:
		return s.params(a.Params)
	case ir.TypedAttribute:
		return s.typ(a.Type())
	}
	return false
}

func (s *aliasScan) params(ps []ir.Param) bool {
	for _, p := range ps {
		switch p := p.(type) {
		case ir.Type:
			if s.typ(p) {
				return true
			}
		case ir.Attribute:
			if s.attr(p) {
				return true
			}
		case ir.ParamList:
			if s.params(p) {
				return true
			}
		}
	}
	return false
}
