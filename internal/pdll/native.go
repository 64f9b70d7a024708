package pdll

import "fmt"

// nameNatives sets the symbols of the native callables: those of the text's own level keep their
// names. mlir-pdll has one name for all, also if they differ.
func nameNatives(m *Module, reference bool) {
	taken := map[string]bool{}
	for _, d := range m.Decls {
		if f, ok := d.(*Callable); ok && f.IsNative() {
			f.Symbol = f.Name.Text
			taken[f.Symbol] = true
		}
	}
	used := map[string]int{} // the last number that was added to a name
	for _, f := range m.Natives() {
		if f.Symbol != "" {
			continue
		}
		f.Symbol = f.Name.Text
		for taken[f.Symbol] && !reference {
			used[f.Name.Text]++
			f.Symbol = fmt.Sprintf("%s_%d", f.Name.Text, used[f.Name.Text]+1)
		}
		taken[f.Symbol] = true
	}
}

// NativeType returns the C++ type in native code of a parameter or a result: the class
// of the first constraint from a definition, the class of the operation if it is
// known, or else the general one of its PDLL type.
func (m *Module) NativeType(v *Var) string {
	for _, ref := range v.Constraints {
		if f, ok := ref.Constraint.(*Callable); ok && f.NativeType != "" {
			return f.NativeType
		}
	}
	if t, ok := v.Type.(*OpType); ok {
		if op := m.ODS.Operation(t.Name); op != nil {
			return op.NativeClass
		}
	}
	return nativeClass(v.Type)
}

// nativeClass returns the general C++ class of a type.
func nativeClass(t Type) string {
	switch t {
	case AttrType:
		return "::mlir::Attribute"
	case TypeType:
		return "::mlir::Type"
	case ValueType:
		return "::mlir::Value"
	case TypeRangeType:
		return "::mlir::TypeRange"
	case ValueRangeType:
		return "::mlir::ValueRange"
	}
	return "::mlir::Operation *"
}
