package spirv

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// functionTraits are the checks of a function: of its type, of its returned values, and those that
// all functions share.
var functionTraits = map[string]*ir.Trait{
	"FunctionOpInterface": {Name: "FunctionOpInterface", Verify: func(op *ir.Operation, c *ir.Checker) {
		verifyFunctionType(op, c)
		ir.LookupTrait("FunctionOpInterface").Verify(op, c)
		verifyReturns(op, c)
	}},
}

// functionType returns the type of a function or a graph.
func functionType(op *ir.Operation) *ir.FunctionType {
	switch t := named.TypeAttr(op, ir.FunctionTypeAttr).(type) {
	case *ir.FunctionType:
		return t
	case GraphType:
		return t.FunctionType
	}
	return nil
}

// hasDecoration reports whether an argument has a decoration.
func hasDecoration(op *ir.Operation, argument int, name string) bool {
	list, _ := op.Attr(ir.ArgumentAttrsAttr).(*ir.ArrayAttr)
	if list == nil || argument >= len(list.Elements) {
		return false
	}
	dict, _ := list.Elements[argument].(*ir.DictionaryAttr)
	if dict == nil {
		return false
	}
	v, ok := named.EnumOf(dict.Attr(decorationName))
	if !ok {
		return false
	}
	text, _ := v.Def.Text(v.Value)
	return text == name
}

func verifyFunctionType(op *ir.Operation, c *ir.Checker) {
	t := functionType(op)
	if t == nil {
		return
	}
	c.Check(len(t.Results) <= 1, "cannot have more than one result")
	const physical = "PhysicalStorageBuffer"
	for i, in := range t.Inputs {
		to, storage := pointerTo(in)
		if to == nil {
			continue
		}
		if inner, storage := pointerTo(to); inner != nil {
			c.Check(storage != physical || hasDecoration(op, i, "AliasedPointer") || hasDecoration(op, i, "RestrictPointer"),
				"with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'")
			continue
		}
		if a := is(to, arrayClass); a != nil {
			_, storage = pointerTo(typeParam(a, arrayElement))
		}
		c.Check(storage != physical || hasDecoration(op, i, "Aliased") || hasDecoration(op, i, "Restrict"),
			"with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'")
	}
}

// verifyReturns checks that the returned values have the function's result types.
func verifyReturns(op *ir.Operation, c *ir.Checker) {
	t := functionType(op)
	if t == nil {
		return
	}
	ir.Walk(op, ir.PostOrder, func(o *ir.Operation) ir.WalkResult {
		switch o.Name() {
		case ReturnOpName:
			c.On(o).Check(len(t.Results) == 0, "cannot be used in functions returning value")
		case ReturnValueOpName:
			if len(t.Results) != 1 {
				c.On(o).Failf("returns 1 value but enclosing function requires %d results", len(t.Results))
			} else if have := operandType(o); have != t.Results[0] {
				c.On(o).Failf(" return value's type ('%s') mismatch with function's result type ('%s')", have, t.Results[0])
			}
		}
		return ir.Advance
	})
}

// A functionSymbol is the SymbolOpInterface of functions: one without a body is
// no declaration, for it may be public.
type functionSymbol struct{}

// IsDeclaration returns false.
func (functionSymbol) IsDeclaration(*ir.Operation) bool { return false }

// IsOptionalSymbol returns false.
func (functionSymbol) IsOptionalSymbol(*ir.Operation) bool { return false }
