package load

import (
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// natives returns what a dialect has in Go; it is empty where there is nothing.
func (s *shared) natives(namespace string) *dialect.Natives {
	if n := s.nativesOf[namespace]; n != nil {
		return n
	}
	n := dialect.Of(namespace, s.opts.Natives)
	s.nativesOf[namespace] = n
	return n
}

// nativeCheck returns the check in Go of a trait or an interface of the operation,
// nil if there is none.
func (o *opLoader) nativeCheck(name string) *ir.Trait {
	if x := o.native.Traits[name]; x != nil {
		return x
	}
	return o.natives.Traits[name]
}

// nativeInterface returns the implementation in Go of an interface of the operation.
func (o *opLoader) nativeInterface(name string) (ir.InterfaceImpl, bool) {
	if x, ok := o.native.Interfaces.Find(name); ok {
		return x, true
	}
	return o.natives.Interfaces.Find(name)
}

// attach gives the definition of the operation its hooks in Go.
func (o *opLoader) attach() {
	n, def := &o.native, o.def
	if n.Syntax != nil {
		def.Syntax = n.Syntax
	}
	if n.ResultNames != nil {
		def.ResultNames = n.ResultNames
	}
	if n.ArgumentNames != nil {
		def.ArgumentNames = n.ArgumentNames
	}
	if n.BlockNames != nil {
		def.BlockNames = n.BlockNames
	}
	if n.DefaultDialect != "" {
		def.DefaultDialect = n.DefaultDialect
	}
	if n.Verify != nil {
		def.Verify = n.Verify
	}
	if n.VerifyRegions != nil {
		def.VerifyRegions = n.VerifyRegions
	}
	if n.Fold != nil {
		def.Fold = n.Fold
	}
	if n.InferTypes != nil {
		def.InferTypes = n.InferTypes
	}
	if n.CompatibleTypes != nil {
		def.CompatibleTypes = n.CompatibleTypes
	}
	if n.RegionKind != nil {
		def.RegionKind = n.RegionKind
	}
	if n.Effects != nil {
		def.Effects = n.Effects
	}
}
