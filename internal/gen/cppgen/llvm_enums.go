package cppgen

import (
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// llvmEnums calls write for each enumeration that has an equivalent in LLVM: first for
// those with a class, then for plain constants in a namespace.
func llvmEnums(in *backend.Input, write func(e *llvmEnum)) error {
	for _, class := range []string{"LLVM_EnumAttr", "LLVM_CEnumAttr"} {
		if err := in.RequireClass(class); err != nil {
			return err
		}
		for _, r := range in.Module.Records.DerivedFrom(class) {
			for _, e := range in.Module.Enums {
				if e.Record == r {
					write(&llvmEnum{Enum: e, llvm: backend.Field(r, "llvmClassName"), plain: class == "LLVM_CEnumAttr"})
				}
			}
		}
	}
	return nil
}

// An llvmEnum is an enumeration and its equivalent in LLVM.
type llvmEnum struct {
	*ods.Enum
	llvm  string // class, or namespace of plain constants
	plain bool
}

// value returns the constant of LLVM for a case.
func (e *llvmEnum) value(r *tablegen.Record) string {
	value := e.llvm + "::" + backend.Field(r, "llvmEnumerant")
	if e.plain {
		return "static_cast<int64_t>(" + value + ")"
	}
	return value
}

// class returns the type of LLVM's constants.
func (e *llvmEnum) class() string {
	if e.plain {
		return "int64_t"
	}
	return e.llvm
}

func enumsToLLVM(w *emit.Writer, in *backend.Input) error {
	return llvmEnums(in, func(e *llvmEnum) {
		name := qualified(e.CppNamespace, e.Name)
		w.Printf("[[maybe_unused]] static %s convert%sToLLVM(%s value) {\n  switch (value) {\n", e.class(), e.Name, name)
		for _, c := range e.Cases {
			w.Printf("  case %s::%s:\n    return %s;\n", name, c.Symbol, e.value(c.Record))
		}
		w.Printf("  }\n  llvm_unreachable(\"unknown %s type\");\n}\n\n", e.Name)
	})
}

func enumsFromLLVM(w *emit.Writer, in *backend.Input) error {
	return llvmEnums(in, func(e *llvmEnum) {
		name := qualified(e.CppNamespace, e.Name)
		w.Printf("[[maybe_unused]] inline %s convert%sFromLLVM(%s value) {\n  switch (value) {\n", name, e.Name, e.class())
		for _, c := range e.Cases {
			w.Printf("  case %s:\n    return %s::%s;\n", e.value(c.Record), name, c.Symbol)
		}
		unsupported, _ := e.Record.List("unsupported")
		for _, v := range unsupported {
			if d, ok := v.(*tablegen.DefValue); ok {
				value := e.value(d.Rec)
				w.Printf("  case %s:\n    llvm_unreachable(\"unsupported case %s\");\n", value, value)
			}
		}
		w.Printf("  }\n  llvm_unreachable(\"unknown %s type\");}\n\n", e.llvm)
	})
}

func convertibleIntrinsics(w *emit.Writer, in *backend.Input) error {
	if err := in.RequireClass("LLVM_IntrOpBase"); err != nil {
		return err
	}
	for _, r := range in.Module.Records.DerivedFrom("LLVM_IntrOpBase") {
		if err := backend.RequireStrings(r, "llvmEnumName"); err != nil {
			return err
		}
		w.Text("llvm::Intrinsic::" + strings.TrimSpace(backend.Field(r, "llvmEnumName")) + ",\n")
	}
	return nil
}
