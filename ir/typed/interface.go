package typed

import (
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// OpAs returns an operation as an interface of a definition, given by its qualified name in
// C++. It uses the model attached to the operation's definition, the operation's wrapper, or
// else the result of other, whose methods call the C++ methods of the definition. It returns
// false if the operation does not have the interface.
func OpAs[T any](op *ir.Operation, name string, other func(op *ir.Operation) T) (T, bool) {
	impl, ok := op.Def().Interface(name)
	if !ok {
		var none T
		return none, false
	}
	if model, ok := impl.(Model[*ir.Operation, T]); ok {
		return model.Make(op), true
	}
	if t, ok := op.Typed().(T); ok {
		return t, true
	}
	return other(op), true
}

// TypeAs is [OpAs] for a type; wrapped is its wrapper, nil if the caller has none for it.
func TypeAs[T any](t ir.Type, name string, wrapped any, other func(t ir.Type) T) (T, bool) {
	if impl, ok := ir.TypeInterface(t, name); ok {
		return as(t, impl, wrapped, other), true
	}
	var none T
	return none, false
}

// AttrAs is [TypeAs] for an attribute.
func AttrAs[T any](a ir.Attribute, name string, wrapped any, other func(a ir.Attribute) T) (T, bool) {
	if impl, ok := ir.AttributeInterface(a, name); ok {
		return as(a, impl, wrapped, other), true
	}
	var none T
	return none, false
}

func as[X, T any](x X, impl, wrapped any, other func(X) T) T {
	if model, ok := impl.(Model[X, T]); ok {
		return model.Make(x)
	}
	if t, ok := wrapped.(T); ok {
		return t
	}
	return other(x)
}

// A Model implements an interface of a definition, T in Go, for operations, types or
// attributes that do not list it.
type Model[X, T any] struct {
	Make func(x X) T
	// Methods are the methods of T as functions, by their indices in the definition; nil for
	// methods that have no form in Go.
	Methods []any
}

// Object implements [ir.Model].
func (m Model[X, T]) Object(x any) any { return m.Make(x.(X)) }

// Method implements [ir.Model].
func (m Model[X, T]) Method(i int) any { return m.Methods[i] }

// Call calls a method of an operation, a type or an attribute as [ir.Call]. It panics if the
// method cannot be called, or if its behavior is undefined for the arguments.
func Call[T any](x any, method string, args ...any) T {
	result, err := ir.Call[T](x, method, args...)
	if err != nil {
		panic(fmt.Sprintf("%s: %v", method, err))
	}
	return result
}
