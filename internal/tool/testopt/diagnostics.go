package main

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/pass"
)

// diagnosticPasses report their findings as diagnostics.
func diagnosticPasses() []*pass.Definition {
	module := pass.Anchor{Op: "builtin.module"}
	run := func(f func(r *pass.Run) error) func() pass.Pass { return func() pass.Pass { return pass.Func(f) } }
	return []*pass.Definition{
		{Name: "TestOpaqueLoc", Argument: "test-opaque-loc", Summary: "Changes all leaf locations to opaque locations", On: module, New: run(testOpaque)},
		{Name: "SideEffectsPass", Argument: "test-side-effects", Summary: "Test side effects interfaces", On: module, New: run(testEffects)},
		{Name: "TestAffineWalk", Argument: "test-affine-walk", Summary: "Test affine walk method.", On: module, New: run(testAffineWalk)},
		{Name: "TestDerivedAttributeDriver", Argument: "test-derived-attr", Summary: "Run test derived attributes",
			On: pass.Anchor{Op: "func.func"}, New: run(testDerived)},
		{Name: "TestTypeInterfaces", Argument: "test-type-interfaces", Summary: "Test type interface support.", On: module, New: run(testTypeInterfaces)},
	}
}

// testOpaque sets opaque locations on operations, with copies of them that have a location to
// fall back to, and prints the objects that the locations of diagnostics refer to.
func testOpaque(r *pass.Run) error {
	ctx := r.Context()
	id := 0
	nothing := map[*ir.Location]*ir.Location{} // opaque locations without a value, by fallback location
	ir.Walk(r.Op, ir.PostOrder, func(op *ir.Operation) ir.WalkResult {
		if op == r.Op {
			return ir.Advance
		}
		loc := op.Location()
		op.SetLocation(ctx.OpaqueLoc(id, ctx.UnknownLoc()))
		if op.ParentOp().Name() != "builtin.module" && !op.Has(ir.IsTerminator) {
			copyAt(op, ctx.OpaqueLoc(id, loc))
			if nothing[loc] == nil {
				nothing[loc] = ctx.OpaqueLoc(nil, loc)
			}
			copyAt(op, nothing[loc])
		}
		id++
		return ir.Advance
	})
	for op := range ir.All(r.Op, ir.PostOrder) {
		if loc := op.Location(); loc.Kind == ir.OpaqueLocation {
			if id, ok := loc.Opaque().(int); ok {
				fmt.Fprintf(r.Out, "MyLocation: %d", id)
			} else {
				fmt.Fprint(r.Out, "nullptr")
			}
		}
		fmt.Fprintf(r.Out, ": '%s' op \n", op.Name())
	}
	return nil
}

// copyAt inserts a copy of an operation before it.
func copyAt(op *ir.Operation, loc *ir.Location) {
	c := op.Clone(ir.NewMapping())
	c.SetLocation(loc)
	op.Block().InsertBefore(op, c)
}

// effectNames are the kinds of effects in messages.
var effectNames = map[ir.EffectKind]string{ir.Allocate: "'allocate'", ir.Free: "'free'", ir.Read: "'read'", ir.Write: "'write'"}

// testEffects reports the effects of operations.
func testEffects(r *pass.Run) error {
	for op := range ir.All(r.Op, ir.PostOrder) {
		_, has := op.Def().Interface("MemoryEffectOpInterface")
		if op.Has(ir.IsTerminator) || !has && op.Def().Effects == nil && !op.Has(ir.NoMemoryEffect) {
			continue
		}
		var effects []ir.Effect
		if f := op.Def().Effects; f != nil {
			effects = f(op)
		}
		if len(effects) == 0 {
			r.Remarkf(op, "operation has no memory effects")
		}
		for _, e := range effects {
			text := "found an instance of " + effectNames[e.Kind]
			switch {
			case e.Symbol != nil:
				text += fmt.Sprintf(" on a symbol '%s',", e.Symbol)
			case e.Value == nil:
			case slices.Contains(op.Operands(), e.Value):
				text += fmt.Sprintf(" on op operand %d,", slices.Index(op.Operands(), e.Value))
			case e.Value.DefiningOp() == op:
				text += fmt.Sprintf(" on op result %d,", e.Value.Index())
			default:
				text += " on a block argument,"
			}
			r.Remarkf(op, "%s on resource '%s'", text, cmp.Or(e.Resource, defaultResource))
		}
	}
	for op := range ir.All(r.Op, ir.PostOrder) {
		_, has := op.Def().Interface("TestEffectOpInterface")
		if m, ok := op.Attr("effect_parameter").(*ir.AffineMapAttr); ok && (has || op.Name() == "test.unregistered_side_effect_op") {
			r.Remarkf(op, "found a parametric effect with %s", m)
		}
	}
	return nil
}

