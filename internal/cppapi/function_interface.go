package cppapi

import (
	"slices"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// A dictionaries is an attribute of a function with a list of dictionaries, one for each
// argument or result.
type dictionaries struct {
	attr  string
	count func(op *ir.Operation) int
}

var (
	argumentDictionaries = dictionaries{ir.ArgumentAttrsAttr, func(op *ir.Operation) int {
		if c, ok := ir.InterfaceOf[ir.CallableOpInterface](op); ok {
			return len(c.ArgumentTypes(op))
		}
		return 0
	}}
	resultDictionaries = dictionaries{ir.ResultAttrsAttr, func(op *ir.Operation) int {
		if c, ok := ir.InterfaceOf[ir.CallableOpInterface](op); ok {
			return len(c.ResultTypes(op))
		}
		return 0
	}}
)

// at returns the dictionary with index i, or nil.
func (d dictionaries) at(op *ir.Operation, i uint64) *ir.DictionaryAttr {
	array, ok := op.Attr(d.attr).(*ir.ArrayAttr)
	if !ok || i >= uint64(len(array.Elements)) {
		return nil
	}
	dict, _ := array.Elements[i].(*ir.DictionaryAttr)
	return dict
}

// set replaces a dictionary. The list is removed with its last entry.
func (d dictionaries) set(op *ir.Operation, i uint64, entries []ir.NamedAttribute) {
	none := op.Context().DictionaryAttr(nil)
	elems := make([]ir.Attribute, d.count(op))
	for k := range elems {
		elems[k] = none
		if dict := d.at(op, uint64(k)); dict != nil {
			elems[k] = dict
		}
	}
	elems[i] = op.Context().DictionaryAttr(entries)
	if !slices.ContainsFunc(elems, func(a ir.Attribute) bool { return a != none }) {
		op.RemoveAttr(d.attr)
		return
	}
	op.SetAttr(d.attr, op.Context().ArrayAttr(elems))
}

// functionInterface registers the functions that the methods of FunctionOpInterface for
// the attributes of arguments and results call.
func (a *API) functionInterface() {
	dict, attr, named := a.classes["DictionaryAttr"].Type(), a.Attribute.Type(), cxx.ListOf(a.classes["NamedAttribute"].Type())
	name := a.classes["StringAttr"].Type()
	for _, kind := range []struct {
		word string
		of   dictionaries
	}{{"Arg", argumentDictionaries}, {"Result", resultDictionaries}} {
		d := kind.of
		a.Registry.Func("mlir::function_interface_impl::getNum"+kind.word+"s", &cxx.Func{
			Params: []*cxx.Type{a.Operation.Type()}, Result: cxx.TypeUint32, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				if op := AsOperation(args[0]); op != nil {
					return cxx.Uint(uint64(d.count(op)))
				}
				return m.Failf("getNum%ss: null operation", kind.word)
			}})
		add := func(method string, params []*cxx.Type, result *cxx.Type, f func(op *ir.Operation, i uint64, args []cxx.Value) cxx.Value) {
			a.Registry.Func("mlir::function_interface_impl::"+method, &cxx.Func{
				Params: append([]*cxx.Type{a.Operation.Type(), cxx.TypeUint32}, params...), Result: result,
				Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
					op := AsOperation(args[0])
					if op == nil || args[1].Uint() >= uint64(d.count(op)) {
						return m.Failf("%s: the function has no number %d", method, args[1].Uint())
					}
					return f(op, args[1].Uint(), args[2:])
				}})
		}
		entries := func(op *ir.Operation, i uint64) []ir.NamedAttribute {
			if dict := d.at(op, i); dict != nil {
				return slices.Clone(dict.Entries)
			}
			return nil
		}
		add("get"+kind.word+"AttrDict", nil, dict, func(op *ir.Operation, i uint64, _ []cxx.Value) cxx.Value {
			if dict := d.at(op, i); dict != nil {
				return cxx.Obj(dict)
			}
			return cxx.Null
		})
		add("get"+kind.word+"Attrs", nil, named, func(op *ir.Operation, i uint64, _ []cxx.Value) cxx.Value {
			return NamedAttributesValue(entries(op, i))
		})
		set := func(op *ir.Operation, i uint64, args []cxx.Value) cxx.Value {
			d.set(op, i, NamedAttributes(args[0]))
			return cxx.Value{}
		}
		add("set"+kind.word+"Attrs", []*cxx.Type{named}, cxx.TypeVoid, set)
		add("set"+kind.word+"Attrs", []*cxx.Type{dict}, cxx.TypeVoid, func(op *ir.Operation, i uint64, args []cxx.Value) cxx.Value {
			x, _ := args[0].Obj().(*ir.DictionaryAttr)
			if x == nil {
				x = op.Context().DictionaryAttr(nil)
			}
			d.set(op, i, x.Entries)
			return cxx.Value{}
		})
		change := func(op *ir.Operation, i uint64, name string, value ir.Attribute) cxx.Value {
			as := entries(op, i)
			list := &NamedAttrs{&as}
			old := cxx.Null
			if k := list.find(name); k >= 0 {
				old = cxx.Obj(as[k].Value)
				as = slices.Delete(as, k, k+1)
			}
			if value != nil {
				list.add(name, value)
			}
			d.set(op, i, as)
			return old
		}
		add("set"+kind.word+"Attr", []*cxx.Type{name, attr}, cxx.TypeVoid, func(op *ir.Operation, i uint64, args []cxx.Value) cxx.Value {
			change(op, i, args[0].Obj().(*ir.StringAttr).Value, AsAttribute(args[1]))
			return cxx.Value{}
		})
		add("remove"+kind.word+"Attr", []*cxx.Type{name}, attr, func(op *ir.Operation, i uint64, args []cxx.Value) cxx.Value {
			return change(op, i, args[0].Obj().(*ir.StringAttr).Value, nil)
		})
	}
}
