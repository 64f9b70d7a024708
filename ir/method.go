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
	v, to := reflect.ValueOf(result), reflect.TypeFor[T]()
	if (v.CanInt() || v.CanUint()) && v.CanConvert(to) && to.Kind() != reflect.String && to.Kind() != reflect.Interface {
		return v.Convert(to).Interface().(T), nil
	}
	if to.Kind() == reflect.Pointer && v.CanConvert(to.Elem()) { // an optional
		p := reflect.New(to.Elem())
		p.Elem().Set(v.Convert(to.Elem()))
		return p.Interface().(T), nil
	}
	return out, fmt.Errorf("'%s' returns a %T, not a %s", method, result, to)
}

// MethodsOf returns the methods of the definition of an operation, a type or an attribute,
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
