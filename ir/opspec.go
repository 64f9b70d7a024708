package ir

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/suggest"
)

// An OpSpec describes an operation by the names in its definition. [OpSpec.Build]
// creates it: result types are inferred if they are not given, defaults filled in,
// segment sizes computed, regions and implicit terminators made.
//
//	op, diags := b.Op("scf.for").
//		Operand("lowerBound", lo).Operand("upperBound", hi).Operand("step", step).
//		Body("region", []ir.Type{index}, func(b *ir.Builder, entry *ir.Block) { ... }).
//		Build()
//
// Mistakes, such as a name that the definition does not have, are reported by Build.
type OpSpec struct {
	builder *Builder
	state   OperationState
	diags   diag.List
	missing *MissingError // why the operation is not known

	named         bool       // some operands were given by name
	operands      [][]*Value // by group; given operands without names are in state
	inner         [][]int32  // by group: the sizes of the inner groups
	typed         bool       // some result types were given by name
	types         [][]Type
	regions       [][]regionSpec
	successors    [][]*Block
	positional    []regionSpec
	givenTypes    bool
	givenOperands bool

	// space backs the lists above for small operations, so that the description needs only
	// one allocation.
	space struct {
		groups   [4][]*Value
		values   [4]*Value
		used     int
		operands [4]*Value
		types    [2][]Type
		sizes    [4]int32
	}
}

// A regionSpec is a region, or how to fill a new one.
type regionSpec struct {
	region *Region
	args   []Type
	fill   func(b *Builder, entry *Block)
}

// Op starts the description of an operation with a name, such as "arith.addi".
func (b *Builder) Op(name string) *OpSpec {
	def := b.ctx.LookupOp(name)
	if def == nil {
		ns, _, _ := strings.Cut(name, ".")
		d := b.ctx.Dialect(ns)
		if known := d != nil && !d.AllowUnknownOps; known || !b.ctx.AllowUnregistered && d == nil {
			s := &OpSpec{builder: b, missing: missing(b.ctx, name)}
			names := b.ctx.OpNames()
			if d != nil {
				names = slices.DeleteFunc(names, func(n string) bool { return !strings.HasPrefix(n, ns+".") })
			}
			s.diags.Errorf(b.Location().Place(), "unknown operation '%s'%s", name, suggest.DidYouMean(name, names))
			return s
		}
		s := b.OpOf(b.ctx.OpDef(name))
		s.missing = missing(b.ctx, name)
		return s
	}
	return b.OpOf(def)
}

// OpOf starts the description of an operation with a definition.
func (b *Builder) OpOf(def *OpDef) *OpSpec {
	s := &OpSpec{builder: b, state: OperationState{Def: def}}
	s.operands = small(s.space.groups[:], len(def.Operands))
	s.types = small(s.space.types[:], len(def.Results))
	s.regions, s.successors = make([][]regionSpec, len(def.Regions)), make([][]*Block, len(def.Successors))
	return s
}

// small returns a list of n values, in space if they fit.
func small[T any](space []T, n int) []T {
	if n > len(space) {
		return make([]T, n)
	}
	return space[:n:n]
}

// addOperands appends values to an operand group.
func (s *OpSpec) addOperands(i int, vs []*Value) {
	s.named = true
	if s.operands[i] == nil {
		if end := s.space.used + len(vs); end <= len(s.space.values) {
			s.operands[i] = s.space.values[s.space.used:s.space.used:end]
			s.space.used = end
		}
	}
	s.operands[i] = append(s.operands[i], vs...)
	if d := s.state.Def; i < len(d.Operands) && d.Operands[i].Arity == VariadicOfVariadic {
		if s.inner == nil {
			s.inner = make([][]int32, len(s.operands))
		}
		s.inner[i] = append(s.inner[i], int32(len(vs)))
	}
}

// innerSizes returns the sizes of the inner groups of a group of groups.
func (s *OpSpec) innerSizes(i int) []int32 {
	switch {
	case s.inner != nil:
		return s.inner[i]
	case s.givenOperands:
		return []int32{int32(len(s.operands[i]))}
	}
	return nil
}

