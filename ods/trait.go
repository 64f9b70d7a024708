package ods

import (
	"strings"

	"github.com/mica-ir/mica/tablegen"
)

// TraitKind is the class from which a trait's definition derives.
type TraitKind uint8

// The kinds of traits.
const (
	NativeTrait    TraitKind = iota // a C++ class template
	InternalTrait                   // known only to the generators
	PredTrait                       // a condition over the whole operation
	InterfaceTrait                  // an interface that the operation implements
)

// A Trait is a definition derived from Trait; lists of traits are flattened.
type Trait struct {
	Record *tablegen.Record
	Kind   TraitKind
	Name   string // C++ name of native and internal traits without mlir's namespaces: "IsTerminator"
	Params string // of a parametric native trait: the text between < and >

	// Structural traits are verified before the operation's own constraints.
	Structural bool

	// Summary and Condition are those of a PredTrait.
	Summary, Condition string

	// Interface is the qualified C++ name of the interface,
	// "::mlir::SymbolOpInterface", with the names of the methods that the op
	// declares.
	Interface string
	Methods   []string

	// Model is the interface; nil for an older one that is not derived from Interface.
	Model *Interface

	// Relation is how the trait relates the types of the values that it names, and
	// Related these names.
	Relation Relation
	Related  []string
	// ImplicitTerminator means that Params is the class of the operation that ends each
	// block, and that the textual form may omit.
	ImplicitTerminator bool

	// HasEffects means that the trait lists the operation's memory effects,
	// Effects.
	HasEffects bool
	Effects    []Effect
}

// A Relation is how a trait relates the types of values.
type Relation uint8

// The relations.
const (
	NoRelation Relation = iota
	// AllTypesMatch requires that the types are equal.
	AllTypesMatch
	// TypesMatchWith requires the second type to equal the one computed from the first, see
	// [TypeMap].
	TypesMatchWith
	// ElementTypesMatch requires a shaped first value, followed by one type a element, each
	// equal to its element type.
	ElementTypesMatch
)

// An Effect is a memory effect, of an operation or on an operand or a result.
type Effect struct {
	Kind     string // "Read", "Write", "Allocate" or "Free"
	Resource string // the C++ class, "" for the default resource
}

// readEffects reads the memory effects in a list of r and ignores other elements.
func readEffects(r *tablegen.Record, field string) []Effect {
	var effects []Effect
	l, _ := r.List(field)
	for _, v := range l {
		d, ok := v.(*tablegen.DefValue)
		if !ok || !d.Rec.IsSubClassOf("SideEffect") {
			continue
		}
		e := Effect{Kind: lastName(optional(d.Rec, "effect"))}
		if name := optional(d.Rec, "resource"); lastName(name) != "DefaultResource" {
			e.Resource = name
		}
		effects = append(effects, e)
	}
	return effects
}

// trait returns the model of a record derived from Trait.
func (m *reader) trait(r *tablegen.Record) *Trait {
	if t := m.traits[r]; t != nil {
		return t
	}
	t := &Trait{
		Record:             r,
		Structural:         r.IsSubClassOf("StructuralOpTrait"),
		ImplicitTerminator: r.IsSubClassOf("SingleBlockImplicitTerminatorImpl"),
	}
	m.traits[r] = t
	t.readRelation()
	switch {
	case r.IsSubClassOf("PredTrait"):
		t.Kind = PredTrait
		t.Summary = optional(r, "summary")
		if p, ok := r.Def("predicate"); ok {
			t.Condition = m.condition(r, p)
		}
	case r.IsSubClassOf("InterfaceTrait"):
		t.Kind = InterfaceTrait
		t.Interface = optional(r, "trait")
		if n := len(t.Interface) - len("::Trait"); n > 0 && t.Interface[n:] == "::Trait" {
			t.Interface = t.Interface[:n]
		}
		if name, ok := r.String("cppInterfaceName"); ok {
			t.Interface = name
			if ns := optional(r, "cppNamespace"); ns != "" {
				t.Interface = ns + "::" + name
			}
		}
		if r.IsSubClassOf("Interface") {
			t.Model = m.interfaceOf(r)
		}
		if r.IsSubClassOf("SideEffectsTraitBase") {
			t.HasEffects = true
			t.Effects = readEffects(r, "effects")
			t.Interface = strings.TrimSuffix(optional(r, "cppNamespace")+"::"+optional(r, "trait"), "::Trait")
		}
		if l, ok := r.List("alwaysOverriddenMethods"); ok {
			for _, v := range l {
				if s, ok := v.(*tablegen.StringValue); ok {
					t.Methods = append(t.Methods, s.S)
				}
			}
		}
	case r.IsSubClassOf("GenInternalTrait"):
		t.Kind = InternalTrait
		t.Name = stripNamespaces(optional(r, "trait"))
	default:
		t.Kind = NativeTrait
		t.Name, t.Params = splitParams(optional(r, "trait"))
		if ns := optional(r, "cppNamespace"); ns != "" && ns != "::mlir::OpTrait" && ns != "::mlir::TypeTrait" && ns != "::mlir::AttributeTrait" {
			t.Name = ns + "::" + t.Name
		}
		t.Name = stripNamespaces(t.Name)
	}
	return t
}

