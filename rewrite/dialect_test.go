package rewrite_test

import (
	"github.com/mica-ir/mica/ir"
)

// indexDialect is as much of the reference's dialect as the test data uses, with
// the same folds.
func indexDialect() *ir.Dialect {
	pure := ir.NoMemoryEffect | ir.AlwaysSpeculatable
	index := &ir.TypeConstraint{Summary: "index"}
	result := []ir.ResultDef{{Name: "result", Constraint: index}}
	binary := func(name string, bits ir.TraitBits, fold func(x, y ir.Attribute, op *ir.Operation) ir.FoldResult) *ir.OpDef {
		return &ir.OpDef{
			Name:     name,
			Operands: []ir.OperandDef{{Name: "lhs", Constraint: index}, {Name: "rhs", Constraint: index}},
			Results:  result,
			Bits:     pure | bits,
			Fold: func(op *ir.Operation, operands []ir.Attribute) ([]ir.FoldResult, bool) {
				r := fold(operands[0], operands[1], op)
				if r.Value == nil && r.Attr == nil {
					return nil, false
				}
				return []ir.FoldResult{r}, true
			},
		}
	}
	return &ir.Dialect{
		Namespace: "index",
		Ops: []*ir.OpDef{
			{
				Name:       "index.constant",
				Results:    result,
				Attributes: []ir.AttributeDef{{Name: "value", Constraint: &ir.AttributeConstraint{Summary: "index attribute"}}},
				Bits:       pure | ir.ConstantLike,
				Fold: func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
					return []ir.FoldResult{{Attr: op.Inherent(0)}}, true
				},
			},
			binary("index.add", ir.IsCommutative, func(x, y ir.Attribute, op *ir.Operation) ir.FoldResult {
				if x != nil && y != nil {
					return constant(op, intOf(x)+intOf(y))
				}
				if y != nil && intOf(y) == 0 {
					return ir.FoldResult{Value: op.Operand(0)}
				}
				return ir.FoldResult{}
			}),
			{
				// Its fold changes it and says that it does not.
				Name: "index.secret",
				Fold: func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
					op.SetAttr("seen", op.Context().UnitAttr())
					return nil, false
				},
			},
			{
				// It folds to a constant that there is and to one that there is not.
				Name:    "index.both",
				Results: []ir.ResultDef{{Name: "index", Constraint: index}, {Name: "flag", Constraint: index}},
				Bits:    pure,
				Fold: func(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
					return []ir.FoldResult{constant(op, 1), {Attr: op.Context().BoolAttr(true)}}, true
				},
			},
			binary("index.sub", 0, func(x, y ir.Attribute, op *ir.Operation) ir.FoldResult {
				if x != nil && y != nil {
					return constant(op, intOf(x)-intOf(y))
				}
				if y != nil && intOf(y) == 0 {
					return ir.FoldResult{Value: op.Operand(0)}
				}
				return ir.FoldResult{}
			}),
			binary("index.mul", ir.IsCommutative, func(x, y ir.Attribute, op *ir.Operation) ir.FoldResult {
				if x != nil && y != nil {
					return constant(op, intOf(x)*intOf(y))
				}
				if y != nil && intOf(y) == 0 {
					return ir.FoldResult{Attr: y}
				}
				if y != nil && intOf(y) == 1 {
					return ir.FoldResult{Value: op.Operand(0)}
				}
				return ir.FoldResult{}
			}),
		},
		Materialize: func(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
			if t != b.Context().IndexType() {
				return nil
			}
			return b.New(b.Context().OpDef("index.constant"), nil, []ir.Type{t}, ir.NamedAttribute{Name: "value", Value: value})
		},
	}
}

func intOf(a ir.Attribute) int64 {
	n, _ := a.(*ir.IntegerAttr).Value.Int64()
	return n
}

func constant(op *ir.Operation, n int64) ir.FoldResult {
	c := op.Context()
	return ir.FoldResult{Attr: c.Int64Attr(c.IndexType(), n)}
}

// funcDialect has the operations that contain the test data.
func funcDialect() *ir.Dialect {
	any := &ir.TypeConstraint{Summary: "any type"}
	return &ir.Dialect{
		Namespace: "func",
		Ops: []*ir.OpDef{
			{
				Name: "func.func",
				Attributes: []ir.AttributeDef{
					{Name: "sym_name", Constraint: &ir.AttributeConstraint{Summary: "string attribute"}},
					{Name: "function_type", Constraint: &ir.AttributeConstraint{Summary: "type attribute of function type"}},
				},
				Regions: []ir.RegionDef{{Name: "body", Constraint: &ir.RegionConstraint{Summary: "any region"}}},
				Traits:  []*ir.Trait{ir.LookupTrait("IsolatedFromAbove"), ir.LookupTrait("SymbolOpInterface")},
			},
			{
				Name:     "func.return",
				Operands: []ir.OperandDef{{Name: "operands", Arity: ir.Variadic, Constraint: any}},
				Traits:   []*ir.Trait{ir.LookupTrait("IsTerminator")},
				Bits:     ir.NoMemoryEffect,
			},
		},
	}
}

