package nvvm

import (
	"slices"

	"github.com/mica-ir/mica/ir"
)

// The spaces of memory by their numbers.
const (
	genericSpace  = 0
	globalSpace   = 1
	sharedSpace   = 3
	constantSpace = 4
	localSpace    = 5
	clusterSpace  = 7
)

// isLLVM reports whether a type is of a C++ class of the llvm dialect.
func isLLVM(t ir.Type, class string) (*ir.DefinedType, bool) {
	d, ok := t.(*ir.DefinedType)
	return d, ok && d.Def.Name == class && d.Def.Dialect != nil && d.Def.Dialect.Namespace == "llvm"
}

// addressSpace returns the address space of a pointer, -1 for another type.
func addressSpace(t ir.Type) int {
	if d, ok := isLLVM(t, "LLVMPointerType"); ok {
		n, _ := d.Params[0].(uint64)
		return int(n)
	}
	return -1
}

// structBody returns the types of the elements of a struct, and whether a type is
// one.
func structBody(t ir.Type) ([]ir.Type, bool) {
	d, ok := isLLVM(t, "LLVMStructType")
	if !ok {
		return nil, false
	}
	body := d.Params[1]
	if name, _ := d.Params[0].(string); name != "" {
		b, ok := d.Body()
		if !ok || len(b) == 0 {
			return nil, true
		}
		body = b[0]
	}
	list, _ := body.(ir.ParamList)
	ts := make([]ir.Type, 0, len(list))
	for _, p := range list {
		if t, ok := p.(ir.Type); ok {
			ts = append(ts, t)
		}
	}
	return ts, true
}

// structOf returns a literal struct, nil if the context does not know structs.
func structOf(ctx *ir.Context, ts ...ir.Type) ir.Type {
	d := ctx.Dialect("llvm")
	if d == nil {
		return nil
	}
	def := d.TypeNamed("struct")
	if def == nil {
		return nil
	}
	list := make(ir.ParamList, len(ts))
	for i, t := range ts {
		list[i] = t
	}
	return ctx.DefinedType(def, []ir.Param{"", list, false})
}

// repeated returns a type n times.
func repeated(t ir.Type, n int) []ir.Type { return slices.Repeat([]ir.Type{t}, n) }