// At sets the location. Without it, the operation has the location of the builder.
func (s *OpSpec) At(l *Location) *OpSpec {
	s.state.Loc = l
	return s
}

// AtOrigin is [OpSpec.At] with the location in compact form.
func (s *OpSpec) AtOrigin(o Origin) *OpSpec {
	s.state.Origin = o
	return s
}

// Operands appends operands in the order of the definition. They cannot be combined
// with [OpSpec.Operand], and do not determine the groups of a definition with several
// variable-length groups of different sizes.
func (s *OpSpec) Operands(vs ...*Value) *OpSpec {
	s.state.Operands, s.givenOperands = append(s.state.Operands, vs...), true
	return s
}

// Operand appends values to the operand group with a name. In a group of groups
// (ODS's VariadicOfVariadic), each call appends a group.
func (s *OpSpec) Operand(name string, vs ...*Value) *OpSpec {
	if i := s.find("operand", name); i >= 0 {
		s.addOperands(i, vs)
	}
	return s
}

// Results appends the types of results in the order of the definition.
func (s *OpSpec) Results(ts ...Type) *OpSpec {
	s.state.Types, s.givenTypes = append(s.state.Types, ts...), true
	return s
}

// Result appends types to the result group with a name.
func (s *OpSpec) Result(name string, ts ...Type) *OpSpec {
	if i := s.find("result", name); i >= 0 {
		s.typed = true
		s.types[i] = append(s.types[i], ts...)
	}
	return s
}

// Set sets an attribute or a property. The value is an [Attribute], or a Go value that
// the definition's constraint determines how to convert: see [AttributeDef.Convert]. A
// name with a dialect's prefix is a discardable attribute.
func (s *OpSpec) Set(name string, value any) *OpSpec {
	def := s.state.Def
	if def == nil {
		return s
	}
	slot := def.Slot(name)
	if slot < 0 && def.Registered && !strings.Contains(name, ".") {
		s.find("attribute", name)
		return s
	}
	a := &AttributeDef{Name: name}
	if slot >= 0 {
		a = &def.Attributes[slot]
	}
	v, err := a.Convert(s.builder.ctx, value)
	switch {
	case err != nil:
		s.errorf("%v", err)
	case v != nil:
		s.state.AddAttribute(name, v)
	}
	return s
}

// Attr returns the value of an attribute that was set, or nil for none.
func (s *OpSpec) Attr(name string) Attribute { return s.state.Attr(name) }

// Def returns the definition of the operation, or nil if it is not known.
func (s *OpSpec) Def() *OpDef { return s.state.Def }

// Attributes sets attributes by their names.
func (s *OpSpec) Attributes(as ...NamedAttribute) *OpSpec {
	for _, a := range as {
		s.Set(a.Name, a.Value)
	}
	return s
}

// Region moves the blocks of a region to the operation's region with that name, or
// appends a region to a variadic group.
func (s *OpSpec) Region(name string, r *Region) *OpSpec {
	return s.addRegion(name, regionSpec{region: r})
}

// Body gives the region with that name an entry block with arguments of these types; fill
// creates the operations in it, with a builder at its end. It may be nil. fill need not
// create an implicit terminator.
func (s *OpSpec) Body(name string, args []Type, fill func(b *Builder, entry *Block)) *OpSpec {
	return s.addRegion(name, regionSpec{args: args, fill: fill})
}

func (s *OpSpec) addRegion(name string, r regionSpec) *OpSpec {
	switch i := -1; {
	case s.state.Def == nil:
	case !s.state.Def.Registered:
		s.positional = append(s.positional, r)
	default:
		if i = s.find("region", name); i < 0 {
			break
		}
		if len(s.regions[i]) > 0 && !s.state.Def.Regions[i].Variadic {
			s.errorf("region '%s' is given more than once", name)
		}
		s.regions[i] = append(s.regions[i], r)
	}
	return s
}

// Successor appends blocks to the successors with that name.
func (s *OpSpec) Successor(name string, bs ...*Block) *OpSpec {
	switch i := -1; {
	case s.state.Def == nil:
	case !s.state.Def.Registered:
		s.state.Successors = append(s.state.Successors, bs...)
	default:
		if i = s.find("successor", name); i >= 0 {
			s.successors[i] = append(s.successors[i], bs...)
		}
	}
	return s
}

