package cppapi

import (
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// An OpSource holds the C++ parts of an operation's definition that concern its class.
type OpSource struct {
	Declarations string // extraClassDeclaration and extraClassDefinition
	Context      *ir.Context
	// OneResult means that the operation always has exactly one result and converts to it.
	OneResult bool
	Members   OpMembers
}

// OpMembers are the members of an operation's class that follow from its definition. They are
// asked for when code names them: most operations of a dialect are never named.
type OpMembers interface {
	// Accessor finds the accessors, and FoldAccessor those of the FoldAdaptor, whose objects are
	// [FoldView]s.
	Accessor(method string) *cxx.Func
	FoldAccessor(method string) *cxx.Func
	// Older finds accessors by their names before LLVM 16; all other members hide them.
	Older(method string) *cxx.Func
	// Property finds the members of the struct Properties.
	Property(name string) *PropertyField
	Builders() []SourceBuilder
	// DefaultBuilders returns the functions build that mlir-tblgen generates.
	DefaultBuilders() []*cxx.Func
	// Derived returns the methods of the attributes that follow from the operation.
	Derived() []InterfaceMethod
	// Attributes returns the names of the attributes, also of derived ones, which C++ gets by name
	// as attributes of the context.
	Attributes() []string
	// Order returns the slots of attributes and properties in the order of the arguments.
	Order() []int
	// Store returns the stored form of a C++ value of a type in a slot, nil for an absent one, and
	// whether the value is valid for the slot.
	Store(ctx *ir.Context, slot int, v cxx.Value, t *cxx.Type) (ir.Attribute, bool)
	// Segments returns the name of the attribute with the sizes of groups that a static function of
	// a trait returns, or "".
	Segments(function string) string
}

// An opClass is the class of an operation.
type opClass struct {
	api   *API
	class *cxx.Class
	name  string // in IR
	OpSource
	read       bool                   // the builders and derived methods are in the sources
	statics    map[string][]*cxx.Func // those that were asked for
	getter     []*cxx.Func            // getProperties
	properties *cxx.Class             // nil until code names it
}

// DefineOp registers the C++ class of an operation.
func (a *API) DefineOp(cppClass, name string, src OpSource) *cxx.Class {
	c := a.Registry.Class(qualified(cppClass), a.classes["OpState"])
	o := &opClass{api: a, class: c, name: name, OpSource: src}
	c.IsA = o.isA
	a.classOf.Store(name, c)
	if src.OneResult {
		c.ConvertsTo(a.Value.Type(), onlyResult)
	}
	a.AddSource(c, src.Declarations)
	a.ops[c], a.opNamed[name] = o, o
	c.Lookup, c.LookupStatic = o.lookup, o.lookupStatic
	if a.files != nil || strings.Contains(src.Declarations, "Adaptor") {
		a.adaptors(o)
		a.Registry.Alias(c.Name+"Adaptor", a.Registry.LookupClass(c.Name+"::Adaptor").Type())
	}
	return c
}

func (o *opClass) isA(x any) bool { op, ok := x.(*ir.Operation); return ok && op.Name() == o.name }

// onlyResult converts an operation to its result.
func onlyResult(m *cxx.Machine, v cxx.Value) cxx.Value {
	op := AsOperation(v)
	if op == nil || op.NumResults() != 1 {
		return m.Failf("no operation with one result")
	}
	return cxx.Obj(op.Result(0))
}

// addSources adds the functions of the definition to the sources of the class, once.
func (o *opClass) addSources() {
	if o.read {
		return
	}
	o.read = true
	o.api.addBuilders(o.class, o.Members.Builders())
	for _, d := range o.Members.Derived() {
		o.api.AddSource(o.class, functionText(d.Static, d.Result, d.Name, d.Params, d.Body))
	}
}

func (o *opClass) lookup(name string) []*cxx.Func {
	if name == "getProperties" {
		if o.getter == nil {
			o.getter = []*cxx.Func{cxx.Getter(o.propertiesClass().Type(), func(op *ir.Operation) cxx.Value { return cxx.Obj(&properties{op: op}) })}
		}
		return o.getter
	}
	if fs := o.api.accessorOr(o.class, name, o.Members.Accessor); fs != nil {
		return fs
	}
	if f := o.Members.Older(name); f != nil {
		return []*cxx.Func{f}
	}
	return nil
}

// anyAccessor finds accessors by their names of any version.
func (o *opClass) anyAccessor(method string) *cxx.Func {
	if f := o.Members.Accessor(method); f != nil {
		return f
	}
	return o.Members.Older(method)
}

func (o *opClass) lookupStatic(name string) []*cxx.Func {
	fs := o.api.sourceStatics(o.class, name)
	more, ok := o.statics[name]
	if !ok {
		more = o.generatedStatics(name)
		if o.statics == nil {
			o.statics = map[string][]*cxx.Func{}
		}
		o.statics[name] = more
	}
	switch {
	case strings.HasSuffix(name, "AttrName"):
		return append(fs[:len(fs):len(fs)], more...)
	case name != "build":
		return append(more[:len(more):len(more)], fs...)
	}
	fs = fs[:len(fs):len(fs)]
	for _, f := range more[:len(more)-1] {
		fs = AddBuild(fs, f)
	}
	return append(fs, more[len(more)-1])
}

// generatedStatics returns the static functions with a name that are not in C++.
func (o *opClass) generatedStatics(name string) []*cxx.Func {
	a := o.api
	switch name {
	case "build":
		// Conversions of properties, which the builders call, may themselves name build.
		build := a.defaultBuild()
		if o.statics == nil {
			o.statics = map[string][]*cxx.Func{}
		}
		o.statics[name] = []*cxx.Func{build}
		return append(o.Members.DefaultBuilders(), build)
	case "create":
		return []*cxx.Func{{Template: o.create}}
	case "getOperationName":
		return []*cxx.Func{{Result: cxx.TypeString, Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Str(o.name) }}}
	}
	if attr := o.Members.Segments(name); attr != "" {
		f := &cxx.Func{Result: cxx.TypeString, Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Str(attr) }}
		return []*cxx.Func{f.InGo(cxx.GoCall{Text: strconv.Quote(attr)})}
	}
	if f := o.attributeName(name); f != nil {
		return []*cxx.Func{f}
	}
	return nil
}

