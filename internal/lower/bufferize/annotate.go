package bufferize

import (
	"strconv"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
)

// annotateInPlace sets an attribute on each operation that lists which of its operands are in
// place.
func annotateInPlace(op *ir.Operation, s *State) {
	ctx := op.Context()
	for o := range ir.All(op, ir.PostOrder) {
		list := make([]ir.Attribute, o.NumOperands())
		tensors := false
		for i := range list {
			text := "none"
			if operand := o.OpOperand(i); ir.IsTensor(operand.Value().Type()) {
				tensors = true
				text = strconv.FormatBool(s.InPlace(operand))
			}
			list[i] = ctx.StringAttr(text)
		}
		if tensors {
			o.SetAttr("__inplace_operands_attr__", ctx.ArrayAttr(list))
		}
	}
}

// annotateAliases sets attributes on each operation that list the values which may share the
// buffers of its results and of its block arguments.
func annotateAliases(op *ir.Operation, s *State) {
	ctx := op.Context()
	names := asm.NewValueNames(op)
	aliases := func(v *ir.Value) ir.Attribute {
		var list []ir.Attribute
		for w := range s.aliases.members(v) {
			list = append(list, ctx.StringAttr(names.Value(w)))
		}
		return ctx.ArrayAttr(list)
	}
	ofAll := func(values []*ir.Value) (list []ir.Attribute) {
		for _, v := range values {
			if ir.IsTensor(v.Type()) {
				list = append(list, aliases(v))
			}
		}
		return list
	}
	for o := range ir.All(op, ir.PostOrder) {
		if list := ofAll(o.Results()); list != nil {
			o.SetAttr("__opresult_alias_set_attr__", ctx.ArrayAttr(list))
		}
		found := false
		var regions []ir.Attribute
		for r := range o.Regions() {
			var blocks []ir.Attribute
			for b := range r.Blocks() {
				list := ofAll(b.Args())
				found = found || list != nil
				blocks = append(blocks, ctx.ArrayAttr(list))
			}
			regions = append(regions, ctx.ArrayAttr(blocks))
		}
		if found {
			o.SetAttr("__bbarg_alias_set_attr__", ctx.ArrayAttr(regions))
		}
	}
}

// annotateConflict marks a read, a write and a definition that are in conflict.
func (s *State) annotateConflict(read, write *ir.Operand, def *ir.Value) {
	id := "C_" + strconv.Itoa(s.conflicts)
	s.conflicts++
	unit := read.Owner().Context().UnitAttr()
	write.Owner().SetAttr(id+"[CONFL-WRITE: "+strconv.Itoa(write.Index())+"]", unit)
	read.Owner().SetAttr(id+"[READ: "+strconv.Itoa(read.Index())+"]", unit)
	ownerOf(def).SetAttr(id+"[DEF: "+describe(def)+"]", unit)
}

// annotateConstant marks a value that must not be written.
func (s *State) annotateConstant(v *ir.Value) {
	id := "W_" + strconv.Itoa(s.constants)
	s.constants++
	ownerOf(v).SetAttr(id+"[NOT-WRITABLE: "+describe(v)+"]", v.Type().Context().UnitAttr())
}

func describe(v *ir.Value) string {
	if v.DefiningOp() != nil {
		return "result " + strconv.Itoa(v.Index())
	}
	return "bbArg " + strconv.Itoa(v.Index())
}
