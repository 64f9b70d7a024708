package load

import (
	"slices"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// implemented lists the interfaces whose checks call the operation's methods; without an
// implementation in Go nothing is checked.
var implemented = map[string]bool{
	"BranchOpInterface":              true,
	"CastOpInterface":                true,
	"DestinationStyleOpInterface":    true,
	"LoopLikeOpInterface":            true,
	"MemorySpaceCastOpInterface":     true,
	"OffsetSizeAndStrideOpInterface": true,
	"RegionBranchOpInterface":        true,
}

// compiled are the interfaces that the C++ compiler checks, so that no operation can fail them
// at run time.
var compiled = map[string]bool{
	"RegionBranchTerminatorOpInterface": true,
}

// interfaceVerifier adds the C++ verifier of an interface if Go has none, and reports the
// checks that cannot be run.
func (o *opLoader) interfaceVerifier(t *ods.Trait) {
	name := cppapi.TraitName(t.Interface)
	// Symbol users are verified with the symbol table.
	if compiled[name] || !t.HasVerify() && name != "SymbolUserOpInterface" {
		return
	}
	if o.nativeCheck(name) != nil {
		return
	}
	impl, _ := o.def.Interface(name)
	implements := impl != nil
	known := ir.LookupTrait(name)
	checked := known != nil && (known.Verify != nil || known.VerifyRegions != nil)
	if implements || checked && !implemented[name] {
		return
	}
	var err error
	if t.HasVerify() {
		var verify func(op *ir.Operation, c *ir.Checker)
		if verify, err = o.api.InterfaceVerifier(o.class(), t.Model.Name(), t.Model.Verify); err == nil {
			trait := &ir.Trait{Name: name}
			if t.Model.VerifyWithRegions {
				trait.VerifyRegions = verify
			} else {
				trait.Verify = verify
			}
			o.def.Traits = append(o.def.Traits, trait)
			return
		}
	}
	what := "interface " + name
	if err != nil && t.Model.CppNamespace != "::mlir" {
		what += " (" + err.Error() + ")"
	}
	o.unverified(what)
}

// attachType attaches the Go interfaces of a type.
func (s *shared) attachType(t *ir.TypeDefinition, d *ods.Def) {
	n := s.nativeType(d)
	for _, x := range n.Interfaces {
		t.AttachInterface(x.Name, x.Impl)
	}
	t.Verify = both(t.Verify, s.verifier(d, t.Params, n.Verify, "type"))
}

// attachAttr attaches the Go interfaces of an attribute.
func (s *shared) attachAttr(a *ir.AttributeDefinition, d *ods.Def) {
	n := s.nativeAttr(d)
	for _, x := range n.Interfaces {
		a.AttachInterface(x.Name, x.Impl)
	}
	if n.ValueType != nil {
		a.ValueType = n.ValueType
	}
	s.attachEncoding(a, d)
	a.Verify = both(a.Verify, s.verifier(d, a.Params, n.Verify, "attribute"))
}

// verifier returns the check that the definition of a type or an attribute requires: the one in
// Go, or else the one in C++.
func (s *shared) verifier(d *ods.Def, params []ir.ParamDef, native func([]ir.Param) error, kind string) func([]ir.Param) error {
	if !d.GenVerify {
		return nil
	}
	if native != nil {
		return native
	}
	verify := s.sourceVerifier(d, params)
	if verify == nil {
		report := s.dialectReport(d.Dialect.Name)
		report.Unverified = append(report.Unverified, kind+" '"+d.CppClass+"'")
	}
	return verify
}

// complete adds a dialect's Go code, and reports the C++ checks in its definition that nothing
// replaces.
func (s *shared) complete(d *ir.Dialect) {
	report, natives := s.dialectReport(d.Namespace), s.natives(d.Namespace)
	d.Types = append(d.Types, s.api.NativeTypes(d.Namespace)...)
	d.Foreign = s.lacksOperation(d.Namespace)
	if natives.Canonicalizer != nil && s.fitsCanonicalizer(d, natives) {
		d.Canonicalizer = natives.Canonicalizer
	}
	if natives.Complete != nil {
		natives.Complete(d)
	}
	for _, n := range s.opts.Natives {
		if f := n.Extend[d.Namespace]; f != nil {
			f(d)
		}
	}
	s.defInterfaceMethods(report)
	s.defHelpers(report)
	if o := s.definitions[d]; o != nil {
		s.dialectHooks(d, o, report)
		for _, c := range []struct {
			has  bool
			what string
			in   bool
		}{
			{o.HasOperationAttrVerify, "attributes of operations", d.VerifyAttribute != nil},
			{o.HasRegionArgAttrVerify, "attributes of arguments", d.VerifyArgumentAttribute != nil},
			{o.HasRegionResultAttrVerify, "attributes of results", d.VerifyResultAttribute != nil},
		} {
			if c.has && !c.in {
				report.Unverified = append(report.Unverified, c.what)
			}
		}
		if o.HasCanonicalizer && d.Canonicalizer == nil {
			report.Unimplemented = append(report.Unimplemented, "canonicalizer")
		}
		if o.HasOperationInterfaceFallback && d.OpInterfaces == nil {
			report.Unimplemented = append(report.Unimplemented, "interfaces of operations")
		}
		if o.HasConstantMaterializer && d.Materialize == nil {
			report.Unimplemented = append(report.Unimplemented, "materialization of constants")
		}
	}
}

// both returns the two checks as one; each may be nil.
func both(first, second func([]ir.Param) error) func([]ir.Param) error {
	switch {
	case first == nil:
		return second
	case second == nil:
		return first
	}
	return func(ps []ir.Param) error {
		if err := first(ps); err != nil {
			return err
		}
		return second(ps)
	}
}

// sourceVerifier returns the verifier that a definition of a type or an attribute
// has in C++, nil if it has none or not all that it does is known.
func (l *shared) sourceVerifier(def *ods.Def, params []ir.ParamDef) func([]ir.Param) error {
	c := l.api.Registry.LookupClass(trimGlobal(def.CppType))
	if c == nil {
		return nil
	}
	verify, err := l.api.SourceParamsVerifier(c, params)
	if err != nil {
		return nil
	}
	return verify
}

// A sourceEncoding is a check in C++ of the tensors that an attribute encodes.
type sourceEncoding func(a *ir.DefinedAttr, shape []int64, elem ir.Type) error

// VerifyEncoding implements [ir.VerifiableTensorEncoding].
func (f sourceEncoding) VerifyEncoding(a *ir.DefinedAttr, shape []int64, elem ir.Type) error {
	return f(a, shape, elem)
}

// encodingInterface is that of attributes that fit only certain tensors.
const encodingInterface = "VerifiableTensorEncoding"

// attachEncoding attaches the check in C++ of an attribute that can be the encoding of a tensor, or reports
// that it is not made.
func (s *shared) attachEncoding(a *ir.AttributeDefinition, d *ods.Def) {
	i := slices.IndexFunc(a.Interfaces, func(x ir.InterfaceImpl) bool { return x.Name == encodingInterface })
	if i < 0 || a.Interfaces[i].Impl != nil {
		return
	}
	verify, err := s.api.SourceEncodingVerifier(s.classes[d])
	if verify != nil {
		a.AttachInterface(encodingInterface, sourceEncoding(verify))
		return
	}
	what := "verifyEncoding of attribute '" + d.CppClass + "'"
	if err != nil {
		what += " (" + err.Error() + ")"
	}
	report := s.dialectReport(d.Dialect.Name)
	report.Unverified = append(report.Unverified, what)
}
