package conversion

import (
	"strings"

	"github.com/mica-ir/mica/ir"
)

// A Legality is a target's verdict on an operation.
type Legality uint8

// The legalities.
const (
	Unknown Legality = iota // it is not known, and may stay in a partial conversion
	Legal
	Illegal
)

// LegalIf returns Legal or Illegal.
func LegalIf(legal bool) Legality {
	if legal {
		return Legal
	}
	return Illegal
}

// A LegalityFunc decides about one operation.
type LegalityFunc func(op *ir.Operation) Legality

// A Target defines which operations are legal after a conversion. The legality of an
// operation overrides that of its dialect, which overrides that of unknown operations. A
// Target that no longer changes may be shared by goroutines.
type Target struct {
	ops       map[string]*rule
	dialects  map[string]*rule
	unknown   LegalityFunc
	recursive map[string]LegalityFunc // which operations make their regions legal; nil means all
}

// A rule is the legality of some operations; decide overrides it if set.
type rule struct {
	legality Legality
	decide   LegalityFunc
}

// NewTarget returns an empty Target.
func NewTarget() *Target {
	return &Target{ops: map[string]*rule{}, dialects: map[string]*rule{}, recursive: map[string]LegalityFunc{}}
}

// LegalOps makes operations legal.
func (t *Target) LegalOps(names ...string) { set(t.ops, names, Legal) }

// IllegalOps makes operations illegal.
func (t *Target) IllegalOps(names ...string) { set(t.ops, names, Illegal) }

// DynamicOps makes f decide the legality of operations. If f returns Unknown, an earlier
// function for the same operation decides.
func (t *Target) DynamicOps(f LegalityFunc, names ...string) { setFunc(t.ops, names, f) }

// LegalDialects makes the operations of dialects legal.
func (t *Target) LegalDialects(names ...string) { set(t.dialects, names, Legal) }

// IllegalDialects makes the operations of dialects illegal.
func (t *Target) IllegalDialects(names ...string) { set(t.dialects, names, Illegal) }

// DynamicDialects makes f decide the legality of operations of dialects, like DynamicOps.
func (t *Target) DynamicDialects(f LegalityFunc, names ...string) { setFunc(t.dialects, names, f) }

// DynamicUnknown makes f decide the legality of all other operations.
func (t *Target) DynamicUnknown(f LegalityFunc) { t.unknown = compose(t.unknown, f) }

// RecursivelyLegal makes all operations nested in legal operations of the given names legal,
// unless f returns Illegal for the outer operation. f may be nil.
func (t *Target) RecursivelyLegal(f LegalityFunc, names ...string) {
	for _, n := range names {
		if f == nil {
			f = func(*ir.Operation) Legality { return Legal }
		}
		t.recursive[n] = compose(t.recursive[n], f)
	}
}

func set(rules map[string]*rule, names []string, l Legality) {
	for _, n := range names {
		rules[n] = &rule{legality: l}
	}
}

func setFunc(rules map[string]*rule, names []string, f LegalityFunc) {
	for _, n := range names {
		r := &rule{decide: f}
		if old := rules[n]; old != nil {
			r.decide = compose(old.decide, f)
		}
		rules[n] = r
	}
}

// compose returns a function that calls last, and then first if the legality is unknown.
func compose(first, last LegalityFunc) LegalityFunc {
	if first == nil {
		return last
	}
	return func(op *ir.Operation) Legality {
		if l := last(op); l != Unknown {
			return l
		}
		return first(op)
	}
}

// rule returns the rule for the operations of def, or nil.
func (t *Target) rule(def *ir.OpDef) *rule {
	if r := t.ops[def.Name]; r != nil {
		return r
	}
	if r := t.dialects[namespace(def)]; r != nil {
		return r
	}
	if t.unknown != nil {
		return &rule{decide: t.unknown}
	}
	return nil
}

// of returns the legality of an operation.
func (r *rule) of(op *ir.Operation) Legality {
	switch {
	case r == nil:
		return Unknown
	case r.decide != nil:
		return r.decide(op)
	}
	return r.legality
}

// namespace returns the name of the dialect of an operation.
func namespace(def *ir.OpDef) string {
	n, _, ok := strings.Cut(def.Name, ".")
	if !ok {
		return "builtin"
	}
	return n
}

// why says why an operation is not legal.
func (t *Target) why(op *ir.Operation) string {
	def := op.Def()
	r, of := t.ops[def.Name], "'"+def.Name+"'"
	if r == nil {
		r, of = t.dialects[namespace(def)], "the dialect '"+namespace(def)+"'"
	}
	switch {
	case r == nil && t.unknown == nil:
		return "the target says nothing about '" + def.Name + "'"
	case r == nil:
		return "the target's function for all other operations finds that it is not legal"
	case r.decide != nil:
		return "the target's function for " + of + " finds that it is not legal"
	}
	return "the target makes " + of + " illegal"
}