// Successors appends blocks to the successors in the order of the definition.
func (s *OpSpec) Successors(bs ...*Block) *OpSpec {
	def := s.state.Def
	switch {
	case def == nil:
	case !def.Registered:
		s.state.Successors = append(s.state.Successors, bs...)
	default:
		for _, b := range bs {
			i := slices.IndexFunc(s.successors, func(g []*Block) bool { return len(g) == 0 })
			if n := len(s.successors); n > 0 && i < 0 && def.Successors[n-1].Variadic {
				i = n - 1
			}
			if i < 0 {
				s.errorf("has %d successors, but more are given", len(s.successors))
				break
			}
			s.successors[i] = append(s.successors[i], b)
		}
	}
	return s
}

// NewRegion appends an empty region in the order of the definition, and returns it.
func (s *OpSpec) NewRegion() *Region {
	r := NewRegion()
	def := s.state.Def
	switch {
	case def == nil:
	case !def.Registered:
		s.positional = append(s.positional, regionSpec{region: r})
	default:
		i := slices.IndexFunc(s.regions, func(g []regionSpec) bool { return len(g) == 0 })
		if n := len(s.regions); n > 0 && i < 0 && def.Regions[n-1].Variadic {
			i = n - 1
		}
		if i < 0 {
			s.errorf("has %d regions, but more are given", len(s.regions))
			break
		}
		s.regions[i] = append(s.regions[i], regionSpec{region: r})
	}
	return r
}

// Context returns the context of the builder.
func (s *OpSpec) Context() *Context { return s.builder.ctx }

// The methods below are those above for a group with an index in the definition, which
// need not have a name.

// OperandAt is [OpSpec.Operand] for the operand group with an index.
func (s *OpSpec) OperandAt(i int, vs ...*Value) *OpSpec {
	if s.has(i, len(s.operands)) {
		s.addOperands(i, vs)
	}
	return s
}

// ResultAt is [OpSpec.Result] for the result group with an index.
func (s *OpSpec) ResultAt(i int, ts ...Type) *OpSpec {
	if s.has(i, len(s.types)) {
		s.typed = true
		s.types[i] = append(s.types[i], ts...)
	}
	return s
}

// SetAt is [OpSpec.Set] for the attribute or property in a slot.
func (s *OpSpec) SetAt(slot int, value any) *OpSpec {
	if s.state.Def != nil && s.has(slot, len(s.state.Def.Attributes)) {
		s.Set(s.state.Def.Attributes[slot].Name, value)
	}
	return s
}

// BodyAt is [OpSpec.Body] for the region group with an index.
func (s *OpSpec) BodyAt(i int, args []Type, fill func(b *Builder, entry *Block)) *OpSpec {
	if s.has(i, len(s.regions)) {
		s.regions[i] = append(s.regions[i], regionSpec{args: args, fill: fill})
	}
	return s
}

// SuccessorAt is [OpSpec.Successor] for the successor group with an index.
func (s *OpSpec) SuccessorAt(i int, bs ...*Block) *OpSpec {
	if s.has(i, len(s.successors)) {
		s.successors[i] = append(s.successors[i], bs...)
	}
	return s
}

// has reports whether there is a group with an index, which is an error otherwise.
func (s *OpSpec) has(i, n int) bool {
	if s.state.Def == nil {
		return false
	}
	if i < n {
		return true
	}
	s.errorf("is defined otherwise than expected: it has no part #%d of that kind", i)
	return false
}

// MustBuild is [OpSpec.Build] for code that cannot be wrong: it panics with the errors.
func (s *OpSpec) MustBuild() *Operation {
	op, diags := s.Build()
	switch {
	case op != nil:
		return op
	case s.missing != nil:
		panic(s.missing)
	}
	panic(diags.Error())
}

func (s *OpSpec) location() *Location {
	if l := s.state.Location(); l != nil {
		return l
	}
	return s.builder.Location()
}

