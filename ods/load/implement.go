package load

import (
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// Implementations of interfaces in the C++ of a definition. A method whose evaluation fails gives
// the most conservative answer, unknown. The failure becomes an error of the context.

// cppMethods are the methods in C++ that implement an interface.
type cppMethods map[string]*cxx.Func

// call calls a method of an operation. The zero value is a failure.
func (ms cppMethods) call(op *ir.Operation, name string, args ...cxx.Value) cxx.Value {
	f := ms[name]
	if f == nil {
		return cxx.Value{}
	}
	v, err := f.Invoke(nil, append([]cxx.Value{cxx.Obj(op)}, args...)...)
	if err != nil {
		cppapi.HookFailed(op, name, err)
		return cxx.Value{}
	}
	return v
}

// operandsTo calls a method that returns the operands passed to a region, or to the results if to
// is nil. Its parameter is a RegionSuccessor, or a RegionBranchPoint in sources for older versions
// of MLIR.
func (ms cppMethods) operandsTo(op *ir.Operation, name string, to *ir.Region) []ir.Operand {
	next := cxx.Obj(&ir.RegionSuccessor{Region: to})
	if f := ms[name]; f != nil && len(f.Params) > 0 {
		if last := f.Params[len(f.Params)-1]; last.Class != nil && last.Class.Name == "mlir::RegionBranchPoint" {
			next = cxx.Obj(&cppapi.RegionBranchPoint{From: to})
		}
	}
	return cppapi.OperandsOf(ms.call(op, name, next))
}

// A cppInterface is how an interface is implemented in C++.
type cppInterface struct {
	name string
	// methods are the methods that must be there, with their numbers of parameters,
	// and optional those that may.
	methods, optional map[string]int
	static            bool
	implement         func(ms cppMethods) any
	// ofTypes is implement for an interface whose methods take types, not an operation.
	ofTypes func(ctx *ir.Context, op string, ms cppMethods) any
}

var cppInterfaces = []cppInterface{
	{name: "BranchOpInterface", methods: map[string]int{"getSuccessorOperands": 1},
		implement: func(ms cppMethods) any { return brancher{ms} }},
	{name: "CallOpInterface", methods: map[string]int{"getCallableForCallee": 0, "getArgOperands": 0},
		implement: func(ms cppMethods) any { return caller{ms} }},
	{name: "CallableOpInterface", methods: map[string]int{"getCallableRegion": 0, "getArgumentTypes": 0, "getResultTypes": 0},
		implement: func(ms cppMethods) any { return callable{ms} }},
	{name: "CastOpInterface", methods: map[string]int{"areCastCompatible": 2}, static: true,
		ofTypes: func(ctx *ir.Context, op string, ms cppMethods) any {
			return caster{ms["areCastCompatible"], ctx, op + "::areCastCompatible"}
		}},
	{name: "ConditionallySpeculatable", methods: map[string]int{"getSpeculatability": 0},
		implement: func(ms cppMethods) any { return speculatable{ms} }},
	{name: "DestinationStyleOpInterface", methods: map[string]int{"getDpsInitsMutable": 0},
		implement: func(ms cppMethods) any { return destinations{ms} }},
	{name: "LoopLikeOpInterface", methods: map[string]int{"getLoopRegions": 0},
		optional:  map[string]int{"getInitsMutable": 0, "getRegionIterArgs": 0, "getYieldedValuesMutable": 0, "getLoopResults": 0},
		implement: func(ms cppMethods) any { return loop{ms} }},
	{name: "RegionBranchOpInterface", methods: map[string]int{"getSuccessorRegions": 2},
		optional: map[string]int{"getEntrySuccessorOperands": 1, "areTypesCompatible": 2, "getSuccessorInputs": 1, "getRegionInvocationBounds": 2},
		implement: func(ms cppMethods) any {
			if ms["getRegionInvocationBounds"] != nil {
				return countedBrancher{regionBrancher{ms}}
			}
			return regionBrancher{ms}
		}},
	{name: "RegionBranchTerminatorOpInterface", methods: map[string]int{"getMutableSuccessorOperands": 1},
		implement: func(ms cppMethods) any { return regionTerminator{ms} }},
	{name: "SelectLikeOpInterface", methods: map[string]int{"getCondition": 0, "getTrueValue": 0, "getFalseValue": 0},
		implement: func(ms cppMethods) any { return selectLike{ms} }},
	{name: "SymbolOpInterface", optional: map[string]int{"getVisibility": 0, "isDeclaration": 0, "isOptionalSymbol": 0},
		implement: symbolOf},
	{name: "SymbolUserOpInterface", methods: map[string]int{"verifySymbolUses": 1},
		implement: func(ms cppMethods) any { return symbolUser{ms} }},
}

// implementations adds the implementations of interfaces that are in the definition and not in Go.
func (o *opLoader) implementations() {
	for i := range cppInterfaces {
		x := &cppInterfaces[i]
		_, native := o.nativeInterface(x.name)
		if !o.op.HasInterface(x.name) || native || o.nativeCheck(x.name) != nil {
			continue
		}
		switch ms := o.cppMethods(x); {
		case len(ms) == 0:
		case x.ofTypes != nil:
			o.def.AttachInterface(x.name, x.ofTypes(o.ctx, o.def.Name, ms))
		default:
			o.def.AttachInterface(x.name, x.implement(ms))
		}
	}
}

// cppMethods returns the methods of an interface, or nil if a required one is missing. Methods that
// cannot be evaluated are reported.
func (o *opLoader) cppMethods(x *cppInterface) cppMethods {
	ms := cppMethods{}
	for name, params := range x.methods {
		find := o.api.Method
		if x.static {
			find = o.api.StaticHook
		}
		f, err := find(o.class(), name, params)
		if err != nil && o.api.Declares(o.class(), name) {
			o.unimplemented(name, err)
		}
		if f == nil {
			return nil
		}
		ms[name] = f
	}
	for name, params := range x.optional {
		if o.inGo[o.module] != nil && !o.api.Declares(o.class(), name) {
			continue // the default of an interface that files of other dialects define
		}
		f, err := o.api.Method(o.class(), name, params)
		if f != nil {
			ms[name] = f
		} else if err != nil && o.api.Declares(o.class(), name) {
			o.unimplemented(name, err)
		}
	}
	return ms
}

type brancher struct{ cppMethods }

// SuccessorOperands calls getSuccessorOperands.
func (b brancher) SuccessorOperands(op *ir.Operation, i int) ([]ir.Operand, int) {
	if s, ok := b.call(op, "getSuccessorOperands", cxx.Uint(uint64(i))).Obj().(*cppapi.SuccessorOperands); ok {
		return s.Operands, s.Produced
	}
	return nil, 0
}

type caller struct{ cppMethods }

// Callee calls getCallableForCallee.
func (c caller) Callee(op *ir.Operation) ir.Callee {
	switch x := c.call(op, "getCallableForCallee").Obj().(type) {
	case *ir.SymbolRefAttr:
		return ir.Callee{Symbol: x}
	case *ir.Value:
		return ir.Callee{Value: x}
	}
	return ir.Callee{}
}

// ArgOperands calls getArgOperands.
func (c caller) ArgOperands(op *ir.Operation) []ir.Operand {
	return cppapi.OperandsOf(c.call(op, "getArgOperands"))
}

type callable struct{ cppMethods }

// CallableRegion calls getCallableRegion.
func (c callable) CallableRegion(op *ir.Operation) *ir.Region {
	r, _ := c.call(op, "getCallableRegion").Obj().(*ir.Region)
	return r
}

// ArgumentTypes calls getArgumentTypes.
func (c callable) ArgumentTypes(op *ir.Operation) []ir.Type {
	return cppapi.Types(c.call(op, "getArgumentTypes"))
}

// ResultTypes calls getResultTypes.
func (c callable) ResultTypes(op *ir.Operation) []ir.Type {
	return cppapi.Types(c.call(op, "getResultTypes"))
}

type caster struct {
	f        *cxx.Func
	ctx      *ir.Context
	function string // for messages
}

// Compatible calls areCastCompatible.
func (c caster) Compatible(from, to []ir.Type) bool {
	v, err := c.f.Invoke(nil, cppapi.TypesValue(from), cppapi.TypesValue(to))
	if err != nil {
		cppapi.FunctionFailed(c.ctx, c.function, err)
	}
	return err == nil && v.Bool()
}

type speculatable struct{ cppMethods }

// Speculatability calls getSpeculatability.
func (s speculatable) Speculatability(op *ir.Operation) ir.Speculatability {
	return ir.Speculatability(s.call(op, "getSpeculatability").Int())
}

type destinations struct{ cppMethods }

// Destinations calls getDpsInitsMutable.
func (d destinations) Destinations(op *ir.Operation) []ir.Operand {
	return cppapi.OperandsOf(d.call(op, "getDpsInitsMutable"))
}

type loop struct{ cppMethods }

// LoopRegions calls getLoopRegions.
func (l loop) LoopRegions(op *ir.Operation) []*ir.Region {
	v := l.call(op, "getLoopRegions")
	var regions []*ir.Region
	for i := range v.Len() {
		if r, ok := v.At(i).Obj().(*ir.Region); ok {
			regions = append(regions, r)
		}
	}
	return regions
}

// Iterated calls the methods for the loop-carried values; by default a loop has none.
func (l loop) Iterated(op *ir.Operation) (inits []ir.Operand, args []*ir.Value, yielded []ir.Operand, results []ir.Value) {
	inits = cppapi.OperandsOf(l.call(op, "getInitsMutable"))
	args = cppapi.Values(l.call(op, "getRegionIterArgs"))
	yielded = cppapi.OperandsOf(l.call(op, "getYieldedValuesMutable"))
	results = cppapi.ResultsOf(l.call(op, "getLoopResults"))
	return inits, args, yielded, results
}

// HasLoopResults reports whether there is getLoopResults.
func (l loop) HasLoopResults() bool { return l.cppMethods["getLoopResults"] != nil }

type regionBrancher struct{ cppMethods }

// RegionSuccessors calls getSuccessorRegions. From LLVM 23 on, getSuccessorInputs returns the
// inputs of a successor, which no longer contains them.
func (b regionBrancher) RegionSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	var list cxx.Vec
	b.call(op, "getSuccessorRegions", cxx.Obj(&cppapi.RegionBranchPoint{From: from}), cxx.List(&list))
	successors := make([]ir.RegionSuccessor, 0, len(list.Elems))
	for _, v := range list.Elems {
		if s, ok := v.Obj().(*ir.RegionSuccessor); ok {
			next := *s
			if len(next.Inputs) == 0 && b.cppMethods["getSuccessorInputs"] != nil {
				next.Inputs = cppapi.Values(b.call(op, "getSuccessorInputs", cxx.Obj(s)))
			}
			successors = append(successors, next)
		}
	}
	return successors
}

