package compiled

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A Rewrite is the rewriting of one match. After an error its methods return false or nil,
// which ends the rewriting; the rewriter then has the error. A Rewrite is reused, so that
// only new operations allocate memory. Places are in the rule, in the form that [Place]
// accepts.
type Rewrite struct {
	r       *rewrite.Rewriter
	first   *ir.Operation // that is matched; nil if new operations need no location
	matched []ir.Origin
	// origin is the location of new operations. It is the fusion of matched once located is
	// set.
	origin  ir.Origin
	located bool
	gone    []*ir.Operation

	// The new operation, or the values that replace one.
	state ir.OperationState
	lists ir.AttributeLists
	infer bool
	// regions is the number of regions that the new operation has at least, successors that of its
	// successors.
	regions, successors int
	// The sizes of the parts of operands and types.
	operandParts, typeParts []int32
}

// Begin begins a rewriting. The location of new operations is the fusion of the locations of
// the matched operations.
func (x *Rewrite) Begin(r *rewrite.Rewriter, matched ...*ir.Operation) {
	x.r, x.located = r, false
	x.first, x.matched = nil, x.matched[:0]
	if len(matched) > 0 {
		x.first = matched[0]
	}
	for _, op := range matched {
		x.matched = append(x.matched, op.Origin())
	}
	x.gone = x.gone[:0]
}

func (x *Rewrite) reset(def *ir.OpDef) {
	s := &x.state
	*s = ir.OperationState{Def: def, Lists: &x.lists, Operands: s.Operands[:0], Types: s.Types[:0], Attributes: s.Attributes[:0]}
	x.operandParts, x.typeParts, x.infer = x.operandParts[:0], x.typeParts[:0], false
	x.regions, x.successors = 0, 0
}

// location returns the location of new operations.
func (x *Rewrite) location() ir.Origin {
	if !x.located {
		x.origin, x.located = x.r.Context().FuseOrigins(x.matched), true
	}
	return x.origin
}

// fail ends the rewriting with an error.
func (x *Rewrite) fail(place, format string, args ...any) bool {
	d := x.r.Errorf(Place(place), format, args...)
	if at := x.location().Place(); at.IsValid() {
		d.Notef(at, "while rewriting what is matched here")
	}
	return false
}

// New begins a new operation, which [Rewrite.Create] creates.
func (x *Rewrite) New(def *ir.OpDef) *Rewrite {
	x.reset(def)
	return x
}

// NewOp is [Rewrite.New] for the operation of a name. It looks its definition up when it is first needed.
func (x *Rewrite) NewOp(def **ir.OpDef, name string) *Rewrite {
	if *def == nil {
		*def = x.r.Context().OpDef(name)
	}
	return x.New(*def)
}

// With begins a list of values for [Rewrite.Replace].
func (x *Rewrite) With(values ...*ir.Value) *Rewrite {
	x.reset(nil)
	return x.Operands(values...)
}

// Operands appends values.
func (x *Rewrite) Operands(values ...*ir.Value) *Rewrite {
	x.state.Operands = append(x.state.Operands, values...)
	for range values {
		x.operandParts = append(x.operandParts, 1)
	}
	return x
}

// OperandRange appends the values of a range, which are a group.
func (x *Rewrite) OperandRange(values []*ir.Value) *Rewrite {
	x.state.Operands = append(x.state.Operands, values...)
	x.operandParts = append(x.operandParts, int32(len(values)))
	return x
}

// Values returns the values that were appended, not nil: that is an absent range.
func (x *Rewrite) Values() []*ir.Value { return append([]*ir.Value{}, x.state.Operands...) }

// TypeList returns the types that were appended, not nil.
func (x *Rewrite) TypeList() []ir.Type { return append([]ir.Type{}, x.state.Types...) }

// Results appends the results of an operation.
func (x *Rewrite) Results(op *ir.Operation) *Rewrite {
	if op != nil {
		for i := range op.NumResults() {
			x.state.Operands = append(x.state.Operands, op.Result(i))
		}
		x.operandParts = append(x.operandParts, int32(op.NumResults()))
	}
	return x
}

// Types appends the types of results.
func (x *Rewrite) Types(types ...ir.Type) *Rewrite {
	x.state.Types = append(x.state.Types, types...)
	for range types {
		x.typeParts = append(x.typeParts, 1)
	}
	return x
}

// TypeRange appends the types of a range, which are a group.
func (x *Rewrite) TypeRange(types []ir.Type) *Rewrite {
	x.state.Types = append(x.state.Types, types...)
	x.typeParts = append(x.typeParts, int32(len(types)))
	return x
}

// TypesOf appends the result types of an operation that the new one replaces, which has the
// same result groups.
func (x *Rewrite) TypesOf(op *ir.Operation) *Rewrite {
	if op == nil {
		return x
	}
	for i := range op.NumResults() {
		x.state.Types = append(x.state.Types, op.Result(i).Type())
	}
	for i := range op.Def().Results {
		x.typeParts = append(x.typeParts, int32(len(op.ResultGroup(i))))
	}
	return x
}

// InferTypes leaves the result types to the definition of the operation.
func (x *Rewrite) InferTypes() *Rewrite {
	x.infer = true
	return x
}

// Attr adds an attribute, unless it is absent.
func (x *Rewrite) Attr(name string, a ir.Attribute) *Rewrite {
	if a != nil {
		x.state.AddAttribute(name, a)
	}
	return x
}

