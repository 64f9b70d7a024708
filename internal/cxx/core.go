package cxx

import "sync"

// core returns the registry of the language and of the libraries llvm and std.
var core = sync.OnceValue(func() *Registry {
	r := (&Registry{}).Extend()
	r.parent, r.methods = nil, map[Kind]map[string][]*Func{}
	castMethods(r)
	listMethods(r)
	stringMethods(r)
	optionalMethods(r)
	r.Using("mlir", "llvm")
	coreTypes(r)
	coreCasts(r)
	coreOptional(r)
	coreAlgorithms(r)
	coreRanges(r)
	coreIterators(r)
	coreFunctors(r)
	coreNumbers(r)
	coreMath(r)
	coreAPInt(r)
	coreInt128(r)
	coreSwitches(r)
	coreSets(r)
	coreJoin(r)
	coreComplex(r)
	coreBitVectors(r)
	coreMaps(r)
	coreRegex(r)
	coreCopies(r)
	coreOrder(r)
	coreVariants(r)
	for _, e := range r.entries {
		for _, f := range e.funcs {
			f.Builtin = true
		}
	}
	return r
})

// method registers a method for the values of a kind. A method of KindObject exists
// for all objects.
func (r *Registry) method(k Kind, name string, f *Func) {
	if r.methods[k] == nil {
		r.methods[k] = map[string][]*Func{}
	}
	f.setName(name)
	f.method, f.Builtin = true, true
	r.methods[k][name] = append(r.methods[k][name], f)
}

// each registers a function in several namespaces.
func (r *Registry) each(names []string, f Func) {
	for _, n := range names {
		g := f
		g.Name = ""
		r.Func(n, &g)
	}
}

// coreTypes registers the fundamental types, strings, lists, optionals, tuples and functions, under all
// their names in C++ and LLVM.
func coreTypes(r *Registry) {
	for name, t := range map[string]*Type{
		"void": TypeVoid, "bool": TypeBool, "char": TypeChar, "signed char": TypeInt8, "unsigned char": TypeUint8,
		"short": TypeInt16, "unsigned short": TypeUint16, "int": TypeInt32, "signed": TypeInt32, "signed int": TypeInt32,
		"unsigned": TypeUint32, "unsigned int": TypeUint32, "long": TypeInt64, "long int": TypeInt64, "unsigned long": TypeUint64,
		"long long": TypeInt64, "long long int": TypeInt64, "unsigned long long": TypeUint64, "float": TypeFloat, "double": TypeDouble,
	} {
		r.Alias(name, t)
	}
	for name, t := range map[string]*Type{
		"int8_t": TypeInt8, "int16_t": TypeInt16, "int32_t": TypeInt32, "int64_t": TypeInt64, "uint8_t": TypeUint8,
		"uint16_t": TypeUint16, "uint32_t": TypeUint32, "uint64_t": TypeUint64, "size_t": TypeUint64, "ssize_t": TypeInt64,
		"ptrdiff_t": TypeInt64, "intptr_t": TypeInt64, "uintptr_t": TypeUint64,
	} {
		r.Alias(name, t)
		r.Alias("std::"+name, t)
	}
	for _, name := range []string{"llvm::StringRef", "llvm::StringLiteral", "llvm::Twine", "std::string", "std::string_view"} {
		r.Alias(name, TypeString)
	}
	first := func(args []*Type) *Type {
		if len(args) == 0 || args[0] == nil {
			return TypePoison
		}
		return args[0]
	}
	for _, name := range []string{"llvm::ArrayRef", "llvm::MutableArrayRef", "std::initializer_list", "llvm::iterator_range"} {
		r.Template(name, func(args []*Type) *Type { return ListOf(first(args)) })
	}
	for _, name := range []string{"llvm::SmallVector", "llvm::SmallVectorImpl", "std::vector", "std::array"} {
		r.Template(name, func(args []*Type) *Type { return VectorOf(first(args)) })
	}
	for _, name := range []string{"std::optional", "llvm::FailureOr"} {
		r.Template(name, func(args []*Type) *Type { return OptionalOf(first(args)) })
	}
	for _, name := range []string{"std::pair", "std::tuple"} {
		r.Template(name, func(args []*Type) *Type {
			for _, a := range args {
				if a == nil {
					return nil
				}
			}
			return TupleOf(args...)
		})
	}
	for _, name := range []string{"llvm::function_ref", "std::function"} {
		r.Template(name, func(args []*Type) *Type {
			if len(args) == 1 && args[0] != nil && isFunction(args[0]) {
				return args[0]
			}
			return typeAnyFunc
		})
	}
	r.Const("std::nullopt", TypeNone, None)
	for name := range decays {
		r.Template(name, func(args []*Type) *Type {
			if len(args) != 1 {
				return nil
			}
			return args[0]
		})
	}
}

// decays are the templates that remove references and const from a type, which our types do
// not have.
var decays = map[string]bool{
	"std::decay_t": true, "std::remove_reference_t": true, "std::remove_cvref_t": true,
	"llvm::remove_cvref_t": true,
}

// identity is a template for functions that return their argument.
func identity(s *Site) *tree {
	if s.NumArgs() != 1 {
		return nil
	}
	return s.args[s.base()]
}
