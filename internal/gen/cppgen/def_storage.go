package cppgen

import (
	"fmt"
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
)

// storage is the class that holds the parameters of a value.
const storage = `struct $class : public ::mlir::$(base)Storage {
  using KeyTy = std::tuple<$types>;
  $class($params) : $init {}

  KeyTy getAsKey() const {
    return KeyTy($names);
  }

  bool operator==(const KeyTy &tblgenKey) const {
    return $equal;
  }

  static ::llvm::hash_code hashKey(const KeyTy &tblgenKey) {
    return ::llvm::hash_combine($key);
  }

  static $class *construct(::mlir::$(base)StorageAllocator &allocator, KeyTy &&tblgenKey)$construct
$fields};
`

// writeStorage writes the class that holds the parameters.
func (x *defWriter) writeStorage(w *emit.Writer) {
	var types, params, init, names, equal, key, moved []string
	var taken, copied, fields string
	for i, p := range x.Params {
		element := fmt.Sprintf("std::get<%d>(tblgenKey)", i)
		types = append(types, p.CppType)
		params = append(params, emit.Declarator(p.CppType)+p.Name)
		init = append(init, p.Name+"(std::move("+p.Name+"))")
		names = append(names, p.Name)
		equal = append(equal, "("+compared(p, element)+")")
		key = append(key, element)
		moved = append(moved, "std::move("+p.Name+")")
		taken += "    auto " + p.Name + " = std::move(" + element + ");\n"
		if code := paramField(p, "allocator"); code != "" {
			s := emit.Substitution{Names: []string{"_allocator", "allocator", "_self", p.Name, "_dst", p.Name}}
			lines := emit.Writer{Indent: 4}
			lines.Text(s.Expand(code) + "\n")
			copied += emit.Emptied(lines.String())
		}
		fields += "  " + emit.Declarator(p.CppType) + p.Name + ";\n"
	}
	class := x.field("storageClass")
	construct := ";"
	if !x.flag("hasStorageCustomConstructor") {
		construct = " {\n" + taken + copied + fmt.Sprintf("    return new (allocator.allocate<%s>()) %s(%s);\n  }\n", class, class, strings.Join(moved, ", "))
	}
	list := func(l []string) string { return strings.Join(l, ", ") }
	w.Fill(storage, "class", class, "base", x.base, "types", list(types), "params", list(params), "init", list(init), "names", list(names),
		"equal", strings.Join(equal, " && "), "key", list(key), "construct", construct, "fields", fields)
}

// paramField returns a field of the definition of a parameter, "" if it has none.
func paramField(p *ods.Param, name string) string {
	if p.Record == nil {
		return ""
	}
	return backend.Field(p.Record, name)
}

// compared returns the C++ that compares a parameter with an element of a key.
func compared(p *ods.Param, element string) string {
	if code := paramField(p, "comparator"); code != "" {
		return emit.Substitution{Names: []string{"_lhs", p.Name, "_rhs", element}}.Expand(code)
	}
	return p.Name + " == " + element
}
