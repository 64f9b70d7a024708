package dialect

import (
	"reflect"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// Code is the part of a C++ API that a program provides in Go: types and functions that
// definitions, rules and C++ sources name and that MLIR's API lacks. The C++ types of functions
// follow from the Go types:
//
//	bool, int64, uint32, float64, string   bool, int64_t, unsigned, double, StringRef
//	ir.Type, *ir.StringAttr, *ir.Value ...  the class of MLIR; *ir.Operation for every class of operations
//	[]T                                     ArrayRef<T>
//	(T, bool)                               std::optional<T>
//	a type of Classes or Enums              that class or enumeration
//
// If the last result is a non-nil error, its text ends the evaluation. A parameter of type
// *diag.List receives the diagnostics of the running verifier. A null object is nil.
type Code struct {
	// Functions are free functions, "mlir::shop::isFull".
	Functions []Func
	// Methods are methods that definitions or C++ sources declare, "shop::BuyOp::getPrice".
	// Their C++ types are the declared ones. The first parameter is the object, unless the
	// method is static.
	Methods []Func
	Classes []Class
	Enums   []Enum
	// Models lists interfaces that definitions do not mention.
	Models []Model
}

// A Func binds a Go function to the qualified name of a C++ function, without a leading "::".
type Func struct {
	Name string
	Go   any
}

// A Class is a C++ class whose objects are values of a Go type: of a pointer type, or of a struct
// type whose fields are the parts of the parameter of a type or an attribute, in order. Of is a
// value of it, which may be nil as in (*relation)(nil); the fields of a struct are exported. A class that C++ sources define is theirs.
type Class struct {
	Name string
	Of   any
	// Methods and Fields are functions whose first parameter is the object; a field has no other, and
	// cannot fail.
	Methods, Fields map[string]any
	// Equal compares two objects, func(x, y T) bool; nil compares identities.
	Equal any
}

// An Enum is a C++ enumeration whose values are of a Go integer type. Of is a value of it.
type Enum struct {
	Name  string
	Of    any
	Cases []EnumCase
}

// An EnumCase is a constant of an enumeration.
type EnumCase struct {
	Name  string
	Value int64
}

// A Model attaches an interface to types, attributes and operations of other dialects, like an
// external model in C++. Interface is its name without "mlir::".
type Model struct {
	Interface string
	Has       func(x any) bool
}

// Empty reports whether there is no code.
func (c *Code) Empty() bool {
	return len(c.Functions)+len(c.Methods)+len(c.Classes)+len(c.Enums)+len(c.Models) == 0
}

// Bind registers the code with an interpreter of C++; loaders call it. It panics if a Go type has
// no counterpart in C++.
func (c *Code) Bind(api *cppapi.API) {
	for _, e := range c.Enums {
		cases := make([]cxx.EnumCase, len(e.Cases))
		for i, k := range e.Cases {
			cases[i] = cxx.EnumCase{Name: k.Name, Value: k.Value}
		}
		api.BindEnum(e.Name, reflect.TypeOf(e.Of), cases...)
	}
	classes := make([]cppapi.BoundClass, len(c.Classes))
	for i, k := range c.Classes {
		classes[i] = cppapi.BoundClass{Name: k.Name, Of: reflect.TypeOf(k.Of), Methods: k.Methods, Fields: k.Fields, Equal: k.Equal}
	}
	api.BindClasses(classes...)
	for _, f := range c.Functions {
		api.BindFunction(f.Name, f.Go)
	}
	for _, f := range c.Methods {
		api.GoMethod(f.Name, f.Go)
	}
	for _, m := range c.Models {
		api.NativeModel(m.Interface, m.Has)
	}
}

// Bind registers the dialect's code with an interpreter of C++; loaders call it.
func (n *Natives) Bind(api *cppapi.API) {
	n.Code.Bind(api)
	if n.Register != nil {
		n.Register(api)
	}
}

// IsA reports whether an operation, a type or an attribute of a loaded dialect is of a C++ class,
// given by its qualified name: for an interface, whether it has it, and meets its extraClassOf.
func IsA(x any, class string) bool { return cppapi.IsA(x, class) }

// ParamAs returns a parameter of a type or an attribute as a Go value: a list as a slice, or as a
// struct with a field for each element. It is false for a parameter of another shape.
func ParamAs[T any](p ir.Param) (T, bool) { return cppapi.ParamAs[T](p) }
