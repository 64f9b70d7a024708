package ir

import (
	"reflect"
	"slices"
)

// There are two kinds of op interfaces. A Go interface implemented by typed wrappers
// is queried with [As]. An interface that a definition declares by its C++ name has a
// Go implementation that is looked up by name. It can also be attached to definitions
// of others, as an external model.

// AttachInterface attaches the implementation of an interface to an op, replacing an
// earlier one. It must be called before the op is used.
func (d *OpDef) AttachInterface(name string, impl any) {
	d.Interfaces = attach(d.Interfaces, name, impl)
	d.findSymbolUser()
}

// AttachInterface attaches the implementation of an interface to a type.
func (d *TypeDefinition) AttachInterface(name string, impl any) {
	d.Interfaces = attach(d.Interfaces, name, impl)
}

// AttachInterface attaches the implementation of an interface to an attribute.
func (d *AttributeDefinition) AttachInterface(name string, impl any) {
	d.Interfaces = attach(d.Interfaces, name, impl)
}

func attach(is []InterfaceImpl, name string, impl any) []InterfaceImpl {
	for i := range is {
		if is[i].Name == name {
			is[i].Impl = impl
			return is
		}
	}
	return append(is, InterfaceImpl{name, impl})
}

// A modelKey is the Go type of a builtin type or attribute, and an interface.
type modelKey struct {
	of   reflect.Type
	name string
}

// AttachTypeInterface attaches the implementation of an interface to all builtin
// types of the kind of example, such as (*IntegerType)(nil).
func (c *Context) AttachTypeInterface(example Type, name string, impl any) {
	c.attachModel(modelKey{reflect.TypeOf(example), name}, impl)
}

// AttachAttributeInterface is [Context.AttachTypeInterface] for attributes.
func (c *Context) AttachAttributeInterface(example Attribute, name string, impl any) {
	c.attachModel(modelKey{reflect.TypeOf(example), name}, impl)
}

func (c *Context) attachModel(k modelKey, impl any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.models == nil {
		c.models = map[modelKey]any{}
	}
	c.models[k] = impl
}

func (c *Context) model(of any, name string) (any, bool) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	impl, ok := c.models[modelKey{reflect.TypeOf(of), name}]
	return impl, ok
}

// TypeInterface returns the implementation of an interface of a type, builtin or
// not, and whether the type has the interface.
func TypeInterface(t Type, name string) (any, bool) {
	if d, ok := t.(*DefinedType); ok {
		return d.Interface(name)
	}
	return t.Context().model(t, name)
}

// AttributeInterface is [TypeInterface] for attributes.
func AttributeInterface(a Attribute, name string) (any, bool) {
	if d, ok := a.(*DefinedAttr); ok {
		return d.Interface(name)
	}
	return a.Context().model(a, name)
}

// A Model is the implementation of an interface whose methods are in Go, but are also called by
// their index in the definition of the interface: by C++ bodies, and by [Call].
type Model interface {
	// Object returns the implementation of the interface for an operation, a type or an
	// attribute.
	Object(x any) any
	// Method returns a function that takes such an object as its first argument, or nil if the
	// method has no form in Go.
	Method(i int) any
}

// InterfacesOf returns the interfaces of the definition of an operation, a type or an
// attribute.
func InterfacesOf(x any) []InterfaceImpl {
	switch x := x.(type) {
	case *Operation:
		return x.Def().Interfaces
	case *DefinedType:
		return x.Def.Interfaces
	case *DefinedAttr:
		return x.Def.Interfaces
	}
	return nil
}

// ModelOf returns the model of an interface that is attached to the definition of an operation,
// a type or an attribute, or nil.
func ModelOf(x any, name string) Model {
	for _, i := range InterfacesOf(x) {
		if i.Name == name {
			m, _ := i.Impl.(Model)
			return m
		}
	}
	return nil
}

// HasInterface reports whether the definition of a type, an attribute or an operation lists an
// interface. For builtin ones it knows the interfaces that have no Go counterpart.
func HasInterface(x any, name string) bool {
	listed := false
	switch x := x.(type) {
	case *DefinedType:
		_, listed = x.Interface(name)
	case *DefinedAttr:
		_, listed = x.Interface(name)
	case *Operation:
		_, listed = x.Def().Interface(name)
	default:
		listed = builtinHasInterface(x, name)
	}
	return listed
}

func builtinHasInterface(x any, name string) bool {
	switch name {
	case "VectorElementTypeInterface":
		switch x.(type) {
		case *IntegerType, *IndexType, *FloatType:
			return true
		}
	case "PtrLikeTypeInterface":
		switch x.(type) {
		case *MemRefType, *UnrankedMemRefType:
			return true
		}
	case "bufferization::TensorLikeType":
		switch x.(type) {
		case *RankedTensorType, *UnrankedTensorType:
			return true
		}
	case "bufferization::BufferLikeType":
		switch x.(type) {
		case *MemRefType, *UnrankedMemRefType:
			return true
		}
	case "BlobAttr":
		switch x.(type) {
		case *DenseArrayAttr, *DenseResourceElementsAttr:
			return true
		}
	case "MemRefLayoutAttrInterface":
		switch x.(type) {
		case *AffineMapAttr, *StridedLayoutAttr:
			return true
		}
	}
	return false
}

// TypeHasTrait reports whether a type has the trait of that C++ name.
func TypeHasTrait(t Type, trait string) bool {
	switch t := t.(type) {
	case *DefinedType:
		return slices.Contains(t.Def.Traits, trait)
	case *VectorType, *RankedTensorType, *UnrankedTensorType:
		return trait == "ValueSemantics"
	}
	return false
}

// AttributeHasTrait reports whether an attribute has the trait of that C++ name.
func AttributeHasTrait(a Attribute, trait string) bool {
	d, ok := a.(*DefinedAttr)
	return ok && slices.Contains(d.Def.Traits, trait)
}
