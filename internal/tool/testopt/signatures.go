package main

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/pass"
)

// functionPasses change the signatures of the functions in a module as their attributes say.
func functionPasses() []*pass.Definition {
	each := func(f func(f ir.Function)) func() pass.Pass {
		return func() pass.Pass {
			return pass.Func(func(r *pass.Run) error {
				for op := range r.Op.Region(0).Ops() {
					if function, ok := ir.AsFunction(op); ok {
						f(function)
					}
				}
				return nil
			})
		}
	}
	module := pass.Anchor{Op: "builtin.module"}
	return []*pass.Definition{
		{Name: "TestFuncInsertArg", Argument: "test-func-insert-arg", Summary: "Test inserting func args.", On: module,
			New: each(func(f ir.Function) { f.InsertArguments(takeParameters(f, "test.insert_args")) })},
		{Name: "TestFuncInsertResult", Argument: "test-func-insert-result", Summary: "Test inserting func results.", On: module,
			New: each(func(f ir.Function) { f.InsertResults(takeParameters(f, "test.insert_results")) })},
		{Name: "TestFuncEraseArg", Argument: "test-func-erase-arg", Summary: "Test erasing func args.", On: module,
			New: each(func(f ir.Function) {
				f.EraseArguments(marked(len(f.FunctionType().Inputs), "test.erase_this_arg", f.ArgumentAttr))
			})},
		{Name: "TestFuncEraseResult", Argument: "test-func-erase-result", Summary: "Test erasing func results.", On: module,
			New: each(func(f ir.Function) {
				f.EraseResults(marked(len(f.FunctionType().Results), "test.erase_this_result", f.ResultAttr))
			})},
		{Name: "TestFuncSetType", Argument: "test-func-set-type", Summary: "Test FunctionOpInterface::setType.", On: module,
			New: each(setTypeFromSymbol)},
	}
}

// marked returns which of n arguments or results have an attribute.
func marked(n int, name string, attr func(i int, name string) ir.Attribute) []bool {
	list := make([]bool, n)
	for i := range list {
		list[i] = attr(i, name) != nil
	}
	return list
}

// takeParameters removes an attribute that lists the parameters to insert: index, type, and
// optionally attributes and a location.
func takeParameters(f ir.Function, name string) []ir.Parameter {
	all, _ := f.Attr(name).(*ir.ArrayAttr)
	if all == nil || len(all.Elements) == 0 {
		return nil
	}
	var list []ir.Parameter
	for _, e := range all.Elements {
		parts := e.(*ir.ArrayAttr).Elements
		p := ir.Parameter{Index: int(parts[0].(*ir.IntegerAttr).Int64()), Type: parts[1].(*ir.TypeAttr).Value, Loc: f.Context().UnknownLoc()}
		if len(parts) > 2 {
			p.Attrs = parts[2].(*ir.DictionaryAttr)
		}
		if len(parts) > 3 {
			p.Loc = parts[3].(*ir.Location)
		}
		list = append(list, p)
	}
	f.RemoveAttr(name)
	return list
}

func setTypeFromSymbol(f ir.Function) {
	ref, _ := f.Attr("test.set_type_from").(*ir.SymbolRefAttr)
	if ref == nil {
		return
	}
	if from, ok := ir.AsFunction(ir.LookupSymbolIn(f.ParentOp(), ref.Root)); ok {
		f.SetFunctionType(from.FunctionType())
	}
}