func (s *OpSpec) errorf(format string, args ...any) {
	s.diags.Errorf(s.location().Place(), "'"+s.state.Def.Name+"' op "+format, args...)
}

// find returns the index of the group of that kind and name. If the definition has no such
// group, it reports an error and returns -1.
func (s *OpSpec) find(kind, name string) int {
	def := s.state.Def
	if def == nil {
		return -1
	}
	if !def.Registered {
		s.errorf("is not registered and has no %s '%s'", kind, name)
		return -1
	}
	kinds := []struct {
		kind  string
		names []string
	}{
		{"operand", namesOf(def.Operands, func(d *OperandDef) string { return d.Name })},
		{"result", namesOf(def.Results, func(d *ResultDef) string { return d.Name })},
		{"attribute", namesOf(def.Attributes, func(d *AttributeDef) string { return d.Name })},
		{"region", namesOf(def.Regions, func(d *RegionDef) string { return d.Name })},
		{"successor", namesOf(def.Successors, func(d *SuccessorDef) string { return d.Name })},
	}
	hint := ""
	for _, k := range kinds {
		i := slices.Index(k.names, name)
		switch {
		case name == "":
		case k.kind == kind && i >= 0:
			return i
		case k.kind == kind && hint == "":
			hint = suggest.DidYouMean(name, k.names)
		case i >= 0:
			hint = ", but " + article(k.kind) + " of this name"
		}
	}
	s.errorf("has no %s '%s'%s", kind, name, hint)
	return -1
}

func article(noun string) string {
	if strings.ContainsRune("aeiou", rune(noun[0])) {
		return "an " + noun
	}
	return "a " + noun
}

func namesOf[T any](defs []T, name func(*T) string) []string {
	names := make([]string, len(defs))
	for i := range defs {
		names[i] = name(&defs[i])
	}
	return names
}

// Build creates the operation and inserts it at the insertion point of the builder. It
// checks the names and numbers of operands, results, attributes, regions and successors;
// [Verify] checks the rest. After an error the operation is nil.
func (s *OpSpec) Build() (*Operation, diag.List) {
	def := s.state.Def
	if def == nil {
		return nil, s.diags
	}
	if s.state.Loc == nil && s.state.Origin == (Origin{}) {
		s.state.Origin = s.builder.origin()
	}
	if def.Registered {
		s.arrangeOperands()
		s.arrangeSuccessors()
		s.requireAttributes()
	}
	if s.diags.HasErrors() {
		return nil, s.diags
	}
	s.makeRegions()
	if def.Registered {
		s.arrangeTypes()
	}
	if s.diags.HasErrors() {
		for _, r := range s.state.Regions {
			r.Clear()
		}
		return nil, s.diags
	}
	op := s.builder.Create(&s.state)
	s.fillEmptyRegions(op)
	return op, s.diags
}

// arrangeOperands lists the operands that were given by name in order, and computes
// segment sizes.
func (s *OpSpec) arrangeOperands() {
	def := s.state.Def
	if s.named && s.givenOperands {
		s.errorf("operands are given with and without names")
		return
	}
	if s.givenOperands && !s.groupOperands() {
		return
	}
	sizes := small(s.space.sizes[:], len(def.Operands))
	if s.givenOperands {
		s.state.Operands = nil // the groups are parts of it
	} else {
		s.state.Operands = s.space.operands[:0]
	}
	for i := range def.Operands {
		d := &def.Operands[i]
		n := len(s.operands[i])
		switch {
		case d.Arity == Single && n == 0:
			s.errorf("operand %s is missing", groupName(d.Name, i))
		case d.Arity == Single && n > 1, d.Arity == Optional && n > 1:
			s.errorf("operand %s is a single value, but %d are given", groupName(d.Name, i), n)
		}
		for k, v := range s.operands[i] {
			if v == nil {
				s.errorf("value #%d of operand %s is nil", k, groupName(d.Name, i))
			}
		}
		if d.Arity == VariadicOfVariadic && d.Segments != "" && s.state.Attr(d.Segments) == nil {
			s.state.AddAttribute(d.Segments, s.builder.ctx.DenseI32Array(s.innerSizes(i)))
		}
		s.state.Operands = append(s.state.Operands, s.operands[i]...)
		sizes[i] = int32(n)
	}
	switch {
	case def.operandSegments > 0:
		s.state.AddAttribute(OperandSegments, s.builder.ctx.DenseI32Array(sizes))
	case def.operandGroups.numVariadic > 1:
		s.sameSizes("operand", def.operandGroups.variadic, sizes, func(i int) string { return def.Operands[i].Name })
	}
}