// Create creates the operation, or returns nil after an error.
func (x *Rewrite) Create(place string) *ir.Operation {
	s := &x.state
	s.Origin = x.location()
	for i, v := range s.Operands {
		if v == nil {
			x.fail(place, "operand #%d of the new '%s' is absent", i, s.Def.Name)
			return nil
		}
	}
	for i, t := range s.Types {
		if t == nil {
			x.fail(place, "the type of result #%d of the new '%s' is absent", i, s.Def.Name)
			return nil
		}
	}
	if err := s.ConvertProperties(); err != nil {
		x.fail(place, "the new '%s' is invalid: %v", s.Def.Name, err)
		return nil
	}
	if x.infer && !x.inferTypes(place) {
		return nil
	}
	x.complete()
	op := x.r.Create(s)
	if x.r.Failed() {
		return nil
	}
	return op
}

// inferTypes finds the result types of an operation that infers them itself.
func (x *Rewrite) inferTypes(place string) bool {
	def := x.state.Def
	if def.InferTypes == nil {
		return x.fail(place, "the result types of '%s' are to be inferred, but it has no function that does", def.Name)
	}
	var why diag.List
	types, ok := def.InferTypes(&x.state, &why)
	if !ok {
		d := x.r.Errorf(Place(place), "the result types of the new '%s' could not be inferred", def.Name)
		for _, w := range why {
			d.Notef(w.Place, "%s", w.Message)
		}
		return false
	}
	x.state.Types = append(x.state.Types[:0], types...)
	return true
}

// Regions gives the operation n regions, or more if its definition has more.
func (x *Rewrite) Regions(n int) *Rewrite {
	x.regions = n
	return x
}

// Successors gives the operation n successors. They are the block in which it is created until
// [SetSuccessor] or [CopySuccessor].
func (x *Rewrite) Successors(n int) *Rewrite {
	x.successors = n
	return x
}

// complete adds the parts of a new operation that follow from its definition and are not
// written in a rule: regions and segment sizes. Operand parts correspond to the groups of the
// definition if there are equally many. A single range of all operands does not determine
// where its groups end.
func (x *Rewrite) complete() {
	s := &x.state
	for i := range s.Def.Regions {
		if !s.Def.Regions[i].Variadic {
			s.NumRegions++
		}
	}
	s.NumRegions = max(s.NumRegions, x.regions)
	for range x.successors {
		s.Successors = append(s.Successors, x.r.Block())
	}
	if s.Def.Has(ir.AttrSizedOperandSegments) && s.Attr(ir.OperandSegments) == nil && len(x.operandParts) == len(s.Def.Operands) {
		s.AddAttribute(ir.OperandSegments, x.r.Context().DenseI32Array(slices.Clone(x.operandParts)))
	}
	if s.Def.Has(ir.AttrSizedResultSegments) && s.Attr(ir.ResultSegments) == nil && len(x.typeParts) == len(s.Def.Results) {
		s.AddAttribute(ir.ResultSegments, x.r.Context().DenseI32Array(slices.Clone(x.typeParts)))
	}
}

// Replace replaces the results of an operation with the values of [Rewrite.With] and erases
// it.
func (x *Rewrite) Replace(place string, op *ir.Operation) bool {
	if !x.canErase(place, op) {
		return false
	}
	values := x.state.Operands
	if len(values) != op.NumResults() {
		return x.fail(place, "'%s' has %d results, but is replaced with %d values", op.Name(), op.NumResults(), len(values))
	}
	for i, v := range values {
		switch {
		case v == nil:
			return x.fail(place, "the value that replaces result #%d of '%s' is absent", i, op.Name())
		case v.DefiningOp() == op && op.Result(i).HasUses() && !rewrite.UsesItself(op):
			return x.fail(place, "result #%d of '%s' is replaced with a result of the same operation", i, op.Name())
		}
	}
	x.gone = append(x.gone, op)
	x.r.Replace(op, values...)
	return !x.r.Failed()
}

// Erase erases an operation.
func (x *Rewrite) Erase(place string, op *ir.Operation) bool {
	if !x.canErase(place, op) {
		return false
	}
	if op.HasUses() {
		return x.fail(place, "'%s' is erased but its results still have uses", op.Name())
	}
	x.gone = append(x.gone, op)
	x.r.Erase(op)
	return !x.r.Failed()
}

// canErase reports an error if an operation has already been erased.
func (x *Rewrite) canErase(place string, op *ir.Operation) bool {
	if op == nil {
		return x.fail(place, "the operation to erase or replace is absent")
	}
	for _, gone := range x.gone {
		if gone == op {
			return x.fail(place, "'%s' is erased or replaced twice", op.Name())
		}
	}
	return true
}

// BeginNative begins the call of a native function.
func (x *Rewrite) BeginNative() { x.r.Loc = x.location().Location() }

// BeginCompact is BeginNative for a function that needs the location in compact form only, as the Origin of the
// rewriter.
func (x *Rewrite) BeginCompact() { x.r.Loc, x.r.Origin = nil, x.location() }

// Absent reports that an argument of a native function is absent.
func (x *Rewrite) Absent(place string, arg int, native string) bool {
	return x.fail(place, "argument #%d of the native rewrite '%s' is absent", arg, native)
}

// Done ends the call of a native function, which may have set the location for the rest of
// the rewrite.
func (x *Rewrite) Done(place, native string, err error) bool {
	if x.origin = x.r.Origin; x.r.Loc != nil {
		x.origin = x.r.Loc.Origin()
	}
	switch {
	case err != nil && x.r.Conversion() != nil && x.first == nil:
		return false
	case err != nil && x.r.Conversion() != nil:
		return x.r.MatchFailure(x.first, "the native rewrite '%s' failed: %v", native, err)
	case err != nil:
		return x.fail(place, "the native rewrite '%s' failed: %v", native, err)
	}
	return !x.r.Failed()
}
