package load

import (
	"slices"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// A shapedType implements ShapedType for a type of a definition: by the methods of its class,
// where getShape and getElementType may be the accessors of parameters.
type shapedType struct{ shape, hasRank, element, clone *cxx.Func }

// shapedType implements ShapedType for a type that lists it and has no implementation in Go.
// Missing methods are reported.
func (l *loader) shapedType(t *ir.TypeDefinition, d *ods.Def) {
	x := findInterface(t.Interfaces, "ShapedType")
	if x == nil || x.Impl != nil {
		return
	}
	report := l.dialectReport(d.Dialect.Name)
	method := func(name string, params int) *cxx.Func {
		f, err := l.api.Method(l.classes[d], name, params)
		if f == nil && (err != nil || name == "getShape" || name == "getElementType") {
			report.Unimplemented = append(report.Unimplemented, "method '"+name+"' of type '"+d.CppClass+"'")
		}
		return f
	}
	x.Impl = &shapedType{method("getShape", 0), method("hasRank", 0), method("getElementType", 0), method("cloneWith", 2)}
}

func findInterface(is []ir.InterfaceImpl, name string) *ir.InterfaceImpl {
	for i := range is {
		if is[i].Name == name {
			return &is[i]
		}
	}
	return nil
}

// Shape calls getElementType, hasRank and getShape. A type whose hasRank is not known
// has a rank: it has a shape, and the base class TensorType answers so.
func (s *shapedType) Shape(t *ir.DefinedType) (sizes []int64, ranked bool, elem ir.Type) {
	if s.shape == nil || s.element == nil {
		return nil, false, nil
	}
	v, err := s.element.Invoke(nil, cxx.Obj(t))
	if err != nil {
		failedOf(t, "getElementType", err)
		return nil, false, nil
	}
	elem = cppapi.AsType(v)
	if s.hasRank != nil {
		v, err := s.hasRank.Invoke(nil, cxx.Obj(t))
		if err != nil {
			failedOf(t, "hasRank", err)
			return nil, false, nil
		}
		if !v.Bool() {
			return nil, false, elem
		}
	}
	if v, err = s.shape.Invoke(nil, cxx.Obj(t)); err != nil {
		failedOf(t, "getShape", err)
		return nil, false, nil
	}
	return slices.Clone(v.Int64s()), true, elem
}

// WithShape calls cloneWith.
func (s *shapedType) WithShape(t *ir.DefinedType, sizes []int64, ranked bool, elem ir.Type) ir.Type {
	if s.clone == nil {
		return nil
	}
	shape := cxx.None
	if ranked {
		shape = cxx.Slice(sizes)
	}
	v, err := s.clone.Invoke(nil, cxx.Obj(t), shape, cppapi.TypeValue(elem))
	if err != nil {
		failedOf(t, "cloneWith", err)
		return nil
	}
	return cppapi.AsType(v)
}
