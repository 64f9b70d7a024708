package rewrite

import (
	"maps"
	"slices"
)

// An Arg is an argument or a result of a native function: *ir.Operation, *ir.Value,
// ir.Type, ir.Attribute, or a range of one of them as a slice ([]*ir.Operation,
// []*ir.Value, []ir.Type, []ir.Attribute). An absent attribute is nil; functions are not
// called for other absent arguments.
type Arg any

// A ConstraintFunc reports whether its arguments satisfy a constraint, and returns
// the results that the constraint declares. It must not change the IR and must not
// retain args, which is reused.
type ConstraintFunc func(r *Rewriter, args []Arg) (results []Arg, ok bool)

// A RewriteFunc performs a step of a rewrite and returns the results that the step
// declares. It must not retain args. An error aborts the rewriting, because earlier
// steps may have changed the IR; in a dialect conversion, which undoes that, only the
// pattern fails.
type RewriteFunc func(r *Rewriter, args []Arg) ([]Arg, error)

// Natives are the Go functions that declarative patterns may call, by name. The
// zero Natives is empty.
type Natives struct {
	constraints map[string]ConstraintFunc
	rewrites    map[string]RewriteFunc
	isolated    map[string]bool
	sources     map[string]NativeSource
	// converters are the names that rules for conversions can use; nil for other rules.
	converters map[string]bool
}

// DeclareConversion declares that the rules are applied in dialect conversions, and the names of the type
// converters that they can use besides their own.
func (n *Natives) DeclareConversion(converters ...string) {
	if n.converters == nil {
		n.converters = map[string]bool{"": true}
	}
	for _, name := range converters {
		n.converters[name] = true
	}
}

// AnyConverter declares that rules can name any type converter, for tools that do not apply them.
const AnyConverter = "*"

// Converters returns the declared names of type converters in order, and false if the rules are not declared to
// be for dialect conversions.
func (n *Natives) Converters() ([]string, bool) {
	if n == nil || n.converters == nil {
		return nil, false
	}
	var names []string
	for name := range n.converters {
		if name != "" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names, true
}

// A NativeSource describes the implementation of a native function, for tools that
// translate rules: it is a *snippet.Native.
type NativeSource interface{ NativeSource() }

// Define records how a named function is computed.
func (n *Natives) Define(name string, s NativeSource) {
	if n.sources == nil {
		n.sources = map[string]NativeSource{}
	}
	n.sources[name] = s
}

// Source returns how the function of a name is computed, or nil if that is not known.
func (n *Natives) Source(name string) NativeSource { return n.sources[name] }

// Clone returns a copy that can grow independently. The clone of nil is empty.
func (n *Natives) Clone() *Natives {
	if n == nil {
		return &Natives{}
	}
	return &Natives{constraints: maps.Clone(n.constraints), rewrites: maps.Clone(n.rewrites), sources: maps.Clone(n.sources), isolated: maps.Clone(n.isolated), converters: maps.Clone(n.converters)}
}

// RegisterConstraint registers a constraint under a name, replacing an earlier one.
func (n *Natives) RegisterConstraint(name string, f ConstraintFunc) {
	if n.constraints == nil {
		n.constraints = map[string]ConstraintFunc{}
	}
	n.constraints[name] = f
	delete(n.isolated, name)
}

// RegisterRewrite registers a rewrite under a name, replacing an earlier one.
func (n *Natives) RegisterRewrite(name string, f RewriteFunc) {
	if n.rewrites == nil {
		n.rewrites = map[string]RewriteFunc{}
	}
	n.rewrites[name] = f
	delete(n.isolated, name)
}

// DeclareIsolated promises that registered functions keep the rule of [Pattern].Isolated.
func (n *Natives) DeclareIsolated(names ...string) {
	if n.isolated == nil {
		n.isolated = map[string]bool{}
	}
	for _, name := range names {
		n.isolated[name] = true
	}
}

// IsIsolated reports whether the functions of that name are declared to be isolated.
func (n *Natives) IsIsolated(name string) bool { return n != nil && n.isolated[name] }

// Constraint returns the constraint of that name, or nil.
func (n *Natives) Constraint(name string) ConstraintFunc {
	if n == nil {
		return nil
	}
	return n.constraints[name]
}

// Rewrite returns the rewrite of that name, or nil.
func (n *Natives) Rewrite(name string) RewriteFunc {
	if n == nil {
		return nil
	}
	return n.rewrites[name]
}
