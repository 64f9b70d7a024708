package toemitc

import (
	"github.com/mica-ir/mica/dialect/emitc"
	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// ControlPatterns returns the patterns for scf. The results of an operation become variables, to
// which its regions assign the yielded values.
func ControlPatterns(t *Types) []conversion.Pattern {
	return []conversion.Pattern{
		t.pattern("scf.for", t.loop),
		t.pattern("scf.if", t.branch),
		t.pattern("scf.index_switch", t.choice),
		t.pattern("scf.while", t.while),
	}
}

// variable inserts a variable without a value, nil if there can be none of the type.
func (t *Types) variable(e emitter, of ir.Type) *ir.Value {
	to := t.Convert(of)
	if to == nil {
		return nil
	}
	ctx := e.Context()
	lvalue, err := ctx.NewType("emitc.lvalue", ir.Params{"valueType": to})
	if err != nil {
		return nil
	}
	none, err := ctx.NewAttr("emitc.opaque", ir.Params{"value": ""})
	if err != nil {
		return nil
	}
	return e.value("variable", lvalue, nil, ir.NamedAttribute{Name: "value", Value: none})
}

// results inserts a variable for each result of op.
func (t *Types) results(op *ir.Operation, r *conversion.Rewriter) ([]*ir.Value, bool) {
	var vars []*ir.Value
	for i := range op.NumResults() {
		v := t.variable(emit(op, r), op.Result(i).Type())
		if v == nil {
			return nil, r.MatchFailure(op, "result type conversion failed")
		}
		vars = append(vars, v)
	}
	return vars, true
}

// assign assigns values to variables.
func (e emitter) assign(vars, values []*ir.Value) {
	for i, v := range vars {
		e.op("assign", []*ir.Value{v, values[i]}, nil)
	}
}

// load returns the values of variables.
func (e emitter) load(vars []*ir.Value) []*ir.Value {
	var values []*ir.Value
	for _, v := range vars {
		values = append(values, e.value("load", emitc.ValueType(v.Type()), []*ir.Value{v}))
	}
	return values
}

// yield assigns the yielded values of a region to variables.
func yield(terminator *ir.Operation, vars []*ir.Value, r *conversion.Rewriter) bool {
	at := r.InsertionPoint()
	defer r.Restore(at)
	values, ok := r.RemappedEach(terminator.Operands()...)
	if !ok {
		return r.MatchFailure(terminator, "failed to lower yield operands")
	}
	r.SetInsertionPoint(terminator)
	e := emit(terminator, r)
	e.assign(vars, values)
	e.op("yield", nil, nil)
	r.Erase(terminator)
	return true
}

// body moves the operations of a region to another one that is empty.
func body(from, to *ir.Region, vars []*ir.Value, r *conversion.Rewriter) bool {
	r.InlineRegionAtEnd(from, to)
	return yield(to.Back().Terminator(), vars, r)
}

func (t *Types) loop(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	loop := scf.ForOp{Operation: op}
	if loop.UnsignedCmp() {
		return r.MatchFailure(op, "unsigned loops are not supported")
	}
	vars, ok := t.results(op, r)
	if !ok {
		return false
	}
	e := emit(op, r)
	e.assign(vars, operands[3:])
	to := e.Create(&ir.OperationState{Def: e.Context().OpDef("emitc.for"), Loc: e.loc, Operands: operands[:3], NumRegions: 1})
	after := r.InsertionPoint()
	entry := r.CreateBlock(to.Region(0), nil, []ir.Type{operands[0].Type()})
	entry.Argument(0).SetLocation(e.loc)
	args := append([]*ir.Value{entry.Argument(0)}, e.load(vars)...)
	if _, ok := r.ConvertRegion(loop.RegionRegion(), t.TypeConverter, nil); !ok {
		return r.MatchFailure(op, "region types conversion failed")
	}
	r.InlineBlock(loop.RegionRegion().Entry(), ir.InsertionPoint{Block: entry}, args)
	if !yield(entry.Terminator(), vars, r) {
		return false
	}
	r.Restore(after)
	r.Replace(op, e.load(vars)...)
	return true
}

func (t *Types) branch(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	x := scf.IfOp{Operation: op}
	vars, ok := t.results(op, r)
	if !ok {
		return false
	}
	e := emit(op, r)
	to := e.Create(&ir.OperationState{Def: e.Context().OpDef("emitc.if"), Loc: e.loc, Operands: operands, NumRegions: 2})
	if !body(x.ThenRegion(), to.Region(0), vars, r) {
		return false
	}
	if !x.ElseRegion().Empty() && !body(x.ElseRegion(), to.Region(1), vars, r) {
		return false
	}
	r.Replace(op, e.load(vars)...)
	return true
}

func (t *Types) choice(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	x := scf.IndexSwitchOp{Operation: op}
	vars, ok := t.results(op, r)
	if !ok {
		return false
	}
	e := emit(op, r)
	to := e.Create(&ir.OperationState{Def: e.Context().OpDef("emitc.switch"), Loc: e.loc, Operands: operands, NumRegions: op.NumRegions(),
		Attributes: []ir.NamedAttribute{{Name: "cases", Value: e.Context().DenseI64Array(x.Cases())}}})
	for i := 1; i < op.NumRegions(); i++ {
		if !body(op.Region(i), to.Region(i), vars, r) {
			return false
		}
	}
	if !body(x.DefaultRegion(), to.Region(0), vars, r) {
		return false
	}
	r.Replace(op, e.load(vars)...)
	return true
}

// while creates a loop that tests a variable at its end, since statements compute the condition.
// The part after the condition is conditional.
func (t *Types) while(op *ir.Operation, _ []*ir.Value, r *conversion.Rewriter) bool {
	loop := scf.WhileOp{Operation: op}
	results, ok := t.results(op, r)
	if !ok {
		return false
	}
	e := emit(op, r)
	var vars []*ir.Value
	for _, v := range op.Operands() {
		x := t.variable(e, v.Type())
		if x == nil {
			return r.MatchFailure(op, "type conversion failed")
		}
		// As in MLIR, an index is assigned without a cast.
		e.assign([]*ir.Value{x}, []*ir.Value{v})
		vars = append(vars, x)
	}
	again := t.variable(e, e.Context().IntegerType(1))
	to := e.Create(&ir.OperationState{Def: e.Context().OpDef("emitc.do"), Loc: e.loc, NumRegions: 2})
	end := r.InsertionPoint()
	if !t.whileBody(loop, to, results, vars, again, r) {
		return false
	}
	e.CreateBlock(to.Region(1), nil, nil)
	condition := e.expression(e.Context().IntegerType(1), []*ir.Value{again}, func(e emitter, args []*ir.Value) *ir.Value {
		return e.load(args)[0]
	})
	e.op("yield", []*ir.Value{condition}, nil)
	r.Restore(end)
	r.Replace(op, e.load(results)...)
	return true
}

// whileBody builds the body of a loop from both regions of an scf.while.
func (t *Types) whileBody(loop scf.WhileOp, to *ir.Operation, results, vars []*ir.Value, again *ir.Value, r *conversion.Rewriter) bool {
	op := loop.Operation
	e := emit(op, r)
	entry := r.CreateBlock(to.Region(0), nil, nil)
	args := e.load(vars)
	for _, region := range []*ir.Region{loop.Before(), loop.After()} {
		if _, ok := r.ConvertRegion(region, t.TypeConverter, nil); !ok {
			return r.MatchFailure(op, "region types conversion failed")
		}
	}
	r.InlineBlock(loop.Before().Entry(), ir.InsertionPoint{Block: entry}, args)
	condition := scf.ConditionOp{Operation: entry.Terminator()}
	r.SetInsertionPoint(condition.Operation)
	values, ok := r.RemappedEach(condition.Operation.Operands()...)
	if !ok {
		return r.MatchFailure(op, "failed to lower the operands of the condition")
	}
	e.assign(results, values[1:])
	e.assign([]*ir.Value{again}, values[:1])
	// Omit a region without operations and yielded values.
	if after := loop.After().Entry(); after.Front() != after.Back() || len(vars) > 0 {
		next := e.Create(&ir.OperationState{Def: e.Context().OpDef("emitc.if"), Loc: e.loc, Operands: values[:1], NumRegions: 2})
		inner := r.CreateBlock(next.Region(0), nil, nil)
		r.InlineBlock(after, ir.InsertionPoint{Block: inner}, values[1:])
		if !yield(inner.Terminator(), vars, r) {
			return false
		}
	}
	r.Erase(condition.Operation)
	return true
}