// readRelation reads how the types of the named values are related.
func (t *Trait) readRelation() {
	r := t.Record
	switch {
	case r.IsSubClassOf("AllTypesMatch"):
		t.Relation = AllTypesMatch
		l, _ := r.List("values")
		for _, v := range l {
			if s, ok := v.(*tablegen.StringValue); ok {
				t.Related = append(t.Related, s.S)
			}
		}
	case r.IsSubClassOf("TypesMatchWith"):
		t.Relation, t.Related = TypesMatchWith, []string{optional(r, "lhs"), optional(r, "rhs")}
	case r.IsSubClassOf("ShapedTypeMatchesElementCountAndTypes"):
		t.Relation, t.Related = ElementTypesMatch, []string{optional(r, "shaped"), optional(r, "elements")}
	}
}

// HasVerify reports whether the interface has a verifier in C++.
func (t *Trait) HasVerify() bool { return t.Model != nil && t.Model.Verify != "" }

// splitParams splits "HasParent<A, B>::Impl" into name and parameters.
func splitParams(s string) (name, params string) {
	for i := 0; i < len(s); i++ {
		if s[i] != '<' {
			continue
		}
		for j := len(s) - 1; j > i; j-- {
			if s[j] == '>' {
				return s[:i], s[i+1 : j]
			}
		}
	}
	return s, ""
}

// stripNamespaces removes the namespaces in which mlir declares its own traits.
func stripNamespaces(s string) string {
	for _, p := range []string{"::", "mlir::", "OpTrait::", "TypeTrait::", "AttributeTrait::"} {
		if len(s) > len(p) && s[:len(p)] == p {
			s = s[len(p):]
		}
	}
	return s
}

// readTraits flattens a list of traits as the reference does: lists are expanded in
// place, the bases of an interface precede it, duplicates are dropped.
func (m *reader) readTraits(owner *tablegen.Record, field string) []*Trait {
	var traits []*Trait
	seen := map[*tablegen.Record]bool{}
	var insert func(list []tablegen.Value)
	insert = func(list []tablegen.Value) {
		for _, v := range list {
			d, ok := v.(*tablegen.DefValue)
			if !ok {
				continue
			}
			r := d.Rec
			if r.IsSubClassOf("TraitList") {
				l, _ := r.List("traits")
				insert(l)
				continue
			}
			if seen[r] {
				continue
			}
			seen[r] = true
			if r.IsSubClassOf("Interface") {
				l, _ := r.List("baseInterfaces")
				insert(l)
			}
			m.checkDependentTraits(owner, r, seen)
			traits = append(traits, m.trait(r))
		}
	}
	l, _ := owner.List(field)
	insert(l)
	return traits
}

// checkDependentTraits reports a trait that precedes one on which it depends.
// Traits are verified in the order of the list.
func (m *reader) checkDependentTraits(owner, r *tablegen.Record, seen map[*tablegen.Record]bool) {
	if owner.IsSubClassOf("Op") && r.Value("dependentTraits") == nil { // not a trait of operations
		m.errorf(r, "Record `%s' does not have a field named `dependentTraits'!", r.Name())
	}
	deps, _ := r.List("dependentTraits")
	for _, v := range deps {
		if d, ok := v.(*tablegen.DefValue); ok && !seen[d.Rec] {
			m.errorf(owner, "%s requires %s to precede it in traits list", optional(r, "trait"), optional(d.Rec, "trait"))
		}
	}
}
