package cppgen

import (
	"strings"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/internal/gen/emit"
)

// Generators returns all generators, in the order of the reference's help.
func Generators() []backend.Generator {
	return []backend.Generator{
		{Flag: "gen-avail-interface-decls", Help: "Generate availability interface declarations", Write: availabilityDecls},
		{Flag: "gen-avail-interface-defs", Help: "Generate op interface definitions", Write: availabilityDefs},
		{Flag: "gen-spirv-attr-utils", Help: "Generate SPIR-V attribute utility definitions", Write: spirvAttrUtils},
		{Flag: "gen-spirv-enum-avail-decls", Help: "Generate SPIR-V enum availability declarations", Write: spirvEnumAvailability},
		{Flag: "gen-spirv-avail-impls", Help: "Generate SPIR-V operation utility definitions", Write: spirvAvailability},
		{Flag: "gen-spirv-capability-implication", Help: "Generate utility function to return implied capabilities for a given capability", Write: capabilityImplication},
		{Flag: "gen-spirv-serialization", Help: "Generate SPIR-V (de)serialization utilities and functions", Write: spirvSerialization},
		{Flag: "gen-spirv-enum-avail-defs", Help: "Generate SPIR-V enum availability definitions", Write: enumAvailability},
		{Flag: "gen-tosa-avail-impls", Help: "Generate Tosa operation utility definitions", Write: tosaAvailability},
		{Flag: "gen-attr-constraint-decls", Help: "Generate attribute constraint declarations", Write: attrConstraintDecls},
		{Flag: "gen-attr-constraint-defs", Help: "Generate attribute constraint definitions", Write: attrConstraintDefs},
		{Flag: "gen-type-constraint-decls", Help: "Generate type constraint declarations", Write: typeConstraintDecls},
		{Flag: "gen-type-constraint-defs", Help: "Generate type constraint definitions", Write: typeConstraintDefs},
		{Flag: "gen-attrdef-decls", Help: "Generate AttrDef declarations", Write: attrdefDecls},
		{Flag: "gen-typedef-decls", Help: "Generate TypeDef declarations", Write: typedefDecls},
		{Flag: "gen-attrdef-defs", Help: "Generate AttrDef definitions", Write: attrdefDefs},
		{Flag: "gen-typedef-defs", Help: "Generate TypeDef definitions", Write: typedefDefs},
		{Flag: "gen-convertible-llvmir-intrinsics", Help: "Generate list of convertible LLVM IR intrinsics", Write: convertibleIntrinsics},
		{Flag: "gen-enum-from-llvmir-conversions", Help: "Generate conversions of EnumAttrs from LLVM IR", Write: enumsFromLLVM},
		{Flag: "gen-intr-from-llvmir-conversions", Help: "Generate conversions of intrinsics from LLVM IR", Write: intrinsicsFromLLVM},
		{Flag: "gen-llvmir-conversions", Help: "Generate LLVM IR conversions", Write: llvmConversions},
		{Flag: "gen-llvmir-intrinsics", Help: "Generate LLVM IR intrinsics", Write: llvmIntrinsics},
		{Flag: "gen-op-from-llvmir-conversions", Help: "Generate conversions of operations from LLVM IR", Write: opsFromLLVM},
		{Flag: "gen-enum-to-llvmir-conversions", Help: "Generate conversions of EnumAttrs to LLVM IR", Write: enumsToLLVM},
		{Flag: "gen-attr-interface-decls", Help: "Generate attribute interface declarations", Write: attrInterfaceDecls, NoOperations: true},
		{Flag: "gen-attr-interface-defs", Help: "Generate attribute interface definitions", Write: attrInterfaceDefs, NoOperations: true},
		{Flag: "gen-dialect-decls", Help: "Generate dialect declarations", Write: dialectDecls, NoOperations: true},
		{Flag: "gen-dialect-defs", Help: "Generate dialect definitions", Write: dialectDefs, NoOperations: true},
		{Flag: "gen-bytecode", Help: "Generate dialect bytecode readers/writers", Write: bytecode, NoOperations: true},
		{Flag: "gen-directive-decl", Help: "Generate declarations for directives (OpenMP/OpenACC etc.)", Write: directives, NoOperations: true},
		{Flag: "gen-openmp-clause-ops", Help: "Generate OpenMP clause operand structures", Write: clauseOperands},
		{Flag: "verify-openmp-ops", Help: "Verify OpenMP operations (produce no output file)", Write: verifyOpenMP},
		{Flag: "gen-dialect-interface-decls", Help: "Generate dialect interface declarations.", Write: dialectInterfaceDecls, NoOperations: true},
		{Flag: "gen-enum-decls", Help: "Generate enum utility declarations", Write: enumDecls, NoOperations: true},
		{Flag: "gen-enum-defs", Help: "Generate enum utility definitions", Write: enumDefs, NoOperations: true},
		{Flag: "gen-op-decls", Help: "Generate op declarations", Write: opDecls},
		{Flag: "gen-op-defs", Help: "Generate op definitions", Write: opDefs},
		{Flag: "gen-op-interface-decls", Help: "Generate op interface declarations", Write: opInterfaceDecls, NoOperations: true},
		{Flag: "gen-op-interface-defs", Help: "Generate op interface definitions", Write: opInterfaceDefs, NoOperations: true},
		{Flag: "gen-pass-capi-header", Help: "Generate pass C API header", Write: passCAPIHeader, NoOperations: true},
		{Flag: "gen-pass-capi-impl", Help: "Generate pass C API implementation", Write: passCAPIImpl, NoOperations: true},
		{Flag: "gen-pass-decls", Help: "Generate pass declarations", Write: passDecls, NoOperations: true},
		{Flag: "gen-type-interface-decls", Help: "Generate type interface declarations", Write: typeInterfaceDecls, NoOperations: true},
		{Flag: "gen-type-interface-defs", Help: "Generate type interface definitions", Write: typeInterfaceDefs, NoOperations: true},
	}
}

// qualified returns a name within a namespace.
func qualified(ns, name string) string {
	if ns == "" {
		return name
	}
	return ns + "::" + name
}

// comment writes a summary and a description above a class.
func comment(w *emit.Writer, summary, description string) {
	text := strings.TrimSpace(strings.TrimSpace(summary) + "\n" + strings.TrimSpace(description))
	if text == "" {
		w.Text("\n")
		return
	}
	for line := range strings.SplitSeq(text, "\n") {
		w.Text("/// " + line + "\n")
	}
}
