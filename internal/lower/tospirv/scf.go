package tospirv

import (
	"strings"

	"github.com/mica-ir/mica/dialect/scf"
	"github.com/mica-ir/mica/dialect/spirv"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// Control is convert-scf-to-spirv.
type Control struct{}

// Run lowers structured control flow. As in MLIR, it includes the patterns for arith, func, index
// and memref.
func (Control) Run(r *pass.Run) error {
	env, err := NewEnvironment(r.Op)
	if err != nil {
		return err
	}
	types := NewTypes(r.Context(), env, Options{Emulate: true, EmulateFloats: true, BoolBits: 8})
	var list []conversion.Pattern
	for _, of := range []func(*Types) []conversion.Pattern{ControlPatterns, ArithPatterns, FunctionPatterns, MemRefPatterns, IndexPatterns} {
		list = append(list, of(types)...)
	}
	return lower(r, env.Target(), list)
}

// A structure creates loops and selections. Their results are variables, to which the terminators
// of the regions store the yielded values.
type structure struct {
	*Types
	results map[*ir.Operation][]*ir.Value // the variables, by spirv.mlir.loop or spirv.mlir.selection
}

// ControlPatterns returns the patterns for scf.for, scf.if and scf.while. They belong to one
// conversion.
func ControlPatterns(t *Types) []conversion.Pattern {
	s := &structure{t, map[*ir.Operation][]*ir.Value{}}
	p := func(name string, f conversion.Func) conversion.Pattern {
		return conversion.NewPattern("scf."+name, t.TypeConverter, f)
	}
	return []conversion.Pattern{p("for", s.loop), p("if", s.branch), p("yield", s.yield), p("while", s.while)}
}

// loops inserts a spirv.mlir.loop with an entry block and one that merges.
func (e emitter) loops() *ir.Operation {
	return e.construct("mlir.loop", "loop_control", 2)
}

// construct inserts an operation with a number of blocks; the last one is the merge block.
func (e emitter) construct(name, control string, blocks int) *ir.Operation {
	op := e.Create(&ir.OperationState{Def: e.Context().OpDef("spirv." + name), Loc: e.loc, NumRegions: 1,
		Attributes: []ir.NamedAttribute{{Name: control, Value: named.EnumNamed(e.Context(), "spirv", control, "None")}}})
	defer e.Restore(e.InsertionPoint())
	for range blocks {
		e.CreateBlock(op.Region(0), nil, nil)
	}
	e.Create(&ir.OperationState{Def: e.Context().OpDef("spirv.mlir.merge"), Loc: e.loc})
	return op
}

// jump inserts a branch.
func (e emitter) jump(to *ir.Block, args []*ir.Value) {
	e.Create(&ir.OperationState{Def: e.Context().OpDef("spirv.Branch"), Loc: e.loc, Operands: args, Successors: []*ir.Block{to}})
}

// choose inserts a conditional branch, with arguments for the first successor.
func (e emitter) choose(condition *ir.Value, yes *ir.Block, args []*ir.Value, no *ir.Block) *ir.Operation {
	return e.Op("spirv.BranchConditional").At(e.loc).OperandAt(0, condition).OperandAt(1, args...).Successors(yes, no).MustBuild()
}

// variable inserts a variable of the function, and after an operation a load of it, so that
// those of several variables are in the reverse order.
func (e emitter) variable(t ir.Type, before *ir.Operation) (variable, load *ir.Value) {
	ctx := e.Context()
	function := named.EnumNamed(ctx, "spirv", "storage_class", "Function")
	storage, _ := named.EnumOf(function)
	e.SetInsertionPoint(before)
	variable = e.Create(&ir.OperationState{Def: ctx.OpDef("spirv.Variable"), Loc: e.loc, Types: []ir.Type{spirv.PointerTo(t, storage)},
		Attributes: []ir.NamedAttribute{{Name: "storage_class", Value: function}}}).Result(0)
	e.SetInsertionPointAfter(before)
	return variable, e.op("Load", t, variable)
}

// replaceResults replaces op with loads of a variable of each type that the regions of the
// construct store to.
func (s *structure) replaceResults(op, construct *ir.Operation, types []ir.Type, r *conversion.Rewriter) {
	e := emit(op, r)
	var variables, loads []*ir.Value
	for _, t := range types {
		v, load := e.variable(t, construct)
		variables, loads = append(variables, v), append(loads, load)
	}
	s.results[construct] = variables
	r.Replace(op, loads...)
}

// loop makes a header that compares the induction variable, and a body that continues with the
// next one.
func (s *structure) loop(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	loop := scf.ForAdaptor[*ir.Value]{ForOp: scf.ForOp{Operation: op}, Adapted: operands}
	e := emit(op, r)
	to := e.loops()
	args := append([]*ir.Value{loop.LowerBound()}, loop.InitArgs()...)
	merge := to.Region(0).Back()
	header := e.CreateBlock(to.Region(0), merge, ir.TypesOf(args))
	body := loop.RegionRegion().Entry()
	signature := conversion.NewSignature(body.NumArguments())
	for i, v := range args {
		header.Argument(i).SetLocation(v.Location())
		signature.Replace(i, header.Argument(i))
	}
	body = r.ConvertBlock(body, signature, nil)
	r.InlineRegionBefore(body.Parent(), merge)
	e.SetInsertionPointToEnd(to.Region(0).Entry())
	e.jump(header, args)

	e.SetInsertionPointToEnd(header)
	less := "SLessThan"
	if loop.UnsignedCmp() {
		less = "ULessThan"
	}
	i := header.Argument(0)
	e.choose(e.op(less, e.Context().I1(), i, loop.UpperBound()), body, nil, merge)
	e.SetInsertionPointToEnd(merge.Prev())
	// The values of the next iteration follow when the terminator of the body is converted.
	e.jump(header, []*ir.Value{e.op("IAdd", i.Type(), i, loop.Step())})
	s.replaceResults(op, to, ir.TypesOf(loop.InitArgs()), r)
	return true
}

// branch makes a selection.
func (s *structure) branch(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	x := scf.IfOp{Operation: op}
	var types []ir.Type
	for _, t := range op.ResultTypes() {
		to := s.Convert(t)
		if to == nil {
			return r.MatchFailure(op, "failed to convert type '%v'", t)
		}
		types = append(types, to)
	}
	e := emit(op, r)
	to := e.construct("mlir.selection", "selection_control", 1)
	merge := to.Region(0).Back()
	header := e.CreateBlock(to.Region(0), merge, nil)
	successors := [...]*ir.Block{merge, merge}
	for i, region := range []*ir.Region{x.ThenRegion(), x.ElseRegion()} {
		if region.Empty() {
			continue
		}
		successors[i] = region.Entry()
		e.SetInsertionPointToEnd(region.Back())
		e.jump(merge, nil)
		r.InlineRegionBefore(region, merge)
	}
	e.SetInsertionPointToEnd(header)
	e.choose(operands[0], successors[0], nil, successors[1])
	s.replaceResults(op, to, types, r)
	return true
}

// yield stores the values that a region of a loop or a selection yields, and passes them to the
// next iteration.
func (s *structure) yield(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	parent := op.ParentOp()
	switch parent.Name() {
	case "scf.if", "scf.for", "scf.while":
	default:
		if strings.HasPrefix(parent.Name(), "scf.") {
			return r.MatchFailure(op, "conversion not supported for parent op: '%s'", parent.Name())
		}
	}
	if len(operands) > 0 {
		variables := s.results[parent]
		if len(variables) != len(operands) {
			return false
		}
		e := emit(op, r)
		for i, v := range operands {
			e.Create(&ir.OperationState{Def: s.ctx.OpDef("spirv.Store"), Loc: e.loc, Operands: []*ir.Value{variables[i], v}})
		}
		if parent.Name() == "spirv.mlir.loop" {
			next := op.Block().Terminator()
			e.SetInsertionPoint(next)
			e.jump(next.Successor(0), append(next.Operands(), operands...))
			r.Erase(next)
		}
	}
	r.Erase(op)
	return true
}

// while creates a loop whose header is the first region. Its results are the values that this
// region forwards.
func (s *structure) while(op *ir.Operation, operands []*ir.Value, r *conversion.Rewriter) bool {
	loop := scf.WhileOp{Operation: op}
	e := emit(op, r)
	to := e.loops()
	for _, region := range []*ir.Region{loop.Before(), loop.After()} {
		if _, ok := r.ConvertRegion(region, s.TypeConverter, nil); !ok {
			return r.MatchFailure(op, "Failed to convert region types")
		}
	}
	header, body := loop.Before().Entry(), loop.After().Entry()
	condition, yield := header.Terminator(), body.Terminator()
	passed, ok := r.RemappedEach(condition.Operands()...)
	if !ok {
		return false
	}
	next, ok := r.RemappedEach(yield.Operands()...)
	if !ok {
		return false
	}
	merge := to.Region(0).Back()
	r.InlineRegionBefore(loop.Before(), merge)
	r.InlineRegionBefore(loop.After(), merge)
	e.SetInsertionPointToEnd(to.Region(0).Entry())
	e.jump(header, operands)

	e.loc = condition.Location()
	args := passed[1:]
	var results []*ir.Value
	for _, v := range args {
		variable, load := e.variable(v.Type(), to)
		results = append(results, load)
		e.SetInsertionPointToEnd(header)
		e.Create(&ir.OperationState{Def: s.ctx.OpDef("spirv.Store"), Loc: e.loc, Operands: []*ir.Value{variable, v}})
	}
	e.SetInsertionPointToEnd(header)
	e.choose(passed[0], body, args, merge)
	r.Erase(condition)
	e.SetInsertionPointToEnd(body)
	e.loc = yield.Location()
	e.jump(header, next)
	r.Erase(yield)
	r.Replace(op, results...)
	return true
}