// groupOperands divides operands that were given without names into groups, and
// reports whether it can.
func (s *OpSpec) groupOperands() bool {
	def, given := s.state.Def, s.state.Operands
	g := &def.operandGroups
	single := len(def.Operands) - g.numVariadic
	sizes := func(i int) int { start, end := g.bounds(i, len(given)); return end - start }
	switch {
	case len(given) < single || g.numVariadic == 0 && len(given) > single:
		s.errorf("expected %d operands, but %d are given", single, len(given))
		return false
	case g.numVariadic > 1 && s.segments(OperandSegments, len(given)):
		a := s.state.Attr(OperandSegments).(*DenseArrayAttr)
		sizes = func(i int) int { return int(a.Int64(i)) }
	case g.numVariadic > 1 && (def.operandSegments > 0 || (len(given)-single)%g.numVariadic != 0):
		s.errorf("the groups of the operands are ambiguous; name them")
		return false
	}
	at := 0
	for i := range def.Operands {
		n := sizes(i)
		s.operands[i] = given[at : at+n]
		at += n
	}
	return true
}

// segments reports whether an attribute with sizes of groups was given that add up to
// a number of values.
func (s *OpSpec) segments(name string, total int) bool {
	a, ok := s.state.Attr(name).(*DenseArrayAttr)
	groups := len(s.state.Def.Operands)
	if name == ResultSegments {
		groups = len(s.state.Def.Results)
	}
	if !ok || !isSegments(a, groups) {
		return false
	}
	sum := 0
	for i := range a.Len() {
		if a.Int64(i) < 0 {
			return false
		}
		sum += int(a.Int64(i))
	}
	return sum == total
}

// sameSizes checks that the variable-length groups have the same size.
func (s *OpSpec) sameSizes(kind string, variadic []bool, sizes []int32, name func(i int) string) {
	first := -1
	for i := range sizes {
		switch {
		case !variadic[i]:
		case first < 0:
			first = i
		case sizes[i] != sizes[first]:
			s.errorf("%s groups %s and %s must have the same size, but have %d and %d",
				kind, groupName(name(first), first), groupName(name(i), i), sizes[first], sizes[i])
			return
		}
	}
}

func groupName(name string, i int) string {
	if name == "" {
		return "#" + strconv.Itoa(i)
	}
	return "'" + name + "'"
}

func (s *OpSpec) arrangeSuccessors() {
	def := s.state.Def
	for i := range def.Successors {
		if d := &def.Successors[i]; !d.Variadic && len(s.successors[i]) != 1 {
			s.errorf("successor %s must be one block, but %d are given", groupName(d.Name, i), len(s.successors[i]))
		}
		s.state.Successors = append(s.state.Successors, s.successors[i]...)
	}
}

func (s *OpSpec) requireAttributes() {
	for _, i := range s.state.Def.required {
		if a := &s.state.Def.Attributes[i]; s.state.Attr(a.Name) == nil {
			s.errorf("requires %s '%s'", a.kind(), a.Name)
		}
	}
}

// makeRegions makes the regions of the state and the operations in them.
func (s *OpSpec) makeRegions() {
	def := s.state.Def
	specs := s.positional
	for i := range def.Regions {
		if len(s.regions[i]) == 0 && !def.Regions[i].Variadic {
			s.regions[i] = []regionSpec{{region: NewRegion()}}
		}
		specs = append(specs, s.regions[i]...)
	}
	for i := range specs {
		x := &specs[i]
		if x.region == nil {
			x.region = NewRegion()
			inner := *s.builder
			entry := inner.CreateBlock(x.region, nil, x.args)
			if x.fill != nil {
				x.fill(&inner, entry)
			}
		}
		if t := s.implicitTerminator(); t != nil && !x.region.Empty() {
			x.region.EnsureTerminator(t, s.location())
		}
		s.state.Regions = append(s.state.Regions, x.region)
	}
}

