package cppapi

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// hasTrait is a method hasTrait<T>(): traits are known by the name of T without
// the namespaces of mlir itself. inGo is the test in Go, in which $1 is that name.
func (a *API) hasTrait(inGo string, has func(x any, trait string) bool) *cxx.Func {
	return &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if s.NumTemplateArgs() != 1 {
			return nil
		}
		trait := a.traitArgument(s)
		if trait == "" {
			written, _ := s.TemplateName(0)
			s.Errorf("use of undeclared identifier '%s'", written)
			return nil
		}
		f := &cxx.Func{Result: cxx.TypeBool, Test: func(x any) bool { return has(x, trait) }}
		return f.InGo(testCall(strings.ReplaceAll(inGo, "$1", strconv.Quote(trait))))
	}}
}

// traitArgument returns the name of the trait that is the template argument of a call, or "" for an
// unknown name, which neither mlir nor a definition nor a file has.
func (a *API) traitArgument(s *cxx.Site) string {
	if _, qualified := s.TemplateName(0); qualified != "" {
		return TraitName(withoutFile(qualified))
	}
	for _, q := range s.TemplateNames(0) {
		q = withoutFile(q)
		if name := TraitName(q); a.ownTraits[name] || knownTrait(name) || a.isInterface(q) {
			return name
		}
	}
	return ""
}

// withoutFile strips the part of a name that stands for the file which alone sees it.
func withoutFile(name string) string {
	if rest, private := strings.CutPrefix(name, "(file "); private {
		_, name, _ = strings.Cut(rest, ")")
		name = strings.TrimPrefix(name, "::")
	}
	return name
}

// isInterface reports whether a name is that of the trait of an interface.
func (a *API) isInterface(name string) bool {
	i, ok := strings.CutSuffix(name, "::Trait")
	return ok && (a.Registry.LookupClass(i) != nil || a.Registry.LookupClass("mlir::"+i) != nil)
}

// AddTrait records the name of a trait of a definition, without the namespaces of mlir's own traits.
func (a *API) AddTrait(name string) { a.ownTraits[TraitName(name)] = true }

// knownTrait reports whether mlir has a trait of that name. The names of traits with parameters may be
// without them.
func knownTrait(name string) bool {
	name, _, _ = strings.Cut(name, "<")
	return ir.LookupTrait(name) != nil || ir.LookupTrait(name, "1") != nil || slices.Contains(uncheckedTraits, name)
}

// uncheckedTraits are traits of mlir that no operation has to be checked for.
var uncheckedTraits = []string{"VariadicOperands", "VariadicResults", "VariadicRegions", "VariadicSuccessors", "OneTypedResult", "OpInvariants",
	"HasDefaultDLTIDataLayout", "HasAncestor", "ValueSemantics", "IsMutable", "IsLocation"}

// TraitName strips the namespaces of mlir's own traits from the C++
// name of a trait: "::mlir::OpTrait::IsTerminator" is "IsTerminator".
func TraitName(cpp string) string {
	for _, p := range []string{"::", "mlir::", "OpTrait::", "TypeTrait::", "AttributeTrait::"} {
		cpp = strings.TrimPrefix(cpp, p)
	}
	return strings.TrimSuffix(cpp, "::Trait")
}

// typeKind returns something that is the same for types of one C++ class.
func typeKind(t ir.Type) any {
	switch t := t.(type) {
	case *ir.DefinedType:
		return t.Def
	case *ir.FloatType:
		return t
	case *ir.IntegerType:
		return kindInteger
	case *ir.FunctionType:
		return kindFunction
	case *ir.TupleType:
		return kindTuple
	case *ir.ComplexType:
		return kindComplex
	case *ir.VectorType:
		return kindVector
	case *ir.RankedTensorType:
		return kindRankedTensor
	case *ir.UnrankedTensorType:
		return kindUnrankedTensor
	case *ir.MemRefType:
		return kindMemRef
	case *ir.UnrankedMemRefType:
		return kindUnrankedMemRef
	case *ir.OpaqueType:
		return kindOpaque
	}
	return t // types without parameters: index, none
}

// A kind identifies a builtin C++ class.
type kind uint8

const (
	kindInteger kind = iota
	kindFunction
	kindTuple
	kindComplex
	kindVector
	kindRankedTensor
	kindUnrankedTensor
	kindMemRef
	kindUnrankedMemRef
	kindOpaque
)

// attributeKind returns something that is the same for attributes of one class.
func attributeKind(a ir.Attribute) any {
	if d, ok := a.(*ir.DefinedAttr); ok {
		return d.Def
	}
	return goType(a)
}

// typeID is a method getTypeID(), whose results compare equal for objects of
// one class.
func (a *API) typeID(kind func(x any) any) *cxx.Func {
	id := a.Registry.Class("mlir::TypeID")
	id.IsA = cxx.Is[*typeID]
	id.Equal = func(x, y cxx.Value) bool {
		p, ok := x.Obj().(*typeID)
		q, ok2 := y.Obj().(*typeID)
		return ok && ok2 && p.kind == q.kind
	}
	return &cxx.Func{Result: id.Type(), Get: func(x any) cxx.Value { return cxx.Obj(&typeID{kind(x)}) }}
}

type typeID struct{ kind any }
