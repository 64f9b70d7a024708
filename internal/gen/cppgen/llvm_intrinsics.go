package cppgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
	"github.com/mica-ir/mica/tablegen"
)

// llvmIntrinsics writes definitions of operations for LLVM's intrinsics.
func llvmIntrinsics(w *emit.Writer, in *backend.Input) error {
	w.Header("Operations for LLVM intrinsics", in.File)
	w.Text("include \"mlir/Dialect/LLVMIR/LLVMOpBase.td\"\ninclude \"mlir/Interfaces/SideEffectInterfaces.td\"\n\n")
	if err := in.RequireClass("Intrinsic"); err != nil {
		return err
	}
	o := in.Options.Intrinsics
	for _, r := range in.Module.Records.DerivedFrom("Intrinsic") {
		if strings.Contains(r.Name(), o.Filter) {
			writeIntrinsic(w, r, o)
		}
	}
	return nil
}

func writeIntrinsic(w *emit.Writer, r *tablegen.Record, o backend.IntrinsicOptions) {
	var traits []string
	if hasProperty(r, "Commutative") {
		traits = append(traits, "Commutative")
	}
	if hasProperty(r, "IntrNoMem") {
		traits = append(traits, "NoMemoryEffect")
	}
	results, overloadedResults := llvmTypes(r, "RetTypes")
	params, overloadedParams := llvmTypes(r, "ParamTypes")
	operands := slices.Repeat([]string{"LLVM_Type"}, params)
	flag := func(expr string, attributes ...string) string {
		if expr == "" || !backend.Matches(expr, r.Name()) {
			return "0"
		}
		operands = append(operands, attributes...)
		return "1"
	}
	accessGroup := flag(o.AccessGroup, "OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups")
	aliasAnalysis := flag(o.AliasAnalysis, "OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes",
		"OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes", "OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa")
	arguments := ""
	if len(operands) > 0 {
		arguments = " " + strings.Join(operands, ", ")
	}
	w.Printf("def LLVM_%s : %s<\"%s\", [%s], [%s], [%s], %d, %s, %s>, Arguments<(ins%s)>;\n\n", strings.TrimPrefix(r.Name(), "int_"), o.Base, intrinsicName(r),
		strings.Join(overloadedResults, ", "), strings.Join(overloadedParams, ", "), strings.Join(traits, ", "), results,
		accessGroup, aliasAnalysis, arguments)
}

// intrinsicName returns the name of the operation for an intrinsic: the one that LLVM
// gives it, or its definition's name without the target.
func intrinsicName(r *tablegen.Record) string {
	if name := backend.Field(r, "LLVMName"); name != "" {
		return name
	}
	name := strings.TrimPrefix(r.Name(), "int_")
	if backend.Field(r, "TargetPrefix") != "" {
		_, name, _ = strings.Cut(name, "_")
	}
	return strings.ReplaceAll(name, "_", ".")
}

// hasProperty reports whether an intrinsic has a property with that name.
func hasProperty(r *tablegen.Record, name string) bool {
	list, _ := r.List("IntrProperties")
	for _, v := range list {
		if d, ok := v.(*tablegen.DefValue); ok && d.Rec.Name() == name {
			return true
		}
	}
	return false
}

// llvmTypes returns how many types a field has, and the places of those that are
// overloaded.
func llvmTypes(r *tablegen.Record, field string) (n int, overloaded []string) {
	list, _ := r.List(field)
	for i, v := range list {
		if d, ok := v.(*tablegen.DefValue); ok && isOverloaded(d.Rec) {
			overloaded = append(overloaded, fmt.Sprint(i))
		}
	}
	return len(list), overloaded
}

// isOverloaded reports whether a type of LLVM is a choice among several.
func isOverloaded(typ *tablegen.Record) bool {
	if value, ok := typ.Def("VT"); ok {
		switch backend.Field(value, "LLVMName") {
		case "Any", "iAny", "fAny", "vAny", "pAny":
			return true
		}
	}
	return false
}
