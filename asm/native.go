package asm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// A Native is what an operation has in Go beside its definition: a dialect
// package keeps a table of them by name, and whoever makes an [ir.OpDef] from a
// definition attaches them before the dialect is registered.
type Native struct {
	Syntax OpSyntax
	Names  any // a ResultNamer, a BlockArgumentNamer, a BlockNamer, or more of them
	// DefaultDialect is that of [ir.OpDef].
	DefaultDialect string
	Verify         func(op *ir.Operation, d *diag.List) bool
	VerifyRegions  func(op *ir.Operation, d *diag.List) bool
	Fold           func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool)
	InferTypes     func(s *ir.OperationState, d *diag.List) ([]ir.Type, bool)
	RegionKind     func(op *ir.Operation, region int) ir.RegionKind
	Effects        func(op *ir.Operation) []ir.Effect
	// Interfaces are the implementations of op interfaces by C++ name, such as an
	// [ir.Caster] for CastOpInterface.
	Interfaces map[string]any
	// Traits are the checks that come with traits and interfaces of the operation's
	// own dialect, by C++ name, such as "wasmssa::ConstantExprOpTrait". One without
	// a check tells that nothing is to be checked.
	Traits map[string]*ir.Trait
}

// Natives are native pieces by the name of the operation. Under "dialect.*" stand
// the traits and interfaces of the dialect's operations that have none in their own.
type Natives map[string]Native

// Attach puts what the table has for def into its fields; fields for which the
// table has nothing keep what they have.
func (n Natives) Attach(def *ir.OpDef) {
	x, ok := n[def.Name]
	if !ok {
		return
	}
	if x.Syntax != nil {
		def.Syntax = x.Syntax
	}
	if x.Names != nil {
		def.AsmNames = x.Names
	}
	if x.DefaultDialect != "" {
		def.DefaultDialect = x.DefaultDialect
	}
	if x.Verify != nil {
		def.Verify = x.Verify
	}
	if x.VerifyRegions != nil {
		def.VerifyRegions = x.VerifyRegions
	}
	if x.Fold != nil {
		def.Fold = x.Fold
	}
	if x.InferTypes != nil {
		def.InferTypes = x.InferTypes
	}
	if x.RegionKind != nil {
		def.RegionKind = x.RegionKind
	}
	if x.Effects != nil {
		def.Effects = x.Effects
	}
}

// AttachAll attaches the table to every operation of a dialect.
func (n Natives) AttachAll(d *ir.Dialect) {
	for _, def := range d.Ops {
		n.Attach(def)
	}
}

// syntaxOf returns the custom form of an operation, nil if it has none. The
// forms of the builtin dialect stand here, because that dialect is below text.
func syntaxOf(def *ir.OpDef) OpSyntax {
	if s, ok := def.Syntax.(OpSyntax); ok {
		return s
	}
	if def.Registered {
		return builtinSyntax[def.Name]
	}
	return nil
}

var builtinSyntax map[string]OpSyntax

func init() {
	builtinSyntax = map[string]OpSyntax{
		"builtin.module":                     moduleSyntax{},
		"builtin.unrealized_conversion_cast": castSyntax{},
	}
}