// testDialect is a part of the reference's dialect for tests.
func testDialect() *ir.Dialect {
	any := &ir.TypeConstraint{Summary: "any type"}
	return &ir.Dialect{
		Namespace: "test",
		Ops: []*ir.OpDef{{
			Name:       "test.br",
			Operands:   []ir.OperandDef{{Name: "targetOperands", Arity: ir.Variadic, Constraint: any}},
			Successors: []ir.SuccessorDef{{Name: "target"}},
			Traits:     []*ir.Trait{ir.LookupTrait("IsTerminator"), ir.LookupTrait("BranchOpInterface")},
			Interfaces: []ir.InterfaceImpl{{Name: "BranchOpInterface", Impl: branch{}}},
		}},
	}
}

// condBranch is a branch to two blocks with operands for each.
type condBranch struct{}

func (condBranch) SuccessorOperands(op *ir.Operation, i int) ([]ir.Operand, int) {
	return op.OperandGroup(1 + i), 0
}

type branch struct{}

func (branch) SuccessorOperands(op *ir.Operation, _ int) ([]ir.Operand, int) {
	return op.OpOperands(), 0
}

// toyDialect has operations with the traits and effects that matter to drivers.
func toyDialect() *ir.Dialect {
	any := &ir.TypeConstraint{Summary: "any type"}
	pure := ir.NoMemoryEffect | ir.AlwaysSpeculatable
	operands := []ir.OperandDef{{Name: "in", Arity: ir.Variadic, Constraint: any}}
	results := []ir.ResultDef{{Name: "out", Arity: ir.Variadic, Constraint: any}}
	op := func(name string, bits ir.TraitBits) *ir.OpDef {
		return &ir.OpDef{Name: name, Operands: operands, Results: results, Bits: bits}
	}
	regions := func(d *ir.OpDef) *ir.OpDef {
		d.Regions = []ir.RegionDef{{Name: "body", Variadic: true, Constraint: &ir.RegionConstraint{Summary: "any region"}}}
		return d
	}
	effects := func(name string, kinds ...ir.EffectKind) *ir.OpDef {
		d := op(name, 0)
		d.Effects = func(op *ir.Operation) []ir.Effect {
			var list []ir.Effect
			for _, k := range kinds {
				e := ir.Effect{Kind: k}
				if k == ir.Allocate && op.NumResults() > 0 {
					e.Value = op.Result(0)
				}
				list = append(list, e)
			}
			return list
		}
		return d
	}
	return &ir.Dialect{
		Namespace:       "toy",
		AllowUnknownOps: true,
		Ops: []*ir.OpDef{
			op("toy.pure", pure),
			op("toy.negate", pure|ir.IsInvolution),
			op("toy.round", pure|ir.IsIdempotent),
			op("toy.max", pure|ir.IsIdempotent|ir.IsCommutative),
			op("toy.yield", pure|ir.IsTerminator),
			op("toy.effect", 0),
			regions(op("toy.loop", ir.RecursiveMemoryEffects)),
			regions(op("toy.graph", 0)),
			{
				Name: "toy.cond_br",
				Operands: []ir.OperandDef{
					{Name: "condition", Constraint: any},
					{Name: "ifTrue", Arity: ir.Variadic, Constraint: any},
					{Name: "ifFalse", Arity: ir.Variadic, Constraint: any},
				},
				Successors: []ir.SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}},
				Traits: []*ir.Trait{
					ir.LookupTrait("IsTerminator"), ir.LookupTrait("BranchOpInterface"), ir.LookupTrait("AttrSizedOperandSegments"),
				},
				Interfaces: []ir.InterfaceImpl{{Name: "BranchOpInterface", Impl: condBranch{}}},
			},
			effects("toy.read", ir.Read),
			effects("toy.write", ir.Write),
			effects("toy.alloc", ir.Allocate),
			effects("toy.free", ir.Free),
			{
				Name:       "toy.branch",
				Operands:   operands,
				Successors: []ir.SuccessorDef{{Name: "to", Variadic: true}},
				Traits:     []*ir.Trait{ir.LookupTrait("IsTerminator")},
				Bits:       pure,
			},
		},
	}
}
