package cppapi

import (
	"fmt"
	"reflect"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// A BoundClass describes a C++ class that a program has in Go.
type BoundClass struct {
	Name string
	// Of is the Go type of the objects: a pointer, or a struct whose fields are those of the
	// parameter of a type or an attribute.
	Of              reflect.Type
	Methods, Fields map[string]any
	// Equal is a func(x, y T) bool, nil to compare identities.
	Equal any
}

// BindFunction registers a Go function under the qualified name of a C++ function. The C++
// types follow from the Go types. It panics if one of them has no counterpart.
func (a *API) BindFunction(name string, f any) { a.Native(name, a.bind(name, f, false)) }

// BindEnum registers a C++ enumeration whose values have a Go integer type.
func (a *API) BindEnum(name string, of reflect.Type, cases ...cxx.EnumCase) {
	a.bound[of] = a.Registry.Enum(name, nil, cases...)
}

// BindClasses registers classes, whose methods may mention each other. A class that C++ sources
// define stays theirs.
func (a *API) BindClasses(classes ...BoundClass) {
	var own []BoundClass
	for _, b := range classes {
		checkBound(b)
		if t := a.TypeNamed(b.Name); t != nil {
			a.bound[b.Of] = t
			continue
		}
		c := a.Registry.Class(b.Name)
		a.bound[b.Of] = c.Type()
		if b.Of.Kind() != reflect.Struct {
			c.IsA = func(x any) bool { return reflect.TypeOf(x) == b.Of }
		}
		a.provided = append(a.provided, b.Name)
		own = append(own, b)
	}
	for _, b := range own {
		c := a.bound[b.Of].Class
		for name, f := range b.Methods {
			c.Method(name, a.bind(b.Name+"::"+name, f, true))
		}
		for name, f := range b.Fields {
			g := a.bindTotal(b.Name+"::"+name, f)
			c.Field(name, g.Result, func(x any) *cxx.Cell {
				cell := cxx.Cell(g.Call(&cxx.Machine{}, []cxx.Value{cxx.Obj(x)}))
				return &cell
			})
		}
		if b.Equal != nil {
			equal := a.bindTotal(b.Name+"::operator==", b.Equal)
			c.Equal = func(x, y cxx.Value) bool { return equal.Call(&cxx.Machine{}, []cxx.Value{x, y}).Bool() }
		}
	}
}

// checkBound panics if the Go type of a class cannot hold its objects.
func checkBound(b BoundClass) {
	switch {
	case b.Of == nil || b.Of.Kind() != reflect.Pointer && b.Of.Kind() != reflect.Struct:
		panic(fmt.Sprintf("dialect: '%s' is bound to a %v, not to a pointer or a struct", b.Name, b.Of))
	case b.Of.Kind() == reflect.Pointer:
		return
	}
	for i := range b.Of.NumField() {
		if f := b.Of.Field(i); !f.IsExported() {
			panic(fmt.Sprintf("dialect: '%s' is bound to a %v, whose field %s is not exported", b.Name, b.Of, f.Name))
		}
	}
}

// bindTotal returns a C++ function that calls a Go function of an object that cannot fail: nothing
// could report the error.
func (a *API) bindTotal(name string, f any) *cxx.Func {
	t := reflect.TypeOf(f)
	if t == nil || t.Kind() != reflect.Func || t.NumOut() != 1 || t.Out(0) == reflect.TypeFor[error]() {
		panic(fmt.Sprintf("dialect: '%s' is bound to a %T, not to a function with one result that is no error", name, f))
	}
	return a.bind(name, f, true)
}

// A signature is how the parameters and results of a Go function are passed.
type signature struct {
	params   []reflect.Type
	list     int // the parameter that is the list of diagnostics, -1 without one
	optional bool
	fails    bool
}

// bind returns a C++ function that calls a Go function.
func (a *API) bind(name string, f any, method bool) *cxx.Func {
	g := reflect.ValueOf(f)
	if g.Kind() != reflect.Func || g.Type().IsVariadic() {
		panic(fmt.Sprintf("dialect: '%s' is bound to a %T, not to a function with a fixed number of parameters", name, f))
	}
	s := signature{list: -1}
	c := &cxx.Func{Params: []*cxx.Type{}}
	for i := range g.Type().NumIn() {
		in := g.Type().In(i)
		if in == reflect.TypeFor[*diag.List]() {
			s.list = i
			continue
		}
		if s.params = append(s.params, in); !method || len(s.params) > 1 {
			c.Params = append(c.Params, a.typeFor(name, in))
		}
	}
	out := g.Type().NumOut()
	if out > 0 && g.Type().Out(out-1) == reflect.TypeFor[error]() {
		s.fails = true
		out--
	}
	s.optional = out == 2 && g.Type().Out(1).Kind() == reflect.Bool
	switch {
	case out == 1:
		c.Result = a.typeFor(name, g.Type().Out(0))
	case s.optional:
		c.Result = cxx.OptionalOf(a.typeFor(name, g.Type().Out(0)))
	case out > 0:
		panic(fmt.Sprintf("dialect: '%s' has more results than one, a bool and an error", name))
	}
	c.Call = func(m *cxx.Machine, args []cxx.Value) cxx.Value { return a.callBound(m, name, g, s, c.Result, args) }
	return c
}

func (a *API) callBound(m *cxx.Machine, name string, g reflect.Value, s signature, result *cxx.Type, args []cxx.Value) cxx.Value {
	var in []reflect.Value
	for i, t := range s.params {
		v, ok := a.boundArgument(args[i], t)
		if !ok {
			return m.Failf("%s: argument %d is no %v", name, i, t)
		}
		in = append(in, v)
	}
	if s.list >= 0 {
		to, ok := m.Host.(*Diagnostics)
		if !ok {
			return m.Failf("%s: no diagnostics can be emitted here", name)
		}
		in = append(in[:s.list:s.list], append([]reflect.Value{reflect.ValueOf(to.List)}, in[s.list:]...)...)
	}
	out := g.Call(in)
	if s.fails {
		if err, _ := out[len(out)-1].Interface().(error); err != nil {
			return m.Failf("%s: %v", name, err)
		}
	}
	switch {
	case result == nil:
		return cxx.Value{}
	case s.optional && !out[1].Bool():
		return cxx.None
	}
	return a.boundResult(out[0])
}

// typeFor returns the C++ type of the values of a Go type.
func (a *API) typeFor(name string, g reflect.Type) *cxx.Type {
	if t := a.bound[g]; t != nil {
		return t
	}
	switch g {
	case reflect.TypeFor[num.APInt]():
		return cxx.TypeAPInt()
	case reflect.TypeFor[*num.APFloat]():
		return a.TypeNamed("llvm::APFloat")
	}
	if class := boundClasses[g.String()]; class != "" {
		return a.TypeNamed(class)
	}
	switch g.Kind() {
	case reflect.Bool:
		return cxx.TypeBool
	case reflect.Int, reflect.Int64:
		return cxx.TypeInt64
	case reflect.Int32:
		return cxx.TypeInt32
	case reflect.Uint32:
		return cxx.TypeUint32
	case reflect.Uint, reflect.Uint64:
		return cxx.TypeUint64
	case reflect.Float64:
		return cxx.TypeDouble
	case reflect.String:
		return cxx.TypeString
	case reflect.Slice:
		if g.Name() == "" { // a named one may contain itself
			return cxx.ListOf(a.typeFor(name, g.Elem()))
		}
	}
	panic(fmt.Sprintf("dialect: '%s' has a parameter or result of type %v, which has no C++ type", name, g))
}

// boundClasses are the classes of MLIR by the Go types of their objects.
var boundClasses = map[string]string{
	"ir.Type": "mlir::Type", "ir.Attribute": "mlir::Attribute", "*ir.Value": "mlir::Value", "*ir.Operation": "mlir::Operation *",
	"*ir.Block": "mlir::Block *", "*ir.Region": "mlir::Region *", "*ir.Context": "mlir::MLIRContext *", "*ir.Location": "mlir::Location",
	"*ir.IntegerType": "mlir::IntegerType", "*ir.FloatType": "mlir::FloatType", "*ir.FunctionType": "mlir::FunctionType", "*ir.TupleType": "mlir::TupleType",
	"ir.ShapedType": "mlir::ShapedType", "*ir.VectorType": "mlir::VectorType", "*ir.RankedTensorType": "mlir::RankedTensorType", "*ir.MemRefType": "mlir::MemRefType",
	"*ir.IntegerAttr": "mlir::IntegerAttr", "*ir.FloatAttr": "mlir::FloatAttr", "*ir.StringAttr": "mlir::StringAttr", "*ir.ArrayAttr": "mlir::ArrayAttr",
	"*ir.DictionaryAttr": "mlir::DictionaryAttr", "*ir.TypeAttr": "mlir::TypeAttr", "*ir.SymbolRefAttr": "mlir::SymbolRefAttr",
	"*ir.AffineMapAttr": "mlir::AffineMapAttr", "*ir.DenseArrayAttr": "mlir::DenseArrayAttr",
}

// boundArgument returns a C++ value as a Go value of a type.
func (a *API) boundArgument(v cxx.Value, g reflect.Type) (reflect.Value, bool) {
	out := reflect.New(g).Elem()
	if g == reflect.TypeFor[num.APInt]() {
		out.Set(reflect.ValueOf(v.APInt()))
		return out, true
	}
	switch {
	case out.Kind() == reflect.Bool:
		out.SetBool(v.Bool())
	case out.CanInt():
		out.SetInt(v.Int())
	case out.CanUint():
		out.SetUint(v.Uint())
	case out.CanFloat():
		out.SetFloat(v.Float())
	case out.Kind() == reflect.String:
		out.SetString(v.Str())
	case out.Kind() == reflect.Slice:
		out.Set(reflect.MakeSlice(g, v.Len(), v.Len()))
		for i := range v.Len() {
			e, ok := a.boundArgument(v.At(i), g.Elem())
			if !ok {
				return out, false
			}
			out.Index(i).Set(e)
		}
	case out.Kind() == reflect.Struct:
		if v.Len() != out.NumField() {
			return out, false
		}
		for i := range v.Len() {
			e, ok := a.boundArgument(v.At(i), g.Field(i).Type)
			if !ok {
				return out, false
			}
			out.Field(i).Set(e)
		}
	default:
		x := reflect.ValueOf(v.Obj())
		if !x.IsValid() {
			return out, true // a null object
		}
		if !x.Type().AssignableTo(g) {
			return out, false
		}
		out.Set(x)
	}
	return out, true
}

// boundResult returns a Go value as a C++ value.
func (a *API) boundResult(v reflect.Value) cxx.Value {
	switch x := v.Interface().(type) {
	case num.APInt:
		return cxx.APInt(x)
	case []ir.Type:
		return TypesValue(x)
	case []*ir.Value:
		return ValuesValue(x)
	case []ir.Attribute:
		return AttributesValue(x)
	}
	switch {
	case v.Kind() == reflect.Bool:
		return cxx.Bool(v.Bool())
	case v.CanInt():
		return cxx.Int(v.Int())
	case v.CanUint():
		return cxx.Uint(v.Uint())
	case v.CanFloat():
		return cxx.Float(v.Float())
	case v.Kind() == reflect.String:
		return cxx.Str(v.String())
	case v.Kind() == reflect.Slice, v.Kind() == reflect.Struct:
		n, at := 0, v.Index
		if v.Kind() == reflect.Slice {
			n = v.Len()
		} else {
			n, at = v.NumField(), v.Field
		}
		elems := make([]cxx.Value, n)
		for i := range elems {
			elems[i] = a.boundResult(at(i))
		}
		return cxx.Values(elems)
	case v.IsNil():
		return cxx.Null
	}
	return cxx.Obj(v.Interface())
}

// ParamAs returns the value of a parameter as a Go value, false if it has another shape.
func ParamAs[T any](p ir.Param) (x T, ok bool) {
	v, ok := (*API)(nil).boundArgument(ParamValue(p), reflect.TypeFor[T]())
	if ok {
		x, ok = v.Interface().(T)
	}
	return x, ok
}