// EntryOperands calls getEntrySuccessorOperands; the default is no operands.
func (b regionBrancher) EntryOperands(op *ir.Operation, to *ir.Region) []ir.Operand {
	return b.operandsTo(op, "getEntrySuccessorOperands", to)
}

// CompatibleTypes calls areTypesCompatible; by default types must be equal.
func (b regionBrancher) CompatibleTypes(from, to ir.Type) bool {
	f := b.cppMethods["areTypesCompatible"]
	if f == nil {
		return from == to
	}
	v, err := f.Invoke(nil, cxx.Null, cppapi.TypeValue(from), cppapi.TypeValue(to))
	if err != nil {
		cppapi.FunctionFailed(from.Context(), "areTypesCompatible", err)
	}
	return err == nil && v.Bool()
}

// A countedBrancher knows how often its regions are executed.
type countedBrancher struct{ regionBrancher }

// InvocationBounds calls getRegionInvocationBounds.
func (b countedBrancher) InvocationBounds(op *ir.Operation, operands []ir.Attribute) []ir.InvocationBounds {
	var list cxx.Vec
	b.call(op, "getRegionInvocationBounds", cppapi.AttributesValue(operands), cxx.List(&list))
	bounds := make([]ir.InvocationBounds, op.NumRegions())
	for i := range min(len(bounds), len(list.Elems)) {
		if x, ok := list.Elems[i].Obj().(*ir.InvocationBounds); ok {
			bounds[i] = *x
		}
	}
	return bounds
}

