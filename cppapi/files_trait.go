package cppapi

import (
	"errors"
	"strings"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// SourceTrait returns the trait of that name, as in "shop::IsTaxed", that a C++ source
// file defines, for an operation's class; nil if there is none. The error explains why
// its check cannot be run. Parameters of the trait are not known to the check.
func (a *API) SourceTrait(c *cxx.Class, name string) (*ir.Trait, error) {
	if a.files == nil {
		return nil, nil
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	s := a.files.traitScope(name)
	if s == nil {
		return nil, nil
	}
	trait := &ir.Trait{}
	for method, check := range map[string]*func(*ir.Operation, *ir.Checker){"verifyTrait": &trait.Verify, "verifyRegionTrait": &trait.VerifyRegions} {
		verify, err := a.traitMethod(s, c, method)
		if err != nil {
			return nil, err
		}
		*check = verify
	}
	return trait, nil
}

// traitScope returns the class of a trait, or the class Impl of one with parameters.
func (fs *files) traitScope(name string) *cxx.FileScope {
	for _, s := range fs.classes[name[strings.LastIndex(name, ":")+1:]] {
		q := joinNames(s.Namespace, strings.TrimSuffix(s.Class, "::Impl"))
		if q == name || q == "mlir::"+name || q == "mlir::OpTrait::"+name {
			return s
		}
	}
	return nil
}

// A fileTrait is a trait of a class that a C++ source file defines. It adds its functions
// to the class.
type fileTrait struct {
	of  *cxx.FileScope
	src *source
}

// AddSourceTraits says which native traits the class of an operation has. Those that C++
// source files define are classes from which it derives.
func (a *API) AddSourceTraits(c *cxx.Class, names []string) {
	if a.files == nil {
		return
	}
	for _, name := range names {
		if s := a.files.traitScope(name); s != nil {
			in := scope{class: c, types: concrete(s, c)}
			a.fileTraits[c] = append(a.fileTraits[c], &fileTrait{s, &source{scope: in, funcs: map[string]*members{}}})
		}
	}
}

// concrete binds the parameters of a trait to a class.
func concrete(s *cxx.FileScope, c *cxx.Class) map[string]*cxx.Type {
	types := map[string]*cxx.Type{}
	for _, p := range s.Template {
		types[p.Name] = c.Type()
	}
	return types
}

// fileTraitMembers returns the functions of a trait with a name, nil if there are none.
func (a *API) fileTraitMembers(t *fileTrait, name string) *members {
	var decls []sourceDecl
	for _, fn := range a.files.funcs[name] {
		if fn.Scope == t.of {
			decls = append(decls, a.fileDecl(fn, t.src.scope.class))
		}
	}
	if decls == nil {
		return nil
	}
	return a.membersOf(t.src, name, decls)
}

// traitMethod compiles a static function of a trait for an operation's class.
func (a *API) traitMethod(s *cxx.FileScope, c *cxx.Class, method string) (func(*ir.Operation, *ir.Checker), error) {
	for _, fn := range a.files.funcs[method] {
		if fn.Scope != s || !fn.HasBody() {
			continue
		}
		f, compile := a.signature(scope{types: concrete(s, c)}, a.fileDecl(fn, nil))
		compile()
		if f.Unknown != "" {
			return nil, errors.New(f.Unknown)
		}
		return checkWith(f, method)
	}
	return nil, nil
}
