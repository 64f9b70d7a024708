// Package cxx evaluates the C++ code in strings of .td and .pdll files:
// predicates, transformers, default values, builder calls, NativeCodeCall
// expressions and short bodies. It knows C++ and the generic parts of LLVM's
// library, but no IR: a host registers classes such as Type.
//
// # Vocabulary
//
// A text is parsed by [Parse] (an expression) or [ParseBody] (statements) into a tree of [Node]s with
// byte offsets. [Compile] resolves the names in an [Env] and gives a [Program], which is run on a
// frame: one [Value] for each [Slot] of the environment. Placeholders such as $_self are slots; any
// identifier can be one. [Substitute] first replaces those that stand for text.
//
// A [Registry] maps qualified names to the entities that a host registers:
//
//   - a [Class] with its bases, its classof ([Class.IsA]), methods, static
//     functions, constructors and conversions;
//   - enums ([Registry.Enum]) and constants;
//   - functions ([Func]);
//   - aliases and class templates of types.
//
// [NewRegistry] already has the fundamental types, StringRef, ArrayRef, SmallVector, optional,
// FailureOr, LogicalResult, pair, tuple, APInt, the casts (isa, cast, dyn_cast and their kin, as
// functions and as methods of every object), the algorithms of llvm and std on ranges, and std's
// function objects. [Registry.Extend] adds a layer on top, for example for each dialect.
//
// # Registering a class
//
//	r := cxx.NewRegistry()
//	typ := r.Class("mlir::Type")
//	typ.IsA = cxx.Is[ir.Type]
//	typ.Method("isF32", cxx.Test(func(t ir.Type) bool { ... }))
//	vec := r.Class("mlir::VectorType", typ)
//	vec.IsA = cxx.Is[*ir.VectorType]
//	vec.Method("getShape", cxx.Getter(cxx.ListOf(cxx.TypeInt64), func(t *ir.VectorType) cxx.Value {
//		return cxx.Slice(t.Shape())
//	}))
//	vec.Method("getDimSize", &cxx.Func{
//		Params: []*cxx.Type{cxx.TypeUint32}, Result: cxx.TypeInt64,
//		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
//			t, i := args[0].Obj().(*ir.VectorType), args[1].Int()
//			if i >= int64(len(t.Shape())) {
//				return m.Failf("getDimSize: no dimension %d", i)
//			}
//			return cxx.Int(t.Shape()[i])
//		},
//	})
//
// The receiver of a method is args[0] and is not null unless Func.NullOK is set; other objects may
// be. Arguments have been converted to Params. A function whose result depends on template arguments
// or on the arguments' types, or which calls a lambda, has a Template instead, which is called for
// each call site (see [Site]) and returns a Func for it. Methods that are too many to be registered
// individually, such as the accessors of parameters, are found by [Class.Lookup].
//
// Names are looked up in Env.Namespaces in order, each with its enclosing
// namespaces; a dialect's own namespace goes first. Functions and enums are
// registered under their qualified names ("mlir::LLVM::isCompatibleOuterType");
// names of the global namespace have no "::".
//
// # Values and types
//
// Every expression has a static [Type]; a [Value] carries only the data
// that the type does not determine, and creating one never allocates: [Bool], [Int], [Uint], [Float],
// [Str], [Obj] and [Ptr] for objects (Go pointers, or interfaces that hold
// them), [Slice] for slices of scalars, [List] for the host's own ranges,
// [APInt]. Objects are compared by identity unless the class has Equal. The null
// object is [Null], a disengaged optional or failed FailureOr [None].
//
// # Go source
//
// The typed tree of a program has a second back end: [Program.Go] writes the body of a Go function
// that computes the same value, given the Go names of classes and, in Func.Go, of native functions.
// Code without a translation is an error, and can still be evaluated.
//
// # Errors
//
// Code that cannot be compiled never evaluates to true: Program.Problems lists each place with the
// unknown name and its kind ([Unknown]), and an evaluation that reaches such a place fails.
// Program.Natives lists the host's functions that the program uses. An evaluation with undefined
// behaviour in C++ (a failing cast<>, a null object, an index out of range, a division by zero) ends
// with a [Failure], as does one that takes too many steps: [Program.EvalBool] then returns false and
// the reason.
//
// The decisions behind the package are in docs/design/cxx.md.
package cxx
