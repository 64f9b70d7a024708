package ir

import (
	"fmt"
	"reflect"
)

// Methods calls the C++ methods of a loaded definition, which are named as there: the
// accessors of operands, attributes and parameters, and the methods of the class and of
// its interfaces. Arguments and results are the Go types of [Call].
type Methods interface {
	CallMethod(x any, name string, args []any) (any, error)
}

// Call calls a C++ method of an operation, a type or an attribute of a loaded dialect
// by name, as in
//
//	width, err := ir.Call[int](op, "getWidth")
//
// The method is an accessor that follows from the definition, or a method whose body is
// in the definition, in an interface, or in Go. Arguments and results are bools,
// integers, floats, strings, Type, Attribute, *Value, *Operation, *Block, *Region, and
// slices of these; T is a pointer for an optional whose zero value is one of its values. A
// null object, an absent optional and no result are the zero T.
func Call[T any](x any, method string, args ...any) (T, error) {
	var out T
	methods := MethodsOf(x)
	if methods == nil {
		return out, fmt.Errorf("the definition of %v has no methods", x)
	}
	result, err := methods.CallMethod(x, method, args)
	if err != nil || result == nil {
		return out, err
	}
	if t, ok := result.(T); ok {
		return t, nil
	}
	to := reflect.TypeFor[T]()
	if v, ok := ConvertTo(result, to); ok {
		return v.Interface().(T), nil
	}
	return out, fmt.Errorf("'%s' returns a %T, not a %s", method, result, to)
}

// ConvertTo converts an argument or a result of a method to one of the Go types of [Call] that
// the method may have in Go: integers and enumerations of any size, a pointer for an optional,
// slices of these.
func ConvertTo(x any, to reflect.Type) (reflect.Value, bool) {
	v := reflect.ValueOf(x)
	switch {
	case x == nil:
		return reflect.Zero(to), true
	case v.Kind() == reflect.Slice && to.Kind() == reflect.Slice && v.Type() != to:
		list := reflect.MakeSlice(to, v.Len(), v.Len())
		for i := range v.Len() {
			e, ok := ConvertTo(v.Index(i).Interface(), to.Elem())
			if !ok {
				return v, false
			}
			list.Index(i).Set(e)
		}
		return list, true
	case v.CanConvert(to) && (v.Kind() == to.Kind() || (v.CanInt() || v.CanUint()) && reflect.Int <= to.Kind() && to.Kind() <= reflect.Uint64 || to.Kind() == reflect.Interface):
		return v.Convert(to), true
	case to.Kind() == reflect.Pointer: // an optional
		e, ok := ConvertTo(x, to.Elem())
		if !ok {
			return v, false
		}
		p := reflect.New(to.Elem())
		p.Elem().Set(e)
		return p, true
	}
	return v, false
}

// MethodsOf returns the methods of the definition of an operation, a type or an attribute, or
// nil if it has none.
func MethodsOf(x any) Methods {
	switch x := x.(type) {
	case *Operation:
		return x.def.Methods
	case *DefinedType:
		return x.Def.Methods
	case *DefinedAttr:
		return x.Def.Methods
	}
	return nil
}
