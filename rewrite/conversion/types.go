package conversion

import (
	"slices"
	"sync"

	"github.com/mica-ir/mica/ir"
)

// A Result is the outcome of converting a type.
type Result uint8

// The results.
const (
	NotApplicable Result = iota // try another conversion
	Converted
	Failed // the type cannot be converted
)

// A SourceFunc builds a value of type t, a type before the conversion, of the values that
// have replaced one. It returns nil if it cannot.
type SourceFunc func(b *ir.Builder, t ir.Type, values []*ir.Value, l *ir.Location) *ir.Value

// A TargetFunc builds values of types after the conversion of the given ones. original is
// the type of the value that a pattern has as its operand, nil if that is unknown. It
// returns nil if it cannot.
type TargetFunc func(b *ir.Builder, types []ir.Type, values []*ir.Value, l *ir.Location, original ir.Type) []*ir.Value

// An AttributeFunc converts an attribute within a type, such as the memory space of a
// memref.
type AttributeFunc func(t ir.Type, a ir.Attribute) (ir.Attribute, Result)

// A TypeConverter maps types to those after a conversion, and builds casts between values of
// both types where both are needed. Functions are tried in reverse order of addition. Once
// all are added, goroutines may share it.
type TypeConverter struct {
	conversions []typeConversion
	perValue    int // one more than the index of the last conversion of values
	source      []SourceFunc
	target      []TargetFunc
	attributes  []AttributeFunc

	mu    sync.RWMutex
	cache map[ir.Type]converted
}

// A typeConversion is a function of a type or of a value.
type typeConversion struct {
	ofType  func(t ir.Type) ([]ir.Type, Result)
	ofValue func(v *ir.Value) ([]ir.Type, Result)
}

// converted is a cached conversion of a type.
type converted struct {
	types []ir.Type
	ok    bool
}

// NewTypeConverter returns a TypeConverter that converts nothing.
func NewTypeConverter() *TypeConverter { return &TypeConverter{cache: map[ir.Type]converted{}} }

// Add adds a conversion of a type to another one. f returns known = false for types that it
// does not handle, and a nil type if the conversion fails.
func (c *TypeConverter) Add(f func(t ir.Type) (to ir.Type, known bool)) {
	c.AddMany(func(t ir.Type) ([]ir.Type, Result) {
		to, known := f(t)
		switch {
		case !known:
			return nil, NotApplicable
		case to == nil:
			return nil, Failed
		}
		return []ir.Type{to}, Converted
	})
}

// AddMany adds a conversion of a type to any number of types. Values of a type that becomes
// none disappear.
func (c *TypeConverter) AddMany(f func(t ir.Type) ([]ir.Type, Result)) {
	c.add(typeConversion{ofType: f})
}

// AddOfValue adds a conversion that depends on the value. The results of such a conversion,
// and of all conversions added before it, are not cached.
func (c *TypeConverter) AddOfValue(f func(v *ir.Value) ([]ir.Type, Result)) {
	c.add(typeConversion{ofValue: f})
	c.perValue = len(c.conversions)
}

func (c *TypeConverter) add(t typeConversion) {
	c.conversions = append(c.conversions, t)
	clear(c.cache)
}

// AddSource adds a function that builds values of types before the conversion.
func (c *TypeConverter) AddSource(f SourceFunc) { c.source = append(c.source, f) }

// AddTarget adds a function that builds values of types after the conversion.
func (c *TypeConverter) AddTarget(f TargetFunc) { c.target = append(c.target, f) }

// AddTargetValue is AddTarget for a function that builds one value.
func (c *TypeConverter) AddTargetValue(f SourceFunc) {
	c.AddTarget(func(b *ir.Builder, types []ir.Type, values []*ir.Value, l *ir.Location, _ ir.Type) []*ir.Value {
		if len(types) != 1 {
			return nil
		}
		if v := f(b, types[0], values, l); v != nil {
			return []*ir.Value{v}
		}
		return nil
	})
}

// AddAttribute adds a conversion of attributes within types.
func (c *TypeConverter) AddAttribute(f AttributeFunc) {
	c.attributes = append(c.attributes, f)
	clear(c.cache)
}

// Convert returns the type that t becomes, or nil if it is not converted to exactly one.
func (c *TypeConverter) Convert(t ir.Type) ir.Type { return one(c.ConvertMany(t)) }