// testAffineWalk reports remainders in the affine maps of operations, up to the first attribute
// that is not a map.
func testAffineWalk(r *pass.Run) error {
	for op := range ir.All(r.Op, ir.PostOrder) {
		for _, a := range op.AllAttrs() {
			m, ok := a.Value.(*ir.AffineMapAttr)
			if !ok {
				break
			}
			for _, e := range m.Map.Results {
				if hasModulo(e) {
					r.Report(diag.List{{Severity: diag.Remark, Place: op.Location().Place(), Message: "mod expression: "}})
				}
			}
		}
	}
	return nil
}

func hasModulo(e *affine.Expr) bool {
	return e != nil && (e.Kind == affine.Mod || hasModulo(e.LHS) || hasModulo(e.RHS))
}

// testTypeInterfaces reports the results of the methods of a type's interface.
func testTypeInterfaces(r *pass.Run) error {
	for op := range ir.All(r.Op, ir.PostOrder) {
		for _, t := range op.ResultTypes() {
			if d, ok := t.(*ir.DefinedType); !ok || d.Def.Name != "TestType" {
				continue
			}
			for _, text := range []string{"TestA", "TestB", "TestC", "42 - Int TestC", "3.140000e+00 - Float TestC", "TestD", "TestRet", "TestE"} {
				r.Report(diag.List{{Severity: diag.Remark, Place: op.Location().Place(), Message: fmt.Sprintf("'%s' - %s", t, text)}})
			}
		}
	}
	return nil
}

// defaultResource is the resource of effects that name none.
const defaultResource = "<Default>"

// effectOps are the operations whose effects are in an attribute.
func effectOps() map[string]dialect.Op {
	op := dialect.Op{Effects: declaredEffects}
	return map[string]dialect.Op{"test.side_effect_op": op, "test.side_effect_with_region_op": op}
}

// declaredEffects returns the effects in the attribute effects of an operation.
func declaredEffects(op *ir.Operation) (list []ir.Effect) {
	all, _ := op.Attr("effects").(*ir.ArrayAttr)
	if all == nil {
		return nil
	}
	for _, x := range all.Elements {
		d, ok := x.(*ir.DictionaryAttr)
		if !ok {
			continue
		}
		name, ok := d.Attr("effect").(*ir.StringAttr)
		if !ok {
			continue
		}
		e := ir.Effect{Resource: defaultResource}
		for kind, text := range effectNames {
			if text == "'"+name.Value+"'" {
				e.Kind = kind
			}
		}
		if d.Attr("test_resource") != nil {
			e.Resource = "<Test>"
		}
		switch {
		case d.Attr("on_result") != nil && op.NumResults() > 0:
			e.Value = op.Result(0)
		case d.Attr("on_operand") != nil && op.NumOperands() > 0:
			e.Value = op.Operand(0)
		case d.Attr("on_argument") != nil && op.NumRegions() > 0 && !op.Region(0).Empty() && op.Region(0).Entry().NumArguments() > 0:
			e.Value = op.Region(0).Entry().Argument(0)
		default:
			e.Symbol, _ = d.Attr("on_reference").(*ir.SymbolRefAttr)
		}
		list = append(list, e)
	}
	return list
}

// testDerived reports the derived attributes of operations.
func testDerived(r *pass.Run) error {
	for op := range ir.All(r.Op, ir.PostOrder) {
		impl, _ := op.Def().Interface("DerivedAttributeOpInterface")
		derived, ok := impl.(ir.DerivedAttributeOpInterface)
		if !ok {
			continue
		}
		attrs, err := derived.MaterializeDerivedAttributes(op)
		if err != nil {
			var list diag.List
			if !errors.As(err, &list) {
				op.EmitOpError(&list, "%s", err)
			}
			r.Report(list)
			continue
		}
		for _, a := range attrs.Entries {
			r.Remarkf(op, "%s = %s", a.Name, a.Value)
		}
	}
	return nil
}