// implicitTerminator returns the operation that terminates regions by default, or nil.
func (s *OpSpec) implicitTerminator() *OpDef {
	for _, t := range s.state.Def.Traits {
		if len(t.Params) == 1 && strings.HasPrefix(t.Name, "SingleBlockImplicitTerminator<") {
			return s.builder.ctx.LookupOp(t.Params[0])
		}
	}
	return nil
}

// fillEmptyRegions adds a block to the empty regions of an operation with regions of
// a single block whose constraint requires one.
func (s *OpSpec) fillEmptyRegions(op *Operation) {
	if !op.def.Has(SingleBlock) {
		return
	}
	for i := range op.def.Regions {
		c := op.def.Regions[i].Constraint
		for k := range op.RegionGroup(i) {
			r := &op.RegionGroup(i)[k]
			if !r.Empty() || (c == nil || c.Check == nil || c.Check(op, r) != Fails) && !op.def.Has(NoTerminator) {
				continue
			}
			r.AppendBlock(NewBlock())
			if t := s.implicitTerminator(); t != nil {
				r.EnsureTerminator(t, s.location())
			}
		}
	}
}

// arrangeTypes lists the types of the results in order, or infers them.
func (s *OpSpec) arrangeTypes() {
	def := s.state.Def
	switch {
	case s.typed && s.givenTypes:
		s.errorf("result types are given with and without names")
		return
	case s.givenTypes:
		s.groupTypes()
		return
	case !s.typed && len(def.Results) > 0 && def.InferTypes != nil:
		before := len(s.diags)
		if types, ok := def.InferTypes(&s.state, &s.diags); ok {
			s.state.Types = types
		} else if !s.diags[before:].HasErrors() {
			s.errorf("the types of the results cannot be inferred; give them")
		}
		return
	}
	sizes := small(s.space.sizes[:], len(def.Results))
	for i := range def.Results {
		d := &def.Results[i]
		if d.Arity == Single && len(s.types[i]) == 0 && d.Constraint != nil && d.Constraint.Build != nil {
			s.types[i] = []Type{d.Constraint.Build(s.builder.ctx)}
		}
		switch n := len(s.types[i]); {
		case d.Arity == Single && n == 0:
			s.errorf("the type of result %s is missing and cannot be inferred", groupName(d.Name, i))
		case d.Arity != Variadic && n > 1:
			s.errorf("result %s is a single value, but %d types are given", groupName(d.Name, i), n)
		}
		s.state.Types = append(s.state.Types, s.types[i]...)
		sizes[i] = int32(len(s.types[i]))
	}
	switch {
	case def.resultSegments > 0:
		s.state.AddAttribute(ResultSegments, s.builder.ctx.DenseI32Array(sizes))
	case def.resultGroups.numVariadic > 1:
		s.sameSizes("result", def.resultGroups.variadic, sizes, func(i int) string { return def.Results[i].Name })
	}
}

// groupTypes checks the number of result types that were given without names.
func (s *OpSpec) groupTypes() {
	def, n := s.state.Def, len(s.state.Types)
	g := &def.resultGroups
	single := len(def.Results) - g.numVariadic
	switch {
	case n < single || g.numVariadic == 0 && n > single:
		s.errorf("expected the types of %d results, but %d are given", single, n)
	case def.resultSegments > 0 && g.numVariadic == 1:
		sizes := make([]int32, len(def.Results))
		for i := range sizes {
			start, end := g.bounds(i, n)
			sizes[i] = int32(end - start)
		}
		s.state.AddAttribute(ResultSegments, s.builder.ctx.DenseI32Array(sizes))
	case g.numVariadic > 1 && s.segments(ResultSegments, n):
	case g.numVariadic > 1 && (def.resultSegments > 0 || (n-single)%g.numVariadic != 0):
		s.errorf("the groups of the results are ambiguous; name them")
	}
}