func (o *opClass) create(s *cxx.Site) *cxx.Func {
	if s.NumArgs() < 2 {
		return nil
	}
	return o.api.createOp(s, o.class.Type(), func(_ *cxx.Machine, args []cxx.Value) (cxx.Value, *ir.Location) {
		l, _ := args[1].Obj().(*ir.Location)
		return args[0], l
	}, 2)
}

// attributeName returns the static function getXAttrName of an attribute, which is given the name
// of the operation or nothing; or nil for an unknown name.
func (o *opClass) attributeName(function string) *cxx.Func {
	if !strings.HasSuffix(function, "AttrName") {
		return nil
	}
	for _, name := range o.Members.Attributes() {
		if function == AccessorName(name)+"AttrName" {
			f := &cxx.Func{Params: []*cxx.Type{o.api.classes["OperationName"].Type()}, Optional: 1, Result: o.api.classes["StringAttr"].Type(),
				Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(o.Context.StringAttr(name)) }}
			return f.InGo(cxx.GoCall{Text: strconv.Quote(name), Type: "string", NonNil: true, Unused: []int{0}}) // as addAttribute takes it
		}
	}
	return nil
}

// OpClass returns the C++ class of an operation by its name in IR; OpState if it has no
// class.
func (a *API) OpClass(name string) *cxx.Class {
	if o := a.opNamed[name]; o != nil {
		return o.class
	}
	return a.classes["OpState"]
}

// OpName returns the IR name of the operation that a class represents, or "".
func (a *API) OpName(c *cxx.Class) string {
	if o := a.ops[c]; o != nil {
		return o.name
	}
	return ""
}
