package query

import (
	"errors"
	"io"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// extract writes a function that consists of copies of the operations in all matches, or
// reports why it is not valid.
func (s *Session) extract(w io.Writer, m *Matcher) error {
	var ops []*ir.Operation
	for _, match := range Find(s.Root, m) {
		ops = append(ops, match.Ops...)
	}
	f, err := Extract(s.Root.Context(), m.Function, ops)
	if err != nil {
		return fail(w, err.Error())
	}
	defer f.Erase()
	var diags diag.List
	if ir.Verify(f, &diags); diags.HasErrors() {
		if s.Report == nil {
			return fail(w, diags.Error())
		}
		s.Report(diags)
		return ErrFailed
	}
	_, err = io.WriteString(w, "\n"+asm.String(f, asm.Options{})+"\n\n")
	return err
}

// Extract creates a function from copies of operations, except func.return, in the given order.
// It has an argument for each operand that no earlier copy defines, and returns the results of
// all. The function may be invalid, for example because regions of the operations use values
// that are defined outside. An operation that is given twice is copied twice. Extract fails only
// if the context has no functions.
func Extract(ctx *ir.Context, name string, ops []*ir.Operation) (*ir.Operation, error) {
	def, ret := ctx.LookupOp("func.func"), ctx.LookupOp("func.return")
	if def == nil || ret == nil {
		return nil, errors.New("cannot make a function: the dialect 'func' is not available")
	}
	entry := ir.NewBlock()
	mapping := ir.NewMapping()
	for _, op := range ops {
		for _, v := range op.Operands() {
			mapping.Map(v, entry.AddArgument(v.Type(), v.Location()))
		}
	}
	b := ir.NewBuilderAtEnd(ctx, entry)
	var results []*ir.Value
	for _, op := range ops {
		if op.Def() != ret {
			results = append(results, b.Clone(op, mapping).Results()...)
		}
	}
	b.New(ret, results, nil)
	for i := entry.NumArguments() - 1; i >= 0; i-- {
		if !entry.Argument(i).HasUses() {
			entry.EraseArgument(i)
		}
	}
	t := ctx.FunctionType(types(entry.Args()), types(results))
	f := ir.Create(&ir.OperationState{Def: def, Loc: b.Loc, NumRegions: 1, Attributes: []ir.NamedAttribute{
		{Name: ir.SymbolNameAttr, Value: ctx.StringAttr(name)}, {Name: "function_type", Value: ctx.TypeAttr(t)},
	}})
	f.Region(0).AppendBlock(entry)
	return f, nil
}

func types(values []*ir.Value) []ir.Type {
	list := make([]ir.Type, len(values))
	for i, v := range values {
		list[i] = v.Type()
	}
	return list
}
