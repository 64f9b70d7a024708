package cppapi

import (
	"reflect"
	"sync"
	"sync/atomic"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// An API is the C++ classes of MLIR in a registry of package cxx. It is filled
// while definitions are loaded and then only read.
type API struct {
	Registry *cxx.Registry

	// The classes that others derive from.
	Type, Attribute, Value, Operation, Block, Region *cxx.Class
	Location, Builder, Context                       *cxx.Class
	ElementCount                                     *cxx.Class

	classes map[string]*cxx.Class // by name without mlir's own namespace
	ops     map[*cxx.Class]*opClass
	opNamed map[string]*opClass // by the operation's name in IR
	// integerEnums are the enums of the attributes that are integer attributes.
	integerEnums map[*cxx.Class]*ir.EnumDef
	// FieldSyntax returns how a parameter of a C++ type is written, nil if that is not
	// known. It is set by who loads definitions.
	FieldSyntax func(t *cxx.Type) asm.ParamSyntax

	typeDefs    map[*cxx.Class]*ir.TypeDefinition
	attrDefs    map[*cxx.Class]*ir.AttributeDefinition
	enums       map[*cxx.Type]*ir.EnumDef
	natives     map[string]bool                 // functions that a dialect registered
	provided    []string                        // functions and classes that a dialect registered
	enumAliases map[string]string               // namespaces whose enums another one has, too
	nativeTypes map[string][]*ir.TypeDefinition // by namespace
	// pending finds the types of parameters that were not known when they were met.
	pending []func() bool
	// roots are the classes of the operations that classes of patterns rewrite, and rules
	// the classes that mlir-tblgen generates of rules in .td files.
	roots map[*cxx.Class]*cxx.Class
	rules map[*cxx.Class]*SourcePattern
	// RuleNames returns the names of the rules that a C++ file includes as generated code, in
	// order, if they may include a rule named name. It may be nil.
	RuleNames func(at RuleInclude, name string) []string
	// models report, by interface, whether a type, attribute or operation has it although its
	// definition does not list it.
	models map[string][]func(x any) bool

	files         *files // nil without C++ source files
	sources       map[*cxx.Class]*source
	interfaces    map[*cxx.Class]*iface
	implements    map[*cxx.Class][]implementation
	traits        map[traitKey]*source
	fileTraits    map[*cxx.Class][]*fileTrait // of the classes of operations
	ownTraits     map[string]bool             // the names of the traits of definitions
	nativeMethods map[string][]*cxx.Func
	nativeStatics map[string]*cxx.Func
	bound         map[reflect.Type]*cxx.Type // the C++ types of Go types that a program binds
	goMethods     map[string][]reflect.Value // functions by the qualified name of the method that each is
	classOf       cache                      // from names of operations and definitions to *cxx.Class
	properties    cache                      // from *ir.OperationState to the *cxx.Cell of propertiesAttr
	locations     cache                      // from *ir.OperationState to the *cxx.Cell of location
	impls         cache                      // from implKey or overrideKey to *cxx.Func
	dialects      dialectClasses
	bodies        map[string]*cxx.File       // of classes, by their texts
	resolving     map[string]bool            // names being looked up in bodies, qualified
	declared      map[string]*cxx.Definition // results of lookups in bodies, by qualified name
	notFound      map[string]bool            // names not found during the current lookup
	enumerations  cache                      // from enumKey to *enumeration

	instances atomic.Int32 // how many instances of class templates are being made
	made      atomic.Int32 // instances of templates

	// mu is held while something is compiled: methods of interfaces are compiled
	// when they are first called, from any goroutine.
	mu sync.Mutex
}

// A cache is a *sync.Map. It is an interface because the compiler compiles the methods of all
// instances of generic types in the fields of API, such as those in a sync.Map, in every
// package that uses API.
type cache interface {
	Load(key any) (any, bool)
	Store(key, value any)
	LoadOrStore(key, value any) (any, bool)
	LoadAndDelete(key any) (any, bool)
	Delete(key any)
	Range(f func(key, value any) bool)
}

// Compile compiles an expression or a body in the registry.
func (a *API) Compile(n cxx.Node, env *cxx.Env) *cxx.Program {
	a.mu.Lock()
	defer a.mu.Unlock()
	return cxx.Compile(n, env)
}

// New returns the API of the builtin dialect.
func New() *API {
	a := &API{
		classOf: new(sync.Map), properties: new(sync.Map), locations: new(sync.Map), impls: new(sync.Map), enumerations: new(sync.Map), dialects: dialectClasses{interfaces: new(sync.Map)},
		Registry: cxx.NewRegistry(), classes: map[string]*cxx.Class{}, ops: map[*cxx.Class]*opClass{}, opNamed: map[string]*opClass{}, integerEnums: map[*cxx.Class]*ir.EnumDef{},
		typeDefs: map[*cxx.Class]*ir.TypeDefinition{}, attrDefs: map[*cxx.Class]*ir.AttributeDefinition{},
		enums: map[*cxx.Type]*ir.EnumDef{}, natives: map[string]bool{}, enumAliases: map[string]string{},
		nativeTypes: map[string][]*ir.TypeDefinition{}, models: map[string][]func(any) bool{},
		sources: map[*cxx.Class]*source{}, interfaces: map[*cxx.Class]*iface{}, implements: map[*cxx.Class][]implementation{},
		roots: map[*cxx.Class]*cxx.Class{}, rules: map[*cxx.Class]*SourcePattern{},
		traits: map[traitKey]*source{}, fileTraits: map[*cxx.Class][]*fileTrait{}, ownTraits: map[string]bool{}, nativeMethods: map[string][]*cxx.Func{}, nativeStatics: map[string]*cxx.Func{}, goMethods: map[string][]reflect.Value{}, bound: map[reflect.Type]*cxx.Type{},
		bodies: map[string]*cxx.File{}, resolving: map[string]bool{}, declared: map[string]*cxx.Definition{}, notFound: map[string]bool{},
	}
	// Names of llvm are known in mlir without a qualifier, as its headers arrange.
	a.Registry.Using("mlir", "llvm")
	a.Context = a.class("MLIRContext")
	a.Type = a.class("Type")
	a.Attribute = a.class("Attribute")
	a.Value = a.class("Value")
	a.Operation = a.class("Operation")
	a.Block = a.class("Block")
	a.Region = a.class("Region")
	a.Location = a.class("Location", a.Attribute)
	a.Builder = a.class("Builder")
	for _, c := range []*cxx.Class{a.Type, a.Attribute, a.Value} {
		c.Handle = true
	}
	a.vectorLengths()
	a.types()
	a.shapedTypes()
	a.attributes()
	a.elementsAttributes()
	a.affineMaps()
	a.values()
	a.mutableOperands()
	a.blockEdits()
	a.operations()
	a.diagnostics()
	a.builder()
	a.dictionary()
	a.functionInterface()
	a.functions()
	a.older()
	a.compatibleShapes()
	a.hooks()
	a.inference()
	a.shapeAdaptor()
	a.dialectInterfaces()
	a.rewriters()
	a.Registry.Find, a.Registry.Define = a.find, a.defineLocal
	a.asmParsers()
	a.asmPrinters()
	a.formatv()
	a.interleaved()
	a.stateFields(a.classes["OperationState"])
	a.matchers()
	a.patterns()
	a.rewriting()
	a.mappings()
	a.effectQuestions()
	return a
}

// Update calls f, which registers definitions, while nothing is compiled.
func (a *API) Update(f func()) {
	a.mu.Lock()
	defer a.mu.Unlock()
	f()
}

// class registers a class of namespace mlir.
func (a *API) class(name string, bases ...*cxx.Class) *cxx.Class {
	c := a.Registry.Class("mlir::"+name, bases...)
	a.classes[name] = c
	return c
}

// Class returns a class of namespace mlir, or nil.
func (a *API) Class(name string) *cxx.Class { return a.classes[name] }

// typeOf returns a type as a value, null for nil.
func typeOf(t ir.Type) cxx.Value {
	if t == nil {
		return cxx.Null
	}
	return cxx.Obj(t)
}

// attrOf returns an attribute as a value, null for nil.
func attrOf(a ir.Attribute) cxx.Value {
	if a == nil {
		return cxx.Null
	}
	return cxx.Obj(a)
}

// TypeValue and the following functions convert to values for a program's frame.
func TypeValue(t ir.Type) cxx.Value           { return typeOf(t) }
func AttributeValue(a ir.Attribute) cxx.Value { return attrOf(a) }
func ValueValue(v *ir.Value) cxx.Value        { return cxx.Ptr(v) }
func OperationValue(op *ir.Operation) cxx.Value {
	return cxx.Ptr(op)
}

// AsType, AsAttribute, AsValue and AsOperation convert the result of an evaluation; nil is the
// null object.
func AsType(v cxx.Value) ir.Type { t, _ := v.Obj().(ir.Type); return t }

// AsAttribute returns the attribute that an evaluation returned.
func AsAttribute(v cxx.Value) ir.Attribute { a, _ := v.Obj().(ir.Attribute); return a }

// AsValue returns the value that an evaluation returned.
func AsValue(v cxx.Value) *ir.Value { x, _ := v.Obj().(*ir.Value); return x }

// AsOperation returns the operation that an evaluation returned.
func AsOperation(v cxx.Value) *ir.Operation { x, _ := v.Obj().(*ir.Operation); return x }

// typeList is a list of types as C++ sees it.
type typeList struct{ types []ir.Type }

func (l *typeList) Len() int           { return len(l.types) }
func (l *typeList) At(i int) cxx.Value { return typeOf(l.types[i]) }

// TypesValue returns a list of types.
func TypesValue(ts []ir.Type) cxx.Value { return cxx.List(&typeList{ts}) }

// attrList is a list of attributes as C++ sees it.
type attrList struct{ attrs []ir.Attribute }

func (l *attrList) Len() int           { return len(l.attrs) }
func (l *attrList) At(i int) cxx.Value { return attrOf(l.attrs[i]) }

// AttributesValue returns a list of attributes.
func AttributesValue(as []ir.Attribute) cxx.Value { return cxx.List(&attrList{as}) }

// Types returns the elements of a list of types.
func Types(v cxx.Value) []ir.Type {
	if l, ok := v.Obj().(*typeList); ok {
		return l.types
	}
	out := make([]ir.Type, v.Len())
	for i := range out {
		out[i] = AsType(v.At(i))
	}
	return out
}

// Attributes returns the elements of a list of attributes.
func Attributes(v cxx.Value) []ir.Attribute {
	out := make([]ir.Attribute, v.Len())
	for i := range out {
		out[i] = AsAttribute(v.At(i))
	}
	return out
}