// ConvertValue returns the converted type of the value, or nil unless that is exactly one
// type.
func (c *TypeConverter) ConvertValue(v *ir.Value) ir.Type { return one(c.ConvertValueMany(v)) }

func one(types []ir.Type, ok bool) ir.Type {
	if !ok || len(types) != 1 {
		return nil
	}
	return types[0]
}

// ConvertMany returns the types that t becomes, and false if it cannot be converted.
// Conversions of values are not asked.
func (c *TypeConverter) ConvertMany(t ir.Type) ([]ir.Type, bool) { return c.convert(t, nil) }

// ConvertValueMany returns the converted types of the value, and false if it cannot be
// converted.
func (c *TypeConverter) ConvertValueMany(v *ir.Value) ([]ir.Type, bool) {
	return c.convert(v.Type(), v)
}

func (c *TypeConverter) convert(t ir.Type, v *ir.Value) ([]ir.Type, bool) {
	c.mu.RLock()
	known, ok := c.cache[t]
	c.mu.RUnlock()
	if ok {
		return known.types, known.ok
	}
	for i := len(c.conversions) - 1; i >= 0; i-- {
		f := &c.conversions[i]
		var types []ir.Type
		result := NotApplicable
		switch {
		case f.ofType != nil:
			types, result = f.ofType(t)
		case v != nil:
			types, result = f.ofValue(v)
		}
		if result == NotApplicable {
			continue
		}
		known = converted{types, result == Converted}
		if i >= c.perValue {
			c.mu.Lock()
			c.cache[t] = known
			c.mu.Unlock()
		}
		return known.types, known.ok
	}
	return nil, false
}

// ConvertAll returns the types that several types become, and false if one of them cannot
// be converted.
func (c *TypeConverter) ConvertAll(types []ir.Type) ([]ir.Type, bool) {
	to := make([]ir.Type, 0, len(types))
	for _, t := range types {
		more, ok := c.ConvertMany(t)
		if !ok {
			return nil, false
		}
		to = append(to, more...)
	}
	return to, true
}

// IsLegal reports whether all types are converted to themselves.
func (c *TypeConverter) IsLegal(types ...ir.Type) bool {
	for _, t := range types {
		if c.Convert(t) != t {
			return false
		}
	}
	return true
}

// IsLegalValue reports whether the value keeps its type.
func (c *TypeConverter) IsLegalValue(v *ir.Value) bool { return c.ConvertValue(v) == v.Type() }

// IsLegalOp reports whether the operands and results of op keep their types.
func (c *TypeConverter) IsLegalOp(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if !c.IsLegalValue(op.Operand(i)) {
			return false
		}
	}
	for i := range op.NumResults() {
		if !c.IsLegalValue(op.Result(i)) {
			return false
		}
	}
	return true
}

// IsLegalRegion reports whether the arguments of the blocks of a region keep their types.
func (c *TypeConverter) IsLegalRegion(r *ir.Region) bool {
	for b := range r.Blocks() {
		if slices.ContainsFunc(b.Args(), func(v *ir.Value) bool { return !c.IsLegalValue(v) }) {
			return false
		}
	}
	return true
}

// IsLegalSignature reports whether the inputs and results of a function type keep their
// types.
func (c *TypeConverter) IsLegalSignature(t *ir.FunctionType) bool {
	return c.IsLegal(t.Inputs...) && c.IsLegal(t.Results...)
}

// ConvertAttribute converts an attribute within a type. The result is NotApplicable if there
// is no conversion for it.
func (c *TypeConverter) ConvertAttribute(t ir.Type, a ir.Attribute) (ir.Attribute, Result) {
	for _, f := range slices.Backward(c.attributes) {
		if to, r := f(t, a); r != NotApplicable {
			return to, r
		}
	}
	return nil, NotApplicable
}

// Source builds a value of type t of the values that have replaced one, or returns nil.
func (c *TypeConverter) Source(b *ir.Builder, t ir.Type, values []*ir.Value, l *ir.Location) *ir.Value {
	for _, f := range slices.Backward(c.source) {
		if v := f(b, t, values, l); v != nil {
			return v
		}
	}
	return nil
}

// Target builds values of the given types, or returns nil.
func (c *TypeConverter) Target(b *ir.Builder, types []ir.Type, values []*ir.Value, l *ir.Location, original ir.Type) []*ir.Value {
	for _, f := range slices.Backward(c.target) {
		if vs := f(b, types, values, l, original); len(vs) > 0 {
			return vs
		}
	}
	return nil
}