type regionTerminator struct{ cppMethods }

// SuccessorOperands calls getMutableSuccessorOperands.
func (t regionTerminator) SuccessorOperands(op *ir.Operation, to *ir.Region) []ir.Operand {
	return t.operandsTo(op, "getMutableSuccessorOperands", to)
}

type selectLike struct{ cppMethods }

// Condition calls getCondition.
func (s selectLike) Condition(op *ir.Operation) *ir.Value {
	return cppapi.AsValue(s.call(op, "getCondition"))
}

// TrueValue calls getTrueValue.
func (s selectLike) TrueValue(op *ir.Operation) *ir.Value {
	return cppapi.AsValue(s.call(op, "getTrueValue"))
}

// FalseValue calls getFalseValue.
func (s selectLike) FalseValue(op *ir.Operation) *ir.Value {
	return cppapi.AsValue(s.call(op, "getFalseValue"))
}

type symbolUser struct{ cppMethods }

// VerifySymbolUses calls verifySymbolUses.
func (u symbolUser) VerifySymbolUses(op *ir.Operation, c *ir.Checker) {
	cppapi.Check(c, u.cppMethods["verifySymbolUses"], cxx.Obj(op), cxx.Obj(c.Symbols()))
}

type symbol struct{ cppMethods }

// symbolOf implements SymbolOpInterface with those of its methods that there are.
func symbolOf(ms cppMethods) any {
	if ms["getVisibility"] != nil {
		return visibleSymbol{symbol{ms}}
	}
	return symbol{ms}
}

// IsDeclaration calls isDeclaration. Without it, only a function without a body is a declaration.
func (s symbol) IsDeclaration(op *ir.Operation) bool {
	if s.cppMethods["isDeclaration"] == nil {
		return ir.IsFunctionDeclaration(op)
	}
	return s.call(op, "isDeclaration").Bool()
}

// IsOptionalSymbol calls isOptionalSymbol. Without it, the name may be absent if the attribute is
// optional.
func (s symbol) IsOptionalSymbol(op *ir.Operation) bool {
	if s.cppMethods["isOptionalSymbol"] == nil {
		return ir.HasOptionalSymbolName(op)
	}
	return s.call(op, "isOptionalSymbol").Bool()
}

type visibleSymbol struct{ symbol }

// Visibility calls getVisibility.
func (s visibleSymbol) Visibility(op *ir.Operation) ir.Visibility {
	switch v := ir.Visibility(s.call(op, "getVisibility").Int()); v {
	case ir.Private, ir.Nested:
		return v
	}
	return ir.Public
}
