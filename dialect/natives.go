package dialect

import (
	"cmp"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// Natives is the Go part of a dialect. The loader only reads it, so one value serves any number of
// contexts.
type Natives struct {
	// Namespace is the dialect's name in IR, "memref".
	Namespace string

	// Ops are by the operation's name in IR, with the namespace.
	Ops map[string]Op
	// Traits are the checks that come with traits and interfaces of the dialect's
	// operations, by C++ name, and Interfaces the implementations of interfaces, for
	// operations that have none of their own.
	Traits     map[string]*ir.Trait
	Interfaces Interfaces

	// Models are implementations of interfaces that the definitions of operations do not
	// list, by the operation's name in IR. Packages other than the dialect's can have them.
	Models map[string]Interfaces

	// Wrappers return the dialect's operations as their typed wrappers.
	Wrappers []Wrapper

	// Types and Attributes are by C++ class, "RangeType".
	Types      map[string]Type
	Attributes map[string]Attribute
	// Params are how parameters are written whose definition leaves that to C++, by
	// the definition's name. The argument is how a parameter of that C++ type is
	// written otherwise.
	Params map[string]func(asm.ParamSyntax) asm.ParamSyntax

	// Canonicalizer has canonicalization patterns of several operations, such as rules that
	// are compiled to Go.
	Canonicalizer rewrite.Canonicalizer

	// Directives are the custom directives of operations' assembly formats, and
	// ParamDirectives those of types and attributes, by name.
	Directives      map[string]*asm.Directive
	ParamDirectives map[string]*asm.ParamDirective

	// Code has the C++ functions and classes that the dialect's definitions name.
	Code Code
	// Register is Code for mica's own dialects, which also extend MLIR's classes.
	Register func(api *cppapi.API)
	// Complete adds the hooks of the dialect itself, once all else is loaded and
	// before the dialect is registered.
	Complete func(d *ir.Dialect)
	// Extend does the same for other dialects, by namespace.
	Extend map[string]func(d *ir.Dialect)

	// Signatures are the texts of [Signature] that the natives rely on, one a line. An
	// operation, type or attribute whose definition differs gets no natives. Where
	// there are no signatures, whatever is defined gets them.
	Signatures string

	// Definitions are the dialect's .td files if mica has its own.
	Definitions Definitions
}

// A Wrapper returns the operations of a name as their typed wrapper, without allocating.
type Wrapper struct {
	Name string
	Wrap func(op *ir.Operation) ir.Op
}

// Interfaces are implementations of interfaces, made by [Cast] and its siblings for
// those that package ir knows.
type Interfaces []ir.InterfaceImpl

// Find returns the implementation of the interface of that C++ name.
func (is Interfaces) Find(name string) (ir.InterfaceImpl, bool) {
	for _, x := range is {
		if x.Name == name {
			return x, true
		}
	}
	return ir.InterfaceImpl{}, false
}

// An Op is the Go part of an operation.
type Op struct {
	// Format is the custom form as an assemblyFormat, and Syntax one that no format
	// can express; an operation has one of them. A format need not show the attribute
	// dictionary.
	Format string
	Syntax asm.OpSyntax
	// ResultNames, ArgumentNames, BlockNames and DefaultDialect are those of
	// [ir.OpDef], as are the hooks.
	ResultNames     ir.ResultNamer
	ArgumentNames   ir.ArgumentNamer
	BlockNames      ir.BlockNamer
	DefaultDialect  string
	Verify          func(op *ir.Operation, c *ir.Checker)
	VerifyRegions   func(op *ir.Operation, c *ir.Checker)
	Fold            ir.Folder
	Constant        func(op *ir.Operation) ir.Attribute
	Canonicalizer   rewrite.Canonicalizer
	InferTypes      func(s *ir.OperationState, d *diag.List) ([]ir.Type, bool)
	CompatibleTypes func(inferred, have []ir.Type) bool
	RegionKind      func(op *ir.Operation, region int) ir.RegionKind
	Effects         func(op *ir.Operation) []ir.Effect
	// Interfaces are the implementations of interfaces, made by [Cast] and its
	// siblings for those of package ir.
	Interfaces Interfaces
	// Traits are the checks of traits and interfaces, by C++ name, such as
	// "wasmssa::ConstantExprOpTrait". A trait without a check needs none.
	Traits map[string]*ir.Trait
}

// A Type is the Go part of a type.
type Type struct {
	Syntax     asm.ParamsSyntax // of the text after the mnemonic
	Verify     func(params []ir.Param) error
	Interfaces Interfaces
}

// An Attribute is the Go part of an attribute.
type Attribute struct {
	Syntax     asm.ParamsSyntax
	Verify     func(params []ir.Param) error
	Interfaces Interfaces
	// ValueType computes the type of the attribute's value where no parameter is it.
	ValueType func(a *ir.DefinedAttr) ir.Type
}

// Definitions are the .td files of a dialect that mica defines itself.
type Definitions struct {
	Tree fs.FS
	// Files are the names in Tree by the path that includes give, such as
	// "mlir/Dialect/Arith/IR/ArithOps.td".
	Files map[string]string
	// Roots are the paths of those files that define the dialect's operations,
	// types and attributes; the others are included by them.
	Roots []string
	// Compiled means that package dialect/compiled has the same as Go data.
	Compiled bool
	// Data has the definitions of the dialect in a form that is read fast, or is "". mica writes it for its own
	// dialects. Without it, or if it is of another version, the files are evaluated.
	Data string
	// Needs are the namespaces of other dialects whose attributes the operations use.
	Needs []string
}

// Wrapper returns the wrapper of an operation, nil if it has none.
func (n *Natives) Wrapper(op string) func(op *ir.Operation) ir.Op {
	for i := range n.Wrappers {
		if n.Wrappers[i].Name == op {
			return n.Wrappers[i].Wrap
		}
	}
	return nil
}

// Each adds operations of the dialect that have the same natives. The names are
// without the namespace, with spaces between them.
func (n *Natives) Each(x Op, names string) {
	for name := range strings.FieldsSeq(names) {
		n.Ops[n.Namespace+"."+name] = x
	}
}

// Rewrites are the fold and the canonicalization patterns of an operation.
type Rewrites struct {
	Fold     ir.Folder
	Patterns rewrite.Patterns
}

// AddRewrites adds folds and canonicalizations of operations. The names are without the
// namespace.
func (n *Natives) AddRewrites(ops map[string]Rewrites) {
	for name, x := range ops {
		op := n.Ops[n.Namespace+"."+name]
		if x.Fold != nil {
			op.Fold = x.Fold
		}
		if x.Patterns != nil {
			op.Canonicalizer = x.Patterns
		}
		n.Ops[n.Namespace+"."+name] = op
	}
}

// AddFolds adds folds of operations. The names are without the namespace.
func (n *Natives) AddFolds(folds map[string]ir.Folder) {
	for name, fold := range folds {
		op := n.Ops[n.Namespace+"."+name]
		op.Fold = fold
		n.Ops[n.Namespace+"."+name] = op
	}
}

// Empty reports whether the dialect has nothing in Go.
func (n *Natives) Empty() bool {
	return len(n.Ops)+len(n.Wrappers)+len(n.Traits)+len(n.Interfaces)+len(n.Models)+len(n.Types)+len(n.Attributes)+len(n.Params)+len(n.Directives)+len(n.ParamDirectives) == 0 &&
		n.Register == nil && n.Code.Empty() && n.Canonicalizer == nil && n.Complete == nil && n.Extend == nil
}

// Of combines the given natives of a dialect. The result is empty if there are none. Later natives
// take precedence.
func Of(namespace string, ns []*Natives) *Natives {
	var out *Natives
	for _, n := range ns {
		switch {
		case n.Namespace != namespace:
		case out == nil:
			out = n
		default:
			out = merge(out, n)
		}
	}
	if out == nil {
		out = &Natives{Namespace: namespace}
	}
	return out
}

// merge combines a and b, except for the fields that the loader reads from each: Signatures,
// Definitions, Code, Register and Extend.
func merge(a, b *Natives) *Natives {
	return &Natives{
		Namespace:       a.Namespace,
		Ops:             both(a.Ops, b.Ops),
		Traits:          both(a.Traits, b.Traits),
		Interfaces:      slices.Concat(b.Interfaces, a.Interfaces), // the first of a name counts
		Models:          bothModels(a.Models, b.Models),
		Wrappers:        slices.Concat(a.Wrappers, b.Wrappers),
		Types:           both(a.Types, b.Types),
		Attributes:      both(a.Attributes, b.Attributes),
		Params:          both(a.Params, b.Params),
		Directives:      both(a.Directives, b.Directives),
		ParamDirectives: both(a.ParamDirectives, b.ParamDirectives),
		Canonicalizer:   cmp.Or(b.Canonicalizer, a.Canonicalizer),
		Complete: func(d *ir.Dialect) {
			for _, n := range []*Natives{a, b} {
				if n.Complete != nil {
					n.Complete(d)
				}
			}
		},
	}
}

func bothModels(a, b map[string]Interfaces) map[string]Interfaces {
	out := both(a, b)
	for name, list := range b {
		out[name] = slices.Concat(a[name], list)
	}
	return out
}

func both[V any](a, b map[string]V) map[string]V {
	out := make(map[string]V, len(a)+len(b))
	maps.Copy(out, a)
	maps.Copy(out, b)
	return out
}
